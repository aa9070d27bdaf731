/** How a context is written: Markdown for an agent that reads files, or a model request as JSON. */
export const FORMATS = ['markdown', 'request'] as const;
export type ContextFormat = (typeof FORMATS)[number];
