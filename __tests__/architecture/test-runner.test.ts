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
