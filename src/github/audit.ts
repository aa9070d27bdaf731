import { kept } from '../text/collections.js';
import { coveredPaths } from '../gate/adoptions.js';
import type { Auditor, AuditQuestion, GeneralCause, Trail } from '../gate/audit.js';
import { type Answer, resolveApproval } from '../gate/authority/resolve-approval.js';
import type { Doubt } from '../gate/authority/authority.js';
import { isStagedPath, namedIn, originsIn, stagedIn } from '../gate/authority/staged.js';
import { type Fact, parseFact } from '../memory/fact.js';
import { factPath, ledgerPath } from '../memory/layouts/memtrust.js';
import { ADOPTING_TYPES, type LedgerEvent, parseLedger } from '../memory/ledger.js';
import { type Memory, readMemory } from '../memory/store.js';
import { ConfigurationError } from '../text/errors.js';
import { type Phrase, plain, say } from '../text/phrase.js';
import { MEMORY_FILE_BYTES } from '../tree/limits.js';
import type { Sha256 } from '../tree/digest.js';
import { scannedEntries } from '../tree/scanned-entries.js';
import type { Tree } from '../tree/tree.js';
import { adopts } from '../trust/adoption.js';
import { listPullsOfCommit, type PullBranch } from './api/pull-requests.js';
import { listPushes } from './api/branches.js';
import { GitHubUnavailable, isAccessDenied, statusOf } from './answers.js';
import { PullRequestAuthority, type Sources } from './reviews/pull-request-authority.js';
import { fetchCommit, parentsOf } from '../tree/commits.js';
import { runGit } from '../tree/git.js';
import { GitTree } from '../tree/git-tree.js';
import type { Clone } from './base.js';

/* The audit of the default branch: which of its commits came in by an approved pull request. */

interface Arrived {
  readonly commit: string;
  readonly parent: string;
}

/**
 * Traces events to merged pull requests (SECURITY S37). Each commit and pull request is asked for once, and only if
 * there is an event. Without an answer an event is not audited.
 */
export class BranchAuditor implements Auditor {
  private readonly history: History;
  private readonly pulls = new Map<string, Promise<readonly PullBranch[]>>();
  private readonly authorities = new Map<string, PullRequestAuthority>();
  private readonly memories = new Map<string, Promise<Memory>>();
  private pushes: Promise<ReadonlyMap<string, string>> | null = null;

  /**
   * @param branch its bare name. @param tip its judged commit. @param known events from before a push; null to trace
   * all.
   */
  constructor(
    private readonly sources: Sources,
    private readonly branch: string,
    tip: string,
    readonly known: ReadonlySet<Sha256> | null,
  ) {
    this.history = new History(sources.clone, tip);
  }

  readonly trace = async (question: AuditQuestion): Promise<Trail> => {
    const arrival = await this.history.arrivalOf(question.event);
    switch (arrival.kind) {
      case 'too-shallow':
        return past(
          plain('history too shallow to audit'),
          plain('Give actions/checkout `fetch-depth: 0`.'),
          'shallow-history',
        );
      case 'not-found':
        return past(plain('no commit of the branch was found that added it'));
      case 'first':
        return past(plain('it is in the first commit of the branch'));
      case 'commit':
        return this.ask(question, arrival);
    }
  };

  private async ask(question: AuditQuestion, arrived: Arrived): Promise<Trail> {
    try {
      return await this.judge(question, arrived);
    } catch (error) {
      if (error instanceof ConfigurationError)
        return past(plain(error.message), plain(error.remedy), 'configuration');
      if (error instanceof GitHubUnavailable)
        return past(
          plain(`GitHub did not answer: ${error.what}`),
          plain(error.remedy),
          'github-unavailable',
        );
      const status = statusOf(error);
      if (status === null) throw error;
      return past(
        plain(`GitHub did not say how it got there (status ${status})`),
        plain(
          isAccessDenied(error)
            ? 'Give the job `permissions:` with `contents: read` and `pull-requests: read`.'
            : 'Run the job again.',
        ),
        `github-status-${status}`,
      );
    }
  }

  private async judge(question: AuditQuestion, arrived: Arrived): Promise<Trail> {
    const merged = (await this.pullsOf(arrived.commit)).filter((pull) => pull.merged);
    const into = merged.filter((pull) => pull.baseRef === this.branch);
    let doubt: Doubt | null = null;
    for (const pull of into) {
      const answer = await this.answerOf(question, arrived, pull);
      if (answer?.approved === true) return { audited: true };
      doubt ??= answer?.doubt ?? null;
    }
    const [own] = into;
    const cause =
      doubt === null ? [] : say`, because memtrust cannot tell who added it: ${doubt.why}`;
    if (own !== undefined)
      return past(say`pull request #${own.number} merged without a valid approval${cause}`);
    const [elsewhere] = merged;
    if (elsewhere !== undefined)
      return past(
        say`it came with pull request #${elsewhere.number}, which was merged into
          ${elsewhere.baseRef} and not into ${this.branch}`,
      );
    const by = (await this.pushers()).get(arrived.commit);
    const commit = arrived.commit.slice(0, 7);
    return past(
      by === undefined
        ? say`pushed directly in ${commit}`
        : say`pushed directly by ${by} in ${commit}`,
    );
  }

  /** By what the pull request left in the branch, as the gate did. */
  private async answerOf(
    { event, sets, needed }: AuditQuestion,
    { commit, parent }: Arrived,
    pull: PullBranch,
  ): Promise<Answer | null> {
    // After a rebase merge, later commits belong to what was approved too.
    const result = pull.mergeSha ?? commit;
    const tree = (await this.history.open(result)) ?? (await this.history.open(commit));
    if (tree === null) return null;
    const fact = await factAt(tree, event);
    if (ADOPTING_TYPES.has(event.type) && (fact === null || !adopts(event, fact))) return null;
    const key = `${pull.number} ${parent}`;
    const authority =
      this.authorities.get(key) ??
      new PullRequestAuthority(
        this.sources,
        { number: pull.number, author: pull.author, headSha: pull.headSha, baseSha: parent },
        tree,
      );
    this.authorities.set(key, authority);
    const before = fact === null ? null : await this.memoryBefore(parent, fact);
    const staged = before === null ? {} : stagedIn((await originsIn(before, [event]))(event, fact));
    return resolveApproval(
      { paths: coveredPaths(event.fact, fact), event, ...staged },
      sets,
      needed,
      authority,
    );
  }

  /** The memory before a commit; null if the fact cannot come from a staged note. */
  private async memoryBefore(commit: string, fact: Fact): Promise<Memory | null> {
    const tree = await this.history.open(commit);
    if (
      tree === null ||
      (namedIn(fact) === null && !scannedEntries(tree).some(({ path }) => isStagedPath(path)))
    )
      return null;
    return kept(this.memories, commit, async () => readMemory(tree));
  }

  private async pullsOf(commit: string): Promise<readonly PullBranch[]> {
    return kept(this.pulls, commit, async () => listPullsOfCommit(this.sources.github, commit));
  }

  /** Who pushed the tips of the branch, by GitHub; names in commits are free text. */
  private async pushers(): Promise<ReadonlyMap<string, string>> {
    this.pushes ??= this.askPushers();
    return this.pushes;
  }

  private async askPushers(): Promise<ReadonlyMap<string, string>> {
    const { github } = this.sources;
    try {
      const { pushes } = await listPushes(github, github.at, this.branch, 1);
      return new Map(
        pushes.flatMap(({ after, actor }) => (actor === null ? [] : [[after, actor]])),
      );
    } catch (error) {
      // It is only a name.
      if (error instanceof GitHubUnavailable || statusOf(error) !== null) return new Map();
      throw error;
    }
  }
}

/** "Not audited", with how it came in. @param general the cause, if it is the same for all events. */
function past(
  way: Phrase,
  remedy: Phrase | null = null,
  general: GeneralCause | null = null,
): Trail {
  return { audited: false, way, remedy, general };
}

/** Null if it is missing or invalid. */
async function factAt(tree: Tree, { fact: id }: LedgerEvent): Promise<Fact | null> {
  const path = factPath(id);
  if (tree.entries.get(path)?.kind !== 'file') return null;
  const content = (await tree.read([path], MEMORY_FILE_BYTES)).get(path);
  return content?.kind === 'bytes' ? parseFact(id, path, Buffer.from(content.bytes)).fact : null;
}

/** Commits of one ledger that are searched; a ledger has a handful. */
const MOST_COMMITS = 200;

/** The commit of the branch that added an event: a merge counts, not what it merged. */
type Arrival =
  // `first`: the first commit of the branch.
  | { readonly kind: 'commit'; readonly commit: string; readonly parent: string }
  | { readonly kind: 'first' | 'too-shallow' | 'not-found' };

/** A branch along its first parents, as far as the clone goes. No API. */
export class History {
  private readonly trees = new Map<string, Promise<Tree | null>>();
  private readonly ledgers = new Map<string, Promise<ReadonlySet<Sha256>>>();
  private readonly commits = new Map<string, Promise<readonly string[]>>();

  constructor(
    private readonly clone: Clone,
    private readonly tip: string,
  ) {}

  /** The last commit that has an event which its first parent lacks: an event may be removed and added again. */
  async arrivalOf({ fact, id }: LedgerEvent): Promise<Arrival> {
    const path = ledgerPath(fact);
    for (const commit of await this.changesOf(path)) {
      const tree = await this.open(commit);
      if (tree === null) return { kind: 'too-shallow' };
      if (!(await this.eventsAt(commit, tree, fact)).has(id)) return { kind: 'not-found' };
      const [parent] = await parentsOf(this.clone.objects, commit);
      if (parent === undefined) return { kind: 'first' };
      // For git the last commit of a shallow clone has no parents, but it names them.
      const before = await this.open(parent);
      if (before === null) return { kind: 'too-shallow' };
      if (!(await this.eventsAt(parent, before, fact)).has(id))
        return { kind: 'commit', commit, parent };
    }
    return { kind: this.clone.repository.shallow ? 'too-shallow' : 'not-found' };
  }

  /** From the clone, or fetched; null if unavailable. */
  async open(commit: string): Promise<Tree | null> {
    const { repository, objects } = this.clone;
    return kept(this.trees, commit, async () =>
      (await fetchCommit(repository, objects, commit))
        ? GitTree.open(repository, commit, objects)
        : null,
    );
  }

  /** Newest first. */
  private async changesOf(path: string): Promise<readonly string[]> {
    return kept(this.commits, path, async () => {
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

  private async eventsAt(commit: string, tree: Tree, fact: string): Promise<ReadonlySet<Sha256>> {
    const path = ledgerPath(fact);
    return kept(this.ledgers, `${commit}:${path}`, async () => {
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
