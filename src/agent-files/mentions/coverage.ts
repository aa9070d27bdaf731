import { select } from '../../anchors/select.js';
import { judgeSource } from '../../anchors/judge-source.js';
import { isBound } from '../../anchors/query.js';
import type { SourceText } from '../../anchors/source-text.js';
import type { Span } from '../../languages/outline/outline.js';
import type { Citation } from '../../memory/citation.js';
import type { Fact } from '../../memory/fact.js';
import { normalisePath } from '../../tree/path.js';
import type { Tree } from '../../tree/tree.js';
import { CitableFiles, type IsBlocked } from './citable-files.js';
import type { CitableName } from './mention.js';
import { mentionsOf } from './read-mentions.js';

/* Which of the things that a statement names does it cite? Of "`src/cli.ts` calls `main()`" the path and the call. */

/** What a fact names, and what of it no source cites. */
interface NameCoverage {
  readonly named: readonly CitableName[];
  readonly uncited: readonly CitableName[];
}

type Covered = Pick<Fact, 'statement' | 'sources' | 'importance'>;

export async function nameCoverage(
  facts: readonly Covered[],
  tree: Tree,
  isBlocked: IsBlocked,
): Promise<readonly NameCoverage[]> {
  const marked = facts.filter(({ statement }) => /[`\]<~]/.test(statement));
  if (marked.length === 0) return facts.map(() => ({ named: [], uncited: [] }));
  const files = CitableFiles.whole(tree, isBlocked);
  const named = await mentionsOf(marked, files);
  const byFact = new Map(marked.map((fact, index) => [fact, named[index] ?? []]));
  const all: NameCoverage[] = [];
  for (const fact of facts) {
    const mentions = byFact.get(fact) ?? [];
    all.push({ named: mentions, uncited: await uncitedOf(mentions, fact, files) });
  }
  return all;
}

/** Those mentions that none of the sources cites. */
export async function uncitedOf(
  mentions: readonly CitableName[],
  fact: Omit<Covered, 'statement'>,
  files: CitableFiles,
): Promise<CitableName[]> {
  const uncited: CitableName[] = [];
  for (const mention of mentions) if (!(await isCited(mention, fact, files))) uncited.push(mention);
  return uncited;
}

async function isCited(
  { places }: CitableName,
  { sources, importance }: Omit<Covered, 'statement'>,
  files: CitableFiles,
): Promise<boolean> {
  for (const { path, spans } of places) {
    const here = sources.filter((source) => normalisePath(source.path) === path);
    if (spans === null) {
      if (here.some(({ selector }) => selector.kind === 'present')) return true;
      continue;
    }
    const source = here.length === 0 ? null : await files.readNamed(path);
    if (source === null || source === 'cut') continue;
    const cited = here.flatMap((citation) => citedSpan(source, citation, importance) ?? []);
    if (cited.some((outer) => spans.some(({ from, to }) => outer.from <= from && to <= outer.to)))
      return true;
  }
  return false;
}

/** The text that a source cites now; null where it cites none. */
function citedSpan(
  source: SourceText,
  citation: Citation,
  importance: Fact['importance'],
): Span | null {
  if (citation.selector.kind === 'absent' || citation.selector.kind === 'present') return null;
  if (citation.selector.kind === 'file') return { from: 0, to: source.text.length };
  if (isBound(citation)) return judgeSource(source, citation, importance).passage?.span ?? null;
  const selection = select(source, citation);
  return 'why' in selection ? null : selection.passage.span;
}
