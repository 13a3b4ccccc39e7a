import { Pencil, Trash2 } from "lucide-react";
import { useText } from "../../../frame/context";
import type { AwardForm } from "../../../platform";
import { MoveButtons } from "../MoveButtons";

interface Props {
  award: AwardForm;
  /** From 0. */
  place: number;
  isLast: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onMove: (to: number, deed: "up" | "down") => void;
  onRemove: () => void;
}

/** One award in words, and what can be done with it. */
export function AwardLine({ award, place, isLast, isEdited, onEdit, onMove, onRemove }: Props) {
  const words = useText().awards;
  return (
    <li className={isEdited ? "chosen" : ""}>
      <span className="place">{place + 1}</span>
      <p>
        <strong>{award.name}</strong>
        <span className="who">{words.inWords(award)}</span>
      </p>
      <div className="deeds">
        <button
          type="button"
          className="b low"
          data-edit={place}
          aria-expanded={isEdited}
          aria-label={words.editOf(award.name)}
          onClick={onEdit}
        >
          <Pencil className="i" />
          {words.edit}
        </button>
        <MoveButtons
          words={words}
          name={award.name}
          place={place}
          isLast={isLast}
          onMove={onMove}
        />
        <button
          type="button"
          className="b low"
          aria-label={words.removeOf(award.name)}
          onClick={onRemove}
        >
          <Trash2 className="i" />
          {words.remove}
        </button>
      </div>
    </li>
  );
}
