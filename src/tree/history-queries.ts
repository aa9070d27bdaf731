import { randomBytes } from 'node:crypto';
import { parentsOf } from './commits.js';
import { runGit, type Repository } from './git.js';
import type { ObjectReader } from './object-reader.js';
import { decodeName, splitNul } from './names.js';
import { foldersAbove } from './path.js';
import { renamesBetween, stagedRenames } from './changes.js';
import type { Content } from './tree.js';

/*
 * What does a clone know of the past: an old version of a file (`blob`), where a file went
 * (`renamed`, `departed`)? After `git mv src/a.ts src/b.ts` the answer for `src/a.ts` is `src/b.ts`; of a shallow
 * clone it may be null.
 *
 * Anchors ask when a cited file changed or is gone, and detectors when a name leads nowhere. Null
 * is always safe: then a fact loses its trust or a report its hint. A wrong name must never come,
 * so nothing is guessed. Each number below bounds time or memory and decides nothing else.
 * `__tests__/tree/past.test.ts` fails when this is wrong.
 */

/** What is known of the past of a repository. Everything in it may be missing, and then nothing is guessed. */
export interface HistoryQueries {
  /**
   * The content of a git object that need not be in a tree any more, such as the version of a file
   * that a fact was bound to.
   */
  blob(oid: string, cap: number): Promise<Content>;
  /** Where git says that a whole file went which is gone from the head; null where it does not say so. */
  renamed(path: string): Promise<string | null>;
  /** The same, of a file that is gone from the base already. */
  renamedBefore(path: string): Promise<string | null>;
  /**
   * Which of these paths, files or folders, history knows as removed, and where they went: all in
   * one question, over the newest commits only. Empty where the history is not available.
   */
  departed(paths: readonly string[]): Promise<ReadonlyMap<string, Departure>>;
  /** Whole-file renames of the change itself: old path to new path. Empty where git knows of no change. */
  renames(): Promise<ReadonlyMap<string, string>>;
  /**
   * What files held before a commit, by path; without those that were not there, and those that are
   * larger than the cap.
   */
  textsBefore(
    commit: string,
    paths: readonly string[],
    cap: number,
  ): Promise<ReadonlyMap<string, string>>;
  /**
   * The newest commits and merges of the branch that touched any of these paths, files or folders,
   * the newest first: of each the files that it touched of them. One question, over the newest
   * commits only; empty where the history is not available.
   */
  touched(paths: readonly string[]): Promise<readonly (readonly string[])[]>;
}

/** How a path went out of the tree. */
export interface Departure {
  /** Full object id of the commit that removed it. */
  readonly commit: string;
  /** Where git says that it went; of a folder, where its files went. Null where it does not say so. */
  readonly to: string | null;
}

/** For trees without a repository, such as those of fixtures: nothing is known, so nothing is guessed. */
export const NO_HISTORY: HistoryQueries = {
  blob: async () => ({ kind: 'unavailable', why: 'the history is not available' }),
  renamed: async () => null,
  renamedBefore: async () => null,
  departed: async () => new Map(),
  renames: async () => new Map(),
  textsBefore: async () => new Map(),
  touched: async () => [],
};

/**
 * Paths of which git is asked where they went, a process each; whatever is beyond counts as gone.
 * Facts of a stranger name any number.
 */
const MOST_ASKED = 200;

/** Renames in a row that are followed; each costs a process, and in a circle it must end. */
const HOPS = 8;

/** First parents that are looked through for changed and removed paths, which bounds the time of one question. */
const DEPARTED_COMMITS = 2_000;
/** Paths of one such question, which bounds its memory: texts of a repository may name anything. */
const DEPARTED_PATHS = 20_000;
/** Paths of which git is asked one by one; of more it is quicker to be told of all, and to choose. */
const NAMED_PATHS = 30;
/** What is read of the names that git tells: half a million, the newest commits first. */
const DEPARTED_BYTES = 32 * 1024 * 1024;
/** Paths of a question of which each commit is wanted; all of them go on the command line. */
const TOUCHED_PATHS = 200;
/** Commits whose renames are looked at, a process each; of the others it is only said that they removed a path. */
const DEPARTED_RENAMES = 50;

/** A full id as git prints it. */
const COMMIT_ID = /^[0-9a-f]{40,64}$/;

/** The past as a clone knows it: a shallow one knows little of it. */
export class GitHistoryQueries implements HistoryQueries {
  /** Processes that `lastRename` has started so far, of MOST_ASKED. */
  private asked = 0;
  /** The renames of the change itself, and of each commit that was asked for: git is asked once. */
  private change: Promise<ReadonlyMap<string, string>> | null = null;
  private readonly commits = new Map<string, Promise<ReadonlyMap<string, string>>>();

  /**
   * @param base full object id of the commit that a change starts from, or null.
   * @param head full object id of the commit that it ends in, or null for what is staged in the working tree.
   */
  constructor(
    private readonly repository: Repository,
    private readonly objects: ObjectReader,
    private readonly base: string | null,
    private readonly head: string | null,
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
    for (const { commit, files } of await this.changesOf(asked, ['--diff-filter=D'])) {
      for (const file of files)
        for (const path of [file, ...foldersAbove(file)])
          if (asked.has(path) && !removed.has(path)) removed.set(path, commit);
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
      departures.set(path, { commit, to: movedTo(path, renames) });
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

  /**
   * Commits and merges of the branch, the newest first, that changed any of these paths; what a
   * merge brought is its own.
   */
  private async changesOf(
    asked: ReadonlySet<string>,
    options: readonly string[],
  ): Promise<readonly { readonly commit: string; readonly files: readonly string[] }[]> {
    const start = this.head ?? this.base;
    if (start === null || asked.size === 0) return [];
    const border = await this.commitBefore(start, DEPARTED_COMMITS);
    const range = border === null ? [start] : [start, `^${border}`];
    // Files may have any name; none has one that was drawn just now.
    const mark = `${randomBytes(16).toString('hex')} `;
    const log = await runGit(
      this.repository,
      [
        'log',
        '-z',
        '--first-parent',
        '-m',
        '--no-renames',
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

  /** The first parent so many steps before a commit; null where there are not so many. */
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

  /** The renames of one commit, against its first parent. */
  private async renamesOf(commit: string): Promise<ReadonlyMap<string, string>> {
    const known = this.commits.get(commit) ?? this.renamesIn(commit);
    this.commits.set(commit, known);
    return known;
  }

  private async renamesOfChange(): Promise<ReadonlyMap<string, string>> {
    const { repository, base, head } = this;
    if (base === null || base === head) return new Map();
    return head === null ? stagedRenames(repository, base) : renamesBetween(repository, base, head);
  }

  /** What the last commit on the way to the base that touched a path says of it. */
  private async lastRename(path: string): Promise<string | null> {
    const start = this.base ?? this.head;
    // No file has such a name, and no command takes it.
    if (start === null || path.includes('\0') || this.asked >= MOST_ASKED) return null;
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

/** Paths that git can be asked for, up to a number: no file is called so that it holds a NUL. */
function askable(paths: readonly string[], most: number): ReadonlySet<string> {
  return new Set(paths.filter((path) => path !== '' && !path.includes('\0')).slice(0, most));
}

/** Where a path went: a folder went where all of it went that moved at all, if the names below it stayed. */
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
