/**
 * The shape in which memtrust itself writes an envelope: keys at the left, each with a value on its
 * line, and lists of such mappings two blanks in. Nearly every record has it, and that is why this
 * second reader is kept: for 30 facts it takes 2 to 5 ms, where the YAML parser, which a check of
 * such records need not even load, takes 55 to 59 ms.
 *
 * It reads less than YAML and nothing that YAML reads otherwise: a text with anything else in it
 * (comments, tags, numbers that need thought, escapes, further nesting) gives null, and is for
 * `parseYaml`. A property test holds the two together.
 */
export function readPlainYaml(text: string): Readonly<Record<string, unknown>> | null {
  if (!text.endsWith('\n') || text.length > MOST_CHARACTERS) return null;
  const data: Record<string, unknown> = {};
  let items: Record<string, unknown>[] | null = null;
  let item: Record<string, unknown> | null = null;
  for (const line of text.slice(0, -1).split('\n')) {
    const match = LINE.exec(line);
    const [, indent = '', key = '', written] = match ?? [];
    if (match === null || NO_KEYS.has(key)) return null;
    if (indent === '') {
      if (Object.hasOwn(data, key) || items?.length === 0) return null;
      items = written === undefined ? [] : null;
      const value = written === undefined ? items : valueOf(written);
      if (value === null) return null;
      data[key] = value;
      item = null;
      continue;
    }
    if (indent === '  - ' && items !== null) items.push((item = {}));
    if (item === null || written === undefined || Object.hasOwn(item, key)) return null;
    const value = valueOf(written);
    if (value === null) return null;
    item[key] = value;
  }
  return items?.length === 0 ? null : data;
}

/** Far below what `parseYaml` allows; records are short. */
const MOST_CHARACTERS = 8_000;

/** `key: value`, `key:`, `  - key: value`, `    key: value`. */
const LINE = /^((?: {2}- | {4})?)([a-z][a-z0-9_-]*):(?: ([^ ].*))?$/;

/** Not text to YAML, or not allowed. */
const NO_KEYS = new Set(['null', 'true', 'false', 'constructor', 'prototype']);

/** What YAML takes for something else than text although it begins with a letter. */
const WORDS = /^(?:null|true|false)$/i;

/** Printable ASCII that begins with a letter: no comment, no mapping, no blank at the end. */
const PLAIN = /^[A-Za-z_](?:[ !-"$-9;-~]|:(?=[!-~]))*$/;

/** Begins with a digit and is text nevertheless: a range of lines, a date. */
const RANGE = /^(?:\d{1,7}-\d{1,7}|\d{4}-\d{2}-\d{2})$/;

// Control characters, what some take for a line end, byte-order marks and halves of surrogate pairs are for the parser.
const DOUBLE = /^"((?:[^"\\\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]|\\["\\])*)"$/u;
const SINGLE = /^'((?:[^'\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]|'')*)'$/u;
const NAMES = /^\[([a-z][a-z0-9/-]*(?:, [a-z][a-z0-9/-]*)*)\]$/;
/** In double quotes, without escapes. */
const TEXTS =
  /^\[("[^"\\\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]*"(?:, ?"[^"\\\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]*")*)\]$/u;

/** The value of a scalar, or of a list of texts; null for what is none of the plain ones. */
function valueOf(written: string): string | readonly string[] | null {
  switch (written[0]) {
    case '"': {
      const quoted = DOUBLE.exec(written)?.[1];
      return quoted === undefined ? null : quoted.replace(/\\(.)/g, '$1');
    }
    case "'": {
      const quoted = SINGLE.exec(written)?.[1];
      return quoted === undefined ? null : quoted.replaceAll("''", "'");
    }
    case '[': {
      const texts = TEXTS.exec(written)?.[1]?.slice(1, -1).split(/", ?"/) ?? null;
      if (texts !== null) return texts;
      const names = NAMES.exec(written)?.[1]?.split(', ') ?? null;
      return names === null || names.some((name) => WORDS.test(name)) ? null : names;
    }
    default:
      if (RANGE.test(written)) return written;
      return PLAIN.test(written) && !written.endsWith(' ') && !WORDS.test(written) ? written : null;
  }
}
