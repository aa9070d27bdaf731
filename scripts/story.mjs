// Makes what the README, its translation and docs/start.md show, from examples/shop: `npm run story`.
//
// 1. The story test runs their commands, writes the outputs into the pages, and the comment on the pull request of
//    examples/shop.patch into docs/images/comment.txt. Without this script it compares.
// 2. cmark-gfm and chromium make the pictures of that comment and of its report, light and dark.
// With `--memory`, the facts of examples/shop are proposed and adopted again before that: after a change of their format.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pageOf, render, screenshot } from './github-page.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({ options: { memory: { type: 'boolean', default: false } } });

/** Each is a sentence of the CLAUDE.md of the shop, and cites what it names. */
const FACTS = [
  ['orders/private-orders', 'Only the owner reads a private order', 'critical'],
  ['payments/three-tries', 'A failed payment is tried three times', 'high'],
  ['money/whole-cents', 'Money is whole cents', 'normal'],
];

/** By the bundle, so run `npm run build` first. */
function remember() {
  const shop = join(root, 'examples/shop');
  const folder = mkdtempSync(join(tmpdir(), 'memtrust-shop-'));
  try {
    cpSync(shop, folder, { recursive: true });
    for (const name of ['facts', 'ledger'])
      rmSync(join(folder, '.memtrust', name), { recursive: true, force: true });
    const run = (program, ...args) =>
      execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const memtrust = (...args) => run(process.execPath, join(root, 'dist/cli/index.js'), ...args);
    run('git', 'init', '--quiet');
    run('git', 'add', '--all');
    const lines = readFileSync(join(shop, 'CLAUDE.md'), 'utf8').split('\n');
    for (const [id, words, importance] of FACTS) {
      const sentence = lines.find((line) => line.startsWith(`- ${words}`)).slice(2);
      const options = ['--importance', importance, '--by', 'bob', '--now', '2026-11-02T09:00:00Z'];
      memtrust('propose', id, sentence, ...options);
    }
    memtrust('adopt', '--all', '--by', 'alice', '--now', '2026-11-03T09:00:00Z');
    for (const name of ['facts', 'ledger'])
      cpSync(join(folder, '.memtrust', name), join(shop, '.memtrust', name), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function picture(page, name, size) {
  for (const dark of [false, true])
    screenshot(page, join(root, `docs/images/${name}${dark ? '-dark' : ''}.png`), {
      ...size,
      dark,
    });
}

if (values.memory) remember();
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/jest/bin/jest.js'), '-w', '1', '__tests__/e2e/cli/story'],
  { cwd: root, env: { ...process.env, GUIDES: 'write' }, stdio: 'inherit' },
);
if (status !== 0) process.exit(1);
try {
  const folder = join(root, 'lib/story');
  const comment = join(folder, 'comment.html');
  // The changed lines are what a reader opens first.
  const html = render(readFileSync(join(folder, 'comment.md'), 'utf8'));
  writeFileSync(comment, pageOf('comment', html.replace('<details>', '<details open>')));
  picture(comment, 'comment', { width: 900, height: 464 });
  picture(join(folder, 'report.html'), 'report', { width: 1100, height: 760 });
} catch (error) {
  process.stderr.write(`The pages are current, the pictures are not: ${error.message}\n`);
  process.exitCode = 1;
}
