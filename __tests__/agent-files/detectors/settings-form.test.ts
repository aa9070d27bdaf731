import { describe, expect, it } from '@jest/globals';
import { brokenFiles } from '../../../src/agent-files/detectors/structure/index.js';
import { AgentDocument } from '../../../src/agent-files/document.js';

/** Severity and key of what is said of a settings file; TOML is given as text. */
const told = (path: string, settings: unknown): readonly string[] => {
  const text = typeof settings === 'string' ? settings : JSON.stringify(settings, null, 2);
  return [...brokenFiles.look(new AgentDocument('claude', 'settings', path, path, text))].map(
    ({ severity, key }) => `${severity} ${key}`,
  );
};
const hook = (event: string, handler: unknown, group: object = {}): unknown => ({
  hooks: { [event]: [{ ...group, hooks: [handler] }] },
});
const COMMAND = { type: 'command', command: 'npm run lint' };
const rules = (list: string, ...texts: string[]): unknown => ({ permissions: { [list]: texts } });

describe('settings of Claude', () => {
  it.each<[unknown, string[]]>([
    [{ permissions: { allow: ['Read'], deny: [], defaultMode: 'auto' } }, []],
    [{ permissions: { deny: 'Read(.env)' } }, ['warning form/permissions.deny/type']],
    [{ permissions: ['Read'] }, ['warning form/permissions/type']],
    [{ permissions: { defaultMode: 'yolo' } }, ['warning form/permissions.defaultMode/value']],
    [{ defaultMode: 'plan' }, ['warning form/defaultMode/key']],
    [{ hooks: [] }, ['warning form/hooks/type']],
    [{ env: { PORT: 3000, A: 'b', C: true } }, []],
    [{ env: { A: ['b'] } }, ['warning form/env.A/type']],
    [{ model: ['opus'] }, ['warning form/model/type']],
    [{ includeCoAuthoredBy: 'false' }, ['warning form/includeCoAuthoredBy/type']],
    [{ enabledPlugins: { 'a@b': true, 'c@d': ['1.0'] } }, []],
    [{ enabledPlugins: { 'a@b': 'true' } }, ['warning form/enabledPlugins.a@b/type']],
    [{ statusLine: { type: 'command', command: 'x' } }, []],
    [{ statusLine: { type: 'command' } }, ['warning form/statusLine/no-command']],
    [{ mcpServers: {} }, []],
    [{ mcpServers: { a: {} } }, ['warning form/mcpServers/key']],
    [{ enabledMcpJsonServers: ['a'] }, ['warning form/enabledMcpJsonServers/key']],
    [{ somethingNew: 1, permissions: { somethingNew: 1 } }, []],
    [hook('PreToolUse', COMMAND, { matcher: 'Bash|Edit' }), []],
    [
      hook('PreToolUse', COMMAND, { matcher: ['Bash'] }),
      ['warning form/hooks.PreToolUse.matcher/type'],
    ],
    [
      hook('PreToolUse', COMMAND, { matcher: 'bash' }),
      ['warning form/hooks.PreToolUse.matcher/form'],
    ],
    [
      hook('PreToolUse', COMMAND, { matcher: 'Edit|write' }),
      ['warning form/hooks.PreToolUse.matcher/form'],
    ],
    [hook('PreToolUse', COMMAND, { matcher: 'mcp__.*|New' }), []],
    [hook('Notification', COMMAND, { matcher: 'bash' }), []],
    [
      hook('Notification', { type: 'prompt', prompt: 'x' }),
      ['warning form/hooks.Notification.hooks.type/value'],
    ],
    [hook('Stop', COMMAND, { matcher: '*' }), []],
    [hook('Stop', COMMAND, { matcher: 'Bash' }), ['notice form/hooks.Stop.matcher/idle']],
    [hook('SubagentStop', COMMAND, { matcher: 'Explore' }), []],
    [hook('Stop', { type: 'prompt', prompt: 'Safe?', model: 'haiku' }), []],
    [hook('Stop', { type: 'prompt' }), ['warning form/hooks.Stop.hooks/no-prompt']],
    [hook('Stop', { type: 'http' }), ['warning form/hooks.Stop.hooks/no-url']],
    [hook('Stop', { type: 'webhook', url: 'x' }), ['warning form/hooks.Stop.hooks.type/value']],
    [
      hook('SessionStart', { type: 'prompt', prompt: 'Safe?' }),
      ['warning form/hooks.SessionStart.hooks.type/value'],
    ],
    [hook('Stop', { ...COMMAND, timeout: 0.5 }), []],
    [hook('Stop', { ...COMMAND, timeout: -5 }), ['warning form/hooks.Stop.hooks.timeout/type']],
    [hook('Stop', { ...COMMAND, timeout: '5' }), ['warning form/hooks.Stop.hooks.timeout/type']],
    [hook('Stop', { ...COMMAND, async: true }), []],
    [hook('Stop', { ...COMMAND, model: 'x' }), ['notice form/hooks.Stop.hooks.model/idle']],
    [
      hook('Stop', { type: 'agent', prompt: 'x', async: true }),
      ['notice form/hooks.Stop.hooks.async/idle'],
    ],
  ])('%j', (settings, expected) =>
    expect(told('.claude/settings.json', settings)).toEqual(expected),
  );

  it('are told in one project settings file as in the other', () =>
    expect(told('a/.claude/settings.local.json', { model: 1 })).toEqual([
      'warning form/model/type',
    ]));

  it('that are broken further up say that alone', () =>
    expect(told('.claude/settings.json', '{"permissions": [')).toEqual(['warning fault']));

  it('of examples are silent', () =>
    expect(told('fixtures/.claude/settings.json', { model: 1 })).toEqual([]));
});

describe('rules of permissions', () => {
  it.each([
    'Bash',
    'Bash(*)',
    'Bash(git reset *)',
    'Bash(git reset:*)',
    'Bash(npm run test:*)',
    'Bash(a:b c)',

    'Read(.env)',
    'Edit(/src/**)',
    'Read(//Users/a/**)',
    'Read(~/.ssh/**)',
    'Write',
    'Write(*)',
    'Glob',

    'WebFetch(domain:a.dev)',
    'WebFetch(domain:*)',
    'WebFetch',
    'WebSearch',
    'Agent(Explore)',
    'Task(x)',

    'mcp__a',
    'mcp__a__*',
    'mcp__a__b',
    'mcp__*',
    '*',
    'Agent(model:opus)',
    'Bash(run_in_background:true)',
    'Skill(deploy *)',
    'SomeNewTool(x)',
    'NotebookEdit',
    'Bash(echo "a (b)")',
    'Bash(ls)\n',
  ])('that may match are silent: %s', (rule) =>
    expect(told('.claude/settings.json', rules('deny', rule))).toEqual([]),
  );

  it.each([
    'Write(.env)',
    'NotebookEdit(a/**)',
    'MultiEdit(src/**)',
    'Glob(secrets/**)',

    'Bash(git reset:* --hard)',
    'Bash(rm *',
    'Bash rm *)',
    'Bash(command:rm *)',
    'Read(file_path:.env)',

    'Bsh(rm *)',
    'bash(rm *)',
    'read(.env)',
    'Web Fetch',
    'mcp_github',
    'mcp:github',
    'mcp-github',

    'WebFetch(https://a.dev/*)',
    'WebFetch(a.dev)',
    'WebFetch(domain:https://a.dev)',
    'WebFetch(url:x)',
    'Read(/Users/alice/.ssh/**)',
    'Edit(/home/a/**)',
  ])('that match nothing are told, of allow as a notice: %s', (rule) => {
    expect(told('.claude/settings.json', rules('deny', rule))).toEqual([
      `warning rule/deny/${rule}`,
    ]);
    expect(told('.claude/settings.json', rules('ask', rule))).toEqual([`warning rule/ask/${rule}`]);
    const allowed = told('.claude/settings.json', rules('allow', rule));
    expect(allowed).toEqual(rule.includes('(/') ? [] : [`notice rule/allow/${rule}`]);
  });

  it('that allow by a pattern of names are void unless they name the server', () => {
    expect(told('.claude/settings.json', rules('allow', 'B*', 'mcp__a__get_*'))).toEqual([
      'notice rule/allow/B*',
    ]);
  });
});

describe('servers of tools', () => {
  const servers = (value: unknown): unknown => ({ mcpServers: { a: value } });
  it.each<[string, unknown, string[]]>([
    ['.mcp.json', servers({ command: 'x', args: ['y'], env: { A: 'b' } }), []],
    ['.mcp.json', servers({ type: 'http', url: 'https://a.dev' }), []],
    ['.mcp.json', servers({ type: 'streamable-http', url: '${URL}' }), []],
    ['.mcp.json', { a: { command: 'x' } }, []],
    ['.mcp.json', servers({}), ['warning form/mcpServers.a/no-command']],
    ['.mcp.json', servers({ url: 'https://a.dev' }), ['warning form/mcpServers.a/no-type']],
    ['a/.mcp.json', servers({ url: 'https://a.dev' }), ['notice form/mcpServers.a/no-type']],
    ['.claude/.mcp.json', servers({ command: 'x' }), ['warning misplaced']],
    ['.claude-plugin/hooks/hooks.json', { hooks: {} }, ['warning misplaced']],
    ['.mcp.json', servers({ type: 'http' }), ['warning form/mcpServers.a/no-url']],
    ['.mcp.json', servers({ type: 'stdio' }), ['warning form/mcpServers.a/no-command']],
    ['.mcp.json', servers({ type: 'grpc', url: 'x' }), ['warning form/mcpServers.a.type/value']],
    ['.mcp.json', servers({ command: 'x', args: '-y' }), ['warning form/mcpServers.a.args/type']],
    ['.mcp.json', servers({ command: 'x', env: ['A=b'] }), ['warning form/mcpServers.a.env/type']],
    [
      '.mcp.json',
      servers({ command: 'x', env: { A: 1 } }),
      ['warning form/mcpServers.a.env.A/type'],
    ],
    ['.mcp.json', { servers: { a: { command: 'x' } } }, ['warning form/servers/key']],
    ['.mcp.json', { mcpservers: { a: {} } }, ['warning form/mcpservers/key']],
    ['.cursor/mcp.json', servers({ url: 'https://a.dev' }), []],
    ['.cursor/mcp.json', {}, []],
    ['.vscode/mcp.json', {}, []],
    ['.cursor/mcp.json', { a: {} }, ['warning form//no-mcpServers']],
    ['.cursor/mcp.json', servers({ args: ['x'] }), ['warning form/mcpServers.a/no-command']],
    [
      '.kiro/settings/mcp.json',
      servers({ command: 'x', disabled: 'true' }),
      ['warning form/mcpServers.a.disabled/type'],
    ],
    ['.vscode/mcp.json', { servers: { a: { url: 'https://a.dev' } }, inputs: [] }, []],
    ['.vscode/mcp.json', servers({ command: 'x' }), ['warning form/mcpServers/key']],
    [
      '.vscode/mcp.json',
      { servers: { a: { type: 'stdio' } } },
      ['warning form/servers.a/no-command'],
    ],
  ])('%s %j', (path, settings, expected) => expect(told(path, settings)).toEqual(expected));
});

describe('hooks of other agents', () => {
  it.each<[string, unknown, string[]]>([
    [
      '.cursor/hooks.json',
      { version: 1, hooks: { stop: [{ command: 'x', loop_limit: null }] } },
      [],
    ],
    ['.cursor/hooks.json', { version: 'one', hooks: {} }, ['warning form/version/type']],
    ['.cursor/hooks.json', { version: 1, hooks: ['x'] }, ['warning form/hooks/type']],
    [
      '.cursor/hooks.json',
      { hooks: { stop: [{ timeout: 5 }] } },
      ['warning form/hooks.stop/no-command'],
    ],
    [
      '.cursor/hooks.json',
      { hooks: { stop: [{ type: 'script', command: 'x' }] } },
      ['warning form/hooks.stop.type/value'],
    ],
    [
      '.cursor/hooks.json',
      { hooks: { beforeShellExec: [{ command: 'x' }], onDeploy: [] } },
      ['warning form/hooks.beforeShellExec/key'],
    ],
    [
      '.cursor/hooks.json',
      { hooks: { Stop: [{ command: 'x' }] } },
      ['warning form/hooks.Stop/key'],
    ],
    [
      '.github/hooks/a.json',
      { version: 1, hooks: { preToolUse: [{ type: 'command', bash: 'x' }] } },
      [],
    ],
    ['.github/hooks/a.json', { hooks: { PreToolUse: [{ type: 'command', command: 'x' }] } }, []],
    ['.github/hooks/a.json', { version: 2, hooks: {} }, ['warning form/version/value']],
    [
      '.github/hooks/a.json',
      { hooks: { preToolUse: [{ type: 'command' }] } },
      ['warning form/hooks.preToolUse/no-bash'],
    ],
    ['.codex/hooks.json', hook('PreToolUse', COMMAND), []],
    [
      '.codex/hooks.json',
      hook('PreToolUse', { type: 'command' }),
      ['warning form/hooks.PreToolUse.hooks/no-command'],
    ],
    ['hooks/hooks.json', hook('PostToolUse', COMMAND), []],
    ['hooks/hooks.json', { hooks: { sessionStart: [{ command: 'x' }] } }, []],
    [
      'hooks/hooks.json',
      { hooks: { PostToolUse: [COMMAND] } },
      ['notice form/hooks.PostToolUse/no-hooks'],
    ],
    ['.gemini/settings.json', hook('BeforeTool', COMMAND), []],
    ['.gemini/settings.json', hook('PostToolUse', COMMAND), ['warning form/hooks.PostToolUse/key']],
    ['.gemini/settings.json', hook('BeforeTools', COMMAND), ['warning form/hooks.BeforeTools/key']],
  ])('%s %j', (path, settings, expected) => expect(told(path, settings)).toEqual(expected));
});

describe('manifests', () => {
  const PLUGIN = '.claude-plugin/plugin.json';
  const MARKET = '.claude-plugin/marketplace.json';
  it.each<[string, unknown, string[]]>([
    [
      PLUGIN,
      { name: 'a-b', version: '1.0', commands: './custom/', skills: ['.'], hooks: './h.json' },
      [],
    ],
    [PLUGIN, { version: '1.0' }, ['warning form//no-name']],
    [PLUGIN, { name: '' }, ['warning form//no-name']],
    [PLUGIN, { name: 'My Plugin' }, ['warning form/name/form']],
    [PLUGIN, { name: 'a', commands: '../shared' }, ['warning form/commands/form']],
    [PLUGIN, { name: 'a', commands: ['./a/../../b'] }, ['warning form/commands/form']],
    [PLUGIN, { name: 'a', agents: './.claude-plugin/agents/' }, ['warning form/agents/form']],
    [PLUGIN, { name: 'a', keywords: 'x' }, ['warning form/keywords/type']],
    [PLUGIN, { name: 'a', author: 'me' }, ['warning form/author/type']],
    [PLUGIN, { name: 'a', mcpServers: { b: { command: 'x' } } }, []],
    [PLUGIN, { name: 'a', mcpServers: { b: {} } }, ['warning form/mcpServers.b/no-command']],
    [MARKET, { name: 'm', owner: { name: 'x' }, plugins: [{ name: 'a', source: './' }] }, []],
    [
      MARKET,
      { name: 'm', owner: {}, plugins: [{ name: 'a' }] },
      ['warning form/owner/no-name', 'warning form/plugins/no-source'],
    ],
    [MARKET, {}, []],
    [
      MARKET,
      { version: '1' },
      ['warning form//no-name', 'warning form//no-owner', 'warning form//no-plugins'],
    ],
  ])('%s %j', (path, settings, expected) => expect(told(path, settings)).toEqual(expected));
});

describe('settings of other agents', () => {
  it.each<[string, unknown, string[]]>([
    ['.amp/settings.json', '{,}', ['warning fault']],
    ['.codex/config.toml', 'approval_policy = "on-request"\nsandbox_mode = "read-only"\n', []],
    ['.codex/config.toml', 'approval_policy = "always"\n', ['warning form/approval_policy/value']],
    [
      '.codex/config.toml',
      'sandbox_mode = "workspace_write"\n',
      ['warning form/sandbox_mode/value'],
    ],
    [
      '.codex/config.toml',
      'project_doc_max_bytes = -1\n',
      ['warning form/project_doc_max_bytes/type'],
    ],
    ['.codex/config.toml', 'project_doc_max_bytes = 1_000\n', []],
    ['.codex/config.toml', 'notify = "x"\n', ['warning form/notify/type']],
    ['.codex/config.toml', 'approvalMode = "x"\n', ['warning form/approvalMode/key']],
    ['.codex/config.toml', '[mcpServers.a]\ncommand = "x"\n', ['warning form/mcpServers/key']],
    [
      '.codex/config.toml',
      '[mcp_servers.a]\nargs = "x"\n',
      ['warning form/mcp_servers.a.args/type'],
    ],
    ['.codex/config.toml', '[mcp_servers.a]\nenabled = false\n', []],
    [
      '.gemini/settings.json',
      { context: { fileName: ['A.md'] }, tools: { sandbox: 'docker' } },
      [],
    ],
    ['.gemini/settings.json', { contextFileName: 'A.md' }, ['warning form/contextFileName/key']],
    [
      '.gemini/settings.json',
      { context: { filename: 'A.md' } },
      ['warning form/context.filename/key'],
    ],
    ['.gemini/settings.json', { context: { fileName: 1 } }, ['warning form/context.fileName/type']],
    ['.gemini/settings.json', { mcpServers: { a: { httpUrl: 'https://a.dev' } } }, []],
    ['opencode.json', { share: 'auto', permission: { bash: { '*': 'ask' }, edit: 'deny' } }, []],
    ['opencode.json', { model: '{environment:MODEL}' }, ['warning form/model/form']],
    ['opencode.json', { model: '{env:MODEL}', small_model: 'a/b' }, []],
    ['opencode.json', { share: 'always' }, ['warning form/share/value']],
    ['opencode.json', { permission: { edit: 'maybe' } }, ['warning form/permission.edit/value']],
    ['opencode.json', { instructions: 'a.md' }, ['warning form/instructions/type']],
    [
      'opencode.json',
      { mcp: { a: { type: 'local', command: 'x' } } },
      ['warning form/mcp.a.command/type'],
    ],
    ['opencode.json', { mcp: { a: { type: 'remote' } } }, ['warning form/mcp.a/no-url']],
    ['opencode.json', { mcp: { a: { enabled: false } } }, []],
    ['opencode.json', { agent: { a: { disabled: false } } }, []],
    ['opencode.json', { agent: { a: { disabled: true } } }, ['notice form/agent.a.disabled/idle']],
  ])('%s %j', (path, settings, expected) => expect(told(path, settings)).toEqual(expected));
});

describe('settings of a megabyte', () => {
  const many = (piece: string): string =>
    Array.from({ length: 50_000 }, (_, n) => piece.replace('#', `${n}`)).join();
  it.each<[string, string, string]>([
    ['unknown keys', '.claude/settings.json', `{${many('"modell#": 1')}}`],
    ['unknown events', '.claude/settings.json', `{"hooks": {${many('"PreToolUsage#": []')}}}`],
    ['rules', '.claude/settings.json', `{"permissions": {"deny": [${many('"Bsh(rm # *"')}]}}`],
    ['servers', '.mcp.json', `{"mcpServers": {${many('"a#": {"comand": 1}')}}}`],
  ])('of %s take no time', (_, path, text) => {
    const start = performance.now();
    told(path, text);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});
