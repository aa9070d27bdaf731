/*
 * The choices of `--format` in `memtrust context` (`cli/commands/context.ts`); `build.ts` writes either
 * form. Users type the words, so they must not change; one may be added. A third one does not compile until
 * it has its form. `__tests__/e2e/cli/context.test.ts` fails when one is missing.
 */

/** How a context is written: Markdown for an agent that reads files, or a model request as JSON. */
export const FORMATS = ['markdown', 'request'] as const;
export type ContextFormat = (typeof FORMATS)[number];
