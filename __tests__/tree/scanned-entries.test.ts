import { describe, expect, it } from '@jest/globals';
import { AGENT_FILES, agentFileOf } from '../../src/agent-files/agents.js';
import { foldedName } from '../../src/agent-files/settings/files.js';
import { layouts } from '../../src/memory/layouts/index.js';
import { NOTE_HOMES } from '../../src/memory/notes/home.js';
import { scannedEntries } from '../../src/tree/scanned-entries.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';

/** Those of the files that everybody who looks for memory or agent files gets to see. */
const scanned = (files: Readonly<Record<string, string | VirtualFile>>): string[] =>
  scannedEntries(new VirtualTree(files)).map(({ path }) => path);
/** Of a tree with these files, and an ordinary one beside each, what is passed over. */
const missed = (paths: readonly string[]): string[] => {
  const found = new Set(scanned(Object.fromEntries(paths.map((path) => [path, 'x']))));
  return paths.filter((path) => !found.has(path));
};

/** A path for each row of the table of agent files, the settings among them: in a folder where it may be in one. */
const AGENT_PATHS = [
  'a/.claude/settings.json',
  'a/.mcp.json',
  'a/.cursor/hooks.json',
  'a/.cursor/mcp.json',
  'a/.cursor/cli.json',
  'a/.vscode/mcp.json',
  'a/.vscode/settings.json',
  'a/.codex/config.toml',
  'a/.codex/hooks.json',
  'a/.gemini/settings.json',
  'a/opencode.json',
  'OpenCode.jsonc',
  'a/.kiro/settings/mcp.json',
  'a/.roo/mcp.json',
  'a/.junie/mcp/mcp.json',
  'a/.trae/mcp.json',
  'a/.github/hooks/x.json',
  'a/.claude-plugin/plugin.json',
  'a/hooks/hooks.json',
  'a/CLAUDE.md',
  'a/.claude/hooks/x.sh',
  'a/.claude/skills/x/run.py',
  'a/.claude/rules/x.txt',
  'a/.claude/memory.md',
  'a/AGENTS.md',
  'a/AGENT.md',
  'a/.codex/skills/x/run.py',
  'a/.codex/prompts/x.txt',
  'a/.cursorrules',
  'a/.cursor/skills/x/run.py',
  'a/GEMINI.md',
  'a/.gemini/skills/x/run.py',
  'a/.gemini/commands/x.toml',
  'a/.github/copilot-instructions.md',
  'a/.github/prompts/x.txt',
  'a/.github/skills/x/run.py',
  'a/.windsurfrules',
  'a/.clinerules',
  'a/.roo/skills/x/run.py',
  'a/.roorules',
  'a/.junie/x.txt',
  'a/.kiro/steering/x.txt',
  'a/.continuerules',
  'a/.amazonq/rules/x.txt',
  'a/.augment-guidelines',
  'a/.opencode/skill/x/run.py',
  'a/.opencode/agent/x.txt',
  'a/.goosehints',
  'a/.rules',
  'a/.trae/rules/x.txt',
  'a/QWEN.md',
  'a/WARP.md',
  'a/.serena/memories/x.txt',
  'a/memory-bank/x.txt',
  'Memory-Bank/x.txt',
  'a/.aider.conf.yml',
  'CONVENTIONS.md',
  'a/.agents/skills/x/run.py',
  'a/.agents/rules/x.txt',
  'a/SKILL.md',
  'a/\u017fkill.md',
  'skills/x/references/x.md',
  'skills/x/references/x.mdx',
  'MEMORY.md',
  'memory/x.md',
  '.memory/x.md',
];

describe('the entries that are looked at', () => {
  it('have every agent file, and each row of the table has a path here', () => {
    expect(AGENT_PATHS.filter((path) => agentFileOf(path) === null)).toEqual([]);
    expect(
      AGENT_FILES.filter(
        ({ pattern }) => !AGENT_PATHS.some((path) => pattern.test(foldedName(path))),
      ).map(({ agent, pattern }) => `${agent} ${pattern.source}`),
    ).toEqual([]);
    expect(missed(AGENT_PATHS)).toEqual([]);
  });

  it('have every file in a folder of a store, and each layout has a path here', () => {
    const paths = [
      '.memtrust/facts/x.md',
      '.ait/memory/facts.json',
      ...NOTE_HOMES.flatMap(({ folders }) =>
        folders.flatMap(([folder]) => [`${folder}x.md`, `${folder}left-over.txt`]),
      ),
    ];
    expect(
      layouts.filter((layout) => !paths.some((path) => layout.owns(path))).map(({ name }) => name),
    ).toEqual([]);
    expect(missed(paths)).toEqual([]);
  });

  it('have what the gate itself rests on', () => {
    expect(
      missed(['action.yml', 'a/action.yaml', '.github/workflows/x.yml', 'a/.gitattributes']),
    ).toEqual([]);
  });

  it('have links, submodules, and names that may look like one of these or be one on another disk', () => {
    const link: VirtualFile = { kind: 'symlink', bytes: Buffer.from('x') };
    const module: VirtualFile = { kind: 'submodule', bytes: new Uint8Array() };
    const files = {
      'src/link': link,
      'src/module': module,
      'src/СLAUDE.txt': 'x',
      'src/memory-bank /x': 'x',
      'MEMTRU~1/x': 'x',
      'src\\x': 'x',
    };
    expect(scanned(files).toSorted()).toEqual(Object.keys(files).toSorted());
  });

  it('have no ordinary file', () => {
    const files = {
      'src/a.ts': 'x',
      'src/hooks/use-hooks.json': 'x',
      'memory/index.ts': 'x',
      'package.json': 'x',
      'docs/opencode.json.txt': 'x',
    };
    expect(scanned(files)).toEqual([]);
  });
});
