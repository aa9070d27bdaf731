/*
 * Limits of readers. A higher one gives a hostile repository more time; a lower one makes an honest one `incomplete`.
 */

/** Limits on one evaluation (SECURITY S12), far above real repositories. Above one, the verdict is `incomplete`. */
export const MEMORY_FILE_COUNT = 20_000;
export const MEMORY_TOTAL_BYTES = 64 * 1024 * 1024;
export const MEMORY_FILE_BYTES = 1024 * 1024;
export const FRONT_MATTER_BYTES = 16 * 1024;
/**
 * Words, marks and line ends of unusual YAML in the front matter of all memory files: a hundred in each of 20,000
 * files.
 */
export const FRONT_MATTER_LEXEMES = 2_000_000;
/** A policy or fixture is read by people; a larger one is a mistake or an attack on the parser. */
export const YAML_FILE_BYTES = 256 * 1024;
export const CITED_FILE_BYTES = 16 * 1024 * 1024;
/** PATH_MAX of Linux. */
export const LINK_TARGET_BYTES = 4096;
/** More links in a row count as a cycle (SECURITY S09). */
export const LINK_HOPS = 8;
/** Files that linked folders repeat under other names: a link is a few bytes and may stand for a whole tree. */
export const LINKED_FILE_COUNT = 100_000;

/** Lexemes of all workflows together; a long workflow has ten thousand. */
export const WORKFLOW_LEXEMES = 500_000;
/** Words and marks of all agent texts together, some 16 MB of prose. */
export const AGENT_TEXT_PIECES = 4_000_000;
/** Words and marks of cited files that are nearly all punctuation. */
export const DENSE_PIECES = 1_000_000;

/* What a reader left out because of a limit. The kind is part of fingerprints; the sentence is for people. */

/** Something that was not read or compared. It is always reported (SECURITY S12). */
export interface Gap {
  readonly kind:
    | 'memory-files'
    | 'memory-file-size'
    | 'memory-size'
    | 'memory-front-matter'
    | 'agent-file-size'
    | 'agent-file-part'
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
