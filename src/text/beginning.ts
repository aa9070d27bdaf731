/** The beginning of a text, and how much is left out behind it. */
export function beginningOf(text: string, most: number): string {
  const rest = text.length - most;
  return rest <= 0 ? text : `${text.slice(0, most)} … (${rest} more characters)`;
}
