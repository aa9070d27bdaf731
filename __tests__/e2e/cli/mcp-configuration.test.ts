/**
 * The configuration of each agent in docs/mcp.md: it parses, it has the shape that the agent's documentation states,
 * memtrust itself reads it as a server, and what it starts is a command that there is.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse as parseToml } from 'smol-toml';
import { z } from 'zod';
import { settingsFileOf } from '../../../src/agent-files/settings/files.js';
import { VERSION } from '../../../src/report/project.js';
import { Sandbox } from './sandbox.js';

const page = readFileSync(join(import.meta.dirname, '../../../docs/mcp.md'), 'utf8');

const stdio = { command: z.literal('npx'), args: z.array(z.string()) };
const typed = z.strictObject({ type: z.literal('stdio'), ...stdio });

/**
 * What each takes, from the page that docs/mcp.md links. Codex and Gemini CLI publish a schema
 * (`codex-rs/core/config.schema.json` and `schemas/settings.schema.json` of their repositories): the keys here are
 * among those that they allow. The others publish none.
 */
const AGENTS = [
  [
    'Claude Code',
    '.mcp.json',
    z.strictObject({ mcpServers: z.record(z.string(), z.strictObject(stdio)) }),
  ],
  [
    'Codex',
    '.codex/config.toml',
    z.strictObject({ mcp_servers: z.record(z.string(), z.strictObject(stdio)) }),
  ],
  ['Cursor', '.cursor/mcp.json', z.strictObject({ mcpServers: z.record(z.string(), typed) })],
  ['VS Code', '.vscode/mcp.json', z.strictObject({ servers: z.record(z.string(), typed) })],
  [
    'Gemini CLI',
    '.gemini/settings.json',
    z.strictObject({ mcpServers: z.record(z.string(), z.strictObject(stdio)) }),
  ],
] as const;

/** The block below the paragraph that names an agent, with the address of its documentation. */
function exampleOf(agent: string): {
  readonly text: string;
  readonly format: string;
  readonly link: string;
} {
  const pattern = new RegExp(
    `\\*\\*${agent}\\*\\*, in [^\\n]*?\\((https://[^)]+)\\)\\):\\n\\n\`\`\`(json|toml)\\n(.*?)\`\`\``,
    's',
  );
  const [, link = '', format = '', text = ''] = pattern.exec(page) ?? [];
  return { text, format, link };
}

describe('the configuration', () => {
  it.each(AGENTS)('of %s', async (agent, path, shape) => {
    const { text, format, link } = exampleOf(agent);
    expect([link.startsWith('https://'), page.includes(`\`${path}\``)]).toEqual([true, true]);
    const parsed = shape.parse(format === 'toml' ? parseToml(text) : JSON.parse(text));
    const [[name, server] = ['', { command: '', args: [] }]] = Object.values(parsed).flatMap(
      (servers) => Object.entries(servers),
    );
    expect(name).toBe('memtrust');
    expect(server.args.slice(0, 3)).toEqual(['-y', `memtrust@${VERSION}`, 'mcp']);
    expect(settingsFileOf(path)).not.toBeNull();
    // What stands behind the command's name are options of it: it refuses none but for the missing agent.
    const repository = new Sandbox();
    repository.write(path, text).commit('configured');
    const args = server.args
      .slice(2)
      .map((arg) => arg.replace('${workspaceFolder}', repository.root));
    const { stderr } = await repository.memtrust(...args);
    expect(stderr).toContain('`npx memtrust mcp` is started by an agent');
    // Nor does the gate find fault with it.
    const { code, stdout } = await repository.memtrust('check', '--format', 'json');
    const { findings }: { findings: { path?: string }[] } = JSON.parse(stdout);
    expect([code, findings.filter((finding) => finding.path === path)]).toEqual([0, []]);
    repository.dispose();
  });
});
