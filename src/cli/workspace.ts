import { nearest } from '../text/nearest.js';
import { ConfigurationError } from '../text/errors.js';
import { say } from '../text/phrase.js';
import { Checkout } from '../tree/checkout.js';
import { resolveCommit } from '../tree/commits.js';
import { gitOutput, openRepository, type Repository } from '../tree/git.js';
import { GitTree } from '../tree/git-tree.js';
import { IndexTree } from '../tree/index-tree.js';
import { ObjectReader } from '../tree/object-reader.js';
import type { Tree } from '../tree/tree.js';
import { WorkTree, workTreeStatus } from '../tree/work-tree.js';
import { gitUser } from './git-user.js';
import { defaultBranch, localBase, namedBase, trunkRefs, type LocalBase } from './local-base.js';
import type { Io } from './io.js';
import type { Scope } from '../gate/evaluation-input.js';

/* The trees that a command compares: the working tree, a commit, and the base (`--base`, or found). */

export interface Comparison {
  readonly base: Tree | null;
  readonly head: Tree;
  readonly scope: Scope;
  readonly incomplete: readonly string[];
  /** What `--base` named, where the merge base with it is the base; null otherwise. */
  readonly leftFrom: string | null;
}

/** Of the whole repository. */
export interface GitComparison extends Comparison {
  readonly base: GitTree | null;
}

/** Close it, or the object reader keeps the process alive. */
export class Workspace {
  private refs: Promise<Buffer> | null = null;

  private constructor(
    readonly repository: Repository,
    readonly objects: ObjectReader,
  ) {}

  /** @param staged for the index, which git may pass to a hook as another file. */
  static async open(io: Io, { staged = false } = {}): Promise<Workspace> {
    const indexFile = staged ? io.environment['GIT_INDEX_FILE'] : undefined;
    const repository = await openRepository(io.cwd, io.environment, { indexFile });
    return new Workspace(repository, new ObjectReader(repository));
  }

  /**
   * What git's configuration says by now counts (SECURITY S46); what is open of the objects stays so.
   * @throws ConfigurationError if the folder is in another repository by now
   */
  async reopened(io: Io): Promise<Workspace> {
    const repository = await openRepository(io.cwd, io.environment);
    if (repository.gitDir !== this.repository.gitDir)
      throw new ConfigurationError('The folder is in another repository now', 'Open it again.');
    return new Workspace(repository, this.objects);
  }

  /** Opens the repository, and closes it in any case. */
  static async use<T>(io: Io, action: (workspace: Workspace) => Promise<T>): Promise<T> {
    const workspace = await Workspace.open(io);
    try {
      return await action(workspace);
    } finally {
      workspace.close();
    }
  }

  close(): void {
    this.objects.close();
  }

  /** Beside a tree, only the differences are listed. */
  async workTree(beside: GitTree | null = null): Promise<WorkTree> {
    return WorkTree.open(this.repository, this.objects, beside);
  }

  /** Files on disk replace equal objects. */
  private async commitTree(
    commit: string,
    beside: Tree | null = null,
    next: string | null = null,
  ): Promise<GitTree> {
    return GitTree.open(
      this.repository,
      commit,
      this.objects,
      beside,
      new Checkout(this.repository.root, this.repository.objectFormat),
      next,
    );
  }

  /** The base as `compare` chooses it, without reading the working tree. */
  async settled(options: {
    readonly base?: string | undefined;
    readonly head?: string | undefined;
  }): Promise<Pick<Comparison, 'base' | 'incomplete'>> {
    const { commit, incomplete } = await this.chooseBase(
      options,
      options.head === undefined ? null : await this.commit('--head', options.head),
    );
    return { base: commit === null ? null : await this.commitTree(commit), incomplete };
  }

  /** HEAD beside an open tree; null before the first commit. */
  async committed(beside: Tree | null): Promise<Tree | null> {
    const commit = await resolveCommit(this.objects, 'HEAD');
    return commit === null ? null : this.commitTree(commit, beside);
  }

  /** What `--base` names, or the local base. */
  private async chooseBase(
    {
      base,
      literally = false,
    }: { readonly base?: string | undefined; readonly literally?: boolean },
    head: string | null,
  ): Promise<LocalBase> {
    if (base === undefined) return localBase(this.repository, this.objects, head, this.trunkRefs());
    const commit = await this.commit('--base', base);
    return literally
      ? { commit, isHead: false, incomplete: [], leftFrom: null }
      : namedBase(this, base, commit, head);
  }

  /** The head is the working tree, or the index with `staged`. The base is what `--base` names, or the local base. */
  async compare(options: {
    readonly base?: string | undefined;
    readonly head?: string | undefined;
    readonly staged?: boolean | undefined;
    /** Takes the base as it is named, for a report that says what it was. */
    readonly literally?: boolean;
    /** An open base, which is taken if it is still the base. */
    readonly knownBase?: GitTree | null;
  }): Promise<GitComparison> {
    const head = options.head === undefined ? null : await this.commit('--head', options.head);
    // In parallel.
    const status =
      head === null && options.staged !== true ? workTreeStatus(this.repository) : null;
    status?.catch(() => {}); // whoever waits for it meets its error
    const chosen = await this.chooseBase(options, head);
    const baseTree = await this.baseTree(chosen.commit, options.knownBase ?? null, head);
    // The head is derived from the base, never the other way round.
    const headTree = await this.headTree(head, baseTree, status);
    const same = head !== null && head === chosen.commit;
    return {
      base: baseTree,
      head: headTree,
      scope: same || chosen.isHead || baseTree === null ? 'state' : 'change',
      incomplete: chosen.incomplete,
      leftFrom: chosen.leftFrom,
    };
  }

  private async baseTree(
    commit: string | null,
    known: GitTree | null,
    next: string | null,
  ): Promise<GitTree | null> {
    if (commit === null) return null;
    if (commit === known?.commit) return known;
    return this.commitTree(commit, null, next);
  }

  private async headTree(
    commit: string | null,
    base: GitTree | null,
    status: Promise<Buffer> | null,
  ): Promise<Tree> {
    if (commit !== null) return this.commitTree(commit, base);
    return status === null
      ? IndexTree.open(this.repository, this.objects, base)
      : WorkTree.open(this.repository, this.objects, base, status);
  }

  /** Informs only. */
  async userName(): Promise<string> {
    return gitUser(this.repository);
  }

  /** Asked once: two answers could differ. */
  private async trunkRefs(): Promise<Buffer> {
    this.refs ??= trunkRefs(this.repository);
    return this.refs;
  }

  /** Short; null if there is none. */
  async defaultBranch(): Promise<string | null> {
    const branch = await defaultBranch(this.repository, this.trunkRefs());
    return branch?.replace(/^refs\/heads\//, '') ?? null;
  }

  /** A mistyped name is an error with the nearest of up to 2,000 refs. */
  private async commit(option: string, revision: string): Promise<string> {
    const commit = await resolveCommit(this.objects, revision);
    if (commit !== null) return commit;
    const names = (
      await gitOutput(this.repository, [
        'for-each-ref',
        '--count=2000',
        '--format=%(refname:short)',
      ])
    )
      .toString('utf8')
      .split('\n');
    const meant = nearest(
      revision,
      names.filter((name) => name !== ''),
    );
    throw new ConfigurationError(
      say`${[option]} ${revision} is not a commit of this repository`,
      meant === null
        ? 'Give an existing branch, tag or commit; fetch it first if the clone is shallow.'
        : say`Did you mean ${meant}?`,
    );
  }
}
