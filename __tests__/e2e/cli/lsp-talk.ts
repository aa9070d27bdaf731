/** A talk with `memtrust lsp`, by the client of vscode-languageserver-protocol, with the sources in this process. */
import { PassThrough } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join, relative } from 'node:path';
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node.js';
import { talkIo } from './lsp-io.js';
import { serveEditor } from '../../../src/cli/lsp/server.js';

/** An editor with one folder. */
export interface Editor {
  readonly client: ProtocolConnection;
  readonly uri: (path: string) => string;
  open(path: string, text: string): Promise<void>;
  type(path: string, text: string): Promise<void>;
  save(path: string): Promise<void>;
  /** The diagnostics of a file, once they satisfy. */
  diagnostics(
    path: string,
    wanted: (found: readonly Diagnostic[]) => boolean,
  ): Promise<readonly Diagnostic[]>;
  /** The diagnostics of every file that has some, by path, once all that was typed is evaluated. */
  all(): Promise<ReadonlyMap<string, readonly Diagnostic[]>>;
  /** Every byte that the server wrote, on both of its streams. */
  readonly written: () => string;
  readonly told: readonly string[];
  end(): Promise<number>;
}

export async function edit(root: string): Promise<Editor> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const written: string[] = [];
  toClient.on('data', (chunk: Buffer) => written.push(chunk.toString('utf8')));
  const code = serveEditor(
    talkIo(root, (text) => void written.push(text)),
    { input: toServer, output: toClient, onStop: () => {} },
    {},
  );
  const client = createProtocolConnection(
    new StreamMessageReader(toClient),
    new StreamMessageWriter(toServer),
  );
  const known = new Map<string, readonly Diagnostic[]>();
  const told: string[] = [];
  let look: () => void = () => {};
  client.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics }) => {
    known.set(uri, diagnostics);
    look();
  });
  client.onNotification(ShowMessageNotification.type, ({ message }) => void told.push(message));
  client.listen();
  const uri = (path: string): string => pathToFileURL(join(root, path)).href;
  await client.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    capabilities: {},
    workspaceFolders: [{ uri: pathToFileURL(root).href, name: 'shop' }],
  });
  let version = 1;
  return {
    client,
    uri,
    told,
    written: () => written.join(''),
    open: async (path, text) =>
      client.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri: uri(path), languageId: 'text', version: 1, text },
      }),
    type: async (path, text) =>
      client.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri: uri(path), version: (version += 1) },
        contentChanges: [{ text }],
      }),
    save: async (path) =>
      client.sendNotification(DidSaveTextDocumentNotification.type, {
        textDocument: { uri: uri(path) },
      }),
    diagnostics: async (path, wanted) =>
      new Promise((resolve) => {
        look = () => {
          const found = known.get(uri(path)) ?? [];
          if (wanted(found)) resolve(found);
        };
        look();
      }),
    all: async () => {
      // Its answer comes behind all that is published before.
      await client.sendRequest(HoverRequest.type, {
        textDocument: { uri: uri('README.md') },
        position: { line: 0, character: 0 },
      });
      return new Map(
        [...known].flatMap(([of, found]) =>
          found.length === 0 ? [] : [[relative(root, fileURLToPath(of)), found]],
        ),
      );
    },
    end: async () => {
      await client.sendRequest(ShutdownRequest.type);
      await client.sendNotification(ExitNotification.type);
      const result = await code;
      client.dispose();
      return result;
    },
  };
}
