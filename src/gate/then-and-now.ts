import { agentFileOf } from '../agent-files/agents.js';
import { mapLines, slotOf } from '../anchors/line-map.js';
import { citedFile } from '../lifecycle/bind.js';
import { formerSpan, type FormerFiles } from '../lifecycle/cited-span.js';
import type { Citation, LineRange } from '../memory/citation.js';
import { isMemoryPath } from '../memory/layouts/index.js';
import type { Policy } from '../memory/policy-shape.js';
import { secretsIn } from '../text/secrets.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import { blockOfName } from '../trust/blocking.js';
import type { Entry } from '../trust/entry.js';
import { saysExcluded } from '../trust/excluded-text.js';
import type { Evaluation } from './evaluation.js';

/*
 * What did the code say that a stale fact cites, and what does it say now? For each source that changed: the text
 * that was adopted, proved by its digest, and what stands there now.
 *
 * `cli/write-reports.ts` and `github/judge.ts` ask for the page, and nothing else shows it: agents read the other
 * views. This is the one judge of what may be quoted there: no file that the policy keeps out, no text that it
 * excludes, no line of a secret, no memory and no agent file (SECURITY S28). Safe error: a text is withheld, or not
 * at hand. The limits may be changed. `__tests__/gate/then-and-now.test.ts` fails when this is wrong.
 */

/** Facts and sources that are looked at, and characters of a file in which they are looked for. */
export const MOST_FACTS_QUOTED = 40;
const MOST_SOURCES = 3;
const MOST_CHARACTERS = 400_000;

/** Lines of a file, with the number of the first. */
export interface QuotedLines {
  readonly first: number;
  readonly lines: readonly string[];
}

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
    if (!(await mayBeQuoted(citation.path, tree, policy))) return 'withheld';
  const adopted = await formerSpan(citation, former);
  if (adopted === null || adopted.span.text === null) return 'unknown';
  const oldLines = withoutLastEmpty(adopted.file);
  const range = adopted.span.lines ?? [1, oldLines.length];
  const then = quoted(oldLines, range, policy);
  const file = await citedFile(head, citation.path);
  if (typeof file === 'string') return then === null ? 'withheld' : { before: then, after: null };
  const newLines = withoutLastEmpty(file.source.lines);
  const slot: LineRange | null =
    adopted.span.lines === null
      ? [1, newLines.length]
      : slotOf(mapLines(oldLines, newLines), range, newLines.length);
  const now = slot === null ? null : quoted(newLines, slot, policy);
  // A text is withheld on both sides: what is left of it would say what is gone.
  if (then === null || (slot !== null && now === null)) return 'withheld';
  return { before: then, after: now };
}

/** One line of a file as it is, to be shown to a person; null where it may not be quoted, or is not there. */
export async function quotedLine(
  tree: Tree,
  path: string,
  line: number,
  policies: readonly Policy[],
): Promise<string | null> {
  const file = await citedFile(tree, path);
  if (typeof file === 'string') return null;
  for (const policy of policies) {
    if (!(await mayBeQuoted(path, tree, policy))) return null;
    if (quoted(file.source.lines, [line, line], policy) === null) return null;
  }
  return file.source.lines[line - 1] ?? null;
}

/** Whether a file may be quoted at all, by its name and by that of what it leads to in a tree. */
async function mayBeQuoted(path: string, tree: Tree, policy: Policy): Promise<boolean> {
  const place = await new PathResolver(tree).resolve(path);
  const names = place.kind === 'file' ? [path, place.path] : [path];
  return names.every(
    (name) =>
      blockOfName(name, policy) === null && !isMemoryPath(name) && agentFileOf(name) === null,
  );
}

/** Lines of a file, unless they say what the policy excludes or hold a part of a secret, however long that is. */
function quoted(
  file: readonly string[],
  [from, to]: LineRange,
  policy: Policy,
): QuotedLines | null {
  const text = file.join('\n');
  if (text.length > MOST_CHARACTERS || PRIVATE_KEY.test(text)) return null;
  const lines = file.slice(from - 1, to);
  const begin = file.slice(0, from - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const end = begin + lines.join('\n').length;
  if (saysExcluded(lines.join('\n'), policy)) return null;
  return secretsIn(text).some((secret) => secret.from < end && secret.to > begin)
    ? null
    : { first: from, lines };
}

/** A file with a private key is not quoted at all, however much of the key is there. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY/;

function withoutLastEmpty(lines: readonly string[]): readonly string[] {
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
