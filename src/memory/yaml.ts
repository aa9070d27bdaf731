import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  Lexer,
  LineCounter,
  Parser,
  visit,
  type CST,
  type Document,
  type Scalar,
  type YAMLMap,
} from 'yaml';
import { plain, say } from '../text/phrase.js';
import { isWellFormed } from '../languages/data/canonical.js';
import { andMore, LISTED_PROBLEMS, type Problem, type ProblemKind } from './problem.js';
import { composeDocuments } from '../languages/data/yaml-values.js';

/*
 * What does a YAML document say, if it can be read in one way only? Anchors, tags, merge keys, duplicate keys and a
 * second document are problems with their lines, since readers differ on them or text could hide there.
 */

/**
 * A YAML 1.2 document read under SECURITY S14 and S15. `data` is JSON-like: null, booleans,
 * numbers, strings, lists, objects.
 */
export type YamlResult =
  | {
      readonly ok: true;
      readonly data: unknown;
      readonly comments: readonly string[];
      readonly place: (path: readonly PropertyKey[]) => YamlPlace;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The work of reading YAML, added up over many texts (SECURITY S47). */
export interface Effort {
  /** Pieces that the texts were cut into. */
  lexemes: number;
}

/** A place in a file, 1-based; empty where it is not known. */
export interface YamlPlace {
  readonly line?: number;
  readonly column?: number;
}

/** Keys with a meaning in JavaScript: as keys of an object they could change every other object. */
const DANGEROUS_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Levels of nesting; files of people have fewer than ten. The composer is recursive, and out of
 * stack it can end the whole process.
 */
const NESTING = 64;

/** Our own words for the parser's codes: its messages quote the text, which may be policy-blocked (SECURITY S28). */
const MESSAGES: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'aliases are not allowed',
  BAD_INDENT: 'the indentation is wrong',
  BAD_SCALAR_START: 'a value starts with a character that needs quotes',
  BLOCK_AS_IMPLICIT_KEY: 'there is a nested mapping where a value is expected; quote the value',
  BLOCK_IN_FLOW: 'there is a block inside brackets',
  DUPLICATE_KEY: 'a key occurs twice',
  MISSING_CHAR: 'a quote, bracket, colon or comma is missing',
  MULTILINE_IMPLICIT_KEY: 'a key spans several lines; is a colon or a quote missing?',
  TAB_AS_INDENT: 'a tab is used as indentation; use blanks',
  TAG_RESOLVE_FAILED: 'tags are not allowed',
  UNEXPECTED_TOKEN: 'this is unexpected here',
};

/**
 * A text with more lines and list items was not written by a person; the parser would take a second for it (SECURITY
 * S14).
 */
const MOST_ITEMS = 10_000;

/**
 * Parses strictly: version 1.2, one document, no directives, aliases, anchors, tags, merge keys or duplicate keys;
 * warnings are errors. The whole text is in `data` or in `comments`, so nothing can hide from a digest of the two.
 *
 * @param firstLine number of the line in the file on which `text` begins, for places in messages.
 * @param effort grows by what it took.
 */
export function parseYaml(
  text: string,
  firstLine: number = 1,
  effort: Effort = { lexemes: 0 },
): YamlResult {
  const lines = new LineCounter();
  const placeAt = (offset: number | undefined): YamlPlace => {
    if (offset === undefined) return {};
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) };
  };
  const refused = (
    kind: ProblemKind,
    message: string,
    offset: number | undefined,
    about?: string,
  ): YamlResult => ({
    ok: false,
    problems: [
      {
        kind,
        ...(about === undefined ? {} : { about }),
        message: plain(message),
        ...placeAt(offset),
      },
    ],
  });
  if ((text.match(/[\n,]/g)?.length ?? 0) > MOST_ITEMS)
    return refused('yaml-size', `this has more than ${MOST_ITEMS} lines or items`, 0);
  const tokens: CST.Token[] = [];
  const tooDeep = tokenise(text, lines, tokens, effort);
  if (tooDeep !== null)
    return refused('yaml-depth', `this is nested more than ${NESTING} levels deep`, tooDeep);
  for (const token of tokens) {
    const why = REFUSED_TOKENS.get(token.type);
    if (why !== undefined) return refused('yaml-token', why, token.offset, token.type);
  }
  // Duplicate keys are checked below in linear time; the parser's own check is quadratic.
  const [document, second] = composeDocuments(tokens, text.length, {
    version: '1.2',
    merge: false,
    uniqueKeys: false,
    strict: true,
  });
  if (document === undefined || second !== undefined)
    return refused('yaml-documents', 'there is more than one document', second?.range[0]);
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) {
    const listed = faults.slice(0, LISTED_PROBLEMS).map((fault): Problem => {
      const bracket = openBracket(text, fault.message, fault.pos[0]);
      return bracket === null
        ? {
            kind: 'yaml-syntax',
            about: fault.code,
            message: plain(MESSAGES[fault.code] ?? 'this is not valid YAML'),
            ...placeAt(fault.pos[0]),
          }
        : {
            kind: 'yaml-bracket',
            about: text.charAt(bracket),
            message: plain(`the bracket ${text.charAt(bracket)} is not closed`),
            ...placeAt(bracket),
          };
    });
    return { ok: false, problems: andMore(listed, faults.length) };
  }
  const problems = forbidden(document, placeAt);
  if (problems.length > 0) return { ok: false, problems: andMore(problems, problems.length) };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  return {
    ok: true,
    data,
    comments: text.includes('#') ? commentsOf(tokens) : [],
    place: (path) => placeOf(document, path, placeAt),
  };
}

/** Where a bracket was opened that is never closed; null for other faults. */
function openBracket(text: string, fault: string, before: number): number | null {
  const close = /end with a ([\]}])$/.exec(fault)?.[1];
  if (close === undefined) return null;
  const open = close === ']' ? '[' : '{';
  let depth = 0;
  for (let at = before - 1; at >= 0; at -= 1) {
    if (text.charAt(at) === close) depth += 1;
    else if (text.charAt(at) === open && depth === 0) return at;
    else if (text.charAt(at) === open) depth -= 1;
  }
  return null;
}

/** `%YAML 1.1` would change the language, and no digest covers the text of a directive or a byte-order mark. */
const REFUSED_TOKENS: ReadonlyMap<string, string> = new Map([
  ['directive', 'directives are not allowed'],
  ['byte-order-mark', 'there is a byte-order mark'],
]);

/** Fills `tokens`; gives the offset at which the nesting is too deep, or null. */
function tokenise(
  text: string,
  lines: LineCounter,
  tokens: CST.Token[],
  effort: Effort,
): number | null {
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    effort.lexemes += 1;
    for (const token of parser.next(lexeme)) tokens.push(token);
    if (parser.stack.length > NESTING) return parser.offset;
  }
  for (const token of parser.end()) tokens.push(token);
  return null;
}

type Refuse = (problem: Problem, offset: number | undefined) => void;

/** Everything in the document that is not allowed. */
function forbidden(
  document: Document.Parsed,
  placeAt: (offset: number | undefined) => YamlPlace,
): Problem[] {
  const problems: Problem[] = [];
  const refuse: Refuse = (problem, offset) => {
    problems.push({ ...problem, ...placeAt(offset) });
  };
  visit(document, {
    Node(_key, node) {
      const offset = node.range?.[0];
      if (isAlias(node))
        return refuse({ kind: 'yaml-alias', message: plain('aliases are not allowed') }, offset);
      if (node.anchor)
        refuse({ kind: 'yaml-anchor', message: plain('anchors are not allowed') }, offset);
      if (node.tag !== undefined)
        refuse({ kind: 'yaml-tag', message: plain('tags are not allowed') }, offset);
      const unread = isScalar(node) ? lossOf(node) : null;
      if (unread !== null) refuse(unread, offset);
      if (isMap(node)) refuseKeys(node, refuse);
    },
  });
  return problems;
}

/** Why a value differs from its text. */
function lossOf({ value, source }: Scalar): Problem | null {
  if (typeof value === 'string' && !isWellFormed(value))
    return {
      kind: 'yaml-surrogate',
      message: plain('this text has half of a surrogate pair, which is not a character'),
    };
  if (typeof value !== 'number' || keepsItsDigits(value, source)) return null;
  return {
    kind: 'yaml-number',
    message: plain('this number is too long or not finite; put it in quotes'),
  };
}

/** Refuses keys of one mapping that are not text, dangerous, merge keys, or duplicates. Linear. */
function refuseKeys(map: YAMLMap, refuse: Refuse): void {
  const seen = new Set<string>();
  for (const { key } of map.items) {
    const name = isScalar(key) && typeof key.value === 'string' ? key.value : null;
    const at = isNode(key) ? key.range?.[0] : map.range?.[0];
    if (name === null) refuse({ kind: 'yaml-key', message: plain('keys must be plain text') }, at);
    else if (DANGEROUS_KEYS.has(name))
      refuse({ kind: 'yaml-key', about: name, message: say`the key ${name} is not allowed` }, at);
    else if (name === '<<')
      refuse({ kind: 'yaml-merge-key', message: plain('merge keys are not allowed') }, at);
    else if (seen.has(name))
      refuse(
        { kind: 'yaml-duplicate-key', about: name, message: say`the key ${name} occurs twice` },
        at,
      );
    else seen.add(name);
  }
}

/** Digits beyond the 15 that every double holds could carry text that changes no digest. */
function keepsItsDigits(value: number, source: string | undefined): boolean {
  if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    return false;
  return (source ?? '').replace(/\D/g, '').length <= 15;
}

/** The place of a key or value; for an absent one, the nearest thing above it. */
function placeOf(
  document: Document.Parsed,
  path: readonly PropertyKey[],
  placeAt: (offset: number | undefined) => YamlPlace,
): YamlPlace {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1), true);
    const last = path[depth - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && key.value === last);
      if (pair !== undefined && isNode(pair.key)) return placeAt(pair.key.range?.[0]);
    }
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node)) return placeAt(node.range?.[0]);
  }
  return placeAt(0);
}

/** Every comment in the order of the text, with its `#`: hidden words must be in a digest. */
function commentsOf(tokens: readonly CST.Token[]): string[] {
  const comments: CST.SourceToken[] = [];
  const walk = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return;
    if (isComment(token)) comments.push(token);
    else for (const part of Object.values(token)) walk(part);
  };
  walk(tokens);
  return comments.sort((a, b) => a.offset - b.offset).map((comment) => comment.source);
}

function isComment(token: object): token is CST.SourceToken {
  return 'type' in token && token.type === 'comment';
}
