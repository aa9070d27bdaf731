import type { CodeSymbol } from '../code/symbols.js';

/** Decorators that give a name a further definition beside its own, as their last word says. */
const DECORATED = /^@(?:[\w.]+\.)?(setter|getter|deleter|property|cached_property|overload)\b/;
/** `get x()` and `set x()`, after modifiers. */
const ACCESSOR = /^(?:(?:public|private|protected|internal|static|override|abstract|async)\s+)*(get|set)\s/;

/**
 * What a scope is called. A getter, its setter and overloads have one name and are several things, which may come and go
 * beside each other: so each is called by its name and its kind.
 */
export function scopeName({ name, from }: CodeSymbol, text: string): string {
  const head = text.slice(from, from + 120);
  const kind = (DECORATED.exec(head) ?? ACCESSOR.exec(head))?.[1];
  return kind === undefined ? name : `${name} (${kind})`;
}
