import { describe, expect, it } from '@jest/globals';
import { approvedBy, blocking, check, said, store, type Store } from '../../store.js';
import { describeRule } from './stories.js';

const CHECKS = { body: 'Authorization checks are required.', topic: 'auth', sources: ['a.ts'] };
const LIE = {
  body: 'Authorization checks are no longer required.',
  topic: 'auth',
  sources: ['a.ts'],
};
const base = store().file('a.ts', 'a\n').fact('auth/checks', CHECKS).adopted();
const says = [
  '+error: `auth/lie` is adopted by this change and denies `auth/checks`, which is trusted: both ' +
    'are about one thing, and one says that it is not so',
];

describeRule('MT608', 'adopted-denial', {
  stands: false,
  fires: [
    {
      what: 'the denial of a trusted fact',
      base,
      head: base.fact('auth/lie', LIE).adopted(),
      says,
    },
    {
      what: 'a candidate of the base that is adopted now',
      base: base.fact('auth/lie', { ...LIE, status: 'candidate' }),
      head: base.fact('auth/lie', LIE).adopted(),
      says,
    },
    {
      what: 'a number in the place of another one',
      base: store()
        .file('a.ts', 'a\n')
        .fact('old', { body: 'Sessions expire after 15 minutes.', topic: 't', sources: ['a.ts'] })
        .adopted(),
      head: store()
        .file('a.ts', 'a\n')
        .fact('old', { body: 'Sessions expire after 15 minutes.', topic: 't', sources: ['a.ts'] })
        .adopted()
        .fact('new', { body: 'Sessions expire after 60 minutes.', topic: 't', sources: ['a.ts'] })
        .adopted(),
      says: [
        '+error: `new` is adopted by this change and denies `old`, which is trusted: both are ' +
          'about one thing, and the number is another than `15`',
      ],
    },
  ],
  silent: [
    {
      what: 'one that supersedes what it denies',
      base,
      head: base.fact('auth/lie', { ...LIE, supersedes: ['auth/checks'] }).adopted(),
    },
    {
      what: 'the denial of a fact that the change retires',
      base,
      head: base.retired().fact('auth/lie', LIE).adopted(),
    },
    {
      what: 'the denial of a fact that is stale',
      base,
      head: base
        .file('a.ts', 'b\n')
        .fact('auth/lie', { ...LIE, sources: ['a.ts'] })
        .adopted(),
    },
    {
      what: 'the denial of a fact that nobody adopted',
      base: store()
        .file('a.ts', 'a\n')
        .fact('auth/checks', { ...CHECKS, status: 'candidate' }),
      head: store()
        .file('a.ts', 'a\n')
        .fact('auth/checks', { ...CHECKS, status: 'candidate' })
        .fact('auth/lie', LIE)
        .adopted(),
    },
    {
      what: 'two that the base has adopted',
      base: base.fact('auth/lie', LIE).adopted(),
      head: base.fact('auth/lie', LIE).adopted().file('b.ts', 'b\n'),
    },
    {
      what: 'one that agrees by two negations',
      base,
      head: base
        .fact('auth/skip', { ...LIE, body: 'Authorization checks must never be skipped.' })
        .adopted(),
    },
  ],
});

describe('SECURITY S57: a candidate that denies a trusted fact is named, and not adopted beside it', () => {
  const candidate = base.fact('auth/lie', { ...LIE, status: 'candidate' });

  it('a candidate is a warning that names both, in no word of its own', async () => {
    const found = await check(base, candidate);
    expect(said(found, 'MT606')).toEqual([
      '+warning: `auth/lie` denies `auth/checks`, which is trusted: both are about one thing, and ' +
        'one says that it is not so; it is a candidate, and nothing changes while it is one',
    ]);
    expect(said(found, 'MT608')).toEqual([]);
  });

  it('an approval does not make the denial pass', async () => {
    const head = base.fact('auth/lie', LIE).adopted();
    expect(blocking(await check(base, head, { authority: approvedBy('alice') }))).toEqual([
      'MT608',
    ]);
  });

  const SHARED: readonly (readonly [string, Store])[] = [
    ['a cited file', base.fact('lie', { body: LIE.body, sources: ['a.ts'], status: 'candidate' })],
    ['exactly the same words', base.fact('lie', { body: LIE.body, status: 'candidate' })],
  ];
  it.each(SHARED)('they may share %s alone', async (_what, head) => {
    expect(said(await check(base, head), 'MT606')).toHaveLength(1);
  });

  it('two facts of one change that deny each other are both named', async () => {
    const empty = store().file('a.ts', 'a\n');
    const both = empty.fact('auth/checks', CHECKS).adopted().fact('auth/lie', LIE).adopted();
    expect(said(await check(empty, both), 'MT608')).toHaveLength(2);
  });

  it('a circle of supersession replaces nothing', async () => {
    const before = store()
      .file('a.ts', 'a\n')
      .fact('auth/checks', { ...CHECKS, supersedes: ['auth/lie'] })
      .adopted();
    const head = before.fact('auth/lie', { ...LIE, supersedes: ['auth/checks'] }).adopted();
    expect(said(await check(before, head), 'MT608')).toHaveLength(1);
  });

  it('says nothing of a fact that the policy blocks', async () => {
    const policy = 'version: 1\nexclude_text: ["no longer required"]\n';
    const blocked = base.file('.memtrust/policy.yml', policy);
    const found = await check(blocked, blocked.fact('auth/lie', LIE).adopted());
    expect([...said(found, 'MT606'), ...said(found, 'MT608')]).toEqual([]);
  });
});
