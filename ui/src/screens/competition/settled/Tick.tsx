interface Props {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Whether a rule holds. */
export function Tick({ label, value, onChange }: Props) {
  return (
    <label className="yes-no">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
