import { mapLines, slotOf } from '../anchors/line-map.js';
import { citedFile, type FormerFiles, formerSpan } from '../anchors/cited-span.js';
import type { Citation, LineRange } from '../memory/citation.js';
import type { Policy } from '../memory/policy-shape.js';
import type { Tree } from '../tree/tree.js';
import type { Entry } from '../trust/entry.js';
import type { Evaluation } from './evaluation.js';
import { isQuoted, showable, whyNotByName, type QuotedLines, type Unquoted } from './quotable.js';

/*
 * What did the code say that a stale fact cites, and what does it say now? For each source that changed: the text that
 * was adopted, proved by its digest, and what is there now. `quotable.ts` judges what may be quoted (S28, S55).
 */

/** Facts and sources that are looked at. */
export const MOST_FACTS_QUOTED = 40;
const MOST_SOURCES = 3;

/** One source of a stale fact that says something else now. */
export interface ThenAndNow {
  readonly factId: string;
  readonly path: string;
  readonly texts:
    /** `after` is null where nothing stands there any more. */
    { readonly before: QuotedLines; readonly after: QuotedLines | null } | 'withheld' | 'unknown';
}

/** What is looked at: the judged tree, and what a cited file may have said before. */
export interface CitedTrees {
  readonly head: Tree;
  /** The former text is read where links led at the base, so these names count as well. */
  readonly base: Tree | null;
  readonly former: FormerFiles;
}

/** The sources of stale facts that changed, then and now. */
export async function thenAndNow(
  { entries, policy }: Pick<Evaluation, 'entries' | 'policy'>,
  trees: CitedTrees,
): Promise<readonly ThenAndNow[]> {
  // Nobody knows what a broken policy keeps out.
  if (policy.origin === 'broken') return [];
  const found: ThenAndNow[] = [];
  const stale = entries.filter(
    ({ status, record }) => status === 'stale' && (record?.fact ?? null) !== null,
  );
  for (const entry of stale.slice(0, MOST_FACTS_QUOTED))
    for (const citation of changedSources(entry).slice(0, MOST_SOURCES))
      found.push({
        factId: entry.id,
        path: citation.path,
        texts: await textsOf(citation, trees, policy.policy),
      });
  return found;
}

/** A quote is the word of whoever wrote the fact, so it proves no former text. */
function changedSources({ record, anchors }: Entry): readonly Citation[] {
  return (record?.fact?.sources ?? []).filter(({ selector }, index) => {
    const verdict = anchors[index]?.verdict;
    return (verdict === 'changed' || verdict === 'missing') && selector.kind !== 'quote';
  });
}

async function textsOf(
  citation: Citation,
  { head, base, former }: CitedTrees,
  policy: Policy,
): Promise<ThenAndNow['texts']> {
  for (const tree of base === null ? [head] : [head, base])
    if ((await whyNotByName(citation.path, tree, policy, 'page')) !== null) return 'withheld';
  const adopted = await formerSpan(citation, former);
  if (adopted === null || adopted.span.text === null) return 'unknown';
  const oldLines = withoutLastEmpty(adopted.file);
  const range = adopted.span.lines ?? [1, oldLines.length];
  const then = showable(oldLines, range, policy);
  const file = await citedFile(head, citation.path);
  if (!isQuoted(then)) return 'withheld';
  if (typeof file === 'string') return { before: then, after: null };
  const newLines = withoutLastEmpty(file.source.lines);
  const slot: LineRange | null =
    adopted.span.lines === null
      ? [1, newLines.length]
      : slotOf(mapLines(oldLines, newLines), range, newLines.length);
  const now: QuotedLines | Unquoted | null =
    slot === null ? null : showable(newLines, slot, policy);
  // A text is withheld on both sides: what is left of it would say what is gone.
  if (now === null) return { before: then, after: null };
  return isQuoted(now) && !(await ordersAgents(now)) ? { before: then, after: now } : 'withheld';
}

/** Nobody reviewed the new lines yet, and agents read comments. Loaded only here: the patterns are a large table. */
async function ordersAgents({ lines }: QuotedLines): Promise<boolean> {
  const { speaksAsInjection } = await import('../agent-files/detectors/prompt-injection/index.js');
  return speaksAsInjection(lines.map(withoutCommentMark).join('\n\n'));
}

function withoutLastEmpty(lines: readonly string[]): readonly string[] {
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** A line of code without what begins a comment. */
function withoutCommentMark(line: string): string {
  return line.replace(/^.{0,200}?(?:\/\/|\/\*|#|--|<!--)/, '').replace(/^[\s*]{1,40}/, '');
}
