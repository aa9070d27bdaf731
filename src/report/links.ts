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

/** The files of a commit. */
interface HostedFiles {
  /** Full object id. */
  readonly sha: string;
  readonly has: (path: string) => boolean;
}

export interface Links {
  readonly repository: HostedRepository;
  /** The judged commit. For a pull request its merge commit: lines are counted there. */
  readonly head: HostedFiles;
  /** For files that are gone. */
  readonly base: HostedFiles | null;
}

interface FilePlace {
  readonly sha: string;
  readonly path: string;
  /** 1-based, inclusive. */
  readonly lines?: readonly [from: number, to: number] | null;
}

/**
 * The page of a file at a commit; null for a name that is not shown in full, because a link would reveal it: a secret,
 * an invisible character, a cut end (SECURITY S24, S28). A backslash stands for a byte that is not UTF-8.
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

interface Comparison {
  readonly base: string;
  readonly head: string;
}

/**
 * The page that compares two commits, at one file: GitHub's anchor is the SHA-256 of the path. Lines that the diff does
 * not show have no anchor, so they are left out.
 */
function comparePage(
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

/** The name stays in its code span and does not influence the address (SECURITY S26). */
export function linkTo(name: string, url: string | null): string {
  return url === null ? codeSpan(name) : `[${codeSpan(name)}](${url})`;
}

/** `https://github.com/acme/payments`, without a final slash. */
function repositoryPage({ server, owner, repo }: HostedRepository): string {
  return `${new URL(server).href.replace(/\/+$/, '')}/${encoded(owner)}/${encoded(repo)}`;
}

/** One segment of a path, also safe in a Markdown link: `a(b)` is `a%28b%29`. */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** How a comment writes the names of an evaluation. */
export interface Names {
  entry(id: string): string;
  /** @param about the fact that the sentence is about. */
  phrase(phrase: Phrase, about?: string | null): string;
  /** `src/a.ts:3:7` */
  place(place: NamedPlace): string;
  /** ` (then, now, diff)`: links to a source before and after the change; empty without links. */
  versions(source: AnchorResult): string;
  /** `MT201 silent-promotion` */
  rule(finding: Pick<Finding, 'rule' | 'name'>): string;
}

interface NamedPlace {
  readonly path: string;
  readonly line: number | null;
  readonly column: number | null;
}

function placeWords({ path, line, column }: NamedPlace): string {
  return [path, line ?? [], column ?? []].flat().join(':');
}

export const plainNames: Names = {
  entry: (id) => codeSpan(id),
  phrase: (phrase) => markdownPhrase(phrase),
  place: (place) => codeSpan(placeWords(place)),
  versions: () => '',
  rule: ({ rule, name }) => `${rule} ${name}`,
};

interface Place {
  readonly path: string;
  readonly lines: LineRange | null;
}

/** The pages of the facts and files that an evaluation names. Other quoted names have none. */
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
      // Unless its name is hidden, what the head lacks was a fact of the base.
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

  /** @param about the fact whose cited lines are meant. */
  ofName(name: string, about: string | null): string | null {
    return this.pageOf(this.placeOf(name, about));
  }

  ofLine(path: string, line: number | null): string | null {
    return this.pageOf({ path, lines: line === null ? null : [line, line] });
  }

  /** First among the cited sources of that fact, since these have lines. */
  private placeOf(name: string, about: string | null): Place | null {
    const anchors = about === null ? [] : (this.cited.get(about) ?? []);
    for (const anchor of anchors) {
      if (anchor.movedTo?.path === name) return anchor.movedTo;
      if (anchor.path === name) return { path: name, lines: linesOf(anchor.selector) };
    }
    return this.facts.get(name) ?? (this.files.has(name) ? { path: name, lines: null } : null);
  }

  /** In the head, or in the base for what is gone. */
  private pageOf(place: Place | null): string | null {
    if (place === null) return null;
    const { repository, head, base } = this.links;
    const files = head.has(place.path) ? head : base;
    return files?.has(place.path) === true
      ? pageOf(repository, { sha: files.sha, ...place })
      : null;
  }
}

/** 3 and 9 for `lines:3-9`; a span that moved has its own lines. */
function linesOf(selector: string): LineRange | null {
  const [, from, to] = /^lines:(\d+)-(\d+)$/.exec(selector) ?? [];
  return from === undefined || to === undefined ? null : [Number(from), Number(to)];
}

/** Names as code spans, with links for facts and files of the evaluation. */
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

  /** @param about the fact that the sentence is about. */
  phrase(phrase: Phrase, about: string | null = null): string {
    return markdownPhrase(phrase, (name) => linkTo(name, this.places.ofName(name, about)));
  }

  place(place: NamedPlace): string {
    return linkTo(placeWords(place), this.places.ofLine(place.path, place.line));
  }

  /** @param source a source that held at the base and does not at the head. */
  versions({ path, selector, movedTo, stood }: AnchorResult): string {
    const { repository, head, base } = this.links;
    if (base === null) return '';
    const at = movedTo?.path ?? path;
    // A whole file is shown from its beginning; absent text has no place.
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
