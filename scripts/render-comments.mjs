// Renders eight comments with cmark-gfm, GitHub's own Markdown renderer, and fails if a name in one
// of them became a link of its own, an image, a heading or a mention: `node
// scripts/render-comments.mjs [--out DIR] [--screenshots]`.
//
// The cases are those of __tests__/report/rendered-cases.ts. With --out the Markdown and the pages
// stay there to be looked at; with --screenshots Debian's chromium adds pictures, narrow and wide, light
// and dark. The pictures of the README are made by scripts/story.mjs. RENDER_COUNTS names a file for "passed failed",
// as in .ci/run.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { copyTexts } from './compile.mjs';
import { pageOf, render, screenshot } from './github-page.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    screenshots: { type: 'boolean', default: false },
  },
});

const MARKER = '<!-- memtrust:report -->';

mkdirSync(join(root, 'lib'), { recursive: true });
const work = mkdtempSync(join(root, 'lib', 'render-'));
const out =
  values.out === undefined
    ? mkdtempSync(join(tmpdir(), 'memtrust-rendered-'))
    : resolve(values.out);
let passed = 0;
let failed = 0;
try {
  mkdirSync(out, { recursive: true });
  const config = join(work, 'tsconfig.json');
  const files = [
    '__tests__/report/rendered-cases.ts',
    'src/report/comment.ts',
    'src/report/html.ts',
    'src/report/verdict.ts',
    'src/report/links.ts',
    'src/report/run-files.ts',
  ].map((path) => join(root, path));
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        rootDir: root,
        outDir: join(work, 'out'),
        types: ['node'],
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: [],
      files,
    }),
  );
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  copyTexts(join(work, 'out/src'));
  const load = async (path) => import(pathToFileURL(join(work, 'out', path)).href);
  const { renderedCases, faultsIn, pages, runFiles } = await load(
    '__tests__/report/rendered-cases.js',
  );
  const { renderComment } = await load('src/report/comment.js');
  const { LinkedNames } = await load('src/report/links.js');
  const { runFilesLine } = await load('src/report/run-files.js');
  const { citedIn } = await load('__tests__/report/scenes.js');
  const { introduction } = await load('src/report/verdict.js');

  for (const [name, make] of Object.entries(renderedCases)) {
    const evaluation = await make();
    const comment = renderComment(evaluation, {
      marker: MARKER,
      names: (each) => new LinkedNames(each, pages),
      afterApproval: 'companion',
      introduction: introduction(evaluation),
      cited: await citedIn(evaluation),
    });
    const markdown = `${comment}${runFilesLine(runFiles, pages.repository)}`;
    const html = render(markdown);
    const page = join(out, `${name}.html`);
    writeFileSync(join(out, `${name}.md`), markdown);
    writeFileSync(page, pageOf(name, html));
    const faults = faultsIn(html);
    if (faults.length === 0) passed += 1;
    else failed += 1;
    process.stdout.write(
      faults.length === 0
        ? `rendered: ${name}\n`
        : `FAILED: ${name} shows ${faults.slice(0, 5).join(', ')}\n`,
    );
    if (values.screenshots)
      for (const width of [400, 1400])
        for (const dark of [false, true])
          screenshot(page, join(out, `${name}-${width}${dark ? '-dark' : ''}.png`), {
            width,
            dark,
          });
  }
  const { renderHtml } = await load('src/report/html.js');
  const report = renderHtml(await renderedCases.pictured());
  writeFileSync(join(out, 'report.html'), report);
  if (values.screenshots)
    for (const width of [400, 1400])
      for (const dark of [false, true])
        screenshot(
          join(out, 'report.html'),
          join(out, `report-${width}${dark ? '-dark' : ''}.png`),
          { width, dark },
        );

  // The oracle itself has to see what it looks for.
  for (const [what, markdown] of [
    ['a link', 'www.evil.example'],
    ['a link out of the repository', '[`x`](https://github.com/acme/payments/../evil)'],
    ['an image', '![x](y)'],
    ['a heading', '# x'],
    ['a mention', 'hi @acme'],
    ['raw HTML', '<a href=x>x</a>'],
  ]) {
    const found = faultsIn(render(markdown)).length > 0;
    if (found) passed += 1;
    else failed += 1;
    if (!found) process.stdout.write(`FAILED: the oracle does not see ${what}\n`);
  }
} catch (error) {
  failed += 1;
  process.stderr.write(`rendering failed: ${error.message}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
  if (values.out === undefined) rmSync(out, { recursive: true, force: true });
}
if (process.env.RENDER_COUNTS) writeFileSync(process.env.RENDER_COUNTS, `${passed} ${failed}\n`);
if (failed > 0) process.exitCode = 1;
