import type { ManagedBlock } from './markers.js';
import { innerDigest, isLineOf, parseInner } from './render.js';
import { ADOPTING_TYPES, type LedgerEvent } from '../../memory/ledger.js';
import { blockedFacts, type OpenFact, openFacts, type Snapshot } from '../snapshot.js';

/*
 * Is a block what memtrust would write of these facts, and are they trusted? Each line is rendered anew from the fact
 * that it names and compared byte by byte; then the judge's word on that fact counts. A line that the facts of the head
 * do not give can be that of the base, which was right until this change; and a line that the base has too can be that
 * of an older version, which must have been adopted once.
 */

/** What is wrong with one block. */
export type BlockFault =
  /** The digest in its marker is not that of its text. */
  | { readonly kind: 'digest' }
  /** It has text that memtrust never writes. */
  | { readonly kind: 'form' }
  /** It says of a fact what that fact does not say. */
  | { readonly kind: 'text'; readonly id: string }
  /** It lists a fact that the policy blocks; its id is not told. */
  | { readonly kind: 'blocked' }
  /** It lists a fact that is not trusted; null where the fact is gone. */
  | {
      readonly kind: 'untrusted';
      readonly id: string;
      readonly entry: OpenFact | null;
      /** The base has the line too. */
      readonly isCarried: boolean;
      /** It was adopted once, and neither the line nor the loss of trust is of this change. */
      readonly wasAdopted: boolean;
    }
  /** It says what an older version of a fact said. */
  | { readonly kind: 'older'; readonly id: string }
  /** What is adopted by this change counts from the merge on; until then the block is as it should be. */
  | { readonly kind: 'pending'; readonly id: string };

/** The facts of a snapshot by their id, for all its blocks. */
export interface KnownFacts {
  readonly open: ReadonlyMap<string, OpenFact>;
  readonly blocked: ReadonlyMap<string, string>;
}

export function knownFacts(snapshot: Snapshot): KnownFacts {
  return {
    open: new Map(openFacts(snapshot).map((entry) => [entry.id, entry])),
    blocked: blockedFacts(snapshot),
  };
}

export interface BlockTerms {
  readonly now: KnownFacts;
  /** Those of the base. */
  readonly earlier: KnownFacts;
  /** Events that are settled. */
  readonly settled: readonly LedgerEvent[];
  /** Whether the block of the base in the same file has a line as well. */
  readonly isCarried: (line: string) => boolean;
}

/** All faults of a block but its age, in the order of its lines. */
export function faultsOf(block: ManagedBlock, terms: BlockTerms): readonly BlockFault[] {
  if (innerDigest(block.inner) !== block.stamped) return [{ kind: 'digest' }];
  const parsed = parseInner(block.inner);
  if (parsed === null) return [{ kind: 'form' }];
  return parsed.entries.flatMap(({ id, line }) => faultOf(id, line, terms) ?? []);
}

/** A line of a block, with the fact that it names as it is now, and as it was at the base. */
interface NamedLine {
  readonly id: string;
  readonly line: string;
  readonly entry: OpenFact | null;
  readonly before: OpenFact | null;
  readonly isCarried: boolean;
}

function faultOf(id: string, line: string, terms: BlockTerms): BlockFault | null {
  const { now, earlier, settled } = terms;
  if (now.blocked.has(id)) return { kind: 'blocked' };
  const named: NamedLine = {
    id,
    line,
    entry: now.open.get(id) ?? null,
    before: earlier.open.get(id) ?? null,
    isCarried: terms.isCarried(line),
  };
  const { entry, before } = named;
  if (says(entry, line)) return isTrusted(entry) ? null : distrusted(named, settled);
  // The facts of the base were right until this change.
  if (isTrusted(before) && says(before, line))
    return isPending(named) ? { kind: 'pending', id } : untrusted(named, false);
  const least = entry === null ? 1 : 2;
  return named.isCarried && versionsOf(id, settled) >= least
    ? { kind: 'older', id }
    : { kind: 'text', id };
}

/** A line that says what the fact says, which is not trusted. */
function distrusted(named: NamedLine, settled: readonly LedgerEvent[]): BlockFault {
  const { id, before, isCarried } = named;
  if (isPending(named)) return { kind: 'pending', id };
  return untrusted(named, isCarried && !isTrusted(before) && versionsOf(id, settled) > 0);
}

function untrusted({ id, entry, isCarried }: NamedLine, wasAdopted: boolean): BlockFault {
  return { kind: 'untrusted', id, entry, isCarried, wasAdopted };
}

/** Its adoption is in this change, and the line was there before. */
function isPending({ entry, isCarried }: NamedLine): boolean {
  return isCarried && entry?.reasons.includes('adoption_unsettled') === true;
}

function isTrusted(entry: OpenFact | null): boolean {
  return entry?.trustedBaseline === true;
}

function says(entry: OpenFact | null, line: string): boolean {
  const fact = entry?.record.fact ?? null;
  return entry !== null && fact !== null && isLineOf({ ...entry, fact }, line);
}

/** How many versions of a fact were adopted. With one alone there is no older text that a block could have. */
function versionsOf(id: string, settled: readonly LedgerEvent[]): number {
  const versions = new Set<string>();
  for (const { fact, type, claim, binding } of settled)
    if (fact === id && ADOPTING_TYPES.has(type)) versions.add(`${claim} ${binding}`);
  return versions.size;
}

/** Whether a block is one that memtrust never wrote of these facts. */
export function isForged({ kind }: BlockFault): boolean {
  return kind === 'digest' || kind === 'form' || kind === 'text';
}
