import "./tick.css";

interface Props {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

export function Tick({ label, value, onChange }: Props) {
  return (
    <label className="ticked">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
