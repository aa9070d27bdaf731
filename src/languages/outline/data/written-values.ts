import { endOfLine } from '../../../text/file-text.js';
import { type JsonMaker, readJsonText } from '../../data/json-text.js';
import { readJson5Text } from '../../data/json5-text.js';
import { Bounds, type DataNode, type DataPlace, Unreadable } from '../../data/node.js';
import type { PlacedValue, TomlPiece } from '../../data/toml-places.js';
import { readTomlLayout } from '../../data/toml.js';
import {
  type DataMember,
  type DataValue,
  NO_MARKS,
  typedText,
  writtenBlock,
  type WrittenBlock,
  type WrittenData,
  type WrittenPart,
} from './data-tree.js';

/* What is written in a JSON, JSONC, JSON5 or TOML file. */

export function writtenJson(text: string): WrittenData {
  return written(text, readJsonText);
}

export function writtenJson5(text: string): WrittenData {
  return written(text, readJson5Text);
}

function written(
  text: string,
  read: (text: string, maker: JsonMaker<WrittenPart>) => WrittenPart,
): WrittenData {
  const comments: DataPlace[] = [];
  const document = read(text, makerOf(text, comments));
  return { documents: [document], comments };
}

/** Makes an item of each value; the map that holds it makes an entry of it. */
function makerOf(text: string, comments: DataPlace[]): JsonMaker<WrittenPart> {
  const bounds = new Bounds();
  return {
    map: (entries, span) => {
      const members: DataMember[] = [];
      const parts = entries.map(({ name, at, value: { value, span: place, inside } }) => {
        const member: DataMember = { name, key: typedText(name), value };
        members.push(member);
        return { span: { from: at, to: place.to }, member, value, inside };
      });
      const value: DataValue = { kind: 'map', marks: NO_MARKS, members };
      return { span, member: null, value, inside: writtenBlock(parts, span) };
    },
    list: (items, span) => {
      const value: DataValue = {
        kind: 'list',
        marks: NO_MARKS,
        items: items.map((item) => item.value),
      };
      return { span, member: null, value, inside: writtenBlock(items, span) };
    },
    scalar: (scalar, span) => {
      const value: DataValue = { kind: 'scalar', marks: NO_MARKS, text: typedText(scalar) };
      return { span, member: null, value, inside: null };
    },
    enters: (depth) => {
      bounds.enter(depth);
      return true;
    },
    sawText: () => {},
    sawFault: ({ kind, at }) => {
      if (kind === 'fault') throw new Unreadable('the file is not valid JSON');
      if (kind === 'comment') comments.push({ from: at, to: commentEnd(text, at) });
    },
    longestNumber: Infinity,
  };
}

function commentEnd(text: string, at: number): number {
  if (text.startsWith('/*', at)) return text.indexOf('*/', at + 2) + 2;
  return endOfLine(text, at);
}

/** TOML. A table that is written in several places is a part in each of them, with one value. @throws Unreadable */
export function writtenToml(text: string): WrittenData {
  const { data, layout } = readTomlLayout(text);
  const reader = new LayoutReader(layout.pieces);
  const value = reader.link(layout.root, data, null);
  const inside = reader.inside(layout.root);
  const document: WrittenPart = { span: layout.root.span, member: null, value, inside };
  return { documents: [document], comments: layout.comments };
}

interface Linked {
  readonly member: DataMember | null;
  readonly value: DataValue;
}

interface Open {
  readonly place: PlacedValue;
  readonly from: number;
  to: number;
  readonly parts: WrittenPart[];
}

class LayoutReader {
  private readonly linked = new Map<PlacedValue, Linked>();

  constructor(private readonly pieces: ReadonlyMap<PlacedValue, readonly TomlPiece[]>) {}

  /** The value at a place, whatever the number of its pieces. */
  link(place: PlacedValue, node: DataNode, key: string | null): DataValue {
    const value = this.valueOf(place, node);
    const member = key === null ? null : { name: key, key: typedText(key), value };
    this.linked.set(place, { member, value });
    return value;
  }

  inside(place: PlacedValue): WrittenBlock | null {
    switch (place.kind) {
      case 'scalar':
        return null;
      case 'list':
        return writtenBlock(
          place.items.map((item) => this.part(item, item.span, this.inside(item))),
          place.span,
        );
      case 'table':
        return writtenBlock(this.partsOf(place));
    }
  }

  private valueOf(place: PlacedValue, node: DataNode): DataValue {
    if (place.kind === 'list' && node.kind === 'list') {
      const items = place.items.flatMap((item, at) => {
        const child = node.items[at];
        return child === undefined ? [] : [this.link(item, child, null)];
      });
      return { kind: 'list', marks: NO_MARKS, items };
    }
    if (place.kind === 'table' && node.kind === 'map') {
      const members: DataMember[] = [];
      for (const [key, child] of place.entries) {
        const entry = node.entries.get(key);
        if (entry === undefined || entry === 'twice') continue;
        this.link(child, entry.value, key);
        const member = this.linked.get(child)?.member;
        if (member !== null && member !== undefined) members.push(member);
      }
      return { kind: 'map', marks: NO_MARKS, members };
    }
    const text = node.kind === 'scalar' ? typedText(node.value) : 'null';
    return { kind: 'scalar', marks: NO_MARKS, text };
  }

  /** The parts of the root or of an inline table: pieces side by side with a common path are in one part. */
  private partsOf(holder: PlacedValue): readonly WrittenPart[] {
    const root: Open = { place: holder, from: 0, to: 0, parts: [] };
    const open: Open[] = [root];
    for (const { path, span } of this.pieces.get(holder) ?? []) {
      let common = 1;
      while (common < open.length && open[common]?.place === path[common]) common += 1;
      this.close(open, common);
      for (const place of path.slice(common))
        open.push({ place, from: span.from, to: span.to, parts: [] });
      for (const each of open) each.to = span.to;
    }
    this.close(open, 1);
    return root.parts;
  }

  private close(open: Open[], length: number): void {
    while (open.length > length) {
      const done = open.pop();
      if (done === undefined) return;
      const { place, from, to, parts } = done;
      // Pairs have their value in one piece; tables and lists of headers have collected their parts.
      const inside = parts.length > 0 ? writtenBlock(parts) : this.inside(place);
      open.at(-1)?.parts.push(this.part(place, { from, to }, inside));
    }
  }

  private part(place: PlacedValue, span: DataPlace, inside: WrittenBlock | null): WrittenPart {
    const { member, value } = this.linked.get(place) ?? {
      member: null,
      value: { kind: 'scalar', marks: NO_MARKS, text: 'null' },
    };
    return { span, member, value, inside };
  }
}
