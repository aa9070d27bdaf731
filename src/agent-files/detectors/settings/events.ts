import { wordList } from '../../../text/words.js';
import { nearest } from '../../../text/nearest.js';
import type { SettingsFile } from '../../settings/files.js';

/*
 * Which hook events do the agents know that read a settings file?
 *     meantEvent('PreToolUsage', CLAUDE_EVENTS)   PreToolUse
 */

/**
 * Sources: code.claude.com/docs/en/hooks, cursor.com/docs/agent/hooks,
 * geminicli.com/docs/hooks/reference, developers.openai.com/codex/hooks, docs.github.com/copilot
 * (hooks).
 */
export const CLAUDE_EVENTS: readonly string[] = wordList(`
  PreToolUse PostToolUse PostToolUseFailure PostToolBatch PermissionRequest PermissionDenied Notification
  UserPromptSubmit UserPromptExpansion Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact
  Elicitation ElicitationResult TeammateIdle TaskCreated TaskCompleted Setup InstructionsLoaded CwdChanged
  FileChanged ConfigChange WorktreeCreate WorktreeRemove SessionStart SessionEnd PreModelSwitch PostModelSwitch
  MessageDisplay DirectoryAdded
`);

const CURSOR_EVENTS: readonly string[] = wordList(`
  sessionStart sessionEnd preToolUse postToolUse postToolUseFailure subagentStart subagentStop
  beforeShellExecution afterShellExecution beforeMCPExecution afterMCPExecution beforeReadFile afterFileEdit
  beforeSubmitPrompt preCompact stop afterAgentResponse afterAgentThought beforeTabFileRead afterTabFileEdit
  workspaceOpen
`);

const GEMINI_EVENTS: readonly string[] = wordList(`
  BeforeTool AfterTool BeforeAgent AfterAgent Notification SessionStart SessionEnd PreCompress BeforeModel
  AfterModel BeforeToolSelection
`);

/** Keys of Gemini's `hooks` that are no events. */
export const GEMINI_FIELDS: readonly string[] = ['enabled', 'disabled', 'notifications', 'hooks'];

const COPILOT_EVENTS: readonly string[] = wordList(`
  sessionStart sessionEnd userPromptSubmitted preToolUse postToolUse postToolUseFailure agentStop subagentStart
  subagentStop errorOccurred preCompact permissionRequest notification
`);

/** The events of the agents that read a file; null where that is not known. */
export function eventsOf({ client, holds }: SettingsFile): readonly string[] | null {
  if (client === 'claude') return CLAUDE_EVENTS;
  if (client === 'cursor') return CURSOR_EVENTS;
  if (client === 'gemini') return GEMINI_EVENTS;
  return client === 'other' && holds === 'hooks'
    ? [...CLAUDE_EVENTS, ...CURSOR_EVENTS, ...GEMINI_EVENTS, ...COPILOT_EVENTS]
    : null;
}

/** The event that a misspelled name stands for; null where it is known, or like none. */
export function meantEvent(name: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null;
  return known.find((event) => event.toLowerCase() === name.toLowerCase()) ?? nearest(name, known);
}
