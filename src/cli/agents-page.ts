import { AGENT_ROWS } from '../agent-files/agent-table.js';
import { SHARED_FILES } from '../agent-files/readers.js';
import { NAMING_KEYS } from '../agent-files/settings/naming-keys.js';
import { tableCell } from '../report/markdown.js';
import { continued } from '../text/words.js';

/* docs/agents.md: which files each agent reads, in which order, with which imports and limits. */

/**
 * Name, then the document that says how the files are combined, and what it says: order, imports, limits. A line that
 * is missing is not in the document. "Code" is in quotes.
 */
const NOTES = continued`
claude | Claude Code | code.claude.com/docs/en/memory
order From the root down to the folder of work; CLAUDE.local.md comes after CLAUDE.md. Files in folders below are \
loaded when Claude reads there. AGENTS.md is read where the project has no CLAUDE.md, since 2.1.277 \
([changelog](https://code.claude.com/docs/en/changelog#2-1-277)).
imports "@path", relative to the file, four files deep; not inside code.
limits Of MEMORY.md of a subagent the first 200 lines or 25 KB.

codex | OpenAI Codex | developers.openai.com/codex/guides/agents-md
order One file a folder, from the root down: AGENTS.override.md, else AGENTS.md, else a name of \
"project_doc_fallback_filenames".
limits 32 KiB of all of them together ("project_doc_max_bytes").

cursor | Cursor | cursor.com/docs/context/rules
order AGENTS.md at the root and in folders below; the CLI reads CLAUDE.md at the root too.

copilot | GitHub Copilot, VS Code | docs.github.com/en/copilot/how-tos/configure-custom-instructions
order Of AGENTS.md the nearest one wins; instead of it one CLAUDE.md or GEMINI.md at the root.
limits 30,000 characters for the text of a custom agent \
([custom agents](https://docs.github.com/en/copilot/reference/custom-agents-configuration)).

gh-aw | GitHub Agentic Workflows | github.github.io/gh-aw/reference/workflow-structure
order A workflow is compiled to ".lock.yml"; its text is the prompt.
imports "imports:" in the front matter.

gemini | Gemini CLI, Gemini Code Assist | geminicli.com/docs/cli/gemini-md
order From the user's folder over the folders above down to the folder of work, and those of files that a \
tool touches. "context.fileName" gives other names, such as AGENTS.md.
imports "@file.md", relative to the file, five files deep.

windsurf | Windsurf, Devin Desktop | docs.windsurf.com/windsurf/cascade/memories
order AGENTS.md at the root is always on; one in a folder is for that folder. Rules are found in folders below and \
above, up to the root.
limits 12,000 characters a rule or workflow.

devin | Devin CLI | docs.devin.ai/cli/extensibility/rules
order AGENTS.md, AGENT.md and CLAUDE.md, and the rules of Cursor and Windsurf.

cline | Cline | docs.cline.bot/customization/cline-rules
order All ".md" and ".txt" of ".clinerules/" together; those of the project win over those of the user.

roo | Roo Code | docs.roocode.com/features/custom-instructions
order ".roo/rules-MODE/", then ".roo/rules/"; ".roorules" only where the folder is empty.

kilo | Kilo Code | kilo.ai/docs/customize/agents-md
order The prompt of the agent, "instructions" of kilo.jsonc, AGENTS.md (else AGENT.md); one in a folder below wins \
there.

junie | JetBrains Junie | www.jetbrains.com/help/junie/customize-guidelines.html
order ".junie/guidelines.md"; AGENTS.md where the project's settings name it.

jetbrains-ai | JetBrains AI Assistant | www.jetbrains.com/help/ai-assistant/configure-project-rules.html
order Each rule by its type: always, by hand, by the model's decision, or by file patterns.

kiro | Kiro | kiro.dev/docs/steering
order Steering files by their "inclusion": always, for some files, or by hand; AGENTS.md always.
imports "#[[file:path]]".

continue | Continue | docs.continue.dev/customize/deep-dives/rules
order The first of AGENTS.md, AGENT.md and CLAUDE.md at the root, and the rules.

amazon-q | Amazon Q Developer | docs.aws.amazon.com/amazonq/latest/qdeveloper-ug/context-project-rules.html
augment | Augment | docs.augmentcode.com/setup-augment/guidelines
opencode | OpenCode | opencode.ai/docs/rules
order AGENTS.md from the folder of work up to the root; CLAUDE.md only where there is none.
imports None; "instructions" of opencode.json lists more files.

openhands | OpenHands | docs.openhands.dev/overview/skills
order AGENTS.md, CLAUDE.md and GEMINI.md in full; skills by need. ".agents/skills/" wins over the older folders.

factory | Factory Droid | docs.factory.ai/cli/configuration/agents-md
order AGENTS.md of the folder of work, of the nearest folder above, and of folders that are worked in; the closest wins.

crush | Crush | github.com/charmbracelet/crush/blob/main/internal/config/config.go
order All of them together, and what "context_paths" of its settings names.

tabnine | Tabnine | docs.tabnine.com/main/getting-started/tabnine-agent/guidelines
firebender | Firebender | docs.firebender.com/api-reference/agents-md
order The first AGENTS.md that is found: ".firebender/AGENTS.md" or AGENTS.md, in the project and above. Rules are \
added.

firebase-studio | Firebase Studio | firebase.google.com/docs/studio/set-up-gemini
replit | Replit Agent | docs.replit.com/features/project-setup/replit-dot-md
gitlab-duo | GitLab Duo | docs.gitlab.com/user/duo_agent_platform/customize/agents_md
order AGENTS.md of the user and of the root, and those of folders that are worked in.

rovo-dev | Atlassian Rovo Dev | support.atlassian.com/rovo/docs/use-subagents-in-rovo-dev-cli
goose | goose | block.github.io/goose/docs/guides/using-goosehints
order AGENTS.md and .goosehints; "CONTEXT_FILE_NAMES" gives other names.
imports "@file".

zed | Zed | zed.dev/docs/ai/rules
order The first of .rules, .cursorrules, .windsurfrules, .clinerules, .github/copilot-instructions.md, AGENT.md, \
AGENTS.md, CLAUDE.md and GEMINI.md at the root.
imports None.

trae | Trae | docs.trae.ai/ide/rules-for-ai
qwen | Qwen Code | qwenlm.github.io/qwen-code-docs/en/users/configuration/settings
iflow | iFlow CLI | github.com/iflow-ai/iflow-cli/blob/main/docs_en/configuration/iflow.md
order The user's, then from the root down; the deepest wins. "contextFileName" gives other names.
imports "@./file.md", five files deep.

codebuddy | Tencent CodeBuddy Code | cloud.tencent.com/document/product/1831/137011
order From the root down; folders below when CodeBuddy works there; CODEBUDDY.local.md last.
imports "@path", five files deep; not inside code.

qoder | Qoder | docs.qoder.com/user-guide/rules
order Rules win over AGENTS.md.
limits 100,000 characters of all active rules together.

lingma | Lingma | help.aliyun.com/en/lingma/qoder-cn/user-guide/custom-agent
warp | Warp | docs.warp.dev/agent-platform/capabilities/rules
order The root's and the current folder's file, the latter wins; of WARP.md and AGENTS.md in one folder WARP.md alone. \
The name must be in capitals.

amp | Amp | ampcode.com/manual
order AGENTS.md of the folder of work and above, and of folders that are worked in; else AGENT.md, else CLAUDE.md.
imports "@path", also with wildcards.

jules | Jules | jules.google/docs
order AGENTS.md at the root.

vibe | Mistral Vibe | github.com/mistralai/mistral-vibe
order AGENTS.md from the folder of work up to the root of a trusted folder; the closest wins.

kimi | Kimi CLI | github.com/MoonshotAI/kimi-cli/blob/main/src/kimi_cli/soul/agent.py
order From the root down, in each folder ".kimi/AGENTS.md" and AGENTS.md.
limits 32 KiB of all of them together; the deepest are kept.

pi | Pi | github.com/badlogic/pi-mono/blob/main/packages/coding-agent/README.md
order AGENTS.md, else CLAUDE.md, of each folder above and of the folder of work.

forge | ForgeCode | github.com/antinomyhq/forge
codebuff | Codebuff | github.com/CodebuffAI/codebuff/blob/main/web/src/content/advanced/large-projects.mdx
letta | Letta Code | github.com/letta-ai/letta-code
void | Void | github.com/voideditor/void
mintlify | Mintlify agent | www.mintlify.com/docs/agent/customize
order AGENTS.md of the documentation's folder, else that of the root.

ona | Ona | agents.md
aider | Aider | aider.chat/docs/usage/conventions.html
order What "read:" of .aider.conf.yml names.

spec-kit | Spec Kit | github.com/github/spec-kit/blob/main/docs/upgrade.md
serena | Serena | github.com/oraios/serena
memory-bank | Memory Bank | docs.cline.bot/prompting/cline-memory-bank
openclaw | OpenClaw | docs.openclaw.ai/concepts/memory
memory | Basic Memory | docs.basicmemory.com
vscode | VS Code | code.visualstudio.com/docs/copilot/customization/mcp-servers
agents | Any agent, folder .agents | agents.md
order Files directly in the folder, and in folders of texts, are read when AGENTS.md or CLAUDE.md sends an agent there.

skill | Any agent, skills | agentskills.io/specification
order The description at the start, SKILL.md when it is needed, other files when SKILL.md sends there.

mcp | Any MCP client | modelcontextprotocol.io/clients
`;

/** Keys of `npx memtrust sources --format json`, with what they mean. Most are AIT's. "Code" is in quotes. */
const LISTED_KEYS = continued`
"source_id" | "live:<agent>:<path>"; "live:<agent>:global:<name>" for a file outside the repository that you named; \
"live:policy_blocked#<number>", here and in every other output, if the policy hides the name
"source", "kind" | the agent, empty if the name is hidden; always "agent_memory"
"file_kind" | ours: "memory", "rules", "skill", "settings", or "import" for a file that is read only because another \
file imports it
"read_by" | ours: the agents that read it by its name
"imported_by" | ours: the files that import it
"scope", "path", "absolute_path", "exists" | "repo" or "global"; the path from the root, or as you typed it; its \
path on this machine; whether it exists
"allowed_by_policy", "policy_status", "policy_reason", "redacted" | how the policy treats it; "allowed" and an \
empty reason if it is read. A blocked file shows no digest, size or time; if a wildcard blocks it, not even its name
"skip_reason" | why it was not read: "policy_blocked", "ignored", "link_out_of_repository", "link_to_nothing", \
"link_in_circle", "lfs_pointer", "binary", "missing" or "unreadable". A file with a NUL near its beginning is \
"binary", unless its name says that it is text ("CLAUDE.md", "settings.json", ".cursorrules"): agents read such a \
file, and so do "check" and this list. A symbolic link within the repository is read, with the digest and size of its \
target
"source_class", "status", "trust_level" | the [labels of every entry](words.md#in-json)
"sha256", "size_bytes", "mtime" | of its bytes, in hexadecimal; the time in seconds since 1970, shown and never used
"bytes_used" | how much of it went into a context: 0 in a listing
"authority", "source_of_truth" | always "live_external" and "true": the file is the source of truth for its own \
text only
`;

const KINDS_OF_NOTE = ['order', 'imports', 'limits'] as const;

interface Host {
  readonly agent: string;
  readonly name: string;
  readonly source: string;
  readonly notes: readonly string[];
}

const HOSTS: readonly Host[] = NOTES.trim()
  .split(/\n+(?=\S+ \| )/)
  .map((block) => {
    const [first = '', ...notes] = block.split('\n').filter((line) => line !== '');
    const [agent = '', name = '', source = ''] = first.split(' | ');
    return { agent, name, source, notes };
  });

/** docs/agents.md */
export function renderAgentsPage(): string {
  return [
    '# Which files agents read\n',
    '<!-- Written by `npm run docs` from src/agent-files/; edit the tables, not this file. -->\n',
    `The files that memtrust reads, by the ${HOSTS.length} agents and formats that read them. Each path links to the ` +
      'document of its agent that names it. A path is meant in any folder; `/` at its beginning is the root of the ' +
      'repository, `*` is any name, `**` is everything below. Upper and lower case are the same, as on macOS and ' +
      'Windows. `npx memtrust sources` lists those of your repository.\n',
    '## Files that several agents read\n',
    '| File | Read by |',
    '| --- | --- |',
    ...SHARED_FILES.map(
      ({ path, agents }) =>
        `| \`${path}\` | ${agents.map((agent) => `[${agent}](#${agent})`).join(', ')} |`,
    ),
    '\n## What `sources` lists\n',
    '`npx memtrust sources --format json` is a plain list with one row for each file, and for each file that these ' +
      'import with `@path` (up to five levels). Names are compared without case and at any depth.\n',
    '| Key | Meaning |',
    '| --- | --- |',
    ...LISTED_KEYS.trim()
      .split('\n')
      .map((row) => `| ${asCode(row)} |`),
    '\nRules `MT403` to `MT410` check the texts of these files and of facts. They add findings and never ' +
      'change what is trusted. An agent text file above 1 MB is not checked; the evaluation is then incomplete.',
    ...HOSTS.map(section),
    '',
  ].join('\n');
}

function section({ agent, name, source, notes }: Host): string {
  const rows = AGENT_ROWS.filter((row) => row.agent === agent).flatMap(
    ({ kind, paths, source: by }) =>
      paths.map(
        (path) => `| ${tableCell(`[\`${path.replace('=', '')}\`](${address(by)})`)} | ${kind} |`,
      ),
  );
  const shared = SHARED_FILES.filter(({ agents }) => agents.slice(1).includes(agent)).map(
    ({ path }) => `\`${path}\``,
  );
  const named = new Set(
    NAMING_KEYS.filter((key) => key.agent === agent).map(
      ({ keys }) => `\`${keys.join('/').replace('**', '{file:…}')}\``,
    ),
  );
  return [
    `\n## ${agent}\n`,
    `${name} ([documentation](${address(source)})).\n`,
    ...(rows.length === 0 ? [] : ['| File | Read as |', '| --- | --- |', ...rows, '']),
    ...(shared.length === 0 ? [] : [`- **Also reads**: ${shared.join(', ')}.`]),
    ...(named.size === 0 ? [] : [`- **Settings that name more files**: ${[...named].join(', ')}.`]),
    ...notes.map(noteLine),
  ]
    .join('\n')
    .trimEnd();
}

function noteLine(note: string): string {
  const kind = KINDS_OF_NOTE.find((one) => note.startsWith(`${one} `));
  if (kind === undefined) throw new Error(`A note begins with none of ${KINDS_OF_NOTE.join(', ')}`);
  const [initial = ''] = kind;
  return `- **${initial.toUpperCase()}${kind.slice(1)}**: ${asCode(note.slice(kind.length + 1))}`;
}

/** What is in quotes, as code. */
function asCode(text: string): string {
  return text.replaceAll(/"([^"]+)"/g, '`$1`');
}

function address(source: string): string {
  return `https://${source}`;
}
