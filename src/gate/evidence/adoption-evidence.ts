import { type Asked, staleFactsApprovedIn } from '../authority/required-approvals.js';
import { evidence, type EvidenceInput } from './evidence.js';
import { type CodeOwners, readCodeOwners } from '../../memory/codeowners.js';
import { proveRebounds, type Rebounds } from '../rebounds.js';
import { NO_PENDING, pendingConflicts, type PendingConflicts } from '../pending-conflicts.js';
import { type AdoptionRow, newAdoptions } from '../adoptions.js';
import { idsOf } from '../../memory/by-id.js';
import { settledInBoth } from '../default-branch.js';
import { type RemovedFact, removedFacts } from '../removed-facts.js';
import { type CoverageRow, coverageRows } from '../coverage.js';
import { type Audit, auditOf, NO_AUDIT } from '../audit.js';
import { type RestoredFact, restoredFacts as revivalsOf } from '../restored-facts.js';
import { type ResubmittedRejection, resubmittedRejections } from '../resubmitted-rejections.js';
import { denyingFacts, type DenyingFacts, NO_DENIALS } from '../denials.js';
import { type Unverified, unverifiedFacts } from '../unverified.js';
import { type Overlooked, overlookedDecisions } from '../overlooked.js';

/**
 * The change, and who may answer for it: code owners are those of the base, where the policy lets them adopt.
 * Never the owners of the head.
 */
export async function askedOf(input: EvidenceInput): Promise<Asked> {
  const { base, head, policy, authority } = input;
  const found = await owners.collect(input);
  return { base, head, policy, authority, owners: found === null ? null : found.base };
}

export const owners = evidence<{ readonly base: CodeOwners; readonly head: CodeOwners } | null>({
  collect: async ({ base, head, policy }) => {
    if (!policy.adoption.codeowners) return null;
    return { base: await readCodeOwners(base.tree), head: await readCodeOwners(head.tree) };
  },
  // The rule looks at `head`: a line that GitHub skips in the base already is not introduced.
  atBase: (found) => (found === null ? null : { ...found, head: found.base }),
});

export const rebounds = evidence<Rebounds>({
  collect: async (input) =>
    proveRebounds(
      input.base,
      input.head,
      await overlooked.collect(input),
      input.snapshotOptions.past,
    ),
  // The base judged by itself brings no rebinding.
  atBase: () => new Map(),
});

export const pending = evidence<PendingConflicts>({
  collect: ({ base, head, snapshotOptions }) => pendingConflicts(base, head, snapshotOptions),
  // Conflicts that the base has already are in its judged entries, and nothing is proposed there.
  atBase: () => NO_PENDING,
});

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

/** Adopted facts that the change takes away, by id. No entry: nothing is taken, or an event says so. */
export const removals = evidence<ReadonlyMap<string, RemovedFact>>({
  collect: async (input) => {
    const removed = await removedFacts(await askedOf(input), await adoptions.collect(input));
    return new Map(removed.map((one) => [one.id, one]));
  },
  // The base judged by itself takes nothing away.
  atBase: () => new Map(),
});

/** What the facts that the change brings name and do not cite, by id. */
export const coverage = evidence<ReadonlyMap<string, CoverageRow>>({
  collect: async ({ base, head, policy }) =>
    new Map((await coverageRows(base, head, policy)).map((row) => [row.factId, row])),
  // The base judged by itself brings nothing.
  atBase: () => new Map(),
});

export const audit = evidence<Audit>({
  collect: async (input) => {
    const { auditor, surface } = input;
    if (auditor === undefined || surface !== 'branch') return NO_AUDIT;
    const asked = await askedOf(input);
    return auditOf(asked.base, asked.policy, asked.owners, auditor);
  },
  // It is about what is in the base already, so nothing of it counts as introduced.
  atBase: (found) => found,
});

export const revivals = evidence<readonly RestoredFact[]>({
  collect: async (input) => revivalsOf(input.base, input.head, await adoptions.collect(input)),
  // Base and head are then one, and nothing comes back.
  atBase: () => [],
});

export const copies = evidence<readonly ResubmittedRejection[]>({
  collect: ({ base, head }) => resubmittedRejections(base, head),
  // The base judged by itself brings no candidate.
  atBase: () => [],
});

export const denials = evidence<DenyingFacts>({
  collect: ({ base, head }) => denyingFacts(base, head),
  // The base judged by itself brings nothing.
  atBase: () => NO_DENIALS,
});

export const unverified = evidence<readonly Unverified[]>({
  waitsForGit: true,
  // A pull request is not about it, and a runner's clone of one has no history.
  collect: ({ head, policy, snapshotOptions, surface }) => {
    return surface === 'pull-request' ? [] : unverifiedFacts(head, snapshotOptions.past, policy);
  },
  // The base is given the same list, so nothing of it counts as introduced: time brought it, no change did.
  atBase: (found) => found,
});

export const approvedStaleFacts = evidence<ReadonlySet<string>>({
  collect: async (input) => staleFactsApprovedIn(await askedOf(input), input.rules),
  // An approval is of a change, and releases nothing of the base.
  atBase: () => new Set(),
});

export const overlooked = evidence<readonly Overlooked[]>({
  collect: ({ base, head }) => overlookedDecisions(base, head),
  // The base judged by itself brings no decision.
  atBase: () => [],
});
