/** A signed amount, as the backend says it. */
export function Amount({ amount, className = "" }: { amount: string; className?: string }) {
  return (
    <span className={`fig ${amount.startsWith("▲") ? "neg" : ""} ${className}`}>{amount}</span>
  );
}
