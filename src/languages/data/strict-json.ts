import { phraseText, plain, say, type Phrase } from '../../text/phrase.js';
import { isWellFormed } from './canonical.js';
import { readJsonText } from './json-text.js';
import { NESTING } from './node.js';

/*
 * What does a JSON text hold that another program handed in, to be checked and not only read? The value, or why it
 * is refused: a key that is there twice would be one value here and another one elsewhere, and half a character or
 * a number beyond a double has no canonical form, so no digest.
 */

/** A value, or why there is none. */
export type StrictJson =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly why: Phrase };

/** Why a text is refused; caught here alone. */
class Refused extends Error {
  constructor(readonly why: Phrase) {
    super(phraseText(why));
  }
}

/** Passes on each key and value that JSON of another program may have. @throws Refused */
function refuseUnsharable(key: string, value: unknown): unknown {
  if (!isWellFormed(key) || (typeof value === 'string' && !isWellFormed(value)))
    throw new Refused(plain('it holds half of a character (a lone surrogate)'));
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Refused(plain('it holds a number that is too large'));
  return value;
}

/**
 * Reads JSON without comments, last commas, keys that are there twice, more than 100 levels, halves of characters,
 * or numbers that no double holds.
 */
export function readStrictJson(text: string): StrictJson {
  try {
    readJsonText(text, {
      map: () => null,
      list: () => null,
      scalar: () => null,
      enters: (depth) => {
        if (depth > NESTING)
          throw new Refused(plain(`it is nested more than ${NESTING} levels deep`));
        return true;
      },
      sawText: () => {},
      sawFault: ({ kind, name }) => {
        throw new Refused(
          kind === 'twice' ? say`it has the key ${name} twice` : plain('it is not valid JSON'),
        );
      },
      longestNumber: Infinity,
    });
    return { kind: 'value', value: JSON.parse(text, refuseUnsharable) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', why: error.why };
    // What is left is `JSON.parse`, which is stricter about numbers and control characters.
    if (error instanceof SyntaxError)
      return { kind: 'refused', why: plain('it is not valid JSON') };
    throw error;
  }
}
