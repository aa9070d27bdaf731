/** `memtrust lsp` for one who does not keep to the protocol: bytes in, bytes out, and nothing is waited for without end. */
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { talkIo } from './lsp-io.js';
import { serveEditor } from '../../../src/cli/lsp/server.js';

/** What the server wrote: an answer, or a message of its own. */
const messageShape = z.looseObject({
  id: z.union([z.number(), z.string()]).nullish(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.number(), message: z.string() }).optional(),
});
export type Heard = z.infer<typeof messageShape>;

const LIMIT_MS = 10_000;

/** Fails instead of waiting for ever. */
export async function within<T>(
  what: string,
  awaited: Promise<T>,
  ms: number = LIMIT_MS,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}

export class RawTalk {
  readonly input = new PassThrough();
  readonly output = new PassThrough();
  readonly code: Promise<number>;
  readonly heard: Heard[] = [];
  private readonly bytes: string[] = [];
  private rest = Buffer.alloc(0);
  private look: () => void = () => {};
  private lastId = 0;

  /** @param folder the URI of the folder that is opened. */
  constructor(
    root: string,
    private readonly folder: string = pathToFileURL(root).href,
  ) {
    this.output.on('data', (chunk: Buffer) => this.accept(chunk));
    this.code = serveEditor(
      talkIo(root, (text) => void this.bytes.push(text)),
      { input: this.input, output: this.output, onStop: () => {} },
      {},
    );
  }

  /** Every byte that the server wrote, on both of its streams. */
  written(): string {
    return this.bytes.join('');
  }

  raw(bytes: string | Buffer): void {
    this.input.write(bytes);
  }

  /** One message, whatever it is. */
  message(json: string): void {
    this.raw(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
  }

  notify(method: string, params: unknown): void {
    this.message(JSON.stringify({ jsonrpc: '2.0', method, params }));
  }

  async ask(method: string, params: unknown, ms?: number): Promise<Heard> {
    const id = (this.lastId += 1);
    this.message(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return this.hears(method, (one) => one.method === undefined && one.id === id, ms);
  }

  /** The first message that is wanted, once it is there. */
  async hears(what: string, wanted: (one: Heard) => boolean, ms?: number): Promise<Heard> {
    return within(
      what,
      new Promise((resolve) => {
        this.look = () => {
          const found = this.heard.find(wanted);
          if (found !== undefined) resolve(found);
        };
        this.look();
      }),
      ms,
    );
  }

  async initialize(capabilities: unknown = {}): Promise<Heard> {
    return this.ask('initialize', {
      processId: null,
      rootUri: null,
      capabilities,
      workspaceFolders: [{ uri: this.folder, name: 'shop' }],
    });
  }

  /** @returns the exit code. */
  async leave(): Promise<number> {
    await this.ask('shutdown', undefined);
    this.notify('exit', undefined);
    return within('the end', this.code);
  }

  private accept(chunk: Buffer): void {
    this.bytes.push(chunk.toString('utf8'));
    this.rest = Buffer.concat([this.rest, chunk]);
    for (;;) {
      const head = /^Content-Length: (\d+)\r\n\r\n/.exec(
        this.rest.subarray(0, 64).toString('latin1'),
      );
      if (head === null) return;
      const [from, length] = [head[0].length, Number(head[1])];
      if (this.rest.length < from + length) return;
      const json = this.rest.subarray(from, from + length).toString('utf8');
      this.rest = this.rest.subarray(from + length);
      this.heard.push(messageShape.parse(JSON.parse(json)));
      this.look();
    }
  }
}
