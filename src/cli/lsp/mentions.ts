import type { Position } from 'vscode-languageserver-protocol';
import type { HeldMention } from '../../agent-files/detection.js';
import { ReferenceNames } from '../../agent-files/detectors/references/names.js';
import type { LineRange } from '../../memory/citation.js';
import { foldersAbove, normalisePath } from '../../tree/path.js';
import type { Tree } from '../../tree/tree.js';
import type { Checked } from './live-check.js';
import { linesOf } from './texts.js';

/* Where does a name in an agent file lead, and which agent files name a file? Only what `check` found to be right. */

/** A place in the tree. */
export interface NamedPlace {
  readonly path: string;
  readonly at: LineRange;
}

/** What the name at a position of an agent file leads to. */
export async function namedAt(
  { evaluation, tree }: Checked,
  path: string,
  { line, character }: Position,
): Promise<readonly NamedPlace[]> {
  const here = evaluation.held.filter((one) => one.path === path && one.line === line + 1);
  const written = (await linesOf(tree, path))[line] ?? '';
  const mention = here.find(({ target }) =>
    written
      .slice(Math.max(0, character - target.length), character + target.length)
      .includes(target),
  );
  return mention === undefined ? [] : targetsOf(tree, mention);
}

/** The places of agent files that name a file. */
export function mentionsOfFile({ evaluation, tree }: Checked, path: string): readonly NamedPlace[] {
  return evaluation.held
    .filter((mention) => isFileOf(tree, mention, path))
    .map(({ path: from, line }) => ({ path: from, at: [line, line] }));
}

/** A script leads to its line in a manifest, anything else to a file and its line, if it names one. */
async function targetsOf(tree: Tree, mention: HeldMention): Promise<readonly NamedPlace[]> {
  if (mention.kind === 'command') return scriptsCalled(tree, mention.target);
  const [, line = '1'] = /(?:#L|:)(\d{1,7})(?:-L?\d+)?$/.exec(mention.target) ?? [];
  return filesOf(tree, mention).map((path) => ({ path, at: [Number(line), Number(line)] }));
}

async function scriptsCalled(tree: Tree, name: string): Promise<readonly NamedPlace[]> {
  const found: NamedPlace[] = [];
  for (const path of ReferenceNames.of(tree).called('package.json')) {
    const lines = await linesOf(tree, path);
    const at = lines.findIndex((text) => text.trimStart().startsWith(`"${name}":`)) + 1;
    if (at > 0) found.push({ path, at: [at, at] });
  }
  return found;
}

/** The files that a name can mean: beside the text, from the root, or anywhere by the end of their path. */
function filesOf(tree: Tree, mention: HeldMention): readonly string[] {
  const written = pathIn(mention);
  const near = nearFile(tree, mention, written);
  if (near !== null) return [near];
  const name = written.slice(written.lastIndexOf('/') + 1);
  return name === ''
    ? []
    : ReferenceNames.of(tree)
        .called(name)
        .filter((path) => isFarFile(tree, written, path));
}

/** The same for one file, without looking at all others of its name. */
function isFileOf(tree: Tree, mention: HeldMention, path: string): boolean {
  const written = pathIn(mention);
  const near = nearFile(tree, mention, written);
  return near === null ? isFarFile(tree, written, path) : near === path;
}

function pathIn({ target }: HeldMention): string {
  return target
    .replace(/(?:#.*|:\d+(?:-\d+)?)$/, '')
    .replace(/^@/, '')
    .replace(/^\.?\//, '');
}

function nearFile(tree: Tree, { path: from }: HeldMention, written: string): string | null {
  for (const folder of [...foldersAbove(from), ''].map((one) => (one === '' ? one : `${one}/`))) {
    const path = normalisePath(`${folder}${written}`);
    if (path !== null && tree.entries.get(path)?.kind === 'file') return path;
  }
  return null;
}

function isFarFile(tree: Tree, written: string, path: string): boolean {
  return path.endsWith(`/${written}`) && tree.entries.get(path)?.kind === 'file';
}
