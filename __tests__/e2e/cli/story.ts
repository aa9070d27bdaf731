/** What README.md, README.zh-CN.md and docs/start.md are made of: examples/shop, and a pull request for it. */
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../git-command.js';
import type { Files } from '../pull-request.js';
import { Terminal, type Story } from './guide.js';

export const SHOP = 'examples/shop';

/** The blocks of a page between fences: the words behind the opening one, and what is in it. */
export function fencesIn(page: string): { readonly info: string; readonly body: string }[] {
  return [...page.matchAll(/^```([^\n`]*)\n([^]*?)^```$/gm)].map(([, info = '', body = '']) => ({
    info,
    body,
  }));
}

/** A repository with the examples in it, as a clone of ours has them. */
function cloned(terminal: Terminal, name: string): string {
  const folder = join(terminal.sandbox.root, name);
  mkdirSync(folder);
  cpSync('examples', join(folder, 'examples'), { recursive: true });
  terminal.folder = folder;
  terminal.git('init', '--quiet', '--initial-branch', 'main');
  terminal.git('add', '--all');
  terminal.git('commit', '--quiet', '--message', 'A clone');
  return folder;
}

/** The commands of the README, typed in a clone; its facts in the shop, its installation elsewhere. */
export const ofReadme: Story = {
  prepare: async (terminal) => void cloned(terminal, 'memtrust'),
  skips: ({ section, kind }) => kind === 'sh' || section === 'Develop',
};

/** The commands of the README that adopt a fact, typed in the shop. */
export async function adoptAsInReadme(page: string): Promise<string> {
  const terminal = new Terminal();
  try {
    terminal.folder = join(cloned(terminal, 'memtrust'), SHOP);
    terminal.git('init', '--quiet', '--initial-branch', 'main');
    terminal.git('add', '--all');
    terminal.git('commit', '--quiet', '--message', 'Shop');
    const block = fencesIn(page).find(({ info, body }) => info === 'sh' && body.includes('adopt'));
    await terminal.succeed(block ?? { body: 'false' });
    return terminal.git('show', '--name-only', '--format=', 'HEAD');
  } finally {
    terminal.dispose();
  }
}

/** The commands of docs/start.md, typed in the copy of the shop that its first block makes. */
export const ofFirstDay = (page: string): Story => ({
  skips: ({ body }) => body.includes('git clone'),
  prepare: async (terminal) => {
    const root = join(cloned(terminal, 'memtrust'), '..');
    const [first] = fencesIn(page);
    terminal.folder = root;
    const lines = first?.body.split('\n').filter((line) => !line.startsWith('git clone '));
    const printed = await terminal.run(`set -e\n${lines?.join('\n')}\npwd`);
    terminal.folder = join(root, 'shop');
    if (printed.trim() !== terminal.folder) throw new Error(`the first block printed: ${printed}`);
  },
});

/** Every file below a folder, by its path from there. */
export function filesBelow(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );
}

/** What examples/shop.patch changes: each path with its new text, or null if it is gone. */
export function patched(): Files {
  const terminal = new Terminal();
  try {
    const folder = join(cloned(terminal, 'memtrust'), SHOP);
    git(folder, ['apply', `--directory=${SHOP}`, join(process.cwd(), `${SHOP}.patch`)]);
    const [before, after] = [filesBelow(SHOP), filesBelow(folder)];
    const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
    return Object.fromEntries(
      [...paths]
        .filter((path) => before[path] !== after[path])
        .map((path) => [path, after[path] ?? null]),
    );
  } finally {
    terminal.dispose();
  }
}
