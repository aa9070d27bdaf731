import type { CodeSymbol } from '../../languages/code/symbols.js';
import { symbolsIn } from '../../anchors/symbols-of.js';
import type { SourceText } from '../../anchors/source-text.js';
import { languageOf, type Language } from '../../languages/code/language.js';
import { joined } from '../../text/pattern.js';

/*
 * Can somebody who stands in another file mean this definition? A function that is exported can be
 * meant; a private one of the same name is a homonym, and what is defined inside of a function
 * belongs to that function.
 */

type IsShown = (source: SourceText, symbol: CodeSymbol, head: string) => boolean;

/** Whether a definition can be seen from other files, by the language of its file. */
const SHOWN: ReadonlyMap<Language, IsShown> = new Map<Language, IsShown>([
  ['javascript', ecmascript],
  ['jsx', ecmascript],
  ['typescript', ecmascript],
  ['tsx', ecmascript],
  ['python', (_source, { name }) => !/(?:^|\.)_/.test(name)],
  ['go', (_source, { name }) => name.split('.').every((part) => /^\p{Lu}/u.test(part))],
  ['rust', (_source, _symbol, head) => /^(?:\s*#\[[^\]]*\]\s*)*(?:pub\b|macro_rules!)/.test(head)],
  ['java', notPrivate],
  ['kotlin', notPrivate],
  ['csharp', notPrivate],
  ['swift', notPrivate],
  ['php', notPrivate],
  ['c', notStatic],
  ['cpp', notStatic],
]);

/** Characters of a definition in which its modifiers stand. */
const HEAD = 400;

/** Whether a symbol of a file can be meant by a text elsewhere. */
export function isExported(source: SourceText, symbol: CodeSymbol): boolean {
  if (symbolsIn(source) === null || isInFunction(source, symbol)) return false;
  const language = languageOf(source.path);
  const isShown = language === null ? undefined : SHOWN.get(language);
  return isShown?.(source, symbol, source.text.slice(symbol.from, symbol.from + HEAD)) ?? true;
}

/** Decorators, annotations and attributes before a definition. */
const MARKS = /^(?:\s*(?:@[\w.]+(?:\([^()]*\))?|#\[[^\]]*\]|\[\[?[\w:]+(?:\([^()]*\))?\]\]?))+\s*/;
const TYPE =
  /\b(?:class|interface|struct|enum|trait|impl|namespace|module|mod|object|protocol|extension|type|record|union)\b/;

/** Whether it is defined inside of a function, and is gone when that returns. */
function isInFunction(source: SourceText, { name, from, to }: CodeSymbol): boolean {
  if (!name.includes('.')) return false;
  return (symbolsIn(source) ?? []).some((outer) => {
    if (!name.startsWith(`${outer.name}.`) || outer.from > from || outer.to < to) return false;
    const head = source.text.slice(outer.from, outer.from + HEAD).replace(MARKS, '');
    const body = head.search(/[({]|:\s*\n/);
    return head[body] === '(' && !TYPE.test(head.slice(0, body));
  });
}

function ecmascript(source: SourceText, { name }: CodeSymbol, head: string): boolean {
  if (/^(?:\s*@[\w.]+(?:\([^()]*\))?\s*)*(?:private|#)/.test(head)) return false;
  return exportsOf(source).has(name.split('.')[0] ?? '');
}

/**
 * `export { a, b }`, `export const a`, `exports.a`, `module.exports = { a, b }`, `module.exports = a`.
 * No list goes over a brace, so a text of nothing but openings is read in one pass.
 */
const EXPORTS = new RegExp(
  joined`
    \bexport\s+(?:type\s+)?\{(?<list>[^{}]*)
    |\bexport\s(?<declared>[^;{}()=]{0,80})
    |\bexports\.(?<member>[\w$]+)
    |\bmodule\.exports\s*=\s*(?:\{(?<members>[^{}]*)|(?<whole>[\w$]+))`,
  'g',
);

/** A file may define hundreds of names that are asked for: its exports are read once. */
const knownExports = new WeakMap<SourceText, ReadonlySet<string>>();

function exportsOf(source: SourceText): ReadonlySet<string> {
  const known = knownExports.get(source);
  if (known !== undefined) return known;
  const names = new Set<string>();
  for (const { groups = {} } of source.text.matchAll(EXPORTS))
    for (const text of Object.values(groups))
      for (const [name] of (text ?? '').matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu))
        names.add(name);
  knownExports.set(source, names);
  return names;
}

function notPrivate(_source: SourceText, _symbol: CodeSymbol, head: string): boolean {
  return !/^(?:\s*[@[][^\n]*\n)*[^\n{(=]*\b(?:private|fileprivate)\b/.test(head);
}

function notStatic(_source: SourceText, _symbol: CodeSymbol, head: string): boolean {
  return !/^\s*static\b/.test(head);
}
