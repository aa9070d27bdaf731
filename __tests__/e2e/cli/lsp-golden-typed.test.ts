/** What is typed is judged as if it were saved: the changes of the golden cases, typed and taken back. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { disposeStarts } from '../../golden/start.js';
import {
  CASES,
  compare,
  linesOf,
  misplaced,
  type Published,
  repositoryOf,
  saidByCheck,
  withEditor,
} from './lsp-said.js';
import type { Sandbox } from './sandbox.js';

/** A file that the base has too, with another text. */
interface Edited {
  readonly path: string;
  readonly before: string;
  readonly now: string;
}

/** The files that a change edits; of one that is not committed against the last commit. */
function editedIn(sandbox: Sandbox): Edited[] {
  const base = sandbox.git('merge-base', 'HEAD', 'main').trim();
  return sandbox
    .git('diff', '--name-only', '-z', '--no-renames', '--diff-filter=M', base)
    .split('\0')
    .filter((path) => path !== '' && isText(sandbox, path))
    .map((path) => ({
      path,
      before: sandbox.git('cat-file', 'blob', `${base}:${path}`),
      now: sandbox.read(path),
    }));
}

function isText({ root }: Sandbox, path: string): boolean {
  const file = join(root, path);
  if (!lstatSync(file).isFile()) return false;
  const bytes = readFileSync(file);
  return Buffer.from(bytes.toString('utf8')).equals(bytes);
}

function write(sandbox: Sandbox, edited: readonly Edited[], which: 'before' | 'now'): void {
  for (const one of edited) sandbox.write(one.path, one[which]);
}

/** By path, in an order of their own: files may be told of in any order. */
function inOrder(published: Published): readonly unknown[] {
  return [...published].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const counts = { typed: 0, changed: 0 };

afterAll(disposeStarts);

describe('what is typed is told of as if it were saved', () => {
  it.each(CASES.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const sandbox = await repositoryOf(one);
    try {
      const edited = editedIn(sandbox);
      if (edited.length === 0) return;
      write(sandbox, edited, 'before');
      sandbox.commit('without the edits');
      const before = await saidByCheck(sandbox);
      write(sandbox, edited, 'now');
      const now = await saidByCheck(sandbox);
      write(sandbox, edited, 'before');
      await withEditor(sandbox, async (editor) => {
        const first = await editor.all();
        compare(first, before);
        for (const { path, before: text } of edited) await editor.open(path, text);
        expect(inOrder(await editor.all())).toEqual(inOrder(first));
        for (const { path, now: text } of edited) await editor.type(path, text);
        const typed = await editor.all();
        compare(typed, now);
        write(sandbox, edited, 'now'); // What the editor shows has these lines.
        expect(misplaced(typed, (path) => linesOf(sandbox, path))).toEqual([]);
        write(sandbox, edited, 'before');
        for (const { path, before: text } of edited) await editor.type(path, text);
        expect(inOrder(await editor.all())).toEqual(inOrder(first));
      });
      counts.typed += 1;
      if (JSON.stringify(before) !== JSON.stringify(now)) counts.changed += 1;
    } finally {
      sandbox.dispose();
    }
  });

  it('in many cases, of which most find something else then', () => {
    expect(counts.typed).toBeGreaterThanOrEqual(30);
    expect(counts.changed).toBeGreaterThanOrEqual(20);
  });
});
