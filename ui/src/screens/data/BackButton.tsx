import { ArrowLeft } from "lucide-react";
import { useText } from "../../frame/context";

/** From what is open over the panes, back to them. */
export function BackButton({ onBack }: { onBack: () => void }) {
  const words = useText().data;
  return (
    <button type="button" className="b plain low back" onClick={onBack}>
      <ArrowLeft className="i" />
      {words.backToSafe}
    </button>
  );
}
