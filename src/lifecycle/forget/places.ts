import { plain, say, type Phrase } from '../../text/phrase.js';
import type { TreeEdit } from '../file-change.js';
import { meaning, redactJson } from './redact.js';
import type { TextSpan, SecretOccurrences } from './secret-occurrences.js';

/*
 * What becomes of each file that says what is to be forgotten? A record of ours is redacted where it
 * stays valid, generated context is removed, everything else is named and left.
 *
 * `memtrust forget` calls `forgottenPlaces`. Safe error: a file is left and named. The advice may be
 * changed; CONTEXT is FOLDER of `cli/context-file.ts`. When it is wrong,
 * `__tests__/lifecycle/forget.test.ts` and `__tests__/e2e/cli/forget.test.ts` fail.
 */

/** A file that is looked at. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
  /** Whether the text is the bytes of the file; a rewrite of any other would lose some. */
  readonly isExact: boolean;
}

/** Records of ours that stay records when a text is taken out of them. */
export interface Rewritable {
  isOne(path: string): boolean;
  /** Whether a file is one JSON value, and not one a line. */
  readonly isWhole: boolean;
  /** Whether a text is still such a record, as good as the one before. */
  isValid(text: string, before: string): boolean;
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
export interface ForgottenPlaces {
  readonly edits: readonly TreeEdit[];
  readonly redacted: readonly string[];
  readonly removed: readonly string[];
  readonly held: readonly Held[];
}

/** Generated files, which are made again without what is forgotten. */
const CONTEXT = '.memtrust/context/';

/** Whether a file says what is to be forgotten, in JSON behind escapes too. */
export function saysIt({ path, text }: TextFile, spoken: SecretOccurrences): boolean {
  return (
    spoken.spansIn(text).length > 0 ||
    (/\.jsonl?$/.test(path) && spoken.spansIn(meaning(text, path.endsWith('.json'))).length > 0)
  );
}

/**
 * What becomes of the files that say what is to be forgotten: records of ours are redacted where
 * they stay valid, generated context is removed, everything else is named and left alone.
 *
 * @param mark what stands in the place of the text.
 */
export function forgottenPlaces(
  files: Iterable<TextFile>,
  spoken: SecretOccurrences,
  rewritable: readonly Rewritable[],
  mark: string,
): ForgottenPlaces {
  const [edits, redacted, removed, held]: [TreeEdit[], string[], string[], Held[]] = [
    [],
    [],
    [],
    [],
  ];
  for (const file of files) {
    if (!saysIt(file, spoken)) continue;
    const { path, text, isExact } = file;
    const format = rewritable.find((one) => one.isOne(path));
    const rewritten =
      format === undefined || !isExact ? null : redactJson(text, spoken, mark, format.isWhole);
    if (rewritten !== null && format?.isValid(rewritten, text) === true) {
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
    return say`another fact says it: ${`npx memtrust forget ${fact} --why "…"`}`;
  if (/^\.memtrust\/(?:attempts|reviews|sessions|archive)\/./.test(path))
    return say`this cannot be removed alone: ${`npx memtrust forget ${path} --why "…"`} removes the whole file`;
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
