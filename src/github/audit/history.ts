import { ledgerPath } from '../../memory/layouts/memtrust.js';
import { parseLedger, type LedgerEvent } from '../../memory/ledger.js';
import { fetchCommit, parentsOf } from '../../tree/commits.js';
import { runGit } from '../../tree/git.js';
import { GitTree } from '../../tree/git-tree.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import type { Sha256 } from '../../tree/digest.js';
import type { Tree } from '../../tree/tree.js';
import type { Clone } from '../base.js';

/*
 * Which commit of the branch brought a decision in? A merge commit counts as one step, so the answer is the
 * merge and not a commit of the branch that it merged: `auditor.ts` then asks GitHub which pull request that
 * was.
 *
 *   main:  A ── B ── M ── C        the event came with M, which merged a pull request: M, with B as its parent
 *
 * It reads git alone and asks no API. Safe error: `too-shallow` or `not-found`, which audits nothing.
 * `MOST_COMMITS` may be changed: beyond it an event is not audited. `__tests__/e2e/action-audit.test.ts`
 * fails when this is wrong.
 */

/** Commits of one ledger that are looked through, newest first; a ledger has a handful. */
const MOST_COMMITS = 200;

/** The commit of the branch itself that brought an event: a merge counts, and not what it merged. */
export type Arrival =
  // `first`: the branch begins with it, so nothing was before.
  | { readonly kind: 'commit'; readonly commit: string; readonly parent: string }
  | { readonly kind: 'first' | 'too-shallow' | 'not-found' };

/** What a branch was, commit by commit along its first parents, as far as the clone goes. Asks no API. */
export class History {
  private readonly trees = new Map<string, Promise<Tree | null>>();
  private readonly ledgers = new Map<string, Promise<ReadonlySet<Sha256>>>();
  private readonly commits = new Map<string, Promise<readonly string[]>>();

  /** @param tip commit of the branch. */
  constructor(
    private readonly clone: Clone,
    private readonly tip: string,
  ) {}

  /**
   * The last commit that has an event which its first parent has not: one that was taken out and
   * came back came twice.
   */
  async arrivalOf({ fact, id }: LedgerEvent): Promise<Arrival> {
    const path = ledgerPath(fact);
    for (const commit of await this.changesOf(path)) {
      const tree = await this.open(commit);
      if (tree === null) return { kind: 'too-shallow' };
      if (!(await this.eventsAt(commit, tree, fact)).has(id)) return { kind: 'not-found' };
      const [parent] = await parentsOf(this.clone.objects, commit);
      if (parent === undefined) return { kind: 'first' };
      // Git takes the last commit of a shallow clone for a first one; its parents are named in it all the same.
      const before = await this.open(parent);
      if (before === null) return { kind: 'too-shallow' };
      if (!(await this.eventsAt(parent, before, fact)).has(id))
        return { kind: 'commit', commit, parent };
    }
    return { kind: this.clone.repository.shallow ? 'too-shallow' : 'not-found' };
  }

  /** The files of a commit, from the clone or fetched into it; null where it cannot be had. */
  async open(commit: string): Promise<Tree | null> {
    const { repository, objects } = this.clone;
    return once(this.trees, commit, async () =>
      (await fetchCommit(repository, objects, commit))
        ? GitTree.open(repository, commit, objects)
        : null,
    );
  }

  /** Commits that change a file, newest first. */
  private async changesOf(path: string): Promise<readonly string[]> {
    return once(this.commits, path, async () => {
      const { code, stdout } = await runGit(this.clone.repository, [
        'log',
        '--first-parent',
        '--format=%H',
        `--max-count=${MOST_COMMITS}`,
        '--no-show-signature',
        this.tip,
        '--',
        path,
      ]);
      return code === 0 ? stdout.toString('utf8').split('\n').filter(Boolean) : [];
    });
  }

  /** Ids of the events that the ledger of a fact has in a commit. */
  private async eventsAt(commit: string, tree: Tree, fact: string): Promise<ReadonlySet<Sha256>> {
    const path = ledgerPath(fact);
    return once(this.ledgers, `${commit}:${path}`, async () => {
      if (tree.entries.get(path)?.kind !== 'file') return new Set<Sha256>();
      const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
      return new Set(
        content?.kind === 'bytes'
          ? parseLedger(fact, path, Buffer.from(content.bytes).toString('utf8')).events.map(
              ({ id }) => id,
            )
          : [],
      );
    });
  }
}

/** What is known under a key, found once: also while it is still being looked for. */
async function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  find: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}
