import { judgeSource } from './judge-source.js';
import { isBound } from './query.js';
import { SourceText } from './source-text.js';
import type { Citation, LineRange } from '../memory/citation.js';
import type { Tree } from '../tree/tree.js';
import { blobOid } from '../tree/digest.js';
import { CITED_FILE_BYTES } from '../tree/limits.js';
import { PathResolver } from '../tree/resolve.js';
import { LINK_INTO_MEMORY, leadsIntoMemory } from './present.js';
import { unverifiable } from './readable.js';

/**
 * The file and the lines that a citation names: `citedFile` reads the file, `formerSpan` gives the adopted text with
 * the file around it, `presentSpan` that of the tree, where the digest of the citation proves it.
 */

/** A file that can be cited, and its object id. */
interface CitedFile {
  readonly source: SourceText;
  readonly blob: string;
  /** Links on the way to it. */
  readonly via: readonly string[];
}

/** The file that a path leads to in a tree, or why a claim cannot rest on it. */
export async function citedFile(tree: Tree, path: string): Promise<CitedFile | string> {
  const place = await new PathResolver(tree).resolve(path);
  if (place.kind === 'missing') return 'the file does not exist';
  if (place.kind === 'directory') return 'it is a folder';
  if (place.kind === 'submodule') return 'it is in a submodule';
  if (place.kind === 'refused')
    return place.why === 'cyclic' ? 'it is a link in a loop' : 'it is outside the repository';
  if (leadsIntoMemory(place)) return LINK_INTO_MEMORY;
  const content = (await tree.read([place.path], CITED_FILE_BYTES)).get(place.path);
  if (content?.kind !== 'bytes')
    return content?.kind === 'too-large' ? 'the file is too large' : 'the file cannot be read';
  return (
    unverifiable(content.bytes) ?? {
      source: new SourceText(content.bytes, place.path),
      blob: place.entry.oid ?? blobOid(content.bytes, tree.objectFormat),
      via: place.via,
    }
  );
}

/** Text of a cited file as it may have been: its digest decides whether it is what was adopted. */
export type FormerFiles = (citation: Citation) => Promise<readonly Uint8Array[]>;

/** A cited span, or why its text is not at hand. Lines are of the file that it was found in. */
export interface CitedSpan {
  readonly path: string;
  readonly lines: LineRange | null;
  readonly text: readonly string[] | null;
}

/** The adopted text of a citation with the file around it, if any of the files holds it: its digest proves it. */
export async function formerSpan(
  citation: Citation,
  former: FormerFiles,
): Promise<{ readonly span: CitedSpan; readonly file: readonly string[] } | null> {
  for (const bytes of await former(citation)) {
    const source = new SourceText(bytes, citation.path);
    const span = spanIn(source, citation);
    if (span !== null) return { span, file: source.lines };
  }
  const { selector } = citation;
  return selector.kind === 'quote'
    ? {
        span: { path: citation.path, lines: citation.lines, text: selector.quote.split('\n') },
        file: [],
      }
    : null;
}

/** The text of a citation in the tree as it is. */
export async function presentSpan(tree: Tree, citation: Citation): Promise<CitedSpan> {
  return (await presentSpans(tree, citation.path))(citation);
}

/** The same for any citation of one file, which is read once. */
export async function presentSpans(
  tree: Tree,
  path: string,
): Promise<(citation: Citation) => CitedSpan> {
  const file = await citedFile(tree, path);
  return (citation) =>
    (typeof file === 'string' ? null : spanIn(file.source, citation, file.via)) ?? {
      path,
      lines: citation.lines,
      text: null,
    };
}

/** The span of a citation in a text, where that holds the bound text; null elsewhere. */
function spanIn(
  source: SourceText,
  citation: Citation,
  via: readonly string[] = [],
): CitedSpan | null {
  if (!isBound(citation)) return null;
  const { path, selector } = citation;
  // The text and its place are enough to show it: `normal`, whatever the fact asks for.
  const { passage, verdict } = judgeSource(
    source,
    { ...citation, unit: null, origin: null },
    'normal',
    via,
  );
  const isWhole = selector.kind === 'file' && verdict === 'fresh';
  const range = passage === null ? null : source.rangeOf(passage.span);
  const span = isWhole ? { from: 0, to: source.text.length } : range && source.spanOf(range);
  if (span === null) return null;
  const text = Buffer.from(source.slice(span), source.encoding).toString('utf8');
  return {
    path,
    lines: selector.kind === 'file' ? null : range,
    text: text.replace(/\n$/, '').split('\n'),
  };
}
