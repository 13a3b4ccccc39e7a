import type { ProblemTexts } from ".";
import type { FileProblemKind } from "./problemsWithFiles.ja";

export const untouched = "The club's record is as it was; nothing has been written.";

export const fileProblems: Pick<ProblemTexts, FileProblemKind> = {
  missing_file: ({ file }) => ({
    what: `“${file}” is not there.`,
    data: "If it was moved or renamed, or a USB stick was pulled out, the record is safe. Anything you were typing is still here.",
    next: "If it is on a USB stick, plug that in again; find where the file is, and do it once more.",
  }),
  missing_folder: ({ folder }) => ({
    what: `The folder “${folder}” is not there.`,
    data: "The record is safe up to what was saved last. Nothing has been written to this folder.",
    next: "If it is on a USB stick, plug that in again; if it was moved or renamed, choose it anew. Then do it once more.",
  }),
  not_a_club: ({ file }) => ({
    what: `“${file}” is not a Hanchancho file.`,
    data: "The file has not been touched.",
    next: "Choose a file whose name ends in “.hanchan”.",
  }),
  newer_file: ({ file }) => ({
    what: `“${file}” was made by a newer Hanchancho than this one.`,
    data: untouched,
    next: "Update Hanchancho on this computer, then open the file again.",
  }),
  damaged_file: ({ file }) => ({
    what: `“${file}” is damaged and cannot be read.`,
    data: "The damaged file has been left as it is. If there is a backup, everything up to it is safe.",
    next: "Put the newest backup back. Do not delete the damaged file.",
  }),
  damaged_backup: ({ file }) => ({
    what: `The backup “${file}” is damaged and cannot be used.`,
    data: "The backup has been left as it is. The club's record and the other backups are files of their own, and safe.",
    next: "Choose another backup. If the club is open, press “Back up now” to make a new one.",
  }),
  file_in_use: ({ file }) => ({
    what: `“${file}” is open in another Hanchancho.`,
    data: untouched,
    next: "Close it in the other window or on the other computer, then open it again.",
  }),
  open_elsewhere: ({ file, account, machine, since }) => ({
    what: `“${file}” is open on ${machine}, by ${account}${since === null ? "" : `, since ${since}`}.`,
    data: untouched,
    next: "Have it closed there, then open it again. Looking is possible meanwhile, by the command hanchan. Do not go on in a copy or a backup instead: the record would become two.",
  }),
  other_names: ({ file }) => ({
    what: `“${file}” has another name on the disk as well (a hard link).`,
    data: `${untouched} Opened under both names it could be spoiled, so it was not opened.`,
    next: "Make a copy of the file under a new name, and open the copy.",
  }),
  left_beside: ({ file, left }) => ({
    what: `“${file}” cannot be made: beside it lies “${left}”, left of a file that was called so before.`,
    data: "Nothing has been made. What was left has not been touched, for that file needs it.",
    next: `Choose another name. If the earlier file was moved, move “${left}” to where it is now.`,
  }),
  journal_of_another: ({ file, left }) => ({
    what: `“${file}” is only half written, and “${left}” beside it belongs to another file and cannot mend it.`,
    data: "Both files have been left as they are. If there is a backup, everything up to it is safe.",
    next: "Put the newest backup back as a new file, under another name. Delete neither of the two.",
  }),
  log_beside: ({ file, left }) => ({
    what: `A program other than Hanchancho has “${file}” open, or was stopped while it had: beside it lies “${left}”, which that program wrote.`,
    data: untouched,
    next: `Close the file in that program, then open it again. If it is open nowhere, move “${left}” to another folder, and keep it.`,
  }),
  lost_name: ({ file }) => ({
    what: `While this was saved, another program moved, replaced or deleted “${file}”.`,
    data: "What was saved is in a file that is not called so any more. Anything you were typing is still here.",
    next: "Look for that file in the folder and in the bin. Then open again what is there now, and see whether this is in it.",
  }),
  held_file: ({ file }) => ({
    what: `“${file}” is open in another program and cannot be replaced.`,
    data: untouched,
    next: "Close it there and do it once more, or choose another name.",
  }),
  some_replaced: ({ file }) => ({
    what: `“${file}” could not be replaced. Some of the papers made with it are new already.`,
    data: "The record is safe. New papers and earlier ones lie side by side in that folder.",
    next: "If a program has that file open, close it there. Then make the papers once more, so that all are new.",
  }),
  bad_file_name: ({ file }) => ({
    what: `“${file}” is no name that Windows takes.`,
    data: untouched,
    next: 'Choose another name, without < > : " | ? * and none such as CON, NUL or COM1.',
  }),
  name_too_long: ({ file }) => ({
    what: `The name “${file}”, with its folders, is too long.`,
    data: untouched,
    next: "Choose a shorter name, or a folder nearer to the beginning of the disk, such as Documents, and do it once more.",
  }),
  unreadable_file: ({ file }) => ({
    what: `“${file}” could not be read or written.`,
    data: `${untouched} Anything you were typing is still here.`,
    next: "Check that it is the right file and that you may read and write it, then do it once more.",
  }),
  is_folder: ({ file }) => ({
    what: `“${file}” is a folder and not a file.`,
    data: untouched,
    next: "Open the folder and choose the file in it. A club's file ends in .hanchan.",
  }),
  not_here: ({ file }) => ({
    what: `What is in “${file}” is not on this computer yet. OneDrive, iCloud or another service keeps it elsewhere.`,
    data: untouched,
    next: "Connect to the net, right-click the file and choose “Always keep on this device” (Windows) or “Download Now” (Mac). When it has come, do it once more.",
  }),
  no_locks: ({ file }) => ({
    what: `Where “${file}” lies, such as in a folder on the net, nobody can tell whether another computer has it open, so nothing can be written there.`,
    data: untouched,
    next: "Copy the club's file to a folder of this computer and open that one. The folder where it was can still take backups.",
  }),
  failing_disk: ({ file }) => ({
    what: `The disk or USB stick that “${file}” is on could not be read or written.`,
    data: "Nothing has been changed, and the record need not be broken. Anything you were typing is still here.",
    next: "Plug the stick in again, or try another computer. Once it can be read, make a backup in another place at once.",
  }),
  uncertain_save: ({ file }) => ({
    what: `The disk or USB stick that “${file}” is on failed at the very end of saving.`,
    data: "Everything saved before is safe. Whether this was saved is not known. Anything you were typing is still here.",
    next: "Close Hanchancho, open it again and look whether this is there; save it once more only if it is not. Make a backup in another place as well.",
  }),
  not_packed: ({ file }) => ({
    what: `The details are erased from the record, but remains of them may lie in the gaps of “${file}”.`,
    data: "The results and everything else are safe.",
    next: "See whether the disk has room and the USB stick is in, and erase the same person's details once more.",
  }),
  disk_full: ({ file }) => ({
    what: `There is no room left where “${file}” is, and it could not be saved.`,
    data: "What was saved before is safe. Anything you were typing is still on this screen.",
    next: "Delete files you no longer need, and do it once more.",
  }),
  read_only_file: ({ file }) => ({
    what: `“${file}” is in a place that can only be read, and cannot be saved.`,
    data: `${untouched} Anything you were typing is still here.`,
    next: "Copy the file, with any “…-journal” beside it, to a folder of your own, such as Documents, and open the copy.",
  }),
  file_exists: ({ file }) => ({
    what: `There is already a file “${file}”.`,
    data: "The file that was there has not been touched.",
    next: "Choose another name.",
  }),
  in_the_way: ({ files }) => ({
    what: `Where the files are to be written there are others, which this program did not write or which were changed since: ${files}.`,
    data: "They have not been touched. The club's record is as it was, and no file has been written.",
    next: "Move those files away, or choose another folder.",
  }),
  no_checksum: ({ file }) => ({
    what: `The file that proves “${file}” whole, of the same name with “.sha256” added, is not beside it.`,
    data: untouched,
    next: "Copy it beside the backup, and try again.",
  }),
  changed_file: ({ file }) => ({
    what: `Another program changed “${file}” while it was open here.`,
    data: "What was saved here is safe unless the other program took it away. What you entered last is not saved yet, and is still here.",
    next: "Open the same file again by “Another club”, and look the record over. If anything is missing, it can be put back from a backup.",
  }),
  not_in_cp932: ({ texts }) => ({
    what: `The older encoding (Shift_JIS) cannot write ${texts}.`,
    data: "The club's record is as it was; no file has been written.",
    next: "Write the files as CSV (UTF-8) or Excel.",
  }),
  export_too_large: ({ file }) => ({
    what: `“${file}” would be too large to be brought in again.`,
    data: "The club's record is as it was; no file has been written.",
    next: "Make a backup: it holds everything, whatever its size.",
  }),
  no_viewer: ({ file }) => ({
    what: `“${file}” could not be opened: there seems to be no program for such files here, or it does not start.`,
    data: "The record and the paper are safe.",
    next: "Press “Save as a file”, and open that file from its own program.",
  }),
  no_browser: ({ address }) => ({
    what: "The browser could not be opened.",
    data: "The club's record is as it was.",
    next: `Open your browser yourself and go to ${address} to see whether there is a newer version.`,
  }),
};
