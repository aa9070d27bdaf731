import { newAdoptions, type AdoptionRow } from '../adoptions.js';
import { idsOf, settledInBoth } from '../default-branch.js';
import { askedOf } from './asked-of.js';
import { evidence, type EvidenceInput } from './evidence.js';
import { pending } from './pending.js';
import { rebounds } from './rebounds.js';

/** Decisive events that the change brings, each with whether a valid approval covers it. */
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
  atBase: () => [],
});

/** Who answers for what the base has and the default branch has not, where the two are not one. */
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
