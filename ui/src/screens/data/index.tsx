import { useText } from "../../frame/context";
import { Screen } from "../../parts/Screen";
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
  const text = useText();
  return (
    <Screen title={text.frame.screens.data}>
      <DataContent />
    </Screen>
  );
}

function DataContent() {
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
