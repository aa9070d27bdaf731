import { remembered } from '../../text/collections.js';
import type { SourceText } from '../../anchors/source-text.js';
import { type DataNode, resolvePointer } from '../../languages/data/node.js';
import { readData } from '../../languages/data/read-data.js';

/* Which values of a data file does a statement name? "`strict` is on": `/compilerOptions/strict`, if it is true. */

/** Levels down to which a key is looked for by its name alone, and places that are looked at: both bound the time. */
const DEEPEST = 6;
const MOST_PLACES = 20_000;

/** JSON pointers to the values of a data file that code spans name by a key that is there once, or by a dotted way. */
export function valuesNamed(source: SourceText, code: readonly string[], text: string): string[] {
  const data = dataOf(source);
  if (data === null) return [];
  const pointers = code.flatMap((one): string[] => {
    const name = one.replace(/^["']|["']$|:$/g, '');
    // A key, or a way of keys: `strict`, `compilerOptions.strict`, `scripts/test`.
    if (!/^[A-Za-z@_][\w@./-]{1,80}$/.test(name)) return [];
    const direct = ['/', '.']
      .flatMap((mark) => [name.split(mark)])
      .filter((way) => way.every((part) => part !== '') && valueAt(data, way) !== null);
    const way = direct.find((one_) => one_.length > 1) ?? onlyWay(data, name);
    return way !== null && agrees(valueAt(data, way), text) ? [pointerOf(way)] : [];
  });
  return [...new Set(pointers)];
}

/** The JSON pointer of a way of keys: `scripts`, `a/b` as `/scripts/a~1b`. */
export function pointerOf(way: readonly string[]): string {
  return way.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The data of a file, read once; null where it has none that can be read. */
export const dataOf = remembered(({ path, text }: SourceText): DataNode | null => {
  const data = readData(path, text);
  return typeof data === 'string' ? null : data;
});

/** The value at the end of a way of keys; null where the way leads nowhere, or to more than one. */
export function valueAt(data: DataNode, way: readonly string[]): DataNode | null {
  const node = resolvePointer(data, way);
  return node === null || node === 'twice' || node.kind === 'unclear' ? null : node;
}

/** What a value says, where that is a text or a number; null elsewhere. */
export function wordOf(node: DataNode | null): string | null {
  if (node?.kind !== 'scalar') return null;
  const { value } = node;
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? value.text : null;
}

/** The way to the one key of a name; null where there is none, or another one of that name. */
function onlyWay(data: DataNode, name: string): readonly string[] | null {
  const [only, another] = waysTo(data, name);
  return only !== undefined && another === undefined && valueAt(data, only) !== null ? only : null;
}

/** The ways to all keys of a name, in their order; keys of lists are not counted. */
export function waysTo(data: DataNode, name: string): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const ahead: { readonly node: DataNode; readonly way: readonly string[] }[] = [
    { node: data, way: [] },
  ];
  for (let at = 0; at < ahead.length && at < MOST_PLACES; at += 1) {
    const { node, way } = ahead[at] ?? { node: data, way: [] };
    if (node.kind !== 'map' || way.length >= DEEPEST) continue;
    for (const [key, entry] of node.entries) {
      if (key === name) found.push([...way, key]);
      if (entry !== 'twice') ahead.push({ node: entry.value, way: [...way, key] });
    }
  }
  return found;
}

/** Where a switch is said to be on or off, it must be. */
function agrees(node: DataNode | null, text: string): boolean {
  if (node?.kind !== 'scalar' || typeof node.value !== 'boolean') return node !== null;
  const [on, off] = [
    /\b(?:on|enabled|true|enables?|turned on)\b/i.test(text),
    /\b(?:off|disabled|false|disables?|turned off)\b/i.test(text),
  ];
  return on === off || on === node.value;
}
