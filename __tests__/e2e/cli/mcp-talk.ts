/** A talk with `memtrust mcp`, by the SDK's own client: with the bundle as a process, or with the sources in this one. */
import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { serve } from '../../../src/cli/mcp/server.js';
import { builtBundles } from '../built-action.js';

const ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  NO_COLOR: '1',
};

/** An agent that talks to a server. */
export interface Talk {
  readonly client: Client;
  /** How often the memory was opened and judged. */
  readonly judged: () => number;
  /** Every byte that the server wrote, on both of its streams. */
  readonly written: () => string;
  readonly stderr: () => string;
  /** Ends the input of the server; its exit code. */
  end(): Promise<number>;
}

/** What a tool answers; an error of the protocol is thrown. */
export async function ask(
  { client }: Pick<Talk, 'client'>,
  name: string,
  args: Record<string, unknown> = {},
): Promise<{ text: string; structured: Record<string, unknown>; isError: boolean }> {
  const result: CallToolResult = CallToolResultSchema.parse(
    await client.callTool({ name, arguments: args }),
  );
  const [content] = result.content;
  return {
    text: content?.type === 'text' ? content.text : '',
    structured: result.structuredContent ?? {},
    isError: result.isError === true,
  };
}

export interface TalkOptions {
  readonly allowPropose?: boolean;
  readonly now?: string;
  /** Milliseconds since 1970 at each moment; where it is absent the time stands still. */
  readonly clock?: () => number;
}

/** The command from the sources, in this process. */
export async function talk(
  cwd: string,
  { allowPropose = false, now = '2026-06-01T00:00:00Z', clock }: TalkOptions = {},
): Promise<Talk> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const written: string[] = [];
  let stderr = '';
  let steps = 0;
  toClient.on('data', (chunk: Buffer) => written.push(chunk.toString('utf8')));
  const code = serve(
    {
      cwd,
      environment: { ...ENVIRONMENT, HOME: cwd },
      now,
      ...(clock === undefined ? {} : { clock }),
      color: false,
      columns: 120,
      input: { interactive: false, read: async () => new Uint8Array(), ask: async () => null },
      out: (text) => void written.push(`on standard output: ${text}`),
      err: (text) => void (stderr += text),
      step: () => void (steps += 1),
    },
    { input: toServer, output: toClient, onStop: () => {} },
    { allowPropose },
  );
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(new StdioServerTransport(toClient, toServer));
  return {
    client,
    judged: () => steps,
    written: () => written.join('') + stderr,
    stderr: () => stderr,
    end: async () => {
      toServer.end();
      return code;
    },
  };
}

/** The bundled command as a process of its own, which the client starts. */
export async function talkToProcess(
  cwd: string,
  ...args: readonly string[]
): Promise<{ readonly client: Client; readonly transport: StdioClientTransport }> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(builtBundles(), 'cli/index.js'), 'mcp', ...args],
    cwd,
    env: { ...ENVIRONMENT, HOME: cwd },
    stderr: 'ignore',
  });
  const client = new Client({ name: 'agent', version: '1' });
  await client.connect(transport);
  return { client, transport };
}

/** Every file of a folder, git's own among them: what it is, what it holds, and when it was written. */
export function snapshot(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((path) => {
      const stat = lstatSync(join(root, path), { bigint: true });
      const holds = stat.isSymbolicLink()
        ? readlinkSync(join(root, path))
        : stat.isFile()
          ? createHash('sha256')
              .update(readFileSync(join(root, path)))
              .digest('hex')
          : '';
      return [path, stat.mode, stat.mtimeNs, holds].join(' ');
    });
}
