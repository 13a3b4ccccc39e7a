// Amounts as people read them: thousands separated, ▲ below zero.

/** Points as they stand on the table: 42,300, ▲1,200. */
export function points(amount: number | null): string {
  if (amount === null) {
    return "";
  }
  const size = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, ",");
  return amount < 0 ? `▲${size}` : size;
}

/** What is given or taken: +30,000, ▲10,000, 0. */
export function signed(amount: number | null): string {
  return amount !== null && amount > 0 ? `+${points(amount)}` : points(amount);
}
