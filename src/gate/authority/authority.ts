import type { LedgerEvent } from '../../memory/ledger.js';
import type { Phrase } from '../../text/phrase.js';

/*
 * Whom does the gate ask who approved what? The interface `Authority`; `NO_AUTHORITY` approves nothing, and is what the
 * command line has. GitHub's are in `github/reviews/`. Types and three small functions; what counts as an approval is
 * in `review-weight.ts`.
 */

/** A review of a pull request, and whether it counts as an approval of something. */
export interface Approval {
  readonly login: string;
  readonly commitId: string;
  readonly counted: boolean;
  /** In plain words; names stand in backticks. */
  readonly why: string;
}

/** Who may answer for something: accounts by login, and teams as `organisation/team`. */
export interface Adopters {
  readonly accounts: readonly string[];
  readonly teams: readonly string[];
}

/** A note that was staged in the branch, and may have been taken away since. */
export interface StagedNote {
  readonly path: string;
  /** Whether the base has it no more. */
  readonly isGone: boolean;
}

/** Something that a change brings and that somebody must answer for. */
export interface ApprovalSubject {
  /** Files whose content an approval covers; one that is not there must not be there for the reviewer either. */
  readonly paths: readonly string[];
  /** A ledger event whose line it covers. */
  readonly event: LedgerEvent | null;
  /**
   * Staged notes that it was made of: whoever introduced one of them cannot approve it. Absent
   * where there are none.
   */
  readonly staged?: readonly StagedNote[];
  /** What it promotes: staged notes that said the same once count as well. Absent where nothing is promoted. */
  readonly statement?: string;
  readonly adopters: Adopters;
  /** Approvals that are asked for: a team is asked about only where they depend on it. */
  readonly needed: number;
}

/** Whose work a matter is, as far as it is known. */
export interface StagedOrigin {
  /** Authors of the pull requests that bring it. */
  readonly authors: readonly string[];
  /** Others who wrote commits of it or pushed them. */
  readonly others: readonly string[];
  /** Set where others may have had a part in it who are not known. */
  readonly doubt?: Doubt;
}

/** What GitHub knows of a change; the gate's only view of it. */
export interface Authority {
  /** Login of the author of the pull request; null where there is none, or where the account is gone. */
  readonly author: string | null;
  /** Whether the author may write to the repository; absent where that cannot be asked. */
  readonly mayAuthorWrite?: () => Promise<boolean>;
  /** Every review, each with whether it counts for this matter. */
  readonly approvalsOf: (
    matter: ApprovalSubject,
  ) => Promise<readonly Approval[]> | readonly Approval[];
  /** Absent where nothing is known but the author. */
  readonly originOf?: (matter: ApprovalSubject) => Promise<StagedOrigin>;
  /** What keeps any approval from counting, where that is known by now; absent where nothing is asked. */
  readonly doubt?: () => Promise<Doubt | null>;
  /** Whether somebody belongs to one of these teams; absent where that cannot be asked. */
  readonly belongsTo?: (login: string, teams: readonly string[]) => Promise<boolean>;
}

export const NO_AUTHORITY: Authority = { author: null, approvalsOf: () => [] };

/** Whether the author of the change may write to the repository; null where that cannot be asked. */
export async function mayWrite(authority: Authority): Promise<boolean | null> {
  return (await authority.mayAuthorWrite?.()) ?? null;
}

/** By which answers about an account are kept: GitHub does not tell upper from lower case in logins. */
export function loginKey(login: string): string {
  return login.toLowerCase();
}

export function isSameLogin(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && loginKey(a) === loginKey(b);
}

/*
 * Whoever looks for an approval answers with it where GitHub did not say enough (`reviews/`, `pushers.ts`,
 * `github/audit.ts`). A doubt is never an approval. The compiler holds this file.
 */

/** Why something is not known on which an approval depends, and what helps. */
export interface Doubt {
  readonly why: Phrase;
  readonly remedy: Phrase;
}
