import { store } from '../../store.js';
import { describeRule } from './stories.js';

const WRONG = `sha256:${'0'.repeat(64)}`;
const base = store()
  .file('a.ts', 'a\n')
  .fact('x', { sources: ['a.ts'] })
  .adopted();

describeRule('MT104', 'binding-mismatch', {
  stands: false,
  fires: [
    {
      what: 'a new fact with a digest of something else',
      base,
      head: base.fact('y', { status: 'candidate', sources: [{ path: 'a.ts', digest: WRONG }] }),
      says: ['+error: the binding of `y` does not match `a.ts` (changed)'],
    },
    {
      what: 'a digest of code that is not there yet',
      base,
      head: base.fact('y', { status: 'candidate', sources: [{ path: 'later.ts', digest: WRONG }] }),
      says: ['+error: the binding of `y` does not match `later.ts` (missing)'],
    },
    {
      what: 'a changed binding',
      base,
      head: base.edit('x', { sources: [{ path: 'a.ts', digest: WRONG }] }),
      says: ['+error: the binding of `x` does not match `a.ts` (changed)'],
    },
    {
      what: 'a fact that was deleted and comes back over changed code',
      base: base.without('.memtrust/facts/x.md').file('a.ts', 'b\n'),
      head: base.file('a.ts', 'b\n'),
      says: ['+error: the binding of `x` does not match `a.ts` (changed)'],
    },
    {
      what: 'a quote that is not there',
      base,
      head: base.fact('y', {
        status: 'candidate',
        sources: [
          { path: 'a.ts', quote: 'nowhere to be found', place: `sha256:${'0'.repeat(64)} 1/1` },
        ],
      }),
      says: ['+error: the binding of `y` does not match `a.ts` (missing)'],
    },
    {
      what: 'a quote without a place',
      base,
      head: base.fact('y', {
        status: 'candidate',
        sources: [{ path: 'a.ts', quote: 'nowhere to be found' }],
      }),
      says: [
        '+error: the binding of `y` does not match `a.ts` (its place is missing or malformed)',
      ],
    },
  ],
  silent: [
    {
      what: 'a true binding',
      base,
      head: base.fact('y', { status: 'candidate', sources: ['a.ts'] }),
    },
    {
      what: 'code that changes under an old binding, which is stale',
      base,
      head: base.file('a.ts', 'b\n'),
    },
    {
      what: 'no digest',
      base,
      head: base.fact('y', { status: 'candidate', sources: [{ path: 'a.ts', digest: null }] }),
    },
    {
      what: 'a source out of the tree, which has its own rule',
      base,
      head: base.fact('y', { status: 'candidate', sources: [{ path: '/a.ts', digest: WRONG }] }),
    },
  ],
});
