import type { DataPlace, Scalar } from '../../data/node.js';

/* What data files hold, and how it is written: a table of TOML that is written in two pieces is one value. */

/** A value, whatever its layout. Each value of a file is an object of its own. */
export type DataValue =
  | { readonly kind: 'scalar'; readonly marks: Marks; readonly text: string }
  | { readonly kind: 'map'; readonly marks: Marks; readonly members: DataMember[] }
  | { readonly kind: 'list'; readonly marks: Marks; readonly items: DataValue[] };

/** Tags and anchors of YAML, as in `tag !Ref`. */
export type Marks = readonly string[];

export interface DataMember {
  /** As a pointer finds it. */
  readonly name: string;
  readonly key: string;
  readonly value: DataValue;
}

/** A key with its value, a list item or a document, where it is written. */
export interface WrittenPart {
  readonly span: DataPlace;
  /** Null for items of lists and documents. */
  readonly member: DataMember | null;
  readonly value: DataValue;
  /** What is written in a map or list; null for scalars and where nothing is. */
  readonly inside: WrittenBlock | null;
}

export interface WrittenBlock {
  readonly span: DataPlace;
  readonly parts: readonly WrittenPart[];
}

export interface WrittenData {
  /** All but YAML have exactly one. */
  readonly documents: readonly WrittenPart[];
  readonly comments: readonly DataPlace[];
}

export const NO_MARKS: Marks = [];

/** The text of a scalar or key: only texts begin with a quote, so that `10` and `"10"` differ. */
export function typedText(value: Scalar): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return value === null || typeof value === 'boolean' ? String(value) : `${value.as} ${value.text}`;
}

export function writtenBlock(parts: readonly WrittenPart[], span?: DataPlace): WrittenBlock | null {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { span: span ?? { from: first.span.from, to: last.span.to }, parts };
}
