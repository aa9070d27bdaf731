import { expect, it } from '@jest/globals';
import { blocking, check, findings, said, store } from '../../store.js';
import { describeRule } from './stories.js';

// Of lines without a word nobody can say which of two went.
const TWICE = 'first = 1\n***\n---\nsecond = 2\nthird = 3\nfourth = 4\n***\n---\n';
const files = store().file('app.ini', TWICE).file('once.ini', 'waits = 5\n');
const cites = (path: string, lines: string) => ({ sources: [{ path, lines }] });
const settled = files.fact('app/retries', cites('app.ini', '2-3')).adopted();
const others = files.fact('app/waits', cites('once.ini', '1-1')).adopted();
const SAYS =
  'notice: `app/retries` would stay trusted after a change at the beginning of what it cites, `app.ini` (`lines:2-3`): the same text is also in `line 7`, and after 4 more probes';

describeRule('MT304', 'fact-not-falsifiable', {
  stands: false,
  fires: [
    {
      what: 'a new fact cites what is there twice',
      base: files,
      head: settled,
      says: [SAYS.replace('notice', '+warning')],
    },
    {
      what: 'a fact is rebound to what is there twice',
      base: files.fact('app/retries', cites('app.ini', '1-1')).adopted(),
      head: files
        .fact('app/retries', cites('app.ini', '1-1'))
        .adopted()
        .edit('app/retries', cites('app.ini', '2-3'))
        .adopted(),
      says: [SAYS.replace('notice', '+warning')],
    },
  ],
  silent: [
    { what: 'what is there once', base: files, head: others },
    {
      what: 'a fact that no change touches',
      base: settled,
      head: settled.file('once.ini', 'waits = 6\n'),
    },
    {
      what: 'a change of code alone, which is left to the judging of the branch',
      base: settled.file('app.ini', TWICE.replace('fourth = 4\n***\n---\n', 'fourth = 4\n')),
      head: settled,
    },
    {
      what: 'a fact that cites nothing',
      base: files,
      head: files.fact('team/days', { body: 'We meet on Mondays.' }).adopted(),
    },
    {
      what: 'a candidate',
      base: files,
      head: files.fact('app/retries', { status: 'candidate', ...cites('app.ini', '2-3') }),
    },
  ],
});

it('names a command that was tried, and fails nothing', async () => {
  const evaluation = await check(files, settled);
  const [finding] = findings(evaluation, 'MT304');
  expect(finding).toMatchObject({
    path: '.memtrust/facts/app/retries.md',
    factId: 'app/retries',
    remedy: [
      'Run ',
      { quoted: 'npx memtrust bind app/retries app.ini#L1-L4' },
      ', then ',
      { quoted: 'npx memtrust adopt app/retries' },
      '.',
    ],
  });
  expect(evaluation.probes).toMatchObject({ facts: 1, falsifiable: 0 });
  expect(blocking(evaluation)).not.toContain('MT304');
});

it('is told on the branch where a change of code alone made a twin of what is cited', async () => {
  const unique = settled.file('app.ini', TWICE.replace('fourth = 4\n***\n---\n', 'fourth = 4\n'));
  const change = await check(unique, settled);
  expect(change.probes).toMatchObject({ facts: 0, probes: 0 });
  expect(said(change, 'MT304')).toEqual([]);
  const branch = await check(settled, settled, { scope: 'state', surface: 'branch' });
  expect(said(branch, 'MT304')).toEqual([SAYS]);
});

it('probes of a change the facts that it brings, and no other one that cites the same file', async () => {
  const both = settled.fact('app/first', cites('app.ini', '1-1')).adopted();
  const change = await check(settled, both.file('once.ini', 'waits = 6\n'));
  expect(change.probes).toMatchObject({ facts: 1, falsifiable: 1 });
});

it('probes a fact of which a change brings the adoption alone', async () => {
  const proposed = files.fact('app/retries', { status: 'accepted', ...cites('app.ini', '2-3') });
  const change = await check(proposed, proposed.adopted());
  expect(change.probes).toMatchObject({ facts: 1, falsifiable: 0 });
});

it('looks at every fact where a branch is judged by itself', async () => {
  const both = settled.fact('app/waits', cites('once.ini', '1-1')).adopted();
  const evaluation = await check(both, both, { scope: 'state', surface: 'branch' });
  expect(said(evaluation, 'MT304')).toEqual([SAYS]);
  expect(evaluation.probes).toMatchObject({ facts: 2, falsifiable: 1, sampled: null });
  expect((await check(both, both, { scope: 'state' })).probes).toMatchObject({
    facts: 0,
    probes: 0,
  });
});

it('says nothing of code that the policy keeps unsaid', async () => {
  const policy = { version: 1, exclude_text: ['Canary'] };
  const code = 'export const canary = [\n  [\n  ],\n  {},\n  [\n  ],\n];\n';
  const base = store().policy(policy).file('a.ts', code);
  const evaluation = await check(
    base,
    base.fact('app/guard', { sources: [{ path: 'a.ts', lines: '2-3' }] }).adopted(),
  );
  expect(evaluation.probes.survived.length).toBeGreaterThan(0);
  expect(JSON.stringify([evaluation.probes, evaluation.findings])).not.toMatch(/canary/i);
});
