import type { Benchmark, CaseScore, Figures } from '../fixtures/benchmark/score.js';
import type { Policy } from '../memory/policy-shape.js';
import { visible } from '../text/visible.js';
import { keepsUnsaid } from '../trust/unsayable.js';
import type { BenchmarkReport } from './schemas/benchmark.js';

/*
 * How do the scores of a review become JSON? One row a case and a total, in the keys of
 * `schemas/benchmark.ts`.
 *
 * `memtrust benchmark` and the trust report write it. The scores come from `fixtures/benchmark/score.ts`;
 * here only names of keys change, and names that the policy hides. When it is wrong,
 * `__tests__/e2e/cli/benchmark.test.ts` and `__tests__/gate/rules/review-contaminated.test.ts` fail. Keys are
 * added, none renamed; their order is free.
 */

/** The scores of a review for machines. Names that the policy keeps unsaid are `policy_blocked` (SECURITY S28). */
export function benchmarkReport({ cases, total }: Benchmark, policy: Policy): BenchmarkReport {
  const name = (text: string): string =>
    keepsUnsaid(text, policy, true) ? 'policy_blocked' : visible(text, 200);
  return {
    schema: 'memtrust.review_benchmark',
    schema_version: 1,
    cases: cases.map((score) => caseRow(score, name)),
    total: figures(total),
  };
}

function caseRow(
  score: CaseScore,
  name: (text: string) => string,
): BenchmarkReport['cases'][number] {
  const { caseId, riskArea, reviewed, contaminated, summaryMatches, riskMatches, baselineUsed } =
    score;
  return {
    case_id: caseId === null ? null : name(caseId),
    risk_area: riskArea === null ? null : name(riskArea),
    reviewed,
    ...figures(score),
    contaminated: contaminated.map(({ finding, sources }) => ({
      finding: name(finding),
      sources: sources.map(({ id, standing }) => ({ id: name(id), standing })),
    })),
    summary_matches: summaryMatches,
    risk_matches: riskMatches,
    baseline_used: baselineUsed,
  };
}

/** The same figures for one case and for all together; the keys are published. */
function figures({
  contamination,
  unnamedReliance,
  precision,
  recall,
  contaminationRate,
  blockedSources,
  unknownSources,
  expected,
  findings,
  credited,
}: Figures): BenchmarkReport['total'] {
  return {
    precision,
    recall,
    contamination,
    trusted_baseline_contamination_rate: contaminationRate,
    findings_without_named_memory: unnamedReliance,
    blocked_memory_source_recall_count: blockedSources,
    unknown_memory_source_count: unknownSources,
    expected,
    findings,
    credited,
  };
}
