import { beginBuiltIn, NO_FIXTURES, runFixtures, type FixtureInput, type FixtureRun } from '../fixtures/run.js';
import type { Stage, Surfaces } from '../fixtures/surface.js';
import { NO_PROBES, type ProbeRun } from '../fixtures/probes/probe.js';
import { contextManifest, manifestDigest, type ContextManifest } from '../context/manifest.js';
import { readCodeOwners } from '../memory/codeowners.js';
import { policyDigest, type PolicyFile } from '../memory/policy.js';
import type { Policy } from '../memory/policy-shape.js';
import { TOO_DENSE } from '../memory/anchors/dense-text.js';
import { NO_ATTRIBUTES, type AskAttributes } from '../tree/attributes.js';
import { changedPaths } from '../tree/changes.js';
import type { Sha256 } from '../tree/digest.js';
import { NO_PAST, type Past } from '../tree/past.js';
import type { Tree } from '../tree/tree.js';
import type { Judge } from '../trust/assess.js';
import { delta, type Change } from '../trust/delta.js';
import type { Entry } from '../trust/entry.js';
import { judge } from '../trust/judge.js';
import { newAdoptions, type AdoptionRow } from './adoptions.js';
import { auditOf, MOST_AUDITED, NO_AUDIT, withAudit, type Auditor } from './audit.js';
import { idsOf, settledInBoth, type Beside } from './beside.js';
import { gateChanges, liveChanges, releasedFacts } from './authority/asked.js';
import { NO_AUTHORITY, type Approval, type Authority } from './authority/authority.js';
import type { Finding } from './finding.js';
import { copiesOfRejected } from './copies.js';
import { gateSurface } from './gate-surface.js';
import { lookAtBoth, NOTHING_SEEN } from './looked.js';
import { releaseGate, type ReleaseRow } from './release-gate.js';
import { lookAtRelease } from './release/change.js';
import type { RuleContext, Surface } from './rule.js';
import { overlookedDecisions } from './overlooked.js';
import { pendingConflicts } from './pending-conflicts.js';
import { probeBoth, withholdProbes } from './probed.js';
import { proveRebounds } from './rebounds.js';
import { scoreReview, type ReviewInput, type ReviewOutcome } from './review.js';
import { revivals } from './revival.js';
import { rules } from './rules/index.js';
import { runRules, softenedBy, unknownRules } from './run-rules.js';
import { blockedFacts, type Snapshot } from './snapshot.js';
import { snapshotPair } from './snapshot-pair.js';
import { unverifiedFacts } from './unverified.js';
import { provenVerdict, verdictOf, type Scope, type Verdict } from './verdict.js';
import { isUnsayable, withholdFixtures, withholdNames } from './withhold.js';

export interface EvaluationInput {
  /** What is settled. Null before the first commit: strict defaults, nothing trusted. */
  readonly base: Tree | null;
  readonly head: Tree;
  readonly scope: Scope;
  /** Evaluation time, ISO 8601 with whole seconds; nothing here reads a clock. */
  readonly now: string;
  readonly surface: Surface;
  /** Counts unsettled adoptions as errors where no approval can be asked for. */
  readonly strict?: boolean;
  readonly authority?: Authority;
  /** Who traces what a branch holds; asked on that surface alone. */
  readonly auditor?: Auditor;
  /** What came before the head: asked only about what is gone or has changed. */
  readonly past?: Past;
  /** Who knows what files of attributes say; asked only where one changed. */
  readonly attributes?: AskAttributes;
  /** What the shell could not do: shallow history, a base that is only a guess. */
  readonly incomplete?: readonly string[];
  readonly subject: Subject;
  /** The policy of the default branch, where the base is another one: then the stricter of both holds (SECURITY S01). */
  readonly alsoUnder?: Policy;
  /** What the default branch has settled, where the base is another one: then only what both have is settled (SECURITY S43). */
  readonly beside?: Beside;
  /** A reviewer's findings, as somebody handed them in. */
  readonly review?: ReviewInput;
  /** For tests that invert the judge. */
  readonly judge?: Judge;
  /** Set inside of a fixture, where no fixtures and no probes are run; and whether the texts of the case are looked at. */
  readonly inFixture?: { readonly looks: boolean };
}

export interface Subject {
  /** owner/name, or null. */
  readonly repository: string | null;
  readonly baseSha: string | null;
  /** Null for a working tree. */
  readonly headSha: string | null;
}

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
  /** What changes of the cited sources showed: whether the facts can be proven wrong at all. */
  readonly probes: ProbeRun;
  readonly adoptions: readonly AdoptionRow[];
  readonly releaseGate: readonly ReleaseRow[];
  /** Whether the author of the change may write to the repository; null where that cannot be asked. */
  readonly authorMayWrite: boolean | null;
  readonly incomplete: readonly string[];
  readonly manifest: ContextManifest;
  readonly manifestSha256: Sha256;
}

/** Judges a head against its base: the whole way from two trees to a verdict. */
export async function evaluate(input: EvaluationInput): Promise<Evaluation> {
  const decide = input.judge ?? judge;
  const now = Date.parse(input.now);
  if (Number.isNaN(now)) throw new RangeError('An evaluation needs a time'); // nothing would ever expire
  const { beside } = input;
  const { base, head, ownMemory, sight } = await snapshotPair({ base: input.base, head: input.head, beside, alsoUnder: input.alsoUnder, now, judge: decide, past: input.past ?? NO_PAST, isAudit: input.surface === 'branch' });
  const { policy } = sight;
  const inForce = base.memory.policy;
  const digest = policyDigest(policy);
  const changes = delta(base.judgement.entries, head.judgement.entries);
  const authority = input.authority ?? NO_AUTHORITY;
  const owners = policy.adoption.codeowners ? { base: await readCodeOwners(base.tree), head: await readCodeOwners(input.head) } : null;
  const looked = input.inFixture?.looks === false ? { base: NOTHING_SEEN, head: NOTHING_SEEN } : await lookAtBoth(base, head, sight.past, policy);
  const overlooked = overlookedDecisions(base, head);
  const rebounds = await proveRebounds(base, head, overlooked, sight.past);
  const pending = await pendingConflicts(base, head, sight);
  const proposed = await newAdoptions({ base, head, policy, owners: owners?.base ?? null, authority, rebounds, settled: settledInBoth(ownMemory, beside), ...(beside === undefined ? {} : { elsewhere: { branch: beside.branch, events: idsOf(ownMemory.events), authority: beside.authority } }) });
  const adoptions = proposed.map((row) => (pending.has(row.factId) ? { ...row, effective: 'never' as const } : row));
  const audit = input.auditor === undefined || input.surface !== 'branch' ? NO_AUDIT : await auditOf(base, policy, owners?.base ?? null, input.auditor);
  const changed = changedPaths(base.tree, input.head);
  const release = await lookAtRelease({ base: base.tree, head: input.head, policy, changed: base === head ? null : changed, rules });
  const review = input.review === undefined ? null : await scoreReview(input.review, base);
  const probed = input.inFixture !== undefined ? { base: NO_PROBES, head: NO_PROBES } : await probeBoth(base, head, changed, sight);
  // Detectors that are large are proven where they were at work.
  const atWork = { documents: release.head.looked.pages > 0, probes: probed.head.probes > 0 };
  const fixtures = input.inFixture !== undefined ? NO_FIXTURES : await runFixtures(fixtureFiles(base, head), { policy, now, judge: decide, surfaces: SURFACES, atWork });
  const asked = { base, head, policy, owners: owners?.base ?? null, authority };
  const mayWrite = async (): Promise<boolean | null> => (await authority.mayAuthorWrite?.()) ?? null;
  const gate = base === head ? [] : await gateChanges(asked, changed, input.attributes ?? NO_ATTRIBUTES);
  const blocked = blockedFacts(head);
  const unaudited = audit.left === 0 ? [] : [`${audit.left} decisive events are past the cap of ${MOST_AUDITED} of one audit and were not traced`];
  const incomplete = [...(input.incomplete ?? []), ...unaudited, ...base.memory.incomplete, ...head.memory.incomplete.filter((line) => !base.memory.incomplete.includes(line)), ...uncompared(head), ...looked.head.incomplete];
  const context: RuleContext = {
    base,
    head,
    policy,
    changes,
    changedPaths: changed,
    revivals: revivals(base, head, adoptions),
    adoptions,
    pending,
    rebounds,
    overlooked,
    copies: await copiesOfRejected(base, head),
    // A pull request is not about it, and a runner's clone of one has no history.
    unverified: input.surface === 'pull-request' ? [] : await unverifiedFacts(head, sight.past, policy),
    audit,
    gate,
    liveChanges: await liveChanges(asked),
    looked,
    release,
    exceptions: [],
    released: await releasedFacts(asked, rules),
    // Asked only where a rule wants to know.
    authorMayWrite: gate.some(({ part, approved }) => part === 'policy' && approved === null) || touchesLive(base, head) ? await mayWrite() : null,
    owners,
    fixtures,
    review,
    probed,
    surface: input.surface,
    strict: input.strict ?? false,
    now,
    incomplete: [...head.memory.incomplete, ...uncompared(head), ...looked.head.incomplete],
    softened: softenedBy(head.memory.policy.policy),
    strangers: unknownRules(head.memory.policy.policy),
  };
  const findings = runRules(context, { trustsHead: input.scope === 'state' || (input.surface === 'local' && input.head.commit === null) });
  // The digests of a blocked text appear nowhere (SECURITY S28); that its event needs approval is a finding.
  const shownAdoptions = adoptions.filter((row) => !blocked.has(row.factId) && !isUnsayable(row.factId, policy)).map((row) => ({ ...row, approvals: row.approvals.map((approval) => sayable(approval, policy)) }));
  const manifest = contextManifest(head.judgement.entries, {
    ownerKind: 'check',
    ownerId: input.subject.headSha ?? 'working-tree',
    policyDigest: digest,
    generatedAt: input.now,
  });
  return {
    subject: { ...input.subject, policyDigest: digest, evaluatedAt: input.now },
    verdict: provenVerdict(verdictOf(findings, input.scope), fixtures.cases),
    scope: input.scope,
    mode: policy.mode,
    policy: { ...inForce, policy, digest },
    entries: withAudit(head.judgement.entries, audit).sort((a, b) => (a.id < b.id ? -1 : 1)),
    changes,
    findings,
    fixtures: withholdFixtures(fixtures, policy),
    review,
    adoptions: shownAdoptions,
    releaseGate: releaseGate({ findings, scope: input.scope, policy, released: release.head, adoptions: shownAdoptions }),
    probes: withholdProbes(probed.head, policy),
    // It changes only how a remedy is put.
    authorMayWrite: findings.some(({ introduced, severity }) => introduced && severity !== 'notice') ? await mayWrite() : null,
    incomplete: incomplete.map((line) => withholdNames(line, policy)),
    manifest,
    // Made when it is asked for: inside of a fixture nobody does.
    get manifestSha256() {
      return manifestDigest(manifest);
    },
  };
}

/** What of the cited files was too much to be compared. */
function uncompared({ checks }: Snapshot): readonly string[] {
  return [...checks.values()].some((results) => results.some(({ why }) => why === TOO_DENSE)) ? [TOO_DENSE] : [];
}

/** Judges a case of a fixture as a pull request that nobody approved, or where it changes nothing as a state. */
export async function evaluateStage({ base, head, now, judge: decide, looks }: Stage): Promise<Evaluation> {
  return evaluate({ base, head, now, judge: decide, scope: base === head ? 'state' : 'change', surface: 'pull-request', subject: { repository: null, baseSha: null, headSha: null }, inFixture: { looks } });
}

/** Lets the self-proof begin before there is anything to evaluate: while the program waits for git or GitHub. */
export function beginSelfProof(): void {
  void beginBuiltIn(SURFACES);
}

const SURFACES: Surfaces = { gate: gateSurface(evaluateStage), rules: new Set(rules.map(({ code }) => code)) };

function sayable(approval: Approval, policy: PolicyFile['policy']): Approval {
  return { ...approval, why: withholdNames(approval.why, policy) };
}

/** Fixtures count from the base; new and edited ones of the head run too and are marked so (SECURITY S01). */
function fixtureFiles(base: Snapshot, head: Snapshot): FixtureInput[] {
  const before = new Map(base.memory.fixtures.map((file) => [file.path, file.text]));
  const after = new Map(head.memory.fixtures.map((file) => [file.path, file.text]));
  return [
    ...base.memory.fixtures.map((file) => ({ ...file, origin: 'repository' as const, replaced: after.get(file.path) !== file.text })),
    ...head.memory.fixtures.filter((file) => before.get(file.path) !== file.text).map((file) => ({ ...file, origin: 'proposed' as const, replaced: false })),
  ];
}

/** Whether the change touches what agents read. */
function touchesLive(base: Snapshot, head: Snapshot): boolean {
  const before = new Set(base.live.map(({ path }) => path));
  return base !== head && (head.live.some(({ settled }) => !settled) || head.live.length !== base.live.length || head.live.some(({ path }) => !before.has(path)));
}
