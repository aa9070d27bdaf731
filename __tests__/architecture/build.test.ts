import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

const MODULE = join(import.meta.dirname, '../../scripts/build.mjs');
const RUNTIME = `const u = (chunkId) => { return "" + chunkId + ".index.js"; };
const cli=()=>Promise.all(/* import() */[__nccwpck_require__.e(1)]).then(u);
const index=()=>__nccwpck_require__.e(/* import() */ 3).then(u);
const companion=()=>__nccwpck_require__.e(/* import() */ 5).then(u);
export { cli, index, companion };
`;
/** One loads two, three loads four, and five loads none. */
const CHUNKS = {
  1: 'x.e(/* import() */ 2)',
  2: "'small'",
  3: 'x.e(4)',
  4: "'@actions/core'",
  5: "'comment'",
};

describe('the chunks of the bundle', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'memtrust-chunks-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What stood in the way, or where the files are. */
  function place(chunks: Readonly<Record<number, string>>, runtime = RUNTIME): string | string[] {
    const [bundle, out] = [join(folder, 'bundle'), join(folder, 'out')];
    mkdirSync(bundle);
    writeFileSync(join(bundle, 'index.js'), runtime);
    for (const [id, text] of Object.entries(chunks))
      writeFileSync(
        join(bundle, `${id}.index.js`),
        `export const modules = { ${id}: (() => ${text}) };\n`,
      );
    const program = `import { placeChunks } from ${JSON.stringify(MODULE)};
      await placeChunks(...${JSON.stringify([bundle, out])}).catch(({ message }) => console.log(message));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { encoding: 'utf8' },
    );
    if (stdout + stderr !== '') return (stdout + stderr).trim();
    return readdirSync(out, { recursive: true }).map(String).toSorted();
  }

  test('are beside the program that is published alone, if it may load them, also by another chunk', () => {
    expect(place(CHUNKS)).toEqual([
      '3.index.js',
      '4.index.js',
      '5.index.js',
      'cli',
      'cli/1.index.js',
      'cli/2.index.js',
      'cli/index.js',
      'cli/package.json',
      'cli/programs.js',
      'comment',
      'comment/index.js',
      'comment/package.json',
      'index.js',
      'package.json',
    ]);
  });

  test('are refused where a program may load what it must not hold, however far away', () => {
    expect(place({ ...CHUNKS, 2: 'x.e(/* import() */ 4)' })).toBe(
      'what src/cli.ts may load contains @actions/ (chunk 4)',
    );
  });

  test('are refused where a module is missing, or the runtime is another one', () => {
    expect(place({ ...CHUNKS, 4: 'eval("require")("gone")' })).toBe('chunk 4 lacks a module');
    rmSync(join(folder, 'bundle'), { recursive: true });
    expect(place(CHUNKS, RUNTIME.replace('return', 'return 1 ||'))).toBe(
      'the runtime names its chunks anew',
    );
  });
});

/** The code as it is in a bundle. */
function leanCode(code: string): string {
  const program = `import { leanCode } from ${JSON.stringify(MODULE)}; process.stdout.write(await leanCode(${JSON.stringify(code)}));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
}

test('a bundle loses comments, blanks and long local names, and nothing else', () => {
  const code =
    "// first\nconst é = 'ü // x';\n/** Doubles. */\nfunction doubled(number) {\n  return number * 2; /* last */\n}\nclass Kept {}\nexport { é, doubled, Kept };\n";
  const lean = leanCode(code);
  expect(lean).toMatch(/function doubled\((\w)\)\{return \1\*2[;}]/);
  expect(lean).toMatch(/(?:ü|\\xfc) \/\/ x/);
  expect(lean).toContain('class Kept{}');
  expect(lean).not.toMatch(/first|Doubles|last/);
});

test('code that a compressor would fold stays as it is', () => {
  expect(
    leanCode('export const kept = (value) => { if (1 + 1 === 3) return value; };\n'),
  ).toContain('1+1===3');
});
