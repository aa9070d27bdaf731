import { store } from '../../store.js';
import { describeRule } from './stories.js';

const text = JSON.stringify({
  schema_version: 1,
  id: 'own/a',
  query: 'q',
  policy: {},
  facts: [
    {
      source_id: 'fact:a',
      status: 'candidate',
      trust_level: 'candidate',
      topic: 't',
      body: 'b',
      expected_in_context: false,
      expected_trusted: false,
    },
  ],
});
const path = '.memtrust/fixtures/own.json';
const base = store().file(path, text);

describeRule('MT303', 'fixture-changed', {
  stands: false,
  fires: [
    {
      what: 'one is removed',
      base,
      head: base.without(path),
      says: [
        `+warning: the fixture \`${path}\` is removed; until the merge the version in the base branch counts`,
      ],
    },
    {
      what: 'one is edited',
      base,
      head: base.file(path, text.replace('own/a', 'own/b')),
      says: [
        `+warning: the fixture \`${path}\` is edited; until the merge the version in the base branch counts`,
      ],
    },
    {
      what: 'one becomes a link',
      base,
      head: base.without(path).link(path, 'other.json'),
      says: [
        `+warning: the fixture \`${path}\` is edited; until the merge the version in the base branch counts`,
      ],
    },
  ],
  silent: [
    {
      what: 'one is added',
      base,
      head: base.file('.memtrust/fixtures/b.json', text.replace('own/a', 'own/b')),
    },
    { what: 'none is touched', base, head: base.file('a', 'a') },
  ],
});
