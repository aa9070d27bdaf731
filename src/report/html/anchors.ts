import type { Finding } from '../../gate/finding.js';
import { FACT_ID } from '../../memory/fact.js';
import { hexDigest } from '../../tree/digest.js';
import { visible } from '../../text/visible.js';
import type { Entry } from '../../trust/entry.js';

/*
 * Under which address does a fact or a finding stand on the page? `auth/owner` at `#fact-auth/owner`, a finding at
 * `#finding-` and twelve digits of its fingerprint, so that both stay the same from run to run. Only the id of a fact
 * is ever in an address, for it has letters, digits, `-` and `/` alone; every other name is told by a digest, and one
 * that the policy blocks by nothing (SECURITY S28, S40). People keep these addresses: their form should stay.
 */

/** Longer ids are cut where they are shown, so they are no address. */
const LONGEST_ID = 200;
/** Characters of another name that its address is made of. */
const LONGEST_NAME = 1_000;

/** The addresses of a page: what has one, and what of it is there. */
export class Anchors {
  private readonly names = new Map<Entry | Finding, string>();
  private readonly byId = new Map<string, Entry>();
  private readonly taken = new Set<string>();
  /** Everything that found room; null while that is not known. */
  private there: ReadonlySet<string> | null = null;
  private seen = new Set<string>();

  constructor(entries: readonly Entry[], findings: readonly Finding[]) {
    for (const entry of entries) {
      if (!this.byId.has(entry.id)) this.byId.set(entry.id, entry);
      this.take(entry, nameOfEntry(entry));
    }
    for (const finding of findings)
      this.take(finding, `finding-${finding.fingerprint.slice('sha256:'.length).slice(0, 12)}`);
  }

  /** Two of one name have one address: that of the first. */
  private take(item: Entry | Finding, name: string | null): void {
    if (name === null || this.taken.has(name)) return;
    this.taken.add(name);
    this.names.set(item, name);
  }

  /** The `id` of an item, without `#`; null where it has none. */
  nameOf(item: Entry | Finding): string | null {
    return this.names.get(item) ?? null;
  }

  entry(id: string): Entry | null {
    return this.byId.get(id) ?? null;
  }

  /** The address of an item, where it is on the page. */
  hrefOf(item: Entry | Finding | null): string | null {
    const name = item === null ? null : this.nameOf(item);
    return name === null || this.there?.has(name) === false ? null : `#${name}`;
  }

  /** Says that an item found room. */
  readonly show = (item: Entry | Finding): void => {
    const name = this.nameOf(item);
    if (name !== null) this.seen.add(name);
  };

  /** Whether all that has an address found room. If not, links lead to what did from now on. */
  isWhole(): boolean {
    this.there = this.seen;
    this.seen = new Set();
    return this.there.size === this.taken.size;
  }
}

/** A file of evidence or of an agent is called by a digest; of a blocked one nothing is said but what is shown. */
function nameOfEntry({ id, record, status }: Entry): string | null {
  if (record !== null && isAddress(id)) return `fact-${id}`;
  if (status === 'policy_blocked') return null;
  // A fact and a file can have one name.
  const kind = record === null ? 'file' : 'fact';
  return `entry-${hexDigest(`${kind} ${id.slice(0, LONGEST_NAME)}`).slice(0, 12)}`;
}

/** Whether an id is shown as it is, and has no character that an address could not have. */
function isAddress(id: string): boolean {
  return id.length <= LONGEST_ID && FACT_ID.test(id) && visible(id) === id;
}
