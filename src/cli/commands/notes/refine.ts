import {
  asksForAdoption,
  outcomeWords,
  type RefinedItem,
} from '../../../lifecycle/refine/outcome.js';
import { memoryWords, whyOf } from '../../../lifecycle/refine/report.js';
import { ENOUGH } from '../../../memory/notes/note.js';
import type { FileChange } from '../../../lifecycle/file-change.js';
import { refine, type Refinement } from '../../../lifecycle/refine.js';
import { renderJson } from '../../../report/json.js';
import { terminalSafe } from '../../../report/terminal.js';
import { numbered, visible } from '../../../text/visible.js';
import { phraseText, plain, say } from '../../../text/phrase.js';
import { labelsOfProposal } from '../../../trust/labels.js';
import { addCommand, type CommandDefinition, useMemory } from '../../command.js';
import { unlistedStoresHint } from '../../found-stores.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import type { OpenMemory, SignatureOptions } from '../../open-memory.js';
import { formerFilesIn } from '../../../lifecycle/former-files.js';
import { placeFolders } from '../../../memory/notes/home.js';
import { provenanceOf } from '../../../tree/provenance.js';
import { refuseBroken } from '../../reading.js';
import { readText } from '../../write.js';

interface RefineCommandOptions extends SignatureOptions {
  readonly apply?: boolean;
  readonly reverify?: boolean;
  readonly format: 'text' | 'json';
}

/** Compares staged notes with existing facts and proposes those that were seen often enough. */
export const refineNotes: CommandDefinition = (group, run) => {
  addCommand(group, {
    name: 'refine',
    about: 'compare staged notes with facts, and propose what repeats',
    takes: `
      --apply | write the change into the working tree, for review
      --reverify | also update the citations of adopted facts whose sources changed, for review
      --format <format> | what to print
      --by <login> | who proposes it (default: git's user)
      --now <time> | time of the records, ISO 8601 (default: now)
    `,
    examples: `
      notes refine | what would become of each staged note, and why
      notes refine --apply | the same as a change of the working tree: review, commit, open a pull request
    `,
    after:
      `A note is proposed as a fact once ${ENOUGH} different commits or pull ` +
      'requests saw it; repeated runs do not count.',
  }).action(async (options: RefineCommandOptions) =>
    run(async (io) => useMemory(io, async (open) => refineIn(io, open, options))),
  );
};

async function refineIn(
  io: Io,
  open: OpenMemory,
  options: RefineCommandOptions,
): Promise<ExitCode> {
  io.step?.('comparing staged notes with what is known');
  const refined = await runRefine(open, { ...options, reverifies: options.reverify === true });
  const exported = await exportedBy(io, open, options);
  const refinement = { ...refined, edits: [...refined.edits, ...exported] };
  const applied = options.apply === true;
  if (applied) open.write(refinement.edits);
  if (options.format === 'json') {
    io.out(renderJson(asJson(refinement, applied)));
    return EXIT.pass;
  }
  io.out(terminalSafe(refineLines(refinement)));
  for (const { path } of exported)
    io.out(terminalSafe(`${visible(path, 1_000)}\n  exported facts: brought up to date\n`));
  for (const what of refinement.incomplete) io.err(`warning: ${what}\n`);
  io.err(
    nextStep(refinement, applied, options.reverify === true ? '--reverify --apply' : '--apply'),
  );
  if (refinement.items.length + refinement.memories.length === 0)
    io.err(await unlistedStoresHint(open.tree));
  return EXIT.pass;
}

/** Files of `exports:` that are out of date; broken blocks are left to `memtrust export`. */
async function exportedBy(
  io: Io,
  { policies, workspace, base, tree }: OpenMemory,
  { now }: RefineCommandOptions,
): Promise<readonly FileChange[]> {
  if (policies.every(({ exports }) => exports === undefined)) return [];
  const { exportHere } = await import('../export/run.js');
  const here = { workspace, base, head: tree, now: Date.parse(now ?? io.now) };
  const { files } = await exportHere(here, () => []);
  return files.flatMap(({ path, content }) => (content === null ? [] : [{ path, content }]));
}

/** Two lines a note, then what is removed. */
function refineLines({ items, cleared, memories, reverified }: Refinement): string {
  const lines = items.map(
    ({ path, outcome, near }) =>
      `${path === null ? 'a note that the policy blocks' : visible(path, 1_000)}\n  ` +
      `${outcomeWords(outcome, ENOUGH)}: ` +
      `${phraseText(whyOf(outcome))}\n${sharedLine(outcome, near)}`,
  );
  const gone = cleared.map((path) => `${visible(path, 1_000)}\n  cleared: no longer needed\n`);
  const moved = memories.map(
    (one) => `${visible(one.path, 1_000)}\n  ${phraseText(memoryWords(one))}\n`,
  );
  const again = reverified.map((id) => `${id}\n  verify again: what it cites has changed\n`);
  return [...lines, ...moved, ...gone, ...again].join('') || 'nothing is staged\n';
}

/** What it shares with a known fact, and by which words. */
function sharedLine({ kind }: RefinedItem['outcome'], near: RefinedItem['near']): string {
  if (near === null || near.shared.words.length === 0) return '';
  const words = near.shared.words
    .map(({ word, weight }) => `${visible(word, 80)} (${weight.toFixed(1)})`)
    .join(', ');
  return kind === 'duplicate' || kind === 'corrects'
    ? `  both say ${words}\n`
    : `  ${Math.round(near.shared.similarity * 100)} % like ${phraseText(say`${near.id}`)}: both say ${words}\n`;
}

/** On stderr. */
function nextStep(
  { items, reverified, edits, report }: Refinement,
  applied: boolean,
  command: string,
): string {
  if (edits.length === 0) return 'Nothing to write.\n';
  if (!applied)
    return (
      `Nothing was written; \`npx memtrust notes refine ${command}\` changes ` +
      `${numbered(edits.length, 'file')} for you to review.\n`
    );
  const contrary = items.some(({ outcome }) => outcome.kind === 'corrects')
    ? 'Contradictions stay candidates: adopt one by its id if it is true, or discard it.\n'
    : '';
  const merging =
    asksForAdoption(items) || reverified.length > 0
      ? 'merging it with an approval adopts what it proposes'
      : 'it adopts nothing';
  const read = report === null ? plain('look at the change') : say`read ${report}`;
  return (
    contrary +
    phraseText(say`Next: ${read}, commit the change, and open a pull request: ${[merging]}.\n`)
  );
}

/** The keys are public. */
function asJson(
  { items, cleared, memories, reverified, report, edits, incomplete }: Refinement,
  applied: boolean,
): unknown {
  return {
    written: applied,
    items: items.map(({ path, outcome, near }) => ({
      path: path === null ? null : visible(path, 1_000),
      ...labelsOfProposal(path === null ? 'policy_blocked' : 'candidate'),
      outcome: outcome.kind,
      ...detailsOf(outcome),
      near:
        near === null
          ? null
          : {
              id: visible(near.id, 1_000),
              similarity: near.shared.similarity,
              shared: near.shared.words.map(({ word, weight }) => ({
                word: visible(word, 80),
                weight,
              })),
            },
    })),
    cleared: cleared.map((path) => visible(path, 1_000)),
    memories: memories.map(({ path, outcome, to, why }) => ({
      path: visible(path, 1_000),
      outcome,
      to: to === null ? null : visible(to, 1_000),
      why: visible(why, 1_000),
      ...labelsOfProposal(),
    })),
    reverified,
    report,
    edits: edits.map(({ path, content }) => ({
      path: visible(path, 1_000),
      does: content === null ? 'remove' : 'write',
    })),
    incomplete,
  };
}

/** Keys of one kind of outcome. */
function detailsOf(outcome: RefinedItem['outcome']): Readonly<Record<string, unknown>> {
  const why = phraseText(whyOf(outcome));
  switch (outcome.kind) {
    case 'duplicate':
      return { why, of: visible(outcome.of, 1_000) };
    case 'too_narrow':
      return { why, fact: outcome.fact };
    case 'corrects':
      return { why, fact: outcome.fact, target: visible(outcome.target, 1_000), ...seen(outcome) };
    case 'eligible':
      return { why, fact: outcome.fact, ...seen(outcome) };
    case 'observed':
      return { why, of: ENOUGH, ...seen(outcome) };
    case 'not_a_candidate':
      return { why };
  }
}

/** Who saw a note, and which sightings do not count. */
function seen({
  sightings,
}: Extract<RefinedItem['outcome'], { readonly sightings: unknown }>): Readonly<
  Record<string, unknown>
> {
  return {
    seen: sightings.counted.length,
    observations: sightings.counted.map(({ path, witness }) => ({
      told_by: visible(path, 1_000),
      commit: witness.commit,
      author: visible(witness.author, 200),
      pull: witness.pull,
    })),
    uncounted: sightings.uncounted.map(({ path, why }) => ({ told_by: visible(path, 1_000), why })),
  };
}

interface RefineOptions extends SignatureOptions {
  readonly reverifies: boolean;
}

/** Writes nothing. */
export async function runRefine(open: OpenMemory, options: RefineOptions): Promise<Refinement> {
  const { tree, memory, base, settled, workspace } = open;
  for (const file of [memory.policy, ...(settled === null ? [] : [settled.policy])])
    refuseBroken(file);
  const staging = memory.notes.some(({ place }) => place === 'staging')
    ? placeFolders('staging')
    : [];
  const signature = await open.signature(options);
  return refine({
    head: { tree, memory },
    base: base === null || settled === null ? null : { tree: base, memory: settled },
    now: Date.parse(signature.at),
    checks: await open.checks(memory.facts.filter(({ fact }) => (fact?.sources.length ?? 0) > 0)),
    // Commits of this branch count as well.
    provenance: await provenanceOf(workspace.repository, await open.current(), staging),
    former: formerFilesIn(base, workspace.objects, open.policies),
    textOf: async (path) => readText(workspace.repository.root, path),
    isThere: (path) => open.isThere(path),
    reverifies: options.reverifies,
    signature,
  });
}
