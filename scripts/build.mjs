// Builds the committed bundles: `npm run build [-- --out DIR]`.
//
//   dist/index.js          the action               from src/index.ts
//   dist/cli/index.js      the command line         from src/cli.ts
//   dist/comment/index.js  the companion action     from src/companion.ts
//
// tsc emits JavaScript first because ncc cannot read TypeScript 7. All programs are one bundle. A dynamic import() in
// the source becomes a chunk file of its own, read only when it is reached. What is plain data, and takes long to work
// out, is worked out here.
import { execFile } from 'node:child_process';
import {
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
import { compile } from './compile.mjs';
import { foldLines } from './fold-lines.mjs';
import { placeChunks } from './place-chunks.mjs';
import { shareModules } from './share-modules.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const ncc = fileURLToPath(import.meta.resolve('@vercel/ncc/dist/ncc/cli.js'));

/** The programs: the entry of each in src, its folder in the output, and what must not be found in what it may load. */
const programs = [
  // The command line runs without a runner's toolkit; this keeps it small and quick to start.
  { entry: 'cli', to: 'cli', executable: true, forbidden: ['@actions/'] },
  { entry: 'index', to: '.', executable: false, forbidden: [] },
  // It takes no result of another run, so nothing that reads or writes artifacts belongs in it.
  { entry: 'companion', to: 'comment', executable: false, forbidden: ['@actions/artifact'] },
];

const { values } = parseArgs({ options: { out: { type: 'string' } } });

/** Modules whose only export is data, made of nothing but the sources. */
const workedOut = [
  'memory/default-policy.js',
  'agent-files/detectors/prompt-injection/table.js',
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

/** Modules of packages in whose place the bundle holds one of ours. */
const replaced = {
  undici: () => readFileSync(join(root, 'scripts/no-undici.mjs'), 'utf8'),
};

/** ncc takes such places from a tsconfig.json in the folder where it runs. */
function takeInPlace(work) {
  const paths = Object.entries(replaced).map(([name, text], index) => {
    const file = `replaced-${index}.mjs`;
    writeFileSync(join(work, file), text());
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

/** One bundle of all programs, so that what several of them hold is there once. Answers its folder. */
async function bundleAll(work) {
  const source = join(work, 'programs.js');
  for (const { entry } of programs)
    if (!existsSync(join(work, `${entry}.js`)))
      throw new Error(`src/${entry}.ts is missing: nothing to bundle`);
  writeFileSync(
    source,
    programs.map(({ entry }) => `export const ${entry}=()=>import('./${entry}.js');\n`).join(''),
  );
  const out = join(work, 'bundle');
  // From the folder of the entry, because ncc writes paths relative to it into the bundle.
  await run(
    ncc,
    ['build', source, '--out', out, '--license', 'licenses.txt', '--no-cache', '--quiet'],
    work,
  );
  return out;
}

let work;
try {
  const out = outputFolder();
  mkdirSync(join(root, 'lib'), { recursive: true });
  // A fresh folder each time: nothing stale is bundled, and two builds at once do not meet.
  work = mkdtempSync(join(root, 'lib', 'build-'));
  compile(work);
  for (const module of workedOut) await workOut(module, work);
  takeInPlace(work);
  for (const file of readdirSync(work, { recursive: true }).filter((name) =>
    name.endsWith('.js'),
  )) {
    const path = join(work, file);
    writeFileSync(path, foldLines(readFileSync(path, 'utf8')));
  }
  const bundle = await bundleAll(work);
  const built = join(work, 'dist');
  const chunks = await placeChunks(bundle, built, programs);
  // Many commands, each a chunk of its own, write memory in the same way.
  await shareModules(chunks, join(built, 'cli/shared.js'));
  cpSync(join(bundle, 'licenses.txt'), join(built, 'licenses.txt'));
  // Only now is the old output touched: a failed build leaves it as it was.
  if (values.out === undefined) rmSync(out, { recursive: true, force: true });
  cpSync(built, out, { recursive: true });
} catch (error) {
  process.stderr.write(`build failed: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  if (work) rmSync(work, { recursive: true, force: true });
}
