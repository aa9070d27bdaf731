import { kept } from '../text/collections.js';
import { wordList } from '../text/words.js';
import { randomBytes } from 'node:crypto';
import { parentsOf } from './commits.js';
import { type Repository, runGit } from './git.js';
import type { ObjectReader } from './object-reader.js';
import { decodeName, splitNul } from './listing.js';
import { foldersAbove } from './path.js';
import { renamesBetween, stagedRenames } from './changes.js';
import type { PastSearch } from './past-search.js';
import type { Content } from './tree.js';

/*
 * What a clone knows of the past: old versions of a file, and where it moved. After `git mv src/a.ts src/b.ts` the
 * answer for `src/a.ts` is `src/b.ts`. Null where it is unknown, as in a shallow clone; nothing is guessed.
 */

/** What is known of the past. Anything may be missing; nothing is guessed. */
export interface HistoryQueries {
  /** A git object that may no longer be in a tree, such as the version of a file that a fact cites. */
  blob(oid: string, cap: number): Promise<Content>;
  /** Where a file went that is gone from the head; null if unknown. */
  renamed(path: string): Promise<string | null>;
  /** The same for a file that is already gone from the base. */
  renamedBefore(path: string): Promise<string | null>;
  /** Which of these files and folders were removed, and where they went, in one question over the newest commits. */
  departed(paths: readonly string[]): Promise<ReadonlyMap<string, Departure>>;
  /** Whole-file renames of the change: old path to new path. */
  renames(): Promise<ReadonlyMap<string, string>>;
  /** The content of files before a commit, without missing and too large ones. */
  textsBefore(
    commit: string,
    paths: readonly string[],
    cap: number,
  ): Promise<ReadonlyMap<string, string>>;
  /** The newest commits that touched any of these paths, newest first, each with the files that it touched. */
  touched(paths: readonly string[]): Promise<readonly (readonly string[])[]>;
  /** Whole trees of earlier commits; left out where nobody asked for a search of the history. */
  readonly search?: PastSearch | undefined;
}

export interface Departure {
  readonly commit: string;
  /** The new place, if git knows it; for a folder, where its files went. */
  readonly to: string | null;
  /** How many commits took the file out, where more than one did: it came back after all but the last. */
  readonly times?: number;
}

/** For trees without a repository, such as those of fixtures. */
export const NO_HISTORY: HistoryQueries = {
  blob: async () => ({ kind: 'unavailable', why: 'the history is not available' }),
  renamed: async () => null,
  renamedBefore: async () => null,
  departed: async () => new Map(),
  renames: async () => new Map(),
  textsBefore: async () => new Map(),
  touched: async () => [],
};

/** Each costs a process; more paths than this count as gone. A hostile repository may name any number. */
const MOST_ASKED = 200;

/** Renames in a row that are followed; each costs a process. */
const HOPS = 8;

/** Commits that are searched for changed and removed paths. */
const DEPARTED_COMMITS = 2_000;
/** Paths in one such question. */
const DEPARTED_PATHS = 20_000;
/** Up to so many paths are passed to git; for more it is faster to list everything. */
const NAMED_PATHS = 30;
/** Half a million names, the newest commits first. */
const DEPARTED_BYTES = 32 * 1024 * 1024;
/** All of them are on the command line. */
const TOUCHED_PATHS = 200;
/** Each costs a process; other commits are only known to have removed the path. */
const DEPARTED_RENAMES = 50;

const COMMIT_ID = /^[0-9a-f]{40,64}$/;

/** A commit, and what it changed of what was asked. */
interface Touched {
  readonly commit: string;
  readonly files: readonly string[];
}

/** Answers of git about commits, which stay true: kept where the same is asked after every key. */
export class KnownPast {
  readonly touched = new Map<string, Promise<readonly Touched[]>>();
  /** What a path was called before its last rename, by commit and path. */
  readonly renamed = new Map<string, Promise<string | null>>();
}

/** Answers of one kind; when there are more, all are asked again. */
const MOST_KNOWN = 200;

/** Takes an answer that is known, or asks. A question that failed is asked again. */
async function askedOnce<Answer>(
  answers: Map<string, Promise<Answer>>,
  question: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (answers.size >= MOST_KNOWN && !answers.has(question)) answers.clear();
  return kept(answers, question, async () => {
    const answer = ask();
    answer.catch(() => answers.delete(question)); // whoever waits for it meets its error
    return answer;
  });
}

/** The past as far as a clone has it. */
export class GitHistoryQueries implements HistoryQueries {
  /** Processes started so far, of MOST_ASKED. */
  private asked = 0;
  private change: Promise<ReadonlyMap<string, string>> | null = null;
  private readonly commits = new Map<string, Promise<ReadonlyMap<string, string>>>();

  /**
   * @param base the commit that a change starts from, or null. @param head the commit that it ends in; null for what is
   * staged.
   */
  constructor(
    private readonly repository: Repository,
    private readonly objects: ObjectReader,
    private readonly base: string | null,
    private readonly head: string | null,
    readonly search?: PastSearch,
    private readonly known: KnownPast = new KnownPast(),
  ) {}

  async blob(oid: string, cap: number): Promise<Content> {
    const object = await this.objects.read(oid, cap);
    switch (object.kind) {
      case 'object':
        return object.type === 'blob'
          ? { kind: 'bytes', bytes: object.bytes }
          : { kind: 'unavailable', why: 'the object is not a file' };
      case 'too-large':
        return { kind: 'too-large', size: object.size };
      case 'missing':
        return { kind: 'unavailable', why: 'the object is not in this repository' };
    }
  }

  async renamed(path: string): Promise<string | null> {
    const change = await this.renames();
    const direct = change.get(path);
    if (direct !== undefined) return direct;
    const before = await this.renamedBefore(path);
    return before === null ? null : (change.get(before) ?? before);
  }

  async renamedBefore(path: string): Promise<string | null> {
    let here = path;
    for (let hop = 0; hop < HOPS; hop += 1) {
      const next = await this.lastRename(here);
      if (next === null) break;
      here = next;
    }
    return here === path ? null : here;
  }

  async departed(paths: readonly string[]): Promise<ReadonlyMap<string, Departure>> {
    const asked = askable(paths, DEPARTED_PATHS);
    const removed = new Map<string, string>();
    const times = new Map<string, number>();
    for (const { commit, files } of await this.changesOf(asked, ['--diff-filter=D'])) {
      for (const file of files) {
        if (asked.has(file)) times.set(file, (times.get(file) ?? 0) + 1);
        for (const path of [file, ...foldersAbove(file)])
          if (asked.has(path) && !removed.has(path)) removed.set(path, commit);
      }
    }
    const commits = [...new Set(removed.values())].slice(0, DEPARTED_RENAMES);
    await Promise.all(commits.map(async (one) => this.renamesOf(one)));
    const departures = new Map<string, Departure>();
    for (const path of asked) {
      const commit = removed.get(path);
      if (commit === undefined) continue;
      const renames = commits.includes(commit)
        ? await this.renamesOf(commit)
        : new Map<string, string>();
      const often = times.get(path) ?? 0;
      const to = movedTo(path, renames);
      departures.set(path, { commit, to, ...(often > 1 ? { times: often } : {}) });
    }
    return departures;
  }

  async renames(): Promise<ReadonlyMap<string, string>> {
    this.change ??= this.renamesOfChange();
    return this.change;
  }

  async textsBefore(
    commit: string,
    paths: readonly string[],
    cap: number,
  ): Promise<ReadonlyMap<string, string>> {
    const [parent] = await parentsOf(this.objects, commit);
    if (parent === undefined || paths.length === 0) return new Map();
    const listed = await runGit(this.repository, ['ls-tree', '-z', parent, '--', ...paths]);
    const texts = new Map<string, string>();
    for (const record of listed.code === 0 ? splitNul(listed.stdout) : []) {
      const [, oid, name] = /^100\d{3} blob ([0-9a-f]+)\t([^]*)$/.exec(decodeName(record)) ?? [];
      const content = oid === undefined ? null : await this.blob(oid, cap);
      if (name !== undefined && content?.kind === 'bytes')
        texts.set(name, Buffer.from(content.bytes).toString('utf8'));
    }
    return texts;
  }

  async touched(paths: readonly string[]): Promise<readonly (readonly string[])[]> {
    return (await this.changesOf(askable(paths, TOUCHED_PATHS), [])).map(({ files }) => files);
  }

  /** Commits that changed any of these paths, newest first; the changes of a merge are its own. */
  private async changesOf(
    paths: ReadonlySet<string>,
    options: readonly string[],
  ): Promise<readonly Touched[]> {
    const start = this.head ?? this.base;
    if (start === null || paths.size === 0) return [];
    const question = [start, ...options, ...paths].join('\0');
    return askedOnce(this.known.touched, question, async () =>
      this.changesSince(start, paths, options),
    );
  }

  private async changesSince(
    start: string,
    asked: ReadonlySet<string>,
    options: readonly string[],
  ): Promise<readonly Touched[]> {
    const border = await this.commitBefore(start, DEPARTED_COMMITS);
    const range = border === null ? [start] : [start, `^${border}`];
    // Random, so that no file has this name.
    const mark = `${randomBytes(16).toString('hex')} `;
    const log = await runGit(
      this.repository,
      [
        ...wordList('log -z --first-parent -m --no-renames'),
        ...options,
        '--name-only',
        `--format=${mark}%H`,
        '--no-ext-diff',
        '--no-textconv',
        ...range,
        '--',
        ...(asked.size <= NAMED_PATHS || options.length === 0 ? asked : []),
      ],
      { mostBytes: DEPARTED_BYTES },
    );
    if (log.code !== 0) return [];
    const commits: { readonly commit: string; readonly files: string[] }[] = [];
    for (const record of splitNul(log.stdout)) {
      const name = decodeName(record).replace(/^\n/, '');
      const commit = name.startsWith(mark) ? name.slice(mark.length) : '';
      if (COMMIT_ID.test(commit)) commits.push({ commit, files: [] });
      else commits.at(-1)?.files.push(name);
    }
    return commits;
  }

  /** The first parent so many steps before a commit, or null. */
  private async commitBefore(start: string, steps: number): Promise<string | null> {
    const { code, stdout } = await runGit(this.repository, [
      'rev-list',
      '--first-parent',
      `--skip=${steps}`,
      '--max-count=1',
      start,
    ]);
    const commit = stdout.toString('latin1').trim();
    return code === 0 && COMMIT_ID.test(commit) ? commit : null;
  }

  private async renamesOf(commit: string): Promise<ReadonlyMap<string, string>> {
    return kept(this.commits, commit, async () => this.renamesIn(commit));
  }

  private async renamesOfChange(): Promise<ReadonlyMap<string, string>> {
    const { repository, base, head } = this;
    if (base === null || base === head) return new Map();
    return head === null ? stagedRenames(repository, base) : renamesBetween(repository, base, head);
  }

  /** The rename in the last commit before the base that touched a path. */
  private async lastRename(path: string): Promise<string | null> {
    const start = this.base ?? this.head;
    // No file has such a name.
    if (start === null || path.includes('\0') || this.asked >= MOST_ASKED) return null;
    return askedOnce(this.known.renamed, `${start} ${path}`, async () =>
      this.renameBefore(start, path),
    );
  }

  private async renameBefore(start: string, path: string): Promise<string | null> {
    this.asked += 1;
    const last = await runGit(this.repository, [
      'rev-list',
      '-1',
      '--first-parent',
      start,
      '--',
      path,
    ]);
    const commit = last.stdout.toString('latin1').trim();
    if (last.code !== 0 || !COMMIT_ID.test(commit)) return null;
    return (await this.renamesOf(commit)).get(path) ?? null;
  }

  private async renamesIn(commit: string): Promise<ReadonlyMap<string, string>> {
    const [parent] = await parentsOf(this.objects, commit);
    return parent === undefined ? new Map() : renamesBetween(this.repository, parent, commit);
  }
}

/** Paths that can be passed to git, up to a number. */
function askable(paths: readonly string[], most: number): ReadonlySet<string> {
  return new Set(paths.filter((path) => path !== '' && !path.includes('\0')).slice(0, most));
}

/** The new place of a path. A folder moved if all its moved files went to one place under the same names. */
export function movedTo(path: string, renames: ReadonlyMap<string, string>): string | null {
  const direct = renames.get(path);
  if (direct !== undefined) return direct;
  let folder: string | null = null;
  for (const [from, to] of renames) {
    if (!from.startsWith(`${path}/`)) continue;
    const rest = from.slice(path.length);
    const now = to.endsWith(rest) ? to.slice(0, -rest.length) : null;
    if (now === null || now === '' || (folder !== null && folder !== now)) return null;
    folder = now;
  }
  return folder;
}
