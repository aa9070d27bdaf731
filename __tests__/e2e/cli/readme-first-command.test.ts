/** The first command of the README prints what the README shows. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fromSource } from './in-process.js';
import { Sandbox } from './sandbox.js';

const [, shown = ''] =
  /```console\n\$ npx memtrust check\n([^]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];

test('is shown with its true output', async () => {
  const repository = new Sandbox();
  repository
    .write(
      'CLAUDE.md',
      '# Working here\n\nSessions live in `src/session.ts`; the owner check is `src/auth/guard.ts`.\nRun `npm run lint:fix` before a commit. Never push to main.\n\nSee @docs/style.md for names.\n',
    )
    .write('src/session.ts', 'export const a = 1;\n')
    .write('package.json', '{"name":"shop","scripts":{"test":"jest"}}\n')
    .commit('init');
  const { code, stdout } = await fromSource(repository.root, 'check');
  repository.dispose();
  expect([code, stdout]).toEqual([0, shown]);
});
