import { newEvents } from '../../memory/by-id.js';
import { lastDecisive } from '../../memory/last-decisive.js';
import type { Fact } from '../../memory/fact.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../../memory/ledger.js';
import { enumerate, say, type Phrase } from '../../text/phrase.js';
import { adopts, eventsByFact } from '../../trust/adoption.js';
import type { Rule } from '../rule.js';
import { openFacts } from '../snapshot.js';

/** Names in one message. */
const MOST_NAMED = 5;

/** Requires an adoption to list what its fact names and does not cite. */
export const uncitedNames: Rule<'coverage'> = {
  code: 'MT211',
  name: 'uncited-names',
  severity: 'error',
  summary: 'An adoption does not list what its fact names and does not cite.',
  why:
    'A fact is checked by what it cites. If it names a file, a script, a key or a function that it ' +
    'does not cite, that half of the sentence can become false and the fact stays trusted. So each ' +
    'named thing is cited, or the adoption lists it with a reason, for those who approve it to see.',
  remedy:
    'Cite what the fact names: `npx memtrust bind ID`, then `npx memtrust adopt ID`. Or say why it is ' +
    'not cited: `npx memtrust adopt ID --uncited "why"`.',
  fixed: true,
  releaseCondition: 'adoption',
  *run({ base, head, coverage }) {
    if (coverage.size === 0) return;
    const brought = new Set(newEvents(head.memory.events, base.memory.events).map(({ id }) => id));
    const ledgers = eventsByFact(head.memory.events);
    for (const { id, record } of openFacts(head)) {
      const { fact } = record;
      const uncited = coverage.get(id)?.uncited ?? [];
      if (fact === null || uncited.length === 0) continue;
      const adopting = lastDecisive(ledgers.get(id) ?? []).filter(
        (event) => ADOPTING_TYPES.has(event.type) && adopts(event, fact),
      );
      for (const event of adopting) {
        if (!brought.has(event.id) || event.type === 'fact.rebound') continue;
        const listed = new Set(event.uncited);
        const left = uncited.filter((name) => !listed.has(name));
        if (left.length === 0 && !lacksReason(event, fact)) continue;
        yield {
          message:
            left.length === 0
              ? say`${id} names what it does not cite, and its adoption does not say why`
              : say`${id} names what it does not cite, and its adoption does not list it:
                  ${shownNames(left)}`,
          remedy: say`Run ${`npx memtrust bind ${id}`} to cite it, then ${`npx memtrust adopt ${id}`}; or
            ${`npx memtrust adopt ${id} --uncited "why"`}.`,
          path: record.path,
          factId: id,
          key: event.id,
        };
      }
    }
  },
};

/** A fact that cites nothing gave its reason when it was proposed. */
function lacksReason({ type, why }: LedgerEvent, { sources }: Fact): boolean {
  return type === 'candidate.applied' && why === undefined && sources.length > 0;
}

/** What is one word: a code mark may hold a whole sentence, and text of a candidate is not shown (SECURITY S55). */
function shownNames(names: readonly string[]): Phrase {
  const shown = names.filter((name) => ONE_WORD.test(name));
  if (shown.length === names.length) return enumerate(names, MOST_NAMED);
  const rest = names.length - shown.length;
  return shown.length === 0
    ? say`${rest} of the things that it names`
    : say`${enumerate(shown, MOST_NAMED)}, and ${rest} in more than one word`;
}

const ONE_WORD = /^\S{1,120}(?: in \S{1,300})?$/;
