import { ArchiveFiles } from "./ArchiveFiles";
import { Backups } from "./Backups";
import { CheckFile } from "./CheckFile";
import { ClubSettings } from "./ClubSettings";
import { Compare } from "./Compare";
import { ExportFiles } from "./ExportFiles";
import { HandOver } from "./HandOver";
import { History } from "./History";
import { ImportFiles } from "./ImportFiles";
import { ViewSettings } from "./ViewSettings";

export default function DataScreen() {
  return (
    <div className="data">
      <Backups />
      <ClubSettings />
      <ViewSettings />
      <ExportFiles />
      <ArchiveFiles />
      <HandOver />
      <ImportFiles />
      <CheckFile />
      <Compare />
      <History />
    </div>
  );
}
