/** The workflows of this repository, those that the pages show, and those that `init` writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companionFor, initialFiles } from '../../src/lifecycle/init.js';

const root = join(import.meta.dirname, '../..');

export interface Workflow {
  /** Path, and the line where it begins if it stands in a page. */
  readonly place: string;
  readonly text: string;
}

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => join(folder, path))
    .toSorted();

export const own: readonly Workflow[] = filesIn('.github/workflows', /\.ya?ml$/).map((place) => ({
  place,
  text: readFileSync(join(root, place), 'utf8'),
}));
/** Those that `init` writes. */
const gates = ['main', null].flatMap((defaultBranch) =>
  initialFiles(new Map(), { workflow: { defaultBranch } }).filter(({ path }) =>
    path.startsWith('.github/'),
  ),
);
const companion = companionFor(
  new Map(gates.slice(0, 1).map(({ path, content }) => [path, content])),
);
export const written: readonly Workflow[] = [
  ...gates,
  ...(companion.kind === 'files' ? companion.files : []),
].map(({ path, content }) => ({ place: `init: ${path}`, text: content }));
export const shown: readonly Workflow[] = [
  ...['README.md', ...filesIn('docs', /\.md$/)].flatMap((page) =>
    workflowsOf(page, readFileSync(join(root, page), 'utf8')),
  ),
  ...written,
];

/** Whole workflows among the fenced blocks of a page: what has both `on:` and `jobs:`. Others show a part of one. */
export function workflowsOf(page: string, markdown: string): Workflow[] {
  return [...markdown.matchAll(/^( *)(`{3,})ya?ml[^\n]*\n([\s\S]*?)^\1\2\s*$/gm)].flatMap(
    ({ index, 1: indent = '', 3: block = '' }) => {
      const text = block.replace(new RegExp(`^${indent}`, 'gm'), '');
      const line = markdown.slice(0, index).split('\n').length + 1;
      return /^(?:on|'on'|"on"):/m.test(text) && /^jobs:/m.test(text)
        ? [{ place: `${page}:${line}`, text }]
        : [];
    },
  );
}
