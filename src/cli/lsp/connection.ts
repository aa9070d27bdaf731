import { z } from 'zod';
import { lazy } from '../../text/collections.js';
import type { Wire } from '../io.js';
import { FrameError, framed, FrameReader } from './frames.js';

/*
 * JSON-RPC 2.0 with an editor: requests are answered, each by itself, and notifications are heard in their order. What
 * is malformed gets an error. Source: Language Server Protocol 3.17, base protocol.
 */

export const ERRORS = {
  parse: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internal: -32_603,
  notInitialized: -32_002,
} as const;

/** An error that the editor is told of. */
export class ResponseError extends Error {
  constructor(
    readonly code: (typeof ERRORS)[keyof typeof ERRORS],
    message: string,
  ) {
    super(message);
  }
}

/** A request has an id and a method, a notification a method alone, an answer an id alone. */
const messageShape = lazy(() =>
  z.object({
    jsonrpc: z.literal('2.0'),
    id: z.union([z.string(), z.number(), z.null()]).optional(),
    method: z.string().optional(),
    params: z.unknown().optional(),
  }),
);

type Id = string | number | null;

/** What becomes of messages. */
export interface Handler {
  /** @throws ResponseError */
  readonly answer: (method: string, params: unknown) => Promise<unknown>;
  readonly hear: (method: string, params: unknown) => void;
  /** @returns what the editor may be told of an error that is none of its own. */
  readonly failed: (error: unknown) => string;
}

export class Connection {
  private requests = 0;
  private isOver = false;

  constructor(private readonly wire: Wire) {}

  /** Until the editor goes. @throws FrameError if nobody can tell where the next message begins */
  async listen(handler: Handler): Promise<void> {
    const { input, output } = this.wire;
    try {
      await new Promise<void>((resolve, reject) => {
        const frames = new FrameReader();
        for (const event of ['end', 'close'] as const) input.once(event, resolve);
        for (const event of ['error', 'close'] as const) output.once(event, () => resolve());
        input.once('error', () => resolve());
        this.wire.onStop(resolve);
        input.on('data', (piece: Buffer) => {
          try {
            for (const text of frames.add(piece)) this.take(text, handler);
          } catch (error) {
            reject(error instanceof Error ? error : new FrameError(String(error)));
          }
        });
        this.stop = resolve;
      });
    } finally {
      this.isOver = true;
      input.removeAllListeners('data');
      input.destroy();
    }
  }

  /** Ends `listen`. */
  stop: () => void = () => {};

  async notify(method: string, params: unknown): Promise<void> {
    await this.send({ method, params });
  }

  /** Asks for something of which the answer does not matter. */
  async request(method: string, params: unknown): Promise<void> {
    this.requests += 1;
    await this.send({ id: this.requests, method, params });
  }

  private take(text: string, handler: Handler): void {
    const message = this.parse(text);
    if (message === null) return;
    const { id, method, params } = message;
    if (method === undefined) return; // an answer
    if (id === undefined) handler.hear(method, params);
    else void this.respond(id, method, params, handler);
  }

  private parse(text: string): z.infer<ReturnType<typeof messageShape>> | null {
    let written: unknown;
    try {
      written = JSON.parse(text);
    } catch {
      void this.refuse(null, ERRORS.parse, 'The message is not JSON.');
      return null;
    }
    const read = messageShape().safeParse(written);
    if (read.success) return read.data;
    void this.refuse(null, ERRORS.invalidRequest, 'The message is not one of JSON-RPC 2.0.');
    return null;
  }

  private async respond(id: Id, method: string, params: unknown, handler: Handler): Promise<void> {
    try {
      await this.send({ id, result: (await handler.answer(method, params)) ?? null });
    } catch (error) {
      if (error instanceof ResponseError) await this.refuse(id, error.code, error.message);
      else await this.refuse(id, ERRORS.internal, handler.failed(error));
    }
  }

  private async refuse(id: Id, code: number, message: string): Promise<void> {
    await this.send({ id, error: { code, message } });
  }

  /** Waits where the editor does not read. */
  private async send(message: object): Promise<void> {
    const { output } = this.wire;
    if (this.isOver || output.destroyed || output.writableEnded) return;
    if (output.write(framed({ jsonrpc: '2.0', ...message }))) return;
    await new Promise<void>((resolve) => {
      const go = (): void => {
        for (const event of ['drain', 'close', 'error'] as const) output.off(event, go);
        resolve();
      };
      for (const event of ['drain', 'close', 'error'] as const) output.once(event, go);
    });
  }
}
