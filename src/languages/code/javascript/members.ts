import { wordSet } from '../../../text/words.js';
import type { Reader } from '../symbols/reader.js';
import {
  bodyEnd,
  classify,
  expressionEnd,
  literalKey,
  nameAt,
  openValue,
  pastDecorator,
  statementEnd,
  typeEnd,
  valueEnd,
} from './ends.js';

/** Words that may be before the name of a member, and that can be one themselves (`get = 1`). */
const MODIFIERS = wordSet(`
  public private protected static readonly abstract override declare async accessor get set`);

/** The modifiers that may be on the line before; any other is a field's name there. */
const ACROSS_LINES = wordSet('static get set');

/** Signs behind the name of a member: a modifier before one of them is the name. */
const ENDS_NAME = '(=;:?!<,}';

function pastModifiers(code: Reader, first: number): number {
  let i = first;
  while (code.within(i)) {
    if (code.is(i, '@')) i = pastDecorator(code, i);
    else if (code.is(i, '*')) i += 1;
    else if (
      code.isAny(i, MODIFIERS) &&
      !endsName(code, i + 1, code.end) &&
      (!code.newline(i + 1) || code.isAny(i, ACROSS_LINES))
    )
      i += 1;
    else break;
  }
  return i;
}

export function member(code: Reader, first: number): number {
  const i = pastModifiers(code, first);
  if (code.is(i, '{')) {
    // `static { … }`
    code.open('local', code.scope, i, code.close(i));
    return i + 1;
  }
  const key = keyAt(code, i);
  if (key === null) return i;
  const { name } = key;
  let after = key.after;
  if (code.is(after, '?') || code.is(after, '!')) after += 1;
  if (code.is(after, '<')) after = code.pastTypes(after);
  if (code.is(after, '(')) return methodAt(code, name, first, after, key.scope);
  const typed = code.is(after, ':') ? typeEnd(code, after + 1) : after;
  if (code.is(typed, '=')) {
    const end = valueEnd(code, typed + 1);
    code.add(name, first, statementEnd(code, end));
    return openValue(code, key.scope, 'file', typed + 1, end);
  }
  code.add(name, first, statementEnd(code, typed));
  return typed;
}

function methodAt(
  code: Reader,
  name: string,
  first: number,
  parameters: number,
  inner: string,
): number {
  const end = bodyEnd(code, code.past(parameters));
  code.add(name, first, end);
  code.open('local', inner, parameters, end);
  return parameters;
}

function endsName(code: Reader, i: number, end = code.end): boolean {
  return i >= end || (code.kind(i) === 'punctuator' && ENDS_NAME.includes(code.slice(i)));
}

interface Key {
  readonly name: string;
  /** What is scoped in it: the name, or the scope around where there is none. */
  readonly scope: string;
  readonly after: number;
}

/** The name of a member or entry: a word, a private name, a literal, or a literal in brackets. */
function keyAt(code: Reader, i: number): Key | null {
  const key = (literal: string, after: number): Key => {
    const name = literal === '' ? '' : code.scoped(literal);
    return { name, scope: name === '' ? code.scope : name, after };
  };
  if (code.isWord(i)) return key(nameAt(code, i), i + 1);
  if (code.kind(i) === 'string' || code.kind(i) === 'number')
    return key(literalKey(code, i), i + 1);
  if (!code.is(i, '[')) return null;
  const after = code.past(i);
  return key(after === i + 3 ? literalKey(code, i + 1) : '', after);
}

/** An entry of an object that has a name: methods and functions are symbols, and objects in it scope theirs. */
export function entry(code: Reader, first: number): number {
  let i = first;
  while (
    code.within(i) &&
    (code.is(i, '*') ||
      ((code.is(i, 'async') || code.is(i, 'get') || code.is(i, 'set')) && !endsName(code, i + 1)))
  )
    i += 1;
  const key = keyAt(code, i);
  const after = key === null ? i : pastParameters(code, key.after);
  if (key !== null && code.is(after, '(')) return methodAt(code, key.name, first, after, key.scope);
  if (key !== null && code.is(key.after, ':')) {
    const end = valueEnd(code, key.after + 1);
    const { sort } = classify(code, key.after + 1, end);
    if (sort === 'function' || sort === 'class') code.add(key.name, first, end);
    return openValue(code, sort === 'other' ? code.scope : key.scope, 'file', key.after + 1, end);
  }
  const end = expressionEnd(code, first);
  code.open('local', code.scope, first, Math.max(end, first + 1));
  return first;
}

/** Past the type parameters that may be behind a name. */
function pastParameters(code: Reader, at: number): number {
  return code.is(at, '<') ? code.pastTypes(at) : at;
}
