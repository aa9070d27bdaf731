import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOurs } from '../../src/cli/compile-cache.js';

const user = process.getuid?.() ?? 0;

describe('the folder for compiled code', () => {
  let around = '';
  beforeEach(() => {
    around = mkdtempSync(join(tmpdir(), 'memtrust-compiled-test-'));
  });
  afterEach(() => rmSync(around, { recursive: true, force: true }));

  it('is made for this user alone, and found again', () => {
    const folder = join(around, 'cache');
    expect(isOurs(folder, user)).toBe(true);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(isOurs(folder, user)).toBe(true);
  });

  it('is not used if it is open to others, of somebody else, a link, or a file', () => {
    mkdirSync(join(around, 'open'));
    chmodSync(join(around, 'open'), 0o770);
    mkdirSync(join(around, 'real'), { mode: 0o700 });
    symlinkSync('real', join(around, 'link'));
    writeFileSync(join(around, 'file'), '');
    for (const name of ['open', 'link', 'file'])
      expect([name, isOurs(join(around, name), user)]).toEqual([name, false]);
    expect(isOurs(join(around, 'real'), user + 1)).toBe(false);
    expect(isOurs(join(around, 'nowhere/cache'), user)).toBe(false);
  });

  it('is not used where anybody could exchange it', () => {
    chmodSync(around, 0o777);
    expect(isOurs(join(around, 'cache'), user)).toBe(false);
    chmodSync(around, 0o1777);
    expect(isOurs(join(around, 'cache'), user)).toBe(true);
  });
});
