/* Data of JSON, YAML and TOML as maps, lists and scalars with places; what readers could differ on is `unclear`. */

/** A value of a data file (JSON, YAML, TOML) with its place in the text. */
export type DataNode =
  | { readonly kind: 'map'; readonly span: DataPlace; readonly entries: Entries }
  | { readonly kind: 'list'; readonly span: DataPlace; readonly items: readonly DataNode[] }
  | { readonly kind: 'scalar'; readonly span: DataPlace; readonly value: Scalar }
  /** What readers of the format may read in different ways: an alias, a tag, a merge key. */
  | { readonly kind: 'unclear'; readonly why: string };

/** Offsets in characters, end exclusive. */
export interface DataPlace {
  readonly from: number;
  readonly to: number;
}

/** By the name that a pointer knows. A repeated name has no value: readers differ on which one counts. */
type Entries = ReadonlyMap<string, DataEntry | 'twice'>;

export interface DataEntry {
  /** As it is written: in YAML the key `1` is not the key `"1"`, though both are found by that name. */
  readonly key: Scalar;
  readonly value: DataNode;
}

/** What is neither text nor truth is kept by its source text: no number loses digits, and none equals a text. */
export type Scalar = null | boolean | string | Written;

/** A scalar that is kept as written. */
interface Written {
  /** `plain` is an unquoted word of YAML that some versions of YAML do not read as text: `on`, `012`, `1:30`. */
  readonly as: 'number' | 'date' | 'plain';
  readonly text: string;
}

/** Why a text cannot be read as data. Thrown by readers of formats, caught by `readData` alone. */
export class Unreadable extends Error {}

/** Levels of nesting; files of people have fewer than thirty. Everything that walks the values is recursive. */
export const NESTING = 100;

/** Values in one file: time and memory stay bounded. A lock file of 1 MB has some 40,000. */
const MOST_VALUES = 200_000;

export class Bounds {
  private count = 0;

  constructor(private readonly most: number = MOST_VALUES) {}

  /** Counts one more value at a depth; throws where it is one too many or too deep. */
  enter(depth: number): void {
    this.count += 1;
    if (this.count > this.most) throw new Unreadable(`the file has more than ${this.most} values`);
    if (depth > NESTING) throw tooDeep();
  }
}

/** Why a text that nests too deep is not read. */
export function tooDeep(): Unreadable {
  return new Unreadable(`the file is nested more than ${NESTING} levels deep`);
}

export function addEntry(
  entries: Map<string, DataEntry | 'twice'>,
  name: string,
  entry: DataEntry,
): void {
  entries.set(name, entries.has(name) ? 'twice' : entry);
}

/** The parts of a JSON Pointer with their escapes read, or null. Source: RFC 6901, 3 and 4. */
export function pointerTokens(pointer: string): readonly string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value that a pointer leads to; null where it leads nowhere, `twice` where it leads to more than one. */
export function resolvePointer(
  root: DataNode,
  tokens: readonly string[],
): DataNode | 'twice' | null {
  let node = root;
  for (const token of tokens) {
    const next = step(node, token);
    if (next === null || next === 'twice') return next;
    if (next.kind === 'unclear') return next;
    node = next;
  }
  return node;
}

/** One step of a pointer. An index has at most ten digits, which no list exceeds; `01` is none. */
function step(node: DataNode, token: string): DataNode | 'twice' | null {
  switch (node.kind) {
    case 'map': {
      const entry = node.entries.get(token);
      if (entry === undefined || entry === 'twice') return entry ?? null;
      return entry.value;
    }
    case 'list':
      return /^(?:0|[1-9][0-9]{0,9})$/.test(token) ? (node.items[Number(token)] ?? null) : null;
    case 'scalar':
      return null;
    case 'unclear':
      return node;
  }
}
