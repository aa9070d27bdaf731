import { expect, it } from '@jest/globals';
import { check, said, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store()
  .file('a.ts', 'a\n')
  .fact('old', { sources: ['a.ts'] })
  .adopted();
const contrary = { body: 'It is not so.', status: 'candidate', 'x-contradicts': 'old' };
const says = [
  '+warning: `new` contradicts `old`; it is a candidate, and what is in force stays so',
];

describeRule('MT606', 'contradicting-candidate', {
  stands: true,
  fires: [
    {
      what: 'a candidate that says otherwise than a fact',
      base,
      head: base.fact('new', contrary),
      says,
    },
  ],
  silent: [
    {
      what: 'a candidate that contradicts nothing',
      base,
      head: base.fact('new', { body: 'It is not so.', status: 'candidate' }),
    },
    {
      what: 'one that was turned down',
      base: base.fact('new', contrary).discarded(),
      head: base.fact('new', contrary).discarded(),
    },
    {
      what: 'one that was adopted',
      base: base.fact('new', { ...contrary, supersedes: ['old'], sources: ['a.ts'] }).adopted(),
      head: base.fact('new', { ...contrary, supersedes: ['old'], sources: ['a.ts'] }).adopted(),
    },
    {
      what: 'one whose other is gone',
      base: store().fact('x'),
      head: store().fact('x').fact('new', contrary),
    },
  ],
});

it('a contradiction whose adoption the change proposes is named to whoever approves it', async () => {
  expect(
    said(
      await check(base, base.fact('new', { ...contrary, sources: ['a.ts'] }).adopted()),
      'MT606',
    ),
  ).toEqual(says);
});
