import { describe, expect, test } from '@jest/globals';
import { REMEMBERING, SELF_DECLARED } from './action-scene.js';
import { setStage } from './action-stage.js';

const { host, run } = setStage();

const review = (...reliedOn: readonly string[]) => ({
  'out/review.json': JSON.stringify({
    findings: [
      { id: 'f1', severity: 'high', path: 'src/retry.ts', message: 'm', relied_on: reliedOn },
    ],
  }),
});

describe('the input review-findings', () => {
  test('names findings that rest on untrusted memory in the report, and fails nothing', async () => {
    const ran = await run(
      await host({ base: REMEMBERING, head: review('retry/three', 'deploy/fridays') }),
      { inputs: { 'review-findings': 'out/review.json' } },
    );
    const report = JSON.parse(String(ran.tempFiles.get('memtrust/trust-report.json')));
    expect([
      ran.code,
      ran.outputs['verdict'],
      report.findings.map(({ rule }: { readonly rule: string }) => rule),
    ]).toEqual([0, 'pass', expect.arrayContaining(['MT305'])]);
    expect(report.benchmark.total).toMatchObject({
      trusted_baseline_contamination_rate: 1,
      blocked_memory_source_recall_count: 0,
      unknown_memory_source_count: 1,
    });
  });

  test('names a finding that rests on a fact that the change itself makes stale', async () => {
    const ran = await run(
      await host({
        base: REMEMBERING,
        head: { 'src/retry.ts': 'export const retries = 9;\n', ...review('retry/three') },
      }),
      { inputs: { 'review-findings': 'out/review.json' } },
    );
    const report = JSON.parse(String(ran.tempFiles.get('memtrust/trust-report.json')));
    expect(
      report.findings.find(({ rule }: { readonly rule: string }) => rule === 'MT305').message,
    ).toContain('relies on `retry/three`, which is stale');
    expect(report.benchmark.total).toMatchObject({
      contamination: 'contaminated',
      trusted_baseline_contamination_rate: 1,
    });
  });

  test('makes no verdict better, whatever it says, and none crash', async () => {
    for (const path of ['out/review.json', 'gone.json', '../../../etc/passwd']) {
      const ran = await run(
        await host({ base: REMEMBERING, head: { ...SELF_DECLARED, ...review('retry/three') } }),
        { inputs: { 'review-findings': path } },
      );
      expect([ran.code, ran.outputs['verdict']]).toEqual([1, 'fail']);
      expect(String(ran.tempFiles.get('memtrust/trust-report.json')).includes('MT305')).toBe(
        path !== 'out/review.json',
      );
    }
  });
});
