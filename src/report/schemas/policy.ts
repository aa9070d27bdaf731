import { policyShape } from '../../memory/policy.js';
import type { Publication } from './published.js';

export const policySchema: Publication = {
  title: 'memtrust policy',
  description: '`.memtrust/policy.yml`, always read from the base branch. Every key is optional; the defaults are the strict ones.',
  shape: policyShape,
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
    exclude_paths: 'Files that memory must not touch: facts that cite them, and agent files there, are policy-blocked.',
    exclude_text: 'Literal text; an entry that holds it is policy-blocked. Upper and lower case are alike.',
    sources: 'Sources by id or source reference.',
    'sources.allow': 'If not empty, only these; for facts that name a source reference.',
    'sources.block': 'Never these.',
    live: 'Agent files.',
    'live.require_adoption': 'Agent files whose changes need an approval.',
    stale: 'What a stale fact does, by tier: A to D, or importance/tier such as critical/A.',
    'stale.block': 'These fail.',
    'stale.warn': 'These warn.',
    'stale.note': 'These are named.',
    base_audit: 'Whether an adoption that came past the gate is reported, or must not be.',
    stores: 'Where memory is read from.',
    'stores[].layout': 'How it is laid out there.',
    rules: 'Severity of a rule by its code. Rules that the promise of the gate rests on stay errors.',
  },
};
