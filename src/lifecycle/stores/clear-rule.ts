import { isCritical, type Statement } from '../../agent-files/statements.js';
import { joined } from '../../text/pattern.js';

/*
 * Is a statement a rule that somebody can be held to, though it names nothing that is here? "Never pass `err.message`
 * to a caller." is one; "the user must add `ron`" and "Never write bad code" are none.
 */

/** A rule begins with its word, or says must of what it begins with: "A test must not read `data/`". */
const ORDER =
  /^[*_\s]*(?:never|always|do not(?! need)|don['’]t(?! need)|avoid|only use|every|all)\b/i;
const MUST = new RegExp(
  joined`
    ^(?!you\b|must\b|users?\b)[^;:(\u2013\u2014]{3,120}?\bmust\b
    (?! (?:also )?(?:be )?(?:updated?|fix(?:ed)?|add|changed?|migrated?)\b)`,
  'i',
);
const LONGEST_RULE = 220;

/** Whether a statement is a rule that somebody can be held to: it says must or never, and names something in code. */
export function isClearRule({ text, code }: Statement): boolean {
  return (
    code.length > 0 &&
    text.length <= LONGEST_RULE &&
    isCritical(text) &&
    (ORDER.test(text) || MUST.test(text.replace(/`[^`]*`/g, '`')))
  );
}
