import { visible, VISIBLE_LIMIT } from '../../text/visible.js';
import { unwrapping } from '../../text/words.js';
import type { Phrase } from '../../text/phrase.js';

/* HTML as a value: every string put into it is escaped. */

/** HTML that is safe to put into a page. Only this file makes it: of our own templates, and of text that is escaped. */
export class Markup {
  constructor(readonly html: string) {}
}

/** What may stand in a template: data, or markup that is safe already. */
type Value = string | number | Markup | readonly Markup[];

/**
 * Tagged template of our own HTML. Whatever is put into it and is not markup itself is data: made visible and escaped,
 * in text and in quoted attributes alike (SECURITY S40). Line breaks of the source are no part of it, nor is the
 * indentation behind them; those of the page are written `\n`.
 */
export function markup(words: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const own = textsOf(words);
  let html = own[0] ?? '';
  values.forEach((value, index) => {
    html += htmlOf(value) + (own[index + 1] ?? '');
  });
  return new Markup(html);
}

/** The texts of a template without the line breaks of the source. */
const textsOf = unwrapping('');

export const NOTHING = new Markup('');

/** Data as text. @param limit characters that are shown of it. */
export function text(data: string, limit: number = VISIBLE_LIMIT): Markup {
  return new Markup(escape(visible(data, limit)));
}

/** @param between a text of ours; it is not escaped. */
export function join(parts: readonly Markup[], between: string = ''): Markup {
  return new Markup(parts.map(({ html }) => html).join(between));
}

function htmlOf(value: Value): string {
  if (value instanceof Markup) return value.html;
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? text(value).html : join(value).html;
}

/** In text and in quoted attributes alike, so that no place needs a rule of its own. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/**
 * Besides HTML's own characters, the pairs by which a runner knows a command, `::` and `##[`: the page goes to a log as
 * well (SECURITY S24).
 */
function escape(shown: string): string {
  return shown.replace(
    /[&<>"']|(?<=:):|(?<=#)[#[]/g,
    (character) => ENTITIES.get(character) ?? `&#${character.charCodeAt(0)};`,
  );
}

/** Our own words in one part of a phrase are a sentence; what is longer was made of somebody's data. */
const PROSE_LIMIT = 1_000;

/** An untrusted name: a path, an id, a commit. */
export function code(name: string, limit?: number): Markup {
  return markup`<code>${text(name === '' ? '""' : name, limit)}</code>`;
}

/** A phrase with its names set apart from our words. @param name how a name is written. */
export function sentence(phrase: Phrase, name: (name: string) => Markup = code): Markup {
  return join(phrase.map((part) => (typeof part === 'string' ? words(part) : name(part.quoted))));
}

/** Our own words, which may carry backticks around a name or a command. */
export function words(said: string): Markup {
  const pieces = visible(said, PROSE_LIMIT).split(/`([^`]+)`/);
  return join(
    pieces.map((piece, index) =>
      index % 2 === 1 ? code(piece, PROSE_LIMIT) : text(piece, PROSE_LIMIT),
    ),
  );
}

/** A sentence as a phrase is one, with a capital and a full stop. @param write how a phrase is written. */
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
