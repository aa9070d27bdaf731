import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../any-character.js';
import { lastDecisive } from '../../src/memory/last-decisive.js';
import {
  DECISIVE_TYPES,
  eventLine,
  makeEvent,
  OTHER_TYPES,
  parseLedger,
  type LedgerEvent,
} from '../../src/memory/ledger.js';
import { phraseText } from '../../src/text/phrase.js';
import { sha256, type Sha256 } from '../../src/tree/digest.js';

const event = (more: Partial<Omit<LedgerEvent, 'id' | 'v'>> = {}): LedgerEvent =>
  makeEvent({
    type: 'candidate.applied',
    fact: 'a',
    claim: sha256('claim'),
    binding: sha256('binding'),
    at: '2026-01-01T00:00:00Z',
    proposed_by: 'alice',
    after: [],
    ...more,
  });
const parse = (text: string) => parseLedger('a', '.memtrust/ledger/a.jsonl', text);
const faults = (text: string): string[] =>
  parse(text).faults.map(({ problem }) => `${problem.line} ${phraseText(problem.message)}`);

const anyEvent = fc
  .record({
    type: fc.constantFrom(...DECISIVE_TYPES, ...OTHER_TYPES),
    claim: fc.constantFrom('1', '2').map((one) => sha256(one)),
    proposed_by: fc.string({ unit: anyCharacter, maxLength: 8 }),
    why: fc.option(
      fc.string({ unit: fc.constantFrom(...Array.from('a":,{}\\\n')), maxLength: 12 }),
      { nil: undefined },
    ),
    after: fc.array(
      fc.constantFrom('p', 'q').map((one) => sha256(one)),
      { maxLength: 2 },
    ),
  })
  .map(({ why, ...rest }) => event({ ...rest, ...(why === undefined ? {} : { why }) }));

describe('a ledger', () => {
  it('gives back the events that were written', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 5 }), (events) => {
        const ledger = parse(events.map(eventLine).join(''));
        expect(ledger.faults).toEqual([]);
        expect(ledger.events).toEqual(
          [...new Map(events.map((one) => [one.id, one])).values()].toSorted((a, b) =>
            a.id < b.id ? -1 : 1,
          ),
        );
      }),
    );
  });

  it('is read alike where a line is exactly as it is written and where it only means the same', () => {
    fc.assert(
      fc.property(
        anyEvent,
        fc.option(fc.tuple(fc.nat(), fc.constantFrom(...Array.from('0a1f"}{,: \\x'))), {
          nil: null,
        }),
        (one, edit) => {
          const line = eventLine(one).trim();
          const at = (edit?.[0] ?? 0) % line.length;
          const text = edit === null ? line : `${line.slice(0, at)}${edit[1]}${line.slice(at + 1)}`;
          // A blank before it changes nothing, and keeps the quick way out of it.
          expect(JSON.stringify(parse(text))).toBe(JSON.stringify(parse(` ${text}`)));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is a set: order, repetition, blank lines and line ends say nothing', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyEvent, { minLength: 1, maxLength: 5 })
          .chain((events) =>
            fc.tuple(
              fc.constant(events),
              fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
            ),
          ),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        ([events, shuffled], lineEnd) => {
          expect(parse(shuffled.map((one) => eventLine(one).trim()).join(lineEnd))).toEqual(
            parse(events.map(eventLine).join('')),
          );
        },
      ),
    );
  });

  it('has a fault, or the very same event, where one character of a line is another, and keeps the other lines', () => {
    const kept = event({ why: 'kept' });
    fc.assert(
      fc.property(
        anyEvent,
        fc.nat(),
        fc.constantFrom(...Array.from('0a1f"}{,: \\x')),
        (one, place, character) => {
          fc.pre(one.id !== kept.id);
          const line = eventLine(one).trim();
          const at = place % line.length;
          const ledger = parse(
            `${line.slice(0, at)}${character}${line.slice(at + 1)}\n${eventLine(kept)}`,
          );
          expect(ledger.events).toContainEqual(kept);
          for (const found of ledger.events) expect([one, kept]).toContainEqual(found);
          if (ledger.events.length === 1) expect(ledger.faults).toHaveLength(1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    [
      'is cut',
      (line: string) => line.slice(0, 80),
      'this line is not complete JSON; was it cut, or is there a merge marker?',
    ],
    [
      'is a merge marker',
      () => '<<<<<<< HEAD',
      'this line is not complete JSON; was it cut, or is there a merge marker?',
    ],
    [
      'has another claim',
      (line: string) => line.replace(sha256('claim'), sha256('other')),
      'this event was changed after it was written: its id does not match its content',
    ],
    [
      'has a key twice',
      (line: string) => line.replace('{', '{"proposed_by":"mallory",'),
      'this event has the same key twice',
    ],
    [
      'has the key twice, written in another way',
      (line: string) => line.replace('{', '{"proposed\\u005fby" : "mallory",'),
      'this event has the same key twice',
    ],
    [
      'has a key more',
      (line: string) => line.replace('{', '{"approved":true,'),
      'this is not a valid ledger event: it has unknown keys, or is not an object',
    ],
    [
      'has a prototype',
      (line: string) => line.replace('{', '{"__proto__":{"v":1},'),
      'this is not a valid ledger event: it has unknown keys, or is not an object',
    ],
    [
      'is a list',
      (line: string) => `[${line}]`,
      'this is not a valid ledger event: it has unknown keys, or is not an object',
    ],
    [
      'has half a surrogate pair',
      (line: string) => line.replace('"alice"', '"\\ud800"'),
      'this is not a valid ledger event: the key `proposed_by` is missing or has a wrong value',
    ],
    [
      'has a digest in capitals',
      (line: string) =>
        line.replace(
          sha256('claim'),
          sha256('claim').replace(/[a-f]/g, (letter) => letter.toUpperCase()),
        ),
      'this is not a valid ledger event: the key `claim` is missing or has a wrong value',
    ],
  ])('counts a line for nothing that %s', (_what, change, why) => {
    expect(faults(change(eventLine(event()).trim()))).toEqual([`1 ${why}`]);
  });

  it('counts an event of another fact for nothing', () => {
    expect(faults(eventLine(event({ fact: 'b' })))).toEqual([
      '1 this event is about the fact `b`, not about `a`',
    ]);
  });

  it('names the line of the fault', () => {
    expect(
      faults(`${eventLine(event())}\n${eventLine(event({ why: 'x' })).slice(0, 50)}\n`),
    ).toEqual(['3 this line is not complete JSON; was it cut, or is there a merge marker?']);
  });
});

describe('the last decisive events', () => {
  const after = (...events: readonly LedgerEvent[]): Sha256[] => events.map((one) => one.id);

  it('are those that no other decisive event follows, however far away', () => {
    const first = event();
    const seen = event({ type: 'candidate.reviewed', after: after(first) });
    const second = event({ type: 'fact.rebound', after: after(seen) });
    expect(lastDecisive([first, seen, second])).toEqual([second]);
  });

  it('stay what they are when only a remark follows', () => {
    const first = event();
    expect(
      lastDecisive([first, event({ type: 'evidence.recorded', after: after(first) })]),
    ).toEqual([first]);
  });

  it('are several after parallel merges', () => {
    const start = event();
    const [left, right] = [
      event({ why: 'left', after: after(start) }),
      event({ why: 'right', after: after(start) }),
    ];
    expect(lastDecisive([start, left, right])).toEqual([left, right]);
  });

  it('do not depend on the order of the events', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(...DECISIVE_TYPES, ...OTHER_TYPES),
            fc.array(fc.nat(20), { maxLength: 3 }),
          ),
          { maxLength: 8 },
        ),
        fc.nat(7),
        (plan, turn) => {
          const events: LedgerEvent[] = [];
          for (const [index, [type, follows]] of plan.entries())
            events.push(
              event({
                type,
                why: String(index),
                after: follows.flatMap((one) => events[one]?.id ?? []),
              }),
            );
          const turned = [...events.slice(turn), ...events.slice(0, turn)];
          const ids = (found: readonly LedgerEvent[]): string[] =>
            found.map((one) => one.id).toSorted();
          expect(ids(lastDecisive(turned))).toEqual(ids(lastDecisive(events)));
          // A rebound decides nothing by itself (SECURITY S42).
          if (
            events.some(
              (one) =>
                one.type !== 'fact.rebound' && DECISIVE_TYPES.some((type) => type === one.type),
            )
          )
            expect(lastDecisive(events).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('a ledger of nothing but broken lines', () => {
  it('names the first ones and counts the rest, and keeps the event among them', () => {
    const ledger = parse(`${'{\n'.repeat(5_000)}${eventLine(event())}${'x\n'.repeat(5_000)}`);
    expect(ledger.events).toEqual([event()]);
    expect(ledger.faults.map(({ problem }) => problem.line)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => index + 1),
      undefined,
    ]);
    expect(phraseText(ledger.faults.at(-1)?.problem.message ?? [])).toBe('and 9980 more problems');
  });
});
