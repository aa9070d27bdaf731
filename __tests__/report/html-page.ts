/**
 * A reader of HTML that takes no more than our pages hold, and calls everything else a fault: no comment, no attribute
 * without quotes, no `<` or `&` that is not of a tag or a reference, nothing left open. Raw text and titles end where a
 * browser ends them (HTML Standard, §13.2.5).
 */

export interface PageElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface Page {
  readonly faults: readonly string[];
  readonly elements: readonly PageElement[];
  /** Opening and closing tags in order, as they stand. */
  readonly tags: readonly string[];
  /** What a reader sees: text with its references resolved; without style and scripts. */
  readonly text: string;
  /** The bytes within `<script>` and `<style>`, in order. */
  readonly raw: readonly {
    readonly name: string;
    readonly attributes: ReadonlyMap<string, string>;
    readonly text: string;
  }[];
}

const VOID: ReadonlySet<string> = new Set(['meta', 'br', 'input']);
const RAW: ReadonlySet<string> = new Set(['script', 'style']);
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

const ATTRIBUTE = /\s+([a-z][A-Za-z-]*)(?:="([^"<>]*)")?/y;
const OPEN = /<([a-z][a-z0-9]*)/y;
const CLOSE = /<\/([a-z][a-z0-9]*)>/y;

export function readPage(html: string): Page {
  const faults: string[] = [];
  const elements: PageElement[] = [];
  const tags: string[] = [];
  const text: string[] = [];
  const raw: { name: string; attributes: ReadonlyMap<string, string>; text: string }[] = [];
  const open: string[] = [];
  const doctype = '<!doctype html>';
  if (!html.startsWith(doctype)) faults.push('no doctype');
  let at = doctype.length;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next < 0 ? html.length : next;
    text.push(resolved(html.slice(at, end), faults));
    if (next < 0) break;
    at = next;
    const closing = match(CLOSE, html, at);
    if (closing !== null) {
      const last = open.pop();
      if (last !== closing[1]) faults.push(`</${closing[1]}> closes <${last}>`);
      tags.push(closing[0]);
      at += closing[0].length;
      continue;
    }
    const opening = match(OPEN, html, at);
    if (opening === null) {
      faults.push(`a stray < at ${at}: ${html.slice(at, at + 20)}`);
      at += 1;
      continue;
    }
    const name = opening[1] ?? '';
    const attributes = new Map<string, string>();
    const begin = at;
    at += opening[0].length;
    for (
      let found = match(ATTRIBUTE, html, at);
      found !== null;
      found = match(ATTRIBUTE, html, at)
    ) {
      const key = found[1] ?? '';
      if (attributes.has(key)) faults.push(`${key} twice`);
      attributes.set(key, resolved(found[2] ?? '', faults));
      at += found[0].length;
    }
    const isEmpty = html.startsWith('/>', at);
    if (!isEmpty && html[at] !== '>')
      faults.push(`<${name} ends badly: ${html.slice(at, at + 20)}`);
    at += isEmpty ? 2 : 1;
    tags.push(html.slice(begin, at));
    elements.push({ name, attributes });
    if (isEmpty || VOID.has(name)) continue;
    open.push(name);
    if (!RAW.has(name)) continue;
    const inside = html.slice(at);
    const length = inside.search(new RegExp(`</${name}`, 'i'));
    const held = length < 0 ? inside : inside.slice(0, length);
    if (held.includes('<!--')) faults.push(`a comment opens in <${name}>`);
    raw.push({ name, attributes, text: held });
    at += held.length;
  }
  if (open.length > 0) faults.push(`left open: ${open.join(' ')}`);
  return { faults, elements, tags, text: text.join(''), raw };
}

/** Every reference must be one of ours, closed by its semicolon. */
function resolved(escaped: string, faults: string[]): string {
  if (/[\0\uFFFD]/.test(escaped)) faults.push('a NUL');
  return escaped.replace(
    /&(?:#(\d+);|([a-z]+);)?/g,
    (all, number: string | undefined, name: string | undefined) => {
      const character =
        number === undefined ? NAMED.get(name ?? '') : String.fromCodePoint(Number(number));
      if (character === undefined) faults.push(`a bare &: ${all}`);
      return character ?? all;
    },
  );
}

function match(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}
