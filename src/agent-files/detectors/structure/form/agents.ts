import { wordMap } from '../../../../text/words.js';
import { CODEX_HOOKS_ROWS, GEMINI_HOOKS } from './hooks.js';
import { below, formSchema, type FormSchema } from './schema.js';
import { GEMINI_SERVER } from './servers.js';

/* The settings of Codex, Gemini CLI, OpenCode, VS Code and aider. */

const REFUSES = 'Codex does not start with this file';
const EFFORT = 'none minimal low medium high xhigh';

const CODEX_SETTINGS = formSchema({
  files: String.raw`/\.codex/config\.toml$`,
  agent: 'Codex',
  source:
    'developers.openai.com/codex/config-reference, codex-rs/core/config.schema.json of openai/codex',
  effect: REFUSES,
  rows: [
    below('hooks', CODEX_HOOKS_ROWS),
    `
any: hooks/state
text: model model_provider review_model profile instructions developer_instructions compact_prompt log_dir sqlite_home
  model_instructions_file model_catalog_json experimental_compact_prompt_file openai_base_url chatgpt_base_url
  oss_provider service_tier default_permissions mcp_oauth_callback_url
whole: model_context_window model_auto_compact_token_limit project_doc_max_bytes tool_output_token_limit
  background_terminal_max_timeout mcp_oauth_callback_port
truth: hide_agent_reasoning show_raw_agent_reasoning check_for_update_on_startup disable_paste_burst allow_login_shell
  model_supports_reasoning_summaries suppress_unstable_features_warning include_environment_context
  include_permissions_instructions include_apps_instructions
texts: notify project_doc_fallback_filenames project_root_markers
one(untrusted on-failure on-request never)|map: approval_policy
one(read-only workspace-write danger-full-access): sandbox_mode
texts: sandbox_workspace_write/writable_roots
truth: sandbox_workspace_write/{network_access,exclude_tmpdir_env_var,exclude_slash_tmp}
like(${EFFORT}): model_reasoning_effort plan_mode_reasoning_effort
one(auto concise detailed none): model_reasoning_summary
one(low medium high): model_verbosity
one(vscode vscode-insiders windsurf cursor none): file_opener
one(disabled cached live): web_search
one(save-all none): history/persistence
one(all core none): shell_environment_policy/inherit
texts: shell_environment_policy/{exclude,include_only}
text: shell_environment_policy/set/*
one(chatgpt api): forced_login_method
one(user auto_review guardian_subagent): approvals_reviewer
any: features/* tui/* agents/* audio apps skills memories permissions plugins marketplaces projects otel notice
  history/max_bytes analytics feedback windows tools/* personality auto_review realtime debug desktop
  mcp_servers/*/tools
map: model_providers/* profiles/*
one(untrusted on-failure on-request never)|map: profiles/*/approval_policy
one(read-only workspace-write danger-full-access): profiles/*/sandbox_mode
text: profiles/*/{model,model_provider}
write(approval_policy): approval_mode approvalMode -> Codex asks as it usually does
write(sandbox_mode): sandbox -> Codex uses its usual sandbox
write(mcp_servers): mcpServers mcp-servers -> Codex starts none of these servers`,
    below(
      'mcp_servers/*',
      `
text: command cwd url bearer_token_env_var
texts: args enabled_tools disabled_tools scopes
text: env/* http_headers/* env_http_headers/*
whole: startup_timeout_sec startup_timeout_ms tool_timeout_sec
truth: enabled required supports_parallel_tool_calls
any: env_vars oauth oauth_resource name auth tools default_tools_approval_mode bearer_token experimental_environment`,
    ),
  ],
});

const WARNS = 'Gemini CLI warns at each start and may ignore it';

/** Keys of the first format, which is no longer read, and what they are called now. */
const GEMINI_OLD = [
  ...wordMap(`
allowedTools tools.allowed  allowMCPServers mcp.allowed  autoAccept tools.autoAccept  bugCommand advanced.bugCommand
checkpointing general.checkpointing  coreTools tools.core  contextFileName context.fileName  customThemes
ui.customThemes
excludeTools tools.exclude  excludeMCPServers mcp.excluded  excludedProjectEnvVars advanced.excludedEnvVars
fileFiltering context.fileFiltering  folderTrust security.folderTrust.enabled  hideBanner ui.hideBanner
hideTips ui.hideTips  hideFooter ui.hideFooter  hideWindowTitle ui.hideWindowTitle  ideMode ide.enabled
includeDirectories context.includeDirectories  maxSessionTurns model.maxSessionTurns
memoryImportFormat context.importFormat  memoryDiscoveryMaxDirs context.discoveryMaxDirs
preferredEditor general.preferredEditor  sandbox tools.sandbox  selectedAuthType security.auth.selectedType
showMemoryUsage ui.showMemoryUsage  skipNextSpeakerCheck model.skipNextSpeakerCheck
summarizeToolOutput model.summarizeToolOutput  theme ui.theme  toolCallCommand tools.callCommand
toolDiscoveryCommand tools.discoveryCommand  usageStatisticsEnabled privacy.usageStatisticsEnabled
vimMode general.vimMode  mcpServerCommand mcp.serverCommand`),
]
  .map(([old, now]) => `write(${now}): ${old} -> it counts for nothing`)
  .join('\n');

const GEMINI_SETTINGS = formSchema({
  files: String.raw`/\.gemini/settings\.json$`,
  agent: 'Gemini CLI',
  source:
    'geminicli.com/docs/reference/configuration, schemas/settings.schema.json of google-gemini/gemini-cli',
  effect: WARNS,
  rows: [
    below('hooks', GEMINI_HOOKS),
    below('mcpServers/*', GEMINI_SERVER),
    `
${GEMINI_OLD}
text: $schema model/name general/preferredEditor ui/theme context/importFormat tools/{discoveryCommand,callCommand}
  mcp/serverCommand security/auth/{selectedType,enforcedType} telemetry/{target,otlpEndpoint,outfile}
text|texts: context/fileName
texts: context/includeDirectories context/memoryBoundaryMarkers tools/{core,allowed,confirmationRequired,exclude}
  mcp/{allowed,excluded} advanced/excludedEnvVars skills/disabled hooksConfig/disabled extensions/disabled
truth: general/{vimMode,devtools,enableAutoUpdate,debugKeystrokeLogging} general/checkpointing/enabled ide/enabled
  ui/{hideBanner,hideTips,hideFooter,hideWindowTitle,showLineNumbers,showMemoryUsage} privacy/usageStatisticsEnabled
  context/{includeDirectoryTree,loadMemoryFromIncludeDirectories} tools/useRipgrep useWriteTodos skills/enabled
  context/fileFiltering/{respectGitIgnore,respectGeminiIgnore,enableRecursiveFileSearch,enableFuzzySearch}
  security/{disableYoloMode,toolSandboxing,blockGitExtensions} security/folderTrust/enabled hooksConfig/enabled
  telemetry/{enabled,traces,logPrompts,useCollector} model/{disableLoopDetection,skipNextSpeakerCheck}
number: model/{maxSessionTurns,compressionThreshold} context/discoveryMaxDirs general/maxAttempts
  tools/truncateToolOutputThreshold
truth|text|map: tools/sandbox
one(default auto_edit plan yolo): general/defaultApprovalMode
one(text json): output/format
map: ui agents modelConfigs billing experimental advanced admin contextManagement extensions general telemetry
any: policyPaths adminPolicyPaths hooksConfig/notifications`,
  ],
});

const GEMINI_EXTENSION = formSchema({
  files: String.raw`/gemini-extension\.json$`,
  agent: 'Gemini CLI',
  source: 'geminicli.com/docs/extensions/reference',
  effect: 'Gemini CLI does not load the extension',
  rows: [
    `
needs(name): .
needs(version): .
text: name version
text: description -> it is not shown
text|texts: contextFileName excludeTools -> it counts for nothing
map: mcpServers -> its servers get wrong names`,
    below('mcpServers/*', GEMINI_SERVER),
  ],
});

const OPENCODE_SETTINGS = formSchema({
  files: String.raw`/opencode\.jsonc?$`,
  agent: 'OpenCode',
  source: 'opencode.ai/docs/config, opencode.ai/config.json',
  effect: 'OpenCode does not start with this file',
  rows: [
    `
text: $schema theme default_agent
braced: model small_model username -> OpenCode takes it as it stands
texts: instructions disabled_providers enabled_providers
one(manual auto disabled): share
one(ask allow deny)|map: permission permission/* agent/*/permission agent/*/permission/*
one(ask allow deny): permission/*/* agent/*/permission/*/*
one(primary subagent all): agent/*/mode
text: agent/*/{model,prompt,description}
truth: agent/*/disable -> (notice) it changes nothing
truth: snapshot autoshare
number: agent/*/{temperature,top_p,steps,maxSteps}
map: agent/* command/* provider/* mcp/* tools agent/*/tools
truth: tools/* agent/*/tools/*
needs(template): command/*
text: command/*/{template,description,agent,model}
truth: command/*/subtask mcp/*/enabled
one(local remote): mcp/*/type
needs(command if type=local): mcp/*
needs(url if type=remote): mcp/*
texts: mcp/*/command
braced: mcp/*/url mcp/*/environment/* mcp/*/headers/* -> OpenCode takes it as it stands
number: mcp/*/timeout
write(mcp.….environment): mcp/*/env
write(mcp): mcpServers mcp_servers
write(agent): agents
write(command): commands
write(permission): permissions
truth|one(notify): autoupdate
any: keybinds tui server watcher plugin mode formatter lsp layout enterprise experimental compaction skills logLevel
  references attachment tool_output image mcp/*/oauth`,
  ],
});

/** A wrong type makes VS Code use the default. Only keys about agents. */
const VSCODE_SETTINGS = formSchema({
  files: String.raw`/\.vscode/settings\.json$`,
  agent: 'VS Code',
  source: 'code.visualstudio.com/docs/copilot/reference/copilot-settings',
  effect: 'VS Code uses its default',
  rows: [
    `
truth: chat.agent.enabled chat.useAgentsMdFile chat.useNestedAgentsMdFiles chat.useAgentSkills chat.useClaudeMdFile
  github.copilot.chat.codeGeneration.useInstructionFiles chat.tools.global.autoApprove chat.checkpoints.enabled
  chat.promptFiles chat.includeApplyingInstructions chat.includeReferencedInstructions
  chat.useCustomizationsInParentRepositories
map: chat.instructionsFilesLocations chat.promptFilesLocations chat.modeFilesLocations chat.agentFilesLocations
  chat.agentSkillsLocations chat.tools.terminal.autoApprove
truth: chat.instructionsFilesLocations/* chat.promptFilesLocations/* chat.modeFilesLocations/*
  chat.agentFilesLocations/* chat.agentSkillsLocations/*
number: chat.agent.maxRequests
list: github.copilot.chat.codeGeneration.instructions github.copilot.chat.testGeneration.instructions
  github.copilot.chat.reviewSelection.instructions github.copilot.chat.commitMessageGeneration.instructions
  github.copilot.chat.pullRequestDescriptionGeneration.instructions`,
  ],
});

/** Scalars are arguments of its command line, as texts. Source: aider.chat/docs/config/aider_conf.html. */
const AIDER_SETTINGS = formSchema({
  files: String.raw`/\.aider\.conf\.yml$`,
  agent: 'aider',
  source: 'aider.chat/docs/config/aider_conf.html, json.schemastore.org/aider-0.82.json',
  effect: 'aider stops at the start',
  rows: [
    `
text|texts: read file alias api-key set-env lint-cmd test-cmd
text|number|truth: model weak-model editor-model edit-format editor-edit-format reasoning-effort thinking-tokens timeout
  openai-api-key anthropic-api-key openai-api-base model-settings-file model-metadata-file max-chat-history-tokens
  cache-prompts cache-keepalive-pings map-tokens map-refresh map-multiplier-no-files restore-chat-history
  input-history-file chat-history-file llm-history-file dark-mode light-mode pretty stream show-diffs code-theme git
  gitignore aiderignore subtree-only auto-commits dirty-commits attribute-author attribute-committer
  attribute-commit-message-author attribute-commit-message-committer attribute-co-authored-by git-commit-verify
  commit-prompt dry-run watch-files lint auto-lint test auto-test analytics check-update show-release-notes
  chat-language commit-language encoding line-endings env-file suggest-shell-commands fancy-input multiline
  notifications notifications-command detect-urls editor vim yes-always verbose verify-ssl architect
  auto-accept-architect message message-file load show-model-warnings show-repo-map`,
  ],
});

const DROPS = 'Roo leaves this mode out';

const ROO_MODES = formSchema({
  files: String.raw`/\.roomodes$`,
  agent: 'Roo',
  source: 'docs.roocode.com/features/custom-modes',
  effect: 'Roo reads none of its modes',
  rows: [
    `
needs(customModes): .
list: customModes
needs(slug): customModes[] -> ${DROPS}
needs(name): customModes[] -> ${DROPS}
needs(roleDefinition): customModes[] -> ${DROPS}
needs(groups): customModes[] -> ${DROPS}
slug: customModes[]/slug -> ${DROPS}
text: customModes[]/{name,roleDefinition,description,whenToUse,customInstructions} -> ${DROPS}
list: customModes[]/groups -> ${DROPS}
like(read edit browser command mcp modes)|list: customModes[]/groups[] -> ${DROPS}`,
  ],
});

export const AGENT_SCHEMAS: readonly FormSchema[] = [
  CODEX_SETTINGS,
  GEMINI_SETTINGS,
  GEMINI_EXTENSION,
  OPENCODE_SETTINGS,
  VSCODE_SETTINGS,
  AIDER_SETTINGS,
  ROO_MODES,
];
