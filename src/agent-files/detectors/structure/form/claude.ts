import { CLAUDE_HOOKS } from './hooks.js';
import { below, formSchema, type FormSchema } from './schema.js';
import { CLAUDE_SERVER } from './servers.js';

/* The settings of Claude Code, and the manifests of its plugins. */

/**
 * A value that the schema refuses makes Claude Code skip the file; a rule of permissions or a hook that is malformed is
 * skipped alone ("Fix a broken settings file"). `env` is read leniently: numbers become texts. Source:
 * code.claude.com/docs/en/settings-reference, json.schemastore.org/claude-code-settings.json.
 */
const CLAUDE_SETTINGS = formSchema(String.raw`
Claude | /\.claude/settings(?:\.local)?\.json$ | Claude ignores the whole file
${below('hooks', CLAUDE_HOOKS)}
text: $schema apiKeyHelper awsCredentialExport awsAuthRefresh gcpAuthRefresh otelHeadersHelper plansDirectory language
  model modelOverrides/* outputStyle agent advisorModel autoMemoryDirectory minimumVersion requiredMaximumVersion
  requiredMinimumVersion prUrlTemplate pluginTrustMessage claudeMd processWrapper forceLoginGatewayUrl
  attribution/{commit,pr} sandbox/{bwrapPath,socatPath} sandbox/ripgrep/command remote/defaultEnvironmentId
truth: attribution/sessionUrl autoMemoryEnabled includeGitInstructions includeCoAuthoredBy respectGitignore fastMode
  fastModePerSessionOptIn enableAllProjectMcpServers disableAllHooks allowManagedHooksOnly
  allowManagedPermissionRulesOnly skipWebFetchPreflight spinnerTipsEnabled terminalProgressBarEnabled showTurnDuration
  prefersReducedMotion alwaysThinkingEnabled allowManagedMcpServersOnly channelsEnabled disableSkillShellExecution
  forceRemoteSettingsRefresh showClearContextOnPlanAccept showThinkingSummaries skipDangerousModePermissionPrompt
  skipAutoPermissionPrompt useAutoModeDuringPlan voiceEnabled wslInheritsWindowsSettings autoCompactEnabled
  disableAgentView enforceAvailableModels fileCheckpointingEnabled respondToBashCommands disableBundledSkills
  awaySummaryEnabled autoScrollEnabled allowAllClaudeAiMcps agentPushNotifEnabled axScreenReader disableArtifact
  disableClaudeAiConnectors disableRemoteControl disableWorkflows inputNeededNotifEnabled remoteControlAtStartup
  syntaxHighlightingDisabled verbose workflowKeywordTriggerEnabled enableArtifact permissionExplainerEnabled
  externalEditorContext autoConnectIde autoInstallIdeExtension emojiCompletionEnabled disableSideloadFlags
  sandbox/{enabled,failIfUnavailable,autoAllowBashIfSandboxed,allowUnsandboxedCommands,allowAppleEvents}
  sandbox/{enableWeakerNetworkIsolation,enableWeakerNestedSandbox} sandbox/filesystem/allowManagedReadPathsOnly
  sandbox/network/{allowLocalBinding,allowAllUnixSockets,allowManagedDomainsOnly,strictAllowlist}
number: cleanupPeriodDays feedbackSurveyRate skillListingMaxDescChars skillListingBudgetFraction
  sandbox/network/{httpProxyPort,socksProxyPort}
texts: permissions/{allow,deny,ask,additionalDirectories} claudeMdExcludes availableModels
  {enabled,disabled}McpjsonServers httpHookAllowedEnvVars allowedHttpHookUrls companyAnnouncements
  sandbox/excludedCommands sandbox/network/{allowUnixSockets,allowedDomains,deniedDomains,allowMachLookup}
  sandbox/filesystem/{allowWrite,denyWrite,denyRead,allowRead} sandbox/ignoreViolations/*
  worktree/{sparsePaths,symlinkDirectories} skippedMarketplaces skippedPlugins pluginSuggestionMarketplaces
text: permissions/{allow,deny,ask}[] -> Claude skips this rule
text|texts: fallbackModel forceLoginOrgUUID
one(default acceptEdits plan auto dontAsk bypassPermissions manual delegate): permissions/defaultMode
  -> Claude starts in its usual mode or ignores the whole file
write(permissions.*): defaultMode additionalDirectories disableBypassPermissionsMode -> it counts for nothing
write(permissions): permission -> its rules count for nothing
one(disable): permissions/{disableBypassPermissionsMode,disableAutoMode} disableAutoMode disableDeepLinkRegistration
one(low medium high xhigh): effortLevel -> Claude ignores it or the whole file
like(stable latest): autoUpdatesChannel
one(claudeai console gateway): forceLoginMethod -> Claude ignores it or the whole file
text|number|truth: env/*
map: enabledPlugins
truth|list|map: enabledPlugins/*
one(command): {statusLine,subagentStatusLine,fileSuggestion}/type
text: {statusLine,subagentStatusLine,fileSuggestion}/command
needs(command): statusLine subagentStatusLine fileSuggestion
number: statusLine/{padding,refreshInterval}
one(on name-only user-invocable-only off): skillOverrides/*
needs(source): extraKnownMarketplaces/*
map: extraKnownMarketplaces/*/source modelOverrides sandbox pluginConfigs/*
like(url hostPattern github git npm file directory settings git-subdir archive): extraKnownMarketplaces/*/source/source
list: allowedMcpServers deniedMcpServers strictKnownMarketplaces blockedMarketplaces
write(.mcp.json): mcpServers -> it starts none of these servers`);

/**
 * "Path behavior rules" of code.claude.com/docs/en/plugins-reference, and
 * json.schemastore.org/claude-code-plugin-manifest.json.
 */
const CLAUDE_PLUGIN = formSchema(String.raw`
Claude | /\.claude-plugin/plugin\.json$ | Claude does not load the plugin
needs(name): .
kebab: name
text: $schema version displayName description homepage repository license
text: author/{name,email,url}
needs(name): author
texts: keywords
inside|list: agents workflows outputStyles
inside|list|map: commands lspServers
inside: {commands,agents,workflows,outputStyles}[]
text|list: skills
list|map: dependencies
map: settings userConfig experimental
any: channels monitors themes defaultEnabled metadata lspServers/*
inside|list|map: hooks mcpServers
${below('hooks', CLAUDE_HOOKS.replace('names: .', ''))}
${below('mcpServers/*', CLAUDE_SERVER)}`);

/** Source: code.claude.com/docs/en/plugin-marketplaces, json.schemastore.org/claude-code-marketplace.json. */
const CLAUDE_MARKETPLACE = formSchema(String.raw`
Claude | /\.claude-plugin/marketplace\.json$ | Claude does not load the marketplace
needs(name): .
needs(owner): .
needs(plugins): .
kebab: name
needs(name): owner
text: $schema description version owner/{name,email,url} metadata/{pluginRoot,version,description}
list: plugins
needs(name): plugins[]
needs(source): plugins[]
text|map: plugins[]/source
text: plugins[]/{name,displayName,description,version,homepage,repository,license,category}
texts: plugins[]/{keywords,tags} allowCrossMarketplaceDependenciesOn
truth: plugins[]/{strict,defaultEnabled} forceRemoveDeletedPlugins
map: plugins[]/author
text|list|map: plugins[]/{commands,agents,skills,hooks,mcpServers,lspServers,outputStyles}`);

export const CLAUDE_SCHEMAS: readonly FormSchema[] = [
  CLAUDE_SETTINGS,
  CLAUDE_PLUGIN,
  CLAUDE_MARKETPLACE,
];
