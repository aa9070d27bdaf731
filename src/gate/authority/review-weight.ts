import { enumerate, plain, say, type Phrase } from '../../text/phrase.js';
import { isNamed } from './adopters.js';
import { isSameLogin, loginKey, type StagedNote } from './authority.js';
import { isProvenBy, type GitHubCommit } from './commit.js';
import type { Push } from './pushers.js';
import {
  type MissingInfo,
  type Review,
  type ReviewEvidence,
  type ReviewStep,
  stepsOf,
} from './review-evidence.js';

/*
 * Does this one review count as an approval? Not if it was dismissed, comes from a bot, from somebody who may not write
 * or who wrote part of the matter, or is of another text than the one that would be merged. A new reason goes where it
 * costs least: cheap questions first; their order changes no verdict. Reasons are words for people (STATES, LATER) and
 * free. Notes in `staged` are those that a fact was made of, `former` those that said the same once: whoever introduced
 * one wrote the matter, and nobody approves their own work.
 */

/** What one review comes to: it counts or not and why, something must be asked, or only its team is open. */
export type Weight =
  | Refusal
  | { readonly counts: true; readonly why: Phrase }
  | { readonly question: MissingInfo }
  | { readonly depends: 'team'; readonly login: string };

interface Refusal {
  readonly counts: false;
  readonly why: Phrase;
}

/** States of a review that replace an earlier one of the same account; a comment does not. */
const DECISIVE: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/** The review does not count, and why, as the end of the sentence "does not count: …". */
function no(why: Phrase | string): Refusal {
  return { counts: false, why: typeof why === 'string' ? plain(why) : why };
}

/** The cheap questions first: the first that speaks against a review, or lacks something, ends it. */
export function weigh(review: Review, index: number, hearing: ReviewEvidence): Weight {
  const { login } = review;
  if (login === null) return no('the account was deleted');
  const refused =
    notTheLastWord(review, login, hearing.reviews.slice(index + 1)) ??
    notEntitled(review, login, hearing);
  if (refused !== null) return refused;
  const work = knownWork(review, hearing);
  if ('counts' in work) return work;
  return (
    byPermission(login, hearing) ??
    byOwnWork(login, work, hearing) ??
    byCoverage(work.commitId, hearing) ??
    byIntroducers(hearing.staged, login, hearing) ??
    byFormerNotes(login, hearing) ??
    byMembership(login, hearing)
  );
}

/** Whether a review is another thing than a standing approval; null where it is one. */
function notTheLastWord(review: Review, login: string, after: readonly Review[]): Weight | null {
  if (review.state !== 'APPROVED') return no(STATES[review.state] ?? 'it is not an approval');
  const later = after.findLast((one) => isSameLogin(one.login, login) && DECISIVE.has(one.state));
  return later === undefined
    ? null
    : no(LATER[later.state] ?? 'a later review of the same account replaces it');
}

/** Whether an account is one that cannot approve here, as far as is known before GitHub is asked. */
function notEntitled({ human }: Review, login: string, hearing: ReviewEvidence): Weight | null {
  if (!human) return no('the account does not belong to a person');
  if (isSameLogin(login, hearing.author))
    return no('the author of the pull request cannot approve it');
  if (isNamed(login, hearing.adopters)) return null;
  if (hearing.adopters.teams.length === 0) return no('the account is not an adopter here');
  return hearing.members.get(loginKey(login)) === false
    ? no(
        say`the account is not an adopter here, and not in
          ${enumerate(hearing.adopters.teams)} as far as the token can see`,
      )
    : null;
}

/** What was approved, and all that brought it there. */
interface KnownWork {
  readonly commitId: string;
  readonly commits: readonly GitHubCommit[];
  readonly pushes: readonly Push[];
}

/** Where it is not known who wrote what is approved, nobody's approval counts (SECURITY S45). */
function knownWork({ commitId }: Review, hearing: ReviewEvidence): KnownWork | Refusal {
  const { commits, pushes } = hearing;
  if (commits === null)
    return no('not every commit of the pull request could be read, so its authors are not known');
  if (hearing.author === null)
    return no(
      'memtrust cannot tell who opened the pull request; open it again from an existing account',
    );
  if ('why' in pushes)
    return no(
      say`memtrust cannot tell who pushed the approved commit: ${pushes.why}. ${pushes.remedy}`,
    );
  if (commitId === null) return no('GitHub does not say which commit was approved');
  return { commitId, commits, pushes };
}

/** Whoever may not write to the repository approves nothing. */
function byPermission(login: string, { mayWrite }: ReviewEvidence): Weight | null {
  const answer = mayWrite.get(loginKey(login));
  if (answer === undefined) return { question: { ask: 'permission', login } };
  if (answer === null) return no('GitHub did not say whether the account may write');
  return answer ? null : no('the account may not write to this repository');
}

/** A push of an account that GitHub does not name may be anybody's, so it may be the reviewer's. */
function byOwnWork(
  login: string,
  { commits, pushes }: KnownWork,
  hearing: ReviewEvidence,
): Weight | null {
  for (const step of stepsOf(commits, pushes)) {
    if (step.isUnknown !== true && !step.logins.some((one) => isSameLogin(one, login))) continue;
    const touches = hearing.touches.get(step.key);
    if (touches === undefined) return { question: { ask: 'touches', step } };
    if (touches !== false) return no(ownWork(step, login, touches, commits));
  }
  return null;
}

/** A review is of its commit: the covered bytes must be the same in what would be merged. */
function byCoverage(commitId: string, hearing: ReviewEvidence): Weight | null {
  const coverage = hearing.coverage.get(commitId);
  if (coverage === undefined) return { question: { ask: 'coverage', commitId } };
  return coverage.same ? null : no(coverage.why);
}

/** Asked last but for the teams, because GitHub must be asked about commits that nobody named. */
function byFormerNotes(login: string, hearing: ReviewEvidence): Weight | null {
  const { former = [] } = hearing;
  if (former === null) return { question: { ask: 'former' } };
  if ('why' in former) return no(say`${former.why}. ${former.remedy}`);
  return byIntroducers(former, login, hearing);
}

/** Nothing speaks against the review: it counts, unless it is still to be asked who is in a team. */
function byMembership(login: string, hearing: ReviewEvidence): Weight {
  if (isNamed(login, hearing.adopters))
    return {
      counts: true,
      why: plain('an adopter with write permission approved exactly these bytes'),
    };
  if (hearing.members.get(loginKey(login)) === true)
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

/** Why a review in another state than APPROVED is no approval. */
const STATES: Readonly<Record<string, string>> = {
  CHANGES_REQUESTED: 'it asks for changes',
  DISMISSED: 'it was dismissed',
  COMMENTED: 'it is a comment, not an approval',
  PENDING: 'it was not submitted',
};

/** Why an approval does not stand after a later review of the same account. */
const LATER: Readonly<Record<string, string>> = {
  APPROVED: 'a later approval of the same account replaces it',
  CHANGES_REQUESTED: 'the same account asked for changes later',
  DISMISSED: 'a later review of the same account was dismissed, which does not restore this one',
};

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
    return say`GitHub does not name the account that pushed ${to.slice(0, 7)}, which ${what}; push
      it again from a known account`;
  if (commit === undefined) return say`the account pushed ${to.slice(0, 7)}, which ${what}`;
  const role = isSameLogin(commit.committer, login) ? 'committer' : 'author';
  const caution = isProvenBy(commit, role)
    ? []
    : plain('; this relies on the e-mail address in the commit, which anyone can set');
  return say`the account is the ${[role]} of ${to.slice(0, 7)}, which ${what}${caution}`;
}
