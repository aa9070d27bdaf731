import { wordList } from '../text/words.js';
import { anyCase } from '../text/pattern.js';
import { foldedName, oneOf, SETTINGS_FILES, writtenPattern } from './settings/files.js';

/* Which agent reads a path, and as what? A path that is missing here is read by an agent and not by memtrust. */

const FILE_KINDS = ['memory', 'rules', 'skill', 'settings'] as const;

/** One kind of file that a coding agent reads as memory or instructions. */
export interface AgentFile {
  readonly agent: string;
  readonly kind: (typeof FILE_KINDS)[number];
  /** Matches a case-folded path, at any depth where the agent reads nested ones. */
  readonly pattern: RegExp;
}

/** Agent, kind, pattern, and where the agent's own documentation says so. */
const ROWS = String.raw`
claude memory /claude(?:\.local)?\.md$ code.claude.com/docs/en/memory
claude settings /\.claude/hooks/. code.claude.com/docs/en/hooks
claude skill /\.claude/skills/. code.claude.com/docs/en/skills
claude memory /\.claude/memory\.md$ code.claude.com/docs/en/memory
claude rules /\.claude/(?:rules|agents|commands|output-styles)/. code.claude.com/docs/en/memory
codex memory /agents(?:\.override)?\.md$ agents.md
amp memory /agent\.md$ ampcode.com/manual
codex skill /\.codex/skills/. developers.openai.com/codex/skills
codex rules /\.codex/. developers.openai.com/codex/guides/agents-md
cursor rules /(?:\.cursorrules|\.cursor/rules(?:\.md|/.+)?|\.cursor/(?:commands|agents)/.+)$
  cursor.com/docs/context/rules
cursor skill /\.cursor/skills/. cursor.com/docs/context/skills
gemini memory /gemini\.md$ google-gemini.github.io/gemini-cli/docs/cli/gemini-md.html
gemini skill /\.gemini/skills/. geminicli.com/docs/cli/skills
gemini rules /\.gemini/(?:styleguide\.md|commands/.+)$ google-gemini.github.io/gemini-cli/docs/cli/custom-commands.html
copilot memory /\.github/copilot-instructions\.md$ docs.github.com/en/copilot/how-tos/configure-custom-instructions
copilot rules /\.github/(?:instructions|prompts|agents|chatmodes)/.
  docs.github.com/en/copilot/how-tos/configure-custom-instructions
copilot skill /\.github/skills/. docs.github.com/en/copilot/concepts/agents/about-agent-skills
windsurf rules /(?:\.windsurfrules|\.windsurf/(?:rules|workflows)/.+)$ docs.windsurf.com/windsurf/cascade/memories
cline rules /\.clinerules(?:-[a-z]+|/.+)?$ docs.cline.bot/features/cline-rules
roo skill /\.roo/skills(?:-[a-z]+)?/. docs.roocode.com/features/skills
roo rules /(?:\.roo/.+|\.roorules(?:-[a-z]+)?)$ docs.roocode.com/features/custom-instructions
junie rules /\.junie/. www.jetbrains.com/help/junie/customize-guidelines.html
kiro rules /\.kiro/(?:steering|hooks|agents)/. kiro.dev/docs/steering
continue rules /(?:\.continuerules|\.continue/(?:rules|prompts|agents|checks)/.+)$
  docs.continue.dev/customize/deep-dives/rules
amazon-q rules /\.amazonq/rules/. docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html
augment rules /(?:\.augment-guidelines|\.augment/rules/.+)$ docs.augmentcode.com/setup-augment/guidelines
opencode skill /\.opencode/skills?/. opencode.ai/docs/skills
opencode rules /\.opencode/(?:agents?|commands?)/. opencode.ai/docs/agents
goose memory /\.goosehints$ block.github.io/goose/docs/guides/using-goosehints
zed rules /\.rules$ zed.dev/docs/ai/rules
trae rules /\.trae/rules/. docs.trae.ai/ide/rules-for-ai
qwen memory /qwen\.md$ qwenlm.github.io/qwen-code-docs/en/users/configuration/settings
warp memory /warp\.md$ docs.warp.dev/knowledge-and-collaboration/rules
serena memory /\.serena/memories/. github.com/oraios/serena
memory-bank memory /memory-bank/. docs.cline.bot/prompting/cline-memory-bank
aider memory ^conventions\.md$ aider.chat/docs/usage/conventions.html
agents skill /\.agents?/skills/. agentskills.io
agents rules /\.agents?/(?:rules|workflows|commands|references)/. antigravity.google/docs/rules-workflows
skill skill /skill\.md$ agentskills.io
skill skill /skills/(?:[^/]+/){1,3}(?:references?|resources|rules)/.+\.mdx?$ agentskills.io/specification
openclaw memory ^(?:memory\.md|memory/[^/]+\.md)$ docs.openclaw.ai/concepts/memory
memory memory ^\.memory/.+\.md$ docs.basicmemory.com
`;

/** Every agent file known, first match wins. Patterns are ours, never a user's, and linear (SECURITY S34). */
export const AGENT_FILES: readonly AgentFile[] = [
  ...SETTINGS_FILES.map(({ agent, pattern }): AgentFile => ({ agent, kind: 'settings', pattern })),
  ...ROWS.trim()
    .split(/\n(?=\S)/)
    .map((row): AgentFile => {
      const [agent = '', kind, written = ''] = row.split(/\s+/);
      return { agent, kind: oneOf(FILE_KINDS, kind), pattern: writtenPattern(written) };
    }),
];

/** Other spellings of these names are ordinary documents. */
const EXACTLY: Readonly<Record<string, RegExp>> = {
  amp: /(?:^|\/)AGENT\.md$/,
  openclaw: /^(?:MEMORY\.md|memory\/)/,
};

/** Folders of documentation: a page `agents.md` there is about agents, and no agent reads it as instructions. */
const DOCUMENTATION =
  /(?:^|\/)(?:docs?|documentation|website|site|content|pages|guides?|manual|wiki|blog|learn)\//i;
/** `docs/agents.md` is a page; `docs/AGENTS.md`, as agents write it, is read. */
const PLAIN_NAME = /(?:^|\/)(?:agents|claude|gemini)\.md$/i;
const EXACT_NAME = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.md$/;

function isPageAbout(path: string): boolean {
  return PLAIN_NAME.test(path) && !EXACT_NAME.test(path) && DOCUMENTATION.test(path);
}

/** Names that show which agent a folder is for: where one of them would be its file, the folder is its own. */
const WITNESSES = wordList(`
  x.md rules/x.md skills/x.md memories/x.md instructions/x.md settings.json steering/x.md mcp.json
`);

/** What a folder is to a coding agent, or null: `.claude`, `.claude/rules`, `.cursor/rules/team`. */
export function agentFolderOf(path: string): AgentFile | null {
  for (const witness of WITNESSES) {
    const known = agentFileOf(`${path}/${witness}`);
    if (known !== null) return known;
  }
  return null;
}

/** What a path is to a coding agent, or null. Case is ignored, as on macOS and Windows. */
export function agentFileOf(path: string): AgentFile | null {
  if (!mayBeAgentFile(path) || isPageAbout(path)) return null;
  const folded = foldedName(path);
  return (
    AGENT_FILES.find(
      ({ agent, pattern }) => pattern.test(folded) && (EXACTLY[agent]?.test(path) ?? true),
    ) ?? null
  );
}

/** The names of the table that have no dot at the beginning of a part. */
const AGENT_NAME = anyCase`
  (?:^|/)(?:(?:agents?(?:\.override)?|claude(?:\.local)?|conventions|gemini|memory|qwen|skill|warp)\.md$
      |(?:memory|memory-bank|skills)/|opencode\.jsonc?$|gemini-extension\.json$|hooks/hooks\.json$)`;

/** Fast path: every pattern above needs one of these. Names that are not ASCII are left to the patterns. */
function mayBeAgentFile(path: string): boolean {
  return (
    path.startsWith('.') || path.includes('/.') || AGENT_NAME.test(path) || !/^[ -~]*$/.test(path)
  );
}

/** Folders of test data and patterns: `tests/fixtures/`, `templates/`, `create-app/`, `__snapshots__/`. */
const FOLDER_OF_SPECIMENS = anyCase`
  (?:^|\/)(?:(?:test|tests|__tests__|e2e|evals?|spec)\/(?:.*\/)?
      (?:data|fixtures?|cases|resources|assets|snapshots)|__?fixtures?__?|fixtures?|testdata|test-data
      |test_data|templates?|boilerplates?|skeleton|scaffold|starters?|cookiecutter[^/]*|create-[^/]*
      |snapshots|__snapshots__|corpus|corpora|seeded-[^/]*|evals?\/runs)\/`;

/** A template by name, or where a skill keeps them: `plan-template.md`, `assets/plan.md`, `references/examples/`. */
const TEMPLATE = anyCase`
  (?:^|[/_.-])template[_.-][^/]*$
  |(?:^|\/)skills\/(?:[^/]+\/){1,3}(?:assets|(?:references|resources)\/examples)\/`;

/** A folder that is named after one skill, command or agent: `skills/create-pr/`, which is no pattern of a skill. */
const OWN_FOLDER = /((?:^|\/)(?:agents|commands|prompts|rules|skills)\/)[^/]+\//g;

/** Whether an agent file is test data or a pattern to copy, by its path from the root. */
export function isSpecimen(path: string): boolean {
  return (
    FOLDER_OF_SPECIMENS.test(path.replace(OWN_FOLDER, '$1_/')) ||
    TEMPLATE.test(path) ||
    /\{\{/.test(path)
  );
}
