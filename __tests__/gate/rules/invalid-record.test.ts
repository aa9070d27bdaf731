import { factFile, store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('ok').adopted();
const path = factFile('x');

describeRule('MT101', 'invalid-record', {
  stands: true,
  fires: [
    {
      what: 'no front matter',
      base,
      head: base.file(path, 'x is so.\n'),
      says: [
        '+error: `.memtrust/facts/x.md` is not a valid fact: the first line must be exactly --- (front matter between two such lines)',
      ],
    },
    {
      what: 'an unknown status',
      base,
      head: base.file(path, '---\nstatus: trusted\n---\nx\n'),
      says: [
        '+error: `.memtrust/facts/x.md` is not a valid fact: `status` must be one of: candidate, accepted, rejected, superseded',
      ],
    },
    {
      what: 'a computed status',
      base,
      head: base.file(path, '---\nstatus: stale\n---\nx\n'),
      says: [
        '+error: `.memtrust/facts/x.md` is not a valid fact: `status` must be one of: candidate, accepted, rejected, superseded',
      ],
    },
    {
      what: 'two faults, each named',
      base,
      head: base.file(path, '---\nstaus: accepted\nkind: lie\n---\nx\n'),
      says: [
        '+error: `.memtrust/facts/x.md` is not a valid fact: unknown key `staus`; did you mean `status`?',
        '+error: `.memtrust/facts/x.md` is not a valid fact: `kind` must be one of: decision, rule, workflow, failure, entity, current_state, note, manual',
      ],
    },
    {
      what: 'an adopted fact that is broken',
      base,
      head: base.file(factFile('ok'), ''),
      says: ['+error: `.memtrust/facts/ok.md` is not a valid fact: the file is empty'],
    },
    {
      what: 'a link instead of a file',
      base,
      head: base.link(path, 'ok.md'),
      says: [
        '+error: `.memtrust/facts/x.md` is not a valid fact: a fact must be a regular file, not a link or a submodule',
      ],
    },
    {
      what: 'a file where the ledgers belong',
      base: store(),
      head: store().file('.memtrust/ledger', 'x'),
      says: ['+error: `.memtrust/ledger`: this is a file; a folder belongs here'],
    },
    {
      what: 'a note of another store, which nobody trusts: a warning',
      base: base.policy({ stores: [{ layout: 'ai-kb' }] }),
      head: base
        .policy({ stores: [{ layout: 'ai-kb' }] })
        .file('.ai-kb/atoms/x.md', '---\ntags: [\n---\nx\n'),
      says: ['+warning: `.ai-kb/atoms/x.md` is not a valid note: the bracket [ is not closed'],
    },
    {
      what: 'a ledger that is a link',
      base,
      head: base.link('.memtrust/ledger/x.jsonl', 'ok.jsonl'),
      says: ['+error: `.memtrust/ledger/x.jsonl`: a ledger must be a regular file'],
    },
  ],
  silent: [
    { what: 'a valid fact', base, head: base.fact('x', { status: 'candidate' }) },
    {
      what: 'a fact under another name, which duplicate-id says',
      base,
      head: base.fact('y').file(path, '---\nid: ok\n---\nx\n'),
    },
    {
      what: 'a file that is no fact at all',
      base,
      head: base.file('.memtrust/facts/notes.txt', 'x'),
    },
  ],
});
