import type { Hit, Passage } from './passage.js';

/** Stands in for the recall of the other branch. */
export function recall(passages: readonly Passage[], query: string): readonly Hit[] {
  const words = query.toLowerCase().split(/\W+/).filter((word) => word !== '');
  return passages
    .map((passage): Hit => ({ passage, score: words.filter((word) => `${passage.title} ${passage.text}`.toLowerCase().includes(word)).length, terms: [] }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.passage.id < b.passage.id ? -1 : 1));
}
