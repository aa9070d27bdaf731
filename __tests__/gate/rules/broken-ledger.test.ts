import { describe, expect, it } from '@jest/globals';
import { blocking, check, findings, said, store, trusted } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('x').adopted();
const event = JSON.parse(base.ledger('x')) as Record<string, unknown>;
const path = '`.memtrust/ledger/x.jsonl`';

describeRule('MT110', 'broken-ledger', {
  stands: true,
  fires: [
    {
      what: 'a cut line',
      base,
      head: base.line('x', base.ledger('x').slice(0, -10)),
      says: [
        `+error: ${path}: this line is not complete JSON; was it cut, or is there a merge marker?`,
      ],
    },
    {
      what: 'a merge marker',
      base,
      head: base.line('x', '<<<<<<< ours\n'),
      says: [
        `+error: ${path}: this line is not complete JSON; was it cut, or is there a merge marker?`,
      ],
    },
    {
      what: 'an altered event',
      base,
      head: base.line('x', JSON.stringify({ ...event, proposed_by: 'alice' })),
      says: [
        `+error: ${path}: this event was changed after it was written: its id does not match its content`,
      ],
    },
    {
      what: 'an event of another fact',
      base,
      head: base.line('x', store().fact('y').adopted().ledger('y')),
      says: [`+error: ${path}: this event is about the fact \`y\`, not about \`x\``],
    },
    {
      what: 'an unknown type',
      base,
      head: base.line('x', JSON.stringify({ ...event, type: 'fact.trusted' })),
      says: [
        `+error: ${path}: this is not a valid ledger event: the key \`type\` is missing or has a wrong value`,
      ],
    },
    {
      what: 'an unknown key',
      base,
      head: base.line('x', JSON.stringify({ ...event, trusted: true })),
      says: [
        `+error: ${path}: this is not a valid ledger event: it has unknown keys, or is not an object`,
      ],
    },
    {
      what: 'a key twice',
      base,
      head: base.line('x', base.ledger('x').replace('{', '{"v":1,')),
      says: [`+error: ${path}: this event has the same key twice`],
    },
  ],
  silent: [
    { what: 'a line twice', base, head: base.line('x', base.ledger('x')) },
    { what: 'empty lines and CRLF', base, head: base.line('x', '\n\r\n  \n') },
    {
      what: 'lines in another order',
      base: base.discarded(),
      head: base
        .discarded()
        .file(
          '.memtrust/ledger/x.jsonl',
          base.discarded().ledger('x').split('\n').toReversed().join('\n'),
        ),
    },
  ],
});

describe('a ledger with a fault', () => {
  it('names a second fault beside one that was there', async () => {
    const cut = base.line('x', '{"cut\n');
    expect(
      said(await check(cut, cut.line('x', '{"cut too\n')), 'MT110').map((line) => line.slice(0, 6)),
    ).toEqual(['+error', 'error:']);
  });

  it('keeps the meaning of its other lines, and gives none to the broken one', async () => {
    const cut = base.keepLines('x', () => false).line('x', `{"cut\n${base.ledger('x')}`);
    expect(trusted(await check(cut, cut))).toEqual(['x']);
    const lost = base.keepLines('x', () => false).line('x', base.ledger('x').slice(1));
    expect(trusted(await check(lost, lost))).toEqual([]);
    expect(trusted(await check(base, lost))).toEqual(['x']);
  });

  it('that was cut where it retired is a rollback too', async () => {
    const retired = base.retired();
    const lines = retired.ledger('x').split('\n');
    const cut = base
      .keepLines('x', () => false)
      .line('x', `${lines[0]}\n${lines[1]?.slice(0, -5)}\n`);
    expect(blocking(await check(retired, cut))).toEqual(['MT110', 'MT206']);
    expect(trusted(await check(retired, cut))).toEqual([]);
  });

  it('names the line', async () => {
    expect(
      findings(await check(base, base.line('x', '\n\ncut\n')), 'MT110').map(
        (finding) => finding.line,
      ),
    ).toEqual([4]);
  });
});
