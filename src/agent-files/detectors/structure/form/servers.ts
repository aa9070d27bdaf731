import { below, formSchema, lenient, type FormSchema } from './schema.js';

/* Servers of tools (MCP): `mcpServers` with a command or an address each. */

const SKIPS = 'this server does not start';

/** What a server is for every client: a program with arguments, or an address. */
const SERVER = `
text: command url cwd -> ${SKIPS}
texts: args -> ${SKIPS}
text: env/* headers/* -> ${SKIPS}
needs(url if type=http,sse,streamable-http,streamableHttp,streamable_http,ws): . -> ${SKIPS}
needs(command if type=stdio): . -> ${SKIPS}`;

/**
 * An entry with an address and no type is read as one with a command, and skipped. Source: code.claude.com/docs/en/mcp.
 */
export const CLAUDE_SERVER = `
${SERVER}
one(stdio http sse ws streamable-http sdk): type -> Claude skips this server
needs(command or url): . -> Claude skips this server
needs(type or command if url): . -> Claude takes it for a program and skips it
text: headersHelper -> Claude skips this server
number: timeout -> Claude skips this server
truth: alwaysLoad -> Claude skips this server
any: oauth description`;

/** A plugin may have its servers without `mcpServers` around them. */
const claudeServers = (files: string, server: string): FormSchema =>
  formSchema({
    files,
    agent: 'Claude',
    source: 'code.claude.com/docs/en/mcp',
    effect: 'Claude starts none of its servers',
    rows: [
      `
map: mcpServers
write(mcpServers): servers mcp_servers
any: $schema inputs`,
      below('mcpServers/*', server),
    ],
  });

const OTHER_SERVER = `
${SERVER}
needs(command or url or serverUrl or httpUrl): . -> ${SKIPS}
text: serverUrl httpUrl envFile -> ${SKIPS}
truth: disabled -> ${SKIPS}
number|text: timeout
any: type alwaysAllow autoApprove`;

/** Cursor, Roo, Kiro, Junie, Windsurf and others: the same keys, and their own beside these. */
const otherServers = (files: string, agent: string, source: string): FormSchema =>
  formSchema({
    files,
    agent,
    source,
    effect: `${agent} starts none of its servers`,
    rows: [
      'needs(mcpServers): .\nmap: mcpServers\nwrite(mcpServers): servers mcp_servers',
      below('mcpServers/*', OTHER_SERVER),
    ],
  });

const VSCODE_SERVERS = formSchema({
  files: '/\\.vscode/mcp\\.json$',
  agent: 'VS Code',
  source: 'code.visualstudio.com/docs/copilot/reference/mcp-configuration',
  effect: 'VS Code starts none of its servers',
  rows: [
    `
needs(servers): .
map: servers
write(servers): mcpServers
list: inputs
needs(id): inputs[] -> its value is never filled in
needs(type): inputs[] -> its value is never filled in
one(promptString pickString command): inputs[]/type -> its value is never filled in`,
    below(
      'servers/*',
      `
${SERVER.replace('text: env/* headers/*', 'text|number: env/* headers/*')}
like(stdio http sse): type -> ${SKIPS}
needs(command or url): . -> ${SKIPS}
text: envFile
map: dev
any: gallery version`,
    ),
  ],
});

export const SERVER_SCHEMAS: readonly FormSchema[] = [
  claudeServers('^\\.mcp\\.json$', CLAUDE_SERVER),
  // Plugins of other agents too, which need no type.
  claudeServers(
    '/\\.mcp\\.json$',
    CLAUDE_SERVER.replace('-> Claude takes', '-> (notice) Claude takes'),
  ),
  VSCODE_SERVERS,
  otherServers('/\\.cursor/mcp\\.json$', 'Cursor', 'cursor.com/docs/context/mcp'),
  otherServers('/\\.kiro/settings/mcp\\.json$', 'Kiro', 'kiro.dev/docs/mcp/configuration'),
  otherServers('/\\.roo/mcp\\.json$', 'Roo', 'docs.roocode.com/features/mcp/using-mcp-in-roo'),
  otherServers('/\\.junie/mcp/mcp\\.json$', 'Junie', 'www.jetbrains.com/help/junie'),
];

/** Source: schemas/settings.schema.json of google-gemini/gemini-cli. */
export const GEMINI_SERVER = lenient(`
${SERVER.replace('url if type', 'url or httpUrl if type')}
needs(command or url or httpUrl or tcp): . -> ${SKIPS}
text: httpUrl tcp description -> ${SKIPS}
number: timeout -> ${SKIPS}
truth: trust -> ${SKIPS}
texts: includeTools excludeTools -> ${SKIPS}
like(stdio sse http): type -> ${SKIPS}`).replaceAll('(notice) ', '');
