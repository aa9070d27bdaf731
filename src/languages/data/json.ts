import { isWellFormed } from './canonical.js';
import { readJsonText, type JsonMaker } from './json-text.js';
import { addEntry, Bounds, Unreadable, type DataNode, type DataEntry } from './node.js';

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
