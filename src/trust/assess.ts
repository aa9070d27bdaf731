import { checkAnchors } from '../anchors/check.js';
import type { AnchorChecks } from '../anchors/query.js';
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
import { judge, type Judgement } from './judge.js';
import type { EvidenceText, LiveText } from './other-entries.js';

/*
 * How does a memory that was read become a judgement? `assess` checks what each fact cites against the tree and calls
 * the judge. Without `anchors` it checks them here; an empty map means that nothing was checked.
 */

/** A parameter, so that tests can replace the judge by a broken one. */
export type Judge = typeof judge;

interface AssessInput {
  readonly tree: Tree;
  readonly memory: Memory;
  readonly live: readonly LiveText[];
  readonly settled: readonly LedgerEvent[];
  /** Supersessions in force at the base. */
  readonly settledLinks: ReadonlyMap<string, string>;
  /** Verdicts on what the facts cite, where they are known already. */
  readonly anchors?: AnchorChecks;
  /** The judgement of the base; entries that are equal are copied from it. */
  readonly before?: Judgement;
}

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
      linked: isOfSameSources(question) ? NO_LINKS : await linkedPaths(question.tree, memory.facts),
      live: question.live,
      attempts: await evidenceTexts(question.tree, memory.evidence, policy),
      settledLinks: question.settledLinks,
      ...(question.before === undefined ? {} : { before: question.before }),
    },
    policy,
    now,
  );
}

const NO_LINKS: ReadonlyMap<string, string> = new Map();

/** Whether the verdicts are those of the base: as a whole they are taken over only where nothing is a link. */
function isOfSameSources({ anchors, before }: AssessInput): boolean {
  const known = before?.decided.of;
  return known !== undefined && known.anchors === anchors && known.linked.size === 0;
}

/** Records that are read at a time. */
const AT_A_TIME = 32;

/** Texts of attempts and reviews, where the policy excludes texts. Links and files over a cap are not read. */
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
