import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { afterApproval } from '../../src/github/after-approval.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';

/** The three workflows as docs/other-ci.md shows them. */
const [GATE = '', BELL = '', COMPANION = ''] = [
  ...(readFileSync('docs/other-ci.md', 'utf8').split('\n## The companion\n')[1] ?? '').matchAll(
    /```yaml\n([^]*?)```/g,
  ),
].map(([, text = '']) => text);

const after = async (workflows: Readonly<Record<string, string>>): Promise<string> =>
  afterApproval(
    new VirtualTree(
      Object.fromEntries(
        Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text]),
      ),
    ),
  );

const ALL = {
  'memtrust.yml': GATE,
  'memtrust-review.yml': BELL,
  'memtrust-comment.yml': COMPANION,
};

describe('what starts the check again after an approval', () => {
  test('is the companion, set up as its page shows', async () => {
    expect(GATE).toContain('name: memtrust\n');
    expect(await after(ALL)).toBe('companion');
  });

  test('is the companion of a pinned version, and of a bell without a name', async () => {
    const pinned = COMPANION.replace(/comment@\S+/, `comment@${'a'.repeat(40)}`);
    expect(await after({ ...ALL, 'memtrust-comment.yml': pinned })).toBe('companion');
    expect(
      await after({
        ...ALL,
        'bell.yml': BELL.replace(/^name: .*\n/, ''),
        'memtrust-review.yml': '',
        'memtrust-comment.yml': COMPANION.replace('memtrust review', '.github/workflows/bell.yml'),
      }),
    ).toBe('companion');
  });

  test('is a person where there is no trace of it', async () => {
    expect(await after({})).toBe('person');
    expect(await after({ 'memtrust.yml': GATE })).toBe('person');
    expect(
      await after({ 'memtrust.yml': GATE, 'ci.yml': 'on: push\njobs: {a: {steps: [{run: x}]}}\n' }),
    ).toBe('person');
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['nothing tells it of reviews', { ...ALL, 'memtrust-review.yml': 'on: push\njobs: {}\n' }],
    [
      'it listens to the gate alone',
      {
        ...ALL,
        'memtrust-comment.yml': COMPANION.replace('[memtrust, memtrust review]', '[memtrust]'),
      },
    ],
    [
      'it may not start runs',
      { ...ALL, 'memtrust-comment.yml': COMPANION.replace(/ {6}actions: write.*\n/, '') },
    ],
    ['a workflow cannot be read', { ...ALL, 'memtrust-comment.yml': `${COMPANION}\n\t: {` }],
    [
      'another workflow may do the same',
      {
        'memtrust.yml': GATE,
        'mine.yml': 'on: {workflow_run: {workflows: [memtrust]}}\njobs: {a: {uses: ./x.yml}}\n',
      },
    ],
    [
      'the gate itself runs on reviews',
      { 'memtrust.yml': GATE.replace('  merge_group:', '  pull_request_review:\n  merge_group:') },
    ],
  ])('is unknown where %s', async (_why, workflows) => {
    expect(await after(workflows)).toBe('unknown');
  });

  test('is unknown where the default branch is not at hand', async () => {
    expect(await afterApproval(null)).toBe('unknown');
  });
});
