/*
 * Each reader asks for its own limit by name; `memory/store.ts`, the anchors and the readers of
 * agent files most. To raise one gives a hostile repository more time; to lower one makes an
 * honest one `incomplete`. docs/formats.md and docs/guide-fixtures.md tell users some of them;
 * `__tests__/security/S12.test.ts` holds the first four numbers, and none holds CITED_FILE_BYTES
 * (16 MB in docs/formats.md).
 */

/**
 * Caps on what one evaluation reads (SECURITY S12). They stand far above real repositories; whoever passes one gets
 * the verdict `incomplete`, never a silent cut.
 */
export const MEMORY_FILE_COUNT = 20_000;
export const MEMORY_TOTAL_BYTES = 64 * 1024 * 1024;
export const MEMORY_FILE_BYTES = 1024 * 1024;
export const FRONT_MATTER_BYTES = 16 * 1024;
/**
 * Pieces of YAML (words, marks, line ends) in the front matter of all memory files together, where
 * it has not the usual plain shape. A hundred in each of 20,000 files; 10 MB of the worst text have
 * ten times as many.
 */
export const FRONT_MATTER_LEXEMES = 2_000_000;
/** A policy or fixture is read by people; a larger one is a mistake or an attack on the parser. */
export const YAML_FILE_BYTES = 256 * 1024;
/** A cited file above this is not text that a claim can rest on. */
export const CITED_FILE_BYTES = 16 * 1024 * 1024;
/** PATH_MAX of Linux: no system follows a longer link. */
export const LINK_TARGET_BYTES = 4096;
/** Symbolic links that are followed before a path counts as cyclic (SECURITY S09). */
export const LINK_HOPS = 8;
/**
 * Files that linked folders put under other names, all links together: a link is a few bytes, and
 * may stand for a whole tree.
 */
export const LINKED_FILE_COUNT = 100_000;

/**
 * Lexemes of all workflows that are read together; a long workflow has ten thousand. What is beyond
 * counts as one of the gate.
 */
export const WORKFLOW_LEXEMES = 500_000;
/** Words and marks of all texts together that are looked at for what hides in them: some 16 MB of prose. */
export const AGENT_TEXT_PIECES = 4_000_000;
/** Words and marks of the cited files that consist of hardly anything but marks, together; other files do not count. */
export const DENSE_PIECES = 1_000_000;
