import type { ProblemTexts } from ".";
import type { HandOverKind, HandOverText } from "./handover.ja";

export const handOverProblems: Pick<ProblemTexts, HandOverKind> = {
  hand_over: ({ file }) => ({
    what: `“${file}” is a hand-over.`,
    data: "The file has not been touched.",
    next: "Choose it with “Open a club's file”, and have the club's file made of it.",
  }),
  encrypted_hand_over: ({ file }) => ({
    what: `“${file}” is encrypted under a passphrase.`,
    data: "The file has not been touched.",
    next: "Choose it with “Open a club's file”, and type the passphrase.",
  }),
  not_a_hand_over: ({ file }) => ({
    what: `“${file}” is no hand-over, or its beginning is damaged.`,
    data: "The file has not been touched, and nothing was made of it.",
    next: "Choose the file you were given, whose name ends in “.zip” or “.zip.age”. If it is the one, copy it again.",
  }),
  broken_hand_over: ({ file }) => ({
    what: `“${file}” is not as it was written: it was cut off or damaged on the way.`,
    data: "The file has not been touched, and nothing was made of it. The record of whoever gave it is safe.",
    next: "Copy it again from the mail or the stick. If that does not help, ask for it to be made again.",
  }),
  too_large: ({ file, most }) => ({
    what: `“${file}” is larger than a hand-over may be (${most} MB).`,
    data: "The club's record is as it was; nothing has been made.",
    next: "Hand over a backup instead, made with “Back up now”.",
  }),
  no_passphrase: () => ({
    what: "The file is encrypted and cannot be opened without its passphrase.",
    data: "The file has not been touched.",
    next: "Type the passphrase that you were told by whoever made it.",
  }),
  wrong_passphrase: () => ({
    what: "That passphrase does not open the file.",
    data: "The file has not been touched. You can try as often as you like.",
    next: "Mind capital letters and spaces, and type it again. If it surely is right, the file is damaged: copy it again.",
  }),
  short_passphrase: ({ least }) => ({
    what: "The passphrase is so short that it could be guessed.",
    data: "The club's record is as it was; nothing has been made.",
    next: `Write at least ${least} characters, spaces apart. Several words in a row are easy to remember.`,
  }),
  passphrases_differ: () => ({
    what: "The passphrase was not the same both times.",
    data: "The club's record is as it was; nothing has been made.",
    next: "Type both again. “Show the passphrase” lets you see what you type.",
  }),
  not_sound: () => ({
    what: "Something in the club's record is not in order, so no new backup and no hand-over is made of it.",
    data: "The club's record has not been touched. The backups made before are still there.",
    next: "“Check the file” in “Settings” says where. If the file is damaged, put the newest sound backup back as a new file, and use that. If only amounts are wrong, correct the hanchan and do it once more.",
  }),
};

export const handover: HandOverText = {
  hint: "Puts a backup of the club's file, the reports of the last half-years, the rules, the settings and a page of explanations (in Japanese) into one file. It is read again and opened before it is called finished. The club that is open stays as it is.",
  encrypt: "Encrypt it under a passphrase (for mail and USB sticks)",
  passphrase: "Passphrase",
  passphraseHint:
    "At least 10 characters, spaces apart. Several words in a row are easy to remember.",
  again: "The same again",
  show: "Show the passphrase",
  warning:
    "Without the passphrase nobody can open the file. This program keeps it nowhere: write it on paper, and tell it to the next secretary by another way, such as the telephone.",
  make: "Make the hand-over",
  title: "Where to put the hand-over",
  fileKind: "Hand-over",
  made: (file, files, hanchan) =>
    `The hand-over is made, and was opened to be sure (${files} files in it, ${hanchan} hanchan): ${file}`,
  left: (folder) =>
    `Only “${folder}”, in which it was put together, could not be taken away, because another program has a file of it open. The club lies there as everybody can read it: close that program and delete the folder, or open the club again.`,
  atStart: "A hand-over that you were given (.zip, .zip.age) can be opened here as well.",
  receive: "Receive a hand-over",
  received: (file) =>
    `“${file}” will be verified. The club's file is then made in a new folder, at the place below, and opened. The file you were given stays as it is.`,
  given: "Type the passphrase that you were told by whoever made it.",
  place: "Where it goes",
  changePlace: "Choose another place",
  open: "Make the club's file and open it",
  opening: "Verifying everything in it…",
  back: "Back",
};
