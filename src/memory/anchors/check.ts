import { CITED_FILE_BYTES } from '../../tree/limits.js';
import { PathResolver, type Resolution } from '../../tree/resolve.js';
import type { Content, Tree } from '../../tree/tree.js';
import { selectorText, type Citation } from '../citation.js';
import type { FactRecord } from '../fact.js';
import { selectorReader } from './selectors.js';
import { isBinary, isLfsPointer, SourceText } from './source-text.js';
import type { AnchorResult } from './verdict.js';

/** Verdicts of every source of every fact, by fact id, in the order of the sources. */
export type AnchorChecks = ReadonlyMap<string, readonly AnchorResult[]>;

/** Compares what facts cite with a tree. Each cited file is read once. */
export async function checkAnchors(tree: Tree, records: readonly FactRecord[]): Promise<AnchorChecks> {
  const resolver = new PathResolver(tree);
  const places = new Map<string, Resolution>();
  for (const { fact } of records) {
    for (const { path } of fact?.sources ?? []) if (!places.has(path)) places.set(path, await resolver.resolve(path));
  }
  const files = [...places.values()].flatMap((place) => (place.kind === 'file' ? [place.path] : []));
  const contents = await tree.read(files, CITED_FILE_BYTES);
  const texts = new Map<string, SourceText>();
  const textOf = (path: string, bytes: Uint8Array): SourceText => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = new SourceText(bytes);
    texts.set(path, text);
    return text;
  };
  return new Map(
    records.map((record) => [
      record.id,
      (record.fact?.sources ?? []).map((citation): AnchorResult => {
        const place = places.get(citation.path) ?? { kind: 'missing', path: citation.path };
        return checkOne(citation, place, place.kind === 'file' ? contents.get(place.path) : undefined, textOf);
      }),
    ]),
  );
}

function checkOne(citation: Citation, place: Resolution, content: Content | undefined, textOf: (path: string, bytes: Uint8Array) => SourceText): AnchorResult {
  const result = { path: citation.path, selector: selectorText(citation), movedTo: null, foundAt: null, outOfTree: false, why: null };
  const unreadable = (why: string): AnchorResult => ({ ...result, verdict: 'unreadable', why });
  switch (place.kind) {
    case 'refused':
      return { ...unreadable(place.why === 'cyclic' ? 'it is a symbolic link that leads in a circle' : 'it lies outside the repository'), outOfTree: place.why === 'out-of-tree' };
    case 'submodule':
      return unreadable('it lies in a submodule');
    case 'directory':
      return unreadable('it is a folder');
    case 'missing':
      return { ...result, verdict: citation.digest === null ? 'unbound' : 'missing' };
    case 'file':
      break;
  }
  if (citation.digest === null) return { ...result, verdict: 'unbound' };
  if (content?.kind !== 'bytes') return unreadable(content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read');
  const obstacle = unverifiable(content.bytes);
  if (obstacle !== null) return unreadable(obstacle);
  const reader = selectorReader(citation.selector.kind);
  if (reader === null || citation.norm !== 'n0') return unreadable(`this version does not read ${reader === null ? citation.selector.kind : citation.norm} anchors`);
  const { verdict, lines } = reader.place(textOf(place.path, content.bytes), citation, citation.digest);
  const moved = lines !== null && citation.lines !== null && citation.lines[0] !== lines[0];
  return { ...result, verdict, movedTo: moved ? { path: place.path, lines } : null };
}

/** Why the content of a file cannot be held against a claim, or null (SECURITY S09). */
export function unverifiable(bytes: Uint8Array): string | null {
  if (isLfsPointer(bytes)) return 'it is kept in Git LFS, so its content is not in the repository';
  return isBinary(bytes) ? 'it is a binary file' : null;
}
