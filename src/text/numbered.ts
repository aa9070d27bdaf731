/*
 * Messages of commands and reports use it. It only adds an `s`: not for `entry`. What it says is
 * read by people alone, and stored nowhere. `__tests__/report/text.test.ts` fails when this is
 * wrong.
 */

/** `1 error`, `2 errors` */
export function numbered(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
