import {
  recallAnswer,
  type RecallAnswer,
  retrievalRecord,
  type SelectedPassage,
  type SkippedPassage,
} from '../../../context/recall/answer.js';
import { sinceTheBase } from '../../../trust/reader-trust.js';
import { recall } from '../../../context/recall/passage-index.js';
import { wordsOf } from '../../../text/search-words.js';
import { renderJson } from '../../../report/json.js';
import { bareName, terminalSafe } from '../../../report/terminal.js';
import { deniesText, reasonsText, untrustedText } from '../../../report/status-text.js';
import { numbered, visible } from '../../../text/visible.js';
import { ConfigurationError } from '../../../text/errors.js';
import { say } from '../../../text/phrase.js';
import type { EntryOrigin } from '../../../trust/entry.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { openReading } from '../../reading.js';
import { Place, statOf } from '../../../tree/place.js';
import { ignoreFile } from '../../context-folder.js';
import { readText, writeTogether } from '../../write.js';

/* `memtrust recall`: prints the passages that fit a query, each with how far to trust it. */

export interface RecallOptions {
  readonly format: string;
  readonly budget: number;
  readonly limit: number;
  readonly trustWorktree?: boolean;
  readonly record?: boolean;
  readonly now?: string;
}

/** Writes only a record, if that is asked for. */
export async function runRecall(io: Io, query: string, options: RecallOptions): Promise<ExitCode> {
  if (query.trim() === '')
    throw new ConfigurationError(
      'The query is empty',
      'Give a query: `npx memtrust recall "owner checks"`.',
    );
  if (wordsOf(query).length === 0)
    throw new ConfigurationError(
      'The query has no words',
      'Use letters and digits: `npx memtrust recall "owner checks"`.',
    );
  const { reading, unsettled, basis, passages, workspace } = await openReading(io, options);
  try {
    const { incomplete } = reading;
    const seen = { entries: [...reading.entries, ...unsettled], incomplete };
    const found = recallAnswer(seen, recall(passages, query), {
      query,
      budget: options.budget,
      limit: options.limit,
      basis,
    });
    const answer = options.record === true ? recorded(workspace.repository.root, found) : found;
    if (options.format === 'json') io.out(renderJson(answer));
    else tell(io, answer);
    return EXIT.pass;
  } finally {
    workspace.close();
  }
}

/** An existing record with the same digest is the same. */
function recorded(root: string, answer: RecallAnswer): RecallAnswer {
  const { path, content } = retrievalRecord(answer);
  const place = Place.inRepository(root, path);
  if (statOf(place.absolute) === undefined)
    writeTogether([...ignoreFile(place), { place, content }]);
  else if (readText(root, path) !== content)
    throw new ConfigurationError(
      say`${path} was not written by memtrust`,
      'Find out where it comes from, and remove it.',
    );
  return { ...answer, write_mode: 'recorded', record_ref: path };
}

/** JSON has all of them. */
const MOST_LEFT_OUT = 5;

/** A line a passage with an excerpt, and what was withheld. */
function tell(io: Io, answer: RecallAnswer): void {
  io.out(`from ${answer.basis}\n`);
  if (answer.selected.length === 0) io.out(`${whyNothing(answer.skipped)}\n`);
  // If everything is from the base, rows do not repeat it.
  const told = [...answer.selected, ...answer.skipped];
  const isLabelled = told.some(({ origin }) => origin !== 'base');
  const labelOf = ({ origin }: { readonly origin: EntryOrigin }): string =>
    isLabelled ? `${origin.padEnd('uncommitted'.length)}  ` : '';
  for (const passage of answer.selected) {
    io.out(
      `${passage.trust_level.padEnd('candidate'.length)}  ${labelOf(passage)}` +
        `${shownId(passage.id)}${placeOf(passage)}  ` +
        `${passage.score.toFixed(3)}${passage.uncertain ? '  uncertain' : ''}${alsoOf(passage)}\n`,
    );
    for (const sentence of passage.untrusted_sentences ?? [])
      io.out(`    ${terminalSafe(untrustedText(sentence))}\n`);
    if (passage.denies !== undefined) io.out(`    ${terminalSafe(deniesText(passage.denies))}\n`);
    for (const line of excerptOf(passage)) io.out(`    ${visible(line)}\n`);
  }
  const withheld = answer.skipped.filter(
    ({ reason }) => reason !== 'not_selected' && reason !== 'not_selected_trusted_fact',
  );
  for (const passage of withheld.slice(0, MOST_LEFT_OUT)) {
    const { id, reason } = passage;
    const why = [reasonsText([reason]), sinceTheBase(passage) ?? []].flat().join(', ');
    io.out(`${'left out'.padEnd('candidate'.length)}  ${labelOf(passage)}${shownId(id)}  ${why}\n`);
  }
  if (withheld.length > MOST_LEFT_OUT)
    io.out(`and ${withheld.length - MOST_LEFT_OUT} more left out: --format json names them\n`);
  hint(io, answer.skipped, answer);
}

/** Why no text is given. What the policy blocks has no score: nothing tells whether the query finds it. */
function whyNothing(skipped: readonly SkippedPassage[]): string {
  const found = skipped.filter(({ score }) => score !== null);
  if (found.length === 0) return 'nothing was found that the policy allows to show';
  return found.some(({ reason }) => reason === 'over_budget')
    ? 'nothing that was found fits into the budget'
    : 'nothing that was found is in force';
}

function hint(io: Io, skipped: readonly SkippedPassage[], answer: RecallAnswer): void {
  const rest = skipped.filter(
    ({ reason }) => reason === 'not_selected' || reason === 'not_selected_trusted_fact',
  ).length;
  if (rest > 0) io.err(`${numbered(rest, 'more hit')}: --limit\n`);
  if (answer.compacted)
    io.err(`The texts have a budget of ${answer.budget_chars} characters: --budget\n`);
  if (answer.record_ref !== null) io.err(`Recorded in ${answer.record_ref}\n`);
  for (const line of answer.incomplete) io.err(`incomplete: ${line}\n`);
}

/** The lines of a section are not part of its name. */
function shownId(id: string): string {
  const lines = /#L\d+-L\d+$/.exec(id)?.[0] ?? '';
  return `${bareName(id.slice(0, id.length - lines.length))}${lines}`;
}

/** Further reasons against a candidate, such as a changed source; all of them against an invalid one. */
function alsoOf({ trust_level: trust, reasons }: SelectedPassage): string {
  if (trust !== 'candidate' && trust !== 'untrusted') return '';
  return reasons
    .slice(trust === 'candidate' ? 1 : 0)
    .map((reason) => `  ${reasonsText([reason])}`)
    .join('');
}

/** Empty if the id is the place. */
function placeOf({ id, kind, path }: SelectedPassage): string {
  return kind !== 'fact' || path === null || path === id ? '' : `  ${bareName(path)}`;
}

/** Lines of an excerpt. */
const EXCERPT_LINES = 3;
/** Only the first lines of a long passage are searched. */
const LOOKED_AT = 500;

/** From the line with the most of the found words. */
function excerptOf({ text, terms }: SelectedPassage): string[] {
  const wanted = new Set(terms.map(({ term }) => term));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  let [best, most] = [0, 0];
  for (const [index, line] of lines.slice(0, LOOKED_AT).entries()) {
    const count = new Set(wordsOf(line.slice(0, 2_000)).filter((word) => wanted.has(word))).size;
    if (count > most) [best, most] = [index, count];
  }
  return lines.slice(best, best + EXCERPT_LINES).map((line) => line.trim());
}
