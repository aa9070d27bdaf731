import {
  Composer,
  type CST,
  type Document,
  type DocumentOptions,
  type ParseOptions,
  type SchemaOptions,
} from 'yaml';

/*
 * How are YAML tokens made into documents without the cost of stacks? The limit of stacks belongs to the whole
 * process, so it is put back even if the parser throws. How that cost is spared is free, if the documents are those
 * that the parser makes by itself.
 */

type Options = DocumentOptions & ParseOptions & SchemaOptions;

/**
 * The documents that tokens make. The parser makes an error of each thing that it does not like, up to one a
 * character, and nobody looks at their stacks: without them a text full of faults takes a fifth of the time
 * (SECURITY S47).
 */
export function composeDocuments(
  tokens: readonly CST.Token[],
  length: number,
  options: Options,
): Document.Parsed[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return [...new Composer(options).compose(tokens, true, length)];
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
