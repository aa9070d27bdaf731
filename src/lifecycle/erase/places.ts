import { plain, say, type Phrase } from '../../text/phrase.js';
import type { TreeEdit } from '../file-change.js';
import { meaning, redactJson } from './redact.js';
import type { TextSpan, SecretOccurrences } from './secret-occurrences.js';

/** A file that is looked at. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
  /** Whether the text is the bytes of the file; a rewrite of any other would lose some. */
  readonly isExact: boolean;
}

/** A file that says it all the same. */
export interface Held {
  readonly path: string;
  /** 1-based; null where the place has no line of its own. */
  readonly line: number | null;
  /** What to do. */
  readonly advice: Phrase;
}

/** What becomes of all files that say it. */
export interface ErasedPlaces {
  readonly edits: readonly TreeEdit[];
  readonly redacted: readonly string[];
  readonly removed: readonly string[];
  readonly held: readonly Held[];
}

/** Generated files, which are made again without what is erased. */
const CONTEXT = '.memtrust/context/';

/** JSON, or one JSON value a line, that stays a record when a text is taken out of its strings. */
const RECORD = /^\.memtrust\/(?:(?:attempts|reviews)\/.+\.json|(?:sessions|context)\/.+\.jsonl)$/;
/** A session log holds the digest of its archive, so the archive stays as it is. */
const ARCHIVE = /\.archive\.jsonl$/;

/** Whether a file says what is to be erased, in JSON behind escapes too. */
export function saysIt({ path, text }: TextFile, spoken: SecretOccurrences): boolean {
  return (
    spoken.spansIn(text).length > 0 ||
    (/\.jsonl?$/.test(path) && spoken.spansIn(meaning(text, path.endsWith('.json'))).length > 0)
  );
}

/**
 * What becomes of the files that say what is to be erased: records of ours are redacted where
 * they stay valid, generated context is removed, everything else is named and left alone.
 *
 * @param mark what stands in the place of the text.
 */
export function erasedPlaces(
  files: Iterable<TextFile>,
  spoken: SecretOccurrences,
  mark: string,
): ErasedPlaces {
  const edits: TreeEdit[] = [];
  const redacted: string[] = [];
  const removed: string[] = [];
  const held: Held[] = [];
  for (const file of files) {
    if (!saysIt(file, spoken)) continue;
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

/** The line of the first place. */
function lineOf(text: string, [first]: readonly TextSpan[]): number | null {
  return first === undefined ? null : text.slice(0, first.from).split('\n').length;
}

/** What a person has to do about a file that is left. */
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
