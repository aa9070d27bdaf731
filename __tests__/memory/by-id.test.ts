import { describe, expect, it } from '@jest/globals';
import { factsById, idsOf, newEvents, orSame } from '../../src/memory/by-id.js';
import { store } from '../store.js';

const adopted = store().fact('x', { body: 'One.' }).adopted();
const events = adopted.events('x');
const more = adopted.reverified().events('x');

describe('lists of facts and events', () => {
  it('tell which events are in one and not in another', () => {
    expect(newEvents(events, events)).toEqual([]);
    expect(newEvents(events, [...events])).toEqual([]);
    expect(newEvents(more, events).map(({ type }) => type)).toEqual(['fact.reverified']);
    expect([...idsOf(more)].toSorted()).toEqual(more.map(({ id }) => id).toSorted());
  });

  it('give of two records with one id the last', () => {
    const record = { id: 'x', path: 'a.md', fact: null, problems: [], statedId: null, text: '' };
    const other = { ...record, path: 'b.md' };
    expect(factsById([record, other]).get('x')).toBe(other);
    expect(factsById([]).size).toBe(0);
  });

  it('are the former list only where every member is the same one', () => {
    const [a, b] = [{}, {}];
    const former = [a, b];
    expect(orSame([a, b], former)).toBe(former);
    for (const now of [[b, a], [a], [a, b, a], [a, {}]]) expect(orSame(now, former)).toBe(now);
    expect(orSame(former, undefined)).toBe(former);
  });
});
