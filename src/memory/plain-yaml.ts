import { wordSet } from '../text/words.js';

/*
 * A fast reader for the YAML that memtrust itself writes. `status: candidate` is read here; `status: &a candidate`
 * gives null and is for `parseYaml`.
 */

/**
 * The shape in which memtrust writes an envelope: keys at the left, each with a value on its line, and lists of such
 * mappings indented by two. Nearly every record has it: for 30 facts this takes 2 to 5 ms, where the YAML parser takes
 * 55 to 59 ms.
 *
 * It reads less than YAML and nothing that YAML reads otherwise: a text with anything else (comments, tags, numbers
 * with an exponent, escapes, further nesting) gives null.
 */
export function readPlainYaml(text: string): Readonly<Record<string, unknown>> | null {
  if (!text.endsWith('\n') || text.length > MOST_CHARACTERS) return null;
  const envelope = new PlainEnvelope();
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    if (!addLine(envelope, text.slice(start, end))) return null;
    start = end + 1;
  }
  return envelope.isListEmpty ? null : envelope.data;
}

/** Takes `key: value`, `key:`, `  - key: value` or `    key: value`; false for any other line. */
function addLine(envelope: PlainEnvelope, line: string): boolean {
  const indent = indentOf(line);
  if (indent === null) return false;
  const colon = line.indexOf(':', indent.length);
  const key = line.slice(indent.length, colon);
  if (colon < 0 || !isKey(key)) return false;
  const isBare = colon + 1 === line.length;
  // One blank, and then a value.
  if (!isBare && (line[colon + 1] !== ' ' || (line[colon + 2] ?? ' ') === ' ')) return false;
  const written = isBare ? undefined : line.slice(colon + 2);
  return indent === '' ? envelope.addKey(key, written) : envelope.addToList(indent, key, written);
}

function indentOf(line: string): '' | '  - ' | '    ' | null {
  if (line[0] !== ' ') return '';
  if (line.startsWith('  - ')) return '  - ';
  return line.startsWith('    ') ? '    ' : null;
}

/** Keys of nearly every record; others are checked. */
const USUAL = wordSet('topic kind importance status sources path lines digest blob');

function isKey(key: string): boolean {
  return USUAL.has(key) || (KEY.test(key) && !NO_KEYS.has(key));
}

/** An envelope as its lines are read. The methods answer whether a line has the plain shape. */
class PlainEnvelope {
  readonly data: Record<string, unknown> = {};
  /** The list of mappings that the last key at the left opened. */
  private items: Record<string, unknown>[] | null = null;
  /** The mapping of that list to which lines are added. */
  private item: Record<string, unknown> | null = null;

  /** Whether a list is open that has no mapping yet: then the key has another value, or none. */
  get isListEmpty(): boolean {
    return this.items?.length === 0;
  }

  /** `key: value`, or `key:` that opens a list. */
  addKey(key: string, written: string | undefined): boolean {
    if (Object.hasOwn(this.data, key) || this.isListEmpty) return false;
    this.items = written === undefined ? [] : null;
    this.item = null;
    const value = written === undefined ? this.items : valueOf(written);
    if (value === null) return false;
    this.data[key] = value;
    return true;
  }

  /** `  - key: value`, or `    key: value` of the same mapping. */
  addToList(indent: string, key: string, written: string | undefined): boolean {
    if (indent === '  - ' && this.items !== null) this.items.push((this.item = {}));
    if (this.item === null || written === undefined || Object.hasOwn(this.item, key)) return false;
    const value = valueOf(written);
    if (value === null) return false;
    this.item[key] = value;
    return true;
  }
}

/** Far below what `parseYaml` allows; records are short. */
const MOST_CHARACTERS = 8_000;

const KEY = /^[a-z][a-z0-9_-]*$/;

/** Not text in YAML, or refused. */
const NO_KEYS = new Set(['null', 'true', 'false', 'constructor', 'prototype']);

/** Not text in YAML although it begins with a letter. */
const WORDS = /^(?:null|true|false)$/i;

/** A number that JavaScript and YAML read alike. */
const NUMBER = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,8})?$/;

/** Printable ASCII that begins with a letter: no comment, no mapping, no blank at the end. */
const PLAIN = /^[A-Za-z_][ !-"$-9;-~]*(?::(?=[!-~])[ !-"$-9;-~]*)*$/;

/** Text although it begins with a digit: a range of lines, a date. */
const RANGE = /^(?:\d{1,7}-\d{1,7}|\d{4}-\d{2}-\d{2})$/;

// Control characters, what some take for a line end, byte-order marks and halves of surrogate pairs are for the parser.
/** A text in quotes without special characters. */
const ASCII_IN_QUOTES = /^"[ !#-[\]-~]*"$/;
const DOUBLE = /^"((?:[^"\\\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]|\\["\\])*)"$/u;
const SINGLE = /^'((?:[^'\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]|'')*)'$/u;
const NAMES = /^\[([a-z][a-z0-9/-]*(?:, [a-z][a-z0-9/-]*)*)\]$/;
/** In double quotes, without escapes. */
const TEXTS =
  /^\[("[^"\\\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]*"(?:, ?"[^"\\\p{Cc}\p{Zl}\p{Zp}\uFEFF\uD800-\uDFFF]*")*)\]$/u;

function valueOf(written: string): string | number | readonly string[] | null {
  switch (written[0]) {
    case '"':
      return inDoubleQuotes(written);
    case "'":
      return inSingleQuotes(written);
    case '[':
      return listOf(written);
    default:
      return bareValue(written);
  }
}

function inDoubleQuotes(written: string): string | null {
  if (ASCII_IN_QUOTES.test(written)) return written.slice(1, -1);
  return DOUBLE.exec(written)?.[1]?.replace(/\\(.)/g, '$1') ?? null;
}

function inSingleQuotes(written: string): string | null {
  return SINGLE.exec(written)?.[1]?.replaceAll("''", "'") ?? null;
}

/** Texts in double quotes, or bare names. */
function listOf(written: string): readonly string[] | null {
  const texts = TEXTS.exec(written)?.[1]?.slice(1, -1).split(/", ?"/) ?? null;
  if (texts !== null) return texts;
  const names = NAMES.exec(written)?.[1]?.split(', ') ?? null;
  return names === null || names.some((name) => WORDS.test(name)) ? null : names;
}

function bareValue(written: string): string | number | null {
  const first = written.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) {
    if (RANGE.test(written)) return written;
    return NUMBER.test(written) ? Number(written) : null;
  }
  const isWord = written.length <= 'false'.length && WORDS.test(written);
  return !isWord && !written.endsWith(' ') && PLAIN.test(written) ? written : null;
}
