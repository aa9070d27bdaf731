import type { DataNode, DataPlace } from '../../data/node.js';
import { readTomlLayout } from '../../data/toml.js';
import type { PlacedValue, TomlPiece } from '../../data/toml-places.js';
import {
  NO_MARKS,
  typedText,
  writtenBlock,
  type DataMember,
  type DataValue,
  type WrittenBlock,
  type WrittenData,
  type WrittenPart,
} from './data-tree.js';

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

/** A table or list that may go on. */
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

  /** What is written inside a value. */
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
