/** Sources: code.claude.com/docs/en/hooks, cursor.com/docs/agent/hooks, geminicli.com/docs/hooks/reference, developers.openai.com/codex/hooks, docs.github.com/copilot (hooks). */
export const CLAUDE_EVENTS: readonly string[] = [
  'PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'PermissionRequest', 'PermissionDenied', 'Notification',
  'UserPromptSubmit', 'UserPromptExpansion', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop', 'PreCompact', 'PostCompact',
  'Elicitation', 'ElicitationResult', 'TeammateIdle', 'TaskCreated', 'TaskCompleted', 'Setup', 'InstructionsLoaded', 'CwdChanged',
  'FileChanged', 'ConfigChange', 'WorktreeCreate', 'WorktreeRemove', 'SessionStart', 'SessionEnd', 'PreModelSwitch',
  'PostModelSwitch', 'MessageDisplay', 'DirectoryAdded',
];

export const CURSOR_EVENTS: readonly string[] = [
  'sessionStart', 'sessionEnd', 'preToolUse', 'postToolUse', 'postToolUseFailure', 'subagentStart', 'subagentStop',
  'beforeShellExecution', 'afterShellExecution', 'beforeMCPExecution', 'afterMCPExecution', 'beforeReadFile', 'afterFileEdit',
  'beforeSubmitPrompt', 'preCompact', 'stop', 'afterAgentResponse', 'afterAgentThought', 'beforeTabFileRead', 'afterTabFileEdit',
  'workspaceOpen',
];

export const GEMINI_EVENTS: readonly string[] = [
  'BeforeTool', 'AfterTool', 'BeforeAgent', 'AfterAgent', 'Notification', 'SessionStart', 'SessionEnd', 'PreCompress', 'BeforeModel',
  'AfterModel', 'BeforeToolSelection',
];

/** Keys of Gemini's `hooks` that are no events. */
export const GEMINI_FIELDS: readonly string[] = ['enabled', 'disabled', 'notifications', 'hooks'];

export const COPILOT_EVENTS: readonly string[] = [
  'sessionStart', 'sessionEnd', 'userPromptSubmitted', 'preToolUse', 'postToolUse', 'postToolUseFailure', 'agentStop', 'subagentStart',
  'subagentStop', 'errorOccurred', 'preCompact', 'permissionRequest', 'notification',
];
