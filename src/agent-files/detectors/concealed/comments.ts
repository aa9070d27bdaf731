import type { AgentText } from '../../agent-text.js';
import type { ConcealedPassage } from './passage.js';

/*
 * `concealed/index.ts` asks, and needs a second sign before it reports a comment (`signal.ts`): an honest
 * one is no finding. Code blocks are left out, for there a reader sees them.
 * `__tests__/security/S33-concealed-text.test.ts` fails when this is wrong.
 */

/** A link definition that no link uses, by its habit of being a comment: `[//]: # (text)`, `[comment]: <> (text)`. */
export const COMMENT_DEFINITION = /^ {0,3}\[[^\]]{1,100}\]:[ \t]{0,20}(?:#|<#?>)[ \t]{1,20}["'(]/;

/** HTML comments, and link definitions that are used as such. */
export function* commentsIn(markdown: AgentText): Generator<ConcealedPassage> {
  for (const { line, column, text } of markdown.comments)
    yield { kind: 'comment', line, column, text };
  for (const line of markdown.lines) {
    if (line.kind === 'code') continue;
    const start = COMMENT_DEFINITION.exec(line.text)?.[0];
    if (start !== undefined)
      yield { kind: 'comment', line: line.number, column: 1, text: line.text.slice(start.length) };
  }
}
