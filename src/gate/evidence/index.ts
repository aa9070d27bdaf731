import {
  adoptions,
  approvedStaleFacts,
  audit,
  copies,
  coverage,
  denials,
  overlooked,
  owners,
  pending,
  rebounds,
  removals,
  revivals,
  unverified,
} from './adoption-evidence.js';
import {
  authorMayWrite,
  exceptions,
  gate,
  incomplete,
  mildScopes,
  softened,
  strangers,
} from './gate-evidence.js';
import type { Evidence, EvidenceInput } from './evidence.js';
import {
  exported,
  fixtures,
  liveChanges,
  looked,
  madeUp,
  oldSentences,
  release,
  review,
  untrustedSentences,
} from './text-evidence.js';

/*
 * Which kinds of evidence are there, and what is each of one evaluation? *Evidence* is what rules look at beside the
 * two snapshots. A rule names what it reads: `Rule<'unverified'>` is given `unverified.ts`. What a rule finds with both
 * is not introduced by the change. To add a kind: a file in this folder, its import and its line in `KINDS`. A
 * `collect` that fails, fails the evaluation.
 */

/** Every kind of evidence, in the order in which it is worked out: whoever is asked over the network is asked in it. */
const KINDS = {
  owners,
  looked,
  exported,
  overlooked,
  oldSentences,
  untrustedSentences,
  madeUp,
  rebounds,
  pending,
  adoptions,
  removals,
  coverage,
  audit,
  release,
  review,
  fixtures,
  gate,
  revivals,
  copies,
  denials,
  unverified,
  liveChanges,
  approvedStaleFacts,
  authorMayWrite,
  incomplete,
  softened,
  mildScopes,
  strangers,
  exceptions,
};

/** What of it takes long where there is much of it, in words for somebody who waits. */
const STEPS: Readonly<Record<string, string>> = {
  looked: 'reading agent files',
  release: 'reading public documents',
  fixtures: 'running fixtures',
};

type ValueOf<Kind> = Kind extends Evidence<infer Value> ? Value : never;

/** All evidence of one evaluation. */
export type Collected = { readonly [Kind in keyof typeof KINDS]: ValueOf<(typeof KINDS)[Kind]> };
export type EvidenceKind = keyof Collected;

type Table<Values> = { readonly [Kind in keyof Values]: Evidence<Values[Kind]> };

export async function collectEvidence(input: EvidenceInput): Promise<Collected> {
  return collectEach<Collected>(KINDS, input);
}

/** The same evidence where the base is judged as its own head. */
export function evidenceAtBase(collected: Collected, input: EvidenceInput): Collected {
  return eachAtBase<Collected>(KINDS, collected, input);
}

async function collectEach<Values>(table: Table<Values>, input: EvidenceInput): Promise<Values> {
  for (const kind in table) table[kind].begin(input);
  const values: Partial<Values> = {};
  const total = Object.keys(table).length;
  let number = 0;
  for (const kind in table) {
    number += 1;
    input.onStep?.(`${STEPS[kind] ?? 'comparing base and head'} (step ${number} of ${total})`);
    values[kind] = await table[kind].collect(input);
  }
  return whole(table, values);
}

function eachAtBase<Values>(table: Table<Values>, found: Values, input: EvidenceInput): Values {
  const values: Partial<Values> = {};
  for (const kind in table) values[kind] = table[kind].atBase(found[kind], input);
  return whole(table, values);
}

/** Without a kind that the registry has, a rule would be asked of evidence that nobody worked out. */
function whole<Values>(table: Table<Values>, values: Partial<Values>): Values {
  if (!isWhole(table, values)) throw new Error('Not every kind of evidence was worked out');
  return values;
}

function isWhole<Values>(table: Table<Values>, values: Partial<Values>): values is Values {
  return Object.keys(table).every((kind) => Object.hasOwn(values, kind));
}
