import { byWord } from '../../text/words.js';
import {
  Composer,
  type CST,
  type Document,
  type DocumentOptions,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  type ParseOptions,
  Parser,
  type SchemaOptions,
  type YAMLMap,
  type Scalar as YamlScalar,
} from 'yaml';
import { isWellFormed } from './canonical.js';
import {
  addEntry,
  Bounds,
  type DataEntry,
  type DataNode,
  type DataPlace,
  NESTING,
  type Scalar,
  tooDeep,
  Unreadable,
} from './node.js';

/* YAML values with places: `a: 1` has the number 1; `a: yes` stays as written, as versions differ on it. */

/** Lexemes and lines above which the parser would take longer than anybody waits; a usual line has six lexemes. */
const MOST_LEXEMES = 40_000;

const MOST_LINES = 20_000;

/** One document. Where versions of YAML differ (merge keys, tags, aliases) a value is `unclear` or kept as written. */
export function readYaml(text: string): DataNode {
  const [document, second] = composeYaml(text);
  if (document === undefined) throw fault();
  if (second !== undefined) throw new Unreadable('the file holds more than one YAML document');
  if (document.errors.length > 0) throw fault();
  return new YamlReader(text).node(document.contents, 0, { from: text.length, to: text.length });
}

interface ComposeOptions {
  readonly mostLexemes?: number;
  readonly mostLines?: number;
  /** Called with the place of each comment, without its line end. */
  readonly sawComment?: (span: DataPlace) => void;
}

/** The documents of a text, within the caps; `Unreadable` beyond them. Faults in the YAML are in `errors` of each. */
export function composeYaml(text: string, options: ComposeOptions = {}): Document.Parsed[] {
  const { mostLexemes = MOST_LEXEMES, mostLines = MOST_LINES, sawComment } = options;
  if (linesOf(text) > mostLines) throw new Unreadable(`the file has more than ${mostLines} lines`);
  const tokens: CST.Token[] = [];
  const parser = new Parser();
  let lexemes = 0;
  const comments = sawComment === undefined ? null : new CommentFinder(sawComment);
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > mostLexemes) throw new Unreadable('the file is too long to be read as YAML');
    comments?.pass(lexeme);
    for (const token of parser.next(lexeme)) tokens.push(token);
    // The composer is recursive, and out of stack it can end the whole process.
    if (parser.stack.length > NESTING) throw tooDeep();
  }
  for (const token of parser.end()) tokens.push(token);
  if (tokens.some(({ type }) => type === 'directive'))
    throw new Unreadable('the file holds a YAML directive'); // `%YAML 1.1` is another language
  // Keys that are there twice are found below in linear time; the check of the library is quadratic.
  return composeDocuments(tokens, text.length, {
    version: '1.2',
    merge: false,
    uniqueKeys: false,
    strict: true,
  });
}

function linesOf(text: string): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/** What the lexer says in front of a scalar without quotes. */
const SCALAR = '\u001F';

/** Lexemes that are not in the text: a document, the end of flow, a scalar begins. */
const MARKERS: ReadonlySet<string> = new Set(['\u0002', '\u0018', SCALAR]);

class CommentFinder {
  private at = 0;
  private isBehindMarker = false;

  constructor(private readonly sawComment: (span: DataPlace) => void) {}

  pass(lexeme: string): void {
    const { at, isBehindMarker } = this;
    if (isBehindMarker || !MARKERS.has(lexeme)) this.at += lexeme.length;
    if (lexeme.startsWith('#') && !isBehindMarker) this.sawComment({ from: at, to: this.at });
    this.isBehindMarker = !isBehindMarker && lexeme === SCALAR;
  }
}

class YamlReader {
  private readonly bounds = new Bounds();

  constructor(private readonly text: string) {}

  /** @param empty where nothing stands, if there is no node. */
  node(node: unknown, depth: number, empty: DataPlace): DataNode {
    this.bounds.enter(depth);
    if (node === null || node === undefined) return { kind: 'scalar', span: empty, value: null };
    if (isAlias(node)) return { kind: 'unclear', why: 'it is reached through a YAML alias' };
    if (!isMap(node) && !isSeq(node) && !isScalar(node))
      return { kind: 'unclear', why: 'it is no plain YAML value' };
    if (node.tag !== undefined) return { kind: 'unclear', why: 'it has a YAML tag' };
    if (node.anchor !== undefined) return { kind: 'unclear', why: 'it has a YAML anchor' };
    const [from, end] = node.range ?? [empty.from, empty.to];
    if (isScalar(node)) return { kind: 'scalar', span: { from, to: end }, value: scalarOf(node) };
    // The line end after the last value belongs to no collection.
    const to = this.text[end - 1] === '\n' ? end - 1 : end;
    if (isMap(node)) return this.map(node, depth, { from, to });
    return {
      kind: 'list',
      span: { from, to },
      items: node.items.map((item) => this.node(item, depth + 1, { from: to, to })),
    };
  }

  private map(map: YAMLMap, depth: number, span: DataPlace): DataNode {
    const entries = new Map<string, DataEntry | 'twice'>();
    const meanings = new Map<string, string>();
    for (const { key, value } of map.items) {
      if (!isScalar(key) || isMarked(key))
        return { kind: 'unclear', why: 'a key beside it is not plain text' };
      const written = scalarOf(key);
      const name = nameOf(written);
      if (name === '<<' && key.type === 'PLAIN')
        return { kind: 'unclear', why: 'there is a YAML merge key beside it' };
      if (name === null) return { kind: 'unclear', why: 'a key beside it is not plain text' };
      const meaning = typeof written === 'string' ? null : (TRUTHS.get(name.toLowerCase()) ?? null);
      if (meaning !== null && (meanings.get(meaning) ?? name) !== name)
        return { kind: 'unclear', why: 'two keys beside it are the same key to some readers' };
      if (meaning !== null) meanings.set(meaning, name);
      const end = key.range?.[1] ?? span.to;
      addEntry(entries, name, {
        key: written,
        value: this.node(value, depth + 1, { from: end, to: end }),
      });
    }
    return { kind: 'map', span, entries };
  }
}

function isMarked({ tag, anchor }: YamlScalar): boolean {
  return tag !== undefined || anchor !== undefined;
}

/** Words that YAML 1.1 reads as true or false; 1.2 reads two of them so. Source: yaml.org/type/bool.html. */
export const TRUTHS = byWord([
  ['true yes on y', 'true'],
  ['false no off n', 'false'],
]);

/** What any number, time or date of YAML 1.1 and 1.2 looks like, and some texts beside. */
const NUMERIC = /^(?:[-+]?\.?[0-9][-+0-9a-fotxz_.: ]*|[-+]?\.(?:inf|nan))$/i;

/** The typed value of a YAML scalar; what versions of YAML differ on is kept as written. */
export function scalarOf({ value, source, type }: YamlScalar): Scalar {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') {
    if (!isWellFormed(value))
      throw new Unreadable('the file holds half of a surrogate pair, which is no character');
    return type === 'PLAIN' && (NUMERIC.test(value) || TRUTHS.has(value.toLowerCase()))
      ? { as: 'plain', text: value }
      : value;
  }
  if (source === undefined) throw fault();
  return { as: 'number', text: source };
}

/** The name by which a pointer finds a key; null where a key can be written in several ways (`0x10`, `~`, `3.10`). */
function nameOf(key: Scalar): string | null {
  if (key === null || typeof key === 'string') return key;
  if (typeof key === 'boolean') return String(key);
  return /^(?:0|-?[1-9][0-9]{0,14})$/.test(key.text) || TRUTHS.has(key.text.toLowerCase())
    ? key.text
    : null;
}

function fault(): Unreadable {
  return new Unreadable('the file is no YAML');
}

type Options = DocumentOptions & ParseOptions & SchemaOptions;

/**
 * Without stacks of errors, which can be one a character (SECURITY S47). The library's own warnings are off: they would
 * print what is in the file to the log of the action, where `##[error]` is a command.
 */
export function composeDocuments(
  tokens: readonly CST.Token[],
  length: number,
  options: Options,
): Document.Parsed[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return [...new Composer({ ...options, logLevel: 'error' }).compose(tokens, true, length)];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
