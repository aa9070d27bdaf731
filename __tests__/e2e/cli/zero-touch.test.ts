import {
  cpSync,
  writeFileSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { renderAgentsPage } from '../../../src/cli/agents-page.js';
import { hexDigest } from '../../../src/tree/digest.js';
import { NODE_24 } from '../run-action.js';
import { preparedOnce } from './prepared.js';
import { factFile, Sandbox } from './sandbox.js';

let repository: Sandbox;

const prepared = preparedOnce(async (sandbox) => {
  repository = sandbox;
  repository.write('src/a.ts', 'export const timeout = 30;\n');
  repository.write('CLAUDE.md', 'Run the tests with npm test.\n');
  repository.write(
    '.memtrust/facts/timeout.md',
    factFile('', 'Requests time out after 30 seconds.'),
  );
  await repository.memtrust('bind', 'timeout', 'src/a.ts');
  await repository.memtrust('adopt', 'timeout');
  repository.commit();
  repository.write('src/b.ts', 'export const untracked = true;\n');
  repository.write('src/a.ts', 'export const timeout = 31;\n');
});
beforeEach(async () => {
  repository = await prepared();
});

afterEach(() => repository.dispose());

function everyFile(root: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path, `${statSync(path).mtimeMs} ${statSync(path).size}`]),
  );
}

describe('check touches nothing', () => {
  it.each([
    ['check'],
    ['facts'],
    ['facts', 'timeout'],
    ['sources'],
    ['fixtures'],
    ['recall', 'timeout'],
    ['recall', 'timeout', '--trust-worktree', '--format', 'json'],
    ['check', '--format', 'json'],
  ])('%s leaves every file and its time as they were, git included', async (...args) => {
    const before = everyFile(repository.root);
    const status = repository.git('--no-optional-locks', 'status', '--porcelain=v2');
    const { code } = await repository.memtrust(...args);
    expect(code).toBe(0);
    expect(everyFile(repository.root)).toEqual(before);
    expect(repository.git('--no-optional-locks', 'status', '--porcelain=v2')).toBe(status);
  });

  it('sources creates nothing in a repository without memory', async () => {
    const bare = new Sandbox();
    bare.write('AGENTS.md', 'Be kind.\n').commit();
    const before = everyFile(bare.root);
    const { code, stdout } = await bare.memtrust('sources', '--format', 'json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([
      { source_id: 'live:codex:AGENTS.md', authority: 'live_external', source_of_truth: true },
    ]);
    expect(everyFile(bare.root)).toEqual(before);
    bare.dispose();
  });
});

describe('sources', () => {
  it('has the keys that docs/agents.md explains', async () => {
    const { stdout } = await repository.memtrust('sources', '--format', 'json');
    const [, section = ''] = renderAgentsPage().split('\n## What `sources` lists\n');
    const [table = ''] = section.split('\n## ');
    const explained = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(
      ([, keys = '']) => keys.match(/\w+/g) ?? [],
    );
    const [row] = z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(stdout));
    expect(explained.toSorted()).toEqual(Object.keys(row ?? {}).toSorted());
  });

  it('lists what agent files import, and by whom', async () => {
    repository
      .write('CLAUDE.md', 'See @docs/style.md and `@docs/other.md`.\n')
      .write('docs/style.md', 'x\n')
      .write('docs/other.md', 'x\n');
    const { stdout } = await repository.memtrust('sources', '--format', 'json');
    expect(JSON.parse(stdout)).toMatchObject([
      { path: 'CLAUDE.md', kind: 'agent_memory', file_kind: 'memory', imported_by: [] },
      {
        path: 'docs/style.md',
        kind: 'agent_memory',
        file_kind: 'import',
        source_id: 'live:claude:docs/style.md',
        imported_by: ['CLAUDE.md'],
      },
    ]);
    const table = (await repository.memtrust('sources')).stdout;
    expect(table.split('\n')[0]?.split(/ {2,}/)).toEqual([
      'SOURCE',
      'FILE KIND',
      'SHA-256',
      'MODIFIED (UTC)',
      'BYTES',
      'READ',
      'BY',
    ]);
    expect(table).toMatch(
      /^live:claude:docs\/style\.md +import +[0-9a-f]{12} +[\d-]+ [\d:]+ +2 +yes +claude$/m,
    );
  });
});

describe('sources under a policy', () => {
  it('shows of a blocked file neither digest nor size nor time, and of one behind a wildcard not even the name', async () => {
    const blocked = new Sandbox();
    blocked.write(
      '.memtrust/policy.yml',
      'version: 1\nexclude_paths: [GEMINI.md, ".cursor/rules/**"]\nexclude_text: [canary]\n',
    );
    blocked
      .write('GEMINI.md', 'x\n')
      .write('.cursor/rules/private.mdc', 'y\n')
      .write('AGENTS.md', 'the CANARY sings\n')
      .write('CLAUDE.md', 'fine\n')
      .commit();
    const { stdout } = await blocked.memtrust('sources', '--format', 'json');
    const rows: Record<string, unknown>[] = JSON.parse(stdout);
    expect(
      rows.map(
        ({
          path,
          policy_status,
          policy_reason,
          skip_reason,
          sha256,
          size_bytes,
          mtime,
          redacted,
        }) => [
          path,
          policy_status,
          policy_reason,
          skip_reason,
          sha256 === null,
          size_bytes,
          mtime === null,
          redacted,
        ],
      ),
    ).toEqual([
      [
        'live:policy_blocked#1',
        'blocked',
        'exclude_paths',
        'policy_blocked',
        true,
        null,
        true,
        true,
      ],
      ['AGENTS.md', 'blocked', 'exclude_text', 'policy_blocked', true, null, true, true],
      ['CLAUDE.md', 'allowed', 'allowed', '', false, 5, false, false],
      ['GEMINI.md', 'blocked', 'exclude_paths', 'policy_blocked', true, null, true, true],
    ]);
    expect(stdout).not.toContain('private');
    // A person reads the same, with the key of the policy that blocks it.
    const table = (await blocked.memtrust('sources')).stdout;
    expect(table).toMatch(
      /^live:codex:AGENTS\.md +memory +- +- +- +no: the policy keeps it out \(exclude_text\) +codex, /m,
    );
    expect(table).toMatch(
      /^live:claude:CLAUDE\.md +memory +[0-9a-f]{12} +[\d-]+ [\d:]+ +5 +yes +claude, /m,
    );
    expect(table).not.toContain('private');
    blocked.dispose();
  });

  it('takes those of one agent, and one file alone', async () => {
    repository.write('AGENTS.md', 'x\n');
    const paths = async (...args: string[]): Promise<string[]> =>
      JSON.parse((await repository.memtrust('sources', '--format', 'json', ...args)).stdout).map(
        ({ path }: { path: string }) => path,
      );
    expect(await paths('--source', 'codex')).toEqual(['AGENTS.md']);
    expect(await paths('--path', 'CLAUDE.md')).toEqual(['CLAUDE.md']);
    const unknown = await repository.memtrust('sources', '--source', 'cluade');
    expect(unknown).toMatchObject({ code: 2 });
    expect(unknown.stderr).toContain('Did you mean claude?');
  });

  it('reads a file outside of the repository only when it is named', async () => {
    const home = mkdtempSync(join(tmpdir(), 'memtrust-home-'));
    writeFileSync(join(home, 'CLAUDE.md'), 'Be brief.\n');
    const { stdout } = await repository.memtrust(
      'sources',
      '--format',
      'json',
      '--source',
      'claude',
      '--global',
      '--path',
      join(home, 'CLAUDE.md'),
    );
    expect(JSON.parse(stdout)).toMatchObject([
      {
        source_id: 'live:claude:global:CLAUDE.md',
        scope: 'global',
        exists: true,
        size_bytes: 10,
        authority: 'live_external',
      },
    ]);
    const gone = await repository.memtrust(
      'sources',
      '--format',
      'json',
      '--source',
      'claude',
      '--global',
      '--path',
      join(home, 'none.md'),
    );
    expect(JSON.parse(gone.stdout)).toMatchObject([
      { exists: false, skip_reason: 'missing', sha256: null },
    ]);
    for (const [lacking, ...given] of [
      ['--path', '--source', 'claude'],
      ['--source', '--path', 'CLAUDE.md'],
      ['--path'],
    ])
      expect(await repository.memtrust('sources', '--global', ...given)).toMatchObject({
        code: 2,
        stderr: expect.stringMatching(new RegExp(`^error: .* with ${lacking}\n`)),
      });
    rmSync(home, { recursive: true });
  });
});

describe('the report is deterministic to the byte', () => {
  it('is equal twice, in another time zone, locale, folder, subfolder and on Node 24', async () => {
    const args = ['check', '--format', 'json', '--now', '2026-03-01T12:00:00Z'];
    const first = await repository.memtrust(...args);
    const elsewhere = realpathSync(mkdtempSync(join(tmpdir(), 'memtrust-ümlaut ')));
    cpSync(repository.root, elsewhere, { recursive: true, preserveTimestamps: true });
    const others = [
      await repository.memtrust(...args),
      await repository.memtrustWith(
        { env: { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' } },
        ...args,
      ),
      await repository.memtrustWith({ cwd: elsewhere }, ...args),
      await repository.memtrustWith({ cwd: join(repository.root, 'src') }, ...args),
      await repository.memtrustWith({ node: NODE_24 }, ...args),
      await repository.memtrustWith({ env: { FORCE_COLOR: '1', COLUMNS: '40' } }, ...args),
    ];
    rmSync(elsewhere, { recursive: true });
    for (const other of others) expect(other).toEqual(first);
    expect(first.stdout).not.toContain(repository.root);
  });

  it('says the same at another time, but for the time itself', async () => {
    const digest = async (now: string) => {
      const { stdout } = await repository.memtrust('check', '--format', 'json', '--now', now);
      const report = JSON.parse(stdout);
      delete report.subject.evaluated_at;
      return report;
    };
    expect(await digest('2026-03-01T12:00:00Z')).toEqual(await digest('2026-04-01T12:00:00Z'));
  });
});

describe('sources that are links', () => {
  it('says which lead to nothing or out of the repository, and reads neither', async () => {
    const linked = new Sandbox();
    linked
      .write('CLAUDE.md', 'Run npm test.\n')
      .write('.claude/memory.md', 'Mind the queue.\n')
      .link('AGENTS.md', '../outside/x.md')
      .link('GEMINI.md', 'nowhere.md')
      .link('QWEN.md', 'CLAUDE.md')
      .commit();
    const { stdout } = await linked.memtrust('sources', '--format', 'json');
    const rows: Record<string, unknown>[] = JSON.parse(stdout);
    const digest = hexDigest('Run npm test.\n');
    expect(
      rows.map(({ path, file_kind, exists, skip_reason, sha256, size_bytes, mtime }) => [
        path,
        file_kind,
        exists,
        skip_reason,
        sha256,
        size_bytes,
        mtime === null,
      ]),
    ).toEqual([
      ['.claude/memory.md', 'memory', true, '', hexDigest('Mind the queue.\n'), 16, false],
      ['AGENTS.md', 'memory', true, 'link_out_of_repository', null, null, true],
      ['CLAUDE.md', 'memory', true, '', digest, 14, false],
      ['GEMINI.md', 'memory', false, 'link_to_nothing', null, null, true],
      // A link within the repository is another name of the file, for agents and for the gate.
      ['QWEN.md', 'memory', true, '', digest, 14, false],
    ]);
    const table = (await linked.memtrust('sources')).stdout;
    expect(table).toMatch(/^SOURCE +FILE KIND /);
    expect(table).toMatch(
      /^live:codex:AGENTS\.md +memory +- +- +- +no: it links out of the repository +codex, /m,
    );
    linked.dispose();
  });
});
