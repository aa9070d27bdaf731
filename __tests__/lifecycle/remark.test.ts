import { describe, expect, it } from '@jest/globals';
import { adoptFact } from '../../src/lifecycle/adopt.js';
import { candidateRemark, type Remark } from '../../src/lifecycle/remark.js';
import { parseFact, type FactRecord } from '../../src/memory/fact.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

const PATH = '.memtrust/facts/a.md';
const BY = { proposedBy: 'bob', at: '2026-01-01T00:00:00Z' };

const fact = (body: string, path = PATH): FactRecord =>
  parseFact('a', path, Buffer.from(`---\nid: a\n---\n${body}\n`));
const eventsIn = (text: string) => parseLedger('a', '.memtrust/ledger/a.jsonl', text).events;
const look = (record: FactRecord, text: string, remark: Remark, settled = eventsIn('')) =>
  candidateRemark(record, settled, { fact: 'a', text, events: eventsIn(text) }, BY, remark);

describe('a review of a candidate', () => {
  it('is told once for each text, and once more for each review that is kept', () => {
    const record = fact('One.');
    const reviewed = look(record, '', { type: 'candidate.reviewed' })?.content ?? '';
    expect(eventsIn(reviewed)).toMatchObject([
      { type: 'candidate.reviewed', claim: record.fact?.claim, proposed_by: 'bob' },
    ]);
    expect(look(record, reviewed, { type: 'candidate.reviewed' })).toBeNull();
    expect(look(fact('Two.'), reviewed, { type: 'candidate.reviewed' })).not.toBeNull();
    const kept: Remark = { type: 'candidate.reviewed', evidence: '.memtrust/reviews/1.json' };
    const both = look(record, reviewed, kept)?.content ?? '';
    expect(eventsIn(both)).toHaveLength(2);
    expect(look(record, both, kept)).toBeNull();
  });

  it('is not told of what is adopted, of a broken fact, and of a note of another store', async () => {
    const record = fact('One.');
    const tree = new VirtualTree({ [PATH]: record.text });
    const adopted = await adoptFact(tree, {
      record,
      events: [],
      ledger: '',
      unbound: 'said',
      isBlocked: () => false,
      ...BY,
    });
    const ledger = adopted.at(-1)?.content ?? '';
    const settled = eventsIn(ledger);
    expect(look(record, ledger, { type: 'candidate.reviewed' }, settled)).toBeNull();
    expect(look(record, ledger, { type: 'candidate.reviewed' })).not.toBeNull();
    expect(look(fact('One.', 'memory/a.md'), '', { type: 'candidate.reviewed' })).toBeNull();
    const broken = parseFact('a', PATH, Buffer.from('---\nid: [\n---\n'));
    expect(look(broken, '', { type: 'candidate.reviewed' })).toBeNull();
  });

  it('stays in the ledger before the adoption', async () => {
    const record = fact('One.');
    const text = look(record, '', { type: 'candidate.reviewed' })?.content ?? '';
    const changes = await adoptFact(new VirtualTree({ [PATH]: record.text }), {
      record,
      events: eventsIn(text),
      ledger: text,
      unbound: 'said',
      isBlocked: () => false,
      ...BY,
    });
    const types = (changes.at(-1)?.content ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    expect(types).toEqual(['candidate.reviewed', 'candidate.applied']);
  });
});
