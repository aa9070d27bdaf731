import { joined } from '../../text/pattern.js';
import { startOf } from '../instant.js';
import { momentOf } from './moment.js';

/*
 * When is a note to be looked at again, in its own words? `next_update: 2026-03-01` in its front matter, or
 * the line `**下次更新**: 2026-03-01` at its end, as the document on Markdown memory writes it. A condition in
 * words ("when the evaluation is done") is no date: nobody can check it by a clock, so it is null.
 */

/** Keys of the front matter, the store's own word first. */
const KEYS = ['next_update', 'review_by'] as const;

/** The last lines of a note, of which one may say it. */
const LINES = 10;
const LABELS = new RegExp(
  joined`
    ^[ \t]{0,3}(?:[-*][ \t]+)?\*{0,2}(?:下次更新|下次審查|下次审查|next update|next review)
    \*{0,2}[ \t]*[:：]\*{0,2}[ \t]*(.{4,40}?)[ \t]*$`,
  'i',
);

/** A date as facts write it, or null where the note gives none. */
export function nextUpdateOf(keys: Readonly<Record<string, unknown>>, body: string): string | null {
  for (const key of KEYS) {
    const value = Object.hasOwn(keys, key) ? keys[key] : null;
    const date = typeof value === 'string' ? dateOf(value) : null;
    if (date !== null) return date;
  }
  for (const line of body.trimEnd().split('\n').slice(-LINES).toReversed()) {
    const date = dateOf(LABELS.exec(line)?.[1] ?? '');
    if (date !== null) return date;
  }
  return null;
}

/** `2026-03-01 10:00:00` becomes `2026-03-01T10:00:00Z`; a date stays one. */
function dateOf(text: string): string | null {
  if (startOf(text) !== null) return text;
  const moment = momentOf(text);
  return moment === null ? null : new Date(moment).toISOString().replace(/\.000Z$/, 'Z');
}
