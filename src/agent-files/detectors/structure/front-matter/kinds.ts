import { CLAUDE_HOOKS } from '../form/hooks.js';
import { CLAUDE_TOOLS } from '../permission-rules.js';
import { below, type FormSchema, formSchema } from '../form/schema.js';
import type { Fault } from '../syntax.js';
import type { Lenient } from './yaml.js';

/* What must the front matter of a file look like? One schema a kind of file, from the documentation of its agent. */

/** A kind of file with front matter. */
export interface FrontMatterKind {
  readonly schema: FormSchema;
  /** As a sentence names the file: `the skill`. */
  readonly noun: string;
  /** What its agent does without front matter; null where a file may be without. */
  readonly without:
    (Readonly<Record<'message' | 'remedy', string>> & Pick<Fault, 'severity'>) | null;
  /** What the reader takes although YAML does not. */
  readonly lenient: Lenient;
  /** Keys of Claude Code, which hold hooks and tools. */
  readonly isClaude: boolean;
}

const TOOLS = `several(${[...CLAUDE_TOOLS].join(' ')})`;

/** Source: code.claude.com/docs/en/model-config. */
const MODEL = 'like(sonnet opus haiku fable inherit default best opusplan): model';
const EFFORT = 'one(low medium high xhigh max): effort';

/** Keys of skills and commands. Source: code.claude.com/docs/en/skills. */
const CLAUDE_COMMAND = `text: when_to_use agent
any: argument-hint background mode agents
text|texts: arguments
${TOOLS}: allowed-tools disallowed-tools -> Claude has other tools than meant
${MODEL} -> (notice) Claude keeps the model of the session
${EFFORT} -> Claude keeps the effort of the session
one(fork inline inherit): context -> Claude does not run it in a subagent
idle(agent without context): . -> Claude does not use the agent
${below('hooks', CLAUDE_HOOKS)}
glob|globs: paths -> it is not loaded for the files that are meant
one(bash powershell): shell`;

const BEGIN = 'Begin with `---` lines around name and description';

/**
 * Claude and others take the name of the folder; Codex, Gemini, Copilot and OpenCode leave out what has none.
 * Specification: agentskills.io/specification.
 */
const skill = (folder: string, name: string, description: string, reads = 'hints'): string => {
  const isClaude = folder.includes('claude');
  return `
${isClaude ? 'Claude' : 'its agent'} | /${folder}skill\\.md$ | agents ignore it | the skill | ${reads}
without: ${description}the skill has no front matter, so agents ignore it or guess when to use it | ${BEGIN}.
text: name -> ${name}some agents ignore the skill
upto(1024): description -> ${name}some agents ignore the skill
upto(500): compatibility -> ${name}some agents ignore the skill
map: metadata -> ${name}some agents ignore the skill
any: license
needs(name): . -> ${name}some agents ignore the skill
needs(description): . -> ${description}agents ignore the skill or guess when to use it
truth: disable-model-invocation user-invocable
  -> ${isClaude ? '(notice) ' : ''}agents that want true or false ignore it
${isClaude ? CLAUDE_COMMAND : 'text|texts: allowed-tools'}
`;
};

const MILD = '(notice) ';
const SKILLS = [
  skill(String.raw`\.claude/skills/(?:.+/)?`, MILD, ''),
  skill(String.raw`\.gemini/skills/(?:.+/)?`, '', '', 'values'),
  skill(String.raw`\.(?:agents|codex|cursor|github|opencode)/skills/(?:.+/)?`, '', ''),
  skill(
    String.raw`\.(?:augment|cline|factory|goose|kiro|qwen|roo|windsurf)/skills/(?:.+/)?`,
    MILD,
    '',
  ),
  skill('', MILD, MILD),
];

const LENIENT: readonly Lenient[] = ['hints', 'values', 'repairs'];

/**
 * In the order in which a path is compared with them. Sources:
 * code.claude.com/docs/en/sub-agents, code.claude.com/docs/en/skills, code.claude.com/docs/en/output-styles,
 * code.claude.com/docs/en/memory, cursor.com/docs/rules, cursor.com/docs/subagents,
 * code.visualstudio.com/docs/copilot/customization/custom-instructions,
 * code.visualstudio.com/docs/copilot/customization/prompt-files,
 * docs.github.com/en/copilot/reference/custom-agents-configuration, kiro.dev/docs/steering,
 * docs.windsurf.com/windsurf/cascade/memories, antigravity.google/docs/rules-workflows,
 * docs.cline.bot/features/cline-rules/conditional-rules, opencode.ai/docs/agents, geminicli.com/docs/core/subagents.
 */
const ROWS = String.raw`
${SKILLS.join('\n')}
Claude | /\.claude/agents/.+\.md$ | Claude leaves the agent out | the agent | repairs
without: the file has no front matter, so Claude does not read it as an agent
  | ${BEGIN}, or move it out of this folder.
needs(name): . -> Claude takes it for a page beside the agents
needs(description): .
agentname: name
text: description
${TOOLS}: tools disallowedTools -> the agent has other tools than meant
${MODEL} -> (notice) the agent runs with the model of the session
one(default acceptEdits auto dontAsk bypassPermissions plan manual): permissionMode
  -> the agent has the mode of the session
number: maxTurns -> the agent has no limit
text|texts: skills
one(user project local): memory -> the agent has no memory
${EFFORT} -> the agent has the effort of the session
one(worktree): isolation -> the agent works in the same files
like(red blue green yellow purple orange pink cyan): color -> (notice) the agent has no color
${below('hooks', CLAUDE_HOOKS)}
any: mcpServers omitClaudeMd mode background initialPrompt

Claude | /\.claude/commands/.+\.md$ | Claude ignores it | the command | repairs
${CLAUDE_COMMAND}
text: description
any: name disable-model-invocation user-invocable

Claude | /\.claude/output-styles/[^/]+\.md$ | Claude ignores it | the output style | repairs
any: name description keep-coding-instructions force-for-plugin

Claude | /\.claude/rules/.+\.md$ | the rule does not apply where it should | the rule | repairs
glob|globs: paths
write(paths): path globs applyTo -> (notice) the rule applies everywhere

Cursor | /\.cursor/rules/.+\.mdc$ | the rule does not apply where it should | the rule | patterns
without: (notice) the rule does not begin with front matter, so it applies only if someone names it
  | Begin with ${'`---`'} lines around description, globs or alwaysApply, so that it applies automatically.
any: description alwaysApply globs

Cursor | /\.cursor/agents/.+\.md$ | Cursor ignores it | the agent | patterns
text: name description
truth: readonly is_background
any: model

Copilot | /\.github/instructions/.+\.instructions\.md$ | every agent reads it | the file | patterns
without: (notice) the file has no front matter, so these instructions apply only if someone adds them
  | Add ${'`applyTo: "**"`'} to the front matter, or name the files.
needs(applyTo): . -> (notice) these instructions apply only if someone adds them
glob: applyTo -> these instructions do not apply where they should
write(applyTo): paths globs -> these instructions apply only if someone adds them
one(code-review coding-agent cloud-agent)|list: excludeAgent
one(code-review coding-agent cloud-agent): excludeAgent[]
any: name description

Copilot | /\.github/prompts/.+\.prompt\.md$ | Copilot ignores it | the prompt | patterns
text: name description agent mode argument-hint
text|texts: model tools

Copilot | /\.github/(?:agents/.+\.md|chatmodes/.+\.chatmode\.md)$ | Copilot ignores it | the agent | patterns
needs(description): . -> agents do not know when to use it
text: name description argument-hint
text|texts: model tools agents
one(vscode github-copilot): target
truth: disable-model-invocation user-invocable
any: infer mode
map: mcp-servers metadata
list: handoffs
needs(label): handoffs[]
needs(agent): handoffs[]

Kiro | /\.kiro/steering/.+\.md$ | Kiro does not include it when it should | the file | patterns
one(always fileMatch manual auto): inclusion
needs(fileMatchPattern if inclusion=fileMatch): . -> Kiro never includes it
needs(description if inclusion=auto): . -> Kiro does not know when to include it
glob|globs: fileMatchPattern
any: name description

the agent | /(?:\.windsurf|\.devin|\.agents?)/rules/.+\.md$ | the rule does not apply when it should | the rule | values
one(always_on model_decision glob manual): trigger
needs(globs if trigger=glob): . -> the rule never applies
needs(description if trigger=model_decision): . -> the agent does not know when to use it
glob|globs: globs
any: description

Cline | /\.clinerules/.+\.md$ | the rule does not apply where it should | the rule | patterns
globs: paths

OpenCode | /\.opencode/agents?/.+\.md$ | OpenCode does not start with it | the agent | repairs
one(primary subagent all): mode
number: temperature top_p steps maxSteps
truth: disable hidden
map: tools
map|one(allow ask deny): permission
text: description model
any: prompt

Gemini | /\.gemini/agents/.+\.md$ | Gemini leaves the agent out | the agent | patterns
needs(name): .
needs(description if kind=local): .
one(local remote): kind
text: name description model
list: tools
number: temperature max_turns timeout_mins
`;

export const FRONT_MATTER: readonly FrontMatterKind[] = ROWS.trim()
  .split(/\n{2,}/)
  .map(kindOf);

function kindOf(written: string): FrontMatterKind {
  const [agent = '', files = '', effect = '', noun = '', reads = ''] =
    written.split('\n', 1)[0]?.split(' | ') ?? [];
  const rows = written.replace(/^without: .*\n(?: .*\n)*/m, '').replace(/^.*\n/, '');
  const [, mild, message = '', remedy = ''] =
    /^without: (\(notice\) )?(.+?)\s+\| (.+)$/m.exec(written) ?? [];
  return {
    schema: formSchema(`${agent} | ${files} | ${effect}\n${rows}`),
    noun,
    without: message === '' ? null : { severity: mild ? 'notice' : 'warning', message, remedy },
    lenient: LENIENT.find((one) => one === reads) ?? 'patterns',
    isClaude: agent === 'Claude',
  };
}
