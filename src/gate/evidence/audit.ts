import { auditOf, NO_AUDIT, type Audit } from '../audit.js';
import { askedOf } from './asked-of.js';
import { evidence } from './evidence.js';

/*
 * How did the decisions in force of a branch come into it: through an approved pull request, or past it? Asked of a
 * branch alone, and only where the shell hands in an auditor; else it is empty. Without an auditor it is `NO_AUDIT`,
 * which makes no finding, although nothing was traced.
 */
export const audit = evidence<Audit>({
  collect: async (input) => {
    const { auditor, surface } = input;
    if (auditor === undefined || surface !== 'branch') return NO_AUDIT;
    const { base, policy, owners } = await askedOf(input);
    return auditOf(base, policy, owners, auditor);
  },
  // It is about what is in the base already, so nothing of it counts as introduced.
  atBase: (found) => found,
});
