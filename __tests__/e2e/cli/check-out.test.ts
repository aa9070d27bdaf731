/** `memtrust check --out DIR`: where the report is, opening it, and what the page has that git knows. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../src/cli/main.js';
import { readPage } from '../../report/html-page.js';
import { SmallBrowser } from '../../report/small-dom.js';
import { fromSource } from './in-process.js';
import { Sandbox, type Result } from './sandbox.js';

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
});
afterEach(() => repository.dispose());

async function done(...args: string[]): Promise<Result> {
  const result = await fromSource(repository.root, ...args);
  if (result.code !== 0) throw new Error(`${args.join(' ')}: ${result.stderr}`);
  return result;
}

/** Runs `check` for a person at a terminal, or not, and gives what was opened. */
async function checkAt(
  interactive: boolean,
  args: readonly string[],
  browse?: (path: string) => Promise<void>,
): Promise<Result> {
  let [stdout, stderr] = ['', ''];
  const code = await main(['check', ...args], {
    cwd: repository.root,
    environment: {
      PATH: process.env['PATH'],
      HOME: repository.root,
      GIT_CONFIG_GLOBAL: '/dev/null',
    },
    now: '2026-06-01T00:00:00Z',
    color: false,
    columns: 120,
    input: { interactive, read: async () => new Uint8Array(), ask: async () => null },
    ...(browse === undefined ? {} : { browse }),
    out: (text) => void (stdout += text),
    err: (text) => void (stderr += text),
  });
  return { code, stdout, stderr };
}

/** A base with one adopted fact about `src/guard.ts`. */
async function adoptOne(): Promise<void> {
  repository.write('src/guard.ts', 'export const guard = 1;\nexport const other = 2;\n');
  await done('init', '--solo', '--by', 'alice');
  await done(
    ...'propose auth/guard --source src/guard.ts --by alice --text'.split(' '),
    'Guards run.',
  );
  await done('adopt', 'auth/guard', '--by', 'alice');
  repository.commit('Adopt the guard (#12)');
}

const page = (): string => readFileSync(join(repository.root, 'report/trust-report.html'), 'utf8');
const section = (id: string): string =>
  new SmallBrowser(page()).get(id).textContent.replace(/\s+/g, ' ');

describe('check --out says where the report is', () => {
  it('on stderr, so that what is parsed stays as it is', async () => {
    const { stdout, stderr } = await done('check', '--format', 'json', '--out', 'report');
    expect(JSON.parse(stdout)).toMatchObject({ schema: 'memtrust.trust_report' });
    expect(stderr).toBe('Report: report/trust-report.html\n');
    expect(readPage(page()).faults).toEqual([]);
  });

  it('and nowhere without it', async () => {
    expect((await done('check')).stderr).not.toContain('Report');
  });
});

describe('check --out --open', () => {
  it('opens the page at a terminal, by its whole path', async () => {
    const opened: string[] = [];
    const { code } = await checkAt(
      true,
      ['--out', 'report', '--open'],
      async (path) => void opened.push(path),
    );
    expect([code, opened]).toEqual([0, [join(repository.root, 'report/trust-report.html')]]);
  });

  it('opens nothing where nobody looks', async () => {
    const opened: string[] = [];
    const { code, stderr } = await checkAt(
      false,
      ['--out', 'report', '--open'],
      async (path) => void opened.push(path),
    );
    expect([code, opened]).toEqual([0, []]);
    expect(stderr).toContain('not an interactive terminal');
  });

  it('changes no exit code where no browser is found', async () => {
    const fails = async (): Promise<void> => Promise.reject(new Error('no such program'));
    const { code, stderr } = await checkAt(true, ['--out', 'report', '--open'], fails);
    expect([code, stderr.includes('no browser was found')]).toEqual([0, true]);
  });

  it('needs --out', async () => {
    expect(await checkAt(true, ['--open'])).toMatchObject({ code: 2 });
  });
});

describe('the page that check --out writes', () => {
  it('shows the code under a stale fact, then and now', async () => {
    await adoptOne();
    repository.write('src/guard.ts', 'export const guard = 7;\nexport const other = 2;\n');
    await fromSource(repository.root, 'check', '--out', 'report');
    expect(section('cited')).toContain('1export const guard = 1;1export const guard = 7;');
  });

  it('is the same twice', async () => {
    await adoptOne();
    await done('check', '--out', 'report');
    const first = page();
    await done('check', '--out', 'report');
    expect(page()).toBe(first);
  });
});
