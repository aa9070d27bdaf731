import { parentsOf } from './commits.js';
import { runGit, type Repository } from './git.js';
import type { ObjectReader } from './object-reader.js';
import { renamesBetween, stagedRenames } from './changes.js';
import type { Content } from './tree.js';

/** What is known of the past of a repository. Everything in it may be missing, and then nothing is guessed. */
export interface Past {
  /** The content of a git object that need not be in a tree any more, such as the version of a file that a fact was bound to. */
  blob(oid: string, cap: number): Promise<Content>;
  /** Where git says that a whole file went which is gone from the head; null where it does not say so. */
  renamed(path: string): Promise<string | null>;
  /** The same, of a file that is gone from the base already. */
  renamedBefore(path: string): Promise<string | null>;
}

export const NO_PAST: Past = {
  blob: async () => ({ kind: 'unavailable', why: 'there is no history at hand' }),
  renamed: async () => null,
  renamedBefore: async () => null,
};

/** Paths of which git is asked where they went, a process each; whatever is beyond counts as gone. Facts of a stranger name any number. */
const MOST_ASKED = 200;

/** Renames in a row that are followed. */
const HOPS = 8;

/** The past as a clone knows it: a shallow one knows little of it. */
export class GitPast implements Past {
  private asked = 0;
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
        return object.type === 'blob' ? { kind: 'bytes', bytes: object.bytes } : { kind: 'unavailable', why: 'the object is no file' };
      case 'too-large':
        return { kind: 'too-large', size: object.size };
      case 'missing':
        return { kind: 'unavailable', why: 'the object is not in this repository' };
    }
  }

  async renamed(path: string): Promise<string | null> {
    this.change ??= this.renamesOfChange();
    const direct = (await this.change).get(path);
    if (direct !== undefined) return direct;
    const before = await this.renamedBefore(path);
    return before === null ? null : ((await this.change).get(before) ?? before);
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
    const last = await runGit(this.repository, ['rev-list', '-1', '--first-parent', start, '--', path]);
    const commit = last.stdout.toString('latin1').trim();
    if (last.code !== 0 || !/^[0-9a-f]{40,64}$/.test(commit)) return null;
    const known = this.commits.get(commit) ?? this.renamesIn(commit);
    this.commits.set(commit, known);
    return (await known).get(path) ?? null;
  }

  private async renamesIn(commit: string): Promise<ReadonlyMap<string, string>> {
    const [parent] = await parentsOf(this.objects, commit);
    return parent === undefined ? new Map() : renamesBetween(this.repository, parent, commit);
  }
}
