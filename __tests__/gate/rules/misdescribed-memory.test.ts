import { store } from '../../store.js';
import { describeRule } from './stories.js';

const asked = store()
  .policy({})
  .fact('a')
  .adopted()
  .file('README.md', 'Memory is a folder of files: `.memtrust/`.\n')
  .file('docs/a.md', 'See [the gate](https://example.com/memtrust).\n');
const claim = 'Memory is an external vector database.\n';

describeRule('MT801', 'misdescribed-memory', {
  stands: false,
  fires: [
    {
      what: 'the change that brings the first memory',
      base: store().file('README.md', 'x\n'),
      head: store().fact('a').file('README.md', `memtrust: ${claim}`),
      says: ['+error: a sentence in `README.md` describes memory as an external vector database'],
    },
    {
      what: 'a page too large to be read',
      base: asked,
      head: asked.file('docs/large.md', 'memtrust\n'.repeat(150_000)),
      says: [
        '+error: `docs/large.md` is too large, or one of too many files, so its claims about memory were not checked',
      ],
    },
    {
      what: 'a claim in a document from which the change takes our name',
      base: asked,
      head: asked.file('README.md', claim),
      says: ['+error: a sentence in `README.md` describes memory as an external vector database'],
    },
    {
      what: 'one in a new document that names memtrust in code, or in pieces',
      base: asked,
      head: asked
        .file('GUIDE.md', `\`npx memtrust check\`\n\n${claim}`)
        .file('docs/b.md', `See mem**trust**.\n\n${claim}`)
        .file('docs/c.md', `See mem\u200Btrust.\n\n${claim}`),
      says: ['GUIDE.md', 'docs/b.md', 'docs/c.md'].map(
        (path) =>
          `+error: a sentence in \`${path}\` describes memory as an external vector database`,
      ),
    },
    {
      what: 'one in a document of a store',
      base: asked.policy({ stores: [{ layout: 'memtrust' }, { layout: 'ai-kb' }] }),
      head: asked
        .policy({ stores: [{ layout: 'memtrust' }, { layout: 'ai-kb' }] })
        .file('.ai-kb/README.md', claim)
        .file('.memtrust/README.md', claim),
      says: ['.ai-kb/README.md', '.memtrust/README.md'].map(
        (path) =>
          `+error: a sentence in \`${path}\` describes memory as an external vector database`,
      ),
    },
    {
      what: 'a promotion without review',
      base: asked,
      head: asked.file('README.md', 'Candidate facts are trusted automatically, without review.\n'),
      says: [
        '+error: a sentence in `README.md` says that memory is trusted before anyone adopted it',
      ],
    },
    {
      what: 'a claim in the README',
      base: asked,
      head: asked.file('README.md', `# Memory\n\nIt is one thing.\n\n${claim}`),
      says: ['+error: a sentence in `README.md` describes memory as an external vector database'],
    },
    {
      what: 'a Chinese one in the documents',
      base: asked,
      head: asked.file('docs/记忆.md', 'memtrust 的记忆会在背后悄悄同步聊天记录。\n'),
      says: ['+error: a sentence in `docs/记忆.md` describes memory as a hidden chat sync'],
    },
    {
      what: 'its severity given by its code',
      base: asked.policy({ rules: { MT801: 'error' } }),
      head: asked
        .policy({ rules: { MT801: 'error' } })
        .file('README.md', 'Memory replaces your CLAUDE.md.\n'),
      says: [
        '+error: a sentence in `README.md` describes memory as something that writes or replaces agent files such as CLAUDE.md',
      ],
    },
    {
      what: 'a page that the policy names',
      base: asked.policy({ release: { documents: ['site/**'] } }),
      head: asked
        .policy({ release: { documents: ['site/**'] } })
        .file('site/a.mdx', claim)
        .file('docs/b.md', claim),
      says: ['+error: a sentence in `site/a.mdx` describes memory as an external vector database'],
    },
  ],
  silent: [
    {
      what: 'a repository without memory, whose product it may be',
      base: store().file('README.md', 'x\n'),
      head: store().file('README.md', claim),
    },
    {
      what: 'a document of a product that does not name memtrust',
      base: asked.file('docs/product.md', 'x\n'),
      head: asked.file('docs/product.md', claim).file('packages/memory/README.md', claim),
    },
    {
      what: 'what a memory document says of the rest of the project',
      base: asked,
      head: asked.file(
        'README.md',
        'Our product search uses a vector database (Qdrant).\n\nThe build generates the table of contents of CLAUDE.md.\n',
      ),
    },
    {
      what: 'a repository that switched it off',
      base: asked.policy({ release: { docs: 'off' } }),
      head: asked.policy({ release: { docs: 'off' } }).file('README.md', claim),
    },
    {
      what: 'one that switched it off again',
      base: asked.policy({ release: { docs: 'error' }, rules: { MT801: 'off' } }),
      head: asked
        .policy({ release: { docs: 'error' }, rules: { MT801: 'off' } })
        .file('README.md', claim),
    },
    {
      what: 'a request that the change itself brings',
      base: asked.policy({ release: { docs: 'off' } }),
      head: asked.file('README.md', claim),
    },
    {
      what: 'a page that the change leaves alone',
      base: asked.file('docs/a.md', `memtrust: ${claim}`),
      head: asked.file('docs/a.md', `memtrust: ${claim}`).file('README.md', 'x\n'),
    },
    {
      what: 'a denial',
      base: asked,
      head: asked.file('README.md', 'Memory is not an external vector database.\n'),
    },
    {
      what: 'code and other files',
      base: asked,
      head: asked.file('README.md', `\`\`\`\n${claim}\`\`\`\n`).file('src/a.ts', `// ${claim}`),
    },
    {
      what: 'a page that the policy excludes',
      base: asked.policy({ release: { docs: 'error' }, exclude_paths: ['docs/secret*'] }),
      head: asked
        .policy({ release: { docs: 'error' }, exclude_paths: ['docs/secret*'] })
        .file('docs/secret.md', `memtrust: ${claim}`),
    },
  ],
});
