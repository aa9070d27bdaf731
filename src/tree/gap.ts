/*
 * What did a reader leave out because of a cap? A sentence for people, and a kind by which the same gap is
 * known in another run, whatever its sentence says.
 *
 * Readers of memory and of agent files answer with these; MT703 reports them. Sentences may be reworded and
 * counts in them may change. Kinds may not: they are in fingerprints. `__tests__/gate/finding-keys.test.ts`
 * fails when this is wrong.
 */

/** Something that was not read or compared; never silent (SECURITY S12). */
export interface Gap {
  readonly kind:
    | 'memory-files'
    | 'memory-file-size'
    | 'memory-size'
    | 'memory-front-matter'
    | 'agent-file-size'
    | 'agent-file-lfs'
    | 'agent-files-size'
    | 'agent-files-linked'
    | 'agent-texts'
    | 'blocked-agent-files'
    | 'dense-citations';
  /** The file, where it is about one. */
  readonly about?: string;
  readonly sentence: string;
}

/** What is in the fingerprint of a finding about a gap. */
export function gapKey({ kind, about }: Gap): string {
  return about === undefined ? kind : `${kind}\0${about}`;
}

/** The sentences, for those who only show them. */
export function gapSentences(gaps: readonly Gap[]): readonly string[] {
  return gaps.map(({ sentence }) => sentence);
}
