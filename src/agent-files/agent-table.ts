import { oneOf } from './path-pattern.js';
import { SETTINGS_FILES } from './settings/files.js';

/* Which agent reads which path, and where does its own documentation say so? */

const FILE_KINDS = ['memory', 'rules', 'skill', 'settings'] as const;

/** What a file is to the coding agent that reads it as memory or instructions. */
export interface AgentFile {
  readonly agent: string;
  readonly kind: (typeof FILE_KINDS)[number];
}

/** Agent, kind, paths, and the document. A name in other letters is the same file, as on macOS and Windows. */
const ROWS = `
claude memory CLAUDE.md CLAUDE.local.md .claude/memory.md code.claude.com/docs/en/memory
claude settings .claude/hooks/** code.claude.com/docs/en/hooks
claude settings .claude/workflows/**.js code.claude.com/docs/en/workflows
claude skill .claude/skills/** code.claude.com/docs/en/skills
claude memory .claude/{agent-memory,agent-memory-local}/**.md code.claude.com/docs/en/sub-agents
claude rules .claude/{rules,agents,commands,output-styles}/** code.claude.com/docs/en/claude-directory
claude rules .claude/loop.md code.claude.com/docs/en/scheduled-tasks
codex memory AGENTS.md AGENTS.override.md developers.openai.com/codex/guides/agents-md
amp memory =AGENT.md ampcode.com/manual
codex skill .codex/skills/** developers.openai.com/codex/skills
codex rules .codex/** developers.openai.com/codex/guides/agents-md
cursor rules .cursorrules .cursor/rules .cursor/rules.md .cursor/rules/** .cursor/{commands,agents}/**
  cursor.com/docs/context/rules
cursor rules .cursor/BUGBOT.md cursor.com/docs/bugbot
cursor settings .cursor/hooks/** cursor.com/docs/agent/hooks
cursor skill .cursor/skills/** cursor.com/docs/context/skills
gemini memory GEMINI.md geminicli.com/docs/cli/gemini-md
gemini skill .gemini/skills/** geminicli.com/docs/cli/skills
gemini rules .gemini/commands/** geminicli.com/docs/cli/custom-commands
gemini rules .gemini/styleguide.md developers.google.com/gemini-code-assist/docs/customize-gemini-behavior-github
gemini rules .gemini/agents/** geminicli.com/docs/core/subagents
gemini rules .gemini/system.md geminicli.com/docs/cli/system-prompt
gemini settings .gemini/hooks/** geminicli.com/docs/hooks
copilot memory .github/copilot-instructions.md docs.github.com/en/copilot/how-tos/configure-custom-instructions
copilot rules .github/{instructions,prompts,agents,chatmodes}/**
  docs.github.com/en/copilot/how-tos/configure-custom-instructions
copilot skill .github/skills/** docs.github.com/en/copilot/concepts/agents/about-agent-skills
gh-aw rules .github/workflows/**.md github.github.io/gh-aw/reference/workflow-structure
gh-aw skill .github/aw/**.md github.com/github/gh-aw
windsurf rules .windsurfrules .windsurf/{rules,workflows}/** docs.windsurf.com/windsurf/cascade/memories
windsurf skill .windsurf/skills/** docs.windsurf.com/windsurf/cascade/skills
devin rules .devin/rules/** code.claude.com/docs/en/memory
cline rules .clinerules .clinerules-* .clinerules/** docs.cline.bot/customization/cline-rules
cline skill .cline/skills/** docs.cline.bot/customization/skills
roo skill .roo/skills/** .roo/skills-*/** docs.roocode.com/features/skills
roo rules .roo/** .roorules .roorules-* docs.roocode.com/features/custom-instructions
kilo rules .kilo/rules/** .kilocode/rules/** .kilocode/rules-*/** .kilocoderules .kilocoderules-*
  kilo.ai/docs/customize/custom-rules
kilo rules .kilo/commands/** .kilocode/workflows/** kilo.ai/docs/customize/workflows
kilo rules {.kilo,.kilocode}/{agent,agents}/** kilo.ai/docs/customize/custom-subagents
kilo skill {.kilo,.kilocode}/skills/** kilo.ai/docs/customize/skills
junie rules .junie/** www.jetbrains.com/help/junie/customize-guidelines.html
jetbrains-ai rules .aiassistant/rules/** www.jetbrains.com/help/ai-assistant/configure-project-rules.html
kiro rules .kiro/{steering,hooks,agents}/** kiro.dev/docs/steering
kiro skill .kiro/skills/** kiro.dev/docs/skills
continue rules .continuerules .continue/{rules,prompts,agents,checks}/** docs.continue.dev/customize/deep-dives/rules
amazon-q rules .amazonq/rules/** docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html
augment rules .augment-guidelines .augment/rules/** docs.augmentcode.com/setup-augment/guidelines
augment rules .augment/commands/** docs.augmentcode.com/cli/custom-commands
augment rules .augment/agents/** docs.augmentcode.com/cli/subagents
opencode skill .opencode/{skill,skills}/** opencode.ai/docs/skills
opencode rules .opencode/{agent,agents,command,commands}/** opencode.ai/docs/agents
opencode settings .opencode/{plugin,plugins,tool,tools}/** opencode.ai/docs/plugins
openhands skill .openhands/skills/** docs.openhands.dev/overview/skills
openhands rules .openhands/microagents/** docs.openhands.dev/overview/skills
openhands rules .openhands/agents/** docs.openhands.dev/sdk/guides/agent-file-based
openhands settings .openhands/hooks/** docs.openhands.dev/openhands/usage/customization/hooks
openhands settings .openhands/{setup,pre-commit}.sh docs.openhands.dev/openhands/usage/customization/repository
factory skill .factory/skills/** docs.factory.ai/cli/configuration/skills
factory rules .factory/{droids,commands}/** docs.factory.ai/cli/configuration/custom-droids
factory rules .factory/rules/** docs.factory.ai/guides/power-user/rules-conventions
factory memory .factory/memories.md docs.factory.ai/guides/power-user/memory-management
factory settings .factory/hooks/** docs.factory.ai/reference/hooks-reference
crush memory CRUSH.md CRUSH.local.md github.com/charmbracelet/crush/blob/main/internal/config/config.go
crush skill .crush/skills/** github.com/charmbracelet/crush/blob/main/docs/config/README.md
crush settings .crushrc crushrc github.com/charmbracelet/crush/blob/main/docs/config/README.md
tabnine rules .tabnine/guidelines/** docs.tabnine.com/main/getting-started/tabnine-agent/guidelines
firebender rules .firebender/rules/** docs.firebender.com/api-reference/rules
firebender rules .firebender/agents/** docs.firebender.com/api-reference/agents
firebase-studio rules .idx/airules.md firebase.google.com/docs/studio/set-up-gemini
replit memory /replit.md docs.replit.com/features/project-setup/replit-dot-md
gitlab-duo rules .gitlab/duo/chat-rules.md docs.gitlab.com/user/duo_agent_platform/customize/custom_rules
gitlab-duo rules .gitlab/duo/mr-review-instructions.yaml
  docs.gitlab.com/user/gitlab_duo/customize_duo/review_instructions
rovo-dev rules .rovodev/subagents/** support.atlassian.com/rovo/docs/use-subagents-in-rovo-dev-cli
goose memory .goosehints block.github.io/goose/docs/guides/using-goosehints
zed rules .rules zed.dev/docs/ai/rules
trae rules .trae/rules/** docs.trae.ai/ide/rules-for-ai
qwen memory QWEN.md qwenlm.github.io/qwen-code-docs/en/users/configuration/settings
qwen rules .qwen/agents/** qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents
qwen skill .qwen/skills/** qwenlm.github.io/qwen-code-docs/en/users/features/skills
iflow memory IFLOW.md github.com/iflow-ai/iflow-cli/blob/main/docs_en/configuration/iflow.md
iflow rules .iflow/{agents,commands,output-styles}/**
  github.com/iflow-ai/iflow-cli/blob/main/docs_en/examples/subagent.md
codebuddy memory CODEBUDDY.md CODEBUDDY.local.md cloud.tencent.com/document/product/1831/137011
codebuddy rules .codebuddy/{rules,agents,commands}/** cloud.tencent.com/document/product/1831/137016
codebuddy skill .codebuddy/skills/** cloud.tencent.com/document/product/1831/137016
qoder rules .qoder/rules/** docs.qoder.com/user-guide/rules
lingma rules .lingma/agents/** help.aliyun.com/en/lingma/qoder-cn/user-guide/custom-agent
warp memory WARP.md docs.warp.dev/agent-platform/capabilities/rules
warp skill .warp/skills/** docs.warp.dev/agent-platform/capabilities/skills
void rules .voidrules
  github.com/voideditor/void/blob/main/src/vs/workbench/contrib/void/browser/convertToLLMMessageService.ts
vibe rules .vibe/{agents,prompts}/** github.com/mistralai/mistral-vibe
vibe skill .vibe/skills/** github.com/mistralai/mistral-vibe
kimi skill .kimi/skills/** github.com/MoonshotAI/kimi-cli/blob/main/docs/en/customization/skills.md
pi rules .pi/{SYSTEM,APPEND_SYSTEM}.md .pi/prompts/**
  github.com/badlogic/pi-mono/blob/main/packages/coding-agent/README.md
pi skill .pi/skills/** github.com/badlogic/pi-mono/blob/main/packages/coding-agent/docs/skills.md
pi settings .pi/extensions/** github.com/badlogic/pi-mono/blob/main/packages/coding-agent/docs/extensions.md
forge rules .forge/{agents,commands}/** github.com/antinomyhq/forge
forge skill .forge/skills/** github.com/antinomyhq/forge
codebuff memory /knowledge.md
  github.com/CodebuffAI/codebuff/blob/main/web/src/content/advanced/large-projects.mdx
letta skill .skills/** github.com/letta-ai/letta-code/blob/main/src/agent/export.ts
spec-kit memory .specify/memory/constitution.md github.com/github/spec-kit/blob/main/docs/upgrade.md
serena memory .serena/memories/** github.com/oraios/serena
memory-bank memory memory-bank/** docs.cline.bot/prompting/cline-memory-bank
aider memory /CONVENTIONS.md aider.chat/docs/usage/conventions.html
agents skill {.agent,.agents}/skills/** agentskills.io
agents rules {.agent,.agents}/{rules,workflows}/** antigravity.google/docs/rules-workflows
agents rules {.agent,.agents}/agents/** docs.openhands.dev/sdk/guides/agent-file-based
agents rules {.agent,.agents}/{checks,commands,references}/** ampcode.com/manual
agents rules {.agent,.agents}/{context,docs,guides,guidelines,instructions,prompts,standards}/**.md agents.md
agents rules {.agent,.agents}/*.md agents.md
skill skill SKILL.md agentskills.io
skill skill skills/{*,*/*,*/*/*}/{reference,references,resources,rules}/**.{md,mdx} agentskills.io/specification
openclaw memory /=MEMORY.md /=memory/*.md docs.openclaw.ai/concepts/memory
memory memory /.memory/**.md docs.basicmemory.com
`;

/** Paths of one agent and kind, with the document that names them. */
export interface AgentRow extends AgentFile {
  readonly paths: readonly string[];
  readonly source: string;
}

/** All that are no settings; those are in `settings/files.ts`. The first match wins. */
export const TEXT_ROWS: readonly AgentRow[] = ROWS.trim()
  .split(/\n(?=\S)/)
  .map((row) => {
    const [agent = '', kind, ...cells] = row.split(/\s+/);
    return {
      agent,
      kind: oneOf(FILE_KINDS, kind),
      paths: cells.slice(0, -1),
      source: cells.at(-1) ?? '',
    };
  });

export const AGENT_ROWS: readonly AgentRow[] = [
  ...SETTINGS_FILES.map(({ agent, path, source }): AgentRow => ({
    agent,
    kind: 'settings',
    paths: [path],
    source,
  })),
  ...TEXT_ROWS,
];
