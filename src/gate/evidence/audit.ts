import { auditOf, NO_AUDIT, type Audit } from '../audit.js';
import { evidence } from './evidence.js';
import { owners } from './owners.js';

/** How the decisions in force of a branch came into it; empty where nobody looked. */
export const audit = evidence<Audit>({
  collect: async (input) => {
    const { auditor, surface, base, policy } = input;
    if (auditor === undefined || surface !== 'branch') return NO_AUDIT;
    return auditOf(base, policy, (await owners.collect(input))?.base ?? null, auditor);
  },
  atBase: (found) => found,
});
