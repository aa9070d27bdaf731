import { checkAnchors } from '../../../src/anchors/check.js';
import type { AnchorChecks, Settled } from '../../../src/anchors/query.js';
import { breaksTrust } from '../../../src/anchors/verdict.js';
import { bindCitation } from '../../../src/lifecycle/bind.js';
import { UNBOUND, type Citation, type Selector } from '../../../src/memory/citation.js';
import type { Importance } from '../../../src/memory/envelope.js';
import { parseFact, type FactRecord } from '../../../src/memory/fact.js';
import { NO_HISTORY, type HistoryQueries } from '../../../src/tree/history-queries.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';
import type { AnchorCase, Cite, Meaning } from './case.js';

/**
 * What the anchors say of a case: bind `cite` in `before`, check it in `after` with `renames` as
 * git's; `kept` if trust is kept.
 */
export type Judge = (one: AnchorCase, importance: Importance) => Promise<Meaning>;

/** As a pull request is judged. */
export const judgeCase: Judge = async (one, importance) => {
  const { record, settled } = await bound(one, importance);
  const past: HistoryQueries = {
    ...NO_HISTORY,
    renamed: async (path) => new Map(Object.entries(one.renames ?? {})).get(path) ?? null,
  };
  return meaningOf(await checkAnchors(new VirtualTree(one.after), [record], { settled, past }));
};

/** As a branch is judged after a merge: nothing is there but what the fact says. */
export const judgeMerged: Judge = async (one, importance) => {
  const { record } = await bound(one, importance);
  return meaningOf(await checkAnchors(new VirtualTree(one.after), [record]));
};

type Base = Pick<AnchorCase, 'before' | 'cite'>;
type Bound = { readonly record: FactRecord; readonly settled: Settled };

const known = new Map<string, Promise<Bound>>();

/** A case bound in its `before`. Many cases change one base: it is bound for the first of them. */
export async function bound({ before, cite }: Base, importance: Importance): Promise<Bound> {
  const key = JSON.stringify([before, cite, importance]);
  const answer = known.get(key) ?? bindBase({ before, cite }, importance);
  known.set(key, answer);
  return answer;
}

async function bindBase({ before, cite }: Base, importance: Importance): Promise<Bound> {
  const tree = new VirtualTree(before);
  const { keys } = await bindCitation(tree, citationOf(cite), importance);
  const record = parseFact(
    'a',
    '.memtrust/facts/a.md',
    Buffer.from(
      `---\nimportance: ${importance}\nsources: ${JSON.stringify([keys])}\n---\nThe rule holds.\n`,
    ),
  );
  if (record.fact === null) throw new Error(JSON.stringify(record.problems));
  const records = [record];
  return { record, settled: { tree, records, checks: await checkAnchors(tree, records) } };
}

function citationOf({ path, lines, quote, symbol, pointer, heading, absent }: Cite): Citation {
  const selector = ((): Selector => {
    if (quote !== undefined) return { kind: 'quote', quote, symbol: symbol ?? null };
    if (symbol !== undefined) return { kind: 'symbol', symbol };
    if (pointer !== undefined) return { kind: 'pointer', pointer };
    if (heading !== undefined) return { kind: 'heading', heading };
    if (absent !== undefined) return { kind: 'absent', absent };
    return { kind: lines === undefined ? 'file' : 'lines' };
  })();
  return { ...UNBOUND, path, selector, lines: lines ?? null };
}

function meaningOf(checks: AnchorChecks): Meaning {
  const [result] = checks.get('a') ?? [];
  return result === undefined || result.verdict === 'unbound' || breaksTrust(result.verdict)
    ? 'changed'
    : 'kept';
}
