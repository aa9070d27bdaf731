import type { LiveSource } from '../../agent-files/live-source.js';
import type { Fact, FactRecord } from '../../memory/fact.js';
import type { Policy } from '../../memory/policy-shape.js';
import {
  commonScope,
  NO_TERMS,
  Scopes,
  strictestTerms,
  type FolderScope,
  type ScopeTerms,
} from '../../memory/scopes.js';
import { normalisePath } from '../../tree/path.js';
import { PathResolver } from '../../tree/resolve.js';
import type { Tree } from '../../tree/tree.js';

/*
 * To which scope does a fact or a file of one tree belong, and what holds for it?
 *
 *   a fact           the deepest scope that holds all it cites, and what its links lead to; its id decides
 *                    where it cites nothing
 *   an agent file    the deepest scope that holds it and every file that imports it
 *   any other file   the deepest scope that it is below
 *
 * Who adopts is asked of that scope (`home`); what is stricter holds in every scope that is touched (`terms`), so that
 * one more citation is no way round. `../snapshot.ts` places all facts of a tree once.
 */

/** The scope that something belongs to, and the strictest terms of all scopes that it touches. */
export interface ScopedPlace {
  readonly home: FolderScope;
  readonly terms: ScopeTerms;
}

/** What of one tree belongs to which scope of the policy. */
export class Placements {
  constructor(
    private readonly scopes: Scopes,
    private readonly facts: ReadonlyMap<string, ScopedPlace>,
    private readonly importers: ReadonlyMap<string, readonly string[]>,
  ) {}

  /** Where a fact belongs; null where the tree has none of that id that could be read. */
  ofFact(id: string): ScopedPlace | null {
    return this.facts.get(id) ?? null;
  }

  ofFile(path: string): ScopedPlace {
    return at(this.scopes.at(path));
  }

  /** Where an agent file belongs: what others import is read wherever they are. */
  ofAgentFile(path: string): ScopedPlace {
    const seen = new Set([path]);
    for (const file of seen)
      for (const importer of this.importers.get(file) ?? []) seen.add(importer);
    return [...seen].map((file) => this.ofFile(file)).reduce(together);
  }
}

/** Places every fact of a tree; null where the policy has no scopes, so that nothing is looked up. */
export async function placementsOf(
  policy: Policy,
  tree: Tree,
  records: readonly FactRecord[],
  live: readonly LiveSource[],
): Promise<Placements | null> {
  const scopes = Scopes.of(policy);
  if (scopes === null) return null;
  const resolver = PathResolver.of(tree);
  const facts = new Map<string, ScopedPlace>();
  for (const { id, fact } of records) {
    if (fact === null) continue;
    const own = await placeFact(id, fact, scopes, resolver);
    const known = facts.get(id);
    // Two files with one id: neither is a way round the other.
    facts.set(id, known === undefined ? own : together(known, own));
  }
  const importers = new Map(
    live.flatMap(({ path, importedBy }) => (importedBy.length === 0 ? [] : [[path, importedBy]])),
  );
  return new Placements(scopes, facts, importers);
}

async function placeFact(
  id: string,
  { sources }: Fact,
  scopes: Scopes,
  resolver: PathResolver,
): Promise<ScopedPlace> {
  const named = at(scopes.at(id));
  const places: FolderScope[] = [];
  for (const { path } of sources)
    // Nearly all of them; to wait for each would take longer than all else here.
    if (resolver.plainFile(path) !== null) places.push(scopes.at(path));
    else places.push(...(await citedScopes(path, scopes, resolver)));
  if (places.length === 0) return named;
  const { home, terms } = places.map(at).reduce(together);
  return { home, terms: strictestTerms(terms, named.terms) };
}

/** The scopes of a cited file: of its name, and of what its links lead to. */
async function citedScopes(
  written: string,
  scopes: Scopes,
  resolver: PathResolver,
): Promise<readonly FolderScope[]> {
  const path = normalisePath(written);
  if (path === null) return [scopes.root];
  const found = await resolver.resolve(written);
  switch (found.kind) {
    case 'refused':
      return [scopes.root, scopes.at(path)];
    case 'directory':
    case 'submodule':
      return [scopes.in(found.path), found.path === path ? scopes.in(path) : scopes.at(path)];
    case 'file':
    case 'missing':
      return [scopes.at(found.path), scopes.at(path)];
  }
}

function at(scope: FolderScope): ScopedPlace {
  return { home: scope, terms: scope.terms };
}

/** What belongs to both belongs to what holds both, and what either asks for holds. */
export function together(a: ScopedPlace, b: ScopedPlace): ScopedPlace {
  return a.home === b.home && a.terms === b.terms
    ? a
    : { home: commonScope(a.home, b.home), terms: strictestTerms(a.terms, b.terms) };
}

/** A change from one tree to another, as far as scopes go. */
export interface PlacedTrees {
  readonly base: { readonly placements: Placements | null };
  readonly head: { readonly placements: Placements | null };
}

/** Where a fact belongs before a change and after it; nowhere where neither tree has it, or without scopes. */
export function placesOfFact(id: string, { base, head }: PlacedTrees): readonly ScopedPlace[] {
  return [head.placements?.ofFact(id), base.placements?.ofFact(id)].flatMap((place) => place ?? []);
}

/** Where an agent file belongs: by who imports it before a change and after it. */
export function placeOfAgentFile(path: string, { base, head }: PlacedTrees): ScopedPlace | null {
  const places = [head.placements, base.placements].flatMap(
    (placements) => placements?.ofAgentFile(path) ?? [],
  );
  return places.length === 0 ? null : places.reduce(together);
}

/** Approvals that are needed under a policy by what touches these scopes. */
export function approvalsNeeded({ adoption }: Policy, places: readonly ScopedPlace[]): number {
  return Math.max(adoption.approvals, ...places.map(({ terms }) => terms.approvals));
}

/** What scopes ask for beyond the policy, of a fact of one tree. */
export function termsOfFact(id: string, placements: Placements | null): ScopeTerms {
  return placements?.ofFact(id)?.terms ?? NO_TERMS;
}

/**
 * What makes an adoption of a fact count, the rest of "adopt it and …": `have it approved`, or `merge it` where the
 * policy asks for no approval, as of who works alone.
 */
export function settlingOf(policy: Policy, id: string, trees: PlacedTrees): string {
  return approvalsNeeded(policy, placesOfFact(id, trees)) === 0 ? 'merge it' : 'have it approved';
}
