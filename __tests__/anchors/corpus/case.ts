/**
 * One change of a little repository, and whether what was cited still means the same afterwards.
 * Whole texts, by path.
 */
export interface AnchorCase {
  /** Unique. */
  readonly name: string;
  /** What was done, in words: `insert above`, `comment out (block around)`, … */
  readonly kind: string;
  readonly language: Language;
  readonly before: Files;
  readonly cite: Cite;
  readonly after: Files;
  /** Old path to new path, as git reports whole-file renames. */
  readonly renames?: Readonly<Record<string, string>>;
  /** `kept`: fresh, reformatted or moved. `changed`: changed, missing, ambiguous or unreadable. */
  readonly meaning: Meaning;
  /** Somebody could hold the other view, or the specification does not promise it: not asserted. */
  readonly debatable?: boolean;
}

export type Files = Readonly<Record<string, string>>;
export type Meaning = 'kept' | 'changed';

/** What is cited, before it is bound: the digest, the hints and the context are the binder's to find. */
export interface Cite {
  readonly path: string;
  /** 1-based, inclusive. */
  readonly lines?: readonly [from: number, to: number];
  readonly quote?: string;
  readonly symbol?: string;
  readonly pointer?: string;
  readonly heading?: string;
  readonly absent?: string | true;
}

export const ANCHOR_KINDS = [
  'lines',
  'quote',
  'symbol',
  'symbol + quote',
  'file',
  'pointer',
  'heading',
  'absent',
] as const;
export type AnchorKind = (typeof ANCHOR_KINDS)[number];

export const CORPUS_LANGUAGES = [
  'typescript',
  'javascript',
  'python',
  'go',
  'java',
  'rust',
  'c',
  'css',
  'json',
  'yaml',
  'toml',
  'markdown',
  'shell',
] as const;
export type Language = (typeof CORPUS_LANGUAGES)[number];

export function anchorKind(cite: Cite): AnchorKind {
  if (cite.symbol !== undefined) return cite.quote === undefined ? 'symbol' : 'symbol + quote';
  if (cite.quote !== undefined) return 'quote';
  if (cite.pointer !== undefined) return 'pointer';
  if (cite.heading !== undefined) return 'heading';
  if (cite.absent !== undefined) return 'absent';
  return cite.lines === undefined ? 'file' : 'lines';
}
