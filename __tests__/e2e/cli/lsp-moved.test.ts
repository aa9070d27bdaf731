/** A file that is moved beside the editor: the server follows it as `check` does. */
import { afterAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { disposeStarts, startFrom } from '../../golden/start.js';
import type { Editor } from './lsp-talk.js';
import { compare, saidByCheck, withEditor } from './lsp-said.js';

afterAll(disposeStarts);

const SETTINGS = 'deploy/settings.yml';

/** Waits until the server has listed the files again, but not for ever. */
async function compareSoon(editor: Editor, checked: Parameters<typeof compare>[1]): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      compare(await editor.all(), checked);
      return;
    } catch {
      await wait(100);
    }
  }
  compare(await editor.all(), checked);
}

it('says what check says of a fact whose file is gone, and then is found at another place', async () => {
  const sandbox = await startFrom('trusted');
  try {
    const text = sandbox.read(SETTINGS);
    await withEditor(sandbox, async (editor) => {
      await editor.all();
      sandbox.remove(SETTINGS);
      await editor.save(SETTINGS);
      await compareSoon(editor, await saidByCheck(sandbox));
      sandbox.write('deploy/all.yml', `${text}more: 1\n`);
      sandbox.git('add', '--all');
      const moved = await saidByCheck(sandbox);
      expect(moved.map(({ rule }) => rule)).not.toContain('MT105');
      await editor.save('deploy/all.yml');
      await compareSoon(editor, moved);
    });
  } finally {
    sandbox.dispose();
  }
});
