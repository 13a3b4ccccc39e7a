import { ClubSettings } from "./ClubSettings";
import { SeriesSettings } from "./SeriesSettings";
import "./settings.css";

/** What holds for the whole club, and what its meetings are called. */
export function ClubView() {
  return (
    <div className="of-club">
      <ClubSettings />
      <SeriesSettings />
    </div>
  );
}
