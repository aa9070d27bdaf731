import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { main, progressOn } from '../../src/cli/main.js';
import { factFile, Sandbox } from '../e2e/cli/sandbox.js';

let now: number;
let written: string;
const terminal = {
  columns: 40,
  milliseconds: (): number => now,
  err: (text: string): void => void (written += text),
};

beforeEach(() => {
  now = 5_000;
  written = '';
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

/** What a terminal shows of a text with `\\r` and "erase to the end of the line". */
function screen(text: string): string {
  let line = '';
  for (const piece of text.split(/(\r|\u001B\[K)/)) {
    if (piece === '\r') continue;
    line = piece === '\u001B[K' ? '' : line + piece;
  }
  return line;
}

describe('the line that says what is done', () => {
  it('is not there in the first second', () => {
    const progress = progressOn(terminal);
    progress.step('reading');
    now += 999;
    progress.step('running rules');
    jest.advanceTimersByTime(900);
    progress.clear();
    jest.advanceTimersByTime(10_000);
    expect(written).toBe('');
  });

  it('says then what was begun last, also where nothing happens', () => {
    const progress = progressOn(terminal);
    progress.step('reading');
    progress.step('running rules');
    jest.advanceTimersByTime(1_000);
    expect(screen(written)).toBe('memtrust: running rules …');
  });

  it('is written over, at most ten times a second, and gone at the end', () => {
    const progress = progressOn(terminal);
    now += 2_000;
    for (let step = 1; step <= 100; step += 1) progress.step(`step ${step}`);
    expect(screen(written)).toBe('memtrust: step 1 …');
    now += 100;
    progress.step('last');
    expect(screen(written)).toBe('memtrust: last …');
    expect(written.split('memtrust:')).toHaveLength(3);
    expect(written).not.toContain('\n');
    progress.clear();
    expect(screen(written)).toBe('');
    jest.advanceTimersByTime(10_000);
    expect(screen(written)).toBe('');
  });

  it('is never longer than the line, and holds nothing unseen', () => {
    const progress = progressOn(terminal);
    now += 2_000;
    progress.step(`a\u001B[31m${'b'.repeat(100)}`);
    expect(screen(written)).toHaveLength(39);
    expect(screen(written)).toContain('\\u{1b}');
  });
});

describe('a slow check', () => {
  let repository: Sandbox;
  beforeEach(() => {
    jest.useRealTimers();
    repository = new Sandbox();
    repository.write('.memtrust/facts/a.md', factFile('', 'A.')).commit();
  });
  afterEach(() => repository.dispose());

  /** Runs it with a clock by which each look takes a second. */
  async function run(showsProgress: boolean): Promise<{ out: string; err: string; all: string }> {
    const said = { out: '', err: '', all: '' };
    await main(['check'], {
      ...terminal,
      milliseconds: () => (now += 1_000),
      cwd: repository.root,
      environment: { PATH: process.env['PATH'], HOME: '/nowhere', GIT_CONFIG_NOSYSTEM: '1' },
      now: '2026-06-01T00:00:00Z',
      columns: 120,
      color: false,
      showsProgress,
      input: { interactive: false, read: async () => new Uint8Array(), ask: async () => null },
      out: (text) => void ((said.out += text), (said.all += text)),
      err: (text) => void ((said.err += text), (said.all += text)),
    });
    return said;
  }

  it('says its steps with counts to somebody at a terminal, and leaves nothing there', async () => {
    const { out, err, all } = await run(true);
    expect(err).toMatch(/reading memory among 1 file …/);
    expect(err).toMatch(/comparing base and head \(step \d+ of \d+\) …/);
    expect(err).toMatch(/running \d+ rules on 1 fact …/);
    expect(screen(err)).toBe('');
    // The line is gone before the report is printed.
    expect(screen(all.slice(0, all.indexOf(out)))).toBe('');
  });

  it('says nothing to anybody else', async () => {
    const [with_, without] = [await run(true), await run(false)];
    expect(without.err).toBe('');
    expect(with_.out).toBe(without.out);
  });
});
