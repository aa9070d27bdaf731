import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { benchmarkShape } from '../../../src/report/schemas/benchmark.js';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/http.ts', 'export const timeout = 30;\n')
    .write('src/old.ts', 'export const retries = 3;\n');
  repository
    .write('.memtrust/facts/timeout.md', factFile('', 'The timeout of a request is 30 seconds.'))
    .write('.memtrust/facts/retries.md', factFile('', 'A request is tried three times.'));
  await repository.done('bind', 'timeout', 'src/http.ts');
  await repository.done('bind', 'retries', 'src/old.ts');
  for (const id of ['timeout', 'retries']) await repository.done('adopt', id);
  repository.commit();
  repository.write('src/old.ts', 'export const retries = 9;\n').commit();
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

const findings = (...reliedOn: readonly string[]) =>
  JSON.stringify({
    reviews: [
      {
        case_id: 'en/rounding-loss',
        summary: 'Cents are lost.',
        findings: [
          {
            id: 'f1',
            severity: 'high',
            path: 'src/billing/total.ts',
            message: 'm',
            relied_on: reliedOn,
          },
        ],
      },
    ],
  });

describe('review --cases', () => {
  it('passes a reviewer who used what is trusted, and fails one who used a stale fact', async () => {
    repository
      .write('clean.json', findings('timeout'))
      .write('stale.json', findings('timeout', 'retries'));
    const clean = await repository.memtrust(
      'review',
      '--findings',
      'clean.json',
      '--cases',
      'built-in',
      '--format',
      'json',
    );
    expect(clean.code).toBe(0);
    expect(benchmarkShape.parse(JSON.parse(clean.stdout)).total).toMatchObject({
      precision: 1,
      trusted_baseline_contamination_rate: 0,
      blocked_memory_source_recall_count: 0,
    });
    const stale = await repository.memtrust(
      'review',
      '--findings',
      'stale.json',
      '--cases',
      'built-in',
      '--format',
      'json',
    );
    expect(stale.code).toBe(1);
    expect(benchmarkShape.parse(JSON.parse(stale.stdout)).total).toMatchObject({
      precision: 0,
      recall: 0,
      trusted_baseline_contamination_rate: 1,
      blocked_memory_source_recall_count: 1,
    });
    expect(
      (await repository.memtrust('review', '--findings', 'stale.json', '--cases', 'built-in'))
        .stdout,
    ).toContain('  f1 relies on retries (stale)\n');
    // Before the source changed, the fact was trusted; the change from there makes it stale.
    expect(
      (
        await repository.memtrust(
          'review',
          '--findings',
          'stale.json',
          '--cases',
          'built-in',
          '--base',
          'HEAD~1',
        )
      ).stdout,
    ).toContain('  f1 relies on retries (stale)\n');
  });

  it('fails a reviewer who relied on what the working tree makes stale', async () => {
    repository
      .write('src/http.ts', 'export const timeout = 60;\n')
      .write('clean.json', findings('timeout'));
    const scored = await repository.memtrust(
      'review',
      '--findings',
      'clean.json',
      '--cases',
      'built-in',
    );
    expect(scored.code).toBe(1);
    expect(scored.stdout).toContain('precision 0.00, recall 0.00, 1 contaminated\n');
    expect(scored.stdout).toContain('  f1 relies on timeout (stale)\n');
  });

  it('says that it does not know the contamination of a review that names no memory', async () => {
    repository.write('silent.json', findings());
    const silent = await repository.memtrust(
      'review',
      '--findings',
      'silent.json',
      '--cases',
      'built-in',
    );
    expect(silent.stdout).toContain(
      'en/rounding-loss: precision 1.00, recall 1.00, contamination unknown\n',
    );
    expect(silent.stdout).toContain(
      'trusted_baseline_contamination_rate unknown: 1 finding names no memory in relied_on,',
    );
    const { total } = benchmarkShape.parse(
      JSON.parse(
        (
          await repository.memtrust(
            'review',
            '--findings',
            'silent.json',
            '--cases',
            'built-in',
            '--format',
            'json',
          )
        ).stdout,
      ),
    );
    expect(total).toMatchObject({
      contamination: 'unknown',
      trusted_baseline_contamination_rate: null,
      findings_without_named_memory: 1,
    });
  });

  it('takes own cases from a file or a folder, and prints those that it has', async () => {
    repository.write('clean.json', findings('timeout'));
    const built = await repository.memtrust(
      'review',
      '--findings',
      'clean.json',
      '--cases',
      'built-in',
    );
    expect(built.stdout).toMatch(/recall 0\.\d\d of \d+ expected/);
    const printed = JSON.parse((await repository.memtrust('review', '--cases', 'built-in')).stdout);
    repository.write(
      'cases/one.json',
      JSON.stringify(
        printed.cases.filter(({ id }: { readonly id: string }) => id === 'en/rounding-loss'),
      ),
    );
    for (const cases of ['cases', 'cases/one.json'])
      expect(
        (await repository.memtrust('review', '--findings', 'clean.json', '--cases', cases)).stdout,
      ).toContain('precision 1.00 (1 credited), recall 1.00 of 1 expected\n');
    expect(repository.git('status', '--porcelain', '.memtrust')).toBe('');
  });

  it('names file, line and field of what is wrong, and says exit code 2', async () => {
    repository.write(
      'bad.json',
      '{\n  "reviews": [\n    {"case_id": "en/rounding-loss", "findings": [{"severity": "bad"}]}\n  ]\n}\n',
    );
    const bad = await repository.memtrust(
      'review',
      '--findings',
      'bad.json',
      '--cases',
      'built-in',
    );
    expect([bad.code, bad.stdout]).toEqual([2, '']);
    expect(bad.stderr).toMatch(
      /^error: `bad.json` line 3:\d+: `reviews.0.findings.0.severity` must be one of: info, low, medium, high, critical\n/,
    );
    repository.write('case.json', '{"id": "x"}').write('clean.json', findings());
    const cases = await repository.memtrust(
      'review',
      '--findings',
      'clean.json',
      '--cases',
      'case.json',
    );
    expect(cases.code).toBe(2);
    expect(cases.stderr).toContain('`case.json` line 1');
    expect(
      (await repository.memtrust('review', '--findings', 'gone.json', '--cases', 'built-in')).code,
    ).toBe(2);
    expect((await repository.memtrust('review', '--cases', 'none')).code).toBe(2);
  });

  it('of findings about this repository alone tells of no case, and counts none as missed', async () => {
    const own = (...reliedOn: readonly string[]) =>
      JSON.stringify({
        findings: [{ id: 'f1', severity: 'high', message: 'm', relied_on: reliedOn }],
      });
    repository.write('clean.json', own('timeout')).write('stale.json', own('retries'));
    const score = async (file: string, ...more: readonly string[]) =>
      repository.memtrust('review', '--findings', file, '--cases', 'built-in', ...more);
    const clean = await score('clean.json');
    expect([clean.code, clean.stdout.split('\n').slice(2)]).toEqual([
      0,
      [
        'this repository: 1 finding',
        'trusted_baseline_contamination_rate 0.00, blocked_memory_source_recall_count 0, unknown sources 0',
        '',
      ],
    ]);
    const { cases, total } = JSON.parse((await score('clean.json', '--format', 'json')).stdout);
    expect([cases.length, total.expected, total.recall]).toEqual([1, 0, null]);
    const stale = await score('stale.json');
    expect([stale.code, stale.stdout]).toEqual([
      1,
      expect.stringContaining('this repository: 1 finding, 1 contaminated\n  f1 relies on retries'),
    ]);
  });

  it('does not say in what is wrong what the policy keeps unsaid', async () => {
    repository.write('.memtrust/policy.yml', 'version: 1\nexclude_text: [orchid]\n').commit();
    repository
      .write('unknown.json', '{"reviews": [{"case_id": "operation-orchid", "findings": []}]}')
      .write('key.json', '{"orchid": 1, "rose": 1}');
    const unknown = await repository.memtrust(
      'review',
      '--findings',
      'unknown.json',
      '--cases',
      'built-in',
    );
    expect([unknown.code, unknown.stderr]).toEqual([
      2,
      expect.stringMatching(/^error: `unknown.json` line 1:\d+: unknown case `policy_blocked`\n$/),
    ]);
    const key = await repository.memtrust(
      'review',
      '--findings',
      'key.json',
      '--cases',
      'key.json',
    );
    expect(key.stderr).toContain('policy_blocked');
    expect(key.stderr).not.toContain('orchid');
  });
});
