import { visible } from '../text/visible.js';
import { hexDigest } from '../tree/digest.js';
import { codeSpan } from './markdown.js';

/*
 * Where on GitHub can a reader look at a file that was judged? `src/a.ts`, lines 3 to 9, at a commit:
 * `https://github.com/acme/payments/blob/<sha>/src/a.ts#L3-L9`. A name must never choose where a link leads, since
 * names are a stranger's. The form of an address is GitHub's; fewer names may become links at any time.
 */

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
 * The page of a file at a commit. A name that is not shown as it is gets none, because a link says
 * all of it: a secret, an invisible character, the end that was cut (SECURITY S24, S28). A
 * backslash stands for a byte that is not UTF-8.
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
