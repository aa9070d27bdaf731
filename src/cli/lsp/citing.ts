import type { CodeLens, Hover, Location, Position } from 'vscode-languageserver-protocol';
import type { Evaluation } from '../../gate/evaluate.js';
import { factPath } from '../../memory/layouts/memtrust.js';
import { prose } from '../../report/markdown.js';
import { reasonsText, trustWord } from '../../report/status-text.js';
import { terminalSafe } from '../../report/terminal.js';
import { grouped, kept } from '../../text/collections.js';
import { numbered } from '../../text/visible.js';
import { presentSpans } from '../../anchors/cited-span.js';
import { type Citation, type LineRange, selectorText } from '../../memory/citation.js';
import type { Tree, TreeEntry } from '../../tree/tree.js';
import type { Checked } from './live-check.js';
import { isHiddenName } from '../../trust/blocking.js';
import type { Entry } from '../../trust/entry.js';
import { mentionsOfFile, type NamedPlace, namedAt } from './mentions.js';
import { rangeOfLines, uriOf } from './places.js';
import { MARKDOWN } from './protocol.js';

/* Which facts cite a line, and what does a fact cite? What the policy blocks is in no answer (SECURITY S28). */

/** A place in the tree that a fact cites. */
interface Citing {
  readonly entry: Entry;
  readonly at: LineRange;
}

function openFacts({ entries }: Evaluation): readonly Entry[] {
  return entries.filter(({ record, status }) => record !== null && status !== 'policy_blocked');
}

/** Facts that cite lines of a file, each with them. */
async function citingIn({ evaluation, tree }: Checked, path: string): Promise<Citing[]> {
  const found: Citing[] = [];
  for (const entry of openFacts(evaluation)) {
    const sources = entry.record?.fact?.sources.filter((one) => one.path === path) ?? [];
    for (const source of sources) {
      const at = await placeOf(tree, entry, source);
      if (at !== null) found.push({ entry, at });
    }
  }
  return found;
}

/** Where a cited text is; the gate does not look for one whose file is as it was bound. */
async function placeOf(tree: Tree, entry: Entry, source: Citation): Promise<LineRange | null> {
  if (source.selector.kind === 'absent' || source.selector.kind === 'present') return null;
  const selector = selectorText(source);
  const anchor = entry.anchors.find((one) => one.path === source.path && one.selector === selector);
  return anchor?.at ?? anchor?.stood?.here ?? (await presentPlace(tree, source));
}

/** What finds cited texts in a file: the same until the file is another one. */
const finders = new WeakMap<TreeEntry, ReturnType<typeof presentSpans>>();

async function presentPlace(tree: Tree, source: Citation): Promise<LineRange | null> {
  const entry = tree.entries.get(source.path);
  const find = async (): ReturnType<typeof presentSpans> => presentSpans(tree, source.path);
  const finder = await (entry?.kind === 'file' ? kept(finders, entry, find) : find());
  return finder(source).lines;
}

async function citingAt(checked: Checked, path: string, { line }: Position): Promise<Citing[]> {
  const all = await citingIn(checked, path);
  return all.filter(({ at: [from, to] }) => from - 1 <= line && line <= to - 1);
}

/** That a hover shows; the others are counted. */
const MOST_FACTS = 50;

/** What is remembered of a line: each fact with its status, and its statement if it is adopted at the base. */
export async function hoverAt(
  checked: Checked,
  path: string,
  position: Position,
): Promise<Hover | null> {
  const citing = await citingAt(checked, path, position);
  const [first] = citing;
  if (first === undefined) return null;
  const told = citing.slice(0, MOST_FACTS).map(({ entry: { id, trustLevel, reasons, record } }) => {
    const statement = checked.evaluation.statements.get(id);
    const importance = record?.fact?.importance ?? 'normal';
    const head = `**${prose(id)}** · ${trustWord(trustLevel)} (${reasonsText(reasons)}) · ${importance}`;
    return statement === undefined ? head : `${head}\n\n> ${prose(statement)}`;
  });
  if (citing.length > MOST_FACTS) told.push(`and ${citing.length - MOST_FACTS} more`);
  return {
    contents: { kind: MARKDOWN, value: terminalSafe(told.join('\n\n---\n\n')) },
    range: rangeOfLines(first.at),
  };
}

/** Ids that one line names; the others are counted. */
const MOST_IDS = 5;

/** Above each cited place: `2 facts cite this; 1 stale; critical: auth/owner-checks`. */
export async function lensesOf(checked: Checked, path: string): Promise<CodeLens[]> {
  const byPlace = grouped(await citingIn(checked, path), ({ at }) => at.join('-'));
  return [...byPlace.values()].flatMap((citing) => {
    const [first] = citing;
    if (first === undefined) return [];
    const facts = [...new Map(citing.map(({ entry }) => [entry.id, entry])).values()];
    const title = terminalSafe(
      [citedBy(facts), ...staleOf(facts), ...criticalOf(facts)].join('; '),
    );
    return [{ range: rangeOfLines(first.at), command: { title, command: '' } }];
  });
}

function citedBy(facts: readonly Entry[]): string {
  return `${numbered(facts.length, 'fact')} ${facts.length === 1 ? 'cites' : 'cite'} this`;
}

function staleOf(facts: readonly Entry[]): string[] {
  const stale = facts.filter(({ status }) => status === 'stale').length;
  return stale === 0 ? [] : [`${stale} stale`];
}

function criticalOf(facts: readonly Entry[]): string[] {
  const ids = facts
    .filter(({ record }) => record?.fact?.importance === 'critical')
    .map(({ id }) => id);
  const rest = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : '';
  return ids.length === 0 ? [] : [`critical: ${ids.slice(0, MOST_IDS).join(', ')}${rest}`];
}

/** From a fact to what it cites, from a name in an agent file to what it names, and from code to both. */
export async function definitionAt(
  checked: Checked,
  path: string,
  position: Position,
): Promise<Location[]> {
  const { policy } = checked.evaluation.policy;
  return (await placesFrom(checked, path, position))
    .filter(({ path: file }) => !isHiddenName(file, policy, true))
    .slice(0, MOST_PLACES)
    .map(({ path: file, at }) => ({ uri: uriOf(checked, file), range: rangeOfLines(at) }));
}

async function placesFrom(
  checked: Checked,
  path: string,
  position: Position,
): Promise<readonly NamedPlace[]> {
  const fact = openFacts(checked.evaluation).find((entry) => entry.path === path);
  if (fact !== undefined) return sourcesOf(checked, fact);
  const named = await namedAt(checked, path, position);
  if (named.length > 0) return named;
  const facts = (await citingAt(checked, path, position)).map(({ entry }) => ({
    path: entry.path ?? factPath(entry.id),
    at: FIRST_LINE,
  }));
  return [...facts, ...mentionsOfFile(checked, path)];
}

const FIRST_LINE: LineRange = [1, 1];

/** More are no answer. */
const MOST_PLACES = 1_000;

/** The places that a fact cites; a file by itself only where no part of it is cited. */
async function sourcesOf({ tree }: Checked, fact: Entry): Promise<readonly NamedPlace[]> {
  const sources = (fact.record?.fact?.sources ?? []).filter(({ path }) => tree.entries.has(path));
  const found: NamedPlace[] = [];
  for (const source of sources) {
    const at = await placeOf(tree, fact, source);
    const isNamedCloser = sources.some((other) => other !== source && other.path === source.path);
    if (at !== null || !isNamedCloser) found.push({ path: source.path, at: at ?? FIRST_LINE });
  }
  return found;
}
