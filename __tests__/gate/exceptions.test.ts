import { describe, expect, test } from '@jest/globals';
import {
  accept,
  isAcceptable,
  type Exceptions,
  type Terms,
  type Ignore,
} from '../../src/gate/exceptions.js';
import type { Finding } from '../../src/gate/finding.js';
import { rules } from '../../src/gate/rules/index.js';
import type { Accepted } from '../../src/memory/baseline.js';
import { sha256 } from '../../src/tree/digest.js';

const NOW = Date.parse('2026-06-01T00:00:00Z');
const acceptable = new Set(rules.filter(isAcceptable).map(({ code }) => code));

const finding = (over: Partial<Finding> = {}): Finding => ({
  rule: 'MT405',
  name: 'dead-reference',
  severity: 'warning',
  message: [],
  remedy: [],
  path: 'CLAUDE.md',
  line: 7,
  column: null,
  decoded: null,
  fix: null,
  factId: null,
  changedAt: null,
  scope: null,
  statement: null,
  accepted: null,
  awaitsApproval: false,
  introduced: true,
  fingerprint: sha256('x'),
  ...over,
});
const entry = (over: Partial<Accepted> = {}): Accepted => ({
  rule: 'MT405',
  path: 'CLAUDE.md',
  fingerprint: sha256('x'),
  reason: 'known',
  author: 'alice',
  line: 3,
  ...over,
});
const ignore = (over: Partial<Ignore> = {}): Ignore => ({
  path: 'CLAUDE.md',
  line: 6,
  rule: 'MT405',
  reason: 'known',
  lines: [6, 7],
  ...over,
});
const having = (accepted: readonly Accepted[], inline: readonly Ignore[] = []): Exceptions => ({
  baseline: { accepted, problems: [] },
  inline,
});
const NONE = having([]);

function outcome(
  findings: readonly Finding[],
  head: Exceptions,
  terms: Partial<Terms> = {},
): { accepted: (string | null)[]; faults: string[] } {
  const { findings: judged, faults } = accept(findings, head, {
    settled: head,
    trustsHead: false,
    acceptable,
    now: NOW,
    ...terms,
  });
  return {
    accepted: judged.map((one) => one.accepted?.by ?? null),
    faults: faults.map(({ by, rule, fault }) => `${by} ${rule} ${fault}`),
  };
}

describe('a baseline', () => {
  test('covers the finding that it names, new or not', () => {
    expect(outcome([finding(), finding({ fingerprint: sha256('y') })], having([entry()]))).toEqual({
      accepted: ['baseline', null],
      faults: [],
    });
  });

  test('covers nothing that only shares the rule and the file', () => {
    expect(outcome([finding({ fingerprint: sha256('y') })], having([entry()]))).toEqual({
      accepted: [null],
      faults: ['baseline MT405 unused'],
    });
  });

  test('of a pull request covers nothing there, and says so', () => {
    expect(outcome([finding()], having([entry()]), { settled: NONE })).toEqual({
      accepted: [null],
      faults: ['baseline MT405 unsettled'],
    });
  });

  test('counts in a working tree of one’s own, with a word', () => {
    expect(outcome([finding()], having([entry()]), { settled: NONE, trustsHead: true })).toEqual({
      accepted: ['baseline'],
      faults: ['baseline MT405 unsettled'],
    });
  });

  test('with another reason is another entry', () => {
    expect(
      outcome([finding()], having([entry({ reason: 'because' })]), { settled: having([entry()]) }),
    ).toEqual({ accepted: [null], faults: ['baseline MT405 unsettled'] });
  });

  test('past its date still covers, and warns', () => {
    expect(outcome([finding()], having([entry({ expires: '2026-05-31' })]))).toEqual({
      accepted: ['baseline'],
      faults: ['baseline MT405 expired'],
    });
    expect(outcome([finding()], having([entry({ expires: '2026-06-01' })])).faults).toEqual([]);
  });

  test.each(['MT201', 'MT105', 'MT401', 'MT402', 'MT411'] as const)('never covers %s', (rule) => {
    expect(outcome([finding({ rule })], having([entry({ rule })]), { trustsHead: true })).toEqual({
      accepted: [null],
      faults: [`baseline ${rule} refused`],
    });
  });
});

describe('a comment beside the text', () => {
  test('covers findings of its rule on its lines', () => {
    const others = [
      finding({ line: 8 }),
      finding({ rule: 'MT407' }),
      finding({ path: 'AGENTS.md' }),
    ];
    expect(outcome([finding(), ...others], having([], [ignore()]))).toEqual({
      accepted: ['inline', null, null, null],
      faults: [],
    });
  });

  test('covers all of its file where it says so', () => {
    expect(
      outcome([finding({ line: 400 })], having([], [ignore({ lines: null })])).accepted,
    ).toEqual(['inline']);
  });

  test('never covers an error that is new, even where it is settled', () => {
    const hidden = finding({ rule: 'MT403', severity: 'error' });
    const settled = having([], [ignore({ rule: 'MT403' })]);
    expect(outcome([hidden], settled).accepted).toEqual([null]);
    expect(outcome([{ ...hidden, introduced: false }], settled).accepted).toEqual(['inline']);
  });

  test('of a pull request covers nothing there', () => {
    expect(outcome([finding()], having([], [ignore()]), { settled: NONE })).toEqual({
      accepted: [null],
      faults: ['inline MT405 unsettled'],
    });
  });

  test('without a reason covers nothing', () => {
    expect(outcome([finding()], having([], [ignore({ reason: '' })]))).toEqual({
      accepted: [null],
      faults: ['inline MT405 no-reason'],
    });
  });

  test('that covers nothing is said', () => {
    expect(outcome([], having([], [ignore()]))).toEqual({
      accepted: [],
      faults: ['inline MT405 unused'],
    });
  });

  test('never covers a rule about what a change does', () => {
    expect(
      outcome(
        [finding({ rule: 'MT402', severity: 'error' })],
        having([], [ignore({ rule: 'MT402' })]),
        { trustsHead: true },
      ),
    ).toEqual({ accepted: [null], faults: ['inline MT402 refused'] });
  });
});
