/** What runs our tests: every file ends, however slow the machine is and whatever the file does. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memtrust-runner-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What jest prints, with our runner in three processes, of which the second starts late. */
function run(files: Readonly<Record<string, string>>, deadlineS: number): Promise<string> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // It listens to jest already, and then takes a second and a half to load what runs a file.
  const hook = `export async function load(url, context, next) {
    if (url.endsWith('/worker-runner.js')) await new Promise((resolve) => setTimeout(resolve, 1500));
    return next(url, context);
  }`;
  const late = `import { register } from 'node:module';
    if (process.env.TINYPOOL_WORKER_ID === '2')
      register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hook)}));`;
  writeFileSync(join(folder, 'late.mjs'), late);
  const config = {
    rootDir: folder,
    runner: join(ROOT, 'scripts/jest/runner.mjs'),
    setupFiles: [join(ROOT, 'scripts/jest/setup.mjs')],
    testMatch: ['**/*.test.mjs'],
    maxWorkers: 3,
    cacheDirectory: join(folder, 'cache'),
  };
  const args = [join(ROOT, 'node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config)];
  const env = {
    ...process.env,
    NODE_OPTIONS: `--import ${join(folder, 'late.mjs')}`,
    TEST_FILE_DEADLINE_S: String(deadlineS),
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { env, timeout: 60_000, killSignal: 'SIGKILL' },
      (_error, _stdout, said) => {
        resolve(said);
      },
    );
  });
}

it('runs each file in a process that may start late, and names one that never ends', async () => {
  const passes = "it('passes', () => {});\n";
  const said = await run(
    {
      'a.test.mjs': passes,
      'b.test.mjs': passes,
      'c.test.mjs': passes,
      'waits.test.mjs':
        "it('waits', () => new Promise((ended) => setInterval(() => ended, 99)));\n",
    },
    6,
  );
  expect(said).toContain('Tests:       3 passed, 3 total');
  expect(said).toContain('Test Suites: 1 failed, 3 passed, 4 total');
  expect(said).toMatch(/FAIL .*waits\.test\.mjs/u);
  expect(said).toContain('After 6 s this file has not ended');
});

it('fails what is not as expected, and says what jest says of it', async () => {
  const { failing, passing } = {
    failing: [
      'expect(1).toBe(2)',
      'expect(1).not.toEqual(1)',
      'expect({ a: [1, 2] }).toEqual({ a: [1, expect.any(String)] })',
      'await expect(Promise.resolve(1)).rejects.toThrow()',
      'await expect(Promise.reject(new Error())).resolves.toBe(1)',
      'expect(() => 1).toThrow()',
      "expect(['a']).not.toContain('a')",
    ],
    passing: ['expect(1).toBe(1)', 'await expect(Promise.reject(new Error())).rejects.toThrow()'],
  };
  const tests = [...failing, ...passing].map(
    (line) => `it(${JSON.stringify(line)}, async () => { ${line}; });\n`,
  );
  const said = await run(
    { 'a.test.mjs': `import { expect, it } from '@jest/globals';\n${tests.join('')}` },
    60,
  );
  expect(said).toContain('Tests:       7 failed, 2 passed, 9 total');
  for (const line of [
    'expect(received).toBe(expected) // Object.is equality\n    \n    Expected: 2\n    Received: 1\n',
    'expect(received).not.toEqual(expected) // deep equality',
    '    -     Any<String>,\n    +     2,\n',
    'Received promise resolved instead of rejected',
    'Received promise rejected instead of resolved',
    'Received function did not throw',
    'expect(received).not.toContain(expected)',
  ])
    expect(said).toContain(line);
});
