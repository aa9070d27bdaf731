import { describe, expect, it } from '@jest/globals';
import { check, said, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store();
const large = '.memtrust/ledger/x.jsonl';
const says = [`+error: \`${large}\` is larger than the cap of 1048576 bytes`];
const tooLarge = base.file(large, 'x'.repeat(1_048_577));

describeRule('MT703', 'incomplete-evaluation', {
  stands: true,
  fires: [{ what: 'a file above the cap', base, head: tooLarge, says }],
  silent: [
    { what: 'a file at the cap', base, head: base.file(large, '\n'.repeat(1_048_576)) },
    {
      what: 'a large file that is no memory',
      base,
      head: base.file('a.bin', 'x'.repeat(1_048_577)),
    },
  ],
});

describe('SECURITY S12: what is not read does not pass', () => {
  it('however long it has been so', async () => {
    expect((await check(tooLarge, tooLarge.file('a', 'a'))).verdict).toBe('fail');
  });

  it('but a change that mends it does', async () => {
    const evaluation = await check(tooLarge, base);
    expect(evaluation.verdict).toBe('pass');
    expect(said(evaluation, 'MT703')).toEqual([
      `warning: in the base branch: \`${large}\` is larger than the cap of 1048576 bytes`,
    ]);
  });

  it('nor does a file of another store that the policy names', async () => {
    const ait = base
      .policy({ stores: [{ layout: 'ait' }] })
      .file('.ait/facts.json', `[${' '.repeat(1_048_576)}]`);
    expect(said(await check(ait, ait), 'MT703')).toEqual([
      'error: `.ait/facts.json` is larger than the cap of 1048576 bytes',
    ]);
  });

  it.each(['memory/long-term/a.md', '.memtrust/workspace/staging/new-trap-a.md'])(
    'but a note is only warned of, for it gives no trust: %s',
    async (path) => {
      const notes = base.policy({ stores: [{ layout: 'ai-runtime' }] });
      const evaluation = await check(notes, notes.file(path, 'x'.repeat(1_048_577)));
      expect([evaluation.verdict, said(evaluation, 'MT703'), said(evaluation, 'MT101')]).toEqual([
        'pass',
        [],
        [`+warning: \`${path}\` is not a valid note: it is larger than 1 MB, so it is not read`],
      ]);
    },
  );
});
