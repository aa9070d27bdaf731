import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
} from 'yaml';
import { lineFeeds, splitFrontMatter } from '../memory/front-matter.js';
import type { Sighting } from '../memory/notes/note-front.js';
import { ConfigurationError } from '../text/errors.js';

/* Changes one key of a fact or note without touching the rest: comments, order of keys and the body stay. */

export type SourceKeys = Readonly<Record<string, string | number | true>>;

/** The keys to change; absent ones stay. */
interface FrontMatterEdit {
  readonly status?: string;
  /** Ids to add to `supersedes`. */
  readonly supersedes?: readonly string[];
  /** Replaces an id in `id` and `supersedes`. */
  readonly renamed?: readonly [from: string, to: string];
  /** New keys of sources by their index in the list; an index beyond the end adds one. */
  readonly sources?: ReadonlyMap<number, SourceKeys>;
  /** Sightings to add to `observed`. */
  readonly observed?: readonly Sighting[];
}

/** Keys of a source with hexadecimal values. */
const ALWAYS_QUOTED = ['blob'];

export function editFrontMatter(text: string, edit: FrontMatterEdit): string {
  const parts = splitFrontMatter(lineFeeds(text));
  if ('message' in parts)
    throw new ConfigurationError(
      'The front matter of this file cannot be edited',
      'Run `npx memtrust check` to see what is wrong with it.',
    );
  const document = parseDocument(parts.yaml, { version: '1.2', prettyErrors: false });
  if (edit.status !== undefined) setStatus(document, edit.status);
  for (const id of edit.supersedes ?? []) {
    if (!isSeq(document.get('supersedes'))) document.set('supersedes', document.createNode([]));
    document.addIn(['supersedes'], id);
  }
  if (edit.renamed !== undefined) rename(document, edit.renamed);
  for (const [index, keys] of edit.sources ?? []) setSource(document, index, keys);
  for (const sighting of edit.observed ?? []) {
    if (!isSeq(document.get('observed'))) document.set('observed', document.createNode([]));
    document.addIn(['observed'], sightingNode(document, sighting));
  }
  return `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${parts.body}`;
}

function rename(document: Document, [from, to]: readonly [string, string]): void {
  const replaced = document.get('supersedes', true);
  for (const item of [document.get('id', true), ...(isSeq(replaced) ? replaced.items : [])])
    if (isScalar(item) && item.value === from) item.value = to;
}

function setSource(document: Document, index: number, keys: SourceKeys): void {
  if (!isSeq(document.get('sources'))) document.set('sources', document.createNode([]));
  const node = document.createNode(keys);
  quoteBlankTexts(node);
  // Bare hexadecimal can be read as a number (12345e67).
  for (const key of ALWAYS_QUOTED) {
    const value = node.get(key, true);
    if (isScalar(value)) value.type = Scalar.QUOTE_DOUBLE;
  }
  const known = document.getIn(['sources', index], true);
  if (isMap(known)) exchangeKeys(known, node);
  else document.setIn(['sources', index], node);
}

/** On one line, so that a list of sightings reads like a table. */
function sightingNode(document: Document, { by, commit, pull }: Sighting): YAMLMap {
  const node = document.createNode(
    {
      ...(by === null ? {} : { by }),
      ...(commit === null ? {} : { commit }),
      ...(pull === null ? {} : { pull }),
    },
    { flow: true },
  );
  const hex = node.get('commit', true);
  if (isScalar(hex)) hex.type = Scalar.QUOTE_DOUBLE;
  return node;
}

/** Comments are part of the claim, so an existing source keeps its own, and the order of its keys. */
function exchangeKeys(known: YAMLMap, wanted: YAMLMap): void {
  known.items = known.items.filter(({ key }) => wanted.has(key));
  for (const { key, value } of wanted.items) {
    const old = known.get(key, true);
    if (isScalar(old) && isScalar(value))
      Object.assign(value, { comment: old.comment, commentBefore: old.commentBefore });
    known.set(key, value);
  }
}

/** An existing status keeps its place; a new one goes before the sources. */
function setStatus(document: Document, status: string): void {
  const { contents } = document;
  const at = isMap(contents)
    ? contents.items.findIndex(({ key }) => isScalar(key) && key.value === 'sources')
    : -1;
  if (!isMap(contents) || contents.has('status') || at < 0) document.set('status', status);
  else contents.items.splice(at, 0, document.createPair('status', status));
}

/** The YAML of a mapping, with a line end after each key. Lines are never folded. */
export function yamlText(values: Readonly<Record<string, unknown>>): string {
  const document = new Document(values, { aliasDuplicateObjects: false });
  if (document.contents !== null) quoteBlankTexts(document.contents);
  return document.toString({ lineWidth: 0 });
}

/** Quotes texts that a YAML block would lose: several lines without a word. */
function quoteBlankTexts(node: Node): void {
  visit(node, {
    Scalar(_, scalar) {
      const { value } = scalar;
      if (typeof value === 'string' && value.includes('\n') && value.trim() === '')
        scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
}
