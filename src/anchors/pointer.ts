import type { Sha256 } from '../tree/digest.js';
import type { Citation } from '../memory/citation.js';
import { countedItems, pointerTokens, resolvePointer } from '../languages/data/json-pointer.js';
import type { DataNode, Entries } from '../languages/data/node.js';
import { endingOf, readData } from '../languages/data/read-data.js';
import { valueDigest } from '../languages/data/value-digest.js';
import { foundAt, lost, type SelectorReader } from './selector.js';
import type { SourceText, Span } from './source-text.js';

/*
 * Where is a value of a JSON, YAML or TOML file now? `/scripts/test` finds the value of `test` below
 * `scripts`, wherever it stands; other blanks or another order of keys change nothing.
 *
 * `selectors.ts` lists it. Facts hold the digest of the value (under n0 that of its text), so which
 * value and which text a pointer gives stay; the sentences of `select` and `poorness` are only
 * shown, and `isSameItem` may get stricter. A key that is there twice is `ambiguous`, since readers
 * differ on which one counts: that costs trust and is the safe error.
 * `__tests__/anchors/pointer.test.ts` fails when this is wrong.
 */

/**
 * A value of a JSON, YAML or TOML file. A pointer (RFC 6901) finds it, wherever it stands; under n3
 * its value is compared.
 */
export const pointerSelector: SelectorReader = {
  kind: 'pointer',

  place(source, citation, known) {
    const cited = findValue(source, citation);
    if (cited.kind !== 'found') return lost(cited.kind === 'unclear' ? 'changed' : cited.kind);
    const { span, digest } = cited;
    if (
      digest !== citation.digest ||
      (known !== null && !isSameItem(source, known.source, citation))
    )
      return lost('changed', span);
    return foundAt(
      source,
      citation,
      span,
      known === null || known.source.slice(known.span) === source.slice(span),
    );
  },

  select(source, citation) {
    const cited = findValue(source, citation);
    switch (cited.kind) {
      case 'missing':
        return 'the pointer matches nothing in the file; write it like /scripts/test, with ~1 for / and ~0 for ~';
      case 'ambiguous':
        return 'a key on the path of the pointer, or in its value, occurs twice';
      case 'unclear':
        return cited.why;
      case 'found': {
        const { span, digest } = cited;
        return { span, digest, poor: poorness(source, citation) };
      }
    }
  },
};

/** Why a pointer says little, or null. */
function poorness(source: SourceText, citation: Citation): string | null {
  if (pointerOf(citation) === '')
    return 'it cites a whole file, so every edit makes it stale; cite a value in it';
  return itemsOf(source, citation).length > 0
    ? 'it counts positions in a list, and another item can take that position; cite a value by its keys, or a quote'
    : null;
}

/**
 * Whether a pointer that counts places of lists goes through the items that it went through before: the innermost is
 * equal, and those around it say the same of themselves, lists and maps in them aside.
 */
function isSameItem(source: SourceText, before: SourceText, citation: Citation): boolean {
  const [now, then] = [itemsOf(source, citation), itemsOf(before, citation)];
  return (
    now.length === then.length &&
    now.every((item, index) => isEqualItem(item, then[index], index === now.length - 1))
  );
}

/** @param isWhole whether all of the item counts, or only what it says of itself. */
function isEqualItem(item: DataNode, other: DataNode | undefined, isWhole: boolean): boolean {
  if (other === undefined) return false;
  const [now, then] = [
    valueDigest(isWhole ? item : ownOf(item)),
    valueDigest(isWhole ? other : ownOf(other)),
  ];
  return (
    typeof now === 'object' &&
    typeof then === 'object' &&
    'digest' in now &&
    'digest' in then &&
    now.digest === then.digest
  );
}

/** What an item says of itself: its entries that are no lists and no maps. */
function ownOf(node: DataNode): DataNode {
  if (node.kind === 'list') return { ...node, items: [] };
  if (node.kind !== 'map') return node;
  const entries: Entries = new Map(
    [...node.entries].filter(([, entry]) => entry === 'twice' || entry.value.kind === 'scalar'),
  );
  return { ...node, entries };
}

/** The items of lists that the pointer reaches by their number: of `/jobs/0/name` the first job. */
function itemsOf(source: SourceText, citation: Citation): readonly DataNode[] {
  const data = dataOf(source);
  const tokens = pointerTokens(pointerOf(citation));
  return typeof data === 'string' || tokens === null ? [] : countedItems(data, tokens);
}

/** What a pointer leads to. `unclear` is what is there, but cannot be told: it never keeps trust. */
type Cited =
  | { readonly kind: 'found'; readonly span: Span; readonly digest: Sha256 }
  | { readonly kind: 'missing' | 'ambiguous' }
  | { readonly kind: 'unclear'; readonly why: string };

/** Follows the pointer and works out the digest of what it finds, under the normaliser of the citation. */
function findValue(source: SourceText, citation: Citation): Cited {
  const data = dataOf(source);
  if (typeof data === 'string') return { kind: 'unclear', why: data };
  const tokens = pointerTokens(pointerOf(citation));
  const node = tokens === null ? null : resolvePointer(data, tokens);
  if (node === null) return { kind: 'missing' };
  if (node === 'twice') return { kind: 'ambiguous' };
  if (node.kind === 'unclear') return node;
  const value = valueDigest(node);
  if (value === 'twice') return { kind: 'ambiguous' };
  if ('unclear' in value) return { kind: 'unclear', why: value.unclear };
  switch (citation.norm) {
    case 'n3':
    case 'n4':
      return { kind: 'found', span: node.span, digest: value.digest };
    case 'n0':
      // A table of TOML can stand in several pieces, so that no one text is its text.
      if (endingOf(source.path) === 'toml')
        return { kind: 'unclear', why: 'values of TOML files need norm n3' };
      return { kind: 'found', span: node.span, digest: source.digestOf(source.slice(node.span)) };
  }
}

const read = new WeakMap<SourceText, DataNode | string>();

/** The data of a file, read once. */
function dataOf(source: SourceText): DataNode | string {
  const known = read.get(source);
  if (known !== undefined) return known;
  // All three formats are Unicode; read as single bytes, two texts could look like one.
  const data =
    source.encoding === 'utf8' ? readData(source.path, source.text) : 'the file is not UTF-8';
  read.set(source, data);
  return data;
}

function pointerOf({ selector }: Citation): string {
  return selector.kind === 'pointer' ? selector.pointer : '';
}
