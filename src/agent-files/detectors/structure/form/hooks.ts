import { wordList } from '../../../../text/words.js';
import {
  CLAUDE_EVENTS,
  COPILOT_EVENTS,
  CURSOR_EVENTS,
  GEMINI_EVENTS,
} from '../../settings/hooks.js';
import { below, formSchema, type FormSchema, lenient } from './schema.js';

/* Hooks: a map of events, each a list of hooks, or of groups that hold a list of hooks. */

const IDLE = 'the hook never runs';
const all = (events: readonly string[]): string => `{${events.join(',')}}`;

/** A map of events, each a list of groups with a matcher. */
const groups = (events: readonly string[], handler: string): string => `
names: .
list: ${events.join(' ')} -> its hooks never run
text: ${all(events)}[]/matcher -> its hooks never run
needs(hooks): ${all(events)}[] -> ${IDLE}
list: ${all(events)}[]/hooks -> its hooks never run
${below(`${all(events)}[]/hooks[]`, handler, IDLE)}`;

/** Events at which nothing is matched ("Matcher patterns"). */
const UNMATCHED = wordList(`
  CwdChanged UserPromptSubmit PostToolBatch Stop TeammateIdle TaskCreated TaskCompleted WorktreeCreate
  WorktreeRemove MessageDisplay
`);

/** Events that may ask a model ("Prompt-based hooks"); the others run programs, servers and tools alone. */
const ASKED = wordList(`
  PermissionDenied PermissionRequest PostToolBatch PostToolUse PostToolUseFailure PreToolUse Stop SubagentStop
  TaskCompleted TaskCreated TeammateIdle UserPromptExpansion UserPromptSubmit
`);
const UNASKED = CLAUDE_EVENTS.filter((event) => !ASKED.includes(event));

const CLAUDE_HANDLER = `
needs(type): .
one(command http mcp_tool prompt agent): type
needs(command if type=command): .
needs(prompt if type=prompt,agent): .
needs(url if type=http): .
needs(server if type=mcp_tool): .
needs(tool if type=mcp_tool): .
text: if statusMessage command model prompt url server tool headers/*
texts: args allowedEnvVars
map: input
whole: timeout
truth: once async asyncRewake continueOnBlock
one(bash powershell): shell
idle(async if type=prompt,agent,http,mcp_tool): . -> (notice) Claude ignores it
idle(model if type=command,http,mcp_tool): . -> (notice) Claude ignores it`;

/**
 * The events of Claude Code. A new one may be missing here: a name that is like none is silent. Source:
 * code.claude.com/docs/en/hooks ("Hook handler fields"), json.schemastore.org/claude-code-settings.json.
 */
export const CLAUDE_HOOKS = `${groups(CLAUDE_EVENTS, CLAUDE_HANDLER)}
one(command http mcp_tool): ${all(UNASKED)}[]/hooks[]/type -> ${IDLE}
one(command mcp_tool): {SessionStart,Setup}[]/hooks[]/type -> ${IDLE}
tools: {PreToolUse,PostToolUse,PostToolUseFailure,PermissionRequest,PermissionDenied}[]/matcher
  -> its hooks never run
idle(matcher unless matcher=*): ${all(UNMATCHED)}[] -> (notice) Claude ignores it`;

/**
 * Plugins of several agents have this file, each with events of its own, and some with another shape. Source:
 * code.claude.com/docs/en/plugins-reference.
 */
const PLUGIN_HOOKS = formSchema(String.raw`
Claude | /hooks/hooks\.json$ | its hooks never run
${below('hooks', lenient(CLAUDE_HOOKS))}
any: hooks/${all([...CURSOR_EVENTS, ...GEMINI_EVENTS, ...COPILOT_EVENTS])}
write(hooks.*): ${CLAUDE_EVENTS.join(' ')}`);

const CODEX_EVENTS = wordList(`
  PreToolUse PermissionRequest PostToolUse PreCompact PostCompact SessionStart UserPromptSubmit SubagentStart
  SubagentStop Stop
`);

/** Source: developers.openai.com/codex/hooks, json.schemastore.org/codex-hooks.json. */
export const CODEX_HOOKS_ROWS = groups(
  CODEX_EVENTS,
  `
needs(type): .
one(command prompt agent): type
needs(command if type=command): .
text: command commandWindows statusMessage
whole: timeout
truth: async`,
);

const CODEX_HOOKS = formSchema(String.raw`
Codex | /\.codex/hooks\.json$ | its hooks never run
${below('hooks', CODEX_HOOKS_ROWS)}
write(hooks.*): ${CODEX_EVENTS.join(' ')}`);

/** Source: cursor.com/docs/agent/hooks. */
const CURSOR_HOOKS = formSchema(String.raw`
Cursor | /\.cursor/hooks\.json$ | its hooks never run
whole: version
names: hooks
list: hooks/${all(CURSOR_EVENTS)}
write(hooks.*): ${CURSOR_EVENTS.join(' ')}
${below(
  `hooks/${all(CURSOR_EVENTS)}[]`,
  `
one(command prompt): type
needs(prompt if type=prompt): .
needs(command or prompt): .
text: command prompt model
text|map: matcher
whole: timeout
number: loop_limit
truth: failClosed`,
  IDLE,
)}`);

/** Of VS Code too, which has Claude's events. Source: docs.github.com/en/copilot/reference/hooks-reference. */
const COPILOT_HOOKS = formSchema(String.raw`
Copilot | /\.github/hooks/[^/]+\.json$ | its hooks never run
one(1): version
names: hooks
list: hooks/${all(COPILOT_EVENTS)}
any: hooks/${all(CLAUDE_EVENTS)}
write(hooks.*): ${COPILOT_EVENTS.join(' ')}
${below(
  `hooks/${all(COPILOT_EVENTS)}[]`,
  `
one(command prompt http): type
needs(prompt if type=prompt): .
needs(url if type=http): .
needs(bash or powershell or command or windows or linux or osx if type=command): .
text: bash powershell command windows linux osx prompt url cwd matcher env/* headers/*
whole: timeoutSec timeout`,
  IDLE,
)}`);

/** Source: geminicli.com/docs/hooks/reference. */
export const GEMINI_HOOKS = `${groups(
  GEMINI_EVENTS,
  `
needs(type): .
one(command runtime): type
needs(command if type=command): .
text: name command description
number: timeout`,
)}
any: enabled disabled notifications hooks
write(BeforeTool): PreToolUse -> its hooks never run
write(AfterTool): PostToolUse -> its hooks never run
write(BeforeAgent): UserPromptSubmit -> its hooks never run
write(AfterAgent): Stop -> its hooks never run
write(PreCompress): PreCompact -> its hooks never run`;

export const HOOK_SCHEMAS: readonly FormSchema[] = [
  CODEX_HOOKS,
  CURSOR_HOOKS,
  COPILOT_HOOKS,
  PLUGIN_HOOKS,
];
