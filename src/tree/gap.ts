/* What a reader left out because of a limit. The kind is part of fingerprints; the sentence is for people. */

/** Something that was not read or compared. It is always reported (SECURITY S12). */
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
  readonly about?: string;
  readonly sentence: string;
}

/** A gap, and whether the base has it too and the change touches nothing of what was left out. */
export interface DatedGap extends Gap {
  readonly isOlder: boolean;
}

/** The part that is in the fingerprint of a finding. */
export function gapKey({ kind, about }: Gap): string {
  return about === undefined ? kind : `${kind}\0${about}`;
}

export function gapSentences(gaps: readonly Gap[]): readonly string[] {
  return gaps.map(({ sentence }) => sentence);
}
