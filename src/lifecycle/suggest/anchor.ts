import { isDocument } from '../../agent-files/mentions/document-path.js';
import type { Anchor } from '../../agent-files/mentions/ground.js';

/* Which of two anchors is the firmer? A symbol (4) says what a claim rests on better than a whole file (1). */

/**
 * How well an anchor says what a claim rests on: 4 a symbol, 3 a value, 2 a text or lines, 1 a
 * whole file or the text of a document, 0 a whole document.
 */
export function firmness(anchor: Anchor): number {
  const { path, selector, lines } = anchor;
  if (isDocument(path)) return isWholeFile(anchor) ? 0 : 1;
  if (selector === null) return lines === null ? 1 : 2;
  switch (selector.kind) {
    case 'symbol':
      return 4;
    case 'pointer':
      return 3;
    case 'quote':
      return selector.symbol === null ? 2 : 4;
    case 'heading':
    case 'lines':
      return 2;
    case 'absent':
    case 'present':
    case 'file':
      return 1;
  }
}

export function isWholeFile({ selector, lines }: Anchor): boolean {
  return selector?.kind === 'file' || (selector === null && lines === null);
}
