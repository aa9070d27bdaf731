import type { Sha256 } from '../../tree/digest.js';
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

/** Cited files in memory at a time: many small entries of a tree can be one large blob. */
const FILES_AT_A_TIME = 16;

/** Compares what facts cite with a tree. Each cited file is read once. */
export async function checkAnchors(tree: Tree, records: readonly FactRecord[]): Promise<AnchorChecks> {
  const resolver = new PathResolver(tree);
  const results = new Map<Citation, AnchorResult>();
  const byFile = new Map<string, (Citation & Bound)[]>();
  for (const citation of records.flatMap((record) => record.fact?.sources ?? [])) {
    const place = await resolver.resolve(citation.path);
    const obstacle = withoutReading(citation, place);
    if (obstacle !== null) results.set(citation, obstacle);
    if (obstacle !== null || place.kind !== 'file' || !isBound(citation)) continue;
    const known = byFile.get(place.path);
    if (known === undefined) byFile.set(place.path, [citation]);
    else known.push(citation);
  }
  const files = [...byFile.keys()];
  for (let at = 0; at < files.length; at += FILES_AT_A_TIME) {
    const batch = files.slice(at, at + FILES_AT_A_TIME);
    const contents = await tree.read(batch, CITED_FILE_BYTES);
    for (const path of batch) {
      const source = readable(contents.get(path));
      for (const citation of byFile.get(path) ?? []) results.set(citation, typeof source === 'string' ? unreadable(citation, source) : compare(citation, path, source));
    }
  }
  return new Map(records.map((record) => [record.id, (record.fact?.sources ?? []).flatMap((citation) => results.get(citation) ?? [])]));
}

interface Bound {
  readonly digest: Sha256;
}

function isBound(citation: Citation): citation is Citation & Bound {
  return citation.digest !== null;
}

/** The verdict where no content decides it, or null. */
function withoutReading(citation: Citation, place: Resolution): AnchorResult | null {
  switch (place.kind) {
    case 'refused':
      return place.why === 'cyclic' ? unreadable(citation, 'it is a symbolic link that leads in a circle') : { ...unreadable(citation, 'it lies outside the repository'), outOfTree: true };
    case 'submodule':
      return unreadable(citation, 'it lies in a submodule');
    case 'directory':
      return unreadable(citation, 'it is a folder');
    case 'missing':
      return { ...nothingKnown(citation), verdict: citation.digest === null ? 'unbound' : 'missing' };
    case 'file':
      if (leadsIntoMemory(place)) return unreadable(citation, 'it is a link into .memtrust, and memory proves no memory');
      return citation.digest === null ? { ...nothingKnown(citation), verdict: 'unbound' } : null;
  }
}

/** A link that hides that what is cited is memory itself (SECURITY S18). */
export function leadsIntoMemory(place: Extract<Resolution, { kind: 'file' }>): boolean {
  return place.via.length > 0 && place.path.startsWith('.memtrust/');
}

function compare(citation: Citation & Bound, path: string, source: SourceText): AnchorResult {
  const reader = selectorReader(citation.selector.kind);
  if (reader === null || citation.norm !== 'n0') return unreadable(citation, `this version does not read ${reader === null ? citation.selector.kind : citation.norm} anchors`);
  const { verdict, lines } = reader.place(source, citation, citation.digest);
  const moved = lines !== null && citation.lines !== null && citation.lines[0] !== lines[0];
  return { ...nothingKnown(citation), verdict, movedTo: moved ? { path, lines } : null };
}

function nothingKnown(citation: Citation): Omit<AnchorResult, 'verdict'> {
  return { path: citation.path, selector: selectorText(citation), movedTo: null, foundAt: null, outOfTree: false, why: null };
}

function unreadable(citation: Citation, why: string): AnchorResult {
  return { ...nothingKnown(citation), verdict: 'unreadable', why };
}

/** The text of a file, or why it has none that a claim can rest on. */
function readable(content: Content | undefined): SourceText | string {
  if (content?.kind !== 'bytes') return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
  return unverifiable(content.bytes) ?? new SourceText(content.bytes);
}

/** Why the content of a file cannot be held against a claim, or null (SECURITY S09). */
export function unverifiable(bytes: Uint8Array): string | null {
  if (isLfsPointer(bytes)) return 'it is kept in Git LFS, so its content is not in the repository';
  return isBinary(bytes) ? 'it is a binary file' : null;
}
