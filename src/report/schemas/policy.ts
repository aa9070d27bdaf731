import { policyShape } from '../../memory/policy-shape.js';
import type { Publication } from './published.js';

/* The published schema of `.memtrust/policy.yml`: the parser's shape, with words for each key. */

export const policySchema: Publication = {
  title: 'memtrust policy',
  description:
    '`.memtrust/policy.yml`, always read from the base branch. Every key is optional; ' +
    'the defaults are the strict ones.',
  shape: policyShape(),
  notes: {
    version: 'Version of this format.',
    mode: '`report` never fails a pull request: for a soft start.',
    adoption: 'Who adopts facts.',
    'adoption.approvals': 'How many adopters must approve; 0 for a maintainer alone.',
    'adoption.adopters': 'Logins, or teams such as @acme/platform.',
    'adoption.codeowners': 'Owners of a fact file by CODEOWNERS may adopt it too.',
    'adoption.paths': 'Other adopters for some facts, by pattern of the fact id.',
    policy: 'Who may change the gate itself.',
    'policy.approvers': 'Logins or teams; the adopters where it is empty.',
    exclude_paths:
      'Files that memory must not touch: facts that cite them, and agent files there, are policy-blocked.',
    exclude_text: 'Literal text; an entry that holds it is policy-blocked. Case does not matter.',
    ignore:
      "Agent files that nobody's agent loads here, by pattern: test data, templates. They are not checked; what " +
      'settings or other agent files load is checked all the same.',
    sources: 'Sources by id or source reference.',
    'sources.allow': 'If not empty, only these; for facts that name a source reference.',
    'sources.block': 'Never these.',
    live: 'Agent files.',
    'live.require_adoption': 'Agent files whose changes need an approval.',
    stale:
      'What a stale fact does, by its importance. What no list names warns; `low` is a notice.',
    'stale.block': 'These fail.',
    'stale.warn': 'These warn.',
    'stale.note': 'These are notices.',
    context: 'Settings of the context for agents.',
    'context.max_tokens': 'Most tokens of a context; `--max-tokens` counts before it.',
    base_audit: 'Whether an adoption that bypassed the gate is only reported, or is an error.',
    stores: 'Where memory is read from.',
    'stores[].layout': 'The layout of the store.',
    release:
      'The four conditions of the release gate, and the documents that it checks. A failing ' +
      'condition fails a pull request, unless it is lowered here by name: `warn` makes it ' +
      'a warning, `off` turns it off.',
    'release.labels':
      'JSON and YAML that carry memory show its source, status and trust level (MT708).',
    'release.adoption':
      'Nothing enters the trusted baseline without an adoption (MT201, MT202, MT203, ' +
      'MT206, MT208, MT209, MT210). If lowered, a pull request that adopts without approval ' +
      'passes; `off` leaves notices.',
    'release.docs': 'Memory documents do not misdescribe memory (MT801).',
    'release.demos': 'Demonstrations ran and passed, and nothing is overclaimed (MT802).',
    'release.documents':
      'More memory documents, by pattern. Files that name memtrust, and those of a store, are memory documents anyway.',
    attempts: 'What records of wrapped runs may hold.',
    'attempts.bodies':
      '`never`: `npx memtrust run --record-bodies` is refused; `on_request` if absent.',
    lifecycle: 'When memory must be reviewed again.',
    'lifecycle.reverify_after':
      'Number of changes to a cited file after which an unverified fact is reported (MT603); 20 if absent.',
    exports:
      'Files into which `npx memtrust export` writes trusted facts. Without it, the command takes file names.',
    'exports[].file': 'Path from the root of a file that agents read, such as AGENTS.md.',
    'exports[].nested':
      'Facts that cite one folder alone go into a file of the same name in that folder.',
    'exports[].folders': 'Only facts that cite a file in one of these; patterns.',
    'exports[].agents':
      'Only facts for these agents: those with `x-agents` that name one, and all others.',
    'exports[].topics': 'Only facts whose topic or id matches one of these patterns.',
    'exports[].budget': 'Tokens of the block, at most; 2,000 if absent.',
    scopes:
      'What is stricter in some folders, and who adopts there. A deeper scope starts from the one above it.',
    'scopes[].path': 'A folder from the root, or a pattern of folders such as services/*.',
    'scopes[].adopters':
      'Logins or teams who alone adopt facts about this folder and approve its agent files.',
    'scopes[].approvals': 'How many adopters must approve, at least.',
    'scopes[].rules': 'Rules that are at least this severe here.',
    'scopes[].stale': 'What a stale fact does here, if that is stricter.',
    'scopes[].stale.block': 'These fail.',
    'scopes[].stale.warn': 'These warn at least.',
    'scopes[].comment':
      'False: the comment has no section for this folder unless something in it fails.',
    rules: 'Severity of a rule by its code. Fixed rules stay errors.',
  },
};
