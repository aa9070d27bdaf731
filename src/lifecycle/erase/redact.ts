import type { SecretOccurrences } from './secret-occurrences.js';

const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * JSON, or one JSON value a line, with a mark in place of everything that is to be erased. Only strings that say it
 * are touched, a key among them; every other byte stays. Null where something of it would be left.
 *
 * @param isWhole whether the file is one value, and not one a line.
 */
export function redactJson(
  text: string,
  spoken: SecretOccurrences,
  mark: string,
  isWhole: boolean,
): string | null {
  const redacted = isWhole ? redactValue(text, spoken, mark) : redactLines(text, spoken, mark);
  return redacted === null || spoken.spansIn(redacted).length > 0 ? null : redacted;
}

function redactLines(text: string, spoken: SecretOccurrences, mark: string): string | null {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const redacted =
      line.trim() === ''
        ? line
        : (redactValue(line, spoken, mark) ?? (spoken.spansIn(line).length === 0 ? line : null));
    if (redacted === null) return null;
    lines.push(redacted);
  }
  return lines.join('\n');
}

function redactValue(text: string, spoken: SecretOccurrences, mark: string): string | null {
  if (!isJson(text)) return null;
  return text.replace(LITERAL, (literal) => {
    const value: unknown = JSON.parse(literal);
    const said = typeof value === 'string' ? redactText(value, spoken, mark) : null;
    return said === null ? literal : JSON.stringify(said);
  });
}

/** Null where it does not say it. */
function redactText(text: string, spoken: SecretOccurrences, mark: string): string | null {
  let rest = '';
  let at = 0;
  for (const { from, to } of spoken.spansIn(text)) {
    rest += `${text.slice(at, from)}${mark}`;
    at = to;
  }
  return at === 0 ? null : rest + text.slice(at);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a file says, for looking: of JSON the strings as they are meant, one a line, so that no escape hides a word. */
export function meaning(text: string, isWhole: boolean): string {
  if (!/\\[nrtu"\\/]/.test(text)) return text;
  const values = isWhole ? [text] : text.split('\n');
  return values
    .flatMap((value) =>
      isJson(value)
        ? [...value.matchAll(LITERAL)].map(([literal]) => String(JSON.parse(literal)))
        : [value],
    )
    .join('\n');
}
