import { describe, expect, it } from '@jest/globals';
import { agentFileOf } from '../../src/agent-files/agents.js';
import { inventory } from '../../src/agent-files/inventory.js';
import { type VirtualFile, VirtualTree } from '../../src/tree/virtual-tree.js';

const link = (target: string): VirtualFile => ({ kind: 'symlink', bytes: Buffer.from(target) });
type Files = Readonly<Record<string, string | Uint8Array | VirtualFile>>;
const list = async (files: Files): Promise<string[]> =>
  (await inventory(new VirtualTree(files), null, false)).map(({ id, kind }) => `${kind} ${id}`);
/** Which agent files count as settled against a base. */
async function settled(base: Files, head: Files): Promise<Record<string, boolean>> {
  return Object.fromEntries(
    (await inventory(new VirtualTree(head), new VirtualTree(base), false)).map((source) => [
      source.path,
      source.settled,
    ]),
  );
}

describe('agent files', () => {
  it.each([
    ['CLAUDE.md', 'claude memory'],
    ['pkg/a/claude.LOCAL.md', 'claude memory'],
    ['.claude/settings.local.json', 'claude settings'],
    ['.claude/skills/x/SKILL.md', 'claude skill'],
    ['web/.claude/agents/x.md', 'claude rules'],
    ['.claude/commands/a/b.md', 'claude rules'],
    ['AGENTS.md', 'codex memory'],
    ['deep/down/AGENTS.override.md', 'codex memory'],
    ['.codex/config.toml', 'codex settings'],
    ['.codex/prompts/review.md', 'codex rules'],
    ['.mcp.json', 'mcp settings'],
    ['.cur\u017for/rules/x.mdc', 'cursor rules'],
    ['.claude/\u017fettings.json', 'claude settings'],
    ['.github/prompts/fix.prompt.md', 'copilot rules'],
    ['.kiro/steering/product.md', 'kiro rules'],
    ['apps/web/.Cursor/mcp.json', 'cursor settings'],
    ['docs/memory-bank/progress.txt', 'memory-bank memory'],
    ['opencode.json', 'opencode settings'],
    ['.cursorrules', 'cursor rules'],
    ['.cursor/rules/a.mdc', 'cursor rules'],
    ['GEMINI.md', 'gemini memory'],
    ['.github/copilot-instructions.md', 'copilot memory'],
    ['.github/instructions/a.instructions.md', 'copilot rules'],
    ['.windsurfrules', 'windsurf rules'],
    ['.clinerules', 'cline rules'],
    ['.clinerules/a.md', 'cline rules'],
    ['.roo/rules/a.md', 'roo rules'],
    ['.junie/guidelines.md', 'junie rules'],
    ['.serena/memories/a.md', 'serena memory'],
    ['memory-bank/a.md', 'memory-bank memory'],
    ['CONVENTIONS.md', 'aider memory'],
    ['tools/x/SKILL.md', 'skill skill'],
    ['AGENT.md', 'amp memory'],
    ['docs/AGENTS.md', 'codex memory'],
    ['agents.md', 'codex memory'],
    ['.agents/references/api.md', 'agents rules'],
    ['.gemini/skills/x/references/a.md', 'gemini skill'],
    ['.codex/skills/x/SKILL.md', 'codex skill'],
    ['.roo/skills-code/x/SKILL.md', 'roo skill'],
    ['.opencode/skill/x/SKILL.md', 'opencode skill'],
    ['skills/x/references/a.md', 'skill skill'],
    ['plugins/y/skills/x/references/deep/a.mdx', 'skill skill'],
    ['.continue/checks/a.md', 'continue rules'],
    ['.kiro/agents/a.md', 'kiro rules'],
    ['WARP.md', 'warp memory'],
    ['pkg/QWEN.md', 'qwen memory'],
    ['hooks/hooks.json', 'claude settings'],
    ['\u017fkill.md', 'skill skill'],
    ['MEMORY.md', 'openclaw memory'],
    ['memory/2026-01-02.md', 'openclaw memory'],
    ['.memory/notes/a.md', 'memory memory'],
    ['.claude/agent-memory/reviewer/MEMORY.md', 'claude memory'],
    ['.claude/agent-memory-local/reviewer/memory.md', 'claude memory'],
    ['.claude/loop.md', 'claude rules'],
    ['.claude/workflows/triage.js', 'claude settings'],
    ['.claude/rules/docs/claude.md', 'claude rules'],
    ['.cursor/BUGBOT.md', 'cursor rules'],
    ['.gemini/agents/x.md', 'gemini rules'],
    ['.gemini/system.md', 'gemini rules'],
    ['.kilocode/rules-code/a.md', 'kilo rules'],
    ['.kilocoderules-code', 'kilo rules'],
    ['kilo.jsonc', 'kilo settings'],
    ['.aiassistant/rules/a.md', 'jetbrains-ai rules'],
    ['.openhands/microagents/repo.md', 'openhands rules'],
    ['.openhands/skills/x.md', 'openhands skill'],
    ['.openhands/setup.sh', 'openhands settings'],
    ['.openhands/hooks.json', 'openhands settings'],
    ['apps/web/.factory/droids/x.md', 'factory rules'],
    ['.factory/mcp.json', 'factory settings'],
    ['Crush.local.md', 'crush memory'],
    ['crushrc', 'crush settings'],
    ['.tabnine/guidelines/a.md', 'tabnine rules'],
    ['firebender.json', 'firebender settings'],
    ['.firebender/rules/a.mdc', 'firebender rules'],
    ['.idx/airules.md', 'firebase-studio rules'],
    ['replit.md', 'replit memory'],
    ['.gitlab/duo/chat-rules.md', 'gitlab-duo rules'],
    ['.specify/memory/constitution.md', 'spec-kit memory'],
    ['.github/workflows/ci-doctor.md', 'gh-aw rules'],
    ['.github/workflows/shared/tools.md', 'gh-aw rules'],
    ['.github/hooks/hooks.json', 'copilot settings'],
    ['.devin/rules/a.md', 'devin rules'],
    ['.voidrules', 'void rules'],
    ['pkg/IFLOW.md', 'iflow memory'],
    ['CODEBUDDY.md', 'codebuddy memory'],
    ['.vibe/config.toml', 'vibe settings'],
    ['.pi/APPEND_SYSTEM.md', 'pi rules'],
    ['.agents/CODE_STYLE.md', 'agents rules'],
    ['.agent/prompts/review.md', 'agents rules'],
    ['.agents/PLANNER.md', 'agents rules'],
    ['.agents/checks/no-todo.md', 'agents rules'],
  ])('%s is %s', (path, expected) => {
    const found = agentFileOf(path);
    expect(found === null ? null : `${found.agent} ${found.kind}`).toBe(expected);
  });

  it('are no others: names that merely contain such a name', () => {
    for (const path of [
      'docs/about-CLAUDE.md',
      'CLAUDE.md.bak',
      'notclaude.md',
      'AGENTS.mdx',
      'docs/conventions.md',
      '.claudex/skills/a',
      'src/settings.json',
      'agents/x.md',
      'docs/agents.md',
      'docs/ja/agents.md',
      'website/content/gemini.md',
      'agent.md',
      'src/memory/README.md',
      'memory/long-term/a.md',
      'skills/x/a.md',
      'rules/a.md',
      'docs/crush.md',
      'website/content/iflow.md',
      'docs/replit.md',
      'src/knowledge.md',
      'src/conventions.md',
      '.github/workflows/README.md',
      '.github/workflows/ci.yml',
      '.claude/workflows/triage.md',
      '.claude/loops/a.md',
      '.openhands/notes.md',
      '.idx/dev.nix',
      '.gitlab/issue_templates/bug.md',
      '.specify/templates/spec.md',
      '.agents/PROJECT_TODO.md',
      '.agents/plan.md',
      '.agents/session-notes.md',
      '.agents/plans/next.md',
      '.agents/base.ts',
      'agents/CODE_STYLE.md',
      'config/crush.json.md',
    ])
      expect([path, agentFileOf(path)]).toEqual([path, null]);
  });
});

describe('the inventory', () => {
  it('has every agent file of the tree, nested ones and local ones too, sorted by path', async () => {
    expect(
      await list({
        'b/CLAUDE.md': 'x',
        'a/b/c/AGENTS.md': 'x',
        'CLAUDE.local.md': 'x',
        'src/a.ts': 'x',
        '.memtrust/facts/CLAUDE.md': 'x',
      }),
    ).toEqual([
      'memory live:claude:CLAUDE.local.md',
      'memory live:codex:a/b/c/AGENTS.md',
      'memory live:claude:b/CLAUDE.md',
    ]);
  });

  it('has a submodule and a link in the place of an agent file', async () => {
    expect(
      await list({
        '.claude/skills/x': { kind: 'submodule', bytes: new Uint8Array() },
        'CLAUDE.md': link('nowhere'),
        'AGENTS.md': link('/etc/passwd'),
      }),
    ).toEqual([
      'skill live:claude:.claude/skills/x',
      'memory live:codex:AGENTS.md',
      'memory live:claude:CLAUDE.md',
    ]);
  });

  it('has a link to a folder in the place of a folder of an agent, since nothing below it is in the tree', async () => {
    expect(
      await list({
        'docs/a.md': 'x',
        'shared/skills/s.md': 'x',
        '.claude/rules': link('../docs'),
        '.cursor/rules': link('../docs'),
        '.codex': link('shared'),
        '.claude/plans': link('../docs'),
        '.tabnine': link('shared'),
        '.agents': link('docs'),
        '.gitlab': link('docs'),
        'docs/more': link('../shared'),
      }),
    ).toEqual([
      'rules live:agents:.agents',
      'rules live:claude:.claude/rules',
      'rules live:codex:.codex',
      'rules live:cursor:.cursor/rules',
      'rules live:gitlab-duo:.gitlab',
      'rules live:tabnine:.tabnine',
    ]);
  });

  it('has a submodule, or a link into one, in the place of a folder of an agent', async () => {
    const submodule: VirtualFile = { kind: 'submodule', bytes: new Uint8Array() };
    expect(
      await list({
        '.claude': submodule,
        'web/.cursor/rules': link('../../lib/rules'),
        lib: submodule,
        'docs/x': submodule,
      }),
    ).toEqual(['rules live:claude:.claude', 'rules live:cursor:web/.cursor/rules']);
  });

  it('names where a link leads, over every link on the way', async () => {
    const [source] = await inventory(
      new VirtualTree({
        'CLAUDE.md': link('docs/now.md'),
        'docs/now.md': link('v2.md'),
        'docs/v2.md': 'text\n',
      }),
      null,
      true,
    );
    expect([source?.paths, source?.text]).toEqual([
      ['CLAUDE.md', 'docs/now.md', 'docs/v2.md'],
      'text\n',
    ]);
  });

  it('reads texts only where they are asked for', async () => {
    const tree = new VirtualTree({ 'CLAUDE.md': 'text\n', 'AGENTS.md': Buffer.from([0xff]) });
    expect((await inventory(tree, null, false)).map(({ text }) => text)).toEqual([null, null]);
    expect((await inventory(tree, null, true)).map(({ text }) => text)).toEqual([
      '\ufffd',
      'text\n',
    ]);
  });

  it('holds a file for settled where the base has the same content at the same path', async () => {
    expect(
      await settled(
        { 'CLAUDE.md': 'a', 'AGENTS.md': 'b', 'GEMINI.md': link('CLAUDE.md') },
        { 'CLAUDE.md': 'a', 'AGENTS.md': 'c', 'GEMINI.md': 'CLAUDE.md', '.cursorrules': 'a' },
      ),
    ).toEqual({ 'CLAUDE.md': true, 'AGENTS.md': false, 'GEMINI.md': false, '.cursorrules': false });
  });

  it('holds a link for settled only while it leads to what it led to', async () => {
    const base = {
      'CLAUDE.md': link('now.md'),
      'now.md': link('v1.md'),
      'v1.md': 'one',
      'v2.md': 'two',
    };
    expect(await settled(base, base)).toEqual({ 'CLAUDE.md': true });
    expect(await settled(base, { ...base, 'v1.md': 'other' })).toEqual({ 'CLAUDE.md': false });
    expect(await settled(base, { ...base, 'now.md': link('v2.md') })).toEqual({
      'CLAUDE.md': false,
    });
  });

  it('settles nothing without a base', async () => {
    expect(
      (await inventory(new VirtualTree({ 'CLAUDE.md': 'a' }), null, false)).map(
        (source) => source.settled,
      ),
    ).toEqual([false]);
  });
});
