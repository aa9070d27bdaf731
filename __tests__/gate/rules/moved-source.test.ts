import { store, type FactSpec, type Store } from '../../store.js';
import { describeRule } from './stories.js';

const TEXT = 'one();\nconst answer = 42;\n';
const cited = { path: 'a.ts', quote: 'const answer = 42;' };
const citing = (spec: FactSpec): Store =>
  store()
    .file('a.ts', TEXT)
    .fact('q', { sources: [cited], ...spec })
    .adopted();
const renamed = (world: Store): Store => world.without('a.ts').file('b.ts', TEXT);
const base = citing({});
const both = citing({ sources: [cited, { path: 'a.ts', quote: 'one();' }] });
const critical = citing({ importance: 'critical' });
const candidate = store()
  .file('a.ts', TEXT)
  .fact('q', { sources: [cited], status: 'candidate' });

describeRule('MT113', 'moved-source', {
  stands: false,
  fires: [
    {
      what: 'the cited file was renamed',
      base,
      head: renamed(base),
      says: ['+warning: `q` cites `a.ts`, which is now at `b.ts`'],
    },
    {
      what: 'a file that is cited twice, once',
      base: both,
      head: renamed(both),
      says: ['+warning: `q` cites `a.ts`, which is now at `b.ts`'],
    },
  ],
  silent: [
    {
      what: 'the text moved within its file',
      base,
      head: base.file('a.ts', `two();\n${TEXT}`),
    },
    {
      what: 'the text changed in the renamed file, which makes the fact stale',
      base,
      head: base.without('a.ts').file('b.ts', 'one();\nconst answer = 43;\n'),
    },
    {
      what: 'a critical fact, which does not follow a rename',
      base: critical,
      head: renamed(critical),
    },
    { what: 'a candidate', base: candidate, head: renamed(candidate) },
  ],
});
