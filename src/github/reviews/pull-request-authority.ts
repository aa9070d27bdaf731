import { isNamed } from '../../gate/authority/adopters.js';
import {
  type Approval,
  type ApprovalSubject,
  type Authority,
  type Doubt,
  isSameLogin,
  loginKey,
  type StagedNote,
  type StagedOrigin,
} from '../../gate/authority/authority.js';
import type { GitHubCommit } from '../../gate/authority/commit.js';
import { coverageOf, touchesMatter } from '../../gate/authority/coverage.js';
import type { Introducers } from '../../gate/authority/introducers.js';
import type { Push } from '../../gate/authority/pushers.js';
import {
  type Coverage,
  type MissingInfo,
  type Review,
  type ReviewStep,
  stepsOf,
} from '../../gate/authority/review-evidence.js';
import { evaluateReviews } from '../../gate/authority/reviews.js';
import { ConfigurationError } from '../../text/errors.js';
import { plain, say } from '../../text/phrase.js';
import type { Tree } from '../../tree/tree.js';
import { commitsBetween } from '../api/commits.js';
import { isTeamMember, listReviews, mayWrite } from '../api/people.js';
import type { Clone } from '../base.js';
import type { GitHub } from '../client.js';
import { isAccessDenied, nullOnApiError } from '../answers.js';
import { CommitTrees, knownPushes } from './commits.js';
import { FormerNotes, StagedNotes } from './notes.js';

interface ReviewedPull {
  readonly number: number;
  readonly author: string | null;
  readonly headSha: string;
  /** The pull request brings what this commit of the base branch lacks. */
  readonly baseSha: string;
}

export interface Sources {
  readonly github: GitHub;
  /** Null without the input `members-token`. */
  readonly members: GitHub | null;
  readonly clone: Clone;
}

interface Known {
  readonly reviews: readonly Review[];
  readonly commits: readonly GitHubCommit[] | null;
  /** Or why they are unknown. */
  readonly pushes: readonly Push[] | Doubt;
}

/** Why something is unknown, and what helps. With a doubt nothing is approved. */
const UNREAD: Doubt = {
  why: plain('not every commit of the pull request could be read'),
  remedy: plain('Run the job again; a pull request with more than 3,000 commits must be split.'),
};
const NAMELESS: Doubt = {
  why: plain('GitHub does not name the account of a push that changes it'),
  remedy: plain('Push the commits again from a known account.'),
};

/** Anyone can approve a public pull request; further accounts are not asked about. */
const MOST_ACCOUNTS = 60;
/** Commits and pushes of one reviewer that are examined; the rest counts as their own work. */
const MOST_STEPS = 40;

/** Approvals of one pull request (SECURITY S20). Each answer is asked for once, and only when it matters. */
export class PullRequestAuthority implements Authority {
  private known: Promise<Known> | null = null;
  private readonly writers = new Map<string, Promise<boolean | null>>();
  private readonly trees: CommitTrees;
  private readonly notes: StagedNotes;
  private readonly former: FormerNotes;

  /** @param judged the tree that would be merged. */
  constructor(
    private readonly sources: Sources,
    private readonly pull: ReviewedPull,
    private readonly judged: Tree,
  ) {
    this.trees = new CommitTrees(sources.github, sources.clone);
    this.notes = new StagedNotes(sources.github, pull.baseSha);
    this.former = new FormerNotes(sources.github, this.trees, pull.baseSha);
  }

  get author(): string | null {
    return this.pull.author;
  }

  async mayAuthorWrite(): Promise<boolean> {
    return this.pull.author !== null && (await this.mayWrite(this.pull.author)) === true;
  }

  /** `evaluateReviews` decides, or says what it needs to know; that is asked, and it decides again. */
  async approvalsOf(matter: ApprovalSubject): Promise<readonly Approval[]> {
    const { reviews, commits, pushes } = await this.all();
    const touches = new Map<string, boolean | null>();
    const coverage = new Map<string, Coverage>();
    const writers = new Map<string, boolean | null>();
    const members = new Map<string, boolean>();
    const introducers = new Map<string, Introducers>();
    const former: { notes: readonly StagedNote[] | Doubt | null } = {
      notes: matter.statement === undefined ? [] : null,
    };
    for (;;) {
      const { approvals, questions } = evaluateReviews({
        reviews,
        author: this.pull.author,
        commits,
        pushes,
        adopters: matter.adopters,
        needed: matter.needed,
        mayWrite: writers,
        touches,
        coverage,
        members,
        staged: matter.staged ?? [],
        former: former.notes,
        introducers,
      });
      if (questions.length === 0) return approvals;
      for (const question of sorted(questions, matter))
        await this.answer(question, matter, {
          touches,
          coverage,
          writers,
          members,
          introducers,
          former,
        });
    }
  }

  /** The author of the pull request, and others who changed the same. */
  async originOf(matter: ApprovalSubject): Promise<StagedOrigin> {
    const { commits, pushes } = await this.all(true);
    const authors = this.pull.author === null ? [] : [this.pull.author];
    if (commits === null) return { authors, others: [], doubt: UNREAD };
    if ('why' in pushes) return { authors, others: [], doubt: pushes };
    const others = new Set<string>();
    for (const step of stepsOf(commits, pushes)) {
      if (step.isUnknown === true && (await this.touches(step, matter)) !== false)
        return { authors, others: [], doubt: NAMELESS };
      const strangers = step.logins.filter(
        (login) =>
          !isSameLogin(login, this.pull.author) &&
          !isNamed(login, matter.adopters) &&
          !others.has(login),
      );
      if (strangers.length > 0 && (await this.touches(step, matter)) !== false)
        for (const login of strangers) others.add(login);
    }
    return { authors, others: [...others] };
  }

  async doubt(): Promise<Doubt | null> {
    const known = this.known === null ? null : await this.known;
    return known === null || !('why' in known.pushes) ? null : known.pushes;
  }

  async belongsTo(login: string, teams: readonly string[]): Promise<boolean> {
    return belongsToAny(this.sources.members, login, teams);
  }

  private async answer(
    question: MissingInfo,
    matter: ApprovalSubject,
    known: {
      touches: Map<string, boolean | null>;
      coverage: Map<string, Coverage>;
      writers: Map<string, boolean | null>;
      members: Map<string, boolean>;
      introducers: Map<string, Introducers>;
      former: { notes: readonly StagedNote[] | Doubt | null };
    },
  ): Promise<void> {
    switch (question.ask) {
      case 'permission':
        known.writers.set(loginKey(question.login), await this.mayWrite(question.login));
        return;
      case 'touches':
        known.touches.set(
          question.step.key,
          known.touches.size >= MOST_STEPS ? null : await this.touches(question.step, matter),
        );
        return;
      case 'coverage':
        known.coverage.set(question.commitId, await this.coverage(question.commitId, matter));
        return;
      case 'former':
        known.former.notes = await this.former.like(matter.statement ?? '');
        return;
      case 'introducers':
        known.introducers.set(question.note.path, await this.notes.introducersOf(question.note));
        return;
      case 'membership':
        known.members.set(
          loginKey(question.login),
          await this.belongsTo(question.login, matter.adopters.teams),
        );
    }
  }

  /** Null if unknown: then nothing of that account counts. */
  private async mayWrite(login: string): Promise<boolean | null> {
    const key = loginKey(login);
    const asked = this.writers.get(key);
    if (asked !== undefined) return asked;
    const answer =
      this.writers.size >= MOST_ACCOUNTS
        ? Promise.resolve(null)
        : nullOnApiError(mayWrite(this.sources.github, login));
    this.writers.set(key, answer);
    return answer;
  }

  private async coverage(commitId: string, matter: ApprovalSubject): Promise<Coverage> {
    const reviewed = await this.trees.open(commitId);
    return reviewed === null
      ? { same: false, why: plain('the approved commit can no longer be read') }
      : coverageOf(matter, reviewed, this.judged);
  }

  /** Null if a commit cannot be read. */
  private async touches(
    { to, from }: ReviewStep,
    matter: ApprovalSubject,
  ): Promise<boolean | null> {
    const [commit, ...parents] = await Promise.all(
      [to, ...(from ?? [this.pull.baseSha])].map(async (sha) => this.trees.open(sha)),
    );
    if (commit === undefined || commit === null || parents.some((tree) => tree === null))
      return null;
    return touchesMatter(
      matter,
      commit,
      parents.filter((tree) => tree !== null),
    );
  }

  /** @param everything whether commits are needed without an approval too. */
  private async all(everything: boolean = false): Promise<Known> {
    if (this.known !== null) {
      const known = await this.known;
      if (!everything || known.commits === null || known.commits.length > 0) return known;
    }
    this.known = this.ask(everything);
    return this.known;
  }

  private async ask(everything: boolean): Promise<Known> {
    const { github } = this.sources;
    const reviews = await readableReviews(github, this.pull.number);
    if (!everything && !reviews.some((review) => review.state === 'APPROVED' && review.human))
      return { reviews, commits: [], pushes: [] };
    const commits = await nullOnApiError<readonly GitHubCommit[] | null>(
      commitsBetween(github, this.pull.baseSha, this.pull.headSha),
    );
    return {
      reviews,
      commits,
      pushes: commits === null ? UNREAD : await knownPushes(github, this.pull, commits),
    };
  }
}

/** Without reviews nothing can be judged, so a refusal is an error. */
async function readableReviews(github: GitHub, number: number): Promise<Review[]> {
  try {
    return await listReviews(github, number);
  } catch (error) {
    if (!isAccessDenied(error)) throw error;
    throw new ConfigurationError(
      'GitHub does not show the reviews of the pull request to the token',
      'Give the job `permissions:` with `contents: read` and `pull-requests: write`, or at least `read`.',
    );
  }
}

/** Named adopters first, so that a crowd of strangers cannot use up the questions. */
function sorted(questions: readonly MissingInfo[], { adopters }: ApprovalSubject): MissingInfo[] {
  const isFirst = (question: MissingInfo): boolean =>
    'login' in question && isNamed(question.login, adopters);
  return [...questions.filter(isFirst), ...questions.filter((question) => !isFirst(question))];
}

const REMEDY =
  'Give the action the input `members-token`: a token that may read the members of the ' +
  "organisation. The workflow's own token cannot.";

/**
 * Asked only if the verdict depends on it; an error without a token that can tell (SECURITY S21).
 * @param members client with `members-token`, or null. @param teams `organisation/team`.
 */
export async function belongsToAny(
  members: GitHub | null,
  login: string,
  teams: readonly string[],
): Promise<boolean> {
  let denied: string | null = null;
  for (const team of teams) {
    const [organisation = '', slug = ''] = team.split('/');
    if (members === null)
      throw new ConfigurationError(
        say`whether an approval counts depends on who is in the team ${`@${team}`}, and the input
            members-token is not given`,
        REMEDY,
      );
    try {
      if (await isTeamMember(members, organisation, slug, login)) return true;
    } catch (error) {
      if (!isAccessDenied(error)) throw error;
      denied ??= team;
    }
  }
  if (denied !== null)
    throw new ConfigurationError(
      say`the token of the input members-token may not read the team ${`@${denied}`}`,
      REMEDY,
    );
  return false;
}
