import { type Phrase, plain, say } from '../../text/phrase.js';
import type { TreeEdit } from '../file-change.js';
import type { SecretOccurrences, TextSpan } from './secret-occurrences.js';

/*
 * What becomes of the files that contain an erased text? Our own records are redacted where they stay valid, generated
 * context is removed, every other file is listed and left alone.
 */

export interface TextFile {
  readonly path: string;
  readonly text: string;
  /** Whether the text is exactly the bytes of the file; otherwise a rewrite would lose some. */
  readonly isExact: boolean;
}

/** A file that still contains the text. */
export interface RemainingFile {
  readonly path: string;
  /** 1-based; null where the text is not on one line. */
  readonly line: number | null;
  readonly advice: Phrase;
}

export interface ErasedPlaces {
  readonly edits: readonly TreeEdit[];
  readonly redacted: readonly string[];
  readonly removed: readonly string[];
  readonly held: readonly RemainingFile[];
}

/** Generated files, which are made again. */
const CONTEXT = '.memtrust/context/';

/** JSON, or one JSON value a line, that stays valid when text is removed from its strings. */
const RECORD = /^\.memtrust\/(?:(?:attempts|reviews)\/.+\.json|(?:sessions|context)\/.+\.jsonl)$/;
/** A session log contains the digest of its archive, so the archive stays as it is. */
const ARCHIVE = /\.archive\.jsonl$/;

/** Whether a file contains the erased text, also behind JSON escapes. */
export function containsErased({ path, text }: TextFile, spoken: SecretOccurrences): boolean {
  return (
    spoken.spansIn(text).length > 0 ||
    (/\.jsonl?$/.test(path) && spoken.spansIn(meaning(text, path.endsWith('.json'))).length > 0)
  );
}

/** @param mark the replacement of the text. */
export function erasedPlaces(
  files: Iterable<TextFile>,
  spoken: SecretOccurrences,
  mark: string,
): ErasedPlaces {
  const edits: TreeEdit[] = [];
  const redacted: string[] = [];
  const removed: string[] = [];
  const held: RemainingFile[] = [];
  for (const file of files) {
    if (!containsErased(file, spoken)) continue;
    const { path, text, isExact } = file;
    const rewritten =
      isExact && RECORD.test(path) && !ARCHIVE.test(path)
        ? redactJson(text, spoken, mark, path.endsWith('.json'))
        : null;
    if (rewritten !== null) {
      edits.push({ path, content: rewritten });
      redacted.push(path);
    } else if (path.startsWith(CONTEXT) && !path.endsWith('.jsonl')) {
      edits.push({ path, content: null });
      removed.push(path);
    } else {
      held.push({ path, line: lineOf(text, spoken.spansIn(text)), advice: adviceFor(path) });
    }
  }
  return { edits, redacted, removed, held };
}

function lineOf(text: string, [first]: readonly TextSpan[]): number | null {
  return first === undefined ? null : text.slice(0, first.from).split('\n').length;
}

function adviceFor(path: string): Phrase {
  const fact = /^\.memtrust\/facts\/(.+)\.md$/.exec(path)?.[1];
  if (fact !== undefined)
    return say`another fact says it: ${`npx memtrust retire ${fact} --erase --why "…"`}`;
  if (/^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./.test(path))
    return say`this cannot be removed alone: ${`npx memtrust retire ${path} --erase --why "…"`} removes the whole file`;
  if (path.startsWith('.memtrust/ledger/'))
    return plain(
      'an event repeats it, and ledger lines cannot be changed: only rewriting the history removes it',
    );
  if (path.startsWith('.memtrust/fixtures/'))
    return plain('edit the case by hand, because another text can change what it tests');
  if (path.startsWith(CONTEXT))
    return plain('the archive of a session cannot be changed: remove the file by hand');
  return plain('edit it by hand: memtrust edits only its own files');
}

const LITERAL = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/**
 * JSON, or one JSON value a line, with a mark in place of the erased text. Only strings that contain it change, keys
 * too; every other byte stays. Null where some of it would be left.
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

/** Null where it does not contain the text. */
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

/** The text of a file for searching: of JSON its strings without escapes, one a line. */
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
