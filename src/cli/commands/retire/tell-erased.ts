import type { ErasedPlaces } from '../../../lifecycle/erase/places.js';
import { numbered } from '../../../text/numbered.js';
import { phraseText, plain, say, type Phrase } from '../../../text/phrase.js';
import type { Io } from '../../io.js';

/** What became of a text. */
export interface ErasedText extends ErasedPlaces {
  /** How it may be called. */
  readonly name: Phrase;
  /** Files of its own that go. */
  readonly files: readonly string[];
  /** Whether an event or a tombstone is written, and was not there. */
  readonly isRecorded: boolean;
  readonly commits: readonly string[];
  /** What could not be done or looked at. */
  readonly incomplete: readonly string[];
}

/** Places and commits that are listed, about a screen of them; the rest is counted. */
const LISTED = 20;
const LISTED_COMMITS = 10;

/** Whether anything was written, and which paths may not be named. */
interface Terms {
  /** `--dry-run`: nothing was written, so the words are those of a plan. */
  readonly isDry: boolean;
  readonly isUnsayable: (path: string) => boolean;
}

/** Says what was done and where the text still is: places and numbers, never a word of it. */
export function tellErased(
  io: Io,
  { name, files, redacted, removed, held, isRecorded, commits, incomplete }: ErasedText,
  { isDry, isUnsayable }: Terms,
): void {
  const shown = (path: string): Phrase =>
    isUnsayable(path) ? plain('a file whose name the policy blocks') : say`${path}`;
  const line = (phrase: Phrase): void => io.out(`${phraseText(phrase)}\n`);
  const changed = files.length + redacted.length + removed.length;
  const isDone = isRecorded || changed > 0;
  line(headline(name, isDone, isDry));
  for (const [what, paths] of [
    ['removed', [...files, ...removed]],
    ['redacted', redacted],
  ] as const) {
    for (const path of paths.slice(0, LISTED))
      line(say`${[isDry ? `would be ${what}` : what]} ${shown(path)}`);
    if (paths.length > LISTED) line(plain(`${what} ${paths.length - LISTED} more`));
  }
  for (const place of held.slice(0, LISTED))
    line(say`still contains it: ${shown(place.path)}${[lineWords(place.line)]}: ${place.advice}`);
  if (held.length > LISTED)
    line(plain(`still contains it: ${numbered(held.length - LISTED, 'more file')}`));
  line(plain(historyWords(commits)));
  if (commits.length > 0) {
    io.err(
      'to remove it from git, rewrite the history (git filter-repo) in every clone and fork, ' +
        'and at the host; revoke a pushed secret first.\n',
    );
  }
  for (const missing of incomplete) io.err(`incomplete: ${missing}\n`);
  if (!isDry && isDone)
    io.err(
      'Next: run `npx memtrust check`, commit it, and open a pull request. Run this again to see what is left.\n',
    );
}

/** The first line. Run a second time, the command says that nothing is left to do. */
function headline(name: ErasedText['name'], isDone: boolean, isDry: boolean): Phrase {
  if (!isDone) return say`${name} is already erased`;
  return say`${[isDry ? 'would erase' : 'erased']} ${name}: its id and the reason stay`;
}

function lineWords(line: number | null): string {
  return line === null ? '' : `, line ${line}`;
}

/** Which commits brought the text, the newest first, as short ids. */
function historyWords(commits: readonly string[]): string {
  if (commits.length === 0) return 'no commit that a ref of this clone reaches contains it';
  const listed = commits
    .slice(0, LISTED_COMMITS)
    .map((commit) => commit.slice(0, 12))
    .join(', ');
  const more =
    commits.length > LISTED_COMMITS ? ` and ${commits.length - LISTED_COMMITS} more` : '';
  return (
    `${numbered(commits.length, 'commit')} added it to the history, which still contains ` +
    `it: ${listed}${more}`
  );
}
