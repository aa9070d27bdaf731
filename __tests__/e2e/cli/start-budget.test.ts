import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

let repository: Sandbox;
const lines = (count: number): string => `${'x'.repeat(63)}\n`.repeat(count);

beforeEach(() => {
  repository = new Sandbox();
  repository
    .write('AGENTS.md', lines(400))
    .write('services/AGENTS.md', lines(200))
    .write('services/pay/AGENTS.md', lines(10))
    .write('CLAUDE.md', '@docs/style.md\n')
    .write('docs/style.md', lines(2))
    .write('services/pay/CLAUDE.md', 'Use cents.\n')
    .write('services/pay/CLAUDE.local.md', 'Be brief.\n')
    .write('.claude/rules/all.md', 'Use tabs.\n')
    .write('.claude/skills/a/SKILL.md', lines(9))
    .write('.windsurf/rules/a.md', `---\ntrigger: always_on\n---\n${lines(300)}`)
    .write('.windsurf/rules/b.md', `---\ntrigger: manual\n---\n${lines(300)}`)
    .write('secret/CLAUDE.md', lines(9))
    .write('web/a.ts', 'export {};\n')
    .write(
      '.memtrust/policy.yml',
      'exclude_paths: ["secret/**"]\nbudgets: {start: [{agent: claude, max_bytes: 100, max_tokens: 3000}]}\n',
    )
    .commit('all of it');
});

afterEach(() => repository.dispose());

/** The cells of each line, without tokens, which are an estimate. */
async function table(...args: string[]): Promise<string[]> {
  const { stdout } = await fromSource(repository.root, 'sources', '--budget', ...args);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) =>
      line
        .split(/ {2,}/)
        .filter((_, column) => column !== 3)
        .join(' | '),
    );
}

describe('what each agent loads at start', () => {
  it('in the root', async () => {
    expect(await table()).toEqual([
      'AGENT | FILE | BYTES | READ',
      'claude | CLAUDE.md | 15 | yes',
      'claude | docs/style.md (imported) | 128 | yes',
      'claude | .claude/rules/all.md | 10 | yes',
      'claude | 3 files together | 153 | budget 3,000 tokens, budget 100 bytes',
      'codex | AGENTS.md | 25600 | yes',
      'codex | 1 file together | 25600 | limit 32 KiB',
      'windsurf | .windsurf/rules/a.md | 19227 | cut from line 191 on',
      'windsurf | 1 file together | 19227',
    ]);
  });

  it('in a folder, with the files of all folders above', async () => {
    expect(await table('--path', 'services/pay/', '--source', 'claude')).toEqual([
      'AGENT | FILE | BYTES | READ',
      'claude | CLAUDE.md | 15 | yes',
      'claude | docs/style.md (imported) | 128 | yes',
      'claude | .claude/rules/all.md | 10 | yes',
      'claude | services/pay/CLAUDE.md | 11 | yes',
      'claude | services/pay/CLAUDE.local.md | 10 | yes',
      'claude | 5 files together | 174 | budget 3,000 tokens, budget 100 bytes',
    ]);
    expect(await table('--path', 'services/pay', '--source', 'codex')).toEqual([
      'AGENT | FILE | BYTES | READ',
      'codex | AGENTS.md | 25600 | yes',
      'codex | services/AGENTS.md | 12800 | cut from line 113 on',
      'codex | services/pay/AGENTS.md | 640 | cut from line 1 on',
      'codex | 3 files together | 39040 | limit 32 KiB',
    ]);
  });

  it('says nothing of files that the policy blocks', async () => {
    expect(await table('--path', 'secret', '--source', 'claude')).toHaveLength(5);
  });

  it('counts no file that the policy ignores', async () => {
    repository
      .write('.memtrust/policy.yml', 'ignore: ["services/pay/**"]\n')
      .commit("templates are nobody's memory");
    expect(await table('--path', 'services/pay', '--source', 'codex')).toEqual([
      'AGENT | FILE | BYTES | READ',
      'codex | AGENTS.md | 25600 | yes',
      'codex | services/AGENTS.md | 12800 | cut from line 113 on',
      'codex | 2 files together | 38400 | limit 32 KiB',
    ]);
  });

  it('as JSON', async () => {
    const { stdout } = await fromSource(
      repository.root,
      'sources',
      '--budget',
      '--path',
      'services',
      '--source',
      'codex',
      '--format',
      'json',
    );
    expect(JSON.parse(stdout)).toEqual([
      {
        agent: 'codex',
        folder: 'services',
        files: [
          {
            path: 'AGENTS.md',
            imported_by: null,
            bytes: 25_600,
            tokens: expect.any(Number),
            cut_from_line: null,
          },
          {
            path: 'services/AGENTS.md',
            imported_by: null,
            bytes: 12_800,
            tokens: expect.any(Number),
            cut_from_line: 113,
          },
        ],
        bytes: 38_400,
        tokens: expect.any(Number),
        limit_bytes: 32_768,
        budgets: [],
      },
    ]);
  });

  it('refuses what is no folder, and says where nothing is loaded', async () => {
    const missing = await fromSource(repository.root, 'sources', '--budget', '--path', 'nowhere');
    expect([missing.code, missing.stderr]).toEqual([
      2,
      expect.stringContaining('`nowhere` is not a folder of this repository'),
    ]);
    const none = await fromSource(repository.root, 'sources', '--budget', '--source', 'gemini');
    expect([none.code, none.stdout]).toEqual([
      0,
      'no agent loads a file of this repository there at start\n',
    ]);
  });
});
