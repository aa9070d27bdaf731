import { describe, expect, it } from '@jest/globals';
import { withoutIgnored } from '../../src/agent-files/ignored.js';
import { inventory } from '../../src/agent-files/inventory.js';
import { standsFor } from '../../src/agent-files/live-source.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';

/* Memory that only settings name (SECURITY S52), and agent files that the policy takes out. */

type Files = Readonly<Record<string, string | VirtualFile>>;
const link = (target: string): VirtualFile => ({ kind: 'symlink', bytes: Buffer.from(target) });

/** The files that only settings name, each with its agent. */
async function named(head: Files, base: Files | null = null): Promise<readonly string[]> {
  const sources = await inventory(
    new VirtualTree(head),
    base === null ? null : new VirtualTree(base),
    false,
  );
  return sources
    .filter(({ kind }) => kind === 'named')
    .map(({ agent, path }) => `${agent} ${path}`);
}

const TEXTS = {
  'NOTES.txt': 'a',
  'docs/a.md': 'a',
  'docs/b.txt': 'a',
  'docs/deep/NOTES.txt': 'a',
  'docs/deep/x.instructions.md': 'a',
  'plugins/pay/more/run.md': 'a',
  'plugins/pay/commands/pay.md': 'a',
  'src/a.ts': 'a',
};

const NAMED: readonly (readonly [settings: string, text: string, files: readonly string[]])[] = [
  [
    '.gemini/settings.json',
    '{"context": {"fileName": ["NOTES.txt"]}}',
    ['gemini NOTES.txt', 'gemini docs/deep/NOTES.txt'],
  ],
  [
    '.gemini/settings.json',
    '{"context": {"fileName": "notes.TXT"}}',
    ['gemini NOTES.txt', 'gemini docs/deep/NOTES.txt'],
  ],
  [
    '.gemini/settings.json',
    '{"contextFileName": "deep/NOTES.txt"}',
    ['gemini docs/deep/NOTES.txt'],
  ],
  ['.qwen/settings.json', '{"context": {"fileName": ["docs/a.md"]}}', ['qwen docs/a.md']],
  [
    '.codex/config.toml',
    'project_doc_fallback_filenames = ["NOTES.txt"]',
    ['codex NOTES.txt', 'codex docs/deep/NOTES.txt'],
  ],
  ['.codex/config.toml', 'model_instructions_file = "../docs/a.md"', ['codex docs/a.md']],
  [
    '.codex/config.toml',
    '[profiles.x]\nmodel_instructions_file = "docs/a.md"',
    ['codex docs/a.md'],
  ],
  [
    'opencode.json',
    '{"instructions": ["docs/*.md", "https://x.example/y.md"]}',
    ['opencode docs/a.md'],
  ],
  [
    'opencode.jsonc',
    '{"instructions": ["docs/{a,b}.{md,txt}"], /* c */ }',
    ['opencode docs/a.md', 'opencode docs/b.txt'],
  ],
  ['opencode.json', '{"agent": {"r": {"prompt": "{file:./docs/b.txt}"}}}', ['opencode docs/b.txt']],
  [
    '.vscode/settings.json',
    '{"chat.instructionsFilesLocations": {"docs/deep": true}}',
    ['vscode docs/deep/x.instructions.md'],
  ],
  [
    '.vscode/settings.json',
    '{"github.copilot.chat.codeGeneration.instructions": [{"text": "x"}, {"file": "docs/a.md"}]}',
    ['vscode docs/a.md'],
  ],
  ['.aider.conf.yml', 'read: NOTES.txt\n', ['aider NOTES.txt']],
  [
    '.aider.conf.yml',
    'read:\n  - docs/a.md\n  - docs/b.txt\n',
    ['aider docs/a.md', 'aider docs/b.txt'],
  ],
  [
    'plugins/pay/.claude-plugin/plugin.json',
    '{"name": "pay"}',
    ['claude plugins/pay/commands/pay.md'],
  ],
  [
    'plugins/pay/.claude-plugin/plugin.json',
    '{"agents": ["./more/run.md"]}',
    ['claude plugins/pay/commands/pay.md', 'claude plugins/pay/more/run.md'],
  ],
  ['.kiro/agents/a.json', '{"resources": ["file://docs/a.md"]}', ['kiro docs/a.md']],
  ['crush.json', '{"options": {"context_paths": ["docs/b.txt"]}}', ['crush docs/b.txt']],
  ['gemini-extension.json', '{"contextFileName": "docs/a.md"}', ['gemini docs/a.md']],
  ['.aider.conf.yml', '--read: docs/a.md\n', ['aider docs/a.md']],
  ['.aider.conf.yml', 'message-file: docs/a.md\n', ['aider docs/a.md']],
  ['.kiro/agents/a.json', '{"resources": ["skill://docs/a.md"]}', ['kiro docs/a.md']],
];

/** Spellings of `docs/a.md` that an agent opens all the same. */
const SPELLINGS: readonly (readonly [settings: string, text: string])[] = [
  ['.gemini/settings.json', '{"contextFileName": "docs/a.md "}'],
  ['.gemini/settings.json', '{"contextFileName": "/docs/a.md"}'],
  ['app/.gemini/settings.json', '{"contextFileName": "../docs/a.md"}'],
  ['.gemini/settings.json', String.raw`{"contextFileName": "docs\\a.md"}`],
  ['.gemini/settings.json', '{"contextFileName": "${X:-docs/a.md}"}'],
  ['opencode.json', '{"instructions": ["docs/{a,{c,d}}.md"]}'],
  ['opencode.json', '{"instructions": ["docs/+(a|b).md"]}'],
  ['opencode.json', '{"instructions": ["/proc/self/cwd/docs/a.md"]}'],
  ['opencode.json', '{"instructions": ["/workspaces/app/docs/a.md"]}'],
  ['opencode.json', JSON.stringify({ a: `${'x'.repeat(100_001)}{file:docs/a.md}` })],
  ['opencode.json', `{"a": "{file:${'./'.repeat(300)}docs/a.md}"}`],
  ['.aider.conf.yml', 'x: &a [docs/a.md]\nread: *a\n'],
  ['.aider.conf.yml', 'read: none\nread: docs/a.md\n'],
  ['.aider.conf.yml', 'read: !!str docs/a.md\n'],
  ['.aider.conf.yml', '%YAML 1.1\n---\nread: docs/a.md\n'],
  ['.aider.conf.yml', `${'#\n'.repeat(20_001)}read: docs/a.md\n`],
];

const NOT_NAMED: readonly (readonly [settings: string, text: string])[] = [
  ['opencode.json', '{"instructions": ["$HOME/docs/a.md", "/home/me/docs/a.md", "docs/(a).md"]}'],
  ['.aider.conf.yml', 'lint-cmd: docs/a.md\n'],
  ['.gemini/settings.json', '{"context": {"fileName": "../NOTES.txt"}}'],
  ['.gemini/settings.json', '{"context": {"other": "NOTES.txt"}}'],
  ['.gemini/settings.json', 'no JSON'],
  ['.vscode/settings.json', '{"chat.instructionsFilesLocations": {"docs/deep": false}}'],
  ['.vscode/settings.json', '{"chat.promptFilesLocations": {"docs/deep": true}}'],
  ['.vscode/settings.json', '{"files.exclude": {"docs/a.md": true}}'],
  ['.codex/config.toml', 'model_instructions_file = "/etc/NOTES.txt"'],
  ['opencode.json', '{"instructions": ["~/NOTES.txt", "none/*.md"]}'],
  ['opencode.json', '{"description": "see file:docs/a.md"}'],
  ['.aider.conf.yml', 'model: docs/a.md\n'],
  ['plugins/.claude-plugin/plugin.json', '{"name": "x"}'],
  ['settings.json', '{"context": {"fileName": ["NOTES.txt"]}}'],
];

describe('SECURITY S52: settings that name memory', () => {
  it.each(NAMED)('%s: %s', async (settings, text, files) => {
    expect(await named({ ...TEXTS, [settings]: text })).toEqual(files);
  });

  it.each(SPELLINGS)('%s as the agent reads it: %s', async (settings, text) => {
    const [agent = ''] = /gemini|opencode|aider/.exec(settings) ?? [];
    expect(await named({ ...TEXTS, [settings]: text })).toContain(`${agent} docs/a.md`);
  });

  it.each([
    ['.aider.conf.yml', 'read: docs', 4],
    ['.aider.conf.yml', 'read: .', 8],
    ['.vscode/settings.json', '{"chat.instructionsFilesLocations": {".": true}}', 1],
    ['.vscode/settings.json', '{"a": 1 "chat.instructionsFilesLocations": {"./docs/": true}}', 1],
    ['opencode.json', '{"instructions": ["{docs/a,plugins/x/y}.md"]}', 4],
    ['.claude-plugin/plugin.json', '{"commands": "./"}', 4],
    ['crush.json', '{"options": {"context_paths": ["docs/"]}}', 4],
  ])('%s may name a folder, the root too: %s', async (settings, text, count) => {
    expect(await named({ ...TEXTS, [settings]: text })).toHaveLength(count);
  });

  it.each(NOT_NAMED)('and not %s: %s', async (settings, text) => {
    expect(await named({ ...TEXTS, [settings]: text })).toEqual([]);
  });

  it('are followed through links', async () => {
    const text = '{"contextFileName": "a.md"}';
    expect(await named({ ...TEXTS, '.gemini': link('cfg'), 'cfg/settings.json': text })).toEqual([
      'gemini docs/a.md',
    ]);
    expect(
      await named({ ...TEXTS, '.gemini/settings.json': link('../cfg.json'), 'cfg.json': text }),
    ).toEqual(['gemini docs/a.md']);
  });

  it.each(['lnk/a.md', 'lnk/*.md', 'far/a.md', 'lnk'])(
    'name what is behind a link to a folder: %s',
    async (written) => {
      const text = JSON.stringify({ instructions: [written] });
      const files = { ...TEXTS, lnk: link('docs'), far: link('lnk'), 'opencode.json': text };
      const [path] = written.includes('far') ? ['far/a.md'] : ['lnk/a.md'];
      expect(await named(files)).toContain(`opencode ${path}`);
    },
  );

  it('name a file once, though a link leads there, too', async () => {
    const text = '{"contextFileName": "b.txt"}';
    expect(await named({ ...TEXTS, lnk: link('docs'), '.gemini/settings.json': text })).toEqual([
      'gemini docs/b.txt',
    ]);
  });

  it.each([['sub/a.md'], ['sub'], ['sub/*.md']])(
    'name a submodule, whose files git does not have: %s',
    async (written) => {
      const sub: VirtualFile = { kind: 'submodule', bytes: Buffer.from('a'.repeat(40)) };
      const text = JSON.stringify({ instructions: [written] });
      expect(await named({ ...TEXTS, sub, 'opencode.json': text })).toEqual(['opencode sub']);
    },
  );

  it('make a stray file of the folder of memory an agent file, and no fact', async () => {
    const text = JSON.stringify({ instructions: ['.memtrust/n.txt', '.memtrust/facts/a.md'] });
    const files = { '.memtrust/n.txt': 'a', '.memtrust/facts/a.md': 'a', 'opencode.json': text };
    expect(await named(files)).toEqual(['opencode .memtrust/n.txt']);
  });

  it.each(['QWEN.md', '.goosehints'])('%s imports', async (path) => {
    const sources = await inventory(
      new VirtualTree({ ...TEXTS, [path]: '@docs/a.md' }),
      null,
      false,
    );
    expect(sources.map((source) => source.path)).toContain('docs/a.md');
  });

  it('count where the base has them, too: what a change takes out is looked at once', async () => {
    const settings = { '.gemini/settings.json': '{"contextFileName": "a.md"}' };
    expect(await named(TEXTS, { ...TEXTS, ...settings })).toEqual(['gemini docs/a.md']);
  });

  it('make no second file of an agent file, and import as their agent does', async () => {
    const sources = await inventory(
      new VirtualTree({
        ...TEXTS,
        'AGENTS.md': 'See @docs/a.md\n',
        '.gemini/settings.json': '{"context": {"fileName": ["AGENTS.md"]}}',
      }),
      null,
      false,
    );
    expect(sources.map(({ id, kind, importedBy }) => [kind, id, ...importedBy])).toEqual([
      ['settings', 'live:gemini:.gemini/settings.json'],
      ['memory', 'live:codex:AGENTS.md', '.gemini/settings.json'],
      ['import', 'live:claude:docs/a.md', 'AGENTS.md'],
    ]);
  });

  it('are bounded: past 200 patterns the folder before the first star counts as a whole', async () => {
    const patterns = Array.from({ length: 201 }, (_, index) => `none${index}/*.md`);
    const text = JSON.stringify({ instructions: [...patterns, 'docs/*.md'] });
    expect(await named({ ...TEXTS, 'opencode.json': text })).toEqual([
      'opencode docs/a.md',
      'opencode docs/b.txt',
      'opencode docs/deep/NOTES.txt',
      'opencode docs/deep/x.instructions.md',
    ]);
  });
});

describe('the file whose weight another one has', () => {
  it.each([
    ['app/AGENTS.override.md', undefined, ['app/AGENTS.md']],
    ['CLAUDE.local.md', undefined, ['CLAUDE.md']],
    ['docs/notes.txt', 'app/', ['app/AGENTS.md', 'app/CLAUDE.md']],
    ['AGENTS.md', undefined, []],
    ['GEMINI.md', undefined, []],
  ])('%s, loaded for %s: %j', (path, loadedFor, names) => {
    const source = {
      id: '',
      agent: '',
      kind: 'memory',
      path,
      paths: [path],
      oid: null,
      broken: null,
    } as const;
    expect(
      standsFor({
        ...source,
        settled: false,
        text: null,
        importedBy: [],
        ...(loadedFor === undefined ? {} : { loadedFor }),
      }),
    ).toEqual(names);
  });
});

describe('agent files that the policy ignores', () => {
  const FILES = {
    'CLAUDE.md': '@rules/a.md',
    'rules/a.md': 'a',
    'rules/CLAUDE.md': 'a',
    'fixtures/CLAUDE.md': '@b.md',
    'fixtures/b.md': 'a',
    'NOTES.md': 'a',
    '.gemini/settings.json': '{"contextFileName": "NOTES.md"}',
  };
  const ignored = async (...patterns: string[]): Promise<readonly string[]> =>
    withoutIgnored(await inventory(new VirtualTree(FILES), null, false), patterns).ignored.map(
      ({ path }) => path,
    );

  it.each([
    [[], []],
    [['fixtures/**'], ['fixtures/CLAUDE.md', 'fixtures/b.md']],
    [['rules'], ['rules/CLAUDE.md']],
    [['NOTES.md'], []],
    [
      ['.gemini/**', 'NOTES.md'],
      ['.gemini/settings.json', 'NOTES.md'],
    ],
    [['/CLAUDE.md'], ['CLAUDE.md', 'rules/a.md']],
  ])('%j takes out %j', async (patterns, paths) => {
    expect(await ignored(...patterns)).toEqual(paths);
  });
});
