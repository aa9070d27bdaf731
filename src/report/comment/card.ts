import type { Evaluation } from '../../gate/evaluate.js';
import type { AnchorVerdict } from '../../anchors/verdict.js';
import type { Entry } from '../../trust/entry.js';
import { builtInElsewhere, CONDITION_WORDS, factCounts, loweredRelease } from '../words.js';
import { table, type Table } from './tables.js';

/* The card: what was recomputed, marked, run and enforced, in four rows that are always there. */

export function card(evaluation: Evaluation): Table {
  const rows = [
    ['Sources', sourcesRow(evaluation.entries)],
    ['Facts', factCounts(evaluation) || 'none'],
    ['Fixtures', fixturesRow(evaluation)],
    ...(evaluation.releaseGate.length === 0 ? [] : [['Release gate', releaseRow(evaluation)]]),
  ];
  return { ...table('the card', ['Checked', 'Result'], rows), precedes: true };
}

/** What a source is called by its verdict. */
const SOURCE_STATES: Readonly<Record<AnchorVerdict, string>> = {
  fresh: 'unchanged',
  moved: 'unchanged',
  changed: 'changed',
  unit_changed: 'changed',
  origin_changed: 'changed',
  ambiguous: 'changed',
  missing: 'gone',
  unreadable: 'not readable',
  unbound: 'not bound',
};

/** `41 of 43 unchanged, 2 changed`: each source of each fact that is or may become trusted. */
function sourcesRow(entries: readonly Entry[]): string {
  const states = entries
    .filter(
      ({ record, status }) =>
        record !== null &&
        status !== 'policy_blocked' &&
        status !== 'rejected' &&
        status !== 'superseded',
    )
    .flatMap(({ anchors }) => anchors.map(({ verdict }) => SOURCE_STATES[verdict]));
  if (states.length === 0) return 'none are cited';
  const count = (state: string): number => states.filter((one) => one === state).length;
  const others = [...new Set(Object.values(SOURCE_STATES))]
    .filter((state) => state !== 'unchanged' && count(state) > 0)
    .map((state) => `, ${count(state)} ${state}`);
  return `${count('unchanged')} of ${states.length} unchanged${others.join('')}`;
}

/** `false memory 12/12, stale memory 14/14, yours 3/3 pass`; fewer where some fail. */
function fixturesRow(evaluation: Evaluation): string {
  const { cases } = evaluation.fixtures;
  const kinds = ['false memory', 'stale memory', null] as const;
  const parts = kinds.flatMap((kind) => {
    const all = cases.filter(({ proves }) => proves === kind);
    const passed = all.filter((one) => one.passed).length;
    return all.length === 0 ? [] : [`${kind ?? 'yours'} ${passed}/${all.length}`];
  });
  const words = [
    ...(parts.length === 0 ? [] : [`${parts.join(', ')} pass`]),
    ...builtInElsewhere(evaluation),
  ];
  return words.join('; ') || 'none needed: there is no memory';
}

/** `4 of 4 conditions met`, or which condition fails. */
function releaseRow(evaluation: Evaluation): string {
  const { releaseGate } = evaluation;
  const asked = releaseGate.filter(({ passed }) => passed !== null);
  const failed = asked.filter(({ passed }) => passed === false);
  const lowered = loweredRelease(evaluation);
  return [
    `${asked.length - failed.length} of ${asked.length} conditions met`,
    ...failed.map(({ id }) => `**not met:** ${CONDITION_WORDS[id]}`),
    ...(lowered === null ? [] : [lowered]),
  ].join('; ');
}
