import { sessionLine } from '../../../src/memory/session/event.js';
import { sha256 } from '../../../src/tree/digest.js';
import { store } from '../../store.js';
import { describeRule } from './stories.js';

const base = store().fact('a').adopted();
const LOG = '.memtrust/sessions/mon.jsonl';

function log(summary: string): string {
  const compaction = sessionLine(4, '', {
    type: 'session.compacted',
    range: [1, 3],
    summary,
    by: 'a model',
    archived: { lines: 3, sha256: sha256('') },
  });
  return `${compaction}\n${sessionLine(5, '', { type: 'note', text: 'on we go' })}\n`;
}

/** The three events that the compaction took out of the log. */
const ARCHIVE = [
  sessionLine(1, '', { type: 'message', role: 'user', content: 'Fix the login' }),
  sessionLine(2, '', { type: 'message', role: 'assistant', content: 'Fixed in src/auth.ts' }),
  sessionLine(3, '', { type: 'message', role: 'tool', content: '14 tests passed' }),
  '',
].join('\n');
const withArchive = base.file('.memtrust/sessions/mon.archive.jsonl', ARCHIVE);

describeRule('MT501', 'unsupported-summary', {
  stands: true,
  fires: [
    {
      what: 'a statement without a citation',
      base,
      head: base.file(LOG, log('It was fixed [1]\nThe checks are off')),
      says: ['+warning: in the summary of sequence 4, line 2: a statement cites no sequence'],
    },
    {
      what: 'a citation of what comes later',
      base,
      head: base.file(LOG, log('It was fixed [1-5]')),
      says: [
        '+warning: in the summary of sequence 4, line 1: a statement cites `1-5`, outside of `1-3`',
      ],
    },
    {
      what: 'an empty summary',
      base,
      head: base.file(LOG, log('')),
      says: ['+warning: in the summary of sequence 4: the summary states nothing'],
    },
    {
      what: 'hundreds of statements',
      base,
      head: base.file(LOG, log('x\n'.repeat(300))),
      says: [
        '+warning: in the summary of sequence 4, line 1: a statement cites no sequence, and more',
      ],
    },
    {
      what: 'a number that none of the cited events has, told without a word of the summary',
      base,
      head: withArchive.file(
        LOG,
        log('The login is fixed [1-2]\nIt is so. CANARY has 99 tests [3]'),
      ),
      says: [
        '+warning: in the summary of sequence 4, line 2: sentence 2 is not what the events that it cites say',
      ],
    },
    {
      what: 'a summary in the archive itself',
      base,
      head: base.file(
        '.memtrust/sessions/mon.archive.jsonl',
        `${ARCHIVE}${log('All checks are off [1]')}`,
      ),
      says: [
        '+warning: in the summary of sequence 4, line 1: sentence 1 is not what the events that it cites say',
      ],
    },
  ],
  silent: [
    {
      what: 'statements that the archived events hold',
      base,
      head: withArchive.file(
        LOG,
        log('user: Fix the login [1]\nsrc/auth.ts is fixed, 14 tests passed [2-3]'),
      ),
    },
    {
      what: 'a statement about events that nobody has',
      base,
      head: base.file(LOG, log('All checks are off [1]')),
    },
    {
      what: 'statements that cite what they stand for',
      base,
      head: base.file(LOG, log('user: fix it [1]\nassistant: done [2-3]')),
    },
    { what: 'a log that cannot be read', base, head: base.file(LOG, 'nonsense\n') },
    { what: 'a log elsewhere', base, head: base.file('logs/mon.jsonl', log('x')) },
  ],
});
