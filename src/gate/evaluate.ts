import { contextManifest, manifestDigest } from '../trust/manifest.js';
import type { Stage } from './proof.js';
import { numbered } from '../text/visible.js';
import { lazy } from '../text/collections.js';
import { policyDigest } from '../memory/policy.js';
import { compareNatural } from '../text/order.js';
import { changedPaths } from '../tree/changes.js';
import { NO_HISTORY } from '../tree/history-queries.js';
import { delta } from '../trust/delta.js';
import { judge } from '../trust/judge.js';
import { withAudit } from './audit.js';
import { mayWrite, NO_AUTHORITY } from './authority/authority.js';
import { baseStatements } from './base-statements.js';
import { coreAtBase, type Core } from './core.js';
import type { Evaluation } from './evaluation.js';
import type { EvaluationInput } from './evaluation-input.js';
import { withoutHiddenNames } from './coverage.js';
import { collectEvidence, evidenceAtBase } from './evidence/index.js';
import type { EvidenceInput } from './evidence/evidence.js';
import { countAdopted, historiesOf } from './histories.js';
import { leftOut } from './left-out.js';
import { releaseGate } from './release-gate.js';
import { rules } from './rules/index.js';
import { runRules } from './run-rules.js';
import { ScopesShown } from './scopes-shown.js';
import { snapshotPair } from './snapshot-pair.js';
import { provenVerdict, verdictOf } from './verdict.js';
import {
  isRedacted,
  withholdAdoptions,
  redactFixtures,
  redactNames,
  withoutHiddenMentions,
} from './redact.js';

/*
 * What does the gate say of a change, or of a branch by itself? `evaluate` goes the whole way from two trees to a
 * verdict: snapshots, evidence, rules, and what the policy keeps unsaid. The command line, the action, the companion
 * and fixtures call it. Steps are called here and done elsewhere: a rule goes to `rules/`, evidence to `evidence/`.
 * Evidence is collected before the rules and what is shown of it is redacted after them; that order must stay.
 */

export type { Evaluation } from './evaluation.js';
export type { EvaluationInput } from './evaluation-input.js';

/** Judges a head against its base: the whole way from two trees to a verdict. */
export async function evaluate(input: EvaluationInput): Promise<Evaluation> {
  const { scope, subject, surface, authority = NO_AUTHORITY, past = NO_HISTORY } = input;
  const now = Date.parse(input.now);
  if (input.prover === null && input.inFixture === undefined)
    throw new RangeError('An evaluation needs a proof of the program');
  if (Number.isNaN(now)) throw new RangeError('An evaluation needs a time'); // nothing would ever expire

  input.onStep?.(`reading memory among ${numbered(input.head.entries.size, 'file')}`);
  // Both trees are read and judged under the policy of the base.
  const pair = await snapshotPair({
    ...input,
    now,
    past,
    judge: input.judge ?? judge,
    isAudit: surface === 'branch',
  });
  const { base, head, snapshotOptions } = pair;
  const { policy } = snapshotOptions;
  const changed = changedPaths(base.tree, head.tree);
  const core: Core = {
    base,
    head,
    policy,
    changedPaths: changed,
    surface,
    strict: input.strict ?? false,
    now,
  };

  // What rules look at beside the two snapshots is worked out, and what of it was so before.
  const { ownMemory } = pair;
  const sources: EvidenceInput = {
    ...input,
    ...core,
    snapshotOptions,
    authority,
    ownMemory,
    rules,
  };
  const evidence = await collectEvidence(sources);
  const before =
    base === head ? null : { ...coreAtBase(core), ...evidenceAtBase(evidence, sources) };
  input.onStep?.(`running ${rules.length} rules on ${numbered(head.memory.facts.length, 'fact')}`);
  const findings = runRules({ ...core, ...evidence }, { before, trustsHead: trustsHead(input) });

  // What is shown names nothing that the policy keeps unsaid.
  const adoptions = withholdAdoptions(evidence.adoptions, head, policy).toSorted((a, b) =>
    compareNatural(a.factId, b.factId),
  );
  const { audit, fixtures, looked, release, review } = evidence;
  const incomplete = leftOut({
    base,
    head,
    looked: looked.head,
    audit,
    given: input.incomplete ?? [],
  });
  const isAuthorAsked = findings.some(
    ({ introduced, severity }) => introduced && severity !== 'notice',
  );
  const digest = policyDigest(policy);
  const manifest = lazy(() =>
    contextManifest(head.judgement.entries, {
      ownerKind: 'check',
      ownerId: subject.headSha ?? 'working-tree',
      policyDigest: digest,
      generatedAt: input.now,
    }),
  );
  const entries = withAudit(head.judgement.entries, audit).toSorted((a, b) =>
    compareNatural(a.id, b.id),
  );
  const histories = lazy(() => historiesOf(entries, base, head, policy));
  const statements = lazy(() => baseStatements(base, head, policy));
  return {
    subject: { ...subject, policyDigest: digest, evaluatedAt: input.now },
    verdict: provenVerdict(verdictOf(findings, scope), fixtures.cases),
    scope,
    mode: policy.mode,
    policy: { ...base.memory.policy, policy, digest },
    entries,
    changes: delta(base.judgement.entries, head.judgement.entries),
    findings,
    fixtures: redactFixtures(fixtures, policy),
    review,
    adoptions,
    denials: evidence.denials.found.filter(
      ({ path, of }) => ![path, of].some((name) => isRedacted(name, policy)),
    ),
    coverage: withoutHiddenNames([...evidence.coverage.values()], policy),
    releaseGate: releaseGate({ findings, scope, policy, released: release.head, adoptions }),
    // It changes only how a remedy is put.
    authorMayWrite: isAuthorAsked ? await mayWrite(authority) : null,
    unread: looked.head.unread,
    ignored: head.ignored.map(({ path }) => path).filter((path) => !isRedacted(path, policy)),
    held: withoutHiddenMentions(looked.head.held, policy),
    incomplete: incomplete.map((line) => redactNames(line, policy)),
    scopes: ScopesShown.of(policy, { base, head }),
    // Made when they are asked for: most views, and most fixtures, do not.
    get histories() {
      return histories();
    },
    get statements() {
      return statements();
    },
    get adoptedAtBase() {
      return countAdopted(base);
    },
    get manifest() {
      return manifest();
    },
    get manifestSha256() {
      return manifestDigest(manifest());
    },
  };
}

/** Whether exceptions count that the head brings: of one commit by itself, and of somebody's own working tree. */
function trustsHead({ scope, surface, head }: EvaluationInput): boolean {
  return scope === 'state' || (surface === 'local' && head.commit === null);
}

/** Judges a case of a fixture as a pull request that nobody approved, or where it changes nothing as a state. */
export async function evaluateStage({
  base,
  head,
  now,
  judge: decide,
  looks,
}: Stage): Promise<Evaluation> {
  const subject = { repository: null, baseSha: null, headSha: null };
  const scope = base === head ? 'state' : 'change';
  return evaluate({
    base,
    head,
    now,
    judge: decide,
    scope,
    surface: 'pull-request',
    subject,
    prover: null,
    inFixture: { looks },
  });
}
