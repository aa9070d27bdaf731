import { wordSet } from '../../../text/words.js';
import { type Reader, scoped } from '../symbols/reader.js';
import {
  bodyEnd,
  braceAfter,
  classify,
  nameAt,
  newStatement,
  openValue,
  pastDecorator,
  statementEnd,
  typeEnd,
  unescaped,
  valueEnd,
} from './ends.js';
import { entry, member } from './members.js';

/** Words that may be before the word of a declaration: `export default async function`. */
const PREFIXES = wordSet('export default declare abstract async');

export function ecmascriptSymbols(code: Reader): void {
  code.read({
    file: statement,
    local: statement,
    members: member,
    object: entry,
    group: declarator,
    'local-group': declarator,
  });
}

function statement(code: Reader, i: number): number {
  if ((code.isWord(i) || code.is(i, '@')) && beginsStatement(code, i)) {
    const next = declaration(code, i) ?? assignment(code, i);
    if (next !== null) return next;
  }
  if (code.is(i, 'class') && !code.is(i - 1, '.') && (code.is(i + 1, '{') || code.isWord(i + 1))) {
    // A class without a name of its own, as a mixin returns it: its members are of what is around it.
    const body = braceAfter(code, i);
    if (body !== null) {
      code.open('members', code.scope, body, code.close(body));
      return body + 1;
    }
  }
  if (code.isSign(i, '{([')) code.open('local', code.scope, i, code.close(i));
  return i;
}

/** Whether a statement can begin at a token. Behind a colon, that of a label or `case`, only variables can. */
function beginsStatement(code: Reader, i: number): boolean {
  if (code.isSign(i - 1, ';{}')) return true;
  if (code.is(i - 1, ':')) return code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var');
  return newStatement(code, i);
}

/** Where to go on after the head of the declaration at `first`, or null where none begins there. */
function declaration(code: Reader, first: number): number | null {
  const { at, isDefault } = pastPrefixes(code, first);
  if (code.is(at, 'function')) return functionAt(code, first, at, isDefault);
  if (code.is(at, 'class')) {
    const hasName = code.isWord(at + 1) && !code.is(at + 1, 'extends');
    if (!hasName && !isDefault) return null;
    const name = code.scoped(hasName ? nameAt(code, at + 1) : 'default');
    return classAt(code, name, first, at);
  }
  if (isDefault) return code.is(at, 'interface') ? null : defaultAt(code, first, at);
  const read = code.isWord(at) ? DECLARATIONS.get(code.slice(at)) : undefined;
  return read === undefined ? null : read(code, first, at);
}

function pastPrefixes(
  code: Reader,
  first: number,
): { readonly at: number; readonly isDefault: boolean } {
  let at = first;
  let isDefault = false;
  while (code.within(at)) {
    if (code.is(at, '@')) at = pastDecorator(code, at);
    else if (code.isAny(at, PREFIXES) && (!code.is(at, 'default') || code.is(at - 1, 'export'))) {
      isDefault ||= code.is(at, 'default');
      at += 1;
    } else break;
  }
  return { at, isDefault };
}

/** Reads the declaration whose word is at `at`: where to go on, or null where it is none. */
type DeclarationReader = (code: Reader, first: number, at: number) => number | null;

/** The words below are names of other things where the name of what they declare is not on their line. */
function isNamed(code: Reader, at: number): boolean {
  return code.isWord(at + 1) && !code.newline(at + 1);
}

const constantAt: DeclarationReader = (code, first, at) =>
  code.is(at + 1, 'enum') ? enumAt(code, first, at + 1) : variables(code, first, at);

const interfaceAt: DeclarationReader = (code, first, at) => {
  const body = namedBody(code, first, at);
  return body === null ? null : code.close(body);
};

const enumAt: DeclarationReader = (code, first, at) => namedBody(code, first, at);

function namedBody(code: Reader, first: number, at: number): number | null {
  const body = isNamed(code, at) ? braceAfter(code, at) : null;
  if (body === null) return null;
  code.add(code.scoped(nameAt(code, at + 1)), first, code.close(body) + 1);
  return body;
}

/** `type A<B> = …` */
const typeAliasAt: DeclarationReader = (code, first, at) => {
  if (!isNamed(code, at)) return null;
  const equals = code.is(at + 2, '<') ? code.pastTypes(at + 2) : at + 2;
  if (!code.is(equals, '=')) return null;
  const end = statementEnd(code, typeEnd(code, equals + 1));
  code.add(code.scoped(nameAt(code, at + 1)), first, end);
  return end;
};

/** `function a<T>(…) { … }`, `export default function () { … }`. */
function functionAt(code: Reader, first: number, at: number, isDefault: boolean): number | null {
  let i = at + 1;
  if (code.is(i, '*')) i += 1;
  const named = code.isWord(i);
  if (!named && !isDefault) return null;
  const name = code.scoped(named ? nameAt(code, i) : 'default');
  if (named) i += 1;
  if (code.is(i, '<')) i = code.pastTypes(i);
  if (!code.is(i, '(')) return null;
  const end = bodyEnd(code, code.past(i));
  code.addWith(name, first, i, end);
  return i;
}

function classAt(code: Reader, name: string, first: number, at: number): number | null {
  const body = braceAfter(code, at);
  if (body === null) return null;
  const end = code.close(body);
  code.add(name, first, end + 1);
  code.open('members', name, body, end);
  return body + 1;
}

function defaultAt(code: Reader, first: number, i: number): number {
  const end = valueEnd(code, i);
  const name = code.scoped('default');
  code.add(name, first, statementEnd(code, end));
  return openValue(code, name, 'file', i, end);
}

/** `namespace a.b { … }`, `declare module 'a' { … }`, `global { … }`. */
function namespaceAt(code: Reader, first: number, at: number): number | null {
  let i = at + 1;
  let name = code.scope;
  // A module in quotes is a wrapper of a file's declarations, as `global` is; their names stay their own.
  if (code.isWord(i) && !code.is(at, 'global')) {
    name = scoped(name, nameAt(code, i));
    i += 1;
    while (code.is(i, '.') && code.isWord(i + 1) && code.within(i)) {
      name = scoped(name, nameAt(code, i + 1));
      i += 2;
    }
  } else if (code.kind(i) === 'string') i += 1;
  if (!code.is(i, '{')) return null;
  const end = code.close(i);
  if (name !== code.scope) code.add(name, first, end + 1);
  code.open('file', name, i, end);
  return i + 1;
}

/** Opens the declarators of `const`, `let` or `var` at `at`: each is read on its own, in `declarator`. */
function variables(code: Reader, first: number, at: number): number {
  let end = at + 1;
  while (code.within(end)) {
    end = declaratorEnd(code, end);
    if (!code.is(end, ',')) break;
    end += 1;
  }
  // The scope begins at the first token of the statement, which one declarator alone has as its own.
  code.open(
    code.mode === 'file' ? 'group' : 'local-group',
    code.scope,
    first,
    statementEnd(code, end),
  );
  return at + 1;
}

/** The `=` of a declarator at `i`, or the token behind it: past its name or pattern and its type. */
function declaratorValue(code: Reader, i: number, end = code.end): number {
  let j = code.isWord(i) ? i + 1 : code.past(i);
  if (code.is(j, '!')) j += 1;
  if (code.is(j, ':')) j = typeEnd(code, j + 1, end);
  return j;
}

function declaratorEnd(code: Reader, i: number): number {
  const is = declaratorValue(code, i, code.end);
  return code.is(is, '=') ? valueEnd(code, is + 1, code.end) : is;
}

/** One part of `const a = 1, b = 2`: a symbol in a module, and elsewhere where it is a function or class. */
function declarator(code: Reader, i: number): number {
  const is = declaratorValue(code, i);
  const valued = code.is(is, '=');
  const end = valued ? valueEnd(code, is + 1) : is;
  const level = code.mode === 'group' ? 'file' : 'local';
  const sort = valued ? classify(code, is + 1, end).sort : 'other';
  const wanted = code.isWord(i) && (level === 'file' || sort === 'function' || sort === 'class');
  const name = wanted ? code.scoped(nameAt(code, i)) : code.scope;
  const alone = isDeclaring(code, i - 1) && end >= code.end - 1 && !code.is(end, ',');
  if (wanted) code.add(name, alone ? code.start : i, alone ? code.end : end);
  return !valued ? is : openValue(code, name, wanted ? level : 'local', is + 1, end);
}

function isDeclaring(code: Reader, i: number): boolean {
  return code.is(i, 'const') || code.is(i, 'let') || code.is(i, 'var');
}

/** `exports.a = function …`, `A.prototype.b = () => …`: a function or class that is given a dotted name. */
function assignment(code: Reader, first: number): number | null {
  if (!code.isWord(first) || code.is(first, 'this') || !code.is(first + 1, '.')) return null;
  let i = first + 1;
  while (code.is(i, '.') && code.isWord(i + 1) && code.within(i)) i += 2;
  if (!code.is(i, '=')) return null;
  const path = unescaped(code.text.slice(code.from(first), code.to(i - 1)).replace(/\s+/g, ''));
  const exported = /^(?:module\.)?exports$/.test(path);
  const end = valueEnd(code, i + 1);
  const { sort } = classify(code, i + 1, end);
  // A path of more than 200 characters is nobody's name.
  if (sort === 'other' || (sort === 'object' && code.mode !== 'file') || path.length > 200)
    return null;
  const name = exported ? code.scope : code.scoped(path.replace(/^(?:module\.)?exports\./, ''));
  if (!exported) code.add(name, first, statementEnd(code, end));
  return openValue(code, name, sort === 'object' ? 'file' : 'local', i + 1, end);
}

const DECLARATIONS: ReadonlyMap<string, DeclarationReader> = new Map<string, DeclarationReader>([
  ['const', constantAt],
  ['let', (code, first, at) => variables(code, first, at)],
  ['var', (code, first, at) => variables(code, first, at)],
  ['interface', interfaceAt],
  ['enum', enumAt],
  ['type', typeAliasAt],
  ['namespace', namespaceAt],
  ['module', namespaceAt],
  ['global', (code, first, at) => (isNamed(code, at) ? null : namespaceAt(code, first, at))],
]);
