import { describe, expect, it } from '@jest/globals';
import { check, factFile, findings, said, store } from '../../store.js';
import { phraseText } from '../../../src/text/phrase.js';
import { describeRule } from './stories.js';

const STATED = 'Retries have no limit.';
const base = store()
  .file('a.ts', 'a\n')
  .fact('ok', { sources: ['a.ts'] })
  .adopted();
const discarded = base.fact('old', { body: STATED, status: 'candidate' }).discarded();
const retired = base.fact('old', { body: STATED, topic: 'retries' }).adopted().retired();
const LONG =
  'The retries of the payment client have no limit at all, since the queue in front of it drops what is too old. Whoever calls the gateway waits for an answer for 30 seconds and asks again, until every worker has gone away.';
const long = base.fact('old', { body: LONG, status: 'candidate' }).discarded();
const copy = { body: 'Retries have\n  no limit.', status: 'candidate' };
const says = ['+warning: `new` states the same as `old`, which was turned down'];

describeRule('MT602', 'copy-of-rejected', {
  stands: false,
  fires: [
    { what: 'what was discarded', base: discarded, head: discarded.fact('new', copy), says },
    { what: 'what was retired', base: retired, head: retired.fact('new', copy), says },
    {
      what: 'what a file says is rejected',
      base: base.fact('old', { body: STATED, status: 'rejected' }),
      head: base.fact('old', { body: STATED, status: 'rejected' }).fact('new', copy),
      says,
    },
    {
      what: 'a copy that is adopted at once',
      base: discarded,
      head: discarded.fact('new', { body: STATED }).adopted(),
      says,
    },
    {
      what: 'a candidate that becomes a copy',
      base: discarded.fact('new', { status: 'candidate' }),
      head: discarded.fact('new', copy),
      says,
    },
    {
      what: 'the same claim as one of which only the ledger is left',
      base: retired.without(factFile('old')),
      head: retired.without(factFile('old')).fact('new', { body: STATED, topic: 'retries' }),
      says,
    },
    {
      what: 'one that declared itself rejected, and takes that back',
      base: base.fact('old', { body: STATED, status: 'rejected' }),
      head: base.fact('old', { body: STATED, status: 'candidate' }),
      says: ['+warning: `old` was turned down, and is a candidate again that states the same'],
    },
    {
      what: 'a text that was written over a little',
      base: long,
      head: long.fact('new', { body: LONG.replace('every', 'each'), status: 'candidate' }),
      says,
    },
    {
      what: 'a part of what was turned down',
      base: long,
      head: long.fact('new', {
        body: 'The retries of the payment client have no limit at all, since the queue in front of it drops what is too old.',
        status: 'candidate',
      }),
      says: ['+warning: `new` states no more than `old`, which was turned down'],
    },
    {
      what: 'a staged note',
      base: discarded,
      head: discarded.file('.memtrust/workspace/staging/new-trap-retries.md', `${STATED}\n`),
      says: [
        '+warning: `.memtrust/workspace/staging/new-trap-retries.md` states the same as `old`, which was turned down',
      ],
    },
  ],
  silent: [
    {
      what: 'a copy that was there before',
      base: discarded.fact('new', copy),
      head: discarded.fact('new', copy).file('b.ts', ''),
    },
    {
      what: 'the opposite',
      base: discarded,
      head: discarded.fact('new', { body: 'Retries have a limit.', status: 'candidate' }),
    },
    {
      what: 'what denies it, in nearly the same words',
      base: long,
      head: long.fact('new', {
        body: LONG.replace('have no limit at all', 'have a limit'),
        status: 'candidate',
      }),
    },
    {
      what: 'other numbers and names in the same words',
      base: long,
      head: long.fact('new', {
        body: LONG.replace('30 seconds', '60 seconds'),
        status: 'candidate',
      }),
    },
    {
      what: 'what says more than that',
      base: long,
      head: long.fact('new', {
        body: `${LONG} Refunds are sent by the ledger service, which asks the bank for a receipt, keeps it for ten years and shows it to auditors on demand.`,
        status: 'candidate',
      }),
    },
    {
      what: 'another candidate',
      base: discarded,
      head: discarded.fact('new', { status: 'candidate' }),
    },
    { what: 'what is rejected by the change itself', base, head: discarded.fact('new', copy) },
    {
      what: 'a copy that is turned down too',
      base: discarded,
      head: discarded.fact('new', copy).discarded(),
    },
    {
      what: 'what was discarded and adopted after all',
      base: discarded.about('old').adopted().without(factFile('old')),
      head: discarded
        .about('old')
        .adopted()
        .without(factFile('old'))
        .fact('new', { body: STATED, status: 'candidate' }),
    },
    {
      what: 'a text of which only the ledger is left, in other words',
      base: retired.without(factFile('old')),
      head: retired.without(factFile('old')).fact('new', copy),
    },
    {
      what: 'what the policy blocks',
      base: discarded.policy({ sources: { block: ['old'] } }),
      head: discarded
        .policy({ sources: { block: ['old'] } })
        .fact('new', { body: STATED, status: 'candidate' }),
    },
  ],
});

describe('what to do', () => {
  it('is a command for a fact, and none for a note, which no ledger knows', async () => {
    const evaluation = await check(
      discarded,
      discarded.fact('new', copy).file('.memtrust/workspace/staging/n.md', STATED),
    );
    expect(said(evaluation, 'MT602')).toHaveLength(2);
    expect(
      findings(evaluation, 'MT602')
        .map(({ remedy }) => phraseText(remedy))
        .toSorted(),
    ).toEqual([
      'Look why with `npx memtrust facts old`. If that still holds, remove `.memtrust/workspace/staging/n.md`; if not, say in the pull request what has changed.',
      'Look why with `npx memtrust facts old`. If that still holds, run `npx memtrust retire new --why "…"`; if not, say in the pull request what has changed.',
    ]);
  });
});
