import { type AgentText, readAgentText, type TextLink } from '../../../agent-text.js';
import { mistypedFor, nearest } from '../../../../text/nearest.js';
import { anyCase } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { kept } from '../../../../text/collections.js';
import { baseName, foldersAbove, normalisePath } from '../../../../tree/path.js';
import { extensionOf, isChangeNote, isInvented, isMarkdown, pathsFrom } from '../shape.js';
import { orphanAt } from '../orphans.js';
import type { ReferenceReading } from '../reading.js';
import { namesakeHint, namesakeOf, type ReferenceScene } from '../scene.js';
import type { MentionKind, Suspect } from '../mention.js';
import { move, type PathMove, pathRepair, type ReferenceRepair } from '../respelling.js';

/* Does a Markdown link lead to a file or heading that is not there? */

const REMEDY = plain('Point the link to where the text is now, or remove it.');

/** Markdown links, images and definitions, with the heading that they lead to. */
export const links: MentionKind = {
  name: 'link',
  *mentions(reading) {
    for (const link of linksOf(reading)) {
      const target =
        pageOf(link, reading.scene) ?? (link.kind === 'autolink' ? null : targetOf(link));
      if (target === null) continue;
      yield {
        ...at(link),
        isIn: async (scene) => leadsSomewhere(target, reading, scene),
        suspect: async () =>
          (await judge(link, target, reading)) ?? (await orphanOf(link, target, reading)),
      };
    }
  },
};

/** Links, and addresses of GitHub that stand in the text as they are. */
function linksOf(reading: ReferenceReading): readonly TextLink[] {
  const inText = reading.document.markdown.links;
  if (reading.scene.slug === null) return inText;
  const known = new Set(inText.map(({ line, column }) => `${line} ${column}`));
  const bare = reading.linesWith('https://github.com/').flatMap(({ number: line }) => {
    const text = reading.lines[line - 1]?.text ?? '';
    return Array.from(
      text.matchAll(/https:\/\/github\.com\/[^\s<>()[\]"'`|]{1,300}/g),
      (match): TextLink => {
        const target = match[0].replace(/[.,;:!?*_]{1,4}$/, '');
        return { line, column: match.index + 1, target, label: '', kind: 'autolink' };
      },
    );
  });
  return [...inText, ...bare.filter(({ line, column }) => !known.has(`${line} ${column}`))];
}

const PAGE = anyCase`
  ^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/(?:blob|tree|raw)\/(?:main|master|HEAD)(\/[^?#]{1,300})
  (?:\?[^#]{0,100})?(?:#(.{0,200}))?$`;

/** The file or folder of this repository that a page of GitHub shows, as its default branch has it. */
function pageOf({ target }: TextLink, { slug }: ReferenceScene): Target | null {
  const [, own = '', old = '', anchor = null] = PAGE.exec(target) ?? [];
  if (slug === null || own.toLowerCase() !== slug) return null;
  return {
    path: decodedSlug(old).replace(/\/+$/, ''),
    anchor,
    isCursor: false,
    old,
    isOfForge: true,
  };
}

/** Whether the file is there, and the heading in it; null for what leads out of the tree. */
async function leadsSomewhere(
  target: Target,
  reading: ReferenceReading,
  scene: ReferenceScene,
): Promise<boolean | null> {
  const { document } = reading;
  if (target.path === '')
    return !lacksHeading(document.path, document.text, target.anchor, reading, scene);
  const tried = placesOf(target, reading);
  if (tried.length === 0) return null;
  const there = await scene.firstThere(tried);
  if (there === null) return target.isOfForge !== true && isPage(tried, scene);
  if (target.anchor === null || !isMarkdown(there)) return true;
  return !lacksHeading(there, await scene.textOf(there), target.anchor, reading, scene);
}

/** Where a link leads, as it is written. */
interface Target {
  readonly path: string;
  readonly anchor: string | null;
  readonly isCursor: boolean;
  readonly old: string;
  /** Of an address: it is read from the root, and nothing else can be meant. */
  readonly isOfForge?: boolean;
}

/** Where a link leads; null for what is no path. A query and a line (`a.ts:12`) are left out. */
function targetOf({ target }: TextLink): Target | null {
  const written = target.replace(/^mdc:/i, '');
  // A target with blanks, as `<…>` allows, could be a sentence, and messages quote names alone.
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)|\s/i.test(written)) return null;
  const hash = written.indexOf('#');
  const anchor = hash < 0 ? null : written.slice(hash + 1);
  const old = (hash < 0 ? written : written.slice(0, hash))
    .replace(/\?.*$/s, '')
    .replace(/:\d+(?:-\d+)?$/, '');
  const path = decodedSlug(old);
  return path === '' || mayBePath(path)
    ? { path, anchor, isCursor: /^mdc:/i.test(target), old }
    : null;
}

/** Where a path may lead; nowhere if it leaves the tree. */
function placesOf(target: Target, reading: ReferenceReading): readonly string[] {
  const below = target.path.replace(/^\/+/, '');
  if (target.isOfForge === true) return pathsFrom([''], below);
  return normalisePath(`${reading.own[0] ?? ''}${below}`) === null
    ? []
    : pathsFrom(basesOf(target, reading), below);
}

function basesOf(
  { path, isCursor, isOfForge }: Target,
  reading: ReferenceReading,
): readonly string[] {
  if (isOfForge === true) return [''];
  // With `./` it is meant from the file; in the folders of agents that is often forgotten.
  const isOwn = /^\.{1,2}\//.test(path) && !isCursor && !/(?:^|\/)\./.test(reading.document.path);
  return isOwn ? reading.own : reading.folders;
}

/** How a link is put right. */
function repairOf(
  { line, column, target: written }: TextLink,
  target: Target,
  reading: ReferenceReading,
  elsewhere?: () => PathMove | null,
): ReferenceRepair {
  const { path, old } = target;
  const bases = basesOf(target, reading);
  const spelling = { line, column: column + written.indexOf(old), old, path, bases, climbs: true };
  return pathRepair(spelling, reading.scene, elsewhere);
}

/** Whether a page is there under another name: sites add the ending themselves, and routes have none. */
async function isPage(tried: readonly string[], scene: ReferenceScene): Promise<boolean> {
  for (const candidate of tried) {
    for (const ending of ['.md', '.mdx', '/index.md', '/README.md', '/index.mdx'])
      if (await scene.has(`${candidate}${ending}`)) return true;
  }
  return false;
}

/** What is wrong with a link to a file or heading that is not there; null where nobody can be sure. */
async function judge(
  link: TextLink,
  target: Target,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  const { path, anchor } = target;
  const { scene, document } = reading;
  if (path === '') return deadHeading(link, anchor, document.path, document.text, reading);
  const tried = placesOf(target, reading);
  const [first] = tried;
  if (first === undefined) return null;
  const there = await scene.firstThere(tried);
  if (there !== null) return deadHeading(link, anchor, there, await scene.textOf(there), reading);
  const twin = scene.names.twinOf(first);
  if (twin !== null)
    return {
      ...at(link),
      severity: 'notice',
      message: say`The link to ${link.target} is spelled ${twin} here, so case-sensitive systems do not find it`,
      remedy: say`Write ${twin}.`,
      repair: repairOf(link, target, reading, () => move(first, scene.names.onlyTwinOf(first))),
    };
  const depth = scene.depthOf(first);
  // Folders of the link itself that are there; those that the text lies in say nothing.
  const below = depth - Math.min(depth, foldersAbove(reading.own[0] ?? '').length);
  const isNoClaim =
    isInvented(first.split('/').slice(depth)) ||
    isChangeNote(first) ||
    (isRoute(path) && target.isOfForge !== true) ||
    (await mayBeMade(first, path, reading));
  if (isNoClaim || isSilent(link, reading)) return null;
  const severity = target.isOfForge === true ? 'warning' : severityOf(path, below, reading);
  const elsewhere = (): PathMove | null =>
    severity === 'warning' ? move(first, namesakeOf(first, document.place, scene)) : null;
  return {
    ...at(link),
    gone: tried,
    severity,
    message: say`The link to ${link.target} is broken`,
    guess: () => ({ hint: namesakeHint(first, document.place, scene) }),
    remedy: REMEDY,
    // A path of one machine is put right by the kind that knows these.
    repair: OF_A_HOME.test(path) ? undefined : repairOf(link, target, reading, elsewhere),
  };
}

const OF_A_HOME = /^\/(?:Users|home)\//;

/** A link that the text outlived: see `orphans.ts`. */
async function orphanOf(
  link: TextLink,
  target: Target,
  reading: ReferenceReading,
): Promise<Suspect | null> {
  if (target.path === '' || reading.isSpecimen) return null;
  const tried = placesOf(target, reading).filter((path) =>
    reading.homes.some((home) => path.startsWith(home)),
  );
  const { line, column, target: written } = link;
  const isFolder = target.path.endsWith('/');
  const repair = repairOf(link, target, reading);
  const named = { written, line, column, tried, isFolder, repair };
  const orphan = await orphanAt(named, reading, say`The link to ${written} is broken`);
  return orphan === null ? null : { ...orphan, kind: 'link', remedy: REMEDY };
}

/** Whether git would ignore it, or whoever reads the text has written it before. */
async function mayBeMade(place: string, path: string, reading: ReferenceReading): Promise<boolean> {
  return (
    reading.isWrittenByReader(path.replace(/^(?:\.\/)+/, '')) || reading.scene.isIgnored(place)
  );
}

/** From the root on, and without ending. */
function isRoute(path: string): boolean {
  return path.startsWith('/') && extensionOf(baseName(path)) === null;
}

/** Without ending, in a folder that is not here, it is a route or a page of a wiki as often. */
function severityOf(
  path: string,
  depth: number,
  { isSpecimen }: ReferenceReading,
): Suspect['severity'] {
  if (isSpecimen) return 'departed';
  return depth === 0 && path.includes('/') && extensionOf(baseName(path)) === null
    ? 'notice'
    : 'warning';
}

/** Its own text says nothing of the link. */
function isSilent(
  { line, column, target, label, kind }: TextLink,
  reading: ReferenceReading,
): boolean {
  const ahead =
    kind === 'definition' || kind === 'autolink' ? 0 : Math.min(column - 1, label.length + 3);
  return reading.isSilent(line, column - ahead, target.length + ahead + 1);
}

function at(link: TextLink): Pick<Suspect, 'kind' | 'target' | 'line' | 'column'> {
  return { kind: 'link', target: link.target, line: link.line, column: link.column };
}

/** Whether a target can be a path: not `[text](url)` or `[x](...)`, which show how a link is written. */
function mayBePath(path: string): boolean {
  if (/[<>{}$*|\\"'`,;\u2026]|\.\.\.|\/\//.test(path) || path.length > 300) return false;
  if (!path.includes('/') && extensionOf(path) === null) return false;
  return !/^\.{0,2}\/?(?:path|url|link|to|file|relative)(?:\/|$)/i.test(path);
}

/** Longest anchor that is named as a hint, so that the message stays short. */
const LONGEST_ANCHOR = 60;

/** Whether a text has no heading of an anchor. `#L12` and `#:~:text=` are places of a site. */
function lacksHeading(
  path: string,
  text: string | null,
  anchor: string | null,
  { isSpecimen }: ReferenceReading,
  { anchors: known }: ReferenceScene,
): boolean {
  if (
    text === null ||
    anchor === null ||
    anchor === '' ||
    anchor.length > 200 ||
    /[<>{}$\s]|\.\.\./.test(anchor) ||
    isSpecimen ||
    /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/.test(anchor) ||
    anchor.startsWith(':~:')
  )
    return false;
  const anchors = kept(known, path, () => anchorsIn(text));
  return anchors !== null && !hasAnchor(anchors, anchor);
}

/** A link to a heading that its text has not. */
function deadHeading(
  link: TextLink,
  anchor: string | null,
  path: string,
  text: string | null,
  reading: ReferenceReading,
): Suspect | null {
  const { scene } = reading;
  if (anchor === null || !lacksHeading(path, text, anchor, reading, scene)) return null;
  if (isSilent(link, reading)) return null;
  const known = [...(scene.anchors.get(path) ?? [])].filter((one) => one.length <= LONGEST_ANCHOR);
  const meant = mistypedFor(anchor, known);
  return {
    ...at(link),
    kind: 'heading',
    severity: 'warning',
    message: say`No heading of ${path} has the anchor ${`#${anchor}`}`,
    guess: () => {
      const like = nearest(anchor, known);
      return { hint: like === null ? null : say`the nearest is ${`#${like}`}` };
    },
    remedy: plain(
      'Use the current heading. Its anchor is its title in lower case with hyphens for spaces.',
    ),
    repair:
      meant === null
        ? undefined
        : {
            edit: {
              line: link.line,
              column: link.column + link.target.indexOf('#') + 1,
              old: anchor,
              replacement: meant,
            },
          },
  };
}

/** Null where the text takes in others that may bring the heading. */
function anchorsIn(text: string): ReadonlySet<string> | null {
  if (
    /--8<--|\{%\s{0,3}include|\{\{#include|<!--\s{0,3}@include|:::\s{0,3}include|^\s{0,3}import .{1,200} from/m.test(
      text,
    )
  )
    return null;
  return headingAnchors(readAgentText(text.split(/\r\n|[\n\r]/)));
}

/** The anchors that GitHub makes of headings (github-slugger), and those that are set by hand. */
function headingAnchors(text: AgentText): ReadonlySet<string> {
  const anchors = new Set<string>();
  const times = new Map<string, number>();
  for (const { title } of text.headings) {
    for (const custom of title.matchAll(/\{#([\w-]{1,100})\}/g))
      if (custom[1] !== undefined) anchors.add(custom[1].toLowerCase());
    const slug = slugOf(title);
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    anchors.add(before === 0 ? slug : `${slug}-${before}`);
  }
  for (const { raw } of text.lines) {
    // A line of more than 10000 characters was not written by hand.
    if (!raw.includes('<') || raw.length > 10_000) continue;
    for (const [, anchor = ''] of raw.matchAll(
      /\s(?:id|name)\s{0,3}=\s{0,3}["']?([^"'\s>]{1,200})/gi,
    ))
      anchors.add(anchor.toLowerCase());
    const heading = /<h[1-6][^>]{0,200}>([^<]{1,200})<\/h[1-6]>/i.exec(raw)?.[1];
    if (heading !== undefined) anchors.add(slugOf(heading));
  }
  return anchors;
}

/** The anchor of a heading, without number: no tags, no punctuation. A title is cut at 1000 characters. */
function slugOf(title: string): string {
  return title
    .slice(0, 1_000)
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,300}\)/g, '$1')
    .replace(/<[^<>]{1,200}>/g, '')
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Whether an anchor is one of these. What differs in punctuation alone is forgiven: renderers differ there. */
function hasAnchor(anchors: ReadonlySet<string>, wanted: string): boolean {
  const folded = decodedSlug(wanted)
    .toLowerCase()
    .replace(/^user-content-/, '');
  if (folded === '' || folded === 'top' || anchors.has(folded)) return true;
  const core = coreOf(folded);
  if (core === '') return true;
  for (const anchor of anchors) if (coreOf(anchor) === core) return true;
  return false;
}

/** Letters and digits alone. */
function coreOf(anchor: string): string {
  return anchor.replace(/[^\p{L}\p{N}]/gu, '');
}

/** `%20` as a blank; what cannot be decoded stays as it is. */
function decodedSlug(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
