import { aitFixtures } from '../../fixtures/running.js';
import { store } from '../../store.js';
import { describeRule } from './stories.js';

const builtIn = aitFixtures[0]?.id ?? '';
const marker = (fixture: string) => `# Demo\n\n<!-- memtrust:demo ${fixture} -->\n`;
const fixture = (trusted: boolean) => JSON.stringify({ schema_version: 1, id: 'own-demo', query: 'q', policy: {}, facts: [{ source_id: 'fact:a', status: 'candidate', trust_level: 'candidate', topic: 't', body: 'b', expected_in_context: trusted, expected_trusted: trusted }] });
const asked = store().policy({ release: { docs: true } }).fact('a').adopted().file('README.md', 'x\n').file('.memtrust/fixtures/own.json', fixture(false));

describeRule('MT802', 'demo-without-fixture', {
  stands: true,
  fires: [
    { what: 'a fixture that nobody knows', base: asked, head: asked.file('README.md', marker('fixture=no-such')), says: ['+warning: a demonstration in `README.md` names the fixture `no-such`, which nobody knows'] },
    { what: 'a marker without one', base: asked, head: asked.file('README.md', marker('')), says: ['+warning: a demonstration in `README.md` names no fixture'] },
    { what: 'the second of two', base: asked, head: asked.file('README.md', marker('fixture=own-demo fixture="no such"')), says: ['+warning: a demonstration in `README.md` names the fixture `no such`, which nobody knows'] },
    { what: 'a fixture that fails', base: asked, head: asked.file('README.md', marker('fixture=own-demo')).file('.memtrust/fixtures/own.json', fixture(true)), says: ['+warning: a demonstration in `README.md` names the fixture `own-demo`, which fails'] },
    { what: 'a page that the change leaves alone, of a fixture that it breaks', base: asked.file('docs/a.md', marker('fixture=own-demo')), head: asked.file('docs/a.md', marker('fixture=own-demo')).file('.memtrust/fixtures/own.json', fixture(true)), says: ['+warning: a demonstration in `docs/a.md` names the fixture `own-demo`, which fails'] },
    { what: 'a fixture that the change takes away', base: asked.file('docs/a.md', marker('fixture=own-demo')), head: asked.file('docs/a.md', marker('fixture=own-demo')).without('.memtrust/fixtures/own.json'), says: ['+warning: a demonstration in `docs/a.md` names the fixture `own-demo`, which nobody knows'] },
    { what: 'one that the change takes away, though another speaks of it', base: asked.file('docs/a.md', marker('fixture=own-demo')), head: asked.file('docs/a.md', marker('fixture=own-demo')).without('.memtrust/fixtures/own.json').file('.memtrust/fixtures/other.json', fixture(false).replace('"own-demo"', '"other"').replace('"t"', '"was own-demo"')), says: ['+warning: a demonstration in `docs/a.md` names the fixture `own-demo`, which nobody knows'] },
  ],
  silent: [
    { what: 'a built-in fixture', base: asked, head: asked.file('README.md', marker(`fixture=${builtIn}`)) },
    { what: "one of the repository's own", base: asked, head: asked.file('README.md', marker('fixture=own-demo')) },
    { what: 'one that comes with it', base: asked.without('.memtrust/fixtures/own.json'), head: asked.file('README.md', marker('fixture=own-demo')) },
    { what: 'a marker in code, and another comment', base: asked, head: asked.file('README.md', `\`\`\`\n${marker('fixture=no-such')}\`\`\`\n\n\`<!-- memtrust:demo fixture=no-such -->\` <!-- memtrust:demonstration -->\n`) },
  ],
});
