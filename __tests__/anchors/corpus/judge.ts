import { bindCitation } from '../../../src/lifecycle/bind.js';
import { checkAnchors, type AnchorChecks } from '../../../src/anchors/check.js';
import type { Settled } from '../../../src/anchors/query.js';
import { breaksTrust } from '../../../src/anchors/verdict.js';
import type { Citation, Selector } from '../../../src/memory/citation.js';
import { parseFact, type FactRecord } from '../../../src/memory/fact.js';
import { NO_HISTORY, type HistoryQueries } from '../../../src/tree/history-queries.js';
import { blobOid } from '../../../src/tree/digest.js';
import { VirtualTree } from '../../../src/tree/virtual-tree.js';
import type { AnchorCase, Cite, Meaning } from './case.js';

/**
 * What the anchors say of a case: bind `cite` in `before`, check it in `after` with `renames` as
 * git's; `kept` if trust is kept.
 */
export type Judge = (one: AnchorCase) => Promise<Meaning>;

/** As a pull request is judged: the base is there to be followed from. */
export const judgeCase: Judge = async (one) => {
  const settled = await settledBase(one);
  const past = pastOf(one);
  return meaningOf(
    await checkAnchors(new VirtualTree(one.after), settled.records, { settled, past }),
  );
};

/**
 * As a branch is judged after a merge: nothing is there but what the fact says, and the file that
 * it was bound to if git has it.
 */
export const judgeMerged =
  (hasObjects: boolean): Judge =>
  async (one) => {
    const { record } = await bound(one);
    return meaningOf(
      await checkAnchors(new VirtualTree(one.after), [record], {
        past: hasObjects
          ? pastOf(one)
          : { ...NO_HISTORY, renamedBefore: async (path) => pastOf(one).renamedBefore(path) },
      }),
    );
  };

type Base = Pick<AnchorCase, 'before' | 'cite' | 'renames'>;
type Bound = { readonly before: VirtualTree; readonly record: FactRecord };

/** The base of a pull request with what the anchors say of it. */
const settledBase = oncePerBase(async (one): Promise<Settled> => {
  const { before, record } = await bound(one);
  const options = { past: pastOf(one), blobs: 'spare-reading' } as const;
  return {
    tree: before,
    records: [record],
    checks: await checkAnchors(before, [record], options),
  };
});

/** A case bound in its `before`. */
export const bound: (one: Base) => Promise<Bound> = oncePerBase(bindBase);

/** Many cases change one base, each in its own way: the base is bound and settled for the first of them. */
function oncePerBase<Answer>(
  answer: (one: Base) => Promise<Answer>,
): (one: Base) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (one) => {
    const base = JSON.stringify([one.before, one.cite, one.renames]);
    const known = answers.get(base) ?? answer(one);
    answers.set(base, known);
    return known;
  };
}

async function bindBase({ before, cite }: Base): Promise<Bound> {
  const tree = new VirtualTree(before);
  const { keys } = await bindCitation(tree, citationOf(cite));
  const record = parseFact(
    'a',
    '.memtrust/facts/a.md',
    Buffer.from(`---\nsources: ${JSON.stringify([keys])}\n---\nThe rule holds.\n`),
  );
  if (record.fact === null) throw new Error(JSON.stringify(record.problems));
  return { before: tree, record };
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
  return {
    path,
    selector,
    norm: 'n3',
    digest: null,
    lines: lines ?? null,
    blob: null,
    raw: null,
    context: [],
    within: null,
    as: null,
    around: null,
  };
}

function pastOf({ before, renames = {} }: Base): HistoryQueries {
  const blobs = new Map(
    Object.values(before).map((text) => [blobOid(Buffer.from(text), 'sha1'), Buffer.from(text)]),
  );
  const renamed = async (path: string): Promise<string | null> =>
    new Map(Object.entries(renames)).get(path) ?? null;
  return {
    renamed,
    renamedBefore: renamed,
    departed: async () => new Map(),
    renames: async () => new Map(),
    textsBefore: async () => new Map(),
    touched: async () => [],
    blob: async (oid) => {
      const bytes = blobs.get(oid);
      return bytes === undefined
        ? { kind: 'unavailable', why: 'not there' }
        : { kind: 'bytes', bytes };
    },
  };
}

function meaningOf(checks: AnchorChecks): Meaning {
  const [result] = checks.get('a') ?? [];
  return result === undefined || result.verdict === 'unbound' || breaksTrust(result.verdict)
    ? 'changed'
    : 'kept';
}
