import type { Finding } from '../../gate/finding.js';
import type { Phrase } from '../../text/phrase.js';
import type { Entry } from '../../trust/entry.js';
import type { Links, NamePlaces } from '../links.js';
import { code, markup, type Markup, NOTHING, sentence, text } from './markup.js';
import { FACT_ID } from '../../memory/fact.js';
import { hexDigest } from '../../tree/digest.js';
import { visible } from '../../text/visible.js';
import type { Facets } from './facets.js';
import type { AfterApproval } from '../verdict.js';
import type { ThenAndNow } from '../../gate/then-and-now.js';

/* Names and their links on the page: which row a name leads to, and where its file can be read. */

/** Browsers and servers cut longer addresses. */
const LONGEST_ADDRESS = 2_000;

export class PageNames {
  constructor(
    private readonly anchors: Anchors,
    /** Null if it is not known where the repository is hosted. */
    private readonly places: NamePlaces | null,
  ) {}

  /** @param about the fact that the sentence is about. */
  phrase(phrase: Phrase, about: string | null = null): Markup {
    return sentence(phrase, (name) => this.name(name, about));
  }

  private name(name: string, about: string | null): Markup {
    const row = this.anchors.hrefOf(this.anchors.entry(name));
    return linked(code(name), row ?? this.places?.ofName(name, about) ?? null);
  }

  /** A link to the row of an entry. */
  entry(id: string): Markup {
    return linked(code(id), this.anchors.hrefOf(this.anchors.entry(id)));
  }

  /** The name in its own row, a link to itself. */
  own(entry: Entry): Markup {
    return linked(code(entry.id), this.anchors.hrefOf(entry));
  }

  /** A link to the file on GitHub, if known. */
  file({ id }: Entry): Markup {
    const url = this.places?.ofEntry(id) ?? null;
    return url === null ? NOTHING : linked(markup`file`, url);
  }

  place(path: string, line: number | null): Markup {
    return linked(code(path), this.places?.ofLine(path, line) ?? null);
  }

  /** A link to a finding, if it is on the page. @param said our own words. */
  finding(finding: Finding, said: string = finding.rule): Markup {
    const href = this.anchors.hrefOf(finding);
    return href === null ? NOTHING : linked(markup`${said}`, href);
  }
}

/** @param url null for no link. */
export function linked(said: Markup, url: string | null): Markup {
  return url === null || url.length > LONGEST_ADDRESS
    ? said
    : markup`<a href="${text(url, LONGEST_ADDRESS)}">${said}</a>`;
}

/** Longer ids are cut where they are shown. */
const LONGEST_ID = 200;
const LONGEST_NAME = 1_000;

/** The anchors of a page. */
export class Anchors {
  private readonly names = new Map<Entry | Finding, string>();
  private readonly byId = new Map<string, Entry>();
  private readonly byPath = new Map<string, Entry>();
  private readonly taken = new Set<string>();
  /** What fits on the page; null while that is unknown. */
  private there: ReadonlySet<string> | null = null;

  constructor(entries: readonly Entry[], findings: readonly Finding[]) {
    for (const entry of entries) {
      if (!this.byId.has(entry.id)) this.byId.set(entry.id, entry);
      if (entry.path !== null && !this.byPath.has(entry.path)) this.byPath.set(entry.path, entry);
      this.take(entry, nameOfEntry(entry));
    }
    for (const finding of findings)
      this.take(finding, `finding-${finding.fingerprint.slice('sha256:'.length).slice(0, 12)}`);
  }

  /** The first of two with the same name gets the anchor. */
  private take(item: Entry | Finding, name: string | null): void {
    if (name === null || this.taken.has(name)) return;
    this.taken.add(name);
    this.names.set(item, name);
  }

  /** Without `#`. */
  nameOf(item: Entry | Finding): string | null {
    return this.names.get(item) ?? null;
  }

  /** The first entry with an id. */
  entry(id: string): Entry | null {
    return this.byId.get(id) ?? null;
  }

  /** What a finding is about: a fact or an agent file. */
  entryOf({ factId, path }: Finding): Entry | null {
    const fact = factId === null ? null : this.entry(factId);
    return fact ?? (path === null ? undefined : this.byPath.get(path)) ?? null;
  }

  /** Null if it is not on the page. */
  hrefOf(item: Entry | Finding | null): string | null {
    const name = item === null ? null : this.nameOf(item);
    return name === null || this.there?.has(name) === false ? null : `#${name}`;
  }

  /** Whether every item is on a page. If not, later links lead only to those that are. */
  isWhole(html: string): boolean {
    this.there = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name));
    return [...this.taken].every((name) => this.there?.has(name));
  }
}

/** Evidence and agent files are named by a digest; nothing is said of a blocked entry. */
function nameOfEntry({ id, record, status }: Entry): string | null {
  if (record !== null && isAddress(id)) return `fact-${id}`;
  if (status === 'policy_blocked') return null;
  // A fact and a file may have the same name.
  const kind = record === null ? 'file' : 'fact';
  return `entry-${hexDigest(`${kind} ${id.slice(0, LONGEST_NAME)}`).slice(0, 12)}`;
}

/** Whether an id is shown in full and can be an anchor. */
function isAddress(id: string): boolean {
  return id.length <= LONGEST_ID && FACT_ID.test(id) && visible(id) === id;
}

/** What every part of the page needs. */
export interface PageParts {
  readonly anchors: Anchors;
  readonly facets: Facets;
  readonly names: PageNames;
}

/** What the page shows besides the evaluation; it comes from git or the host. Each part may be missing. */
export interface PageEvidence {
  /** Null if it is not known where the repository is hosted. */
  readonly links?: Links | null;
  /** What stale facts cite, then and now. */
  readonly cited?: readonly ThenAndNow[];
  /** Adopted facts after each of the last commits of the base. */
  readonly trend?: AdoptionTrend | null;
  /** By the id of the event. */
  readonly arrivals?: ReadonlyMap<string, EventArrival>;
  /** What starts the check again after an approval; null if there is no pull request. */
  readonly afterApproval?: AfterApproval | null;
}

/** The commit of the base that added an event. */
export interface EventArrival {
  readonly commit: string;
  /** From the message of the commit. */
  readonly pullRequest: number | null;
}

export interface AdoptionTrend {
  /** Oldest first. */
  readonly adopted: readonly number[];
}
