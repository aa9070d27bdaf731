import type { HeldMention } from '../agent-files/detection.js';
import type { ContextManifest } from '../trust/manifest.js';
import type { FixtureRun } from './proof.js';
import type { PolicyFile } from '../memory/policy.js';
import type { Sha256 } from '../tree/digest.js';
import type { Change } from '../trust/delta.js';
import type { Entry } from '../trust/entry.js';
import type { AdoptionRow } from './adoptions.js';
import type { DenyingFact } from './denials.js';
import type { CoverageRow } from './coverage.js';
import type { BaseStatements } from './base-statements.js';
import type { Scope, Subject } from './evaluation-input.js';
import type { Finding } from './finding.js';
import type { Histories } from './histories.js';
import type { ReleaseRow } from './release-gate.js';
import type { ReviewOutcome } from './review/review.js';
import type { ScopesShown } from './scopes-shown.js';
import type { Verdict } from './verdict.js';

/*
 * What the policy keeps unsaid is out of it already. The compiler holds those who read it. `manifest` and `histories`
 * are made on first reading. `incomplete` holds sentences for people, some of which are findings of MT703 too.
 */

/** Everything that the gate found out: the one value that every view is made of. */
export interface Evaluation {
  readonly subject: Subject & { readonly policyDigest: Sha256; readonly evaluatedAt: string };
  readonly verdict: Verdict;
  readonly scope: Scope;
  readonly mode: 'enforce' | 'report';
  readonly policy: PolicyFile;
  readonly entries: readonly Entry[];
  readonly changes: readonly Change[];
  readonly findings: readonly Finding[];
  readonly fixtures: FixtureRun;
  readonly review: ReviewOutcome | null;
  readonly adoptions: readonly AdoptionRow[];
  /** Facts of the change that deny another one. */
  readonly denials: readonly DenyingFact[];
  /** What each fact that the change brings names and does not cite. */
  readonly coverage: readonly CoverageRow[];
  readonly releaseGate: readonly ReleaseRow[];
  /** Whether the author of the change may write to the repository; null where that cannot be asked. */
  readonly authorMayWrite: boolean | null;
  /** Ids of entries that are agent files whose text was not read. */
  readonly unread: ReadonlySet<string>;
  /** Agent files that the policy takes out with `ignore:`, by their paths. */
  readonly ignored: readonly string[];
  /** What the agent files name and the tree has: proof that silence is no lack of looking. */
  readonly held: readonly HeldMention[];
  readonly incomplete: readonly string[];
  /** What belongs to which scope of the policy; null where it has none. */
  readonly scopes: ScopesShown | null;
  /** What was decided about facts, as it may be told; the page alone shows it. */
  readonly histories: Histories;
  /** What facts say that are adopted at the base; made on first reading (SECURITY S55). */
  readonly statements: BaseStatements;
  /** Facts with an adoption in force at the base, whatever became of their sources; made on first reading. */
  readonly adoptedAtBase: number;
  readonly manifest: ContextManifest;
  readonly manifestSha256: Sha256;
}
