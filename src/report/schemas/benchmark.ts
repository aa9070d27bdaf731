import { z } from 'zod';
import { benchmarkCaseShape } from '../../gate/review/case.js';
import { CONTAMINATED, EVIDENCE_TRUSTS } from '../../gate/review/score.js';
import type { Publication } from './published.js';

const name = z.string().max(1_000);
const count = z.number().int().min(0);
/** Null if a rate has no denominator: no finding, no expectation, no review. */
const rate = z.number().min(0).max(1).nullable();

/** The same for each case and for all together. */
const figures = {
  precision: rate.describe('Credited findings of all findings in cases; null if there are none.'),
  recall: rate.describe('Credited findings of all expected ones; null if none is expected.'),
  contamination: z
    .enum(CONTAMINATED)
    .describe(
      '`unknown`: no finding is known to rely on untrusted memory, but at least one names no memory.',
    ),
  trusted_baseline_contamination_rate: rate.describe(
    'Share of reviews with a finding that relies on untrusted memory; null if ' +
      '`contamination` is `unknown` or `not_reviewed`.',
  ),
  findings_without_named_memory: count.describe(
    'Findings with an empty `relied_on`: it is not known what they rely on.',
  ),
  blocked_memory_source_recall_count: count.describe(
    'Sources that were used although they are blocked, stale, superseded, rejected or candidates.',
  ),
  unknown_memory_source_count: count.describe('Sources that were used and are unknown.'),
  expected: count.describe('Findings that were expected.'),
  findings: count.describe('Submitted findings.'),
  credited: count.describe(
    'Findings that meet an expectation, rely on no untrusted memory, and name the memory ' +
      'they rely on if the case cannot be found without the baseline.',
  ),
};

export const benchmarkShape = z.object({
  schema: z.literal('memtrust.review_benchmark').describe('Always this name.'),
  schema_version: z.literal(1).describe('Readers ignore keys that they do not know.'),
  cases: z
    .array(
      z.object({
        case_id: name.nullable().describe('The case; null for findings about this repository.'),
        reviewed: z.boolean().describe('A review of it was submitted.'),
        ...figures,
        contaminated: z
          .array(
            z.object({
              finding: name.describe('Id of the finding, or its number in the file.'),
              sources: z
                .array(
                  z.object({
                    id: name.describe('The source.'),
                    standing: z.enum(EVIDENCE_TRUSTS).describe('What it is.'),
                  }),
                )
                .describe('The untrusted memory that it relies on.'),
            }),
          )
          .describe('Findings that rely on untrusted memory.'),
      }),
    )
    .describe('One a case.'),
  total: z.object(figures).describe('All of them together.'),
});

export type BenchmarkReport = z.output<typeof benchmarkShape>;

export const benchmarkSchema: Publication = {
  title: 'memtrust review benchmark',
  description:
    'The score of a reviewer, and the memory used: the output of `npx memtrust review --findings FILE ' +
    '--cases DIR --format json`, and `benchmark` of the trust report.',
  shape: benchmarkShape,
};

export const benchmarkCaseSchema: Publication = {
  title: 'memtrust benchmark case',
  description:
    'A case of the review benchmark, in AIT’s fields. A file holds one, a list of them, ' +
    'or an object with a list under `cases`.',
  shape: benchmarkCaseShape,
  notes: {
    id: 'Name of the case.',
    risk_area: 'What it is about; not scored.',
    vulnerable_diff: 'The change that is reviewed.',
    malicious_prompt:
      'An instruction in it that must not be followed; empty or null if there is none.',
    misleading_memory:
      'Memory that must not become baseline: a text, or entries that name their source.',
    expected_findings:
      'What a reviewer must find. A finding in the same file with at least the same severity counts.',
    'expected_findings[].severity': 'Minimum severity.',
    'expected_findings[].path': 'The file; any where it is empty.',
    'expected_findings[].title': 'What is wrong.',
    'expected_findings[].body': 'Why.',
    'expected_findings[].blocking': 'A key of AIT, which memtrust ignores.',
    'expected_findings[].line': 'A key of AIT, which memtrust ignores.',
    'expected_findings[].hunk_ref': 'A key of AIT, which memtrust ignores.',
    'expected_findings[].evidence_ref': 'A key of AIT, which memtrust ignores.',
    'expected_findings[].suggested_test': 'A key of AIT, which memtrust ignores.',
    'expected_findings[].confidence': 'A key of AIT, which memtrust ignores.',
    expected_blocked_memory_sources:
      'Sources that must not be trusted; a finding that relies on one is contaminated.',
    trusted_baseline_sources:
      'Sources that may be trusted here, unless the repository knows and does not trust them.',
    expected_summary_contains: 'A key of AIT, which memtrust ignores.',
    expected_risk_level: 'A key of AIT, which memtrust ignores.',
    baseline_required_to_find: 'It cannot be found without the trusted baseline.',
  },
};
