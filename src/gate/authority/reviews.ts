import { phraseText, plain, say, enumerate, type Phrase } from '../../text/phrase.js';
import { isNamed } from './adopters.js';
import { isSameLogin, type Adopters, type Approval, type StagedNote } from './authority.js';
import { isProvenBy, nameable, type GitHubCommit } from './commit.js';
import type { Doubt } from './doubt.js';
import type { Introducers } from './introducers.js';
import type { Push } from './pushers.js';

/** A review as GitHub has it. */
export interface Review {
  /** Null where the account is gone. */
  readonly login: string | null;
  /** An account of a person, by what GitHub says of its type. */
  readonly human: boolean;
  /** In GitHub's words: APPROVED, CHANGES_REQUESTED, DISMISSED, COMMENTED, PENDING. */
  readonly state: string;
  /** The commit that was looked at; null where GitHub does not know it any more. */
  readonly commitId: string | null;
}

/** A commit or a push: something that brings one state of the files out of others. */
export interface ReviewStep {
  /** By which answers about it are known. */
  readonly key: string;
  readonly to: string;
  /** What it started from; null where that is what the pull request started from. */
  readonly from: readonly string[] | null;
  /** Accounts behind it. */
  readonly logins: readonly string[];
  /** Set where a push is of an account that GitHub does not name: it may be anybody's. */
  readonly isUnknown?: true;
}

/** Whether the covered bytes stand at a review's commit as they stand in what is judged; `why` says what does not. */
export type Coverage = { readonly same: true } | { readonly same: false; readonly why: Phrase };

/** What is known of a pull request and of one matter in it. What was not asked yet is absent from its map. */
export interface ReviewEvidence {
  /** All of them, in GitHub's order: the oldest first. */
  readonly reviews: readonly Review[];
  readonly author: string | null;
  /** Null where not every commit could be read. */
  readonly commits: readonly GitHubCommit[] | null;
  /** All that brought these commits, or why they are not known: then no approval counts (SECURITY S45). */
  readonly pushes: readonly Push[] | Doubt;
  readonly adopters: Adopters;
  readonly needed: number;
  /** Whether an account may write, by login in lower case; null where GitHub did not say. */
  readonly mayWrite: ReadonlyMap<string, boolean | null>;
  /** Whether a step touches the covered bytes, by its key; null where that cannot be told. */
  readonly touches: ReadonlyMap<string, boolean | null>;
  /** By commit of a review. */
  readonly coverage: ReadonlyMap<string, Coverage>;
  /** Whether an account belongs to one of the teams, by login in lower case. */
  readonly members: ReadonlyMap<string, boolean>;
  /** Notes that the matter was made of. */
  readonly staged: readonly StagedNote[];
  /**
   * Staged notes that said the same once, or why they are not known; null where that is still to be
   * asked, absent where it is not.
   */
  readonly former?: readonly StagedNote[] | Doubt | null;
  /** Who introduced each of them, by its path. */
  readonly introducers: ReadonlyMap<string, Introducers>;
}

/** Something to be found out before it is known which reviews count. */
export type MissingInfo =
  | { readonly ask: 'permission'; readonly login: string }
  | { readonly ask: 'touches'; readonly step: ReviewStep }
  | { readonly ask: 'coverage'; readonly commitId: string }
  | { readonly ask: 'former' }
  | { readonly ask: 'introducers'; readonly note: StagedNote }
  | { readonly ask: 'membership'; readonly login: string };

/** Either every review with whether it counts and why, or what has to be asked first. */
export interface ReviewEvaluation {
  readonly approvals: readonly Approval[];
  readonly questions: readonly MissingInfo[];
}

type Weight =
  | { readonly counts: boolean; readonly why: Phrase }
  | { readonly question: MissingInfo }
  | { readonly depends: 'team'; readonly login: string };

const DECISIVE: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/**
 * Which reviews of a pull request are valid approvals of one matter (SECURITY S20). A pure function
 * of what is known: it asks for nothing itself and names what it lacks, the cheap questions first,
 * and only of reviews that could still count.
 */
export function evaluateReviews(hearing: ReviewEvidence): ReviewEvaluation {
  const weights = hearing.reviews.map((review, index) => ({
    review,
    weight: weigh(review, index, hearing),
  }));
  const questions = weights.flatMap(({ weight }) =>
    'question' in weight ? [weight.question] : [],
  );
  if (questions.length > 0) return { approvals: [], questions: distinct(questions) };
  const people = new Set(
    weights.flatMap(({ review, weight }) =>
      'counts' in weight && weight.counts ? [fold(review.login ?? '')] : [],
    ),
  );
  const open = weights.flatMap(({ weight }) => ('depends' in weight ? [weight.login] : []));
  if (open.length > 0 && people.size < hearing.needed)
    return {
      approvals: [],
      questions: distinct(open.map((login) => ({ ask: 'membership', login }))),
    };
  const approvals = weights.map(({ review, weight }): Approval => {
    const { counts, why } =
      'counts' in weight
        ? weight
        : {
            counts: false,
            why: say`enough others approved, so it was not asked whether the account belongs to ${enumerate(hearing.adopters.teams)}`,
          };
    return {
      login: review.login ?? 'ghost',
      commitId: review.commitId ?? '',
      counted: counts,
      why: phraseText(why),
    };
  });
  return { approvals, questions: [] };
}

function no(why: Phrase | string): Weight {
  return { counts: false, why: typeof why === 'string' ? plain(why) : why };
}

function weigh(review: Review, index: number, hearing: ReviewEvidence): Weight {
  const { login, commitId } = review;
  if (login === null) return no('the account is gone');
  if (review.state !== 'APPROVED') return no(STATES[review.state] ?? 'it is no approval');
  const later = hearing.reviews
    .slice(index + 1)
    .findLast((one) => isSameLogin(one.login, login) && DECISIVE.has(one.state));
  if (later !== undefined)
    return no(LATER[later.state] ?? 'a later review of the same account replaces it');
  if (!review.human) return no('it is not the account of a person');
  if (isSameLogin(login, hearing.author))
    return no('the author of the pull request cannot approve it');
  const named = isNamed(login, hearing.adopters);
  if (!named && hearing.adopters.teams.length === 0) return no('the account is no adopter here');
  if (!named && hearing.members.get(fold(login)) === false)
    return no(
      say`the account is no adopter here, and not in ${enumerate(hearing.adopters.teams)} as far as the token sees`,
    );
  if (hearing.commits === null)
    return no(
      'not every commit of the pull request could be read, so it is not known who wrote it',
    );
  if (hearing.author === null)
    return no(
      'it is not known who opened the pull request; open it again from an account that is there',
    );
  if ('why' in hearing.pushes)
    return no(
      say`it is not known who pushed what is approved: ${hearing.pushes.why}. ${hearing.pushes.remedy}`,
    );
  if (commitId === null) return no('GitHub does not say which commit was approved');

  const mayWrite = hearing.mayWrite.get(fold(login));
  if (mayWrite === undefined) return { question: { ask: 'permission', login } };
  if (mayWrite === null) return no('GitHub did not say whether the account may write');
  if (!mayWrite) return no('the account may not write to this repository');

  for (const step of stepsOf(hearing.commits, hearing.pushes)) {
    if (step.isUnknown !== true && !step.logins.some((one) => isSameLogin(one, login))) continue;
    const touches = hearing.touches.get(step.key);
    if (touches === undefined) return { question: { ask: 'touches', step } };
    if (touches !== false) return no(ownWork(step, login, touches, hearing.commits));
  }

  const coverage = hearing.coverage.get(commitId);
  if (coverage === undefined) return { question: { ask: 'coverage', commitId } };
  if (!coverage.same) return no(coverage.why);

  const staged = byIntroducers(hearing.staged, login, hearing);
  if (staged !== null) return staged;
  // Last, because GitHub must be asked about commits that nobody named.
  const { former = [] } = hearing;
  if (former === null) return { question: { ask: 'former' } };
  if ('why' in former) return no(say`${former.why}. ${former.remedy}`);
  const removed = byIntroducers(former, login, hearing);
  if (removed !== null) return removed;
  if (named)
    return {
      counts: true,
      why: plain('an adopter with write permission approved exactly these bytes'),
    };
  if (hearing.members.get(fold(login)) === true)
    return {
      counts: true,
      why: say`a member of ${enumerate(hearing.adopters.teams)} with write permission approved exactly these bytes`,
    };
  return { depends: 'team', login };
}

/** Null where none of these notes speaks against a review. */
function byIntroducers(
  notes: readonly StagedNote[],
  login: string,
  hearing: ReviewEvidence,
): Weight | null {
  for (const note of notes) {
    const introducers = hearing.introducers.get(note.path);
    if (introducers === undefined) return { question: { ask: 'introducers', note } };
    if ('unknown' in introducers) return no(introducers.unknown);
    const own = introducers.people.find((one) => isSameLogin(one.login, login));
    if (own !== undefined) return no(own.why);
  }
  return null;
}

const STATES: Readonly<Record<string, string>> = {
  CHANGES_REQUESTED: 'it asks for changes',
  DISMISSED: 'it was dismissed',
  COMMENTED: 'it is a comment, and no approval',
  PENDING: 'it is not submitted',
};

const LATER: Readonly<Record<string, string>> = {
  APPROVED: 'a later approval of the same account replaces it',
  CHANGES_REQUESTED: 'the same account asked for changes later',
  DISMISSED: 'a later review of the same account was dismissed, which does not bring this one back',
};

/** Commits and pushes as steps, with the accounts behind each; GitHub's own committer stands for nobody. */
export function stepsOf(commits: readonly GitHubCommit[], pushes: readonly Push[]): ReviewStep[] {
  return [
    ...commits.map(({ sha, parents, author, committer }): ReviewStep => ({
      key: sha,
      to: sha,
      from: parents,
      logins: nameable(author, committer),
    })),
    ...pushes.map(({ before, after, actor }): ReviewStep => ({
      key: `${before ?? ''}..${after}`,
      to: after,
      from: before === null ? null : [before],
      logins: nameable(actor),
      ...(actor === null ? { isUnknown: true } : {}),
    })),
  ];
}

/**
 * Names and addresses in a commit are free text: without a signature the exclusion may be
 * somebody's trick, and says so.
 */
function ownWork(
  { key, to, isUnknown }: ReviewStep,
  login: string,
  touches: true | null,
  commits: readonly GitHubCommit[],
): Phrase {
  const what =
    touches === null ? plain('may touch what is approved') : plain('touches what is approved');
  const commit = commits.find(({ sha }) => sha === key);
  if (isUnknown === true)
    return say`GitHub does not name the account that pushed ${to.slice(0, 7)}, which ${what}; push it again from a known account`;
  if (commit === undefined) return say`the account pushed ${to.slice(0, 7)}, which ${what}`;
  const role = isSameLogin(commit.committer, login) ? 'committer' : 'author';
  const caution = isProvenBy(commit, role)
    ? []
    : plain('; this rests on the e-mail address in the commit, which anybody can set');
  return say`the account is the ${[role]} of ${to.slice(0, 7)}, which ${what}${caution}`;
}

function distinct(questions: readonly MissingInfo[]): MissingInfo[] {
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()];
}

function fold(login: string): string {
  return login.toLowerCase();
}
