import {
  Archive,
  Download,
  FolderOpen,
  GitCompareArrows,
  Globe,
  History,
  type LucideIcon,
  Send,
  Upload,
  Usb,
} from "lucide-react";

/** What is opened in a wide pane of its own. */
export type TaskId =
  | "import"
  | "export"
  | "handover"
  | "archive"
  | "compare"
  | "second"
  | "site"
  | "check"
  | "history";

/** What stands in the list, in its order; the last leads to the start. */
export const rows: readonly { id: TaskId | "other"; icon: LucideIcon }[] = [
  { id: "import", icon: Download },
  { id: "export", icon: Upload },
  { id: "handover", icon: Send },
  { id: "archive", icon: Archive },
  { id: "second", icon: Usb },
  { id: "site", icon: Globe },
  { id: "compare", icon: GitCompareArrows },
  { id: "history", icon: History },
  { id: "other", icon: FolderOpen },
];
