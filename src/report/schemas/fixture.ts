import { EXPECTED, nativeShape } from '../../fixtures/native-format.js';
import { SURFACES } from '../../gate/proof.js';
import { factSchema } from './fact.js';
import { policySchema } from './policy.js';
import type { JsonSchema, Publication } from './published.js';
import { fixtureShape } from '../../fixtures/ait-format.js';
import { benchmarkCaseShape } from '../../gate/review/case.js';

/* The published schemas of fixture cases: ours, those of AIT, and benchmark cases for reviewers. */

/** By place; see `Publication.notes`. */
type Notes = Readonly<Record<string, string | JsonSchema>>;

/** A text stands for the most common key. */
const orText = (description: string): JsonSchema => ({ type: ['object', 'string'], description });

/** The keys of a fact, without those that a case writes differently. */
const {
  id: _id,
  sources: _sources,
  ...ofFacts
} = Object.fromEntries(
  Object.entries(factSchema.notes ?? {}).filter(([key]) => key !== '' && !key.includes('[')),
);

function cited(source: string): Notes {
  return {
    [`${source}.path`]: 'From the root.',
    [`${source}.was`]: 'Its former text, if it was different when the fact was adopted.',
    [`${source}.digest`]:
      'The digest, if memtrust should not compute it; null leaves the source unbound.',
    [`${source}.symbol`]: 'Name of a declaration.',
    [`${source}.quote`]: 'Text that must be in the file.',
    [`${source}.pointer`]: 'JSON Pointer into JSON, YAML or TOML.',
    [`${source}.heading`]: 'A section of a Markdown file.',
    [`${source}.lines`]: 'A range of lines such as 10-24.',
  };
}

/** `base` is merged, `head` is what the change adds. */
function section(name: 'base' | 'head', what: string): Notes {
  const facts = {
    ...ofFacts,
    status:
      'The status that the file claims; `accepted` where it is adopted here, else `candidate`.',
  };
  return {
    [name]: what,
    [`${name}.files`]: 'Files by path: a text, or a mapping.',
    [`${name}.files{}`]:
      name === 'base'
        ? orText('A text alone is its content.')
        : {
            type: ['object', 'string', 'null'],
            description: 'A text alone is its content; null removes it.',
          },
    [`${name}.files{}.text`]: 'Its content.',
    [`${name}.files{}.symlink`]: 'Target of a symbolic link.',
    [`${name}.files{}.base64`]: 'Its content if it is not text.',
    ...(name === 'head' ? { 'head.files{}.removed': 'The file is removed.' } : {}),
    [`${name}.facts`]: 'Facts in short. In a change, keys that are left out stay as in the base.',
    ...Object.fromEntries(
      Object.entries(facts).map(([key, note]) => [`${name}.facts[].${key}`, note]),
    ),
    [`${name}.facts[].id`]: 'Its path below `facts/` without `.md`.',
    [`${name}.facts[].statement`]: 'What it says.',
    [`${name}.facts[].adopted`]:
      name === 'base'
        ? 'There is a settled record of exactly this text.'
        : 'The change adds a record for exactly this text, which is not settled.',
    [`${name}.facts[].source_ref`]: 'Where the statement came from, for `sources` of the policy.',
    [`${name}.facts[].sources`]: 'What it cites. Digests are filled in from the files of the case.',
    [`${name}.facts[].sources[]`]: orText('A text alone is the path of a whole file.'),
    ...cited(`${name}.facts[].sources[]`),
    [`${name}.events`]:
      name === 'base' ? 'Ledger events that are settled.' : 'Ledger events that the change adds.',
    [`${name}.events[].fact`]: 'The fact that it is about.',
    [`${name}.events[].type`]: 'As in a ledger. It follows all events of the fact before it.',
    [`${name}.events[].statement`]:
      'The text that it is about, if it differs from that of the fact.',
    [`${name}.events[].why`]: 'The reason, as a sentence.',
    [`${name}.events[].sources`]:
      'What the fact cited when the event was written, if that is different.',
    [`${name}.events[].sources[]`]: orText('A text alone is the path of a whole file.'),
    ...cited(`${name}.events[].sources[]`),
  };
}

export const fixtureSchema: Publication = {
  title: 'memtrust fixture',
  description:
    'A case below `.memtrust/fixtures/`, as YAML or JSON: what is settled, what a change ' +
    'does, and what is expected. AIT’s own format is `npx memtrust explain --schema ' +
    'ait-fixture`; the keys tell which one a file has.',
  shape: nativeShape,
  notes: {
    version: 'Version of this format.',
    id: 'Name of the case, unique among all cases.',
    description: 'What the case proves, as a sentence.',
    surface: {
      type: ['array', 'string'],
      anyOf: [{ type: 'array' }, { enum: [...SURFACES] }],
      description:
        'What is tested: one or several surfaces (default: gate). All but the gate read only the base.',
    },
    now: 'Evaluation time (default: that of the run).',
    query: 'What to search for, if the surface is not the gate.',
    ...Object.fromEntries(
      Object.entries(policySchema.notes ?? {}).map(([key, note]) => [`policy.${key}`, note]),
    ),
    policy:
      'As in policy.yml; keys that are left out have their strict default. Without this key, the policy in force.',
    ...section('base', 'What is settled.'),
    ...section('head', 'What a pull request changes. Without it, only the base is judged.'),
    expect: 'What is expected.',
    'expect.entries': 'By id as reports show it: `owner-checks`, `live:claude:CLAUDE.md`.',
    'expect.entries{}': {
      type: ['object', 'string'],
      anyOf: [{ type: 'object' }, { enum: Object.keys(EXPECTED) }],
      description: '`trusted`, or `not_trusted`, or some of these keys.',
    },
    'expect.entries{}.status': 'Its effective status.',
    'expect.entries{}.trust_level': 'How far to trust it.',
    'expect.entries{}.reason': 'Why: the first of its reasons.',
    'expect.entries{}.in_baseline': 'Whether it must count as baseline evidence.',
    'expect.entries{}.in_context': 'Whether its text must be given to readers.',
    'expect.entries{}.section':
      'The section of the output that has its text; `excluded` if no section has it.',
    'expect.entries{}.body_absent':
      'A text that must not be in the output; for a blocked entry, no digest of it either.',
    'expect.verdict': 'Of the gate.',
    'expect.release': 'Conditions of the release gate that must pass or fail.',
    'expect.rules': 'Codes of rules that must find something.',
    'expect.silent_rules': 'Codes of rules that must find nothing.',
    'expect.absent': 'Texts that must not be in the output.',
  },
};

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
