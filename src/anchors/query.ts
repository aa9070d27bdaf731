import type { Citation } from '../memory/citation.js';
import type { Importance } from '../memory/envelope.js';
import type { FactRecord } from '../memory/fact.js';
import { type Sha256, sha256 } from '../tree/digest.js';
import type { Tree } from '../tree/tree.js';
import type { AnchorResult } from './verdict.js';

/* A source of a fact, of which the cited file has to be read. */

/** Verdicts of every source of every fact, by fact id, in the order of the sources. */
export type AnchorChecks = ReadonlyMap<string, readonly AnchorResult[]>;

/** A tree that was checked in the same run: the base of a change. */
export interface Settled {
  readonly tree: Tree;
  readonly records: readonly FactRecord[];
  readonly checks: AnchorChecks;
}

export type BoundCitation = Citation & { readonly digest: Sha256 };

/** Whether there is a digest to compare; without one a source is `unbound`. */
export function isBound(citation: Citation): citation is BoundCitation {
  return citation.digest !== null;
}

/** One source of one fact, of which the file has to be read. */
export interface AnchorQuery {
  readonly citation: BoundCitation;
  readonly importance: Importance;
  readonly statement: string;
  /** The verdict on the same source at the base; null where the base does not have it in these words. */
  readonly atBase: AnchorResult | null;
  /** Where the file is; another one than the citation's path where the change renamed it. */
  readonly path: string;
  /** Links on the way to it. */
  readonly via: readonly string[];
  readonly oid: string | null;
}

/** What an importance needs besides text and place. */
export function asksFor(importance: Importance): {
  readonly unit: boolean;
  readonly origin: boolean;
} {
  return {
    unit: importance === 'high' || importance === 'critical',
    origin: importance === 'critical',
  };
}

/** What `absent` stores: nothing is there, so nothing is digested. */
export const ABSENT: Sha256 = sha256('');
