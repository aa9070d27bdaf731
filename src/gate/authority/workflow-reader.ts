import { kept } from '../../text/collections.js';
import { Lexer, Parser, type CST } from 'yaml';
import { composeDocuments } from '../../languages/data/yaml-values.js';
import { WORKFLOW_LEXEMES } from '../../tree/limits.js';

/*
 * What does a workflow file say, as far as it can be read in bounded time? `jobs: {test: {…}}` gives its value; no YAML
 * to us, or anything beyond a cap, gives `unread`. What is not read counts as the gate's there, whatever the reason, so
 * a hostile file can only ask for an approval: GitHub may read what is no YAML here, and has other caps. A reader is
 * made for one evaluation: `left` is one budget for all its files.
 */

/** What a workflow says; `unread` where it is no YAML, or was not read to its end. */
export type Workflow =
  { readonly kind: 'read'; readonly value: unknown } | { readonly kind: 'unread' };

/** Levels of nesting; a workflow has ten. The parser is recursive, and out of stack it ends the whole process. */
const NESTING = 64;

/** Anchors and aliases of one file; each alias is looked up among all of them. */
const MOST_ANCHORS = 1_000;

/** Reads YAML as GitHub takes it, with anchors: each text once, and all of them within one cap (SECURITY S47). */
export class WorkflowReader {
  private readonly known = new Map<string, Workflow>();

  /** @param left pieces of text that may still be read, all files together. */
  constructor(private left: number = WORKFLOW_LEXEMES) {}

  read(text: string): Workflow {
    return kept(this.known, text, () => this.parse(text));
  }

  private parse(text: string): Workflow {
    const tokens: CST.Token[] = [];
    const parser = new Parser();
    let anchors = 0;
    try {
      for (const lexeme of new Lexer().lex(text)) {
        this.left -= 1;
        if (lexeme.startsWith('*') || lexeme.startsWith('&')) anchors += 1;
        if (this.left < 0 || anchors > MOST_ANCHORS) return { kind: 'unread' };
        for (const token of parser.next(lexeme)) tokens.push(token);
        if (parser.stack.length > NESTING) return { kind: 'unread' };
      }
      for (const token of parser.end()) tokens.push(token);
      const [document, second] = composeDocuments(tokens, text.length, { uniqueKeys: false });
      if (document === undefined || second !== undefined || document.errors.length > 0)
        return { kind: 'unread' };
      // The cap of the parser on how far aliases of aliases unfold; beyond it, it throws.
      const value: unknown = document.toJS({ maxAliasCount: 100 });
      return { kind: 'read', value };
    } catch {
      return { kind: 'unread' };
    }
  }
}

/** The literal pieces of a text around its `${{ expressions }}`: of `a ${{ b }} c` they are `a ` and ` c`. */
export function literalPieces(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf('${{', from);
    const end = start < 0 ? -1 : text.indexOf('}}', start);
    if (end < 0) return [...pieces, text.slice(from)];
    pieces.push(text.slice(from, start));
    from = end + 2;
  }
}
