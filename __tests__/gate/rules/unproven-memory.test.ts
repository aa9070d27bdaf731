import { aitFixtures } from '../../fixtures/running.js';
import { store } from '../../store.js';
import { describeRule } from './stories.js';

const builtIn = aitFixtures[0]?.id ?? '';
const marker = (fixture: string) => `# Demo\n\n<!-- memtrust:demo ${fixture} -->\n`;
const fixture = (trusted: boolean) =>
  JSON.stringify({
    schema_version: 1,
    id: 'own-demo',
    query: 'q',
    policy: {},
    facts: [
      {
        source_id: 'fact:a',
        status: 'candidate',
        trust_level: 'candidate',
        topic: 't',
        body: 'b',
        expected_in_context: trusted,
        expected_trusted: trusted,
      },
    ],
  });
const asked = store()
  .policy({})
  .fact('a')
  .adopted()
  .file('README.md', 'See memtrust.\n')
  .file('.memtrust/fixtures/own.json', fixture(false));

describeRule('MT802', 'unproven-memory', {
  stands: true,
  fires: [
    {
      what: 'a claim beside a fixture that fails, once',
      base: asked.file('.memtrust/fixtures/own.json', fixture(true)),
      head: asked
        .file('.memtrust/fixtures/own.json', fixture(true))
        .file('README.md', `${marker('fixture=own-demo')}\nOur false-memory demo is complete.\n`),
      says: ['+error: a demonstration in `README.md` names the fixture `own-demo`, which fails'],
    },
    {
      what: 'a fixture that nobody knows, without any policy',
      base: asked.policy({}),
      head: asked.policy({}).file('README.md', marker('fixture=no-such')),
      says: [
        '+error: a demonstration in `README.md` names the fixture `no-such`, which does not exist',
      ],
    },
    {
      what: 'a fixture that nobody knows',
      base: asked,
      head: asked.file('README.md', marker('fixture=no-such')),
      says: [
        '+error: a demonstration in `README.md` names the fixture `no-such`, which does not exist',
      ],
    },
    {
      what: 'a marker without one',
      base: asked,
      head: asked.file('README.md', marker('')),
      says: ['+error: a demonstration in `README.md` names no fixture'],
    },
    {
      what: 'the second of two',
      base: asked,
      head: asked.file('README.md', marker('fixture=own-demo fixture="no such"')),
      says: [
        '+error: a demonstration in `README.md` names the fixture `no such`, which does not exist',
      ],
    },
    {
      what: 'a fixture that fails',
      base: asked,
      head: asked
        .file('README.md', marker('fixture=own-demo'))
        .file('.memtrust/fixtures/own.json', fixture(true)),
      says: ['+error: a demonstration in `README.md` names the fixture `own-demo`, which fails'],
    },
    {
      what: 'a page that the change leaves alone, of a fixture that it breaks',
      base: asked.file('docs/a.md', marker('fixture=own-demo')),
      head: asked
        .file('docs/a.md', marker('fixture=own-demo'))
        .file('.memtrust/fixtures/own.json', fixture(true)),
      says: ['+error: a demonstration in `docs/a.md` names the fixture `own-demo`, which fails'],
    },
    {
      what: 'a fixture that the change takes away',
      base: asked.file('docs/a.md', marker('fixture=own-demo')),
      head: asked
        .file('docs/a.md', marker('fixture=own-demo'))
        .without('.memtrust/fixtures/own.json'),
      says: [
        '+error: a demonstration in `docs/a.md` names the fixture `own-demo`, which does not exist',
      ],
    },
    {
      what: 'one that the change takes away, though another speaks of it',
      base: asked.file('docs/a.md', marker('fixture=own-demo')),
      head: asked
        .file('docs/a.md', marker('fixture=own-demo'))
        .without('.memtrust/fixtures/own.json')
        .file(
          '.memtrust/fixtures/other.json',
          fixture(false).replace('"own-demo"', '"other"').replace('"t"', '"was own-demo"'),
        ),
      says: [
        '+error: a demonstration in `docs/a.md` names the fixture `own-demo`, which does not exist',
      ],
    },
  ],
  silent: [
    {
      what: 'a built-in fixture',
      base: asked,
      head: asked.file('README.md', marker(`fixture=${builtIn}`)),
    },
    {
      what: 'both kinds under the fixtures of both',
      base: asked,
      head: asked.file(
        'README.md',
        `${marker('fixture=built-in/false-memory fixture=built-in/stale-memory')}\nThe false memory and stale memory demos are complete.\n`,
      ),
    },
    {
      what: 'poisoned memory under the fixture of false memory, and a memory that was tampered with',
      base: asked,
      head: asked.file(
        'README.md',
        `${marker('fixture=built-in/false-memory')}\nOur memory-poisoning demo is complete. Our tampered-memory demo is complete. No browser is outdated.\n`,
      ),
    },
    {
      what: 'a fixture whose id does not say which it is about',
      base: asked,
      head: asked.file(
        'README.md',
        `${marker('fixture=own-demo')}\nOur stale-memory demo is complete.\n`,
      ),
    },
    {
      what: "one of the repository's own",
      base: asked,
      head: asked.file('README.md', marker('fixture=own-demo')),
    },
    {
      what: 'one that comes with it',
      base: asked.without('.memtrust/fixtures/own.json'),
      head: asked.file('README.md', marker('fixture=own-demo')),
    },
    {
      what: 'a marker in code, and another comment',
      base: asked,
      head: asked.file(
        'README.md',
        `\`\`\`\n${marker('fixture=no-such')}\`\`\`\n\n\`<!-- memtrust:demo fixture=no-such -->\` <!-- memtrust:demonstration -->\n`,
      ),
    },
  ],
});

describeRule('MT802', 'unproven-memory', {
  // A claim is looked for where the change touches its page.
  stands: false,
  fires: [
    {
      what: 'a claim without a marker',
      base: asked,
      head: asked.file('README.md', '# Demo\n\nOur false-memory demo … complete\n'),
      says: [
        '+error: a sentence in `README.md` says that false or stale memory was demonstrated, but the page names no fixture that shows it',
      ],
    },
    {
      what: 'one of stale memory, in the documents',
      base: asked,
      head: asked.file(
        'docs/a.md',
        'With memtrust this repository demonstrates stale memory detection.\n',
      ),
      says: [
        '+error: a sentence in `docs/a.md` says that false or stale memory was demonstrated, but the page names no fixture that shows it',
      ],
    },
    {
      what: 'a claim beside a marker in code',
      base: asked,
      head: asked.file(
        'README.md',
        `Our false-memory demo is complete.\n\n\`\`\`\n${marker(`fixture=${builtIn}`)}\`\`\`\n`,
      ),
      says: [
        '+error: a sentence in `README.md` says that false or stale memory was demonstrated, but the page names no fixture that shows it',
      ],
    },
  ],
  silent: [
    {
      what: 'a claim beside a fixture that shows it',
      base: asked,
      head: asked.file(
        'README.md',
        `${marker(`fixture=${builtIn}`)}\nOur false-memory demo is complete.\n`,
      ),
    },
    {
      what: 'a claim where the condition is off',
      base: asked.policy({ release: { demos: 'off' } }),
      head: asked
        .policy({ release: { demos: 'off' } })
        .file('README.md', 'Our false-memory demo is complete.\n'),
    },
  ],
});

// A sentence is looked for in the documents that a change touches.
describeRule('MT802', 'unproven-memory', {
  stands: false,
  fires: [
    {
      what: 'stale memory under the fixture of false memory',
      base: asked,
      head: asked.file(
        'README.md',
        `${marker('fixture=built-in/false-memory')}\nOur stale-memory demo is complete.\n`,
      ),
      says: [
        '+error: a sentence in `README.md` says that stale memory was demonstrated, and the fixtures that the page names are about false memory',
      ],
    },
    {
      what: 'false memory, by its title, under the fixture of stale memory, in Chinese and English',
      base: asked,
      head: asked
        .file(
          'README.md',
          `${marker('fixture=built-in/stale-memory')}\n## False memory\n\nThe demo is complete.\n`,
        )
        .file(
          'docs/zh.md',
          `${marker('fixture=built-in/stale-memory-zh')}\n虚假记忆演示已完成。\n`,
        ),
      says: [
        '+error: a sentence in `README.md` says that false memory was demonstrated, and the fixtures that the page names are about stale memory',
        '+error: a sentence in `docs/zh.md` says that false memory was demonstrated, and the fixtures that the page names are about stale memory',
      ],
    },
    {
      what: 'two kinds under the fixture of one',
      base: asked,
      head: asked.file(
        'README.md',
        `${marker('fixture=built-in/stale-memory')}\nThe false memory and stale memory demos are complete.\n`,
      ),
      says: [
        '+error: a sentence in `README.md` says that false memory was demonstrated, and the fixtures that the page names are about stale memory',
      ],
    },
  ],
  silent: [{ what: 'nothing is said', base: asked, head: asked.file('README.md', 'y\n') }],
});

describeRule('MT802', 'unproven-memory', {
  stands: false,
  fires: [
    {
      what: 'a promise',
      base: asked,
      head: asked.file('README.md', 'The gate catches all poisoned memory.\n'),
      says: ['+error: a sentence in `README.md` promises more about memory than anyone can prove'],
    },
    {
      what: 'a Chinese one',
      base: asked,
      head: asked.file('README.md', '完美的记忆。\n'),
      says: ['+error: a sentence in `README.md` promises more about memory than anyone can prove'],
    },
  ],
  silent: [
    {
      what: 'a figure, and a promise of something else',
      base: asked,
      head: asked.file('README.md', 'Recall was 100 % on 90 queries.\n\nDelivery is guaranteed.\n'),
    },
    {
      what: 'a promise in a document that does not name memtrust',
      base: asked,
      head: asked.file('docs/product.md', 'Recall is perfect.\n'),
    },
    {
      what: 'a repository that switched it off',
      base: asked.policy({ release: { demos: 'off' } }),
      head: asked.policy({ release: { demos: 'off' } }).file('README.md', 'Recall is perfect.\n'),
    },
  ],
});
