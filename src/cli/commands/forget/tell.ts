import type { ForgottenPlaces } from '../../../lifecycle/forget/places.js';
import { numbered } from '../../../text/numbered.js';
import { phraseText, plain, say, type Phrase } from '../../../text/phrase.js';
import type { Io } from '../../io.js';

/** What became of a text. */
interface Forgotten extends ForgottenPlaces {
  /** How it may be called. */
  readonly name: Phrase;
  /** Files of its own that go. */
  readonly files: readonly string[];
  /** Whether an event or a tombstone is written, and was not there. */
  readonly isRecorded: boolean;
  /** Facts whose trust it changes, in a sentence; null where it changes none. */
  readonly trust: Phrase | null;
  readonly commits: readonly string[];
  /** What could not be done or looked at. */
  readonly incomplete: readonly string[];
}

/** Places and commits that are listed; the rest is counted. */
const LISTED = 20;
const LISTED_COMMITS = 10;

interface Terms {
  readonly isDry: boolean;
  readonly isUnsayable: (path: string) => boolean;
}

/** Says what was done and where the text still is: places and numbers, never a word of it. */
export function tell(
  io: Io,
  { name, files, redacted, removed, held, isRecorded, trust, commits, incomplete }: Forgotten,
  { isDry, isUnsayable }: Terms,
): void {
  const shown = (path: string): Phrase =>
    isUnsayable(path) ? plain('a file whose name the policy keeps unsaid') : say`${path}`;
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
    line(say`still holds it: ${shown(place.path)}${[lineWords(place.line)]}: ${place.advice}`);
  if (held.length > LISTED)
    line(plain(`still holds it: ${numbered(held.length - LISTED, 'more file')}`));
  if (trust !== null) line(trust);
  line(plain(historyWords(commits)));
  if (commits.length > 0) {
    io.err(
      'git forgets only by a rewrite of the history (git filter-repo), in every clone ' +
        'and fork, and at the host; a secret that was pushed must be revoked first.\n',
    );
  }
  for (const missing of incomplete) io.err(`incomplete: ${missing}\n`);
  if (!isDry && isDone)
    io.err('Next: commit it, and open a pull request. Run this again to see what is left.\n');
}

function headline(name: Forgotten['name'], isDone: boolean, isDry: boolean): Phrase {
  if (!isDone) return say`${name} is forgotten already`;
  return say`${[isDry ? 'would forget' : 'forgot']} ${name}: its id and the reason stay`;
}

function lineWords(line: number | null): string {
  return line === null ? '' : `, line ${line}`;
}

function historyWords(commits: readonly string[]): string {
  if (commits.length === 0) return 'no commit that a ref of this clone leads to holds it';
  const listed = commits
    .slice(0, LISTED_COMMITS)
    .map((commit) => commit.slice(0, 12))
    .join(', ');
  const more =
    commits.length > LISTED_COMMITS ? ` and ${commits.length - LISTED_COMMITS} more` : '';
  return (
    `${numbered(commits.length, 'commit')} brought it into the history, which holds it ` +
    `from there on: ${listed}${more}`
  );
}
