import { describe, expect, test } from '@jest/globals';
import type { WorkflowRun } from '../../src/companion/api.js';
import { decideRun } from '../../src/companion/keep-gate-current.js';

const BEGAN = Date.parse('2026-01-01T10:00:00Z');
const run = (change: Partial<WorkflowRun> = {}): WorkflowRun => ({
  id: 1,
  headRepository: 1,
  completed: true,
  conclusion: 'failure',
  createdAt: BEGAN - 5_000,
  startedAt: BEGAN,
  ...change,
});

describe("the gate's run is started again", () => {
  test.each([
    ['red, where it should be green', 'failure', true],
    ['green, where it should be red', 'success', false],
    ['cancelled, where it should be green', 'cancelled', true],
    ['out of time, where it should be green', 'timed_out', true],
  ])('%s, after a review', (_what, conclusion, green) => {
    expect(decideRun(run({ conclusion }), green, BEGAN)).toEqual({ kind: 'rerun' });
    expect(decideRun(run({ conclusion }), green, BEGAN + 60_000)).toEqual({ kind: 'rerun' });
  });
});

describe("the gate's run is left alone", () => {
  test.each([
    ['where there is none', null, true],
    ['while it runs', run({ completed: false, conclusion: null }), true],
    ['where it says the same', run({ conclusion: 'success' }), true],
    ['where it says the same in red', run({ conclusion: 'cancelled' }), false],
    ['where it waits for a maintainer', run({ conclusion: 'action_required' }), true],
    ['where it never started', run({ conclusion: 'startup_failure' }), true],
  ])('%s', (_what, given, green) => {
    expect(decideRun(given, green, BEGAN + 1)).toMatchObject({ kind: 'leave', worthSaying: false });
  });

  test('where nobody reviewed since, and somebody should look why it differs', () => {
    for (const reviewedAt of [null, BEGAN - 1])
      expect(decideRun(run({ conclusion: 'success' }), false, reviewedAt)).toMatchObject({
        kind: 'leave',
        worthSaying: true,
      });
  });

  test('so that no run is started again twice for one review', () => {
    const reviewedAt = BEGAN + 10;
    expect(decideRun(run(), true, reviewedAt).kind).toBe('rerun');
    // It differs again, whatever the reason; its second attempt began after the review.
    expect(decideRun(run({ startedAt: reviewedAt + 1_000 }), true, reviewedAt)).toMatchObject({
      kind: 'leave',
      worthSaying: true,
    });
  });
});
