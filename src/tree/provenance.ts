import { wordList } from '../text/words.js';
import { type Repository, runGit } from './git.js';
import { decodeName, splitNul } from './listing.js';

/*
 * Who added a note, and in which pull request: `Add note (#12)` by Ann gives `author: 'Ann'`, `pull: 12`. Anyone can
 * write any name into a commit, so this must grant no right.
 */

/** A commit that witnesses a note: its author, and the pull request in its subject. */
export interface Witness {
  readonly commit: string;
  /** As the commit says. Anyone can write any name: it distinguishes witnesses and grants nothing. */
  readonly author: string;
  /** `(#12)` at the end of a subject, or `Merge pull request #12`; null where it names none. */
  readonly pull: number | null;
}

/** The origin of notes. A shallow clone knows less. */
export interface Provenance {
  readonly commits: ReadonlyMap<string, Witness>;
  /** The commit that added each file, by path. */
  readonly introduced: ReadonlyMap<string, Witness>;
  /** What was skipped; it is always reported. */
  readonly incomplete: readonly string[];
}

const NO_PROVENANCE: Provenance = {
  commits: new Map(),
  introduced: new Map(),
  incomplete: [],
};

/** Older commits are no witnesses, which the report says. */
const MOST_COMMITS = 50_000;

const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * The commits that lead to `from`, and those that added the files of these folders. Two questions to git.
 * @param from full object id; null before the first commit. @param folders from the root, each with a final slash.
 */
export async function provenanceOf(
  repository: Repository,
  from: string | null,
  folders: readonly string[],
): Promise<Provenance> {
  if (from === null || !COMMIT_ID.test(from) || folders.length === 0) return NO_PROVENANCE;
  const shape = wordList(`
      -z --no-show-signature --no-color --no-ext-diff --no-textconv --no-relative
      --encoding=UTF-8 --format=%x00%H%x00%an%x00%s
    `);
  const [history, added] = await Promise.all([
    runGit(repository, [
      '-c',
      'log.showRoot=true',
      'log',
      ...shape,
      `--max-count=${MOST_COMMITS + 1}`,
      from,
      '--',
    ]),
    runGit(repository, [
      '-c',
      'log.showRoot=true',
      'log',
      ...shape,
      ...wordList('--diff-filter=A --no-renames --diff-merges=off --name-only'),
      from,
      '--',
      ...folders,
    ]),
  ]);
  if (history.code !== 0 || added.code !== 0)
    return {
      ...NO_PROVENANCE,
      incomplete: ['history cannot be read, so no commit counts as an observation'],
    };
  const all = recordsOf(splitNul(history.stdout));
  const introduced = new Map<string, Witness>();
  // Newest first: if a file was removed and added again, the last addition counts.
  for (const { witness, names } of recordsOf(splitNul(added.stdout)))
    for (const name of names) if (!introduced.has(name)) introduced.set(name, witness);
  return {
    commits: new Map(all.slice(0, MOST_COMMITS).map(({ witness }) => [witness.commit, witness])),
    introduced,
    incomplete:
      all.length > MOST_COMMITS
        ? [`history has more than ${MOST_COMMITS} commits; older ones do not count as observations`]
        : [],
  };
}

/** Records of `log`: an empty one, id, author, subject, then file names. */
function recordsOf(
  parts: readonly Buffer[],
): { readonly witness: Witness; readonly names: readonly string[] }[] {
  const records: { witness: Witness; names: string[] }[] = [];
  for (let at = 0; at < parts.length;) {
    const commit = parts[at + 1]?.toString('latin1') ?? '';
    if (parts[at]?.length !== 0 || !COMMIT_ID.test(commit)) {
      at += 1;
      continue;
    }
    const subject = parts[at + 3]?.toString('utf8') ?? '';
    const names: string[] = [];
    const witness = {
      commit,
      author: parts[at + 2]?.toString('utf8') ?? '',
      pull: pullIn(subject),
    };
    for (at += 4; at < parts.length && parts[at]?.length !== 0; at += 1)
      names.push(decodeName(parts[at] ?? Buffer.alloc(0)).replace(/^\n/, ''));
    records.push({ witness, names });
  }
  return records;
}

/** `Add note (#12)` or `Merge pull request #12 from acme/x`; any other number is only a mention. */
function pullIn(subject: string): number | null {
  const [, merged, squashed] =
    /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
  const number = merged ?? squashed;
  return number === undefined ? null : Number(number);
}
