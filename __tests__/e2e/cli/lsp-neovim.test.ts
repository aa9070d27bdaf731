/** `memtrust lsp` in a real editor: Neovim, without a window, and the bundled command line. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CLI, Sandbox } from './sandbox.js';

const SCRIPT = join(import.meta.dirname, 'lsp-neovim.lua');

/** The script waits for less and then says what for; this is for an editor that hangs itself. */
const PATIENCE_MS = 100_000;

const GUARD =
  'export function requireOwner(id: string): void {\n  if (id === "") throw new Error();\n}\n';

/** `.ci/run` installs it, and fails in CI if it cannot; elsewhere the test is skipped without it. */
const hasNeovim = spawnSync('nvim', ['--version']).status === 0;
const describeInNeovim = hasNeovim ? describe : describe.skip;

let shop: Sandbox;
beforeEach(async () => {
  shop = new Sandbox()
    .write('.memtrust/policy.yml', 'version: 1\nadoption: {approvals: 0, adopters: [ada]}\n')
    // Before the path are letters of two bytes, and one that is two units of UTF-16.
    .write('CLAUDE.md', '# Shop\n\nGrüße 😀: the guard is in `src/Guard.ts`.\n')
    .write('src/guard.ts', GUARD);
  shop.commit();
  const fact = 'The guard is `requireOwner` in `src/guard.ts`.';
  await shop.done('propose', 'shop/guard', fact, '--importance', 'critical', '--by', 'ada');
  await shop.done('adopt', 'shop/guard', '--by', 'ada');
  shop.commit('adopt');
});
afterEach(() => shop.dispose());

/** What the script saw. */
async function inNeovim(): Promise<unknown> {
  const result = '.git/seen.json';
  const own = join(shop.root, '.git/neovim');
  const child = spawn(
    'nvim',
    ['--headless', '-u', 'NONE', '-i', 'NONE', '-n', '-c', `luafile ${SCRIPT}`],
    {
      cwd: shop.root,
      env: {
        PATH: process.env['PATH'],
        HOME: shop.root,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_NOSYSTEM: '1',
        ...Object.fromEntries(
          ['CONFIG', 'DATA', 'STATE', 'CACHE'].map((name) => [`XDG_${name}_HOME`, own]),
        ),
        LSP_NODE: process.execPath,
        LSP_CLI: CLI,
        LSP_RESULT: join(shop.root, result),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
    },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')));
  const [code, signal] = await new Promise<[number | null, string | null]>((done, fail) => {
    child.on('error', fail);
    child.on('close', (...ended) => done(ended));
  });
  if (!existsSync(join(shop.root, result)))
    throw new Error(`Neovim ended with ${String(code ?? signal)} and saw nothing: ${printed}`);
  const seen: { readonly fault?: unknown } = JSON.parse(shop.read(result));
  const { fault } = seen;
  if (typeof fault === 'string') throw new Error(`Neovim ${fault}\n${printed}`);
  return seen;
}

describeInNeovim('in Neovim (needs `nvim`, 0.7 or newer)', () => {
  it(
    'shows, fixes, hovers, completes, and marks a fact while its code is typed',
    async () => {
      const seen = await inNeovim();
      expect(seen).toEqual({
        dead: [
          {
            code: 'MT405',
            severity: 3,
            source: 'memtrust',
            message: expect.stringContaining('`src/Guard.ts` is spelled `src/guard.ts` here'),
            text: 'src/Guard.ts',
          },
        ],
        actions: [{ title: 'MT405: write src/guard.ts', kind: 'quickfix' }],
        fixed: ['# Shop', '', 'Grüße 😀: the guard is in `src/guard.ts`.'],
        hover: expect.stringMatching(/shop\/guard.*trusted.*critical[^]*The guard is/),
        lenses: [{ line: 0, title: '1 fact cites this; critical: shop/guard' }],
        definition: ['.memtrust/facts/shop/guard.md', 'CLAUDE.md'],
        typed: '  if (id === "") return;',
        stale: [
          expect.objectContaining({
            code: 'MT105',
            severity: 1,
            message: expect.stringContaining('`shop/guard` is stale'),
          }),
        ],
        labels: ['src/guard.ts'],
        completed: 'See `src/guard.ts',
        unsaved: true,
        exit: { code: 0, signal: 0 },
      });
      expect(shop.git('status', '--porcelain')).toBe(''); // nothing was written, by the server or by the test
    },
    PATIENCE_MS + 10_000,
  );
});
