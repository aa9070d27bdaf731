import { matchFrom } from '../../../text/pattern.js';
import { kept } from '../../../text/collections.js';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Alias,
  type Node,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { Bounds, Unreadable, type DataPlace } from '../../data/node.js';
import { composeYaml, scalarOf } from '../../data/yaml-values.js';
import {
  typedText,
  writtenBlock,
  type DataMember,
  type DataValue,
  type Marks,
  type WrittenBlock,
  type WrittenData,
  type WrittenPart,
} from './data-tree.js';
import { ValueTexts } from './value-texts.js';

/** A text of 1 MB at these caps takes about a second. */
const CAPS = { mostLexemes: 200_000, mostLines: 40_000 };

/** YAML 1.2, with its documents. @throws Unreadable, also where keys are maps or lists, as in `{{ template }}` */
export function writtenYaml(text: string): WrittenData {
  const comments: DataPlace[] = [];
  const composed = composeYaml(text, { ...CAPS, sawComment: (span) => comments.push(span) });
  const bounds = new Bounds();
  const documents: WrittenPart[] = [];
  let end = 0;
  for (const { contents, errors } of composed) {
    if (errors.length > 0) throw new Unreadable('the file is not valid YAML');
    const document = new DocumentReader(text, bounds).item(contents, end);
    end = document.span.to;
    documents.push(document);
  }
  // A last `---` with nothing behind it begins no document.
  while (documents.length > 1 && isEmpty(documents.at(-1))) documents.pop();
  return { documents, comments };
}

function isEmpty(document: WrittenPart | undefined): boolean {
  return document === undefined || document.span.from === document.span.to;
}

interface Read {
  readonly value: DataValue;
  readonly from: number;
  readonly to: number;
  readonly inside: WrittenBlock | null;
}

class DocumentReader {
  /** What anchors hold; an alias has the last one before it. */
  private readonly anchored = new Map<string, DataValue>();
  private readonly digests = new Map<DataValue, string>();

  constructor(
    private readonly text: string,
    private readonly bounds: Bounds,
  ) {}

  /** @param after where what is before it ends */
  item(node: unknown, after: number): WrittenPart {
    const { value, from, to, inside } = this.read(node, after);
    const isMarked = value.marks.length > 0;
    const start = isMarked ? this.startAfter(after) : Math.max(from, after);
    return { span: { from: start, to: Math.max(start, to) }, member: null, value, inside };
  }

  private read(node: unknown, after: number): Read {
    this.bounds.enter(0);
    if (node === null || node === undefined) {
      const value: DataValue = { kind: 'scalar', marks: [], text: 'null' };
      return { value, from: after, to: after, inside: null };
    }
    if (isAlias(node)) return this.leaf(node, [], this.aliasText(node));
    if (isScalar(node)) return this.leaf(node, marksOf(node), textOf(node));
    if (isMap(node)) return this.map(node);
    if (isSeq(node)) return this.list(node);
    throw new Unreadable('the file holds something that is not a YAML value');
  }

  private leaf(node: Alias | Scalar, marks: Marks, text: string): Read {
    const value: DataValue = { kind: 'scalar', marks, text };
    if (!isAlias(node)) this.keep(node.anchor, value);
    const [from, end] = rangeOf(node);
    return { value, from, to: this.trimmed(from, end), inside: null };
  }

  private map(node: YAMLMap): Read {
    const [from, end] = rangeOf(node);
    const members: DataMember[] = [];
    const parts: WrittenPart[] = [];
    let after = node.flow === true && this.text[from] === '{' ? from + 1 : from;
    for (const { key, value } of node.items) {
      const part = this.entry(key, value, after);
      after = part.span.to;
      if (part.member !== null) members.push(part.member);
      parts.push(part);
    }
    const value: DataValue = { kind: 'map', marks: marksOf(node), members };
    return this.collection(node, value, parts, [from, end]);
  }

  private list(node: YAMLSeq): Read {
    const [from, end] = rangeOf(node);
    const parts: WrittenPart[] = [];
    let after = node.flow === true ? from + 1 : from;
    for (const item of node.items) {
      const part = node.flow === true ? this.item(item, after) : this.listItem(item, after);
      after = part.span.to;
      parts.push(part);
    }
    const value: DataValue = {
      kind: 'list',
      marks: marksOf(node),
      items: parts.map((part) => part.value),
    };
    return this.collection(node, value, parts, [from, end]);
  }

  /** In block style an item begins with its dash, as an item of JSON does with its brace. */
  private listItem(node: unknown, after: number): WrittenPart {
    const part = this.item(node, after);
    const dash = after + (matchFrom(GAP, this.text, after)?.[0].length ?? 0);
    if (this.text[dash] !== '-' || dash > part.span.from) return part;
    return { ...part, span: { from: dash, to: Math.max(dash + 1, part.span.to) } };
  }

  private collection(
    node: YAMLMap | YAMLSeq,
    value: DataValue,
    parts: readonly WrittenPart[],
    [start, end]: readonly [number, number],
  ): Read {
    this.keep(node.anchor, value);
    const from = Math.min(start, parts[0]?.span.from ?? start);
    // The range of a collection in block style goes on over line ends and comments behind it.
    const to = node.flow === true ? end : (parts.at(-1)?.span.to ?? this.trimmed(from, end));
    return { value, from, to, inside: writtenBlock(parts, { from, to }) };
  }

  private entry(node: unknown, valueNode: unknown, after: number): WrittenPart {
    const key = this.key(node);
    const from = key.isPlaced ? Math.max(key.from, after) : this.startAfter(after);
    const colon = matchFrom(COLON, this.text, Math.max(from, key.to))?.[0].length ?? 0;
    const keyEnd = Math.max(from, key.to) + colon;
    const { value, inside, ...read } = this.read(valueNode, keyEnd);
    const isWritten = read.from < read.to || value.marks.length > 0;
    const member: DataMember = { name: key.name, key: key.text, value };
    const to = isWritten ? Math.max(keyEnd, read.to) : keyEnd;
    return { span: { from, to }, member, value, inside };
  }

  private key(node: unknown): Key {
    if (node === null || node === undefined)
      return { name: 'null', text: 'null', from: 0, to: 0, isPlaced: false };
    if (!isAlias(node) && !isScalar(node))
      throw new Unreadable('the file has a map or a list as a key');
    const [from, to] = rangeOf(node);
    if (isAlias(node)) {
      const name = `*${node.source}`;
      return { name, text: this.aliasText(node), from, to, isPlaced: true };
    }
    const marks = marksOf(node);
    const scalar = scalarOf(node);
    const plain = textOf(node);
    if (node.anchor !== undefined) this.keep(node.anchor, { kind: 'scalar', marks, text: plain });
    const name = typeof scalar === 'object' && scalar !== null ? scalar.text : String(scalar);
    return {
      name,
      text: [plain, ...marks].join(' '),
      from,
      to,
      isPlaced: marks.length === 0 && from < to,
    };
  }

  private keep(anchor: string | undefined, value: DataValue): void {
    if (anchor !== undefined) this.anchored.set(anchor, value);
  }

  /** An alias says what its anchor holds, as a digest: ten lines of aliases can hold a billion values. */
  private aliasText({ source }: Alias): string {
    const value = this.anchored.get(source);
    if (value === undefined) return `alias ${source}`;
    const digest = kept(this.digests, value, () => {
      const texts = new ValueTexts();
      texts.add(value);
      return texts.digestOf(value);
    });
    return `alias ${source} ${digest}`;
  }

  /** Where something begins of which the library gives no place: a tag, an anchor, an empty key. */
  private startAfter(after: number): number {
    return after + (matchFrom(SEPARATORS, this.text, after)?.[0].length ?? 0);
  }

  private trimmed(from: number, end: number): number {
    let to = end;
    while (to > from && /\s/.test(this.text.charAt(to - 1))) to -= 1;
    return to;
  }
}

interface Key {
  readonly name: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly isPlaced: boolean;
}

const COLON = /[ \t]*:/y;
const GAP = /(?:\s+|(?<=\s)#[^\n]*)*/y;
const SEPARATORS = /(?:[\s,]+|-(?=\s)|(?<=[\s,])#[^\n]*)*/y;

function rangeOf({ range }: Node): readonly [from: number, to: number] {
  if (range === null || range === undefined) throw new TypeError('nodes of a text have a range');
  return [range[0], range[1]];
}

function marksOf({ tag, anchor }: Scalar | YAMLMap | YAMLSeq): Marks {
  return [
    ...(tag === undefined ? [] : [`tag ${tag}`]),
    ...(anchor === undefined ? [] : [`anchor ${anchor}`]),
  ];
}

/** `<<` and `=` without quotes are more than texts to readers of YAML 1.1. */
function textOf(node: Scalar): string {
  const { value, type } = node;
  if (type === 'PLAIN' && (value === '<<' || value === '='))
    return typedText({ as: 'plain', text: value });
  return typedText(scalarOf(node));
}
