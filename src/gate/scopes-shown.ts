import type { Policy } from '../memory/policy-shape.js';
import { Scopes } from '../memory/scopes.js';
import type { Entry } from '../trust/entry.js';
import { isHiddenName } from '../trust/blocking.js';
import { placeOf } from './scoped-severity.js';
import { blockedFacts, type Snapshot } from './snapshot.js';

/*
 * Under which scope does a report show a finding or an entry? `services/payments`, or null: the whole repository.
 * `run-rules.ts` and `evaluate.ts` ask when everything is redacted; the comment and the JSON report show it. No trust
 * and no approval rests on it. What a blocked fact cites is unsaid, and so is its scope (SECURITY S28). Folders are as
 * the tree spells them; the views make them visible.
 */

/** What scopes are called in reports; there is none of it where the policy has no scopes. */
export class ScopesShown {
  /** Facts of which nothing is said. */
  private readonly blocked: ReadonlySet<string>;

  private constructor(
    private readonly scopes: Scopes,
    private readonly change: { readonly base: Snapshot; readonly head: Snapshot },
    private readonly policy: Policy,
  ) {
    this.blocked = new Set(
      [change.base, change.head].flatMap((snapshot) => [...blockedFacts(snapshot).keys()]),
    );
  }

  static of(
    policy: Policy,
    change: { readonly base: Snapshot; readonly head: Snapshot },
  ): ScopesShown | null {
    const scopes = Scopes.of(policy);
    return scopes === null ? null : new ScopesShown(scopes, change, policy);
  }

  /** The folder of the scope that a finding, or a fact and its file, belongs to; null for the whole repository. */
  folderOf({
    factId,
    path,
  }: {
    readonly factId: string | null;
    readonly path: string | null;
  }): string | null {
    if (factId !== null && this.blocked.has(factId)) return null;
    const folder = placeOf({ factId, path }, this.change)?.home.folder ?? null;
    return folder === null || isHiddenName(folder, this.policy, true) ? null : folder;
  }

  folderOfEntry({
    record,
    path,
    status,
  }: Pick<Entry, 'record' | 'path' | 'status'>): string | null {
    return status === 'policy_blocked'
      ? null
      : this.folderOf({ factId: record?.id ?? null, path: record === null ? path : null });
  }

  /** Whether the comment has a section for a scope though nothing in it fails. */
  isCommented(folder: string): boolean {
    return this.scopes.in(folder).isCommented;
  }
}
