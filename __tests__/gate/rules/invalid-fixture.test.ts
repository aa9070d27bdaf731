import { describe, expect, it } from '@jest/globals';
import { check, said, store } from '../../store.js';
import { describeRule } from './stories.js';

const path = '.memtrust/fixtures/own.json';
const base = store();

describeRule('MT302', 'invalid-fixture', {
  stands: true,
  fires: [],
  silent: [
    { what: 'a fixture of the base that the change mends', base: base.file(path, '{'), head: base },
    {
      what: 'a file that is no fixture',
      base,
      head: base.file('.memtrust/fixtures/README.md', 'x'),
    },
  ],
});

describe('a fixture that cannot be read', () => {
  it.each([
    ['empty', '', 'the fixture is empty'],
    ['cut', '{"schema_version": 1', 'the bracket { is not closed'],
    [
      'of another shape',
      '{"schema_version": 1, "id": "a", "query": "q", "policy": {}, "facts": {}}',
      '`facts` must be a list',
    ],
  ])('%s: the verdict is error, at the head and from then on', async (_what, text, why) => {
    const broken = base.file(path, text);
    const evaluation = await check(base, broken);
    expect(evaluation.verdict).toBe('error');
    expect(said(evaluation, 'MT302')).toEqual([
      `+error: \`${path}\` is not a valid fixture: ${why}`,
    ]);
    expect((await check(broken, broken.file('a', 'a'))).verdict).toBe('error');
    expect((await check(broken, broken)).verdict).toBe('error');
  });
});
