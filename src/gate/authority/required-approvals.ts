import { kept, remembered } from '../../text/collections.js';
import { type LiveSource, standsFor } from '../../agent-files/live-source.js';
import type { CodeOwners } from '../../memory/codeowners.js';
import { matcherOf } from '../../memory/glob.js';
import { isAitPolicy } from '../../memory/layouts/ait.js';
import type { AskAttributes } from '../../tree/attributes.js';
import { normalisePath } from '../../tree/path.js';
import { PathResolver } from '../../tree/resolve.js';
import type { Tree } from '../../tree/tree.js';
import type { Policy } from '../../memory/policy-shape.js';
import { coveredPaths } from '../adoptions.js';
import { isBlockingStale } from '../blocking-stale.js';
import type { RuleTraits } from '../rule-traits.js';
import { openFacts, type Snapshot } from '../snapshot.js';
import { approversOf, isNobody, keepersOf, setsOfFact } from './adopters.js';
import {
  approvalsNeeded,
  placeOfAgentFile,
  placesOfFact,
  termsOfFact,
  type ScopedPlace,
} from './placement.js';
import { resolveApproval } from './resolve-approval.js';
import type { Adopters, Approval, Authority } from './authority.js';
import { contentOf } from './coverage.js';
import type { GatePart } from './gate-files.js';

/*
 * Who has to approve what of a change, beside its ledgers, and did they? Three questions: `gateChanges` for files of
 * the gate itself, `liveChanges` for agent files, `staleFactsApprovedIn` for facts that the change makes stale.
 * `approved: null` is not false: no one could be asked, and rules only say so.
 */

/** Files of a change that somebody has to answer for, although no ledger speaks of them. */
export interface AnsweredChange {
  readonly paths: readonly string[];
  /** Null where nobody is named who could approve it. */
  readonly approved: boolean | null;
  readonly approvals: readonly Approval[];
}

/** A changed file of the gate, or all files of one local action together. */
export interface GateChange extends AnsweredChange {
  readonly part: GatePart;
}

/** A change, and who may answer for what of it. */
export interface Asked {
  readonly base: Snapshot;
  readonly head: Snapshot;
  readonly policy: Policy;
  /** CODEOWNERS of the base where the policy lets owners adopt, else null. */
  readonly owners: CodeOwners | null;
  readonly authority: Authority;
}

/**
 * The changed files of the gate, each with whether it is approved (SECURITY S03). A workflow that
 * is none of it is listed alone.
 */
export async function gateChanges(
  asked: Asked,
  changed: ReadonlySet<string>,
  ask: AskAttributes,
): Promise<GateChange[]> {
  const { base, head, policy, owners } = asked;
  const memory = [...head.live, ...head.memory.notes].map(({ path }) => path);
  // What reads workflows is a large part of the program, and a state has no changed files.
  const files =
    changed.size === 0
      ? []
      : await (
          await import('./gate-files.js')
        ).gateFiles(base.tree, head.tree, changed, { ask, memory });
  const actions = files.filter(({ part }) => part === 'action').map(({ path }) => path);
  const changes: GateChange[] = [];
  const readsAit = [base, head].some(({ memory: { policy: own } }) =>
    own.policy.stores.some(({ layout }) => layout === 'ait'),
  );
  for (const { path, part } of files) {
    if (isAitPolicy(path) && !readsAit) continue;
    if (part !== 'action')
      changes.push({ part, ...(await answered([path], approversOf(policy, owners, path), asked)) });
  }
  // One action may be hundreds of built files; whoever looks at one looks at all of them.
  const [first] = actions;
  if (first !== undefined)
    changes.push({
      part: 'action',
      ...(await answered(actions, approversOf(policy, owners, first), asked)),
    });
  return changes;
}

/**
 * The changed agent files for which the policy wants an approval, by the name that an agent reads: what a link leads to
 * belongs to the link, and what they import, at the base or now, is wanted as they are.
 *
 * @param onlyBlocks files of the head that differ from the base by a right block of `memtrust export` alone.
 */
export async function liveChanges(
  asked: Asked,
  onlyBlocks: ReadonlySet<string>,
): Promise<AnsweredChange[]> {
  const { base, head, policy, owners } = asked;
  if (base === head) return [];
  const { require_adoption: patterns } = policy.live;
  const listed = [
    ...(await namesOf([base.tree, head.tree], patterns)),
    ...standIns([...base.live, ...head.live], patterns),
  ];
  const names = [
    ...new Set([...listed, ...importedFrom(listed, base.live), ...importedFrom(listed, head.live)]),
  ].toSorted();
  const [before, now] = [PathResolver.of(base.tree), PathResolver.of(head.tree)];
  const newlyNamed = namedSince(base.live, head.live);
  const changes: AnsweredChange[] = [];
  for (const name of names) {
    const [old, young] = [
      await contentOf(name, base.tree, before),
      await contentOf(name, head.tree, now),
    ];
    // With the same bytes it may be read only now: settings of this change name it.
    if (old !== null && old === young && !newlyNamed.has(name)) continue;
    if (await isOnlyBlock(name, [before, now], onlyBlocks)) continue;
    const place = placeOfAgentFile(name, asked);
    changes.push(await answered([name], keepersOf(name, policy, owners, place), asked, place));
  }
  return changes;
}

/** Whether a name leads to the same file as before, by the same links, or to a new one, with a right block alone. */
async function isOnlyBlock(
  name: string,
  [before, now]: readonly [PathResolver, PathResolver],
  onlyBlocks: ReadonlySet<string>,
): Promise<boolean> {
  if (onlyBlocks.size === 0) return false;
  const [old, young] = [await before.resolve(name), await now.resolve(name)];
  if (young.kind !== 'file' || !onlyBlocks.has(young.path)) return false;
  if (old.kind === 'missing') return old.path === name && young.path === name;
  return (
    old.kind === 'file' &&
    old.path === young.path &&
    JSON.stringify(old.via) === JSON.stringify(young.via)
  );
}

/**
 * Facts that go stale by this change and would block it, and that an adopter lets go (SECURITY S39).
 *
 * @param rules of which those count whose findings are graded by importance.
 */
export async function staleFactsApprovedIn(
  { base, head, policy, owners, authority }: Asked,
  rules: readonly RuleTraits[],
): Promise<Set<string>> {
  const released = new Set<string>();
  const graded = rules.filter(({ isGradedByImportance }) => isGradedByImportance === true);
  if (base === head) return released;
  const before = new Map(openFacts(base).map((entry) => [entry.id, entry.status]));
  for (const { id, record, status, anchors } of openFacts(head)) {
    if (status !== 'stale' || before.get(id) === 'stale' || record.fact === null) continue;
    const { fact } = record;
    const terms = termsOfFact(id, head.placements);
    if (!graded.some((rule) => isBlockingStale(fact, anchors, { policy, rule, terms }))) continue;
    const places = placesOfFact(id, { base, head });
    const paths = [
      ...new Set([...coveredPaths(id, fact), ...anchors.map((anchor) => anchor.path)]),
    ];
    const { approved } = await resolveApproval(
      { paths, event: null },
      (places.length === 0 ? [null] : places).flatMap((place) =>
        setsOfFact(id, record.path, policy, owners, place),
      ),
      approvalsNeeded(policy, places),
      authority,
    );
    if (approved) released.add(id);
  }
  return released;
}

/** Asks whether these paths are approved; null where nobody is named who could. */
async function answered(
  paths: readonly string[],
  adopters: Adopters,
  { policy, authority }: Asked,
  place: ScopedPlace | null = null,
): Promise<AnsweredChange> {
  if (isNobody(adopters)) return { paths, approved: null, approvals: [] };
  return {
    paths,
    ...(await resolveApproval(
      { paths, event: null },
      [adopters],
      approvalsNeeded(policy, place === null ? [] : [place]),
      authority,
    )),
  };
}

/** By the patterns, the paths of a tree that match one. */
const matchedIn = remembered((_tree: Tree) => new WeakMap<readonly string[], readonly string[]>());

/** Paths of these trees that match a pattern; and a pattern itself, where a linked folder makes it a path. */
async function namesOf(trees: readonly Tree[], patterns: readonly string[]): Promise<string[]> {
  const names = new Set<string>();
  const matches = matcherOf(patterns);
  for (const tree of trees) {
    // What a tree shares with the one that it was made of was looked at there.
    const found =
      tree.madeOf && trees.includes(tree.madeOf.tree)
        ? [...tree.madeOf.changed].filter(
            (path) => tree.entries.has(path) && matches(path) !== null,
          )
        : kept(matchedIn(tree), patterns, () =>
            [...tree.entries.keys()].filter((path) => matches(path) !== null),
          );
    for (const path of found) names.add(path);
    const resolver = PathResolver.of(tree);
    for (const pattern of patterns) {
      const path = normalisePath(pattern.replace(/^\/+/, ''));
      if (path === null || names.has(path) || (await resolver.resolve(path)).kind !== 'file')
        continue;
      names.add(path);
    }
  }
  return [...names];
}

/** The agent files that have the weight of a file that the patterns name. */
function standIns(live: readonly LiveSource[], patterns: readonly string[]): readonly string[] {
  const matches = matcherOf(patterns);
  return live.flatMap((source) =>
    standsFor(source).some((name) => matches(name) !== null) ? [source.path] : [],
  );
}

/** The files that settings make an agent read when it starts, and that none read so before. */
function namedSince(before: readonly LiveSource[], now: readonly LiveSource[]): Set<string> {
  const known = new Set(
    before.flatMap(({ path, kind, loadedFor }) =>
      loadedFor === undefined && kind !== 'memory' ? [] : [path],
    ),
  );
  return new Set(
    now.flatMap(({ path, loadedFor }) =>
      loadedFor === undefined || known.has(path) ? [] : [path],
    ),
  );
}

/** What these files import, and what that imports. */
function importedFrom(names: readonly string[], live: readonly LiveSource[]): Set<string> {
  const imports = new Map<string, string[]>();
  for (const { path, importedBy } of live) {
    for (const importer of importedBy) kept(imports, importer, () => []).push(path);
  }
  const reached = new Set<string>();
  const ahead = [...names];
  for (let name = ahead.pop(); name !== undefined; name = ahead.pop()) {
    for (const path of imports.get(name) ?? []) {
      if (reached.has(path)) continue;
      reached.add(path);
      ahead.push(path);
    }
  }
  return reached;
}
