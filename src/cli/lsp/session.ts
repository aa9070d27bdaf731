import type { Diagnostic } from 'vscode-languageserver-protocol';
import { terminalSafe } from '../../report/terminal.js';
import { ConfigurationError } from '../../text/errors.js';
import type { Io } from '../io.js';
import { diagnosticsOf } from './diagnostics.js';
import type { OpenDocument } from './fixes.js';
import { type Checked, LiveCheck } from './live-check.js';
import { pathOf, uriOf } from './places.js';
import { linesOf } from './texts.js';

/* One folder of an editor: what is typed there, and what the editor was told of it. */

/** What a session says by itself. */
export interface Editor {
  readonly publish: (uri: string, diagnostics: readonly Diagnostic[]) => Promise<void>;
  /** Shows a sentence to the person. */
  readonly tell: (message: string) => Promise<void>;
  /** Puts an error on record. @returns what may be said of it */
  readonly failed: (error: unknown) => string;
}

/** Null where there is no answer. */
export type DocumentAnswer<T> = (
  checked: Checked,
  document: OpenDocument,
) => T | null | Promise<T | null>;

export class Session {
  private readonly live: LiveCheck;
  private readonly running: Promise<void>;
  /** The diagnostics that the editor has, as JSON by URI. */
  private published: ReadonlyMap<string, string> = new Map();
  private lastFailure = '';

  /** @param folder absolute; null for the one that the server was started in. */
  constructor(
    io: Io,
    folder: string | null,
    now: string | undefined,
    private readonly editor: Editor,
  ) {
    const cwd = folder ?? io.cwd;
    this.live = new LiveCheck(
      { ...io, cwd },
      now,
      async (checked) => this.show(checked),
      async (error) => this.failed(error),
    );
    this.running = this.live.run();
  }

  /** @param text null once the document is closed. */
  typed(uri: string, text: string | null): void {
    this.live.typed(uri, text);
  }

  disk(): void {
    this.live.disk();
  }

  async end(): Promise<void> {
    this.live.end();
    await this.running;
  }

  /** An answer about a file of this folder, once all that was typed is evaluated; null for other files. */
  async about<T>(uri: string, answer: DocumentAnswer<T>): Promise<T | null> {
    const checked = await this.live.current();
    const path = checked === null ? null : pathOf(checked.root, uri);
    if (checked === null || path === null) return null;
    const text = this.live.textOf(uri) ?? (await linesOf(checked.tree, path)).join('\n');
    return answer(checked, { uri, path, text });
  }

  /** Tells the editor what differs from what it was told before. */
  private async show(checked: Checked): Promise<void> {
    this.lastFailure = '';
    const now = new Map<string, string>();
    for (const [path, diagnostics] of await diagnosticsOf(checked)) {
      const uri = uriOf(checked, path);
      const written = JSON.stringify(diagnostics);
      now.set(uri, written);
      if (this.published.get(uri) !== written) await this.editor.publish(uri, diagnostics);
    }
    for (const uri of this.published.keys()) if (!now.has(uri)) await this.editor.publish(uri, []);
    this.published = now;
  }

  /** What was found before may be so no more, and a person is told of one failure once. */
  private async failed(error: unknown): Promise<void> {
    for (const uri of this.published.keys()) await this.editor.publish(uri, []);
    this.published = new Map();
    const message = this.messageOf(error);
    if (message !== this.lastFailure) await this.editor.tell(message);
    this.lastFailure = message;
  }

  private messageOf(error: unknown): string {
    if (error instanceof ConfigurationError)
      return withoutLinks(terminalSafe(`${error.message}. ${error.remedy}`));
    return this.editor.failed(error);
  }
}

/** Editors make a link, even to a command of theirs, of `[a name](command:x)` in what they show. */
function withoutLinks(text: string): string {
  return text.replaceAll('](', String.raw`]\u{28}`);
}
