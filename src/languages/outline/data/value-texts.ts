import { addTo, kept } from '../../../text/collections.js';
import { type Sha256, sha256 } from '../../../tree/digest.js';
import { TRUTHS } from '../../data/yaml-values.js';
import type { NodeKind, OutlineBlock, OutlineNode, Span } from '../outline.js';
import type { DataMember, DataValue, WrittenPart } from './data-tree.js';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** Values as compared: `b: [1, x]` is `"b" [ number 1 "x" ]`. Keys are sorted; a repeated one says which it is. */
export class ValueTexts {
  private readonly texts: string[] = [];
  private readonly ranges = new Map<DataValue | DataMember, Range>();
  private readonly doubled = new Map<DataMember, string>();
  private readonly digests = new Map<DataValue | DataMember, Sha256>();
  private readonly met = new Set<DataValue>();
  private readonly says = new Map<DataValue | DataMember, readonly string[]>();
  /** By a map: the chained digests of all its members before, and of all from one on. */
  private readonly chains = new Map<DataValue, ReadonlyMap<DataMember, readonly string[]>>();

  add(value: DataValue): void {
    const from = this.texts.length;
    this.texts.push(...value.marks);
    switch (value.kind) {
      case 'scalar':
        this.texts.push(value.text);
        break;
      case 'list':
        this.texts.push('[');
        for (const item of value.items) this.add(item);
        this.texts.push(']');
        break;
      case 'map':
        this.noteDoubled(value.members);
        this.texts.push('{');
        for (const member of sorted(value.members)) this.addMember(member);
        this.texts.push('}');
    }
    this.ranges.set(value, { from, to: this.texts.length });
  }

  of(what: DataValue | DataMember): readonly string[] {
    const { from, to } = this.rangeOf(what);
    return this.texts.slice(from, to);
  }

  digestOf(what: DataValue | DataMember): Sha256 {
    return kept(this.digests, what, () => sha256(this.of(what).join('\n')));
  }

  /** True once for each value: tables of TOML can be written in several pieces. */
  isFirstPiece(value: DataValue): boolean {
    if (this.met.has(value)) return false;
    this.met.add(value);
    return true;
  }

  /** `twice 1 of 2`, or nothing where the key is there once. */
  twiceOf(member: DataMember): readonly string[] {
    const twice = this.doubled.get(member);
    return twice === undefined ? [] : [twice];
  }

  /** Around the inside of a value: its key, or of an item or document its scalars, else its keys; never its number. */
  saysOf(what: DataValue | DataMember, isDocument: boolean): readonly string[] {
    return kept(this.says, what, () =>
      'key' in what
        ? [what.key, ...this.twiceOf(what), ...what.value.marks]
        : [isDocument ? 'document' : 'item', ...what.marks, ...this.ownTexts(what)],
    );
  }

  private ownTexts(value: DataValue): readonly string[] {
    switch (value.kind) {
      case 'scalar':
        return [];
      case 'list':
        return this.scalarTexts(value.items);
      case 'map': {
        const members = sorted(value.members);
        const texts = this.scalarTexts(members);
        const named = members.flatMap((member) =>
          member.key === '"metadata"' ? this.nameTexts(member.value) : [],
        );
        const own = [...texts, ...named];
        return own.length > 0 ? own : members.map(({ key }) => key);
      }
    }
  }

  /** What names a document of Kubernetes. */
  private nameTexts(metadata: DataValue): readonly string[] {
    if (metadata.kind !== 'map') return [];
    const names = sorted(metadata.members).filter(
      ({ key }) => key === '"name"' || key === '"namespace"',
    );
    const texts = this.scalarTexts(names);
    return texts.length === 0 ? [] : ['metadata', ...texts];
  }

  private scalarTexts(parts: readonly (DataValue | DataMember)[]): readonly string[] {
    return parts.flatMap((part) => {
      const { kind } = 'key' in part ? part.value : part;
      return kind === 'scalar' ? this.of(part) : [];
    });
  }

  /** What a map says without one of its members, as two digests: of what is sorted before it and of what is behind. */
  beside(map: DataValue, member: DataMember): readonly string[] {
    const chain = kept(this.chains, map, () =>
      this.chainsOf(map.kind === 'map' ? sorted(map.members) : []),
    );
    return chain.get(member) ?? [];
  }

  private chainsOf(members: readonly DataMember[]): ReadonlyMap<DataMember, readonly string[]> {
    const digests = members.map((member) => this.digestOf(member));
    const before = chained(digests);
    const behind = chained(digests.toReversed()).toReversed();
    return new Map(
      members.map((member, at) => [member, [before[at] ?? '', behind[at] ?? '']] as const),
    );
  }

  private addMember(member: DataMember): void {
    const from = this.texts.length;
    this.texts.push(member.key, ...this.twiceOf(member));
    this.add(member.value);
    this.ranges.set(member, { from, to: this.texts.length });
  }

  private noteDoubled(members: readonly DataMember[]): void {
    const groups = new Map<string, DataMember[]>();
    for (const member of members)
      for (const identity of identitiesOf(member)) addTo(groups, identity, member);
    for (const group of groups.values()) {
      if (group.length < 2) continue;
      for (const [at, member] of group.entries())
        this.doubled.set(member, `twice ${at + 1} of ${group.length}`);
    }
  }

  private rangeOf(what: DataValue | DataMember): Range {
    const range = this.ranges.get(what);
    if (range === undefined) throw new TypeError('only values that were added have texts');
    return range;
  }
}

function chained(digests: readonly string[]): string[] {
  let chain = '';
  return digests.map((digest) => {
    const before = chain;
    chain = sha256(`${chain}\n${digest}`);
    return before;
  });
}

/** Sorted by keys; those that are equal stay in the order of the file. */
function sorted(members: readonly DataMember[]): readonly DataMember[] {
  return members.toSorted((a, b) => {
    if (a.key === b.key) return 0;
    return a.key < b.key ? -1 : 1;
  });
}

/** What a key is to one reader or another: `on` is true to readers of YAML 1.1, and `0x10` is 16. */
function identitiesOf({ name, key }: DataMember): readonly string[] {
  const identities = [`name ${name}`];
  if (key.startsWith('"')) return identities;
  const word = key.replace(/^(?:plain|number) /, '');
  const truth = TRUTHS.get(word.toLowerCase());
  if (truth !== undefined) identities.push(`truth ${truth}`);
  if (/^[-+.]?[0-9]/.test(word) && !Number.isNaN(Number(word)))
    identities.push(`number ${Number(word)}`);
  return identities;
}

/** A document of several, an entry of a map, or an item of a list. */
type DataRole = 'document' | 'entry' | 'item';

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
