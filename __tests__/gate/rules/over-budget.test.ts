import { describe, expect, it } from '@jest/globals';
import { overBudget } from '../../../src/agent-files/detectors/over-budget.js';
import { AgentDocument } from '../../../src/agent-files/document.js';
import { phraseText } from '../../../src/text/phrase.js';
import { NO_HISTORY } from '../../../src/tree/history-queries.js';
import { PathResolver } from '../../../src/tree/resolve.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';
import { check, store } from '../../store.js';

const KIB = 1024;
/** Lines of 64 bytes. */
const text = (bytes: number): string =>
  `${'x'.repeat(63)}\n`.repeat(Math.ceil(bytes / 64)).slice(0, bytes);

type Files = Readonly<Record<string, string>>;

/** What MT416 says of files that a change brings. */
async function found(files: Files, before: Files = {}): Promise<string[]> {
  const base = store().fileEach(before);
  const { findings } = await check(base, base.fileEach(files));
  return findings
    .filter(({ rule }) => rule === 'MT416')
    .map(
      ({ severity, introduced, path, line, message }) =>
        `${introduced ? 'new ' : ''}${severity} ${path}:${line} ${phraseText(message)}`,
    );
}

describe('what Codex cuts', () => {
  it.each<[string, Files, string[]]>([
    ['32 KiB', { 'AGENTS.md': text(32 * KIB) }, []],
    ['only blanks behind them', { 'AGENTS.md': `${text(32 * KIB)}\n\n  \n` }, []],
    [
      'a line more',
      { 'AGENTS.md': `${text(32 * KIB)}Run the tests.\n` },
      [
        'new warning AGENTS.md:513 Codex reads 32 KiB of this file, which has 32,783 bytes: this file is cut from line 513 on',
      ],
    ],
    [
      'a file at the end of a chain',
      {
        'AGENTS.md': text(20 * KIB),
        'services/AGENTS.md': text(8 * KIB),
        'services/pay/AGENTS.md': text(6 * KIB),
        'web/AGENTS.md': text(10 * KIB),
      },
      [
        'new warning services/pay/AGENTS.md:65 Codex reads 32 KiB of the files from `AGENTS.md` to `services/pay/AGENTS.md`, which have 34 KiB: this file is cut from line 65 on',
      ],
    ],
    [
      'all of a file, and those below it once',
      {
        'AGENTS.md': text(32 * KIB),
        'a/AGENTS.md': 'Use tabs.\n',
        'a/b/AGENTS.md': 'Use tabs.\n',
        'a/b/c/AGENTS.md': 'Use tabs.\n',
      },
      [
        'new warning a/AGENTS.md:1 Codex reads 32 KiB of the files from `AGENTS.md` to `a/AGENTS.md`, which have 32,778 bytes: all of this file is cut, and so are 2 in folders below it',
      ],
    ],
    [
      'an override in place of the file beside it',
      {
        'AGENTS.md': text(40 * KIB),
        'AGENTS.override.md': 'Use tabs.\n',
        'a/AGENTS.md': text(31 * KIB),
      },
      [],
    ],
    ['bytes, not characters', { 'AGENTS.md': 'é'.repeat(16 * KIB) }, []],
    [
      'half a character',
      { 'AGENTS.md': `x\n${'é'.repeat(16 * KIB)}` },
      [
        'new warning AGENTS.md:2 Codex reads 32 KiB of this file, which has 32,770 bytes: this file is cut from line 2 on',
      ],
    ],
    [
      'the limit and the names of its settings',
      {
        '.codex/config.toml':
          'project_doc_max_bytes = 65536\nproject_doc_fallback_filenames = ["CLAUDE.md"]\n',
        'AGENTS.md': text(40 * KIB),
        'CLAUDE.md': text(70 * KIB),
        'a/CLAUDE.md': text(30 * KIB),
      },
      [
        'new warning a/CLAUDE.md:385 Codex reads 64 KiB of the files from `AGENTS.md` to `a/CLAUDE.md`, which have 70 KiB: this file is cut from line 385 on',
      ],
    ],
    [
      'the settings of the nearest folder',
      {
        'a/.codex/config.toml': 'project_doc_max_bytes = 65536\n',
        'AGENTS.md': text(20 * KIB),
        'a/AGENTS.md': text(20 * KIB),
        'b/AGENTS.md': text(13 * KIB),
      },
      [
        'new warning b/AGENTS.md:193 Codex reads 32 KiB of the files from `AGENTS.md` to `b/AGENTS.md`, which have 33 KiB: this file is cut from line 193 on',
      ],
    ],
    [
      'nothing where it is told to read none',
      { '.codex/config.toml': 'project_doc_max_bytes = 0\n', 'AGENTS.md': text(40 * KIB) },
      [],
    ],
    [
      'no file of a skill, a fixture, a hidden folder, or another project',
      {
        '.claude/AGENTS.md': text(80 * KIB),
        '.claude/skills/react/AGENTS.md': text(80 * KIB),
        'tests/fixtures/repo/AGENTS.md': text(80 * KIB),
        'node_modules/a/AGENTS.md': text(80 * KIB),
      },
      [],
    ],
    [
      'no file of another agent',
      { 'CLAUDE.md': text(80 * KIB), 'docs/agents.md': text(80 * KIB) },
      [],
    ],
  ])('%s', async (_, files, expected) => {
    expect(await found(files)).toEqual(expected);
  });
});

describe('links', () => {
  it('are the file that they lead to, read twice for nobody', async () => {
    const base = store();
    const said = async (head: typeof base): Promise<string[]> =>
      (await check(base, head)).findings
        .filter(({ rule }) => rule === 'MT416')
        .map(({ path, line }) => `${path}:${line}`);
    const long = base.file('AGENTS.md', text(20 * KIB));
    expect(await said(long.link('a/AGENTS.md', '../AGENTS.md'))).toEqual([]);
    expect(await said(long.link('CLAUDE.md', 'AGENTS.md'))).toEqual([]);
    const behind = base.file('CLAUDE.md', text(40 * KIB)).link('AGENTS.md', 'CLAUDE.md');
    expect(await said(behind)).toEqual(['AGENTS.md:513']);
  });
});

describe('what was so before', () => {
  const old = { 'AGENTS.md': `${text(32 * KIB)}Run the tests.\n` };

  it('is an older finding, and grows as one', async () => {
    const [same] = await found({ 'a.txt': 'a\n' }, old);
    expect(same).toMatch(/^warning AGENTS\.md:513 /);
    const [longer] = await found({ 'AGENTS.md': `${text(32 * KIB)}Run\nthe\ntests.\n` }, old);
    expect(longer).toMatch(/^warning AGENTS\.md:513 /);
  });

  it('is new for another file', async () => {
    const said = await found({ 'a/AGENTS.md': text(4 * KIB) }, { 'AGENTS.md': text(30 * KIB) });
    expect(said).toEqual([expect.stringMatching(/^new warning a\/AGENTS\.md:33 /)]);
  });

  it('is nothing where the policy turns the rule off or blocks the file', async () => {
    const policy = (keys: unknown): Files => ({ '.memtrust/policy.yml': JSON.stringify(keys) });
    expect(await found(old, policy({ rules: { MT416: 'off' } }))).toEqual([]);
    expect(await found(old, policy({ exclude_paths: ['AGENTS.md'] }))).toEqual([]);
  });
});

describe('limits of single files', () => {
  it.each<[path: string, text: string, expected: unknown[]]>([
    ['.windsurf/rules/a.md', text(12_000), []],
    [
      '.windsurf/rules/a.md',
      `${text(12_000)}more`,
      [
        'new warning .windsurf/rules/a.md:188 Windsurf takes at most 12,000 characters of this file; from line 188 on it is beyond this limit',
      ],
    ],
    ['.windsurf/rules/a.md', '字'.repeat(12_000), []],
    ['.windsurf/rules/a.md', '😀'.repeat(12_000), []],
    ['.windsurf/rules/a.md', '😀'.repeat(12_001), [expect.stringContaining('a.md:1 Windsurf')]],
    ['.windsurf/hooks.json', text(20_000), []],
    ['.windsurf/rules/notes/a.md', text(20_000), []],
    ['.agent/workflows/a.md', text(12_001), [expect.stringContaining('Antigravity takes')]],
    ['.agents/skills/a/references/b.md', text(20_000), []],
    ['.github/agents/a.agent.md', `---\ndescription: a\n---\n${text(30_000)}`, []],
    [
      '.github/agents/a.agent.md',
      `---\ndescription: a\n---\n${text(30_000)}\nmore\n`,
      [
        'new warning .github/agents/a.agent.md:472 Copilot takes at most 30,000 characters of the text below the front matter; from line 472 on it is beyond this limit',
      ],
    ],
    ['.github/copilot-instructions.md', text(40_000), []],
    ['.cursor/rules/a.mdc', `---\nalwaysApply: true\n---\n${text(40_000)}`, []],
    ['templates/.windsurf/rules/a.md', text(20_000), []],
  ])('%s', async (path, written, expected) => {
    expect(await found({ [path]: written })).toEqual(expected);
  });

  it.each([
    ['- a note\n'.repeat(200), []],
    ['- a note\n'.repeat(201), ['200 lines', 201]],
    ['x'.repeat(25 * KIB), []],
    [`${'x'.repeat(25 * KIB)}\n- more\n`, ['25 KiB', 1]],
    [`${'x'.repeat(300)}\n`.repeat(190), ['25 KiB', 86]],
  ])('memory of a subagent', async (written, [limit, line]) => {
    const path = '.claude/agent-memory/reviewer/MEMORY.md';
    const seen = await look(path, written);
    expect(seen).toEqual(
      limit === undefined
        ? []
        : [
            `${path}:${line} Claude takes at most ${limit} of this file; from line ${line} on it is beyond this limit`,
          ],
    );
  });
});

async function look(path: string, written: string): Promise<string[]> {
  const tree = new VirtualTree({ [path]: written });
  const document = new AgentDocument('claude', 'memory', path, path, written);
  const seen = await overBudget.look([document], {
    tree,
    resolver: new PathResolver(tree),
    past: NO_HISTORY,
  });
  return seen.map((one) => `${one.path}:${one.line} ${phraseText(one.message)}`);
}

describe('budgets of the policy', () => {
  const budget = (budgets: unknown, files: Files): Promise<string[]> =>
    found(files, { '.memtrust/policy.yml': JSON.stringify({ budgets }) });

  it.each<[string, unknown, Files, string[]]>([
    [
      'a file by name, in bytes',
      { files: [{ path: 'CLAUDE.md', max_bytes: 100 }] },
      { 'CLAUDE.md': text(101), 'a/CLAUDE.md': text(100), 'AGENTS.md': text(500) },
      [
        'new warning CLAUDE.md:1 this file has 101 bytes, and the policy allows 100 bytes for `CLAUDE.md`',
      ],
    ],
    [
      'a file by pattern, in tokens',
      {
        files: [
          { path: '/CLAUDE.md', max_tokens: 20 },
          { path: 'docs/**', max_tokens: 3 },
        ],
      },
      {
        'CLAUDE.md': '@docs/a.md\n',
        'docs/a.md': 'Run the tests before you commit.\n',
        'docs/b.md': 'Run the tests before you commit. Nothing loads this.\n',
        'a/CLAUDE.md': 'Run the tests before you commit.\n',
      },
      [
        'new warning docs/a.md:1 this file has 13 tokens, and the policy allows 3 tokens for `docs/**`',
      ],
    ],
    [
      'what an agent loads at start, imports included',
      { start: [{ agent: 'claude', max_bytes: 1000 }] },
      {
        'CLAUDE.md': `@docs/a.md\n${text(400)}`,
        'docs/a.md': text(500),
        '.claude/rules/all.md': text(50),
        '.claude/rules/some.md': `---\npaths: "src/**"\n---\n${text(500)}`,
        '.claude/commands/a.md': text(500),
        'a/CLAUDE.md': text(40),
        'a/b/CLAUDE.md': text(40),
      },
      [
        'new warning a/CLAUDE.md:1 with this file `claude` loads 1,001 bytes when it starts in `a`, and the policy allows 1,000 bytes; the largest file is `docs/a.md` with 500 bytes',
      ],
    ],
    [
      'each file once, whatever leads to it',
      { start: [{ agent: 'claude', max_bytes: 1000 }] },
      {
        'CLAUDE.md': '@AGENTS.md @docs/a.md\n',
        'AGENTS.md': text(400),
        'docs/a.md': `@../AGENTS.md\n${text(400)}`,
        'a/CLAUDE.md': '@../AGENTS.md\n',
      },
      [],
    ],
    [
      'another agent',
      { start: [{ agent: 'cursor', max_bytes: 300 }] },
      {
        'CLAUDE.md': text(400),
        '.cursor/rules/all.mdc': `---\nalwaysApply: true\n---\n${text(200)}`,
        '.cursor/rules/some.mdc': `---\nglobs: src/**\n---\n${text(400)}`,
        '.cursorrules': text(90),
      },
      [
        'new warning .cursor/rules/all.mdc:1 with this file `cursor` loads 316 bytes when it starts in the root, and the policy allows 300 bytes; the largest file is `.cursor/rules/all.mdc` with 226 bytes',
      ],
    ],
  ])('%s', async (_, budgets, files, expected) => {
    expect(await budget(budgets, files)).toEqual(expected);
  });

  it('hold for what is there', async () => {
    const before = {
      'CLAUDE.md': text(200),
      '.memtrust/policy.yml': JSON.stringify({
        budgets: { files: [{ path: 'CLAUDE.md', max_bytes: 100 }] },
      }),
    };
    expect(await found({ 'CLAUDE.md': text(300) }, before)).toEqual([
      'warning CLAUDE.md:1 this file has 300 bytes, and the policy allows 100 bytes for `CLAUDE.md`',
    ]);
  });
});
