import { wordMap } from '../../../../text/words.js';
import { CODEX_HOOKS_ROWS, GEMINI_HOOKS } from './hooks.js';
import { below, formSchema, type FormSchema } from './schema.js';
import { GEMINI_SERVER } from './servers.js';

/* The settings of Codex, Gemini CLI and OpenCode. */

const EFFORT = 'none minimal low medium high xhigh';

/** Source: developers.openai.com/codex/config-reference, codex-rs/core/config.schema.json of openai/codex. */
const CODEX_SETTINGS = formSchema(String.raw`
Codex | /\.codex/config\.toml$ | Codex does not start with this file
${below('hooks', CODEX_HOOKS_ROWS)}
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
map: features tui agents tools
map: model_providers/* profiles/*
one(untrusted on-failure on-request never)|map: profiles/*/approval_policy
one(read-only workspace-write danger-full-access): profiles/*/sandbox_mode
text: profiles/*/{model,model_provider}
write(approval_policy): approval_mode approvalMode -> Codex asks as it usually does
write(sandbox_mode): sandbox -> Codex uses its usual sandbox
write(mcp_servers): mcpServers mcp-servers -> Codex starts none of these servers
${below(
  'mcp_servers/*',
  `
text: command cwd url bearer_token_env_var
texts: args enabled_tools disabled_tools scopes
text: env/* http_headers/* env_http_headers/*
whole: startup_timeout_sec startup_timeout_ms tool_timeout_sec
truth: enabled required supports_parallel_tool_calls`,
)}`);

/** Keys of the first format, which is no longer read, and what they are called now. */
const GEMINI_OLD = [
  ...wordMap(`
allowedTools tools.allowed  allowMCPServers mcp.allowed  autoAccept tools.autoAccept  checkpointing
general.checkpointing  coreTools tools.core  contextFileName context.fileName  excludeTools tools.exclude
excludeMCPServers mcp.excluded  fileFiltering context.fileFiltering  folderTrust security.folderTrust.enabled
includeDirectories context.includeDirectories  memoryImportFormat context.importFormat  sandbox tools.sandbox
memoryDiscoveryMaxDirs context.discoveryMaxDirs  maxSessionTurns model.maxSessionTurns`),
]
  .map(([old, now]) => `write(${now}): ${old} -> it counts for nothing`)
  .join('\n');

/** Source: geminicli.com/docs/reference/configuration, schemas/settings.schema.json of google-gemini/gemini-cli. */
const GEMINI_SETTINGS = formSchema(String.raw`
Gemini CLI | /\.gemini/settings\.json$ | Gemini CLI warns at each start and may ignore it
${below('hooks', GEMINI_HOOKS)}
${below('mcpServers/*', GEMINI_SERVER)}
${GEMINI_OLD}
text: model/name context/importFormat tools/{discoveryCommand,callCommand} mcp/serverCommand telemetry/otlpEndpoint
text|texts: context/fileName
texts: context/includeDirectories context/memoryBoundaryMarkers tools/{core,allowed,confirmationRequired,exclude}
  mcp/{allowed,excluded} advanced/excludedEnvVars skills/disabled hooksConfig/disabled extensions/disabled
truth: general/checkpointing/enabled ide/enabled privacy/usageStatisticsEnabled
  context/{includeDirectoryTree,loadMemoryFromIncludeDirectories} tools/useRipgrep useWriteTodos skills/enabled
  context/fileFiltering/{respectGitIgnore,respectGeminiIgnore,enableRecursiveFileSearch,enableFuzzySearch}
  security/{disableYoloMode,toolSandboxing,blockGitExtensions} security/folderTrust/enabled hooksConfig/enabled
  telemetry/{enabled,traces,logPrompts,useCollector} model/{disableLoopDetection,skipNextSpeakerCheck}
number: model/{maxSessionTurns,compressionThreshold} context/discoveryMaxDirs general/maxAttempts
  tools/truncateToolOutputThreshold
truth|text|map: tools/sandbox
one(default auto_edit plan yolo): general/defaultApprovalMode
one(text json): output/format`);

/** Source: opencode.ai/docs/config, opencode.ai/config.json. */
const OPENCODE_SETTINGS = formSchema(String.raw`
OpenCode | /opencode\.jsonc?$ | OpenCode does not start with this file
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
any: agent/*/disabled
idle(disabled unless disabled=false): agent/* -> (notice) OpenCode, which knows disable alone, keeps the agent
write(agent): agents
write(command): commands
write(permission): permissions
truth|one(notify): autoupdate`);

export const AGENT_SCHEMAS: readonly FormSchema[] = [
  CODEX_SETTINGS,
  GEMINI_SETTINGS,
  OPENCODE_SETTINGS,
];
