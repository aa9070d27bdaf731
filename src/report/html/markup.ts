import { visible, VISIBLE_LIMIT } from '../../text/visible.js';
import { unwrapping } from '../../text/words.js';
import type { Phrase } from '../../text/phrase.js';

/* HTML as a value: every string put into it is escaped. */

/** HTML that is safe to put into a page. Only this file makes it. */
export class Markup {
  constructor(readonly html: string) {}
}

type Value = string | number | Markup | readonly Markup[];

/**
 * Tagged template of our own HTML. Values that are not markup are made visible and escaped, for text and quoted
 * attributes (SECURITY S40). Line breaks of the source are dropped; write `\n` for a real one.
 */
export function markup(template: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const own = textsOf(template);
  let html = own[0] ?? '';
  values.forEach((value, index) => {
    html += htmlOf(value) + (own[index + 1] ?? '');
  });
  return new Markup(html);
}

const textsOf = unwrapping('');

export const NOTHING = new Markup('');

/** @param limit characters that are shown. */
export function text(data: string, limit: number = VISIBLE_LIMIT): Markup {
  return new Markup(escape(visible(data, limit)));
}

/** @param between HTML of ours; not escaped. */
export function join(parts: readonly Markup[], between: string = ''): Markup {
  return new Markup(parts.map(({ html }) => html).join(between));
}

function htmlOf(value: Value): string {
  if (value instanceof Markup) return value.html;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? text(value).html : join(value).html;
}

/** For text and quoted attributes. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Also the signs of runner commands, `::` and `##[`: the page goes to a log too (SECURITY S24). */
function escape(shown: string): string {
  return shown.replace(
    /[&<>"']|(?<=:):|(?<=#)[#[]/g,
    (character) => ENTITIES.get(character) ?? `&#${character.charCodeAt(0)};`,
  );
}

/** A longer part was made of someone's data. */
const PROSE_LIMIT = 1_000;

export function code(name: string, limit?: number): Markup {
  return markup`<code>${text(name === '' ? '""' : name, limit)}</code>`;
}

/** @param name how a name is written. */
export function sentence(phrase: Phrase, name: (name: string) => Markup = code): Markup {
  return join(phrase.map((part) => (typeof part === 'string' ? words(part) : name(part.quoted))));
}

/** Our own words, with names or commands in backticks. */
export function words(said: string): Markup {
  const pieces = visible(said, PROSE_LIMIT).split(/`([^`]+)`/);
  return join(
    pieces.map((piece, index) =>
      index % 2 === 1 ? code(piece, PROSE_LIMIT) : text(piece, PROSE_LIMIT),
    ),
  );
}

/** With a capital letter and a full stop. */
export function fullSentence(
  phrase: Phrase,
  write: (phrase: Phrase) => Markup = (said) => sentence(said),
): Markup {
  const [first, ...rest] = phrase;
  const said = write(
    typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : phrase,
  );
  if (/[.!?。！？]$/u.test(said.html)) return said;
  return /[\p{Script=Han}）」”]$/u.test(said.html) ? markup`${said}。` : markup`${said}.`;
}
