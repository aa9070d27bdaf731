import { type Phrase, phraseText, plain, say } from '../../text/phrase.js';
import { isWellFormed } from './canonical.js';
import { type JsonMaker, readJsonText } from './json-text.js';
import { addEntry, Bounds, type DataEntry, type DataNode, NESTING, Unreadable } from './node.js';

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

/** JSON without comments, last commas, repeated keys, more than 100 levels, half characters or too large numbers. */
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
