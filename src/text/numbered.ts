/*
 * Messages of commands and reports use it. It only adds an `s`: not for `entry`.
 */

/** `1 error`, `2 errors` */
export function numbered(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
