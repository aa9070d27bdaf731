import type { Benchmark } from '../gate/review/score.js';
import type { Policy } from '../memory/policy-shape.js';
import { visible } from '../text/visible.js';
import { isHiddenName } from '../trust/blocking.js';
import type { BenchmarkReport } from './schemas/benchmark.js';

/** The scores of a review for machines. Names that the policy hides are `policy_blocked` (SECURITY S28). */
export function benchmarkReport({ cases, total }: Benchmark, policy: Policy): BenchmarkReport {
  const name = (text: string): string =>
    isHiddenName(text, policy, true) ? 'policy_blocked' : visible(text, 200);
  return {
    schema: 'memtrust.review_benchmark',
    schema_version: 1,
    cases: cases.map((score) => ({
      ...score,
      case_id: score.case_id === null ? null : name(score.case_id),
      contaminated: score.contaminated.map(({ finding, sources }) => ({
        finding: name(finding),
        sources: sources.map(({ id, standing }) => ({ id: name(id), standing })),
      })),
    })),
    total,
  };
}
