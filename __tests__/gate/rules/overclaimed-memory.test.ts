import { store } from '../../store.js';
import { describeRule } from './stories.js';

const asked = store()
  .policy({})
  .fact('a')
  .adopted()
  .file('README.md', 'Memory is a folder of files.\n');

describeRule('MT803', 'overclaimed-memory', {
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
      what: 'a figure',
      base: asked,
      head: asked.file('README.md', 'Recall was 100 % on 90 queries.\n'),
    },
    {
      what: 'a promise of something else',
      base: asked,
      head: asked.file('README.md', 'Delivery is guaranteed.\n'),
    },
    {
      what: 'a repository that switched it off',
      base: asked.policy({ release: { demos: 'off' } }),
      head: asked.policy({ release: { demos: 'off' } }).file('README.md', 'Recall is perfect.\n'),
    },
  ],
});
