import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  CodeActionKind,
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  HoverRequest,
  InitializeRequest,
  type InitializeResult,
  MessageType,
  type Position,
  PublishDiagnosticsNotification,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
} from 'vscode-languageserver-protocol/node.js';
import { z } from 'zod';
import { VERSION } from '../../report/project.js';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import { visible } from '../../text/visible.js';
import { EXIT, type ExitCode, type Io, type Wire } from '../io.js';
import { definitionAt, hoverAt, lensesOf } from './citing.js';
import { completionsAt, lineBefore } from './completion.js';
import { diagnosticsOf } from './diagnostics.js';
import { fixesIn } from './fixes.js';
import { type Checked, LiveCheck } from './live-check.js';
import { pathOf, uriOf } from './places.js';

/* The language server over standard input and output. */

const CAPABILITIES: InitializeResult = {
  capabilities: {
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Full, save: true },
    hoverProvider: true,
    definitionProvider: true,
    codeLensProvider: {},
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
    completionProvider: { triggerCharacters: ['/', '`'] },
  },
  serverInfo: { name: 'memtrust', version: VERSION },
};

/** Runs until the editor ends it. */
export async function serve(
  io: Io,
  { input, output, onStop }: Wire,
  { now }: { readonly now?: string },
): Promise<ExitCode> {
  const connection = createProtocolConnection(
    new StreamMessageReader(input),
    new StreamMessageWriter(output),
  );
  const session = new Session(io, now, {
    publish: (uri, diagnostics) =>
      void connection.sendNotification(PublishDiagnosticsNotification.type, { uri, diagnostics }),
    tell: (message) =>
      void connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Warning,
        message,
      }),
  });
  const over = new Promise<void>((resolve) => {
    for (const event of ['end', 'close'] as const) input.once(event, () => resolve());
    output.once('error', () => resolve());
    onStop(resolve);
    connection.onNotification(ExitNotification.type, () => resolve());
    connection.onError(([error]) => io.err(terminalSafe(`memtrust lsp: ${error.message}\n`)));
  });
  connection.onRequest(InitializeRequest.type, ({ workspaceFolders, rootUri }) => {
    session.begin(workspaceFolders?.[0]?.uri ?? rootUri);
    return CAPABILITIES;
  });
  connection.onRequest(ShutdownRequest.type, () => {});
  connection.onNotification(DidOpenTextDocumentNotification.type, ({ textDocument }) =>
    session.typed(textDocument.uri, textDocument.text),
  );
  connection.onNotification(DidChangeTextDocumentNotification.type, (change) =>
    session.typed(change.textDocument.uri, change.contentChanges.at(-1)?.text ?? ''),
  );
  connection.onNotification(DidCloseTextDocumentNotification.type, ({ textDocument }) =>
    session.typed(textDocument.uri, null),
  );
  connection.onNotification(DidSaveTextDocumentNotification.type, () => session.disk());
  connection.onNotification(DidChangeWatchedFilesNotification.type, () => session.disk());
  connection.onRequest(HoverRequest.type, async ({ textDocument, position }) =>
    session.at(textDocument.uri, null, (checked, path) => hoverAt(checked, path, position)),
  );
  connection.onRequest(DefinitionRequest.type, async ({ textDocument, position }) =>
    session.at(textDocument.uri, null, (checked, path) => definitionAt(checked, path, position)),
  );
  connection.onRequest(CodeLensRequest.type, async ({ textDocument }) =>
    session.at(textDocument.uri, [], (checked, path) => lensesOf(checked, path)),
  );
  connection.onRequest(CodeActionRequest.type, async ({ textDocument: { uri }, range }) =>
    session.at(uri, [], ({ evaluation }, path, text) =>
      fixesIn(evaluation, { path, uri, text }, range),
    ),
  );
  connection.onRequest(CompletionRequest.type, async ({ textDocument, position }) =>
    session.complete(textDocument.uri, position),
  );
  connection.listen();
  await over;
  await session.end();
  connection.dispose();
  input.destroy();
  return EXIT.pass;
}

interface Editor {
  readonly publish: (uri: string, diagnostics: Diagnostic[]) => void;
  readonly tell: (message: string) => void;
}

/** One folder of an editor. */
class Session {
  private live: LiveCheck | null = null;
  private running: Promise<void> = Promise.resolve();
  private root = '';
  /** Paths that have diagnostics in the editor. */
  private marked: ReadonlySet<string> = new Set();
  /** Documents that were opened before the root was known. */
  private readonly early = new Map<string, string>();

  constructor(
    private readonly io: Io,
    private readonly now: string | undefined,
    private readonly editor: Editor,
  ) {}

  begin(folder: string | null | undefined): void {
    if (this.live !== null) return;
    const cwd = folder?.startsWith('file://') === true ? fileURLToPath(folder) : this.io.cwd;
    this.live = new LiveCheck(
      { ...this.io, cwd },
      this.now,
      (checked) => this.show(checked),
      (error) => this.editor.tell(this.failure(error)),
    );
    this.running = this.live.run();
  }

  typed(uri: string, text: string | null): void {
    if (this.root === '') {
      if (text === null) this.early.delete(uri);
      else this.early.set(uri, text);
      return;
    }
    const path = pathOf(this.root, uri);
    if (path !== null) this.live?.typed(path, text);
  }

  disk(): void {
    this.live?.disk();
  }

  async end(): Promise<void> {
    this.live?.end();
    await this.running;
  }

  /** Answers about a file of the repository, once all that was typed is evaluated. */
  async at<T>(
    uri: string,
    nothing: T,
    answer: (checked: Checked, path: string, text: string) => T | Promise<T>,
  ): Promise<T> {
    const checked = (await this.live?.current()) ?? null;
    if (checked === null) return nothing;
    const path = pathOf(checked.root, uri);
    return path === null ? nothing : answer(checked, path, this.textOf(checked.root, path));
  }

  async complete(uri: string, position: Position): Promise<ReturnType<typeof completionsAt>> {
    return this.at(uri, [], (checked, path, text) =>
      completionsAt(checked, path, lineBefore(text, position), this.scripts(checked.root)),
    );
  }

  private show({ evaluation, root }: Checked): void {
    if (this.root === '') {
      this.root = root;
      for (const [uri, text] of this.early) this.typed(uri, text);
      this.early.clear();
    }
    const found = diagnosticsOf(evaluation, (path) => this.textOf(root, path));
    for (const path of this.marked)
      if (!found.has(path)) this.editor.publish(uriOf(root, path), []);
    for (const [path, diagnostics] of found)
      this.editor.publish(uriOf(root, path), [...diagnostics]);
    this.marked = new Set(found.keys());
  }

  private textOf(root: string, path: string): string {
    const typed = this.live?.textOf(path);
    if (typed !== undefined) return typed;
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return '';
    }
  }

  private scripts(root: string): string[] {
    try {
      const parsed = z
        .object({ scripts: z.record(z.string(), z.unknown()) })
        .parse(JSON.parse(this.textOf(root, 'package.json')));
      return Object.keys(parsed.scripts);
    } catch {
      return [];
    }
  }

  private failure(error: unknown): string {
    if (error instanceof ConfigurationError)
      return terminalSafe(`${error.message}. ${error.remedy}`);
    const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.io.err(terminalSafe(`memtrust lsp: ${visible(told, 2_000)}\n`));
    return 'memtrust failed. This is a bug in memtrust; nothing was checked.';
  }
}
