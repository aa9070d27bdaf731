import type { Phrase } from '../../text/phrase.js';
import { visible } from '../../text/visible.js';
import { join, markup, text, type Markup } from './markup.js';

/*
 * How does a sentence with a stranger's names become HTML? Our words are text; `src/<b>.ts` is a `<code>` with
 * `&lt;b&gt;`. Every list of the page asks. Nothing else may make markup of a name. `PROSE_LIMIT` has its twin in
 * `report/markdown.ts`: change both.
 */

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
