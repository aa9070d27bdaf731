import { benchmarkCaseShape } from '../../gate/review/case.js';
import type { Publication } from './published.js';

/** Describes the cases with known answers that `memtrust review --cases` takes. */
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
