import { type Phrase, phraseText, plain, say } from '../../text/phrase.js';
import { isWellFormed } from './canonical.js';
import { type JsonMaker, readJsonText } from './json-text.js';
import { addEntry, Bounds, type DataEntry, type DataNode, NESTING, Unreadable } from './node.js';

/**
 * Reads JSON (RFC 8259) as data that is cited or judged: `{"a": [1,]} // x` is a map with the list `[1]`. Comments
 * and a last comma are let pass in every file, as they are usual in `.json` files of tools and change no value.
 * Nothing else is: what is no JSON is `Unreadable`, and so is half a character and what is nested too deep; a key
 * that is there twice has no value at all.
 *
 * Whoever cites a value of a JSON file asks, and AIT's files.
 */
export function readJson(text: string): DataNode {
  return readJsonText(text, strictMaker());
}

function strictMaker(): JsonMaker<DataNode> {
  const bounds = new Bounds();
  return {
    map: (written, span) => {
      const entries = new Map<string, DataEntry | 'twice'>();
      for (const { name, value } of written) addEntry(entries, name, { key: name, value });
      return { kind: 'map', span, entries };
    },
    list: (items, span) => ({ kind: 'list', span, items }),
    scalar: (value, span) => ({ kind: 'scalar', span, value }),
    enters: (depth) => {
      bounds.enter(depth);
      return true;
    },
    sawText: (text) => {
      if (!isWellFormed(text))
        throw new Unreadable('the file holds half of a surrogate pair, which is no character');
    },
    sawFault: ({ kind }) => {
      if (kind === 'fault') throw new Unreadable('the file is not valid JSON');
    },
    longestNumber: Infinity,
  };
}

/** A value, or why there is none. */
type StrictJson =
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
