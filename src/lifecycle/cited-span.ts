import { judgeSource } from '../anchors/judge-source.js';
import { isBound } from '../anchors/query.js';
import { SourceText } from '../anchors/source-text.js';
import type { Citation, LineRange } from '../memory/citation.js';
import type { Tree } from '../tree/tree.js';
import { citedFile } from './bind.js';

/*
 * What does a cited span say, in a text as it may have been and in the tree as it is? `formerSpan` gives the adopted
 * text with the file around it, `presentSpan` that of the tree, if the digest of the citation proves it.
 *
 * `reverify.ts` asks before a person vouches for a fact, and `gate/then-and-now.ts` for the page. Safe error: no
 * text. When it is wrong, `__tests__/lifecycle/reverify.test.ts` fails.
 */

/** Text of a cited file as it may have been: its digest decides whether it is what was adopted. */
export type FormerFiles = (citation: Citation) => Promise<readonly Uint8Array[]>;

/** A cited span, or why its text is not at hand. Lines are of the file that it was found in. */
export interface CitedSpan {
  readonly path: string;
  readonly lines: LineRange | null;
  readonly text: readonly string[] | null;
}

/** The adopted text of a citation with the file around it, if any of the files holds it: its digest proves it. */
export async function formerSpan(
  citation: Citation,
  former: FormerFiles,
): Promise<{ readonly span: CitedSpan; readonly file: readonly string[] } | null> {
  for (const bytes of await former(citation)) {
    const source = new SourceText(bytes, citation.path);
    const span = spanIn(source, citation);
    if (span !== null) return { span, file: source.lines };
  }
  const { selector } = citation;
  return selector.kind === 'quote'
    ? {
        span: { path: citation.path, lines: citation.lines, text: selector.quote.split('\n') },
        file: [],
      }
    : null;
}

/** The text of a citation in the tree as it is. */
export async function presentSpan(tree: Tree, citation: Citation): Promise<CitedSpan> {
  const file = await citedFile(tree, citation.path);
  return (
    (typeof file === 'string' ? null : spanIn(file.source, citation, file.via)) ?? {
      path: citation.path,
      lines: citation.lines,
      text: null,
    }
  );
}

/** The span of a citation in a text, where that holds the bound text; null elsewhere. */
function spanIn(
  source: SourceText,
  citation: Citation,
  via: readonly string[] = [],
): CitedSpan | null {
  if (!isBound(citation)) return null;
  const { path, selector } = citation;
  // The text and its place are enough to show it: `normal`, whatever the fact asks for.
  const { passage, verdict } = judgeSource(
    source,
    { ...citation, unit: null, origin: null },
    'normal',
    via,
  );
  const isWhole = selector.kind === 'file' && verdict === 'fresh';
  const range = passage === null ? null : source.rangeOf(passage.span);
  const span = isWhole ? { from: 0, to: source.text.length } : range && source.spanOf(range);
  if (span === null) return null;
  const text = Buffer.from(source.slice(span), source.encoding).toString('utf8');
  return {
    path,
    lines: selector.kind === 'file' ? null : range,
    text: text.replace(/\n$/, '').split('\n'),
  };
}
