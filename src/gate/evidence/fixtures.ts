import {
  NO_FIXTURES,
  runFixtures,
  type FixtureInput,
  type FixtureRun,
} from '../../fixtures/run.js';
import { holdsRecords } from '../../memory/records.js';
import type { Snapshot } from '../snapshot.js';
import { evidence, type EvidenceInput } from './evidence.js';
import { exported } from './exported.js';
import { release } from './release.js';

/*
 * How did the fixture cases end? Three origins: `built-in`, `repository` (a file of the base) and `proposed` (new or
 * edited in the head). A case that the change edits runs twice, once of each. Read by the rules `fixture-contaminated`
 * (MT301), `invalid-fixture` (MT302) and `demo-without-fixture` (MT802), and by the report. The origins are the word
 * `kind` of a case in the trust report. `replaced` marks a case of the base that the head edits or removes, so that a
 * fault in it is not told.
 */
export const fixtures = evidence<FixtureRun>({
  collect: async (input) => {
    const { base, head, policy, now, sight, surfaces, inFixture } = input;
    if (inFixture !== undefined) return NO_FIXTURES;
    // What was at work is proven. A document that names a built-in case asks for it, too.
    const { looked, pages } = (await release.collect(input)).head;
    const atWork = {
      memory: holdsRecords(base.memory) || holdsRecords(head.memory) || pages.length > 0,
      documents: looked.pages > 0,
      exports: await hasExports(input),
    };
    return runFixtures(fixtureFiles(base, head), {
      policy,
      now,
      judge: sight.judge,
      surfaces,
      atWork,
    });
  },
  // Cases and faults of the base; a broken fixture of the head alone is introduced.
  atBase: ({ cases }) => ({ cases: cases.filter((one) => one.kind === 'repository'), faults: [] }),
});

/** Whether there are blocks of exported facts, or shall be. */
async function hasExports(input: EvidenceInput): Promise<boolean> {
  const { files, blocked } = (await exported.collect(input)).head;
  return input.policy.exports !== undefined || files.length + blocked.length > 0;
}

/** Fixtures count from the base; new and edited ones of the head run too and are marked so (SECURITY S01). */
function fixtureFiles(base: Snapshot, head: Snapshot): FixtureInput[] {
  const before = new Map(base.memory.fixtures.map((file) => [file.path, file.text]));
  const after = new Map(head.memory.fixtures.map((file) => [file.path, file.text]));
  const proposed = head.memory.fixtures.filter((file) => before.get(file.path) !== file.text);
  return [
    ...base.memory.fixtures.map((file) => {
      return {
        ...file,
        origin: 'repository' as const,
        replaced: after.get(file.path) !== file.text,
      };
    }),
    ...proposed.map((file) => ({ ...file, origin: 'proposed' as const, replaced: false })),
  ];
}
