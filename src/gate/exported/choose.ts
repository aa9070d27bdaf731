import { readAgentText } from '../../agent-files/agent-text.js';
import { areSaidFrom, saidSentences, sentencesOfStatement } from '../../agent-files/prose/said.js';
import { addTo, remembered } from '../../text/collections.js';
import { foldersAbove } from '../../tree/path.js';
import { FACT_ID, IMPORTANCES } from '../../memory/envelope.js';
import type { Fact } from '../../memory/fact.js';
import { matcherOf } from '../../memory/glob.js';
import type { Export } from '../../memory/policy-shape.js';
import { compareTexts } from '../../text/order.js';
import type { Entry } from '../../trust/entry.js';
import { estimateTokens } from '../../text/tokens.js';
import { readBlocks, withoutBlocks } from './markers.js';
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

function exportable(entry: Entry): ExportableFact | null {
  const { id, record, trustedBaseline, status } = entry;
  if (!trustedBaseline || status === 'policy_blocked' || !FACT_ID.test(id)) return null;
  const fact = record?.fact ?? null;
  if (fact === null) return null;
  const line = factLine({ ...entry, fact });
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
  /** For the budget. */
  readonly leftOut: readonly string[];
  /** The rest of the file says the same. */
  readonly said: readonly string[];
}

/** What belongs into a block at most. */
interface Wanted extends Pick<ExportSelection, 'budget'> {
  readonly facts: readonly ExportableFact[];
}

/** Chooses for a file. @param text as it is, with or without its block; null for a new one. */
export function chooseFacts(
  { facts, budget }: Wanted,
  path: string,
  text: string | null,
): ChosenBlock {
  const isSaid = saidIn(text === null ? '' : withoutBlocks(text));
  const lines: string[] = [];
  const ids: string[] = [];
  const leftOut: string[] = [];
  let left = budget - estimateTokens(renderBlock(renderInner([], 1)));
  const unsaid = facts.filter((one) => !isSaid(one));
  for (const one of ordered(unsaid, folderOf(path))) {
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
  const said = facts.filter(isSaid).map(({ id }) => id);
  return { inner: renderInner(lines, leftOut.length), ids, leftOut, said };
}

/** The folder of a file; the empty text for the root. */
export function folderOf(path: string): string {
  return foldersAbove(path).at(-1) ?? '';
}

/** Sentences with the same words that are looked at. */
const MOST_ALIKE = 20;

/** Tells of a fact whether a text says all of its sentences, one after the other. */
function saidIn(text: string): (fact: ExportableFact) => boolean {
  if (text.trim() === '') return () => false;
  const said = saidSentences(readAgentText(text.split(/\r\n|[\n\r]/)));
  const places = new Map<string, number[]>();
  for (const [place, sentence] of said.entries())
    if (sentence !== null) addTo(places, sentence.words, place, MOST_ALIKE);
  return ({ fact }) => {
    const sentences = sentencesOfStatement(fact.statement);
    const starts = places.get(sentences[0]?.words ?? '') ?? [];
    return starts.some((place) => areSaidFrom(sentences, said, place));
  };
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
