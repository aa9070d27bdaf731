import type { KeptPlace } from '../../../lifecycle/follow-sources.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import type { OpenMemory } from '../../open-memory.js';

/*
 * How does `memtrust bind` say which place it bound? ` (quote, lines 10-12)`, and below it the first and the last
 * line of the text, so that a wrong range is noticed.
 *
 * `bind.ts` and `kept-sources.ts` ask. Words are free. `__tests__/e2e/cli/cited-lines.test.ts` fails when it is wrong.
 */

/** ` (quote, lines 10-12)`; nothing for a path that shall not be there. */
export function boundPlaceWords({ cites, lines }: Pick<KeptPlace, 'cites' | 'lines'>): Phrase {
  if (cites === 'absent') return plain('');
  if (cites === 'present') return plain(' (that it is there)');
  if (cites === 'file') return plain(' (the whole file)');
  if (cites.startsWith('absent:') || lines === null) return say` (${cites})`;
  const range = `lines ${lines[0]}-${lines[1]}`;
  return cites.startsWith('lines:') ? plain(` (${range})`) : say` (${cites}, ${[range]})`;
}

/** The first and the last line that are cited now; nothing for a whole file, and for what shall not be there. */
export async function citedEnds(
  open: OpenMemory,
  path: string,
  { cites, lines }: Pick<KeptPlace, 'cites' | 'lines'>,
): Promise<string> {
  if (/^(?:file$|present$|absent)/.test(cites) || lines === null) return '';
  const { endsOf } = await import('../../cited-lines.js');
  return endsOf(open, path, lines);
}
