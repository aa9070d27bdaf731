import type { Phrase } from '../../../../text/phrase.js';
import { plain, say } from '../../../../text/phrase.js';
import { CLAUDE_HOOKS } from '../form/hooks.js';
import { CLAUDE_TOOLS } from '../permission-rules.js';
import { below, type FormSchema, formSchema } from '../form/schema.js';
import type { Lenient } from './yaml.js';

/* What must the front matter of a file look like? One schema a kind of file, from the documentation of its agent. */

/** A kind of file with front matter. */
export interface FrontMatterKind {
  readonly schema: FormSchema;
  /** As a sentence names the file: `the skill`. */
  readonly noun: string;
  /** What its agent does without front matter; null where a file may be without. */
  readonly without: {
    readonly severity: 'warning' | 'notice';
    readonly message: string;
    readonly remedy: Phrase;
  } | null;
  /** What the reader takes although YAML does not. */
  readonly lenient: Lenient;
  /** Keys of Claude Code, which hold hooks and tools. */
  readonly isClaude: boolean;
}

interface WrittenKind {
  readonly files: string;
  readonly agent: string;
  readonly source: string;
  readonly noun: string;
  readonly effect: string;
  readonly rows: readonly string[];
  readonly without?: FrontMatterKind['without'];
  readonly lenient?: Lenient;
  readonly isClaude?: boolean;
}

function kind({
  noun,
  without = null,
  lenient = 'patterns',
  isClaude = false,
  ...schema
}: WrittenKind): FrontMatterKind {
  return { schema: formSchema(schema), noun, without, lenient, isClaude };
}

const BEGIN = plain('Begin with `---` lines around name and description.');

/** Source: code.claude.com/docs/en/model-config. */
const MODELS = 'sonnet opus haiku fable inherit default best opusplan';

/** Specification: agentskills.io/specification. */
const skill = (ignore: string): string => `
text: name -> ${ignore}
upto(1024): description -> ${ignore}
upto(500): compatibility -> ${ignore}
map: metadata -> ${ignore}
foreign: license mode agents
truth: disable-model-invocation user-invocable -> agents that want true or false ignore it
`;

/** Keys of skills and commands. Source: code.claude.com/docs/en/skills. */
const CLAUDE_COMMAND = String.raw`
text: when_to_use
any: argument-hint
text|texts: arguments
several(${[...CLAUDE_TOOLS].join(' ')}): allowed-tools disallowed-tools -> Claude has other tools than meant
alias(${MODELS}): model -> (notice) Claude keeps the model of the session
one(low medium high xhigh max): effort -> Claude keeps the effort of the session
one(fork inline inherit): context -> Claude does not run it in a subagent
idle(agent without context): . -> Claude does not use the agent
text: agent
yes: background
${below('hooks', CLAUDE_HOOKS)}
glob|globs: paths -> it is not loaded for the files that are meant
one(bash powershell): shell
`;

/** Claude and others take the name of the folder; Codex, Gemini, Copilot and OpenCode leave out what has none. */
function skills(
  files: string,
  name: string,
  description: string,
  ...rows: readonly string[]
): FrontMatterKind {
  const severity = description.startsWith('(notice)') ? 'notice' : 'warning';
  return kind({
    files,
    agent: rows.length > 0 ? 'Claude' : 'its agent',
    source: 'agentskills.io/specification, code.claude.com/docs/en/skills',
    noun: 'the skill',
    effect: 'agents ignore it',
    without: {
      severity,
      message: 'the skill has no front matter, so agents ignore it or guess when to use it',
      remedy: BEGIN,
    },
    lenient: files.includes('gemini') ? 'values' : 'hints',
    rows: [
      skill(name),
      rows.length > 0 ? '' : 'text|texts: allowed-tools',
      `needs(name): . -> ${name}\nneeds(description): . -> ${description}`,
      ...rows,
    ],
    isClaude: rows.length > 0,
  });
}

const IGNORE = 'some agents ignore the skill';
const GUESS = 'agents ignore the skill or guess when to use it';

/** Keys of subagents. Source: code.claude.com/docs/en/sub-agents. */
const CLAUDE_AGENT = String.raw`
needs(name): . -> Claude takes it for a page beside the agents
needs(description): . -> Claude leaves the agent out
agentname: name -> Claude leaves the agent out
text: description -> Claude leaves the agent out
several(${[...CLAUDE_TOOLS].join(' ')}): tools disallowedTools -> the agent has other tools than meant
alias(${MODELS}): model -> (notice) the agent runs with the model of the session
one(default acceptEdits auto dontAsk bypassPermissions plan manual): permissionMode
  -> the agent has the mode of the session
number: maxTurns -> the agent has no limit
text|texts: skills
one(user project local): memory -> the agent has no memory
yes: background
one(low medium high xhigh max): effort -> the agent has the effort of the session
one(worktree): isolation -> the agent works in the same files
like(red blue green yellow purple orange pink cyan): color -> (notice) the agent has no color
${below('hooks', CLAUDE_HOOKS)}
text: initialPrompt
any: mcpServers omitClaudeMd
foreign: mode
`;

/** In the order in which a path is compared with them. */
export const FRONT_MATTER: readonly FrontMatterKind[] = [
  skills(
    String.raw`/\.claude/skills/(?:.+/)?skill\.md$`,
    `(notice) ${IGNORE}`,
    GUESS,
    CLAUDE_COMMAND,
  ),
  skills(String.raw`/\.gemini/skills/(?:.+/)?skill\.md$`, IGNORE, GUESS),
  skills(
    String.raw`/\.(?:agents|codex|cursor|github|opencode)/skills/(?:.+/)?skill\.md$`,
    IGNORE,
    GUESS,
  ),
  skills(
    String.raw`/\.(?:augment|cline|factory|goose|junie|kilocode|kiro|qwen|roo|trae|windsurf)/skills/(?:.+/)?skill\.md$`,
    `(notice) ${IGNORE}`,
    GUESS,
  ),
  skills(String.raw`/skill\.md$`, `(notice) ${IGNORE}`, `(notice) ${GUESS}`),
  kind({
    files: String.raw`/\.claude/agents/.+\.md$`,
    agent: 'Claude',
    source: 'code.claude.com/docs/en/sub-agents',
    noun: 'the agent',
    effect: 'Claude ignores it',
    lenient: 'repairs',
    without: {
      severity: 'warning',
      message: 'the file has no front matter, so Claude does not read it as an agent',
      remedy: plain(
        'Begin with `---` lines around name and description, or move it out of this folder.',
      ),
    },
    rows: [CLAUDE_AGENT],
    isClaude: true,
  }),
  kind({
    files: String.raw`/\.claude/commands/.+\.md$`,
    agent: 'Claude',
    source: 'code.claude.com/docs/en/skills',
    noun: 'the command',
    effect: 'Claude ignores it',
    lenient: 'repairs',
    rows: [
      CLAUDE_COMMAND,
      'text: description\nyes: disable-model-invocation user-invocable\nany: name',
    ],
    isClaude: true,
  }),
  kind({
    files: String.raw`/\.claude/output-styles/[^/]+\.md$`,
    agent: 'Claude',
    source: 'code.claude.com/docs/en/output-styles',
    noun: 'the output style',
    effect: 'Claude ignores it',
    lenient: 'repairs',
    rows: ['text: name description\nyes: keep-coding-instructions force-for-plugin'],
  }),
  kind({
    files: String.raw`/\.claude/rules/.+\.md$`,
    agent: 'Claude',
    source: 'code.claude.com/docs/en/memory',
    noun: 'the rule',
    effect: 'the rule does not apply where it should',
    lenient: 'repairs',
    rows: [
      'glob|globs: paths',
      'write(paths): path globs applyTo -> (notice) the rule applies everywhere',
    ],
  }),
  kind({
    files: String.raw`/\.cursor/rules/.+\.mdc$`,
    agent: 'Cursor',
    source: 'cursor.com/docs/rules',
    noun: 'the rule',
    effect: 'the rule does not apply where it should',
    without: {
      severity: 'notice',
      message: 'the rule does not begin with front matter, so it applies only if someone names it',
      remedy: plain(
        'Begin with `---` lines around description, globs or alwaysApply, so that it applies automatically.',
      ),
    },
    rows: ['any: description alwaysApply globs'],
  }),
  kind({
    files: String.raw`/\.cursor/agents/.+\.md$`,
    agent: 'Cursor',
    source: 'cursor.com/docs/subagents',
    noun: 'the agent',
    effect: 'Cursor ignores it',
    rows: [
      'text: name description\nlike(inherit fast): model\ntruth: readonly is_background -> Cursor ignores it',
    ],
  }),
  kind({
    files: String.raw`/\.github/instructions/.+\.instructions\.md$`,
    agent: 'Copilot',
    source:
      'code.visualstudio.com/docs/copilot/customization/custom-instructions, docs.github.com/en/copilot',
    noun: 'the file',
    effect: 'Copilot ignores it',
    without: {
      severity: 'notice',
      message:
        'the file has no front matter, so these instructions apply only if someone adds them',
      remedy: say`Add ${'applyTo: "**"'} to the front matter, or name the files.`,
    },
    rows: [
      'needs(applyTo): . -> (notice) these instructions apply only if someone adds them',
      'glob: applyTo -> these instructions do not apply where they should',
      'write(applyTo): paths globs -> these instructions apply only if someone adds them',
      'one(code-review coding-agent cloud-agent)|list: excludeAgent -> every agent reads it',
      'one(code-review coding-agent cloud-agent): excludeAgent[] -> every agent reads it',
      'text: name description',
    ],
  }),
  kind({
    files: String.raw`/\.github/prompts/.+\.prompt\.md$`,
    agent: 'Copilot',
    source: 'code.visualstudio.com/docs/copilot/customization/prompt-files',
    noun: 'the prompt',
    effect: 'Copilot ignores it',
    rows: ['text: name description agent mode argument-hint\ntext|texts: model tools'],
  }),
  kind({
    files: String.raw`/\.github/(?:agents/.+\.md|chatmodes/.+\.chatmode\.md)$`,
    agent: 'Copilot',
    source: 'docs.github.com/en/copilot/reference/custom-agents-configuration',
    noun: 'the agent',
    effect: 'Copilot ignores it',
    rows: [
      'needs(description): . -> agents do not know when to use it',
      'text: name description argument-hint\ntext|texts: model tools agents',
      'one(vscode github-copilot): target -> Copilot ignores it',
      'truth: disable-model-invocation user-invocable\nany: infer',
      'map: mcp-servers metadata\nlist: handoffs\nforeign: mode\nneeds(label): handoffs[]\nneeds(agent): handoffs[]',
    ],
  }),
  kind({
    files: String.raw`/\.kiro/steering/.+\.md$`,
    agent: 'Kiro',
    source: 'kiro.dev/docs/steering',
    noun: 'the file',
    effect: 'Kiro does not include it when it should',
    rows: [
      'one(always fileMatch manual auto): inclusion',
      'needs(fileMatchPattern if inclusion=fileMatch): . -> Kiro never includes it',
      'needs(description if inclusion=auto): . -> Kiro does not know when to include it',
      'glob|globs: fileMatchPattern\ntext: name description',
    ],
  }),
  kind({
    files: String.raw`/(?:\.windsurf|\.devin|\.agents?)/rules/.+\.md$`,
    agent: 'the agent',
    source: 'docs.windsurf.com/windsurf/cascade/memories, antigravity.google/docs/rules-workflows',
    noun: 'the rule',
    effect: 'the rule does not apply when it should',
    lenient: 'values',
    rows: [
      'one(always_on model_decision glob manual): trigger',
      'needs(globs if trigger=glob): . -> the rule never applies',
      'needs(description if trigger=model_decision): . -> the agent does not know when to use it',
      'glob|globs: globs\nany: description',
    ],
  }),
  kind({
    files: String.raw`/\.clinerules/.+\.md$`,
    agent: 'Cline',
    source: 'docs.cline.bot/features/cline-rules/conditional-rules',
    noun: 'the rule',
    effect: 'the rule does not apply where it should',
    rows: ['globs: paths'],
  }),
  kind({
    files: String.raw`/\.continue/rules/.+\.md$`,
    agent: 'Continue',
    source: 'docs.continue.dev/customize/deep-dives/rules',
    noun: 'the rule',
    effect: 'the rule does not apply where it should',
    rows: ['glob|globs: globs\ntext|texts: regex\ntruth: alwaysApply\nany: name description'],
  }),
  kind({
    files: String.raw`/\.opencode/agents?/.+\.md$`,
    agent: 'OpenCode',
    source: 'opencode.ai/docs/agents',
    noun: 'the agent',
    effect: 'OpenCode does not start with it',
    lenient: 'repairs',
    rows: [
      'one(primary subagent all): mode\nnumber: temperature top_p steps maxSteps\ntruth: disable hidden',
      'map: tools\nmap|one(allow ask deny): permission\ntext: description model\nany: prompt',
    ],
  }),
  kind({
    files: String.raw`/\.gemini/agents/.+\.md$`,
    agent: 'Gemini',
    source: 'geminicli.com/docs/core/subagents',
    noun: 'the agent',
    effect: 'Gemini leaves the agent out',
    rows: [
      'needs(name): .\nneeds(description if kind=local): .\none(local remote): kind\ntext: description model',
      'list: tools\nnumber: temperature max_turns timeout_mins\nagentslug: name',
    ],
  }),
  kind({
    files: String.raw`/\.qwen/agents/.+\.md$`,
    agent: 'Qwen Code',
    source: 'qwenlm.github.io/qwen-code-docs/en/users/features/sub-agents',
    noun: 'the agent',
    effect: 'Qwen Code leaves the agent out',
    rows: [
      'needs(name): .\nneeds(description): .\ntexts: tools disallowedTools',
      'one(default plan auto-edit yolo bubble): approvalMode',
    ],
  }),
  kind({
    files: String.raw`/\.agents/checks/.+\.md$`,
    agent: 'Amp',
    source: 'ampcode.com/manual',
    noun: 'the check',
    effect: 'Amp leaves the check out',
    rows: ['needs(name): .\ntext: name description'],
  }),
];
