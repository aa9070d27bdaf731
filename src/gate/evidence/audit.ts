import { auditOf, NO_AUDIT, type Audit } from '../audit.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/** How the decisions in force of a branch came into it; empty where nobody looked. */
export const audit = evidence<Audit>({
  collect: async (input) => {
    const { auditor, surface } = input;
    if (auditor === undefined || surface !== 'branch') return NO_AUDIT;
    const { base, policy, owners } = await askedOf(input);
    return auditOf(base, policy, owners, auditor);
  },
  atBase: (found) => found,
});
