import { describeRule } from './stories.js';
import { store } from '../../store.js';

const long = `export function requireOwner(user) {\n  return user.isOwner;\n}\n${Array.from({ length: 50 }, (_, at) => `export const value${at} = ${at};\n`).join('')}`;
const base = store().file('src/guard.ts', long).file('short.ts', 'const answer = 42;\n');

describeRule('MT111', 'coarse-anchor', {
  stands: false,
  fires: [
    {
      what: 'a new fact cites a long file as a whole',
      base,
      head: base.fact('x', {
        status: 'candidate',
        body: 'requireOwner runs first.',
        sources: ['src/guard.ts'],
      }),
      says: [
        '+notice: `x` cites `src/guard.ts` too broadly: it cites a whole file of 53 lines, so every edit makes it stale; cite a symbol, lines or a quote; better: `symbol:requireOwner`',
      ],
    },
    {
      what: 'a new fact cites a long file as a whole whose statement goes over lines',
      base: base.file(
        'src/guard.ts',
        `${long}enqueue(\n  retries,\n  { deadline: seconds(90) },\n);\n`,
      ),
      head: base
        .file('src/guard.ts', `${long}enqueue(\n  retries,\n  { deadline: seconds(90) },\n);\n`)
        .fact('x', {
          status: 'candidate',
          body: 'The deadline is 90 seconds.',
          sources: ['src/guard.ts'],
        }),
      says: [
        '+notice: `x` cites `src/guard.ts` too broadly: it cites a whole file of 57 lines, so every edit makes it stale; cite a symbol, lines or a quote; better: `quote`',
      ],
    },
  ],
  silent: [
    {
      what: 'a short file',
      base,
      head: base.fact('x', { status: 'candidate', sources: ['short.ts'] }),
    },
    {
      what: 'what was so before',
      base: base.fact('x', { sources: ['src/guard.ts'] }).adopted(),
      head: base
        .fact('x', { sources: ['src/guard.ts'] })
        .adopted()
        .file('other.ts', 'x\n'),
    },
    {
      what: 'lines of it',
      base,
      head: base.fact('x', {
        status: 'candidate',
        sources: [{ path: 'src/guard.ts', lines: '1-3' }],
      }),
    },
  ],
});
