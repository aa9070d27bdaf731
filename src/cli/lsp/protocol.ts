import type {
  CodeActionKind,
  CompletionItemKind,
  DiagnosticSeverity,
  MarkupKind,
  MessageType,
  TextDocumentSyncKind,
} from 'vscode-languageserver-protocol';
import { z } from 'zod';
import { lazy } from '../../text/collections.js';

/*
 * What the server reads of messages, and the numbers that it writes. Source: Language Server Protocol 3.17. The library
 * of the protocol has both, and is four times as large.
 */

export const SEVERITY = { error: 1, warning: 2, information: 3, hint: 4 } as const satisfies Record<
  string,
  DiagnosticSeverity
>;
export const COMPLETION = {
  function: 3,
  property: 10,
  file: 17,
  reference: 18,
  folder: 19,
} as const satisfies Record<string, CompletionItemKind>;
export const QUICK_FIX = 'quickfix' satisfies CodeActionKind;
export const MARKDOWN = 'markdown' satisfies MarkupKind;
export const WARNING = 2 satisfies MessageType;
/** The whole text with each change. */
export const FULL_SYNC = 1 satisfies TextDocumentSyncKind;

/** Lines and columns from 0, in UTF-16 code units. */
const position = lazy(() =>
  z.object({ line: z.int().nonnegative(), character: z.int().nonnegative() }),
);
const document = lazy(() => z.object({ uri: z.string() }));

export const initialize = lazy(() =>
  z.object({
    rootUri: z.string().nullish(),
    workspaceFolders: z.array(z.object({ uri: z.string() })).nullish(),
    capabilities: z.object({
      workspace: z
        .object({
          didChangeWatchedFiles: z
            .object({ dynamicRegistration: z.boolean().optional() })
            .optional(),
        })
        .optional(),
    }),
  }),
);
export const opened = lazy(() =>
  z.object({ textDocument: z.object({ uri: z.string(), text: z.string() }) }),
);
export const typed = lazy(() =>
  z.object({ textDocument: document(), contentChanges: z.array(z.object({ text: z.string() })) }),
);
export const about = lazy(() => z.object({ textDocument: document() }));
export const aboutPlace = lazy(() => z.object({ textDocument: document(), position: position() }));
export const aboutRange = lazy(() =>
  z.object({
    textDocument: document(),
    range: z.object({ start: position(), end: position() }),
  }),
);
