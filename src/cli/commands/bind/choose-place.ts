import { placeArgument, statementPlaces, type BindTarget } from '../../../lifecycle/bind.js';
import type { RankedPlace } from '../../../anchors/place-choice.js';
import type { FactRecord } from '../../../memory/fact.js';
import { terminalSafe } from '../../../report/terminal.js';
import { phraseText, say } from '../../../text/phrase.js';
import { askUntil } from '../../ask-until.js';
import type { Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';

/* `memtrust bind ID FILE` says which place it chose and which came next; where that is not clear, it asks. */

/** The place that a person chose at the terminal; null leaves it to `bindFact`. */
export async function chosenPlace(
  io: Io,
  open: OpenMemory,
  record: FactRecord,
  { path, lines, selector, insteadOf }: BindTarget,
): Promise<{ readonly place: RankedPlace | null; readonly next: RankedPlace | null }> {
  const isGiven = lines !== null || selector !== null || insteadOf !== null;
  const isCited = record.fact?.sources.some((source) => source.path === path) === true;
  if (isGiven || isCited) return { place: null, next: null };
  const choice = await statementPlaces(open.tree, path, record.fact?.statement ?? '');
  if (choice === null) return { place: null, next: null };
  const { places, isClear } = choice;
  if (isClear) return { place: null, next: places[1] ?? null };
  io.err(phraseText(say`Which place of ${path} is ${record.id} about?\n`));
  for (const [index, place] of places.entries()) {
    const command = `npx memtrust bind ${record.id} ${placeArgument(path, place)}`;
    io.err(`  ${index + 1}. ${phraseText(say`${command}`)}\n`);
    io.err(await firstLine(open, path, place));
  }
  if (!io.input.interactive) return { place: null, next: null };
  const place = await askUntil(
    io,
    `A number from 1 to ${places.length}: `,
    (typed) => {
      const chosen = places[Number(typed) - 1];
      return chosen === undefined
        ? { ok: false, why: `Type a number from 1 to ${places.length}.` }
        : { ok: true, value: chosen };
    },
    phraseText(say`Name the place: ${`npx memtrust bind ${record.id} ${path}#L10-L24`}.`),
  );
  return { place, next: null };
}

/** The first line of a place, where it may be shown. */
async function firstLine(open: OpenMemory, path: string, { at }: RankedPlace): Promise<string> {
  if (at === null) return '';
  const { endsOf } = await import('../../cited-lines.js');
  return terminalSafe(`   ${await endsOf(open, path, [at[0], at[0]])}`);
}

/** `next best: src/a.ts#L30-L31`; nothing where there was no other place. */
export function nextBest(path: string, next: RankedPlace | null): string {
  return next === null ? '' : phraseText(say`  next best: ${placeArgument(path, next)}\n`);
}
