import type { Fact } from '../../memory/fact.js';
import type { OldSentence } from '../old-sentences.js';
import { openFacts, type Snapshot } from '../snapshot.js';
import { evidence } from './evidence.js';

/** A fact that still cites the sentence which says what it said at the base. */
export interface ContradictedSource extends OldSentence {
  readonly factId: string;
}

/*
 * Which adopted facts got another statement in the change, and still cite the sentence that says the old one?
 * `../old-sentences.ts` compares them. Their order does not matter.
 */
export const oldSentences = evidence<readonly ContradictedSource[]>({
  async collect({ base, head }) {
    const adopted = adoptedFacts(base);
    const found: ContradictedSource[] = [];
    for (const { id, record } of openFacts(head)) {
      const before = adopted.get(id);
      if (before === undefined || record.fact === null || before.claim === record.fact.claim)
        continue;
      // What compares texts is large, and few changes edit an adopted statement.
      const { oldSentencesOf } = await import('../old-sentences.js');
      for (const sentence of await oldSentencesOf(head.tree, before, record.fact))
        found.push({ factId: id, ...sentence });
    }
    return found;
  },
  // The base judged by itself changes no statement.
  atBase: () => [],
});

/** Facts that the base has adopted with the text that they have there. */
function adoptedFacts(base: Snapshot): ReadonlyMap<string, Fact> {
  return new Map(
    openFacts(base).flatMap(({ id, record }): [string, Fact][] =>
      record.fact !== null && base.judgement.adoptions.get(id)?.kind === 'adopted'
        ? [[id, record.fact]]
        : [],
    ),
  );
}
