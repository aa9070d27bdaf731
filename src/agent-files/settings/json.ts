import { readJsonText, type JsonFault } from '../../languages/data/json-text.js';
import type { Setting } from './node.js';

/* Reads JSON as strictly or leniently as an agent does, with the place of each value. */

/** JSON settings of an agent, each key and value with its place, and the faults in the JSON. */
export interface JsonSettings {
  /** All that stands before the first fault: what a file would do is said even where it does not parse. */
  readonly root: Setting;
  /** In order; at most one of the kind `fault`, as nothing behind it is read. */
  readonly faults: readonly JsonFault[];
}

/**
 * Levels of nesting; the reader is recursive. Settings of people have fewer than ten; what is
 * deeper is skipped, and stands as null.
 */
const DEEPEST = 60;

/** Faults that are kept: a person mends a few at a time. */
const MOST_FAULTS = 50;

/** Digits of a number: far more than a person writes. Behind them it is a fault. */
const LONGEST_NUMBER = 400;

/** Reads JSON with the places of keys and values. It never throws, and takes time linear in the text. */
export function readJsonSettings(text: string): JsonSettings {
  const faults: JsonFault[] = [];
  const root = readJsonText<Setting>(text, {
    map: (entries, { from }) => ({ kind: 'map', at: from, entries }),
    list: (items, { from }) => ({ kind: 'list', at: from, items }),
    scalar: (value, { from }) => ({
      kind: 'scalar',
      at: from,
      value: typeof value === 'object' && value !== null ? Number(value.text) : value,
    }),
    enters: (depth) => depth <= DEEPEST,
    sawText: () => undefined,
    sawFault: (fault) => {
      // The one that ends the reading is kept whatever came before it.
      if (fault.kind === 'fault' || faults.length < MOST_FAULTS) faults.push(fault);
    },
    longestNumber: LONGEST_NUMBER,
  });
  return { root, faults };
}
