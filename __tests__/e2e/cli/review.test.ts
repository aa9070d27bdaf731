import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { parseContext } from '../../context/build/parse-context.js';
import { reviewShape } from '../../../src/gate/review/agent-review.js';
import { fromSource } from './in-process.js';
import { preparedOnce } from './prepared.js';
import { factFile, type Sandbox } from './sandbox.js';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository
    .write('src/http.ts', 'export const timeout = 30;\n')
    .write('src/guard.ts', 'export function requireOwner() {}\n')
    .write('docs/old.md', '# Old\n')
    .write('.gitignore', '.memtrust/context/\n');
  repository.write('AGENTS.md', 'Read [the page](docs/old.md).\n');
  repository.write(
    '.memtrust/facts/timeout.md',
    factFile('importance: high', 'The timeout of a request is 30 seconds.'),
  );
  repository.write('.memtrust/facts/owners.md', factFile('', 'Handlers call requireOwner first.'));
  repository.write('.memtrust/facts/candidate.md', factFile('', 'Checks are off.'));
  await repository.done('bind', 'timeout', 'src/http.ts');
  await repository.done('bind', 'owners', 'AGENTS.md');
  for (const id of ['timeout', 'owners']) await repository.done('adopt', id);
  repository.commit();
  repository.git('switch', '--quiet', '--create', 'change');
  repository
    .write('src/http.ts', 'export const timeout = 60;\n')
    .write('src/guard.ts', 'export function ensureOwner() {}\n')
    .remove('docs/old.md')
    .commit();
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

describe('review', () => {
  it('says what the change does to what is trusted', async () => {
    const { code, stdout } = await repository.memtrust(
      'review',
      '--base',
      'main',
      '--head',
      'change',
      '--format',
      'json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      changed: ['docs/old.md', 'src/guard.ts', 'src/http.ts'],
      touched: [
        { id: 'timeout', status: 'stale', sources: [{ path: 'src/http.ts', verdict: 'missing' }] },
      ],
      made_stale: [{ id: 'timeout', reasons: ['source_missing'] }],
      broken_references: [{ path: 'AGENTS.md', line: 1 }],
      contradicted: [
        { id: 'owners', by: 'name', named: 'requireOwner', path: 'src/guard.ts', line: 1 },
        { id: 'timeout', by: 'number', named: '30', path: 'src/http.ts', line: 1 },
      ],
      record: null,
    });
    const text = (await repository.done('review')).stdout;
    expect(text).toContain(
      'owners names the name requireOwner, and src/guard.ts:1 no longer says it',
    );
    expect(existsSync(join(repository.root, '.memtrust/reviews'))).toBe(false);
  });

  it('writes a brief and a manifest that label as the gate does at the base, and what the change makes stale as stale', async () => {
    await repository.done('review', '--out', 'brief.md');
    const manifest = JSON.parse(repository.read('brief.md.manifest.json'));
    const { report } = await repository.report('--base', 'main', '--head', 'main');
    // Beside memory the brief has commits and findings, which nobody judges; the reader of AIT's holds these.
    const rows = (
      entries: readonly {
        id?: string;
        source_id?: string;
        status: string;
        trusted_baseline: boolean;
      }[],
    ) =>
      entries
        .map(
          ({ id, source_id, status, trusted_baseline }) =>
            [id ?? source_id ?? '', status, trusted_baseline] as const,
        )
        .filter(([id]) => !/^(?:commit|light-review):/.test(id));
    const labels = rows(report.entries).map((row) =>
      row[0] === 'timeout' ? ['timeout', 'stale', false] : row,
    );
    expect(rows(manifest.entries)).toEqual(labels);
    await repository.done('session', 'brief', '--participant', 'reviewer-2', '--out', 'mine.md');
    expect(rows(JSON.parse(repository.read('mine.md.manifest.json')).entries)).toEqual(labels);
  });

  it('takes the base that is given, for the brief as for the gate', async () => {
    repository.git('switch', '--quiet', 'main');
    const before = repository.git('rev-parse', 'HEAD').trim();
    await repository.done('retire', 'owners', '--why', 'gone');
    repository.commit();
    const rowsOf = async (base: string, taken = base, words = 'as --base says') => {
      expect(
        await fromSource(
          repository.root,
          'review',
          '--base',
          base,
          '--head',
          'change',
          '--out',
          'brief.md',
        ),
      ).toMatchObject({ code: 0 });
      const check = ['check', '--base', taken, '--head', taken, '--out', 'report'];
      await fromSource(repository.root, ...check);
      const rows = (path: string) =>
        JSON.parse(repository.read(path))
          .entries.map(({ source_id, status, trusted_baseline }: Record<string, unknown>) => [
            source_id,
            status,
            trusted_baseline,
          ])
          .filter(([id]: [string]) => !/^(?:commit|light-review):/.test(id));
      expect(rows('brief.md.manifest.json')).toEqual(
        rows('report/context-manifest.json').map((row: readonly unknown[]) =>
          row[0] === 'timeout' ? ['timeout', 'stale', false] : row,
        ),
      );
      expect(repository.read('brief.md')).toContain(
        `Settled at: "base ${repository.git('rev-parse', taken).slice(0, 7)}, ${words}"\n`,
      );
      return rows('brief.md.manifest.json');
    };
    expect(await rowsOf(before)).toContainEqual(['owners', 'accepted', true]);
    // The branch left main before the fact was retired there, and then takes main in.
    expect(await rowsOf('main', before, 'where this branch left main')).toContainEqual([
      'owners',
      'accepted',
      true,
    ]);
    repository.git('switch', '--quiet', 'change');
    repository.git('merge', '--quiet', '--no-edit', 'main');
    expect(await rowsOf('main')).toContainEqual(['owners', 'rejected', false]);
  });

  it('gives the brief what the light review found, as evidence of a review', async () => {
    await fromSource(
      repository.root,
      'review',
      '--base',
      'main',
      '--head',
      'change',
      '--out',
      'brief.md',
    );
    const found = (name: string) =>
      parseContext(repository.read('brief.md'))
        ?.sections.find((section) => section.name === name)
        ?.blocks.filter(({ id }) => id.startsWith('light-review:')) ?? [];
    expect(found('evidence').map(({ id, body }) => [id, body])).toEqual([
      ['light-review:touched', 'timeout: src/http.ts (quote) is missing; it is stale'],
      ['light-review:made-stale', 'timeout: what it cites is gone'],
      ['light-review:broken-references', expect.stringContaining('AGENTS.md:1: ')],
      [
        'light-review:contradicted',
        'owners names the name requireOwner, and src/guard.ts:1 no longer says it\ntimeout names the number 30, and src/http.ts:1 no longer says it',
      ],
    ]);
    for (const { attributes } of found('evidence'))
      expect(attributes).toEqual(
        expect.arrayContaining([
          ['trust', 'evidence'],
          ['reason', 'review_evidence'],
        ]),
      );
    // What the policy of the base keeps unsaid stays so here.
    repository.git('switch', '--quiet', '--create', 'other', 'main');
    repository.write('.memtrust/policy.yml', 'exclude_text: [requireowner]\n').commit();
    repository.git('switch', '--quiet', 'change');
    repository.git('merge', '--quiet', '--no-edit', 'other');
    await fromSource(
      repository.root,
      'review',
      '--base',
      'other',
      '--head',
      'change',
      '--out',
      'brief.md',
    );
    expect(found('evidence').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['light-review:made-stale']),
    );
    expect(repository.read('brief.md').toLowerCase()).not.toContain('requireowner');
  });

  it('keeps findings as evidence, and marks those that rest on memory that is not trusted', async () => {
    repository.write(
      'f.json',
      JSON.stringify({
        findings: [
          {
            id: 'f1',
            severity: 'high',
            path: 'src/http.ts',
            line: 1,
            message: 'no',
            relied_on: ['timeout'],
          },
          { id: 'f2', severity: 'low', message: 'x', relied_on: ['candidate', 'gone'] },
          { id: 'f3', severity: 'low', message: 'y', relied_on: ['owners'] },
        ],
      }),
    );
    const { stdout } = await repository.done('review', '--findings', 'f.json', '--format', 'json');
    const { record, rests_on_untrusted: marked } = JSON.parse(stdout);
    // The brief gave `timeout` as stale, since the change made it so.
    expect(marked).toMatchObject([
      { id: 'f1', relied_on: [{ id: 'timeout', reason: 'source_missing' }] },
      {
        id: 'f2',
        relied_on: [
          { id: 'candidate', reason: 'candidate_not_adopted' },
          { id: 'gone', reason: 'unknown_memory' },
        ],
      },
    ]);
    expect(
      reviewShape
        .parse(JSON.parse(readFileSync(join(repository.root, record), 'utf8')))
        .findings.map(({ rests_on_untrusted }) => rests_on_untrusted),
    ).toEqual([true, true, false]);
    const { report } = await repository.report();
    expect(report.entries.find(({ reason }) => reason === 'review_evidence')).toMatchObject({
      trusted_baseline: false,
      trust_level: 'evidence',
    });
  });

  it('marks a finding that rests on a fact that the change rewrites', async () => {
    const path = '.memtrust/facts/owners.md';
    repository.write(path, repository.read(path).replace('requireOwner', 'ensureOwner')).commit();
    repository.write(
      'f.json',
      '[{"id":"f1","severity":"low","message":"m","relied_on":["owners"]}]',
    );
    const { stdout } = await repository.done('review', '--findings', 'f.json');
    expect(stdout).toMatch(/findings that rely on untrusted memory\n {2}f1: owners \(/);
  });

  it('refuses findings that are none, and writes nothing', async () => {
    repository.write('f.json', '[{"id":"a"}]');
    const { code, stderr } = await repository.memtrust('review', '--findings', 'f.json');
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: `f.json` line 1:\d+: `\w*\.?0.severity` is missing/);
    expect(await repository.memtrust('review', '--findings', 'none.json')).toMatchObject({
      code: 2,
    });
    expect(existsSync(join(repository.root, '.memtrust/context'))).toBe(false);
  });
});
