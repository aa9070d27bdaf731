/**
 * A tag for the text of a regular expression that is too long for one line:
 *
 *     const SECRET_FILE = joined`
 *       (?:\.env\b
 *       |~/\.(?:ssh|aws)/)`;
 *     new RegExp(joined`\bcat ${SECRET_FILE}`, 'u');
 *
 * Backslashes stay as they are written (`\b`, not `\\b`). A line break goes, with the white space at the start of the
 * next line; so break before `|` or between groups, never beside a blank that the pattern needs. What is put in with
 * `${…}` stays as it is.
 */
export function joined(
  lines: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  const written = lines.raw.map((line) => line.replace(LINE_BREAK, ''));
  return String.raw({ raw: written }, ...values);
}

/** The same as a regular expression that ignores case. */
export function anyCase(
  lines: TemplateStringsArray,
  ...values: readonly (string | number)[]
): RegExp {
  return new RegExp(joined(lines, ...values), 'i');
}

/** What a sticky or global expression matches from a place on; `lastIndex` is behind it then. */
export function matchFrom(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const LINE_BREAK = /\n[ \t]*/g;
