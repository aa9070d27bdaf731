import type { Finding } from '../../gate/finding.js';
import type { Phrase } from '../../text/phrase.js';
import type { Entry } from '../../trust/entry.js';
import type { Links, NamePlaces } from '../links.js';
import { code, markup, type Markup, NOTHING, sentence, text } from './markup.js';
import { FACT_ID } from '../../memory/fact.js';
import { hexDigest } from '../../tree/digest.js';
import { visible } from '../../text/visible.js';
import type { Facets } from './facets.js';
import type { ThenAndNow } from '../../gate/then-and-now.js';

/* Names and their links on the page: which row a name leads to, and where its file can be read. */

/** A longer address is no link: browsers and servers cut it. */
const LONGEST_ADDRESS = 2_000;

/** The names of an evaluation as the page writes them. */
export class PageNames {
  constructor(
    private readonly anchors: Anchors,
    /** Null where nobody knows where the repository is hosted. */
    private readonly places: NamePlaces | null,
  ) {}

  /** A sentence in which the names of facts and of files are links. @param about the fact that it is about. */
  phrase(phrase: Phrase, about: string | null = null): Markup {
    return sentence(phrase, (name) => this.name(name, about));
  }

  /** The name of a fact or a file. */
  private name(name: string, about: string | null): Markup {
    const row = this.anchors.hrefOf(this.anchors.entry(name));
    return linked(code(name), row ?? this.places?.ofName(name, about) ?? null);
  }

  /** The name of an entry as a link to its row. */
  entry(id: string): Markup {
    return linked(code(id), this.anchors.hrefOf(this.anchors.entry(id)));
  }

  /** The name of a row, which is an address by itself. */
  own(entry: Entry): Markup {
    return linked(code(entry.id), this.anchors.hrefOf(entry));
  }

  /** The file of an entry on GitHub; nothing where that is not known. */
  file({ id }: Entry): Markup {
    const url = this.places?.ofEntry(id) ?? null;
    return url === null ? NOTHING : linked(markup`file`, url);
  }

  place(path: string, line: number | null): Markup {
    return linked(code(path), this.places?.ofLine(path, line) ?? null);
  }

  /** A link to a finding; nothing where that is not on the page. @param said our own words. */
  finding(finding: Finding, said: string = finding.rule): Markup {
    const href = this.anchors.hrefOf(finding);
    return href === null ? NOTHING : linked(markup`${said}`, href);
  }
}

/** Something as a link. @param url of `anchors.ts` or `links.ts`; null for none. */
export function linked(said: Markup, url: string | null): Markup {
  return url === null || url.length > LONGEST_ADDRESS
    ? said
    : markup`<a href="${text(url, LONGEST_ADDRESS)}">${said}</a>`;
}

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

/** What every part of the page needs: the addresses of rows, their filters, and which names are links. */
export interface PageParts {
  readonly anchors: Anchors;
  readonly facets: Facets;
  readonly names: PageNames;
}

/**
 * What the page shows that an evaluation does not hold: `html.ts` takes it from whoever writes the page, since it needs
 * git or knows the host. Each is left out where it is not at hand, and the page is whole without it. Fields may be
 * added. The compiler holds those who fill it.
 */
export interface PageEvidence {
  /** Where the files can be looked at; null where nobody knows where the repository is hosted. */
  readonly links?: Links | null;
  /** What stale facts cite, as it was and as it is. */
  readonly cited?: readonly ThenAndNow[];
  /** How many facts were adopted after each of the last commits of the base; null where nobody knows. */
  readonly trend?: AdoptionTrend | null;
  /** By which commit of the base an event came, by the id of the event. */
  readonly arrivals?: ReadonlyMap<string, EventArrival>;
}

/** The commit of the base that brought an event of a ledger. */
export interface EventArrival {
  readonly commit: string;
  /** The number of the pull request that its message names, or null. */
  readonly pullRequest: number | null;
}

/** How the number of adopted facts changed. */
export interface AdoptionTrend {
  /** Facts with an adoption in force, a number for each commit, the oldest first. */
  readonly adopted: readonly number[];
}
