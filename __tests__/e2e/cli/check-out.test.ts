/** `memtrust check --out DIR`: where the report is, opening it, and what the page has that git knows. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

describe('the page that check --out writes', () => {
  it('shows the code under a stale fact, then and now', async () => {
    await adoptOne();
    repository.write('src/guard.ts', 'export const guard = 7;\nexport const other = 2;\n');
    await fromSource(repository.root, 'check', '--out', 'report');
    expect(section('affected')).toContain('-1 export const guard = 1; +1 export const guard = 7;');
  });

  it('is the same twice', async () => {
    await adoptOne();
    // The files of a report are new to the first one that finds them, and the same from then on.
    await done('check', '--out', 'report');
    await done('check', '--out', 'report');
    const first = page();
    await done('check', '--out', 'report');
    expect(page()).toBe(first);
  });
});
