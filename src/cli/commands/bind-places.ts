import { type BindTarget, placeArgument, statementPlaces } from '../../lifecycle/bind.js';
import type { RankedPlace } from '../../anchors/place-choice.js';
import type { FactRecord } from '../../memory/fact.js';
import { terminalSafe } from '../../report/terminal.js';
import { type Phrase, phraseText, plain, say } from '../../text/phrase.js';
import { askUntil } from '../ask-until.js';
import { EXIT, type ExitCode, type Io } from '../io.js';
import type { OpenMemory, SignatureOptions } from '../open-memory.js';
import type { KeptPlace } from '../../lifecycle/follow-sources.js';
import { type CitedLines, rebindFacts } from '../../lifecycle/rebind.js';
import { isFactFile } from '../../memory/layouts/memtrust.js';

/* The place in a file that `bind` cites: how it is chosen and shown, and how a moved place is followed. */

/** The place that a person chose; null leaves it to `bindFact`. */
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

async function firstLine(open: OpenMemory, path: string, { at }: RankedPlace): Promise<string> {
  if (at === null) return '';
  const { endsOf } = await import('../cited-lines.js');
  return terminalSafe(`   ${await endsOf(open, path, [at[0], at[0]])}`);
}

/** `next best: src/a.ts#L30-L31`, or empty. */
export function nextBest(path: string, next: RankedPlace | null): string {
  return next === null ? '' : phraseText(say`  next best: ${placeArgument(path, next)}\n`);
}

/** ` (quote, lines 10-12)`; empty for a path that must not exist. */
export function boundPlaceWords({ cites, lines }: Pick<KeptPlace, 'cites' | 'lines'>): Phrase {
  if (cites === 'absent') return plain('');
  if (cites === 'present') return plain(' (that it is there)');
  if (cites === 'file') return plain(' (the whole file)');
  if (cites.startsWith('absent:') || lines === null) return say` (${cites})`;
  const range = `lines ${lines[0]}-${lines[1]}`;
  return cites.startsWith('lines:') ? plain(` (${range})`) : say` (${cites}, ${[range]})`;
}

/** First and last cited line; empty for a whole file and for absent text. */
export async function citedEnds(
  open: OpenMemory,
  path: string,
  { cites, lines }: Pick<KeptPlace, 'cites' | 'lines'>,
): Promise<string> {
  if (/^(?:file$|present$|absent)/.test(cites) || lines === null) return '';
  const { endsOf } = await import('../cited-lines.js');
  return endsOf(open, path, lines);
}

/** `bind --moved`: facts follow files that this same change renamed, and stay adopted. */
export async function bindMoved(
  io: Io,
  open: OpenMemory,
  options: SignatureOptions,
): Promise<ExitCode> {
  const records: FactRecord[] = [];
  for (const record of open.memory.facts)
    if (isFactFile(record) && !(await open.isBlocked(record))) records.push(record);
  const checks = await open.checks(records);
  const followed = await rebindFacts(
    open.tree,
    records,
    checks,
    (id) => open.settledEvents(id),
    (id) => open.ledger(id),
    await open.signature(options),
  );
  const found = followed.filter(({ moved }) => moved.every(({ to }) => open.mayCite(to.path)));
  for (const { id } of followed.filter((one) => !found.includes(one)))
    io.out(
      phraseText(
        say`${id}: what it cites moved to a file that the policy does not allow facts to cite, so
          it was not changed\n`,
      ),
    );
  open.write(found.flatMap(({ changes }) => changes));
  for (const { id, moved, asksAgain } of found) {
    for (const one of moved) io.out(phraseText([...say`${id}: `, ...movedWords(one), '\n']));
    if (asksAgain)
      io.out(phraseText(say`${id}: its adoption is not merged yet, and is requested again\n`));
  }
  // A path in a statement is not changed.
  const named = records.flatMap(({ id, path }) =>
    (checks.get(id) ?? [])
      .filter(({ selector, foundAt }) => selector === 'present' && foundAt !== null)
      .map((anchor) => ({ id, file: path, from: anchor.path, to: anchor.foundAt ?? '' })),
  );
  for (const { id, file, from, to } of named)
    if (open.mayCite(to))
      io.out(
        phraseText(say`${id} names ${from}, which is ${to} now: edit its statement in ${file}\n`),
      );
  if (followed.length === 0 && named.length === 0) io.out('no cited file was renamed\n');
  else if (found.some(({ asksAgain }) => asksAgain))
    io.err('Next: commit them. Adopted facts need no new approval; others still do.\n');
  else if (found.length > 0)
    io.err('Next: commit them. The gate recomputes what moved, so no approval is needed.\n');
  return EXIT.pass;
}

function movedWords({ from, to }: { readonly from: CitedLines; readonly to: CitedLines }): Phrase {
  return say`${from.path} is ${to.path} now${[to.lines === null ? '' : `, lines ${to.lines.join('-')}`]}`;
}
