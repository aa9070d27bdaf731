import { below, formSchema, type FormSchema } from './schema.js';

/* Servers of tools (MCP): `mcpServers` with a command or an address each. */

const SKIPS = 'this server does not start';

/** What a server is for every client: a program with arguments, or an address. */
const SERVER = `
text: command url cwd
texts: args
text: env/* headers/*
needs(url if type=http,sse,streamable-http,streamableHttp,streamable_http,ws): .
needs(command if type=stdio): .`;

/**
 * An entry with an address and no type is read as one with a command, and skipped. Source: code.claude.com/docs/en/mcp.
 */
export const CLAUDE_SERVER = below(
  '.',
  `${SERVER}
one(stdio http sse ws streamable-http sdk): type
needs(command or url): .
needs(type or command if url): . -> Claude takes it for a program and skips it
text: headersHelper
number: timeout
truth: alwaysLoad
any: oauth description`,
  'Claude skips this server',
);

/** A plugin may have its servers without `mcpServers` around them. */
const claudeServers = (files: string, server: string): FormSchema =>
  formSchema(`
Claude | ${files} | Claude starts none of its servers
map: mcpServers
write(mcpServers): servers mcp_servers
any: $schema inputs
${below('mcpServers/*', server)}`);

const OTHER_SERVER = below(
  'mcpServers/*',
  `${SERVER}
needs(command or url or serverUrl or httpUrl): .
text: serverUrl httpUrl envFile
truth: disabled
number|text: timeout
any: type alwaysAllow autoApprove`,
  SKIPS,
);

/** Cursor and Kiro: the same keys, and their own beside these. */
const otherServers = (files: string, agent: string): FormSchema =>
  formSchema(`
${agent} | ${files} | ${agent} starts none of its servers
needs(mcpServers): .
map: mcpServers
write(mcpServers): servers mcp_servers
${OTHER_SERVER}`);

/** Source: code.visualstudio.com/docs/copilot/reference/mcp-configuration. */
const VSCODE_SERVERS = formSchema(String.raw`
VS Code | /\.vscode/mcp\.json$ | VS Code starts none of its servers
needs(servers): .
map: servers
write(servers): mcpServers
list: inputs
needs(id): inputs[] -> its value is never filled in
one(promptString pickString command): inputs[]/type -> its value is never filled in
${below(
  'servers/*',
  `${SERVER}
text|number: env/* headers/*
like(stdio http sse): type
needs(command or url): .
any: envFile dev gallery version`,
  SKIPS,
)}`);

/** Sources: code.claude.com/docs/en/mcp, cursor.com/docs/context/mcp, kiro.dev/docs/mcp/configuration. */
export const SERVER_SCHEMAS: readonly FormSchema[] = [
  claudeServers(String.raw`^\.mcp\.json$`, CLAUDE_SERVER),
  // Plugins of other agents too, which need no type.
  claudeServers(
    String.raw`/\.mcp\.json$`,
    CLAUDE_SERVER.replace('-> Claude takes', '-> (notice) Claude takes'),
  ),
  VSCODE_SERVERS,
  otherServers(String.raw`/\.cursor/mcp\.json$`, 'Cursor'),
  otherServers(String.raw`/\.kiro/settings/mcp\.json$`, 'Kiro'),
];

/** Source: schemas/settings.schema.json of google-gemini/gemini-cli. */
export const GEMINI_SERVER = below(
  '.',
  `${SERVER.replace('url if type', 'url or httpUrl if type')}
needs(command or url or httpUrl or tcp): .
text: httpUrl tcp description
number: timeout
truth: trust
texts: includeTools excludeTools
like(stdio sse http): type`,
  SKIPS,
);
