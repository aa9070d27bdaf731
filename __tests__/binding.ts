import { bindCitation } from '../src/lifecycle/bind.js';
import { UNBOUND, type Citation, type Selector } from '../src/memory/citation.js';
import type { Importance } from '../src/memory/envelope.js';
import { blobOid } from '../src/tree/digest.js';
import { NO_HISTORY, type HistoryQueries } from '../src/tree/history-queries.js';
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

/** A past in which every version of a file is at hand that these stores have. */
export function pastOf(...stores: readonly Store[]): HistoryQueries {
  const blobs = new Map(
    stores.flatMap((store) =>
      Object.values(store.files()).flatMap((text) =>
        typeof text === 'string'
          ? [[blobOid(Buffer.from(text), 'sha1'), Buffer.from(text)] as const]
          : [],
      ),
    ),
  );
  return {
    ...NO_HISTORY,
    blob: async (oid) => {
      const bytes = blobs.get(oid);
      return bytes === undefined
        ? { kind: 'unavailable', why: 'not there' }
        : { kind: 'bytes', bytes };
    },
  };
}
