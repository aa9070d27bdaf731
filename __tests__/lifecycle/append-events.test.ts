import { describe, expect, it } from '@jest/globals';
import { appendEvents, type EventContent } from '../../src/lifecycle/append-events.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { sha256 } from '../../src/tree/digest.js';

const SIGNED = { proposedBy: 'alice', at: '2026-01-01T00:00:00Z' };
const event = (more: Partial<EventContent> = {}): EventContent => ({
  type: 'candidate.proposed',
  claim: sha256('claim'),
  binding: sha256('binding'),
  ...more,
});

function append(text: string, ...contents: readonly EventContent[]): string {
  return appendEvents(
    { fact: 'a', text, events: parseLedger('a', 'a', text).events },
    SIGNED,
    contents,
  ).content;
}

function after(text: string): Readonly<Record<string, readonly string[]>> {
  const { events } = parseLedger('a', 'a', text);
  return Object.fromEntries(
    events.map((one) => [
      one.type,
      one.after.map((id) => events.find((other) => other.id === id)?.type ?? 'gone'),
    ]),
  );
}

describe('a new event', () => {
  it('follows every event that none follows yet, and the next one follows it', () => {
    const first = append('', event(), event({ type: 'candidate.applied' }));
    expect(after(first)).toEqual({
      'candidate.proposed': [],
      'candidate.applied': ['candidate.proposed'],
    });
    // Two branches went on from there; the union merge has both lines.
    const left = append(first, event({ type: 'fact.reverified' })).slice(first.length);
    const right = append(first, event({ type: 'candidate.reviewed' })).slice(first.length);
    const both = append(first + left + right, event({ type: 'fact.superseded' }));
    expect([...(after(both)['fact.superseded'] ?? [])].toSorted()).toEqual([
      'candidate.reviewed',
      'fact.reverified',
    ]);
  });

  it('leaves every line as it is, broken ones too', () => {
    const before = '{"cut":\n<<<<<<< HEAD';
    expect(append(before, event()).startsWith(`${before}\n{"v":1,`)).toBe(true);
  });

  it('that nobody could read is refused, and says why', () => {
    expect(() => append('', event({ why: 'x'.repeat(4_001) }))).toThrow('why');
    expect(() => append('', event({ evidence: 'x'.repeat(4_001) }))).toThrow('evidence');
    expect(() =>
      appendEvents(
        { fact: 'a', text: '', events: [] },
        { ...SIGNED, proposedBy: 'x'.repeat(201) },
        [event()],
      ),
    ).toThrow('proposed_by');
  });
});
