import type { FixtureRun } from '../fixtures/run.js';
import type { CodeOwners } from '../memory/codeowners.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Change } from '../trust/delta.js';
import type { Report, RuleCode } from './finding.js';
import type { AdoptionRow } from './adoptions.js';
import type { Audit } from './audit.js';
import type { AnsweredChange, GateChange } from './authority/asked.js';
import type { Copy } from './copies.js';
import type { Exception } from './exception.js';
import type { Looked } from './looked.js';
import type { Released } from './release/released.js';
import type { Overlooked } from './overlooked.js';
import type { BothProbed } from './probed.js';
import type { PendingConflicts } from './pending-conflicts.js';
import type { Rebounds } from './rebounds.js';
import type { ReviewOutcome } from './review.js';
import type { RuleTraits } from './rule-traits.js';
import type { Revival } from './revival.js';
import type { Snapshot } from './snapshot.js';
import type { Unverified } from './unverified.js';

/** Who asks: a person at a desk, a pull request, or the audit of a branch. */
export type Surface = 'local' | 'pull-request' | 'branch';

/** Everything a rule may look at. A rule reports; it decides no trust. */
export interface RuleContext {
  readonly base: Snapshot;
  readonly head: Snapshot;
  /** The policy in force: the base's. */
  readonly policy: Policy;
  readonly changes: readonly Change[];
  /** Paths that differ between base and head. */
  readonly changedPaths: ReadonlySet<string>;
  /** Facts that the base keeps out of the baseline and the merge result would not. */
  readonly revivals: readonly Revival[];
  readonly adoptions: readonly AdoptionRow[];
  /** Facts that would take trust from each other once the change is merged. */
  readonly pending: PendingConflicts;
  /** Rebindings that the change brings, each with what is wrong with it. */
  readonly rebounds: Rebounds;
  /** Decisive events of the change that do not follow what the base decided last. */
  readonly overlooked: readonly Overlooked[];
  /** Candidates of the change that state what the base turned down. */
  readonly copies: readonly Copy[];
  /** Trusted facts that nobody verified anew while what they cite changed; empty where no history was asked. */
  readonly unverified: readonly Unverified[];
  /** How the decisions in force of a branch came into it; empty where nobody looked. */
  readonly audit: Audit;
  /** Changed files of the gate itself. */
  readonly gate: readonly GateChange[];
  /** Changed agent files that want an approval. */
  readonly liveChanges: readonly AnsweredChange[];
  /** What a look at the texts that agents read found, in the base and in the head. */
  readonly looked: { readonly base: Looked; readonly head: Looked };
  /** What the release gate saw in the base and in the head. */
  readonly release: { readonly base: Released; readonly head: Released };
  /** Exceptions with which something is wrong. */
  readonly exceptions: readonly Exception[];
  /** Facts whose loss of trust an adopter approved. */
  readonly released: ReadonlySet<string>;
  /** Whether the author may write to the repository; null where nobody can be asked. */
  readonly authorMayWrite: boolean | null;
  /** CODEOWNERS of the base and of the head, where owners may adopt. */
  readonly owners: { readonly base: CodeOwners; readonly head: CodeOwners } | null;
  readonly fixtures: FixtureRun;
  /** A review that was handed in, scored; null where there is none. */
  readonly review: ReviewOutcome | null;
  /** Facts that did not notice a change of what they cite. */
  readonly probed: BothProbed;
  readonly surface: Surface;
  readonly strict: boolean;
  /** Evaluation time, milliseconds since 1970. */
  readonly now: number;
  /** What of the head could not be read. */
  readonly incomplete: readonly string[];
  /** Codes in the head's policy that are of no rule. */
  readonly strangers: readonly string[];
  /** Fixed rules that the head's policy tries to soften. */
  readonly softened: readonly RuleCode[];
}

/** One check of the gate: a file in `rules/`, a line in its registry, a section in docs/rules.md. */
export interface Rule extends RuleTraits {
  /** One sentence: what it finds. */
  readonly summary: string;
  /** A paragraph: why it matters. */
  readonly why: string;
  /** What to do about it, commands in backticks. */
  readonly remedy: string;
  run(context: RuleContext): Iterable<Report>;
}
