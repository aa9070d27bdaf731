import { endingOf } from '../../text/file-text.js';
import { byWord } from '../../text/words.js';
import { kept } from '../../text/collections.js';
import { type DataPlace, pointerTokens, Unreadable } from '../data/node.js';
import type { DataMember, DataValue, WrittenData, WrittenPart } from './data/data-tree.js';
import { DataOutlineNode, ValueTexts } from './data/value-texts.js';
import { writtenJson, writtenJson5, writtenToml } from './data/written-values.js';
import { writtenYaml } from './data/written-yaml.js';
import type { Outline, OutlineBlock, OutlineComment, OutlineNode } from './outline.js';

type Reader = (text: string) => WrittenData;

/** By the ending of a name; a format is a line here and a file in `data/`. */
const BY_ENDING = byWord<Reader>([
  ['json jsonc webmanifest code-workspace geojson', writtenJson],
  ['json5', writtenJson5],
  ['yaml yml cff', writtenYaml],
  ['toml', writtenToml],
]);

/** By the whole name in lower case, where the ending does not say it. */
const BY_NAME = byWord<Reader>([
  ['composer.lock pipfile.lock flake.lock', writtenJson],
  ['.babelrc', writtenJson5],
  ['.clang-format .clang-tidy .prettierrc', writtenYaml],
  ['cargo.lock pipfile poetry.lock uv.lock', writtenToml],
]);

const MOST_DATA = 4 * 1024 * 1024;

/** The keys and items of a data file; null for other files, and for texts that are broken, templates or too large. */
export function dataOutline(path: string, text: string): Outline | null {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  const read = BY_NAME.get(name) ?? BY_ENDING.get(endingOf(path));
  if (read === undefined || text.length > MOST_DATA) return null;
  try {
    return new DataOutline(text, read(text));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** What a pointer cites: neighbours in one block, with the nodes around them, the outermost first. */
export interface PointedNodes {
  readonly around: readonly OutlineNode[];
  readonly cited: readonly OutlineNode[];
}

/** What a pointer (RFC 6901) finds: `/steps/0` the first item, null nothing, `twice` more than one thing. */
export function nodeAt(outline: Outline, pointer: string): PointedNodes | 'twice' | null {
  return outline instanceof DataOutline ? outline.nodeAt(pointer) : null;
}

class DataOutline implements Outline {
  readonly root: OutlineBlock;
  readonly comments: readonly OutlineComment[];
  private readonly values = new ValueTexts();
  private readonly documents: readonly DataValue[];
  private readonly units = new Map<DataValue, readonly string[]>();
  private readonly collections = new Map<DataValue, boolean>();
  private byValue: ReadonlyMap<DataValue, DataOutlineNode> | null = null;
  private readonly members = new Map<DataValue, ReadonlyMap<string, DataMember>>();

  constructor(text: string, { documents, comments }: WrittenData) {
    this.documents = documents.map(({ value }) => value);
    for (const value of this.documents) this.values.add(value);
    this.root = { says: [], span: { from: 0, to: text.length }, nodes: this.nodesOf(documents) };
    this.comments = outlineComments(text, comments);
  }

  /** Equal for every citation in the same map: the same array, so that a caller can keep its digest. */
  unitOf(around: readonly OutlineNode[], cited: readonly OutlineNode[]): readonly string[] {
    // The document of a text of several documents is like the root.
    const path = dataNodes(around).filter(({ role }) => role !== 'document');
    const [outermost] = path;
    if (outermost === undefined) return entriesInAnyOrder(cited);
    // A list has no unit of its own: an item is in the map that holds the list.
    const at = Math.max(
      0,
      path.findLastIndex(({ value }) => value.kind !== 'list'),
    );
    return this.unitInside(path[at] ?? outermost, path.slice(0, at + 1));
  }

  originOf(): null {
    return null;
  }

  nodeAt(pointer: string): PointedNodes | 'twice' | null {
    const tokens = pointerTokens(pointer);
    if (tokens === null) return null;
    if (tokens.length === 0)
      return this.root.nodes.length === 0 ? null : { around: [], cited: this.root.nodes };
    const [found, second] = this.documents
      .map((document) => this.valueAt(document, tokens))
      .filter((value) => value !== null);
    if (found === undefined) return null;
    if (found === 'twice' || second !== undefined) return 'twice';
    const node = this.nodeOf(found);
    if (node === null) return null;
    const around: DataOutlineNode[] = [];
    for (let { parent } = node; parent !== null; { parent } = parent) around.unshift(parent);
    return { around, cited: [node] };
  }

  /** Of several documents each is a node that is known by its own scalars, as another could be put before it. */
  private nodesOf(documents: readonly WrittenPart[]): readonly DataOutlineNode[] {
    const [only] = documents;
    if (only === undefined) return [];
    if (documents.length > 1 || only.value.marks.length > 0)
      return documents.map((each) => new DataOutlineNode(each, true, null, this.values));
    const isEmptyText = only.value.kind === 'scalar' && only.span.from === only.span.to;
    if (isEmptyText) return [];
    const parts = only.value.kind === 'scalar' ? [only] : (only.inside?.parts ?? []);
    return parts.map((part) => new DataOutlineNode(part, false, null, this.values));
  }

  private unitInside(holder: DataOutlineNode, path: readonly DataOutlineNode[]): readonly string[] {
    return kept(this.units, holder.value, () => [
      ...this.values.of(holder.member ?? holder.value),
      ...path.flatMap(({ value }, at) => this.besideTexts(value, path[at + 1])),
    ]);
  }

  /** What is in a map beside the key on the path. In a map of things of one kind (`jobs`) the others say nothing. */
  private besideTexts(map: DataValue, next: DataOutlineNode | undefined): readonly string[] {
    const member = next?.member ?? null;
    if (member === null || kept(this.collections, map, () => isCollection(map))) return [];
    return ['beside', ...this.values.beside(map, member)];
  }

  private valueAt(root: DataValue, tokens: readonly string[]): DataValue | 'twice' | null {
    let value = root;
    for (const token of tokens) {
      const next = this.step(value, token);
      if (next === null || next === 'twice') return next;
      value = next;
    }
    return value;
  }

  private step(value: DataValue, token: string): DataValue | 'twice' | null {
    switch (value.kind) {
      case 'scalar':
        return null;
      case 'list':
        return /^(?:0|[1-9][0-9]{0,9})$/.test(token) ? (value.items[Number(token)] ?? null) : null;
      case 'map': {
        const { members } = value;
        const byName = (): Map<string, DataMember> =>
          new Map(members.map((one) => [one.name, one]));
        const member = kept(this.members, value, byName).get(token);
        if (member === undefined) return null;
        return this.values.twiceOf(member).length > 0 ? 'twice' : member.value;
      }
    }
  }

  private nodeOf(value: DataValue): DataOutlineNode | null {
    if (this.byValue === null) {
      const byValue = new Map<DataValue, DataOutlineNode>();
      const visit = (nodes: readonly OutlineNode[]): void => {
        for (const node of dataNodes(nodes)) {
          if (!byValue.has(node.value)) byValue.set(node.value, node);
          for (const block of node.blocks) visit(block.nodes);
        }
      };
      visit(this.root.nodes);
      this.byValue = byValue;
    }
    return this.byValue.get(value) ?? null;
  }
}

/** Whether a map holds nothing but maps that have a key in common: named things of one kind. */
function isCollection(map: DataValue): boolean {
  if (map.kind !== 'map') return false;
  const [first, ...others] = map.members.map(({ value }) => keysOf(value));
  if (first === undefined || first === null) return false;
  let common = [...first];
  for (const keys of others) {
    if (keys === null) return false;
    common = common.filter((key) => keys.has(key));
  }
  return common.length > 0;
}

function keysOf(value: DataValue): ReadonlySet<string> | null {
  return value.kind === 'map' ? new Set(value.members.map(({ name }) => name)) : null;
}

function dataNodes(nodes: readonly OutlineNode[]): readonly DataOutlineNode[] {
  return nodes.filter((node) => node instanceof DataOutlineNode);
}

/** Entries by their key; items stay in their order. */
function entriesInAnyOrder(cited: readonly OutlineNode[]): readonly string[] {
  const texts = cited.map((node) => node.texts);
  const isOrdered = cited.some(({ kind }) => kind === 'statement');
  if (!isOrdered) texts.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return texts.flat();
}

/** Comments as they can be cited: `#` and `//` comments that fill consecutive lines are one. */
function outlineComments(text: string, places: readonly DataPlace[]): readonly OutlineComment[] {
  const merged: DataPlace[] = [];
  let isOpen = false;
  for (const place of places) {
    const last = merged.at(-1);
    const isWholeLine = fillsLine(text, place);
    const goesOn =
      isOpen &&
      isWholeLine &&
      last !== undefined &&
      /^\n[ \t]*$/.test(text.slice(last.to, place.from));
    if (goesOn) merged[merged.length - 1] = { from: last.from, to: place.to };
    else merged.push(place);
    isOpen = isWholeLine;
  }
  return merged.map((span) => ({ span, texts: wordsOf(text.slice(span.from, span.to)) }));
}

/** Whether it goes to the end of its line, with nothing but blanks before it. */
function fillsLine(text: string, { from }: DataPlace): boolean {
  if (text.startsWith('/*', from)) return false;
  let at = from;
  while (at > 0 && /[ \t]/.test(text.charAt(at - 1))) at -= 1;
  return at === 0 || text[at - 1] === '\n';
}

function wordsOf(comment: string): readonly string[] {
  const isBlock = comment.startsWith('/*');
  const lines = (isBlock ? comment.slice(2, -2) : comment).split('\n');
  const marker = isBlock ? /^\s*\*+(?!\S)/ : /^\s*(?:#+|\/\/+)/;
  return lines
    .flatMap((line) => line.replace(marker, '').split(/\s+/))
    .filter((word) => word !== '');
}
