/** The part of an amount for the rest of a time, in whole minor units, rounded half up. */
export function prorate(amount: number, rest: number, whole: number): number {
  if (whole <= 0) return 0;
  const part = BigInt(Math.min(Math.max(rest, 0), whole));
  return Number((BigInt(amount) * part * 2n + BigInt(whole)) / (2n * BigInt(whole)));
}
