import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { EXIT, type ExitCode, type Io, type Wire } from '../io.js';
import { LiveReading } from './live-reading.js';
import { MemoryServer } from './server.js';
import { toolsFor } from './tools/index.js';

/*
 * How long does a server live? From the first message to the end of its input or a signal. What was asked before the
 * input ended is still answered; at a signal, and where the client hears no more, it is over at once.
 */

/** How a server is started. */
export interface ServerOptions {
  readonly allowPropose?: boolean;
  readonly now?: string;
}

/** Answers until nobody asks any more. */
export async function serve(
  io: Io,
  wire: Wire,
  { allowPropose = false, now }: ServerOptions,
): Promise<ExitCode> {
  const { input, output } = wire;
  const reading = new LiveReading(io, now);
  const server = new MemoryServer(toolsFor(allowPropose), { io, reading });
  const close = (): void => void server.close();
  input.once('end', () => void server.idle().then(close));
  input.once('close', () => void server.idle().then(close));
  output.once('error', close);
  wire.onStop(close);
  await server.connect(new StdioServerTransport(input, output));
  await server.over;
  reading.close();
  input.destroy();
  return EXIT.pass;
}
