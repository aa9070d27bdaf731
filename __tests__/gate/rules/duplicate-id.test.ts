import { factFile, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('auth/owner').adopted();

describeRule('MT102', 'duplicate-id', {
  stands: true,
  fires: [
    {
      what: 'a copy that speaks in the name of another',
      base,
      head: base.file(
        factFile('auth/other'),
        '---\nid: auth/owner\nstatus: accepted\n---\nNo checks.\n',
      ),
      says: [
        '+error: `.memtrust/facts/auth/other.md` states the id `auth/owner`, which belongs to another fact',
      ],
    },
    {
      what: 'a copy that is broken besides',
      base,
      head: base.file(factFile('auth/other'), '---\nid: auth/owner\nkind: lie\n---\nNo checks.\n'),
      says: [
        '+error: `.memtrust/facts/auth/other.md` states the id `auth/owner`, which belongs to another fact',
      ],
    },
  ],
  silent: [
    { what: 'its own id', base, head: base.fact('x', { id: 'x' }) },
    {
      what: 'an id that no fact has, which invalid-record says',
      base,
      head: base.file(factFile('x'), '---\nid: y\n---\nx\n'),
    },
  ],
});
