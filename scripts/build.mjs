// Builds the committed bundles: `npm run build [-- --out DIR]`.
//
//   dist/          the action               from src/index.ts
//   dist/cli/      the command line         from src/cli.ts
//   dist/comment/  the companion action     from src/companion.ts
//
// tsc emits JavaScript first because ncc cannot read TypeScript 7. A dynamic import() in the source
// becomes a chunk file of its own beside index.js, read only when it is reached. What is plain data, and takes long to
// work out, is worked out here.
import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual, parseArgs, promisify } from 'node:util';
import { foldLines } from './fold-lines.mjs';
import { leanBundle } from './lean-bundle.mjs';
import { shareChunks } from './share-chunks.mjs';
import { shareModules } from './share-modules.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const ncc = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'));
const shebang = '#!/usr/bin/env node\n';

/** Every bundle: its entry in src, its folder in the output, and what must not be found in it. */
const bundles = [
  { entry: 'index', to: '.', executable: false, forbidden: [] },
  // The command line runs without a runner's toolkit; this keeps it small and quick to start.
  { entry: 'cli', to: 'cli', executable: true, forbidden: ['@actions/'] },
  // It takes no result of another run, so nothing that reads or writes artifacts belongs in it.
  { entry: 'companion', to: 'comment', executable: false, forbidden: ['@actions/artifact'] },
];
// ncc exits 0 on a module that it cannot find, and leaves this in its place.
const missingModule = 'eval("require")';

const { values } = parseArgs({ options: { out: { type: 'string' } } });

/** Modules whose only export is data, made of nothing but the sources. */
const workedOut = [
  'memory/default-policy.js',
  'agent-files/detectors/prompt-injection/needed.js',
  'agent-files/detectors/conflicts/needed.js',
];

/** Writes what a module exports in its place. */
async function workOut(module, work) {
  const path = join(work, module);
  const exported = Object.entries(await import(pathToFileURL(path).href));
  for (const [name, value] of exported)
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value))
      throw new Error(`${name} of src/${module} is no plain data`);
  // As JSON in a string: an engine reads that several times as fast as a literal.
  writeFileSync(
    path,
    exported
      .map(
        ([name, value]) =>
          `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`,
      )
      .join(''),
  );
}

/** Packages in whose place the bundles hold a file of ours, beside this one. */
const replaced = { undici: 'no-undici.mjs' };

/** ncc takes such places from a tsconfig.json in the folder where it runs. */
function takeInPlace(work) {
  const paths = Object.entries(replaced).map(([name, file]) => {
    cpSync(join(root, 'scripts', file), join(work, file));
    return [name, [`./${file}`]];
  });
  const compilerOptions = { allowJs: true, paths: Object.fromEntries(paths) };
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
}

/** Where the bundles go. Only dist/ is ever replaced: a folder that the caller names must be new or empty. */
function outputFolder() {
  if (values.out === undefined) return join(root, 'dist');
  const folder = resolve(values.out);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`--out ${folder} is not empty`);
  return folder;
}

/** Runs a Node script in `cwd` on the caller's Node; what it printed becomes the error when it fails. */
async function run(script, args, cwd) {
  try {
    await promisify(execFile)(process.execPath, [script, ...args], {
      cwd,
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(
      `${script} ${args.join(' ')}\n${error.stdout ?? ''}${error.stderr ?? error.message}`,
      { cause: error },
    );
  }
}

async function bundle({ entry, to, executable, forbidden }, work) {
  const source = join(work, `${entry}.js`);
  if (!existsSync(source)) throw new Error(`src/${entry}.ts is missing: nothing to bundle`);
  const out = join(work, 'bundles', entry);
  // From the folder of the entry, because ncc writes paths relative to it into the bundle.
  await run(
    ncc,
    ['build', source, '--out', out, '--license', 'licenses.txt', '--no-cache', '--quiet'],
    work,
  );

  for (const file of readdirSync(out)) {
    const text = readFileSync(join(out, file), 'utf8');
    for (const words of [missingModule, ...forbidden]) {
      if (text.includes(words))
        throw new Error(`the bundle of src/${entry}.ts contains ${words} (in ${file})`);
    }
    if (file.endsWith('.js')) writeFileSync(join(out, file), await leanBundle(text));
  }
  const main = join(out, 'index.js');
  if (executable) {
    const text = readFileSync(main, 'utf8');
    if (!text.startsWith(shebang)) writeFileSync(main, shebang + text);
    chmodSync(main, 0o755);
  }
  return { from: out, to };
}

let work;
try {
  const out = outputFolder();
  mkdirSync(join(root, 'lib'), { recursive: true });
  // A fresh folder each time: nothing stale is bundled, and two builds at once do not meet.
  work = mkdtempSync(join(root, 'lib', 'build-'));
  await run(tsc, ['-p', 'tsconfig.build.json', '--outDir', work], root);
  for (const module of workedOut) await workOut(module, work);
  takeInPlace(work);
  for (const file of readdirSync(work, { recursive: true }).filter((name) =>
    name.endsWith('.js'),
  )) {
    const path = join(work, file);
    writeFileSync(path, foldLines(readFileSync(path, 'utf8')));
  }
  // All of them settle before anything is thrown: one still writing would bring the folder back.
  const built = await Promise.allSettled(bundles.map((each) => bundle(each, work)));
  const failed = built.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  // Only now is the old output touched: a failed build leaves it as it was.
  if (values.out === undefined) rmSync(out, { recursive: true, force: true });
  for (const { value } of built) cpSync(value.from, join(out, value.to), { recursive: true });
  // Many commands, each a chunk of its own, write memory in the same way.
  await shareModules(join(out, 'cli'));
  // The command line first: it is published without the others.
  shareChunks(out, ['cli', '.', 'comment']);
} catch (error) {
  process.stderr.write(`build failed: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  if (work) rmSync(work, { recursive: true, force: true });
}
