import { kept } from '../../../text/collections.js';
import { wordList } from '../../../text/words.js';
import { plain, say, type Phrase } from '../../../text/phrase.js';
import { type AgentDocument, folderSpokenFor, speaksForFolder } from '../../document.js';
import type { Detection, DetectorRepository, TreeDetector } from '../../detection.js';
import { topicStatementsIn, type TopicStatement } from './statements.js';
import { TOPICS } from './topics.js';

/* Which two instructions for one folder cannot both be followed? "Use pnpm." and "Never use pnpm." */

/** More texts, and more statements for one folder, are not looked at. */
const MOST_DOCUMENTS = 2000;
const MOST_STATEMENTS = 200;

/** Which lockfile belongs to which tool. The tool must be a value of the topic `package-manager`. */
const LOCKFILES = wordList(`
  npm/package-lock.json npm/npm-shrinkwrap.json pnpm/pnpm-lock.yaml yarn/yarn.lock bun/bun.lock bun/bun.lockb
`).map((row) => row.split('/'));

/** Contradictions within a folder, and with its lockfile. A text of a deeper folder overrides one above; that is no
 * contradiction. */
export const conflicts: TreeDetector = {
  name: 'conflicts',
  async look(documents, repository) {
    const found: Detection[] = [];
    for (const [folder, texts] of byFolder(documents)) {
      const statements = texts
        .flatMap((document) => topicStatementsIn(document, TOPICS))
        .slice(0, MOST_STATEMENTS);
      found.push(
        ...againstEachOther(statements),
        ...againstLockfile(folder, statements, repository),
      );
    }
    return found;
  },
};

/** Each place once: a link says what its target says. */
function byFolder(documents: readonly AgentDocument[]): Map<string, AgentDocument[]> {
  const folders = new Map<string, AgentDocument[]>();
  const places = new Set<string>();
  for (const document of documents.slice(0, MOST_DOCUMENTS)) {
    if (places.has(document.place) || !speaksForFolder(document)) continue;
    places.add(document.place);
    const folder = folderSpokenFor(document.path);
    kept(folders, folder, () => []).push(document);
  }
  return folders;
}

/** The first contradiction of each statement with one before it, once for a topic and two files. */
function againstEachOther(statements: readonly TopicStatement[]): Detection[] {
  const found = new Map<string, Detection>();
  statements.forEach((second, index) => {
    const first = statements.slice(0, index).find((earlier) => contradict(earlier, second));
    const key = `${second.topic.name}:${first?.path ?? ''}:${second.path}`;
    if (first === undefined || found.has(key)) return;
    found.set(key, {
      subject: 'conflict',
      severity: 'warning',
      path: second.path,
      line: second.line,
      column: null,
      message: say`Two instructions contradict each other on ${plain(second.topic.words)}:
        ${placeOf(first)} ${saying(first)}, ${placeOf(second)} ${saying(second)}`,
      remedy: plain(
        'State it once in a file that the others import, or say which part of the repository each one applies to.',
      ),
      key,
    });
  });
  return [...found.values()];
}

/**
 * Whether two statements cannot both be followed. `context/build/hierarchy.ts` asks it too, of
 * instructions of different ranks.
 *
 *     use pnpm            use npm               yes
 *     use pnpm            never use pnpm        yes
 *     never use pnpm      never use npm         no
 *     use pnpm            never use npm         no
 *     Node 18+            Node 20               no
 *     tabs in Go          4 spaces in Python    no: `about` differs
 *     yarn installs       npm runs scripts      no: `share` differs
 */
export function contradict(one: TopicStatement, other: TopicStatement): boolean {
  if (one.topic.name !== other.topic.name || one.about !== other.about) return false;
  if (one.share !== null && other.share !== null && one.share !== other.share) return false;
  if (one.isWanted !== other.isWanted) return one.value === other.value;
  return (
    one.isWanted &&
    one.value !== other.value &&
    !withinFloor(one.value, other.value) &&
    !withinFloor(other.value, one.value) &&
    !isWidthOf(one.value, other.value) &&
    !isWidthOf(other.value, one.value)
  );
}

/** `spaces` leaves room for `2 spaces`. */
function isWidthOf(all: string, value: string): boolean {
  return all === 'spaces' && value.endsWith(' spaces');
}

/** `18+` leaves room for `20`. */
function withinFloor(floor: string, value: string): boolean {
  if (!floor.endsWith('+') || value.endsWith('+')) return false;
  const [least, actual] = [floor, value].map((version) =>
    version.split('.').map((part) => Number.parseInt(part, 10)),
  );
  const [major = 0, minor = 0] = least ?? [];
  const [thisMajor = 0, thisMinor = 0] = actual ?? [];
  return thisMajor > major || (thisMajor === major && thisMinor >= minor);
}

/** A text that names another package manager than the one whose lockfile lies in its folder. */
function againstLockfile(
  folder: string,
  statements: readonly TopicStatement[],
  { tree }: DetectorRepository,
): Detection[] {
  const there = LOCKFILES.map(([manager = '', name = '']) => ({
    path: folder === '' ? name : `${folder}/${name}`,
    manager,
  })).filter(({ path }) => tree.entries.has(path));
  const [lockfile] = there;
  if (lockfile === undefined || new Set(there.map(({ manager }) => manager)).size !== 1) return [];
  // `npm run build` needs no lockfile of npm.
  const said = statements.filter(
    ({ topic, share }) => topic.name === 'package-manager' && share !== 'scripts',
  );
  const wrong = said.find(({ isWanted, value }) => isWanted === (value !== lockfile.manager));
  // Where another text names the right one, the two texts contradict each other, and that is said.
  if (
    wrong === undefined ||
    said.some(({ isWanted, value }) => isWanted && value === lockfile.manager)
  )
    return [];
  return [
    {
      subject: 'conflict',
      severity: 'warning',
      path: wrong.path,
      line: wrong.line,
      column: null,
      message: say`${placeOf(wrong)} ${saying(wrong)}, but the only lockfile next to it is ${lockfile.path}`,
      remedy: say`Name ${lockfile.manager} there, or replace the lockfile.`,
      key: `lockfile:${wrong.value}:${lockfile.path}`,
    },
  ];
}

function placeOf({ path, line }: TopicStatement): string {
  return `${path}:${line}`;
}

function saying({ value, isWanted }: TopicStatement): Phrase {
  return isWanted ? say`wants ${value}` : say`refuses ${value}`;
}
