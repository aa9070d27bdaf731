import type {
  Approval,
  ApprovalSubject,
  Authority,
  Doubt,
  StagedOrigin,
} from '../../gate/authority/authority.js';
import { coverageOf } from '../../gate/authority/coverage.js';
import type { Tree } from '../../tree/tree.js';
import { commitsBetween } from '../api/commits.js';
import { getPullBranch, listPullsOfCommit, type PullBranch } from '../api/pull-requests.js';
import type { MergeGroupEvent } from '../event.js';
import { statusOf } from '../answers.js';
import { belongsToAny, PullRequestAuthority, type Sources } from './pull-request-authority.js';
import { CommitTrees } from './commits.js';

/*
 * Who approved what a merge queue is about to merge: each of its pull requests is asked for its own head in the queue.
 */

/** A group is a handful of pull requests. */
const MOST_ASKED = 50;

interface Member {
  readonly pull: PullBranch;
  readonly authority: PullRequestAuthority;
}

/**
 * Approvals of the pull requests that a queue is about to merge (SECURITY S38), each for what is the same at its own
 * head and in the queue's tree. A pull request that is not found approves nothing.
 */
export class QueueAuthority implements Authority {
  readonly author = null;
  private found: Promise<readonly Member[]> | null = null;
  private readonly trees: CommitTrees;

  /** @param judged the tree that the queue would merge. */
  constructor(
    private readonly sources: Sources,
    private readonly event: MergeGroupEvent,
    private readonly judged: Tree,
  ) {
    this.trees = new CommitTrees(sources.github, sources.clone);
  }

  async mayAuthorWrite(): Promise<boolean> {
    const members = await this.members();
    const writers = await Promise.all(
      members.map(async ({ authority }) => authority.mayAuthorWrite()),
    );
    return writers.length > 0 && writers.every(Boolean);
  }

  async approvalsOf(matter: ApprovalSubject): Promise<readonly Approval[]> {
    const approvals: Approval[] = [];
    for (const member of await this.members()) {
      const brought = await this.brings(member, matter);
      // Teams are not asked about one that differs at its head.
      for (const approval of await member.authority.approvalsOf(
        brought ? matter : { ...matter, needed: 0 },
      )) {
        approvals.push(
          brought
            ? approval
            : {
                ...approval,
                counted: false,
                why: `pull request ${member.pull.number} has other content at its head than the queue would merge`,
              },
        );
      }
    }
    return approvals;
  }

  async originOf(matter: ApprovalSubject): Promise<StagedOrigin> {
    const authors = new Set<string>();
    const others = new Set<string>();
    for (const member of await this.members()) {
      if (!(await this.brings(member, matter))) continue;
      const origin = await member.authority.originOf(matter);
      for (const login of origin.authors) authors.add(login);
      for (const login of origin.others) others.add(login);
      if (origin.doubt !== undefined) return { authors: [], others: [], doubt: origin.doubt };
      // An author whose account is gone adopts nothing.
      if (origin.authors.length === 0) return { authors: [], others: [] };
    }
    return { authors: [...authors], others: [...others] };
  }

  async doubt(): Promise<Doubt | null> {
    for (const { authority } of await this.members()) {
      const doubt = await authority.doubt();
      if (doubt !== null) return doubt;
    }
    return null;
  }

  async belongsTo(login: string, teams: readonly string[]): Promise<boolean> {
    return belongsToAny(this.sources.members, login, teams);
  }

  private async brings({ pull }: Member, matter: ApprovalSubject): Promise<boolean> {
    const own = await this.trees.open(pull.headSha);
    return own !== null && (await coverageOf(matter, own, this.judged)).same;
  }

  private async members(): Promise<readonly Member[]> {
    this.found ??= this.find();
    return this.found;
  }

  /** By the branch name of the queue and by its commits; only open ones into the same branch. */
  private async find(): Promise<readonly Member[]> {
    const { github } = this.sources;
    const { headRef, baseRef, headSha, baseSha } = this.event;
    const pulls = new Map<number, PullBranch>();
    // `gh-readonly-queue/main/pr-7-1a2b…` names the last pull request in it.
    const [, number] = /\/pr-(\d+)-[0-9a-f]+$/.exec(headRef) ?? [];
    const named =
      number === undefined ? null : await unlessRefused(getPullBranch(github, Number(number)));
    if (named !== null) pulls.set(named.number, named);
    const commits = (await unlessRefused(commitsBetween(github, baseSha, headSha))) ?? [];
    for (const { sha } of commits.slice(0, MOST_ASKED)) {
      for (const pull of (await unlessRefused(listPullsOfCommit(github, sha))) ?? [])
        pulls.set(pull.number, pull);
    }
    return [...pulls.values()]
      .filter((pull) => pull.open && `refs/heads/${pull.baseRef}` === baseRef)
      .map((pull) => ({
        pull,
        authority: new PullRequestAuthority(
          this.sources,
          { number: pull.number, author: pull.author, headSha: pull.headSha, baseSha },
          this.judged,
        ),
      }));
  }
}

/** Null if GitHub refuses: what is unknown approves nothing. */
async function unlessRefused<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) !== null) return null;
    throw error;
  }
}
