import type { Readable } from '../reading.js';
import type { Instruction, Skill } from './request.js';
import { lineFeeds, splitFrontMatter } from '../../memory/front-matter.js';
import { parseYaml } from '../../memory/yaml.js';

/*
 * Which instructions and skills does a repository bring into a context? For work in `packages/x`: one file of the root,
 * then one of `packages`, then one of `packages/x`.
 */

/** Files of a folder; the first one with a text counts. Codex reads the override in place of `AGENTS.md`. */
const INSTRUCTION_FILES = ['AGENTS.override.md', 'AGENTS.md', 'CLAUDE.md'];

/** @param folder path from the root, empty for the root itself. */
export function projectInstructions(entries: readonly Readable[], folder: string): Instruction[] {
  const byPath = new Map(
    entries
      .filter(({ entry, text }) => entry.status === 'advisory' && text.trim() !== '')
      .map((readable) => [readable.entry.path, readable]),
  );
  return foldersTo(folder).flatMap((prefix): Instruction[] => {
    const found = INSTRUCTION_FILES.flatMap((name) => byPath.get(`${prefix}${name}`) ?? [])[0];
    return found === undefined
      ? []
      : [
          {
            level: prefix === '' ? 'root' : 'directory',
            id: found.entry.id,
            text: found.text,
            ...untrustedOf(found),
          },
        ];
  });
}

function untrustedOf({ untrusted }: Readable): Pick<Instruction, 'untrusted'> {
  return untrusted === undefined ? {} : { untrusted };
}

/** Ids of all instruction files of a folder and those above it, of which `projectInstructions` takes one each. */
export function instructionFilesOf(
  entries: readonly Readable[],
  folder: string,
): ReadonlySet<string> {
  const places = new Set(
    foldersTo(folder).flatMap((prefix) => INSTRUCTION_FILES.map((name) => `${prefix}${name}`)),
  );
  return new Set(entries.flatMap(({ entry }) => (places.has(entry.path ?? '') ? [entry.id] : [])));
}

/**
 * Why an instruction file of the repository is not among the instructions; null for other files.
 *
 * @param chosen paths of those that are.
 */
export function whyNoInstruction(path: string, chosen: ReadonlySet<string>): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = path.slice(0, path.length - name.length);
  if (!INSTRUCTION_FILES.includes(name) || chosen.has(path)) return null;
  const other = INSTRUCTION_FILES.find((one) => chosen.has(`${folder}${one}`));
  if (other !== undefined) return `${other} counts for this folder`;
  return folder === '' ? null : 'for work in its folder';
}

/** The root, then each folder down to it, each but the root with a slash behind it. */
function foldersTo(folder: string): readonly string[] {
  const parts = folder === '' ? [] : folder.split('/');
  return ['', ...parts.map((_part, index) => `${parts.slice(0, index + 1).join('/')}/`)];
}

/** The skills of a repository: their descriptions, and the text of those that are named. */
export function projectSkills(entries: readonly Readable[], named: ReadonlySet<string>): Skill[] {
  return entries.flatMap((readable): Skill[] => {
    const { entry, text } = readable;
    const match =
      entry.status !== 'advisory' || entry.path === null
        ? null
        : /(?:^|\/)([^/]+)\/skill\.md$/i.exec(entry.path);
    if (match === null || text.trim() === '') return [];
    const { name, description, body } = frontOf(lineFeeds(text));
    const called = name ?? match[1] ?? '';
    return [
      {
        id: entry.id,
        name: called,
        description: description ?? '',
        body,
        isNamed: named.has(called),
        ...untrustedOf(readable),
      },
    ];
  });
}

/** Name and description in the front matter of a skill; null without them, or if it cannot be read. */
function frontOf(text: string): {
  readonly name: string | null;
  readonly description: string | null;
  readonly body: string;
} {
  const parts = splitFrontMatter(text);
  if ('message' in parts) return { name: null, description: null, body: text };
  const yaml = parseYaml(parts.yaml);
  const data: unknown = yaml.ok ? yaml.data : null;
  const keyed = new Map<string, unknown>(
    typeof data === 'object' && data !== null ? Object.entries(data) : [],
  );
  const word = (key: string): string | null => {
    const value = keyed.get(key);
    return typeof value === 'string' && value.trim() !== '' ? value : null;
  };
  return { name: word('name'), description: word('description'), body: parts.body };
}
