/** `check` and the language server say the same of the golden repositories. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { disposeStarts } from '../../golden/start.js';
import {
  CASES,
  compare,
  linesOf,
  misplaced,
  repositoryOf,
  saidByCheck,
  withEditor,
} from './lsp-said.js';
import type { Sandbox } from './sandbox.js';

/** How many findings were compared, by severity. */
const shown = new Map<string, number>();

/** Answers how many findings there are. */
async function compareBoth(sandbox: Sandbox): Promise<number> {
  const checked = await saidByCheck(sandbox);
  await withEditor(sandbox, async (editor) => {
    const published = await editor.all();
    compare(published, checked);
    expect(misplaced(published, (path) => linesOf(sandbox, path))).toEqual([]);
  });
  for (const { severity } of checked) shown.set(severity, (shown.get(severity) ?? 0) + 1);
  return checked.length;
}

/** All of it is on the default branch now, and another branch begins: what was found is of before. */
function merge(sandbox: Sandbox): void {
  sandbox.commit('all of it');
  sandbox.git('switch', '--quiet', '--create', 'next');
  sandbox.git('branch', '--force', 'main');
  sandbox.write('notes.txt', 'Next.\n').commit('notes');
}

afterAll(disposeStarts);

describe('check and the server say the same of 60 golden cases, and once they are merged', () => {
  it.each(CASES.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const sandbox = await repositoryOf(one);
    try {
      if ((await compareBoth(sandbox)) === 0) return;
      merge(sandbox);
      await compareBoth(sandbox);
    } finally {
      sandbox.dispose();
    }
  });

  it('which are many, and have much to say', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    expect(Object.fromEntries(shown)).toEqual({
      error: expect.any(Number),
      warning: expect.any(Number),
      notice: expect.any(Number),
      hint: expect.any(Number),
    });
    expect(Math.min(...shown.values())).toBeGreaterThanOrEqual(20);
  });
});
