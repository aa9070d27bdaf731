import { NOTHING_SEEN, scanBaseAndHead, type ScanResult } from '../scan.js';
import { evidence, type EvidenceInput } from './evidence.js';
import { mayHoldBlock } from '../exported/markers.js';
import type { ExportedBlocks, ExportedFiles } from '../exported/exported.js';
import type { AgentDocument } from '../../agent-files/document.js';
import { documentsOf } from '../../agent-files/documents.js';
import type { Fact } from '../../memory/fact.js';
import type { OldSentence } from '../old-sentences.js';
import { isOutOfForce, type UntrustedSentence } from '../../trust/reader-trust.js';
import {
  blockedSources,
  hasSameMemory,
  openFacts,
  openSources,
  type Snapshot,
} from '../snapshot.js';
import { NOTHING_SCANNED, type ReleaseScans, scanRelease } from '../release/scan-change.js';
import { type ReviewOutcome, scoreReview } from '../review/review.js';
import type { FixtureInput, FixtureRun } from '../proof.js';
import type { SummaryFault } from '../summary-faults.js';
import { holdsRecords } from '../../memory/records.js';
import { type AnsweredChange, liveChanges as changesOf } from '../authority/required-approvals.js';
import { askedOf } from './adoption-evidence.js';

/**
 * What the detectors saw, before right blocks of `memtrust export` are taken out. With `inFixture.looks: false` a case
 * is about no rule on texts: then nothing is looked at, and nothing is `incomplete`.
 */
export const scanned = evidence<{ readonly base: ScanResult; readonly head: ScanResult }>({
  collect: ({ base, head, policy, snapshotOptions, inFixture }) => {
    if (inFixture?.looks === false) return { base: NOTHING_SEEN, head: NOTHING_SEEN };
    return scanBaseAndHead(base, head, snapshotOptions.past, policy);
  },
  atBase: ({ base }) => ({ base, head: base }),
});

export const looked = evidence<{ readonly base: ScanResult; readonly head: ScanResult }>({
  collect: async (input) => {
    const seen = await scanned.collect(input);
    const { base, head } = await exported.collect(input);
    if (head.files.length === 0) return seen;
    const { outsideBlocks } = await import('../exported/exported.js');
    const now = outsideBlocks(seen.head, head);
    return { base: seen.base === seen.head ? now : outsideBlocks(seen.base, base), head: now };
  },
  // Rules look at `head`: what is found in the base too is not introduced.
  atBase: ({ base }) => ({ base, head: base }),
});

const NO_FILES: ExportedFiles = { files: [], blocked: [] };

export const exported = evidence<ExportedBlocks>({
  collect: async (input) => {
    const { base, head, policy, inFixture } = input;
    const { documents } = (await scanned.collect(input)).head;
    const isAsked =
      (policy.exports ?? head.memory.policy.policy.exports) !== undefined ||
      documents.some(({ kind, text }) => kind !== 'fact' && mayHoldBlock(text)) ||
      blockedSources(head).length > 0;
    if (!isAsked || inFixture?.looks === false)
      return { base: NO_FILES, head: NO_FILES, onlyBlocks: new Set() };
    const { exportedBlocks } = await import('../exported/exported.js');
    return exportedBlocks({ base, head, policy }, documents);
  },
  atBase: ({ base }) => ({ base, head: base, onlyBlocks: new Set() }),
});

/** A fact that still cites the sentence which says what it said at the base. */
export interface ContradictedSource extends OldSentence {
  readonly factId: string;
}

/*
 * Which adopted facts got another statement in the change, and still cite the sentence that says the old one?
 * `../old-sentences.ts` compares them. Their order does not matter.
 */
export const oldSentences = evidence<readonly ContradictedSource[]>({
  async collect({ base, head }) {
    if (hasSameMemory(base, head)) return [];
    const adopted = adoptedFacts(base);
    const found: ContradictedSource[] = [];
    for (const { id, record } of openFacts(head)) {
      const before = adopted.get(id);
      if (before === undefined || record.fact === null || before.claim === record.fact.claim)
        continue;
      // What compares texts is large, and few changes edit an adopted statement.
      const { oldSentencesOf } = await import('../old-sentences.js');
      for (const sentence of await oldSentencesOf(head.tree, before, record.fact))
        found.push({ factId: id, ...sentence });
    }
    return found;
  },
  // The base judged by itself changes no statement.
  atBase: () => [],
});

/** Facts that the base has adopted with the text that they have there. */
function adoptedFacts(base: Snapshot): ReadonlyMap<string, Fact> {
  return new Map(
    openFacts(base).flatMap(({ id, record }): [string, Fact][] =>
      record.fact !== null && base.judgement.adoptions.get(id)?.kind === 'adopted'
        ? [[id, record.fact]]
        : [],
    ),
  );
}

/** Which sentences of agent files say what a fact says that is no longer trusted? Their order does not matter. */
export const untrustedSentences = evidence<{
  readonly base: readonly UntrustedSentence[];
  readonly head: readonly UntrustedSentence[];
}>({
  async collect(input) {
    const { base, head } = input;
    const { documents } = (await scanned.collect(input)).head;
    const now = await untrustedIn(head, documents);
    if (base === head || now.length === 0) return { base: now, head: now };
    const { tree } = head;
    const before = await documentsOf(base.tree, openSources(base), { tree, documents });
    return { base: await untrustedIn(base, before.documents), head: now };
  },
  // Rules look at `head`: what is found in the base too is not introduced.
  atBase: ({ base }) => ({ base, head: base }),
});

/** Which summaries of sessions say more than their events? */
export const madeUp = evidence<{
  readonly base: readonly SummaryFault[];
  readonly head: readonly SummaryFault[];
}>({
  async collect({ base, head }) {
    const now = await summaryFaultsOf(head);
    return { base: base === head ? now : await summaryFaultsOf(base), head: now };
  },
  // Rules look at `head`: what is found in the base too is not introduced.
  atBase: ({ base }) => ({ base, head: base }),
});

async function summaryFaultsOf({ memory }: Snapshot): Promise<readonly SummaryFault[]> {
  // Most repositories keep no session, and need not load what reads one.
  if (memory.sessions.length === 0) return [];
  const { summaryFaultsIn } = await import('../summary-faults.js');
  return summaryFaultsIn(memory.sessions);
}

async function untrustedIn(
  { tree, judgement: { entries } }: Snapshot,
  documents: readonly AgentDocument[],
): Promise<readonly UntrustedSentence[]> {
  // Most repositories have no such fact, and need not load what reads sentences.
  if (!entries.some(isOutOfForce)) return [];
  const { findUntrustedSentences } = await import('../untrusted-sentences.js');
  return findUntrustedSentences(tree, entries, documents);
}

export const release = evidence<ReleaseScans>({
  collect: async ({ base, head, policy, changedPaths, rules }) =>
    // What a repository without memory says of memory is said of a product, or of somebody's head.
    base.memory.present || head.memory.present
      ? scanRelease({
          base: base.tree,
          head: head.tree,
          policy,
          changed: base === head ? null : changedPaths,
          rules,
        })
      : { base: NOTHING_SCANNED, head: NOTHING_SCANNED },
  // Rules look at `head`: what was seen in the base takes its place.
  atBase: ({ base }) => ({ base, head: base }),
});

export const review = evidence<ReviewOutcome | null>({
  collect: ({ review: given, base, head }) =>
    given === undefined ? null : scoreReview(given, base, head),
  // A review is of the change, so all that it shows counts as introduced.
  atBase: () => null,
});

export const fixtures = evidence<FixtureRun>({
  collect: async (input) => {
    const { base, head, policy, now, snapshotOptions, prover } = input;
    if (prover === null) return { cases: [], faults: [] };
    // What was at work is proven.
    const { looked: read, pages } = (await release.collect(input)).head;
    const atWork = {
      memory: holdsRecords(base.memory) || holdsRecords(head.memory) || pages.length > 0,
      documents: read.pages > 0,
      exports: await hasExports(input),
      named: pages.some(({ demos }) =>
        demos.some(({ fixture }) => fixture?.startsWith('built-in/')),
      ),
    };
    return prover(fixtureFiles(base, head), { policy, now, judge: snapshotOptions.judge, atWork });
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

export const liveChanges = evidence<readonly AnsweredChange[]>({
  collect: async (input) => {
    const { onlyBlocks } = await exported.collect(input);
    return changesOf(await askedOf(input), onlyBlocks);
  },
  // The base judged by itself changes no file.
  atBase: () => [],
});
