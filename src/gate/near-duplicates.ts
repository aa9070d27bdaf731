/*
 * Which known texts is a text like? The gate's door to `text/near-duplicates/`. Where so much is alike that not
 * all was found, `isComplete` is false, and a caller on which an approval depends must then take all known texts.
 */

/** A known text that another one is like. What is like it and says otherwise is not among these. */
export interface NearDuplicate {
  /** Place of the known text among those that the index was made of. */
  readonly index: number;
  /** What the other text is to it: it says the same, is a part of it, or holds all of it. */
  readonly as: 'duplicate' | 'part' | 'whole';
}

export interface NearDuplicates {
  /** The most similar first. */
  readonly found: readonly NearDuplicate[];
  /** False where so many are alike that not all of them were found. */
  readonly isComplete: boolean;
}

/** The known texts that a text is like. */
export type FindDuplicates = (text: string) => NearDuplicates;

/** The id of the text that is asked about. Known texts have numbers, so it is none of theirs. */
const ASKED = 'asked';

/** Makes known texts ready to be compared with. What compares them is loaded here and not before. */
export async function duplicateIndex(texts: readonly string[]): Promise<FindDuplicates> {
  const { NearDuplicateIndex: Index, MOST } =
    await import('../text/near-duplicates/near-duplicate-index.js');
  const index = new Index(texts.map((text, place) => ({ id: String(place), text })));
  return (text) => {
    const { found, more, isComplete } = index.like({ id: ASKED, text });
    // Of each kind only the first are listed; with fewer than that there are no others of it.
    const isCut =
      more > 0 &&
      (['duplicate', 'subsumed'] as const).some(
        (listed) => found.filter(({ kind }) => kind === listed).length >= MOST,
      );
    return {
      found: found.flatMap(({ other, kind, isPart }): NearDuplicate[] =>
        kind === 'near' ? [] : [{ index: Number(other), as: relation(kind, isPart) }],
      ),
      isComplete: isComplete && !isCut,
    };
  };
}

/** In the words of the gate: the index calls both a part and a whole `subsumed`. */
function relation(kind: 'duplicate' | 'subsumed', isPart: boolean): NearDuplicate['as'] {
  if (kind === 'duplicate') return 'duplicate';
  return isPart ? 'part' : 'whole';
}

/** A text by its words alone: how its lines are broken says nothing. */
export function withoutSpacing(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
