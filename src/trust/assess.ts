import { checkAnchors, type AnchorChecks } from '../anchors/check.js';
import { newEvents } from '../memory/by-id.js';
import type { FactRecord } from '../memory/fact.js';
import type { LedgerEvent } from '../memory/ledger.js';
import type { Policy } from '../memory/policy-shape.js';
import type { EvidenceFile } from '../memory/records.js';
import type { Memory } from '../memory/store.js';
import { MEMORY_FILE_BYTES, MEMORY_TOTAL_BYTES } from '../tree/limits.js';
import { normalisePath } from '../tree/path.js';
import { PathResolver } from '../tree/resolve.js';
import type { Tree } from '../tree/tree.js';
import { judge, type EvidenceText, type Judgement, type LiveText } from './judge.js';

/*
 * How does a memory that was read become a judgement? `assess` checks what each fact cites against the
 * tree, and hands all to `judge.ts`. `linkedPaths` says which cited paths go through a symbolic link,
 * and where they end.
 *
 * `gate/snapshot.ts`, `context/reading.ts` and the fixtures call it. It decides nothing itself; a caller may
 * hand in anchors that it checked already, or a broken judge in a test. When it is wrong,
 * `__tests__/gate/evaluate.test.ts` and `__tests__/fixtures/mutants.test.ts` fail. Nothing is stored.
 * `anchors` absent means check them here; an empty map means that nothing was checked.
 */

/** The judge, as a value: a test hands in a broken one to see the fixtures fail. */
export type Judge = typeof judge;

/** A memory that was read, and what its base has settled. */
export interface AssessInput {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly live: readonly LiveText[];
  /** Events of the base tree. */
  readonly settled: readonly LedgerEvent[];
  /** Supersessions in force at the base. */
  readonly settledLinks: ReadonlyMap<string, string>;
  /** Verdicts on what the facts cite, where they are known already. */
  readonly anchors?: AnchorChecks;
  /** The judgement of the base, of which what is the same is taken over. */
  readonly before?: Judgement;
}

/**
 * Checks every anchor against the tree and judges: the way from a read memory to a judgement, for
 * gate and fixtures alike.
 */
export async function assess(
  question: AssessInput,
  policy: Policy,
  now: number,
  decide: Judge = judge,
): Promise<Judgement> {
  const { memory } = question;
  return decide(
    {
      records: memory.facts,
      settled: question.settled,
      proposed: newEvents(memory.events, question.settled),
      anchors: question.anchors ?? (await checkAnchors(question.tree, memory.facts)),
      linked: await linkedPaths(question.tree, memory.facts),
      live: question.live,
      attempts: await evidenceTexts(question.tree, memory.evidence, policy),
      settledLinks: question.settledLinks,
      ...(question.before === undefined ? {} : { before: question.before }),
    },
    policy,
    now,
  );
}

/** Records that are read at a time. */
const AT_A_TIME = 32;

/**
 * What records of attempts and reviews say, where the policy excludes texts: a reader is not given such a record, and
 * nobody else needs to know. A link, and what is over a cap, is not read.
 */
async function evidenceTexts(
  tree: Tree,
  files: readonly EvidenceFile[],
  policy: Policy,
): Promise<readonly EvidenceText[]> {
  if (policy.exclude_text.length === 0) return files.map((file) => ({ ...file, text: null }));
  const found: EvidenceText[] = [];
  let left = MEMORY_TOTAL_BYTES;
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const some = files.slice(at, at + AT_A_TIME);
    const paths = some
      .map(({ path }) => path)
      .filter((path) => left > 0 && tree.entries.get(path)?.kind === 'file');
    const contents = await tree.read(paths, MEMORY_FILE_BYTES);
    for (const file of some) {
      const content = contents.get(file.path);
      const text = content?.kind === 'bytes' ? Buffer.from(content.bytes).toString('utf8') : null;
      left -= text?.length ?? 0;
      found.push({ ...file, text });
    }
  }
  return found;
}

/** Cited paths that go through a symbolic link, and where they end: a link must not lead around `exclude_paths`. */
export async function linkedPaths(
  tree: Tree,
  records: readonly FactRecord[],
): Promise<ReadonlyMap<string, string>> {
  const resolver = PathResolver.of(tree);
  const linked = new Map<string, string>();
  for (const { fact } of records) {
    for (const { path } of fact?.sources ?? []) {
      if (resolver.isKnownFile(path)) continue;
      if (tree.entries.get(path)?.kind === 'file' || linked.has(path)) continue;
      const normal = normalisePath(path);
      if (normal === null || tree.entries.get(normal)?.kind === 'file') continue;
      const place = await resolver.resolve(path);
      if (place.kind !== 'refused' && place.path !== normal) linked.set(path, place.path);
    }
  }
  return linked;
}
