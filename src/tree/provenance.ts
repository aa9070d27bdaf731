import { runGit, type Repository } from './git.js';
import { decodeName, splitNul } from './names.js';

/*
 * Who brought a note, and in which pull request, as history says? A commit `Add note (#12)` by Ann
 * gives `author: 'Ann'` and `pull: 12`.
 *
 * `refine` asks, to count witnesses of what a note states. A shallow clone knows less, and then fewer are
 * counted: the safe error. Anybody can write any name, so nothing here may give a right. MOST_COMMITS may
 * rise. The pattern of a pull request may learn another form of subject, with one that is only a mention in
 * the test. `__tests__/e2e/cli/refine-observations.test.ts` fails when this is wrong.
 */

/** A commit as a witness: that it is there, who wrote it, and the pull request that its subject names. */
export interface Witness {
  /** Full object id. */
  readonly commit: string;
  /**
   * The author's name as the commit has it. Whoever pushes may write any: it tells witnesses apart,
   * and gives nobody a right.
   */
  readonly author: string;
  /** `(#12)` at the end of a subject, or `Merge pull request #12`; null where it names none. */
  readonly pull: number | null;
}

/**
 * What history says of where notes come from. Of a shallow clone it knows less, and then nothing is
 * counted twice for it.
 */
export interface Provenance {
  /** By full object id. */
  readonly commits: ReadonlyMap<string, Witness>;
  /** The commit that brought each file that is there, by path. */
  readonly introduced: ReadonlyMap<string, Witness>;
  /** What of history was not looked at; never silent. */
  readonly incomplete: readonly string[];
}

/** Of a repository without a commit, and where nobody asks: no witness at all. */
export const NO_PROVENANCE: Provenance = {
  commits: new Map(),
  introduced: new Map(),
  incomplete: [],
};

/** Commits that are looked at; older ones witness nothing, which the report says. Bounds time and memory. */
const MOST_COMMITS = 50_000;

/** Full ids of both object formats; anything else could be an option on a command line (SECURITY S08). */
const COMMIT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/**
 * Reads who brought the files of these folders, and the commits that lead to `from`. Two questions to git.
 *
 * @param from full object id; null before the first commit.
 * @param folders from the root, each ending in a slash; none means that nothing is asked.
 */
export async function provenanceOf(
  repository: Repository,
  from: string | null,
  folders: readonly string[],
): Promise<Provenance> {
  if (from === null || !COMMIT_ID.test(from) || folders.length === 0) return NO_PROVENANCE;
  const shape = [
    '-z',
    '--no-show-signature',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--no-relative',
    '--encoding=UTF-8',
    '--format=%x00%H%x00%an%x00%s',
  ];
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
      '--diff-filter=A',
      '--no-renames',
      '--diff-merges=off',
      '--name-only',
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
  // The newest comes first: a file that was taken away and came back was brought by the last one.
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

/** Records of `log`: an empty one, id, author, subject, then the names of files, the first behind a line end. */
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

/**
 * `Add note (#12)` (squashed) and `Merge pull request #12 from acme/x`; a number elsewhere in a
 * subject is only a mention.
 */
function pullIn(subject: string): number | null {
  const [, merged, squashed] =
    /^Merge pull request #(\d{1,9})\b|\(#(\d{1,9})\)\s*$/.exec(subject) ?? [];
  const number = merged ?? squashed;
  return number === undefined ? null : Number(number);
}
