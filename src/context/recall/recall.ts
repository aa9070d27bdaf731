import type { Hit, Passage } from './passage.js';
import { PassageIndex } from './passage-index.js';

/*
 * `memtrust recall`, contexts, the fixtures on reading surfaces and the action ask. Another ranking is free,
 * if equal input gives equal order on every machine. `__tests__/context/recall/recall.test.ts` fails when
 * this is wrong.
 */

/**
 * The passages that a query finds, the best first: BM25 over words, pairs of characters and parts
 * of identifiers. It ranks by words alone and decides nothing about trust: that is the judge's, in
 * each passage's entry.
 */
export function recall(passages: readonly Passage[], query: string): readonly Hit[] {
  return new PassageIndex(passages).search(query);
}
