import { joined } from '../text/pattern.js';
import { foldedName, SETTINGS_FILES } from './settings/files.js';

/*
 * Which agent reads a path, and as what? A path that is missing here is read by an agent and not by memtrust.
 *     agentFileOf('CLAUDE.md')               claude, memory
 */

/** One kind of file that a coding agent reads as memory or instructions. */
export interface AgentFile {
  readonly agent: string;
  readonly kind: 'memory' | 'rules' | 'skill' | 'settings';
  /** Matches a case-folded path, at any depth where the agent reads nested ones. */
  readonly pattern: RegExp;
  /** Only where the name is written so: other spellings of it are ordinary documents. */
  readonly exactly?: RegExp;
  /** Where the agent's own documentation says so. */
  readonly source: string;
}

/** A file of this name, in any folder; `below` is any file in a folder. */
const name = (file: string): RegExp => new RegExp(`(?:^|/)${file}$`);
const below = (folder: string): RegExp => new RegExp(`(?:^|/)${folder}/.`);

/** Every agent file known, first match wins. Patterns are ours alone, never a user's, and linear (SECURITY S34). */
export const AGENT_FILES: readonly AgentFile[] = [
  ...SETTINGS_FILES.map(({ agent, pattern, source }): AgentFile => ({
    agent,
    kind: 'settings',
    pattern,
    source,
  })),
  {
    agent: 'claude',
    kind: 'memory',
    pattern: name('claude(?:\\.local)?\\.md'),
    source: 'https://code.claude.com/docs/en/memory',
  },
  {
    agent: 'claude',
    kind: 'settings',
    pattern: below('\\.claude/hooks'),
    source: 'https://code.claude.com/docs/en/hooks',
  },
  {
    agent: 'claude',
    kind: 'skill',
    pattern: below('\\.claude/skills'),
    source: 'https://code.claude.com/docs/en/skills',
  },
  {
    agent: 'claude',
    kind: 'memory',
    pattern: /(?:^|\/)\.claude\/memory\.md$/,
    source: 'https://code.claude.com/docs/en/memory',
  },
  {
    agent: 'claude',
    kind: 'rules',
    pattern: /(?:^|\/)\.claude\/(?:rules|agents|commands|output-styles)\/.+$/,
    source: 'https://code.claude.com/docs/en/memory',
  },
  {
    agent: 'codex',
    kind: 'memory',
    pattern: name('agents(?:\\.override)?\\.md'),
    source: 'https://agents.md',
  },
  {
    agent: 'amp',
    kind: 'memory',
    pattern: name('agent\\.md'),
    exactly: /(?:^|\/)AGENT\.md$/,
    source: 'https://ampcode.com/manual',
  },
  {
    agent: 'codex',
    kind: 'skill',
    pattern: below('\\.codex/skills'),
    source: 'https://developers.openai.com/codex/skills',
  },
  {
    agent: 'codex',
    kind: 'rules',
    pattern: below('\\.codex'),
    source: 'https://developers.openai.com/codex/guides/agents-md',
  },
  {
    agent: 'cursor',
    kind: 'rules',
    pattern:
      /(?:^|\/)(?:\.cursorrules|\.cursor\/rules(?:\.md|\/.+)?|\.cursor\/(?:commands|agents)\/.+)$/,
    source: 'https://cursor.com/docs/context/rules',
  },
  {
    agent: 'cursor',
    kind: 'skill',
    pattern: below('\\.cursor/skills'),
    source: 'https://cursor.com/docs/context/skills',
  },
  {
    agent: 'gemini',
    kind: 'memory',
    pattern: name('gemini\\.md'),
    source: 'https://google-gemini.github.io/gemini-cli/docs/cli/gemini-md.html',
  },
  {
    agent: 'gemini',
    kind: 'skill',
    pattern: below('\\.gemini/skills'),
    source: 'https://geminicli.com/docs/cli/skills',
  },
  {
    agent: 'gemini',
    kind: 'rules',
    pattern: /(?:^|\/)\.gemini\/(?:styleguide\.md|commands\/.+)$/,
    source: 'https://google-gemini.github.io/gemini-cli/docs/cli/custom-commands.html',
  },
  {
    agent: 'copilot',
    kind: 'memory',
    pattern: name('\\.github/copilot-instructions\\.md'),
    source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions',
  },
  {
    agent: 'copilot',
    kind: 'rules',
    pattern: /(?:^|\/)\.github\/(?:instructions|prompts|agents|chatmodes)\/.+/,
    source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions',
  },
  {
    agent: 'copilot',
    kind: 'skill',
    pattern: below('\\.github/skills'),
    source: 'https://docs.github.com/en/copilot/concepts/agents/about-agent-skills',
  },
  {
    agent: 'windsurf',
    kind: 'rules',
    pattern: /(?:^|\/)(?:\.windsurfrules|\.windsurf\/(?:rules|workflows)\/.+)$/,
    source: 'https://docs.windsurf.com/windsurf/cascade/memories',
  },
  {
    agent: 'cline',
    kind: 'rules',
    pattern: /(?:^|\/)\.clinerules(?:-[a-z]+|\/.+)?$/,
    source: 'https://docs.cline.bot/features/cline-rules',
  },
  {
    agent: 'roo',
    kind: 'skill',
    pattern: below('\\.roo/skills(?:-[a-z]+)?'),
    source: 'https://docs.roocode.com/features/skills',
  },
  {
    agent: 'roo',
    kind: 'rules',
    pattern: /(?:^|\/)(?:\.roo\/.+|\.roorules(?:-[a-z]+)?)$/,
    source: 'https://docs.roocode.com/features/custom-instructions',
  },
  {
    agent: 'junie',
    kind: 'rules',
    pattern: below('\\.junie'),
    source: 'https://www.jetbrains.com/help/junie/customize-guidelines.html',
  },
  {
    agent: 'kiro',
    kind: 'rules',
    pattern: /(?:^|\/)\.kiro\/(?:steering|hooks|agents)\/.+/,
    source: 'https://kiro.dev/docs/steering',
  },
  {
    agent: 'continue',
    kind: 'rules',
    pattern: /(?:^|\/)(?:\.continuerules|\.continue\/(?:rules|prompts|agents|checks)\/.+)$/,
    source: 'https://docs.continue.dev/customize/deep-dives/rules',
  },
  {
    agent: 'amazon-q',
    kind: 'rules',
    pattern: below('\\.amazonq/rules'),
    source: 'https://docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html',
  },
  {
    agent: 'augment',
    kind: 'rules',
    pattern: /(?:^|\/)(?:\.augment-guidelines|\.augment\/rules\/.+)$/,
    source: 'https://docs.augmentcode.com/setup-augment/guidelines',
  },
  {
    agent: 'opencode',
    kind: 'skill',
    pattern: below('\\.opencode/skills?'),
    source: 'https://opencode.ai/docs/skills',
  },
  {
    agent: 'opencode',
    kind: 'rules',
    pattern: /(?:^|\/)\.opencode\/(?:agents?|commands?)\/.+/,
    source: 'https://opencode.ai/docs/agents',
  },
  {
    agent: 'goose',
    kind: 'memory',
    pattern: name('\\.goosehints'),
    source: 'https://block.github.io/goose/docs/guides/using-goosehints',
  },
  {
    agent: 'zed',
    kind: 'rules',
    pattern: /(?:^|\/)\.rules$/,
    source: 'https://zed.dev/docs/ai/rules',
  },
  {
    agent: 'trae',
    kind: 'rules',
    pattern: below('\\.trae/rules'),
    source: 'https://docs.trae.ai/ide/rules-for-ai',
  },
  {
    agent: 'qwen',
    kind: 'memory',
    pattern: name('qwen\\.md'),
    source: 'https://qwenlm.github.io/qwen-code-docs/en/users/configuration/settings',
  },
  {
    agent: 'warp',
    kind: 'memory',
    pattern: name('warp\\.md'),
    source: 'https://docs.warp.dev/knowledge-and-collaboration/rules',
  },
  {
    agent: 'serena',
    kind: 'memory',
    pattern: below('\\.serena/memories'),
    source: 'https://github.com/oraios/serena',
  },
  {
    agent: 'memory-bank',
    kind: 'memory',
    pattern: below('memory-bank'),
    source: 'https://docs.cline.bot/prompting/cline-memory-bank',
  },
  {
    agent: 'aider',
    kind: 'settings',
    pattern: name('\\.aider\\.conf\\.yml'),
    source: 'https://aider.chat/docs/config/aider_conf.html',
  },
  {
    agent: 'aider',
    kind: 'memory',
    pattern: /^conventions\.md$/,
    source: 'https://aider.chat/docs/usage/conventions.html',
  },
  {
    agent: 'agents',
    kind: 'skill',
    pattern: below('\\.agents?/skills'),
    source: 'https://agentskills.io',
  },
  {
    agent: 'agents',
    kind: 'rules',
    pattern: /(?:^|\/)\.agents?\/(?:rules|workflows|commands|references)\/.+/,
    source: 'https://antigravity.google/docs/rules-workflows',
  },
  { agent: 'skill', kind: 'skill', pattern: name('skill\\.md'), source: 'https://agentskills.io' },
  {
    agent: 'skill',
    kind: 'skill',
    // "Files in references/ are loaded when a skill asks for them."
    pattern: /(?:^|\/)skills\/(?:[^/]+\/){1,3}(?:references?|resources|rules)\/.+\.mdx?$/,
    source: 'https://agentskills.io/specification',
  },
  {
    agent: 'openclaw',
    kind: 'memory',
    pattern: /^(?:memory\.md|memory\/[^/]+\.md)$/,
    exactly: /^(?:MEMORY\.md|memory\/)/,
    source: 'https://docs.openclaw.ai/concepts/memory',
  },
  {
    agent: 'memory',
    kind: 'memory',
    pattern: /^\.memory\/.+\.md$/,
    source: 'https://docs.basicmemory.com',
  },
];

/**
 * Folders of documentation; one more takes files away from every check, the wrong error. A page `agents.md`
 * there is about agents, and none reads it as its instructions.
 */
const DOCUMENTATION =
  /(?:^|\/)(?:docs?|documentation|website|site|content|pages|guides?|manual|wiki|blog|learn)\//i;
/**
 * Names of instructions in any case, and as agents write them: `docs/agents.md` is a page, and
 * `docs/AGENTS.md` is read.
 */
const PLAIN_NAME = /(?:^|\/)(?:agents|claude|gemini)\.md$/i;
const EXACT_NAME = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.md$/;

/** Whether a path is a page about agents, and no file for them. */
function isPageAbout(path: string): boolean {
  return PLAIN_NAME.test(path) && !EXACT_NAME.test(path) && DOCUMENTATION.test(path);
}

/**
 * Names that show which agent a folder is for, in no order; one may be added: where one of them would be
 * its file, the folder is its own.
 */
const WITNESSES = [
  'x.md',
  'rules/x.md',
  'skills/x.md',
  'memories/x.md',
  'instructions/x.md',
  'settings.json',
  'steering/x.md',
  'mcp.json',
];

/** What a folder is to a coding agent, or null: `.claude`, `.claude/rules`, `.cursor/rules/team`. */
export function agentFolderOf(path: string): AgentFile | null {
  for (const witness of WITNESSES) {
    const known = agentFileOf(`${path}/${witness}`);
    if (known !== null) return known;
  }
  return null;
}

/**
 * What a path is to a coding agent, or null. Names are compared without regard to case, as agents
 * on macOS and Windows do.
 */
export function agentFileOf(path: string): AgentFile | null {
  if (!mayBeAgentFile(path) || isPageAbout(path)) return null;
  const folded = foldedName(path);
  return (
    AGENT_FILES.find(
      ({ pattern, exactly }) => pattern.test(folded) && (exactly?.test(path) ?? true),
    ) ?? null
  );
}

/** The names of the table that have no dot at the beginning of a part. */
const AGENT_NAME = new RegExp(
  joined`
    (?:^|/)
    (?:
      (?:agents?(?:\.override)?|claude(?:\.local)?|conventions|gemini|memory|qwen|skill|warp)\.md$
      |(?:memory|memory-bank|skills)/
      |opencode\.jsonc?$|hooks/hooks\.json$
    )`,
  'i',
);

/**
 * Every pattern above wants one of these: most files of a repository have none. Which letters a
 * name folds to that is not ASCII, the patterns know.
 */
function mayBeAgentFile(path: string): boolean {
  return (
    path.startsWith('.') || path.includes('/.') || AGENT_NAME.test(path) || !/^[ -~]*$/.test(path)
  );
}
