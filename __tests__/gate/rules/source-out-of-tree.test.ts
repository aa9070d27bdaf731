import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().file('a.ts', 'a\n');
const cites = (path: string) =>
  base.fact('x', { status: 'candidate', sources: [{ path, digest: null }] });

describeRule('MT103', 'source-out-of-tree', {
  stands: true,
  fires: [
    {
      what: 'above the root',
      base,
      head: cites('../a.ts'),
      says: ['+error: `x` cites `../a.ts`, which is outside the repository'],
    },
    {
      what: 'above the root by a detour',
      base,
      head: cites('src/../../a.ts'),
      says: ['+error: `x` cites `src/../../a.ts`, which is outside the repository'],
    },
    {
      what: 'absolute',
      base,
      head: cites('/etc/passwd'),
      says: ['+error: `x` cites `/etc/passwd`, which is outside the repository'],
    },
    {
      what: 'a home folder',
      base,
      head: cites('~/notes.md'),
      says: ['+error: `x` cites `~/notes.md`, which is outside the repository'],
    },
    {
      what: 'through a link that leaves',
      base,
      head: cites('out/a.ts').link('out', '../..'),
      says: ['+error: `x` cites `out/a.ts`, which is outside the repository'],
    },
    {
      what: 'twice, said once',
      base,
      head: base.fact('x', {
        status: 'candidate',
        sources: [
          { path: '/a', digest: null },
          { path: '/a', lines: '1-2', digest: null },
        ],
      }),
      says: ['+error: `x` cites `/a`, which is outside the repository'],
    },
  ],
  silent: [
    { what: 'a file of the tree', base, head: cites('./a.ts') },
    { what: 'a link in the tree', base, head: cites('b.ts').link('b.ts', 'a.ts') },
    { what: 'a file that is missing', base, head: cites('gone.ts') },
    {
      what: 'a fact that the policy blocks',
      base: base.policy({ sources: { block: ['x'] } }),
      head: cites('/a').policy({ sources: { block: ['x'] } }),
    },
  ],
});
