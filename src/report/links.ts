import { visible } from '../text/visible.js';
import { hexDigest } from '../tree/digest.js';
import { codeSpan, markdownPhrase } from './markdown.js';
import type { AnchorResult } from '../anchors/verdict.js';
import type { Finding } from '../gate/finding.js';
import type { Phrase } from '../text/phrase.js';
import type { Evaluation } from '../gate/evaluate.js';
import type { LineRange } from '../memory/citation.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { ruleUrl } from './project.js';

/* Names in reports as links: to the file in a commit that has it, else as plain names. */

/** A repository on GitHub, or on a company's server. */
export interface HostedRepository {
  /** `https://github.com` */
  readonly server: string;
  readonly owner: string;
  readonly repo: string;
}

/** Files of a commit that can be looked at. */
interface HostedFiles {
  /** Full object id. */
  readonly sha: string;
  readonly has: (path: string) => boolean;
}

/** Where a reader can look at the files that were judged. */
export interface Links {
  readonly repository: HostedRepository;
  /** The judged commit: of a pull request its merge commit, since lines are counted there. */
  readonly head: HostedFiles;
  /** Shows what is gone. */
  readonly base: HostedFiles | null;
}

/** A file at a commit, and which lines of it. */
interface FilePlace {
  readonly sha: string;
  readonly path: string;
  /** 1-based, inclusive. */
  readonly lines?: readonly [from: number, to: number] | null;
}

/**
 * The page of a file at a commit. A name that is not shown as it is gets none, because a link says all of it: a secret,
 * an invisible character, the end that was cut (SECURITY S24, S28). A backslash stands for a byte that is not UTF-8.
 */
export function pageOf(
  repository: HostedRepository,
  { sha, path, lines = null }: FilePlace,
): string | null {
  const segments = path.split('/');
  const isOdd =
    visible(path) !== path ||
    path.includes('\\') ||
    segments.some((one) => one === '' || one === '.' || one === '..');
  if (isOdd) return null;
  const at = lines === null ? '' : `#L${lines[0]}${lines[1] === lines[0] ? '' : `-L${lines[1]}`}`;
  return `${repositoryPage(repository)}/blob/${sha}/${segments.map(encoded).join('/')}${at}`;
}

/** Two commits, the older one first. */
interface Comparison {
  readonly base: string;
  readonly head: string;
}

/**
 * The page that compares two commits, at one file of it: GitHub's anchor of a file is the SHA-256 of its path. Lines
 * are left out: a line that the diff does not show has no anchor.
 */
export function comparePage(
  repository: HostedRepository,
  { base, head }: Comparison,
  path: string,
): string | null {
  if (pageOf(repository, { sha: head, path }) === null) return null;
  return `${repositoryPage(repository)}/compare/${base}...${head}#diff-${hexDigest(path)}`;
}

/** The page of a run of a workflow. */
export function runPage(repository: HostedRepository, run: number): string {
  return `${repositoryPage(repository)}/actions/runs/${run}`;
}

/** A name as a link. It stays in its code span, and chooses nothing of where the link leads (SECURITY S26). */
export function linkTo(name: string, url: string | null): string {
  return url === null ? codeSpan(name) : `[${codeSpan(name)}](${url})`;
}

/** `https://github.com/acme/payments`, without a final slash. */
function repositoryPage({ server, owner, repo }: HostedRepository): string {
  return `${new URL(server).href.replace(/\/+$/, '')}/${encoded(owner)}/${encoded(repo)}`;
}

/** One segment of a path, with what would end a link in Markdown encoded as well: `a(b)` is `a%28b%29`. */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** How a comment writes the names of an evaluation. What has them as links is loaded by the actions alone. */
export interface Names {
  /** The id of an entry. */
  entry(id: string): string;
  /** A sentence with its names. @param about the fact that it is about. */
  phrase(phrase: Phrase, about?: string | null): string;
  /** `src/a.ts:3:7` */
  place(place: NamedPlace): string;
  /** ` (then, now, diff)`: what a source said before the change and says now; empty where nothing is linked. */
  versions(source: AnchorResult): string;
  /** `MT201 silent-promotion` */
  rule(finding: Pick<Finding, 'rule' | 'name'>): string;
}

export interface NamedPlace {
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
}

export function placeWords({ path, line, column }: NamedPlace): string {
  return [path, line ?? [], column ?? []].flat().join(':');
}

/** Every name in a code span, and no links. */
export const plainNames: Names = {
  entry: (id) => codeSpan(id),
  phrase: (phrase) => markdownPhrase(phrase),
  place: (place) => codeSpan(placeWords(place)),
  versions: () => '',
  rule: ({ rule, name }) => `${rule} ${name}`,
};

/** Where a name of the evaluation stands. */
interface Place {
  readonly path: string;
  readonly lines: LineRange | null;
}

/** The pages of facts and of files that an evaluation names; what else a sentence quotes is no place. */
export class NamePlaces {
  private readonly files = new Set<string>();
  private readonly facts = new Map<string, Place>();
  private readonly cited = new Map<string, readonly AnchorResult[]>();

  constructor(
    { entries, changes, findings }: Pick<Evaluation, 'entries' | 'changes' | 'findings'>,
    private readonly links: Links,
  ) {
    for (const { id, path, record, anchors } of entries) {
      this.cited.set(id, anchors);
      if (path === null) continue;
      this.files.add(path);
      const line = record?.line;
      this.facts.set(id, { path, lines: line === undefined ? null : [line, line] });
    }
    const known = new Set(entries.map(({ id }) => id));
    for (const { id, from, because } of changes) {
      if (because.length > 0) this.cited.set(id, because);
      // What the head has no more was a fact of the base, unless even its name is kept unsaid.
      if (!known.has(id) && from !== 'policy_blocked')
        this.facts.set(id, { path: factPath(id), lines: null });
    }
    for (const { path } of findings) if (path !== null) this.files.add(path);
    for (const anchors of this.cited.values()) {
      for (const { path, movedTo } of anchors) {
        this.files.add(path);
        if (movedTo !== null) this.files.add(movedTo.path);
      }
    }
  }

  ofEntry(id: string): string | null {
    return this.pageOf(this.facts.get(id) ?? null);
  }

  /** @param about the fact that it is about, whose cited lines are then known. */
  ofName(name: string, about: string | null): string | null {
    return this.pageOf(this.placeOf(name, about));
  }

  ofLine(path: string, line: number | null): string | null {
    return this.pageOf({ path, lines: line === null ? null : [line, line] });
  }

  /** Where a name stands: a cited source of the fact in question first, since that has lines. */
  private placeOf(name: string, about: string | null): Place | null {
    const anchors = about === null ? [] : (this.cited.get(about) ?? []);
    for (const anchor of anchors) {
      if (anchor.movedTo?.path === name) return anchor.movedTo;
      if (anchor.path === name) return { path: name, lines: linesOf(anchor.selector) };
    }
    return this.facts.get(name) ?? (this.files.has(name) ? { path: name, lines: null } : null);
  }

  /** In the head where it is there, else in the base, which shows what is gone. */
  private pageOf(place: Place | null): string | null {
    if (place === null) return null;
    const { repository, head, base } = this.links;
    const files = head.has(place.path) ? head : base;
    return files?.has(place.path) === true
      ? pageOf(repository, { sha: files.sha, ...place })
      : null;
  }
}

/** The lines that a selector names: 3 and 9 of `lines:3-9`. What stands elsewhere by now has its own. */
function linesOf(selector: string): LineRange | null {
  const [, from, to] = /^lines:(\d+)-(\d+)$/.exec(selector) ?? [];
  return from === undefined || to === undefined ? null : [Number(from), Number(to)];
}

/**
 * The names of an evaluation as Markdown: each a code span, and a link where it is the name of a fact or of a file that
 * can be looked at. Only these are: what else a sentence quotes is no place, whatever it looks like.
 */
export class LinkedNames implements Names {
  private readonly places: NamePlaces;
  constructor(
    evaluation: Evaluation,
    private readonly links: Links,
  ) {
    this.places = new NamePlaces(evaluation, links);
  }

  entry(id: string): string {
    return linkTo(id, this.places.ofEntry(id));
  }

  /** @param about the fact that it is about, whose cited lines are then known. */
  phrase(phrase: Phrase, about: string | null = null): string {
    return markdownPhrase(phrase, (name) => linkTo(name, this.places.ofName(name, about)));
  }

  place(place: NamedPlace): string {
    return linkTo(placeWords(place), this.places.ofLine(place.path, place.line));
  }

  /** @param source a source of a fact whose text held at the base and does not at the head. */
  versions({ path, selector, movedTo, stood }: AnchorResult): string {
    const { repository, head, base } = this.links;
    if (base === null) return '';
    const at = movedTo?.path ?? path;
    // Of a whole file its beginning is shown, and what must not be there stands nowhere.
    const lines = /^(?:file$|absent|present$)/.test(selector) ? null : stood;
    const pages = [
      [
        'then',
        base.has(path)
          ? pageOf(repository, { sha: base.sha, path, lines: lines?.base ?? null })
          : null,
      ],
      [
        'now',
        head.has(at)
          ? pageOf(repository, { sha: head.sha, path: at, lines: lines?.here ?? null })
          : null,
      ],
      [
        'diff',
        comparePage(repository, { base: base.sha, head: head.sha }, head.has(at) ? at : path),
      ],
    ] as const;
    const links = pages.flatMap(([word, page]) => (page === null ? [] : [`[${word}](${page})`]));
    return links.length === 0 ? '' : ` (${links.join(', ')})`;
  }

  rule({ rule, name }: Pick<Finding, 'rule' | 'name'>): string {
    return `[${rule} ${name}](${ruleUrl({ code: rule, name })})`;
  }
}
