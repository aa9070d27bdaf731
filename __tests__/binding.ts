import { bindCitation } from '../src/lifecycle/bind.js';
import { UNBOUND, type Citation, type Selector } from '../src/memory/citation.js';
import type { Importance } from '../src/memory/envelope.js';
import type { CitedSource, Store } from './store.js';

/** What to cite: by a selector, or by lines. */
export interface Cited {
  readonly path: string;
  readonly lines?: readonly [number, number];
  readonly selector?: Selector;
}

/** A source as `memtrust bind` writes it, with all of its hints. */
export async function boundSource(
  store: Store,
  { path, lines, selector }: Cited,
  importance: Importance = 'normal',
): Promise<Exclude<CitedSource, string>> {
  const citation: Citation = {
    ...UNBOUND,
    path,
    selector: selector ?? { kind: lines === undefined ? 'file' : 'lines' },
    lines: lines ?? null,
  };
  const { keys } = await bindCitation(store.tree(), citation, importance);
  return { ...keys, path, digest: String(keys['digest']) };
}

export const quote = (text: string, symbol: string | null = null): Selector => ({
  kind: 'quote',
  quote: text,
  symbol,
});
