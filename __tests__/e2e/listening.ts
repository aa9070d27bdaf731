/** How the servers of all tests listen, end, and read what they are sent. */
import type { IncomingMessage } from 'node:http';
import type { Server, Socket } from 'node:net';

/** A server on a port of its own. */
export interface Listening {
  readonly port: number;
  /** Ends the server and every connection to it, the idle ones too. */
  readonly close: () => Promise<void>;
}

/** @param host null for every address of this machine. */
export async function listen(
  server: Server,
  host: string | null = '127.0.0.1',
): Promise<Listening> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket)); // a client may go at any time
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port: 0, ...(host === null ? {} : { host }) }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    port: address.port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** The body of a request. */
export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}
