import type { NodeKind, OutlineBlock, OutlineNode, Span } from '../outline.js';
import type { DataMember, DataValue, WrittenPart } from './data-tree.js';
import type { ValueTexts } from './value-texts.js';

/** A document of several, an entry of a map, or an item of a list. */
export type DataRole = 'document' | 'entry' | 'item';

/** A key with its value, a list item, or one document of several. */
export class DataOutlineNode implements OutlineNode {
  readonly head = null;
  readonly span: Span;
  readonly kind: NodeKind;
  readonly name: string | null;
  readonly member: DataMember | null;
  readonly value: DataValue;
  readonly role: DataRole;
  readonly blocks: readonly OutlineBlock[];
  private readonly isFurtherPiece: boolean;

  constructor(
    part: WrittenPart,
    isDocument: boolean,
    readonly parent: DataOutlineNode | null,
    private readonly values: ValueTexts,
  ) {
    const { span, member, value, inside } = part;
    this.span = span;
    this.member = member;
    this.value = value;
    this.kind = member === null ? 'statement' : 'declaration';
    this.name = member?.name ?? null;
    this.role = member === null ? 'item' : 'entry';
    if (isDocument) this.role = 'document';
    this.isFurtherPiece = !values.isFirstPiece(value);
    this.blocks =
      inside === null
        ? []
        : [
            {
              says: values.saysOf(this.member ?? this.value, isDocument),
              span: inside.span,
              nodes: inside.parts.map((child) => new DataOutlineNode(child, false, this, values)),
            },
          ];
  }

  /** Made when asked for: all of a file together would be as long as the file is deep. */
  get texts(): readonly string[] {
    const all = this.member ?? this.value;
    if (!this.isFurtherPiece) return this.values.of(all);
    // A table of TOML in a thousand pieces would say all of itself a thousand times.
    return [
      ...(this.member === null ? [] : [this.member.key]),
      `more of ${this.values.digestOf(all)}`,
    ];
  }
}
