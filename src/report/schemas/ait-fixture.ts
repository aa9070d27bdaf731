import { fixtureShape } from '../../fixtures/ait-format.js';
import type { Publication } from './published.js';

/*
 * `index.ts` beside it publishes it. The words are documentation, and the shape that it describes is AIT's format: a
 * key without a description fails.
 */

/** Describes fixtures in AIT's own format, which run here without conversion. */
export const aitFixtureSchema: Publication = {
  title: 'AIT fixture',
  description:
    'A false-memory or stale-memory case below `.memtrust/fixtures/` in AIT’s own ' +
    'format, as JSON or YAML. Our own format is `npx memtrust explain --schema fixture`; the keys tell ' +
    'which one a file has.',
  shape: fixtureShape,
  notes: {
    schema_version: 'Version of this format.',
    id: 'Name of the case.',
    query: 'The query.',
    policy: 'What the case excludes in addition to the policy of the repository.',
    'policy.exclude_paths': 'Files that memory must not touch.',
    'policy.exclude_transcript_patterns': 'Literal text that blocks an entry.',
    'policy.recall_source_allow': 'If not empty, only these sources.',
    'policy.recall_source_block': 'These sources are excluded.',
    'policy.recall_lint_block_severities': 'Kept for AIT, without effect here.',
    facts: 'The memory of the case, and what is expected of each entry.',
    'facts[].source_id': 'Id of the entry, unique in a case.',
    'facts[].status': 'Status of the entry by its history.',
    'facts[].trust_level': 'Trust that AIT gives it.',
    'facts[].topic': 'What it is about.',
    'facts[].body': 'The statement.',
    'facts[].source_trace_ref': 'Where the statement came from.',
    'facts[].source_file_path': 'The file that it cites.',
    'facts[].valid_to': 'Not trusted after.',
    'facts[].superseded_by': 'Id of the entry that replaces it.',
    'facts[].expected_in_context': 'Whether its line must be in the context.',
    'facts[].expected_trusted': 'Whether it must be in the trusted baseline.',
  },
};
