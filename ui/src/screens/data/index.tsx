import { Backups } from "./Backups";
import { CheckFile } from "./CheckFile";
import { ClubSettings } from "./ClubSettings";
import { ExportFiles } from "./ExportFiles";
import { History } from "./History";
import { ViewSettings } from "./ViewSettings";

export default function DataScreen() {
  return (
    <div className="data">
      <Backups />
      <ClubSettings />
      <ViewSettings />
      <ExportFiles />
      <CheckFile />
      <History />
    </div>
  );
}
