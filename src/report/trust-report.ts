import { isUncertain } from '../trust/reader-trust.js';
import type { AdoptionRow } from '../gate/adoptions.js';
import type { Approval } from '../gate/authority/authority.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { Finding } from '../gate/finding.js';
import type { AnchorResult } from '../anchors/verdict.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../memory/ledger.js';
import { phraseText } from '../text/phrase.js';
import { LONGEST_SECRET, withoutSecrets } from '../text/secrets.js';
import { visible } from '../text/visible.js';
import type { Change } from '../trust/delta.js';
import { type Fix, isSafeReplacement } from '../tree/text-edit.js';
import { type Entry, reasonOf } from '../trust/entry.js';
import { countEntries, heldCounts } from './words.js';
import { ruleUrl, VERSION } from './project.js';
import type { TrustReport } from './schemas/trust-report.js';
import type { Benchmark } from '../gate/review/score.js';
import type { Policy } from '../memory/policy-shape.js';
import { isHiddenName } from '../trust/blocking.js';
import type { BenchmarkReport } from './schemas/benchmark.js';

/* The JSON report of an evaluation. It never quotes memory. */

export type { TrustReport };

const NAME_LIMIT = 1_000;
/** A sentence may name several things. */
const SENTENCE_LIMIT = 8_000;

/**
 * `memtrust.trust_report` version 1. @param manifestPath name of the manifest file, or null; never a path of the
 * machine.
 */
export function trustReport(
  evaluation: Evaluation,
  { manifestPath }: { readonly manifestPath: string | null },
): TrustReport {
  const { subject, fixtures } = evaluation;
  return {
    schema: 'memtrust.trust_report',
    schema_version: 1,
    tool: { name: 'memtrust', version: VERSION },
    subject: {
      repository: subject.repository === null ? null : name(subject.repository),
      base_sha: subject.baseSha,
      head_sha: subject.headSha,
      policy_digest: subject.policyDigest,
      evaluated_at: subject.evaluatedAt,
    },
    verdict: evaluation.verdict,
    counts: countEntries(evaluation.entries),
    entries: evaluation.entries.map((entry) => ({
      ...entryRow(entry),
      ...scopeRow(evaluation.scopes?.folderOfEntry(entry) ?? null),
    })),
    changes: evaluation.changes.map(changeRow),
    findings: evaluation.findings.map(findingRow),
    fixtures: {
      total: fixtures.cases.length,
      passed: fixtures.cases.filter((one) => one.passed).length,
      contaminated: fixtures.cases.filter((one) => one.contaminated).length,
      cases: fixtures.cases.map(({ id, kind, passed, why }) => ({
        id: name(id),
        kind,
        passed,
        ...(why === null ? {} : { why: sentence(why) }),
      })),
    },
    release_gate: evaluation.releaseGate.map(({ id, name: title, level, passed, evidence }) => ({
      id,
      name: title,
      level,
      passed,
      evidence: evidence.map((line) => sentence(phraseText(line))),
    })),
    benchmark:
      evaluation.review?.kind === 'scored'
        ? benchmarkReport(evaluation.review.benchmark, evaluation.policy.policy)
        : null,
    adoption: evaluation.adoptions.map(adoptionRow),
    coverage: coverageOf(evaluation),
    held: Object.fromEntries(heldCounts(evaluation)),
    ...(evaluation.ignored.length === 0 ? {} : { ignored: evaluation.ignored.map(name) }),
    incomplete: evaluation.incomplete.map(sentence),
    manifest: {
      path: manifestPath === null ? null : name(manifestPath),
      sha256: evaluation.manifestSha256,
    },
  };
}

export function entryRow(entry: Entry): TrustReport['entries'][number] {
  return {
    id: name(entry.id),
    source_class: entry.sourceClass,
    settled: entry.settled,
    ...(entry.audited === undefined ? {} : { audited: entry.audited }),
    ...(entry.selfAdopted ? { self_adopted: true as const } : {}),
    status: entry.status,
    trust_level: entry.trustLevel,
    trusted_baseline: entry.trustedBaseline,
    ...(isUncertain(entry) ? { uncertain: true as const } : {}),
    reason: reasonOf(entry),
    reasons: [...entry.reasons],
    path: entry.path === null ? null : name(entry.path),
    anchors: entry.status === 'policy_blocked' ? [] : entry.anchors.map(anchorRow),
  };
}

/** Absent for the whole repository and for policies without scopes. */
function scopeRow(scope: string | null): { readonly scope?: string } {
  return scope === null ? {} : { scope: name(scope) };
}

function anchorRow(anchor: AnchorResult): TrustReport['entries'][number]['anchors'][number] {
  const { movedTo, foundAt } = anchor;
  return {
    ...sourceRow(anchor),
    ...(movedTo === null
      ? {}
      : { moved_to: { path: name(movedTo.path), lines: [movedTo.lines[0], movedTo.lines[1]] } }),
    ...(foundAt === null ? {} : { found_at: name(foundAt) }),
  };
}

function sourceRow({
  path,
  selector,
  verdict,
}: AnchorResult): TrustReport['changes'][number]['because'][number] {
  return { path: name(path), selector: name(selector), verdict };
}

function changeRow({ id, from, to, because }: Change): TrustReport['changes'][number] {
  return { id: name(id), from, to, because: because.map(sourceRow) };
}

function findingRow(finding: Finding): TrustReport['findings'][number] {
  const { rule, severity, path, line, column, decoded, factId, statement } = finding;
  const { accepted, introduced, fingerprint } = finding;
  return {
    rule,
    name: finding.name,
    severity,
    message: sentence(phraseText(finding.message)),
    ...(path === null ? {} : { path: name(path) }),
    ...(line === null ? {} : { line }),
    ...(column === null ? {} : { column }),
    ...(decoded === null ? {} : { decoded: sentence(decoded) }),
    ...(factId === null ? {} : { fact_id: name(factId) }),
    ...scopeRow(finding.scope),
    ...(statement === null ? {} : { statement: paragraph(statement) }),
    introduced,
    ...(accepted === null
      ? {}
      : { accepted: { by: accepted.by, reason: sentence(accepted.reason) } }),
    remedy: sentence(phraseText(finding.remedy)),
    ...(finding.fix === null ? {} : fixRow(finding.fix)),
    docs: ruleUrl({ code: rule, name: finding.name }),
    fingerprint,
  };
}

function fixRow({ path, edits }: Fix): Pick<TrustReport['findings'][number], 'fix'> {
  const rows = edits
    .filter(({ replacement }) => isSafeReplacement(replacement))
    .map(({ line, column, old, replacement }) => ({
      line,
      column,
      end_column: column + old.length,
      replacement: sentence(replacement),
    }));
  return rows.length === 0 ? {} : { fix: { path: name(path), edits: rows } };
}

function coverageOf({ coverage }: Evaluation): NonNullable<TrustReport['coverage']> {
  const named = coverage.reduce((sum, row) => sum + row.named, 0);
  const uncited = coverage.flatMap((row) =>
    row.uncited.map((label) => ({ fact_id: name(row.factId), name: name(label) })),
  );
  return { named, cited: named - uncited.length, uncited };
}

function adoptionRow({
  factId,
  event,
  claim,
  binding,
  approved,
  effective,
  approvals,
}: AdoptionRow): TrustReport['adoption'][number] {
  return {
    fact_id: name(factId),
    event: event.id,
    claim,
    binding,
    approved,
    effective,
    approvals: approvals.map(({ login, commitId, counted, why }) => ({
      login: name(login),
      commit_id: name(commitId),
      counted,
      why: sentence(why),
    })),
    ...reviewsOf(event, approvals),
  };
}

/** A valid approval of a candidate, as the event that a ledger would have. The gate writes to no repository. */
function reviewsOf(
  { type, fact, claim, binding }: LedgerEvent,
  approvals: readonly Approval[],
): Pick<TrustReport['adoption'][number], 'events'> {
  const counted = approvals.filter((approval) => approval.counted);
  if (!ADOPTING_TYPES.has(type) || counted.length === 0) return {};
  return {
    events: counted.map(({ login, commitId }) => ({
      type: 'candidate.reviewed',
      fact: name(fact),
      claim,
      binding,
      reviewed_by: name(login),
      commit_id: name(commitId),
    })),
  };
}

function name(text: string): string {
  return visible(text, NAME_LIMIT);
}

function sentence(text: string): string {
  return visible(text, SENTENCE_LIMIT);
}

/** A text of several lines keeps them: JSON has its own form for a line end. */
function paragraph(text: string): string {
  // Not cut through a secret, of which half would be shown.
  const shown = withoutSecrets(text.slice(0, SENTENCE_LIMIT + LONGEST_SECRET)).trim();
  const lines = shown.slice(0, SENTENCE_LIMIT).split(/\r\n|[\n\r]/);
  return lines.map((line) => visible(line, SENTENCE_LIMIT)).join('\n');
}

/** The scores of a review for machines. Names that the policy hides are `policy_blocked` (SECURITY S28). */
export function benchmarkReport({ cases, total }: Benchmark, policy: Policy): BenchmarkReport {
  const shown = (text: string): string =>
    isHiddenName(text, policy, true) ? 'policy_blocked' : visible(text, 200);
  return {
    schema: 'memtrust.review_benchmark',
    schema_version: 1,
    cases: cases.map((score) => ({
      ...score,
      case_id: score.case_id === null ? null : shown(score.case_id),
      contaminated: score.contaminated.map(({ finding, sources }) => ({
        finding: shown(finding),
        sources: sources.map(({ id, standing }) => ({ id: shown(id), standing })),
      })),
    })),
    total,
  };
}
