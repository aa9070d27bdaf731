import type { Finding } from '../../gate/finding.js';
import type { Phrase } from '../../text/phrase.js';
import type { Entry } from '../../trust/entry.js';
import type { NamePlaces } from '../name-places.js';
import type { Anchors } from './anchors.js';
import { markup, NOTHING, text, type Markup } from './markup.js';
import { code, sentence } from './phrase.js';

/*
 * Names of the page as links: the id of a fact leads to its row, a file to GitHub at the judged commit, a rule to its
 * findings. An address is made by `anchors.ts` and `links.ts` alone, never of a name as it is (SECURITY S40).
 */

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
