/** One kind of file that a coding agent reads as memory or instructions. */
export interface AgentFile {
  readonly agent: string;
  readonly kind: 'memory' | 'rules' | 'skill' | 'settings';
  /** Matches a case-folded path, at any depth where the agent reads nested ones. */
  readonly pattern: RegExp;
  /** Where the agent's own documentation says so. */
  readonly source: string;
}

const name = (file: string): RegExp => new RegExp(`(?:^|/)${file}$`);

/** Every agent file known, first match wins. Patterns are ours alone, never a user's, and linear (SECURITY S34). */
export const AGENT_FILES: readonly AgentFile[] = [
  { agent: 'claude', kind: 'memory', pattern: name('claude(?:\\.local)?\\.md'), source: 'https://code.claude.com/docs/en/memory' },
  { agent: 'claude', kind: 'settings', pattern: name('\\.claude/settings(?:\\.local)?\\.json'), source: 'https://code.claude.com/docs/en/settings' },
  { agent: 'claude', kind: 'skill', pattern: /(?:^|\/)\.claude\/skills\/.+/, source: 'https://code.claude.com/docs/en/skills' },
  { agent: 'claude', kind: 'rules', pattern: /(?:^|\/)\.claude\/(?:memory\.md|(?:rules|agents|commands)\/.+)$/, source: 'https://code.claude.com/docs/en/memory' },
  { agent: 'codex', kind: 'memory', pattern: name('agents(?:\\.override)?\\.md'), source: 'https://agents.md' },
  { agent: 'codex', kind: 'rules', pattern: /(?:^|\/)\.codex\/.+/, source: 'https://developers.openai.com/codex/guides/agents-md' },
  { agent: 'cursor', kind: 'rules', pattern: /(?:^|\/)(?:\.cursorrules|\.cursor\/rules(?:\.md|\/.+)?)$/, source: 'https://cursor.com/docs/context/rules' },
  { agent: 'gemini', kind: 'memory', pattern: name('gemini\\.md'), source: 'https://google-gemini.github.io/gemini-cli/docs/cli/gemini-md.html' },
  { agent: 'copilot', kind: 'memory', pattern: name('\\.github/copilot-instructions\\.md'), source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions' },
  { agent: 'copilot', kind: 'rules', pattern: /(?:^|\/)\.github\/instructions\/.+/, source: 'https://docs.github.com/en/copilot/how-tos/configure-custom-instructions' },
  { agent: 'windsurf', kind: 'rules', pattern: /(?:^|\/)(?:\.windsurfrules|\.windsurf\/rules\/.+)$/, source: 'https://docs.windsurf.com/windsurf/cascade/memories' },
  { agent: 'cline', kind: 'rules', pattern: /(?:^|\/)\.clinerules(?:\/.+)?$/, source: 'https://docs.cline.bot/features/cline-rules' },
  { agent: 'roo', kind: 'rules', pattern: /(?:^|\/)\.roo\/.+/, source: 'https://docs.roocode.com/features/custom-instructions' },
  { agent: 'junie', kind: 'rules', pattern: /(?:^|\/)\.junie\/.+/, source: 'https://www.jetbrains.com/help/junie/customize-guidelines.html' },
  { agent: 'serena', kind: 'memory', pattern: /(?:^|\/)\.serena\/memories\/.+/, source: 'https://github.com/oraios/serena' },
  { agent: 'memory-bank', kind: 'memory', pattern: /(?:^|\/)memory-bank\/.+\.md$/, source: 'https://docs.cline.bot/prompting/cline-memory-bank' },
  { agent: 'aider', kind: 'memory', pattern: /^conventions\.md$/, source: 'https://aider.chat/docs/usage/conventions.html' },
  { agent: 'skill', kind: 'skill', pattern: name('skill\\.md'), source: 'https://agentskills.io' },
];

/** Names that show which agent a folder is for: where one of them would be its file, the folder is its own. */
const WITNESSES = ['x.md', 'rules/x.md', 'skills/x.md', 'memories/x.md', 'instructions/x.md', 'settings.json'];

/** What a folder is to a coding agent, or null: `.claude`, `.claude/rules`, `.cursor/rules/team`. */
export function agentFolderOf(path: string): AgentFile | null {
  for (const witness of WITNESSES) {
    const known = agentFileOf(`${path}/${witness}`);
    if (known !== null) return known;
  }
  return null;
}

/** What a path is to a coding agent, or null. Names are compared without regard to case, as agents on macOS and Windows do. */
export function agentFileOf(path: string): AgentFile | null {
  if (!mayBeAgentFile(path)) return null;
  const folded = path.toLowerCase();
  return AGENT_FILES.find((known) => known.pattern.test(folded)) ?? null;
}

/** Every pattern above wants a name that begins with a dot or an end in `.md`: most files of a repository have neither. */
function mayBeAgentFile(path: string): boolean {
  return path.startsWith('.') || path.includes('/.') || /\.md$/i.test(path);
}
