import { readAgentText } from '../../../agent-text.js';
import type { TextLink } from '../../../agent-text.js';
import { nearest } from '../../../../text/nearest.js';
import { plain, say } from '../../../../text/phrase.js';
import { baseName, foldersAbove, normalisePath } from '../../../../tree/path.js';
import { extensionOf, isMarkdown } from '../extensions.js';
import type { Reading } from '../reading.js';
import type { ReferenceKind, Suspect } from '../reference.js';
import type { Scene } from '../scene.js';
import { isMade, isPlaceholder } from '../shape.js';
import { anchorsOf, decoded, hasAnchor } from '../slugs.js';

const REMEDY = plain('Let the link lead where the text is now, or take it out.');

/** Markdown links, images and definitions, with the heading that they lead to. */
export const links: ReferenceKind = {
  name: 'link',
  async look(reading, scene) {
    const found: Suspect[] = [];
    for (const link of reading.document.markdown.links) {
      if (link.kind === 'autolink' || !reading.spend()) continue;
      const suspect = await judge(link, reading, scene);
      if (suspect !== null) found.push(suspect);
    }
    return found;
  },
};

async function judge(link: TextLink, reading: Reading, scene: Scene): Promise<Suspect | null> {
  const isCursor = /^mdc:/i.test(link.target);
  const written = link.target.replace(/^mdc:/i, '');
  // A target with blanks, as `<…>` allows, could be a sentence, and messages quote names alone.
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)|\s/i.test(written)) return null;
  const hash = written.indexOf('#');
  const anchor = hash < 0 ? null : written.slice(hash + 1);
  const path = decoded((hash < 0 ? written : written.slice(0, hash)).replace(/\?.*$/s, '').replace(/:\d+(?:-\d+)?$/, ''));
  if (path === '') return anchor === null ? null : deadHeading(link, anchor, reading.document.path, reading.document.text, reading, scene);
  if (!mayBePath(path)) return null;
  // With `./` it is meant from the file; in the folders of agents that is often forgotten.
  const bases = /^\.{1,2}\//.test(path) && !isCursor && !/(?:^|\/)\./.test(reading.document.path) ? reading.own : reading.folders;
  const tried = [...new Set(bases.flatMap((folder) => normalisePath(`${folder}${path.replace(/^\/+/, '')}`) ?? []))];
  if (tried.length === 0 || normalisePath(`${reading.own[0] ?? ''}${path.replace(/^\/+/, '')}`) === null) return null; // it leaves the tree
  for (const candidate of tried) {
    if (!(await scene.has(candidate))) continue;
    return anchor === null || !isMarkdown(candidate) ? null : deadHeading(link, anchor, candidate, await scene.textOf(candidate), reading, scene);
  }
  const [first = ''] = tried;
  // Sites add the ending themselves, and routes have none.
  for (const candidate of tried) for (const ending of ['.md', '.mdx', '/index.md', '/README.md', '/index.mdx']) if (await scene.has(`${candidate}${ending}`)) return null;
  const twin = scene.names.twinOf(first);
  if (twin !== null) return { ...at(link), gone: [], severity: 'notice', message: say`The link to ${link.target} is spelled ${twin} here: a system that tells case apart does not find it`, hint: null, remedy: say`Write ${twin}.` };
  const depth = foldersAbove(first).filter((folder) => scene.isFolder(folder)).length;
  const missing = first.split('/').slice(depth);
  if (missing.some(isPlaceholder) || missing.some((part, index) => isMade(part, index === missing.length - 1))) return null;
  if (path.startsWith('/') && extensionOf(baseName(path)) === null) return null;
  for (const candidate of tried) if (await scene.isIgnored(candidate)) return null;
  if (isSilent(link, reading)) return null;
  const [only, ...others] = scene.names.called(baseName(first));
  return {
    ...at(link),
    gone: tried,
    // Without ending, in a folder that is not here, it is a route or a page of a wiki as often.
    severity: reading.isSpecimen ? null : depth === 0 && path.includes('/') && extensionOf(baseName(path)) === null ? 'notice' : 'warning',
    message: say`The link to ${link.target} leads nowhere`,
    hint: only !== undefined && others.length === 0 ? say`a file of this name is at ${only}` : null,
    remedy: REMEDY,
  };
}

/** Its own text says nothing of the link. */
function isSilent({ line, column, target, label, kind }: TextLink, reading: Reading): boolean {
  const ahead = kind === 'definition' ? 0 : Math.min(column - 1, label.length + 3);
  return reading.isSilent(line, column - ahead, target.length + ahead + 1);
}

function at({ target, line, column }: TextLink): Pick<Suspect, 'kind' | 'target' | 'line' | 'column'> {
  return { kind: 'link', target, line, column };
}

/** `[text](url)` and `[x](...)` show how to write a link; a word without `/` and ending is no file. */
function mayBePath(path: string): boolean {
  if (/[<>{}$*|\\"'`,;\u2026]|\.\.\.|\/\//.test(path) || path.length > 300) return false;
  if (!path.includes('/') && extensionOf(path) === null) return false;
  return !/^\.{0,2}\/?(?:path|url|link|to|file|relative)(?:\/|$)/i.test(path);
}

/** Longest anchor that is named as a hint. */
const LONGEST_ANCHOR = 60;

async function deadHeading(link: TextLink, anchor: string, path: string, text: string | null, reading: Reading, scene: Scene): Promise<Suspect | null> {
  if (text === null || anchor === '' || anchor.length > 200 || /[<>{}$\s]|\.\.\./.test(anchor) || reading.isSpecimen || /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/.test(anchor) || anchor.startsWith(':~:')) return null;
  const anchors = scene.anchorsIn(path, () => anchorsIn(text));
  if (anchors === null || hasAnchor(anchors, anchor) || isSilent(link, reading)) return null;
  const like = nearest(anchor, [...anchors].filter((one) => one.length <= LONGEST_ANCHOR));
  return {
    kind: 'heading', target: link.target, line: link.line, column: link.column, gone: [], severity: 'warning',
    message: say`No heading of ${path} has the anchor ${`#${anchor}`}`,
    hint: like === null ? null : say`the nearest is ${`#${like}`}`,
    remedy: plain('Name the heading as it is now; its anchor is its title in lower case with dashes for blanks.'),
  };
}

/** Null where the text takes in others that may bring the heading. */
function anchorsIn(text: string): ReadonlySet<string> | null {
  if (/--8<--|\{%\s{0,3}include|\{\{#include|<!--\s{0,3}@include|:::\s{0,3}include|^\s{0,3}import .{1,200} from/m.test(text)) return null;
  return anchorsOf(readAgentText(text.split(/\r\n|[\n\r]/)));
}
