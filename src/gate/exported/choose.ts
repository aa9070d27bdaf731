import { remembered } from '../../text/collections.js';
import { FACT_ID, IMPORTANCES } from '../../memory/envelope.js';
import type { Fact } from '../../memory/fact.js';
import { matcherOf } from '../../memory/glob.js';
import type { Export } from '../../memory/policy-shape.js';
import { compareTexts } from '../../text/order.js';
import type { Entry } from '../../trust/entry.js';
import { estimateTokens } from '../../text/tokens.js';
import { readBlocks } from './markers.js';
import { factLine, renderBlock, renderInner } from './render.js';

/*
 * Which trusted facts go into a block, and in which order? What the selection of the policy takes, by importance, then
 * by the distance from the file to what a fact cites, then by id, as long as there is room.
 */

/** A fact that may be exported. */
export interface ExportableFact {
  readonly id: string;
  readonly fact: Fact;
  readonly agents: readonly string[] | null;
  /** As a block has it. */
  readonly line: string;
}

/** The facts of a judgement that are trusted, and can be shown on a line; the same list each time. */
export const exportableFacts = remembered((entries: readonly Entry[]): readonly ExportableFact[] =>
  entries.flatMap((entry) => exportable(entry) ?? []),
);

/** Trusted facts that no block may hold: a line of theirs could be taken for a marker. */
export function unexportableIds(entries: readonly Entry[]): readonly string[] {
  const held = new Set(exportableFacts(entries).map(({ id }) => id));
  return entries
    .filter((entry) => entry.trustedBaseline && FACT_ID.test(entry.id) && !held.has(entry.id))
    .map(({ id }) => id);
}

function exportable({ id, record, trustedBaseline, status }: Entry): ExportableFact | null {
  if (!trustedBaseline || status === 'policy_blocked' || !FACT_ID.test(id)) return null;
  const fact = record?.fact ?? null;
  if (fact === null) return null;
  const line = factLine({ id, fact });
  // A line that could be taken for a marker is never written.
  if (readBlocks(line).faults.length > 0) return null;
  return { id, fact, agents: record?.agents ?? null, line };
}

/** What one block is to hold. */
export interface ExportSelection extends Pick<Export, 'folders' | 'agents' | 'topics'> {
  /** Tokens, at most. */
  readonly budget: number;
}

/** The text between the markers, and what is in it. */
export interface ChosenBlock {
  readonly inner: string;
  readonly ids: readonly string[];
  readonly leftOut: readonly string[];
}

/** Chooses for a file in a folder; the root is the empty text. */
export function chooseFacts(
  facts: readonly ExportableFact[],
  folder: string,
  { budget }: Pick<ExportSelection, 'budget'>,
): ChosenBlock {
  const lines: string[] = [];
  const ids: string[] = [];
  const leftOut: string[] = [];
  let left = budget - estimateTokens(renderBlock(renderInner([], 1)));
  for (const one of ordered(facts, folder)) {
    const { line } = one;
    const tokens = estimateTokens(`${line}\n`);
    if (tokens > left) {
      leftOut.push(one.id);
      continue;
    }
    left -= tokens;
    lines.push(line);
    ids.push(one.id);
  }
  return { inner: renderInner(lines, leftOut.length), ids, leftOut };
}

/** Whether a selection of the policy takes a fact. A key that is left out takes all. */
export function isSelected(
  one: ExportableFact,
  { folders, agents, topics }: Omit<ExportSelection, 'budget'>,
): boolean {
  const { fact, id } = one;
  if (folders !== undefined) {
    const isIn = matcherOf(folders);
    if (!fact.sources.some(({ path }) => isIn(path) !== null)) return false;
  }
  if (agents !== undefined && one.agents !== null)
    if (!one.agents.some((agent) => agents.includes(agent))) return false;
  if (topics === undefined) return true;
  const isAbout = matcherOf(topics);
  return isAbout(id) !== null || (fact.topic !== null && isAbout(fact.topic) !== null);
}

function ordered(facts: readonly ExportableFact[], folder: string): readonly ExportableFact[] {
  return facts
    .map((one) => ({ one, distance: distanceOf(one.fact, folder) }))
    .sort(
      (a, b) =>
        IMPORTANCES.indexOf(b.one.fact.importance) - IMPORTANCES.indexOf(a.one.fact.importance) ||
        a.distance - b.distance ||
        compareTexts(a.one.id, b.one.id),
    )
    .map(({ one }) => one);
}

/** Farther than any path: a fact that cites nothing. */
const FARTHEST = 1_000;

/** Steps from the folder to the nearest file that a fact cites, up and down. */
function distanceOf({ sources }: Fact, folder: string): number {
  const from = folder === '' ? [] : folder.split('/');
  const steps = sources.map(({ path }) => {
    const to = path.split('/').slice(0, -1);
    let same = 0;
    while (same < from.length && from[same] === to[same]) same += 1;
    return from.length + to.length - 2 * same;
  });
  return Math.min(FARTHEST, ...steps);
}

/** The folder that holds everything that a fact cites; the empty text for the root. */
export function homeOf({ sources }: Fact): string {
  const [first, ...others] = sources.map(({ path }) => path.split('/').slice(0, -1));
  if (first === undefined) return '';
  let length = first.length;
  for (const other of others) {
    let same = 0;
    while (same < length && first[same] === other[same]) same += 1;
    length = same;
  }
  return first.slice(0, length).join('/');
}
