import { terminalSafe } from '../../../report/terminal.js';
import { bindKept } from '../../../lifecycle/follow-sources.js';
import { formerFilesIn } from '../../../lifecycle/former-files.js';
import { adoptingCommand, adoptionsOfText } from '../../../trust/adoption.js';
import { phraseText, say, type Phrase } from '../../../text/phrase.js';
import type { Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';
import { citedEnds, boundPlaceWords } from './place-words.js';

/*
 * What does `memtrust bind ID` do without a path? It binds each source that the fact has, with its own selector, to
 * what stands there now. And what comes after a binding?
 *
 * `bind.ts` asks; `lifecycle/follow-sources.ts` finds the places. Safe error: a refusal before anything is written.
 * Sentences are free. `__tests__/e2e/cli/bind-kept.test.ts` fails when it is wrong.
 */

/**
 * What settles the new binding: `reverify` where the base has adopted this statement, `adopt` where it is new.
 * Nothing where the base has adopted exactly this.
 */
export function stepAfterBinding(open: OpenMemory, id: string): Phrase {
  const fact = open.record(id).fact;
  const settled = open.settledEvents(id);
  if (
    fact !== null &&
    adoptionsOfText(fact, settled).some(({ binding }) => binding === fact.binding)
  )
    return say`${id} is adopted already, exactly as it is\n`;
  const command = fact === null ? 'adopt' : adoptingCommand(fact, settled);
  return say`Next: ${`npx memtrust ${command} ${id}`}\n`;
}

/**
 * Every source that the fact has, each with its own selector, to what stands there now. Gives whether anything was
 * written.
 */
export async function bindKeptSources(io: Io, open: OpenMemory, id: string): Promise<boolean> {
  const record = open.record(id);
  await open.refuseBlocked(record);
  const { change, places } = await bindKept(record, {
    tree: open.tree,
    adopted: (await open.shownAtBase(id))?.fact ?? null,
    anchors: (await open.checks([record])).get(id) ?? [],
    former: formerFilesIn(open.base, open.workspace.objects, open.policies),
  });
  if (change !== null) open.write([change]);
  for (const place of places) {
    const words = place.isAnew ? say`bound ${id} to ${place.path}` : say`${place.path}`;
    const state = place.isAnew ? '' : ' still says what was bound';
    io.out(phraseText(say`${words}${boundPlaceWords(place)}${[state]}\n`));
    if (place.isAnew) io.out(terminalSafe(await citedEnds(open, place.path, place)));
  }
  return change !== null;
}
