import type { Document, Paper } from "../../platform";
import { PaperActions } from "./PaperActions";
import { Preview } from "./Preview";
import "./reports.css";
import "./gallery.css";
import "./pages.css";
import "./options.css";

interface Props {
  document: Document;
  paper: Paper;
}

/** A document as it is printed, to be looked at, saved and printed, on any screen. */
export function Report({ document, paper }: Props) {
  return (
    <div className="report">
      <Preview document={document} paper={paper} />
      <div className="go">
        <PaperActions document={document} paper={paper} />
      </div>
    </div>
  );
}
