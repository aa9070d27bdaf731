import { addTo, firstBehind } from '../../../text/collections.js';
import type { CodeText } from './code-text.js';
import type { Region, RegionRoles } from './regions.js';
import type { CodeTexts } from './texts.js';

interface Part {
  readonly from: number;
  /** With the names of what it is declared in: `Service.Refund`. */
  readonly name: string;
}

/** Names of the parts that begin at a token, and the token behind the longest of them. */
export interface NamedParts {
  readonly names: string[];
  to: number;
}

export function namedPartsOf(read: CodeText, texts: CodeTexts): ReadonlyMap<number, NamedParts> {
  const parts = new Map<number, NamedParts>();
  for (const symbol of read.symbols) {
    if (isMacro(read, symbol.from)) continue;
    const from = texts.tokenAt(symbol.from);
    const to = texts.tokenAt(symbol.to);
    const known = parts.get(from);
    // `login` of `Auth.login`.
    const name = symbol.name.slice(
      Math.max(symbol.name.lastIndexOf('.'), symbol.name.lastIndexOf(':')) + 1,
    );
    if (known === undefined) parts.set(from, { names: [name], to });
    else {
      known.names.push(name);
      known.to = Math.max(known.to, to);
    }
  }
  return parts;
}

/** Bodies of what has a name, with that name: the outermost region that ends where the named part ends. */
export function namedBodies(
  read: CodeText,
  texts: CodeTexts,
  roles: RegionRoles,
  top: readonly Region[],
): ReadonlyMap<Region, string> {
  const byEnd = partsByEnd(read, texts);
  const named = new Map<Region, string>();
  const around = new Set<Part>();
  const visit = (regions: readonly Region[], from: number, outer: string): void => {
    for (const region of regions) {
      const isNamed = roles.isNamed(region);
      const part = isNamed
        ? byEnd
            .get(region.end)
            ?.find((one) => one.from >= from && one.from <= region.opener && !around.has(one))
        : undefined;
      if (part !== undefined) {
        named.set(region, inner(part.name, outer));
        around.add(part);
      }
      visit(region.inside, isNamed ? region.body.from : from, part?.name ?? outer);
      if (part !== undefined) around.delete(part);
    }
  };
  visit(top, 0, '');
  return named;
}

function partsByEnd(read: CodeText, texts: CodeTexts): ReadonlyMap<number, readonly Part[]> {
  const { code } = read;
  const byEnd = new Map<number, Part[]>();
  for (const { name, from, to } of read.symbols) {
    if (isMacro(read, from)) continue;
    let end = texts.tokenAt(to);
    while (end > 0 && (code.is(end - 1, ';') || code.is(end - 1, ','))) end -= 1;
    addTo(byEnd, end, { from: texts.tokenAt(from), name });
  }
  for (const parts of byEnd.values()) parts.sort((a, b) => a.from - b.from);
  return byEnd;
}

/** Whether a symbol is in a directive, which has no tokens. */
function isMacro({ directives }: CodeText, from: number): boolean {
  const at = firstBehind(directives.length, (index) => (directives[index]?.to ?? 0) <= from);
  return (directives[at]?.from ?? Infinity) <= from;
}

/** What a name adds to that of the construct around it; all of it where it says where it belongs: `Service.Refund`. */
function inner(name: string, outer: string): string {
  return outer !== '' && name.startsWith(outer)
    ? name.slice(outer.length).replace(/^[.:#]+/, '')
    : name;
}
