import { remembered } from '../../text/collections.js';
import { type Phrase, plain, say } from '../../text/phrase.js';
import { baseName, normalisePath, relativeFrom } from '../../tree/path.js';
import { movedTo } from '../../tree/history-queries.js';
import { LINK_HOPS, LINK_TARGET_BYTES } from '../../tree/limits.js';
import { decodeName } from '../../tree/listing.js';
import { scannedPaths } from '../../tree/scanned-entries.js';
import { PathResolver, type Resolution } from '../../tree/resolve.js';
import { agentFileOf, agentFolderOf, isSpecimen } from '../agents.js';
import type { Detection, DetectorRepository } from '../detection.js';
import { type LinkFault, linkFaultOf, type LiveSource } from '../live-source.js';
import { Ignored } from './references/scene.js';

/* Which agent files are symbolic links that lead to no text here? `CLAUDE.md -> AGENTS.md`, which moved. */

/**
 * A warning for each link that leads to nothing, out of the repository or in a circle, and an error where the change
 * brings it. One to a file that git ignores is silent: it is there on the machines that made it.
 * @param only the names of files whose findings are compared with others; null where all findings count
 */
export async function brokenLinks(
  sources: readonly LiveSource[],
  repository: DetectorRepository,
  only: ReadonlySet<string> | null = null,
): Promise<readonly Detection[]> {
  const links = sources.filter(
    ({ path, broken }) => broken !== null && (only === null || only.has(path)) && !isSpecimen(path),
  );
  const found = [...(await foldersAsTexts(repository, only))];
  for (const { path, broken } of links) {
    const place = await repository.resolver.resolve(path);
    if (broken === null || (await isIgnored(place, repository))) continue;
    const then = await before(path, repository);
    found.push({
      subject: 'dead-reference',
      severity: then.isSame(broken) ? 'warning' : 'error',
      path,
      line: 1,
      column: null,
      ...(await wordsOf({ path, broken, place, ledSomewhere: then.ledSomewhere }, repository)),
      key: `link/${broken}`,
    });
  }
  return found;
}

/** `.claude/skills`, `.cursor`: folders of agents by their names. */
const FOLDER_NAME = /(?:^|\/)\.[\w-]+(?:\/[\w-]+)?$/;

const namedAsFolders = remembered((paths: readonly string[]) =>
  paths.filter(
    (path) => FOLDER_NAME.test(path) && agentFileOf(path) === null && agentFolderOf(path) !== null,
  ),
);

/** Files where an agent has a folder, with the name of a folder as their text: links that Windows wrote as texts. */
async function foldersAsTexts(
  { tree, resolver }: DetectorRepository,
  only: ReadonlySet<string> | null,
): Promise<readonly Detection[]> {
  const files = namedAsFolders(scannedPaths(tree)).filter(
    (path) => tree.entries.get(path)?.kind === 'file' && (only === null || only.has(path)),
  );
  const contents = await tree.read(files, LINK_TARGET_BYTES);
  return files.flatMap((path) => {
    const content = contents.get(path);
    const written = content?.kind === 'bytes' ? decodeName(content.bytes).trim() : '';
    const folder = normalisePath(`${path.slice(0, -baseName(path).length)}${written}`);
    if (folder === null || !resolver.isFolder(folder)) return [];
    return {
      subject: 'dead-reference',
      severity: 'warning',
      path,
      line: 1,
      column: null,
      message: say`${path} is a file with the name of the folder ${folder}, and no link to it, so agents
        read nothing there`,
      remedy: makeLink(path, folder),
      key: 'link-as-text',
    };
  });
}

async function isIgnored(place: Resolution, { tree }: DetectorRepository): Promise<boolean> {
  if (place.kind !== 'missing') return false;
  const ignored = await Ignored.in(tree);
  return ignored.has(place.path, false) || ignored.has(place.path, true);
}

/** What the tree before the change had at a path. */
interface Before {
  readonly ledSomewhere: boolean;
  /** Whether it was broken in the same way; so it is where one commit is looked at by itself. */
  readonly isSame: (broken: LinkFault) => boolean;
}

async function before(
  path: string,
  { tree, before: then = null }: DetectorRepository,
): Promise<Before> {
  if (then === null) return { ledSomewhere: false, isSame: () => true };
  const [old, now] = [then.entries.get(path), tree.entries.get(path)];
  const place = await PathResolver.of(then).resolve(path);
  const isOther = old?.kind !== 'symlink' || (now?.oid !== null && old.oid !== now?.oid);
  return {
    ledSomewhere: place.kind === 'file' || place.kind === 'directory',
    isSame: (broken) => !isOther && linkFaultOf(place) === broken,
  };
}

interface BrokenLink {
  readonly path: string;
  readonly broken: LinkFault;
  readonly place: Resolution;
  readonly ledSomewhere: boolean;
}

async function wordsOf(
  { path, broken, place, ledSomewhere }: BrokenLink,
  repository: DetectorRepository,
): Promise<Pick<Detection, 'message' | 'remedy'>> {
  switch (broken) {
    case 'missing': {
      const target = place.kind === 'missing' ? place.path : '';
      const moved = ledSomewhere ? movedTo(target, await repository.past.renames()) : null;
      const { tree, resolver } = repository;
      const isThere = moved !== null && (tree.entries.has(moved) || resolver.isFolder(moved));
      const to = isThere ? moved : null;
      return {
        message: say`${path} is a symbolic link to ${target}, which does not exist, so agents read
          nothing${whereItWent(to, ledSomewhere)}`,
        remedy:
          to === null
            ? plain('Link to a file that is there, or remove the link.')
            : makeLink(path, to),
      };
    }
    case 'out-of-tree':
      return {
        message: say`${path} is a symbolic link to ${await targetOf(path, repository)}, which leads
          out of the repository: no review sees what agents read there`,
        remedy: plain('Copy the text into the repository, or link to a file in it.'),
      };
    case 'cyclic':
      return {
        message: say`${path} is a symbolic link that leads back to itself, or through more than
          ${LINK_HOPS} links, so it is not read`,
        remedy: plain('Link to the file itself, or remove the link.'),
      };
  }
}

function whereItWent(to: string | null, ledSomewhere: boolean): Phrase {
  if (to !== null) return say`; this change moves it to ${to}`;
  return plain(ledSomewhere ? '; this change removes it' : '');
}

/** Names that a shell takes as they are. */
const PLAIN_NAME = /^(?!-)[\w./@+-]+$/;

/** What to do where a file should be a link; with the command, if a shell takes both names as they are. */
export function makeLink(path: string, to: string): Phrase {
  const words = say`Make it a link to ${to}`;
  if (!PLAIN_NAME.test(path) || !PLAIN_NAME.test(to)) return say`${words}.`;
  return say`${words}: ${`ln -sfn ${relativeFrom(path, to)} ${path}`}.`;
}

/** As the link has it. */
async function targetOf(path: string, { tree }: DetectorRepository): Promise<string> {
  const content = (await tree.read([path], LINK_TARGET_BYTES)).get(path);
  return content?.kind === 'bytes' ? decodeName(content.bytes) : '…';
}
