import "./check.css";

interface Props {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Something that is so or not. */
export function Check({ label, value, onChange }: Props) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
