import { wordList } from '../../../../text/words.js';
import {
  CLAUDE_EVENTS,
  COPILOT_EVENTS,
  CURSOR_EVENTS,
  GEMINI_EVENTS,
} from '../../settings/hooks.js';
import { below, formSchema, type FormSchema, lenient } from './schema.js';

/* Hooks: a map of events, each a list of hooks, or of groups that hold a list of hooks. */

/** Source: code.claude.com/docs/en/hooks ("Hook handler fields"), json.schemastore.org/claude-code-settings.json. */
const HANDLER = `
needs(type): . -> the hook never runs
one(command http mcp_tool prompt agent): type -> the hook never runs
needs(command if type=command): . -> the hook never runs
needs(prompt if type=prompt,agent): . -> the hook never runs
needs(url if type=http): . -> the hook never runs
needs(server if type=mcp_tool): . -> the hook never runs
needs(tool if type=mcp_tool): . -> the hook never runs
text: if statusMessage command model prompt url server tool -> the hook never runs
texts: args allowedEnvVars -> the hook never runs
text: headers/* -> the hook never runs
map: input -> the hook never runs
positive: timeout -> the hook never runs
truth: once async asyncRewake continueOnBlock -> the hook never runs
one(bash powershell): shell -> the hook never runs
idle(async if type=prompt,agent,http,mcp_tool): . -> (notice) Claude ignores it
idle(model if type=command,http,mcp_tool): . -> (notice) Claude ignores it`;

const GROUP = `
text: matcher -> its hooks never run
needs(hooks): . -> the hook never runs
list: hooks -> its hooks never run
${below('hooks[]', HANDLER)}`;

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

/** The events of Claude Code. A new one may be missing here: a name that is like none is silent. */
export const CLAUDE_HOOKS = `
names: .
list: ${CLAUDE_EVENTS.join(' ')} -> its hooks never run
${below(`{${CLAUDE_EVENTS.join(',')}}[]`, GROUP)}
one(command http mcp_tool): {${UNASKED.join(',')}}[]/hooks[]/type -> the hook never runs
one(command mcp_tool): {SessionStart,Setup}[]/hooks[]/type -> the hook never runs
tools: {PreToolUse,PostToolUse,PostToolUseFailure,PermissionRequest,PermissionDenied}[]/matcher
  -> its hooks never run
idle(matcher unless matcher=*): {${UNMATCHED.join(',')}}[] -> (notice) Claude ignores it`;

const BARE = 'write(hooks.*)';

/** Plugins of several agents have this file, each with events of its own, and some with another shape. */
const PLUGIN_HOOKS = formSchema({
  files: '/hooks/hooks\\.json$',
  agent: 'Claude',
  source: 'code.claude.com/docs/en/plugins-reference',
  effect: 'its hooks never run',
  rows: [
    below('hooks', lenient(CLAUDE_HOOKS)),
    `any: hooks/{${[...CURSOR_EVENTS, ...GEMINI_EVENTS, ...COPILOT_EVENTS].join(',')}}
${BARE}: ${CLAUDE_EVENTS.join(' ')}`,
  ],
});

const CODEX_EVENTS = wordList(`
  PreToolUse PermissionRequest PostToolUse PreCompact PostCompact SessionStart UserPromptSubmit SubagentStart
  SubagentStop Stop
`);

/** Source: developers.openai.com/codex/hooks, json.schemastore.org/codex-hooks.json. */
export const CODEX_HOOKS_ROWS = `
names: .
list: ${CODEX_EVENTS.join(' ')} -> its hooks never run
${below(
  `{${CODEX_EVENTS.join(',')}}[]`,
  `
text: matcher -> its hooks never run
needs(hooks): . -> the hook never runs
list: hooks -> its hooks never run
needs(type): hooks[] -> the hook never runs
one(command prompt agent): hooks[]/type -> the hook never runs
needs(command if type=command): hooks[] -> the hook never runs
text: hooks[]/{command,commandWindows,statusMessage} -> the hook never runs
whole: hooks[]/timeout -> the hook never runs
truth: hooks[]/async -> the hook never runs`,
)}`;

const CODEX_HOOKS = formSchema({
  files: '/\\.codex/hooks\\.json$',
  agent: 'Codex',
  source: 'developers.openai.com/codex/hooks',
  effect: 'its hooks never run',
  rows: [below('hooks', CODEX_HOOKS_ROWS), `${BARE}: ${CODEX_EVENTS.join(' ')}`],
});

/** Source: cursor.com/docs/agent/hooks. */
const CURSOR_HOOKS = formSchema({
  files: '/\\.cursor/hooks\\.json$',
  agent: 'Cursor',
  source: 'cursor.com/docs/agent/hooks',
  effect: 'its hooks never run',
  rows: [
    `
whole: version
names: hooks
list: hooks/{${CURSOR_EVENTS.join(',')}}
${BARE}: ${CURSOR_EVENTS.join(' ')}`,
    below(
      `hooks/{${CURSOR_EVENTS.join(',')}}[]`,
      `
one(command prompt): type -> the hook never runs
needs(prompt if type=prompt): . -> the hook never runs
needs(command or prompt): . -> the hook never runs
text: command prompt model -> the hook never runs
text|map: matcher -> the hook never runs
positive: timeout -> the hook never runs
number: loop_limit
truth: failClosed`,
    ),
  ],
});

/** Of VS Code too, which has Claude's events. Source: docs.github.com/en/copilot/reference/hooks-reference. */
const COPILOT_HOOKS = formSchema({
  files: '/\\.github/hooks/[^/]+\\.json$',
  agent: 'Copilot',
  source: 'docs.github.com/en/copilot/reference/hooks-reference',
  effect: 'its hooks never run',
  rows: [
    `
one(1): version
names: hooks
list: hooks/{${COPILOT_EVENTS.join(',')}}
any: hooks/{${CLAUDE_EVENTS.join(',')}}
${BARE}: ${COPILOT_EVENTS.join(' ')}`,
    below(
      `hooks/{${COPILOT_EVENTS.join(',')}}[]`,
      `
one(command prompt http): type -> the hook never runs
needs(prompt if type=prompt): . -> the hook never runs
needs(url if type=http): . -> the hook never runs
needs(bash or powershell or command or windows or linux or osx if type=command): . -> the hook never runs
text: bash powershell command windows linux osx prompt url cwd matcher -> the hook never runs
text: env/* headers/* -> the hook never runs
positive: timeoutSec timeout -> the hook never runs`,
    ),
  ],
});

/** Source: geminicli.com/docs/hooks/reference. */
export const GEMINI_HOOKS = `
names: .
list: ${GEMINI_EVENTS.join(' ')} -> its hooks never run
any: enabled disabled notifications hooks
write(BeforeTool): PreToolUse -> its hooks never run
write(AfterTool): PostToolUse -> its hooks never run
write(BeforeAgent): UserPromptSubmit -> its hooks never run
write(AfterAgent): Stop -> its hooks never run
write(PreCompress): PreCompact -> its hooks never run
${below(
  `{${GEMINI_EVENTS.join(',')}}[]`,
  `
text: matcher -> its hooks never run
truth: sequential
needs(hooks): . -> the hook never runs
list: hooks -> its hooks never run
needs(type): hooks[] -> the hook never runs
one(command runtime): hooks[]/type -> the hook never runs
needs(command if type=command): hooks[] -> the hook never runs
text: hooks[]/{name,command,description} -> the hook never runs
number: hooks[]/timeout -> the hook never runs`,
)}`;

export const HOOK_SCHEMAS: readonly FormSchema[] = [
  CODEX_HOOKS,
  CURSOR_HOOKS,
  COPILOT_HOOKS,
  PLUGIN_HOOKS,
];
