/** 1999 as "19.99". */
export function formatCents(cents: number): string {
  if (!Number.isInteger(cents)) throw new RangeError(`${cents} is not a whole number of cents`);
  return `${Math.trunc(cents / 100)}.${String(Math.abs(cents % 100)).padStart(2, '0')}`;
}
