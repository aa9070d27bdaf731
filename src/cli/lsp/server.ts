import {
  CodeActionKind,
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type InitializeParams,
  type InitializeResult,
  MessageType,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
} from 'vscode-languageserver-protocol/node.js';
import { VERSION } from '../../report/project.js';
import { terminalSafe } from '../../report/terminal.js';
import { visible } from '../../text/visible.js';
import { EXIT, type ExitCode, type Io, type Wire } from '../io.js';
import { definitionAt, hoverAt, lensesOf } from './citing.js';
import { completionsAt } from './completion.js';
import { fixesIn } from './fixes.js';
import { type Answer, type Editor, Session } from './session.js';

/* The language server over standard input and output. */

const CAPABILITIES: InitializeResult = {
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
    hoverProvider: true,
    definitionProvider: true,
    codeLensProvider: {},
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    completionProvider: { triggerCharacters: ['/', '`'] },
    workspace: { workspaceFolders: { supported: true } },
  },
  serverInfo: { name: 'memtrust', version: VERSION },
};

/** @returns when the editor ends it, or breaks the protocol: that is a wrong use. */
export async function serve(
  io: Io,
  wire: Wire,
  { now }: { readonly now?: string },
): Promise<ExitCode> {
  const { input, output } = wire;
  const connection = createProtocolConnection(
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  );
  const sessions: Session[] = [];
  const over = new Promise<ExitCode>((resolve) => {
    const stop = (): void => resolve(EXIT.pass);
    for (const event of ['end', 'close'] as const) input.once(event, stop);
    output.once('error', stop);
    wire.onStop(stop);
    connection.onNotification(ExitNotification.type, stop);
    // Where one message ends and the next begins is lost.
    connection.onError(([error]) => {
      io.err(terminalSafe(`memtrust lsp: ${visible(error.message, 2_000)}\n`));
      resolve(EXIT.usage);
    });
  });
  connection.onRequest(InitializeRequest.type, (asked) => {
    if (sessions.length === 0)
      for (const folder of foldersIn(asked))
        sessions.push(new Session(io, folder, now, editorOf(connection)));
    if (asked.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true)
      connection.onNotification(InitializedNotification.type, () => void watchFiles(connection));
    return CAPABILITIES;
  });
  connection.onRequest(ShutdownRequest.type, () => {});
  listen(connection, sessions);
  answer(connection, sessions);
  connection.listen();
  const code = await over;
  await Promise.all(sessions.map(async (session) => session.end()));
  connection.dispose();
  input.destroy();
  return code;
}

/** Null for an editor that names no folder. */
function foldersIn({ workspaceFolders, rootUri }: InitializeParams): readonly (string | null)[] {
  const folders = workspaceFolders?.map(({ uri }) => uri) ?? [];
  return folders.length === 0 ? [rootUri] : folders;
}

function editorOf(connection: ProtocolConnection): Editor {
  return {
    publish: async (uri, diagnostics) =>
      connection.sendNotification(PublishDiagnosticsNotification.type, {
        uri,
        diagnostics: [...diagnostics],
      }),
    tell: async (message) =>
      connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Warning,
        message,
      }),
  };
}

/** Asks to be told what changes beside the editor. */
async function watchFiles(connection: ProtocolConnection): Promise<void> {
  await connection.sendRequest(RegistrationRequest.type, {
    registrations: [
      {
        id: 'files',
        method: DidChangeWatchedFilesNotification.method,
        registerOptions: { watchers: [{ globPattern: '**/*' }] },
      },
    ],
  });
}

/** What the editor tells. A document may be of any folder: which one is known when it is evaluated. */
function listen(connection: ProtocolConnection, sessions: readonly Session[]): void {
  const typed = (uri: string, text: string | null): void => {
    for (const session of sessions) session.typed(uri, text);
  };
  const disk = (): void => {
    for (const session of sessions) session.disk();
  };
  connection.onNotification(DidOpenTextDocumentNotification.type, ({ textDocument }) =>
    typed(textDocument.uri, textDocument.text),
  );
  connection.onNotification(DidChangeTextDocumentNotification.type, (change) =>
    typed(change.textDocument.uri, change.contentChanges.at(-1)?.text ?? ''),
  );
  connection.onNotification(DidCloseTextDocumentNotification.type, ({ textDocument }) =>
    typed(textDocument.uri, null),
  );
  connection.onNotification(DidSaveTextDocumentNotification.type, disk);
  connection.onNotification(DidChangeWatchedFilesNotification.type, disk);
}

/** What the editor asks; of several folders the first that has an answer gives it. */
function answer(connection: ProtocolConnection, sessions: readonly Session[]): void {
  const first = async <T>(uri: string, ask: Answer<T>): Promise<T | null> => {
    for (const session of sessions) {
      const found = await session.about(uri, ask);
      if (found !== null) return found;
    }
    return null;
  };
  connection.onRequest(HoverRequest.type, async ({ textDocument: { uri }, position }) =>
    first(uri, async (checked, { path }) => hoverAt(checked, path, position)),
  );
  connection.onRequest(DefinitionRequest.type, async ({ textDocument: { uri }, position }) =>
    first(uri, async (checked, { path }) => definitionAt(checked, path, position)),
  );
  connection.onRequest(CodeLensRequest.type, async ({ textDocument: { uri } }) =>
    first(uri, async (checked, { path }) => lensesOf(checked, path)),
  );
  connection.onRequest(CodeActionRequest.type, async ({ textDocument: { uri }, range }) =>
    first(uri, (checked, document) => fixesIn(checked, document, range)),
  );
  connection.onRequest(CompletionRequest.type, async ({ textDocument: { uri }, position }) =>
    first(uri, async (checked, { path, text }) => completionsAt(checked, path, text, position)),
  );
}
