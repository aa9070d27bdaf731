import { newAdoptions, type AdoptionRow } from '../adoptions.js';
import { idsOf } from '../../memory/by-id.js';
import { settledInBoth } from '../default-branch.js';
import { askedOf } from './asked-of.js';
import { evidence, type EvidenceInput } from './evidence.js';
import { pending } from './pending.js';
import { rebounds } from './rebounds.js';

/*
 * Which decisions does the change bring, and does a valid approval cover each? A pull request that adds the line
 * `fact.accepted` to the ledger of `auth/owner` gives one row. The rows are made in `../adoptions.ts`; this file adds
 * that a fact which would be in conflict once merged is never in force. Read by the rules `unsettled-adoption` (MT202)
 * and `unsupported-promotion` (MT601), by `revivals.ts`, and by the report.
 */
export const adoptions = evidence<readonly AdoptionRow[]>({
  collect: async (input) => {
    const conflicts = await pending.collect(input);
    const proposed = await newAdoptions({
      ...(await askedOf(input)),
      rebounds: await rebounds.collect(input),
      settled: settledInBoth(input.ownMemory, input.defaultBranch),
      ...elsewhere(input),
    });
    // What would be in conflict once it is merged makes no trust then.
    return proposed.map((row) =>
      conflicts.has(row.factId) ? { ...row, effective: 'never' as const } : row,
    );
  },
  // A row is about what a change brings, and the base judged by itself brings nothing.
  atBase: () => [],
});

/**
 * Who answers for what the base has and the default branch has not, where the two are not one. A pull
 * request goes into `release/2`, where somebody pushed `fact.accepted` of `auth/owner`; `main` has no
 * such line. The event is none of this change, and yet gets a row: with `missingIn: 'main'`, and with
 * those as approvers who had no part in what `main` lacks. Nothing is given for a pull request into
 * the default branch.
 */
function elsewhere({
  defaultBranch,
  ownMemory,
}: EvidenceInput): Pick<Parameters<typeof newAdoptions>[0], 'elsewhere'> {
  if (defaultBranch === undefined) return {};
  return {
    elsewhere: {
      branch: defaultBranch.branch,
      events: idsOf(ownMemory.events),
      authority: defaultBranch.authority,
    },
  };
}
