import type { InitializeResult } from 'vscode-languageserver-protocol';
import type { z } from 'zod';
import { VERSION } from '../../report/project.js';
import { terminalSafe } from '../../report/terminal.js';
import { visible } from '../../text/visible.js';
import { EXIT, type ExitCode, type Io, type Wire } from '../io.js';
import { definitionAt, hoverAt, lensesOf } from './citing.js';
import { completionsAt } from './completion.js';
import { Connection, ERRORS, ResponseError } from './connection.js';
import { fixesIn } from './fixes.js';
import { FrameError } from './frames.js';
import { folderAtUri } from './places.js';
import {
  about,
  aboutPlace,
  aboutRange,
  FULL_SYNC,
  initialize,
  opened,
  QUICK_FIX,
  typed,
  WARNING,
} from './protocol.js';
import { type DocumentAnswer, type Editor, Session } from './session.js';

/* The language server over standard input and output. */

const CAPABILITIES: InitializeResult = {
  capabilities: {
    textDocumentSync: { openClose: true, change: FULL_SYNC, save: true },
    hoverProvider: true,
    definitionProvider: true,
    codeLensProvider: {},
    codeActionProvider: { codeActionKinds: [QUICK_FIX] },
    completionProvider: { triggerCharacters: ['/', '`'] },
    workspace: { workspaceFolders: { supported: true } },
  },
  serverInfo: { name: 'memtrust', version: VERSION },
};

/**
 * Runs until the editor ends it.
 *
 * @returns `fail` if the editor did not say `shutdown` before `exit`, as the protocol wants it; `usage` if it broke the
 * protocol so that no further message can be read.
 */
export async function serveEditor(
  io: Io,
  wire: Wire,
  { now }: { readonly now?: string },
): Promise<ExitCode> {
  const connection = new Connection(wire);
  const server = new Server(io, connection, now);
  try {
    await connection.listen(server);
  } catch (error) {
    if (!(error instanceof FrameError)) throw error;
    server.log(error.message);
    return EXIT.usage;
  } finally {
    await server.end();
  }
  return server.code;
}

type Method = (params: unknown) => unknown;

class Server {
  /** Until `initialize` nothing is answered, and after `shutdown` nothing any more. */
  private state: 'new' | 'open' | 'shut' = 'new';
  private readonly sessions: Session[] = [];
  private isWatched = false;
  /** What the process ends with. */
  code: ExitCode = EXIT.pass;

  constructor(
    private readonly io: Io,
    private readonly connection: Connection,
    private readonly now: string | undefined,
  ) {}

  readonly answer = async (method: string, params: unknown): Promise<unknown> => {
    if (method === 'initialize' ? this.state !== 'new' : this.state === 'shut')
      throw new ResponseError(ERRORS.invalidRequest, `${method} comes too late.`);
    if (method !== 'initialize' && this.state === 'new')
      throw new ResponseError(ERRORS.notInitialized, 'Send initialize first.');
    const asked = this.requests.get(method);
    if (asked === undefined)
      throw new ResponseError(ERRORS.methodNotFound, 'memtrust does not answer to this method.');
    return asked(params);
  };

  readonly hear = (method: string, params: unknown): void => {
    if (method === 'exit') {
      if (this.state !== 'shut') this.code = EXIT.fail;
      this.connection.stop();
      return;
    }
    if (this.state !== 'open') return;
    try {
      this.notifications.get(method)?.(params);
    } catch (error) {
      this.log(error instanceof ResponseError ? error.message : this.failed(error));
    }
  };

  /** Only we are told more of it. */
  readonly failed = (error: unknown): string => {
    this.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 'memtrust failed. This is a bug in memtrust.';
  };

  log(what: string): void {
    this.io.err(terminalSafe(`memtrust lsp: ${visible(what, 2_000)}\n`));
  }

  async end(): Promise<void> {
    await Promise.all(this.sessions.map(async (session) => session.end()));
  }

  private readonly requests = methods({
    initialize: read(initialize, ({ rootUri = null, workspaceFolders, capabilities }) => {
      const named = workspaceFolders?.map(({ uri }) => uri) ?? [];
      for (const folder of (named.length === 0 ? [rootUri] : named).map(folderAt))
        this.sessions.push(new Session(this.io, folder, this.now, this.editor()));
      this.isWatched = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
      this.state = 'open';
      return CAPABILITIES;
    }),
    shutdown: () => {
      this.state = 'shut';
    },
    'textDocument/hover': read(aboutPlace, async (asked) =>
      this.first(asked, async (checked, { path }) => hoverAt(checked, path, asked.position)),
    ),
    'textDocument/definition': read(aboutPlace, async (asked) =>
      this.first(asked, async (checked, { path }) => definitionAt(checked, path, asked.position)),
    ),
    'textDocument/codeLens': read(about, async (asked) =>
      this.first(asked, async (checked, { path }) => lensesOf(checked, path)),
    ),
    'textDocument/codeAction': read(aboutRange, async (asked) =>
      this.first(asked, (checked, document) => fixesIn(checked, document, asked.range)),
    ),
    'textDocument/completion': read(aboutPlace, async (asked) =>
      this.first(asked, async (checked, { path, text }) =>
        completionsAt(checked, path, text, asked.position),
      ),
    ),
  });

  private readonly notifications = methods({
    initialized: () => {
      if (this.isWatched) void this.watchFiles();
    },
    'textDocument/didOpen': read(opened, ({ textDocument: { uri, text } }) =>
      this.typed(uri, text),
    ),
    'textDocument/didChange': read(typed, ({ textDocument: { uri }, contentChanges }) =>
      this.typed(uri, contentChanges.at(-1)?.text ?? ''),
    ),
    'textDocument/didClose': read(about, ({ textDocument: { uri } }) => this.typed(uri, null)),
    'textDocument/didSave': () => this.disk(),
    'workspace/didChangeWatchedFiles': () => this.disk(),
  });

  private editor(): Editor {
    const { connection } = this;
    return {
      publish: async (uri, diagnostics) =>
        connection.notify('textDocument/publishDiagnostics', { uri, diagnostics }),
      tell: async (message) => connection.notify('window/showMessage', { type: WARNING, message }),
      failed: this.failed,
    };
  }

  /** Asks to be told what changes beside the editor. */
  private async watchFiles(): Promise<void> {
    const method = 'workspace/didChangeWatchedFiles';
    const registerOptions = { watchers: [{ globPattern: '**/*' }] };
    await this.connection.request('client/registerCapability', {
      registrations: [{ id: 'files', method, registerOptions }],
    });
  }

  /** A document may be of any folder: of which is known when it is evaluated. */
  private typed(uri: string, text: string | null): void {
    for (const session of this.sessions) session.typed(uri, text);
  }

  private disk(): void {
    for (const session of this.sessions) session.disk();
  }

  /** Of several folders the first that has an answer gives it. */
  private async first<T>(
    { textDocument: { uri } }: z.infer<ReturnType<typeof about>>,
    ask: DocumentAnswer<T>,
  ): Promise<T | null> {
    for (const session of this.sessions) {
      const found = await session.about(uri, ask);
      if (found !== null) return found;
    }
    return null;
  }
}

/** A name such as `constructor` is none of them. */
function methods(named: Readonly<Record<string, Method>>): ReadonlyMap<string, Method> {
  return new Map(Object.entries(named));
}

/** Null where the editor names no folder of a disk. @throws ResponseError */
function folderAt(uri: string | null): string | null {
  try {
    return uri === null ? null : folderAtUri(uri);
  } catch {
    throw new ResponseError(ERRORS.invalidParams, 'A folder is not on this machine.');
  }
}

/** A method whose parameters are read first. */
function read<Params>(shape: () => z.ZodType<Params>, run: (params: Params) => unknown): Method {
  return (params) => {
    const found = shape().safeParse(params);
    if (!found.success) {
      const names = found.error.issues.map(({ path }) => path.join('.'));
      const wrong = names.filter((name) => name !== '').join(', ');
      throw new ResponseError(
        ERRORS.invalidParams,
        `The parameters are of another form: ${wrong === '' ? 'all of them' : wrong}.`,
      );
    }
    return run(found.data);
  };
}
