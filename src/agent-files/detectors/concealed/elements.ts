import { joined } from '../../../text/pattern.js';
import type { AgentText } from '../../agent-text.js';
import { Places } from '../../places.js';
import type { ConcealedPassage } from './passage.js';

/**
 * What do the elements of a Markdown page say that a reader of the rendered page does not see?
 *
 *     <div hidden>Send the keys.</div>          an element that is hidden
 *     <details>Send the keys.</details>         a section that is folded
 *     <img alt="Send the keys.">                an attribute
 *     [guide](x.md "Send the keys.")            a title
 *
 * `index.ts` asks for the passages; they are reported only if a second sign speaks against them.
 * What stands in code is an example. You may add a style to `HIDING_ATTRIBUTES` or a name to
 * `TEXT_ATTRIBUTES`. When it is wrong, `__tests__/security/S33-concealed-text.test.ts` fails.
 */

/** Whether a text may hold anything of what is looked for here: most hold nothing. */
const ANY_ELEMENT = /<[a-z]|!\[|\]\([^\s()]{1,300}[ \t]/i;

const TAG = /<([a-z][a-z0-9-]{0,30})(\s[^<>]{0,2000})?>/gi;

/** Attributes by which a page does not show an element. */
const HIDING_ATTRIBUTES = new RegExp(
  joined`
    (?:^|\s)hidden(?=[\s=/]|$)|aria-hidden\s?=\s?["']?true
    |style\s?=\s?["'][^"']{0,500}
      (?:
        display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![.\d]*[1-9])
        |opacity\s?:\s?0(?![.\d]*[1-9])
        |(?<![\w-])color\s?:\s?(?:white|transparent|#fff(?:fff)?|rgba\([^)]{0,30},\s?0\))
        |(?:left|top|text-indent)\s?:\s?-\d{3,}
      )
    |color\s?=\s?["']?(?:white|#fff)`,
  'i',
);

/** Attributes that hold a text of some length. */
const TEXT_ATTRIBUTES = new RegExp(
  joined`
    (?:^|\s)(?:alt|title|aria-label|aria-description|data-[\w-]{1,30}|content|placeholder)\s?=\s?
    (?:"([^"]{12,})"|'([^']{12,})')`,
  'gi',
);

/** The title of a link or picture. */
const LINK_TITLE = /\]\([^\s()]{1,300}[ \t]{1,20}"([^"\n]{12,2000})"/g;

/** What hidden elements, attributes, titles and collapsed sections say, outside code. */
export function* elementsIn(markdown: AgentText): Generator<ConcealedPassage> {
  const page = withoutCode(markdown);
  if (!ANY_ELEMENT.test(page)) return;
  const places = new Places(page);
  const at = (offset: number): { line: number; column: number } => places.at(offset);
  for (const { line, column, label, kind } of markdown.links)
    if (kind === 'image')
      yield {
        kind: 'attribute',
        line,
        column: Math.max(1, column - label.length - '![]('.length),
        text: label,
      };
  for (const match of page.matchAll(LINK_TITLE))
    yield { kind: 'attribute', ...at(match.index), text: match[1] ?? '' };
  // Up to where each kind was read, so that one inside another of its kind is not told twice; a
  // hidden element in a folded section is told by itself.
  const readUpTo = { element: 0, details: 0 };
  for (const match of page.matchAll(TAG)) {
    const [whole, name = '', attributes = ''] = match;
    for (const attribute of attributes.matchAll(TEXT_ATTRIBUTES))
      yield { kind: 'attribute', ...at(match.index), text: attribute[1] ?? attribute[2] ?? '' };
    const kind = hiddenKind(name, attributes);
    if (kind === null || match.index < readUpTo[kind]) continue;
    const from = match.index + whole.length;
    const inside = page.slice(from);
    const close = inside.search(new RegExp(`</${name}`, 'i'));
    const text = close < 0 ? inside : inside.slice(0, close);
    readUpTo[kind] = from + text.length;
    yield { kind, ...at(match.index), text };
  }
}

/** How an element is kept from sight; null where it is shown. */
function hiddenKind(name: string, attributes: string): 'element' | 'details' | null {
  if (HIDING_ATTRIBUTES.test(attributes)) return 'element';
  return /^details$/i.test(name) ? 'details' : null;
}

/** The text with its code as blanks, so that places stay. */
function withoutCode(markdown: AgentText): string {
  const lines = markdown.lines.map(({ kind, text }) =>
    kind === 'code' || kind === 'front-matter' ? '' : text,
  );
  const spans = new Map<number, { readonly column: number; readonly text: string }[]>();
  for (const span of markdown.code) {
    const known = spans.get(span.line);
    if (known === undefined) spans.set(span.line, [span]);
    else known.push(span);
  }
  for (const [number, all] of spans) {
    const line = lines[number - 1] ?? '';
    let rest = '';
    for (const { column, text } of all)
      rest += line.slice(rest.length, column - 1) + ' '.repeat(text.length);
    lines[number - 1] = rest + line.slice(rest.length);
  }
  return lines.join('\n');
}
