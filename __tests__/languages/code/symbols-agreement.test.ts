import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Language, LANGUAGES } from '../../../src/languages/code/languages.js';
import { filesUnder, isOf, measure, type Agreement } from './agreement.js';
import { loadOracle, type Oracle } from './oracle.js';

const SAMPLES = '__tests__/languages/code/samples';
const MEASURED: readonly Language[] = [
  'javascript',
  'jsx',
  'typescript',
  'tsx',
  'python',
  'go',
  'java',
  'rust',
  'c',
  'cpp',
  'csharp',
  'ruby',
  'php',
  'shell',
];

let oracle: Oracle;
beforeAll(async () => {
  oracle = await loadOracle(MEASURED);
});

function agreement(folder: string, language: Language, most = Infinity): Agreement {
  return measure(oracle, filesUnder(folder, isOf(language), most), language);
}

const share = ({ agreed, total }: Agreement): number => agreed / total;

describe('symbols agree with tree-sitter', () => {
  it('on names and ranges of this project', () => {
    const found = agreement('src', 'typescript');
    expect(found.total).toBeGreaterThan(1000);
    expect(found.disagreements.slice(0, 10)).toEqual([]);
  });

  it('on at least 99 % of the code of a dependency in TypeScript', () => {
    const found = agreement('node_modules/zod/src/v4', 'typescript', 120);
    expect(found.total).toBeGreaterThan(1000);
    expect([share(found) >= 0.99, found.extra <= found.total / 100]).toEqual([true, true]);
  });

  it('on at least 99 % of the code of dependencies in JavaScript', () => {
    const found = agreement('node_modules/yaml/dist', 'jsx');
    expect(found.total).toBeGreaterThan(300);
    expect([share(found) >= 0.99, found.extra <= found.total / 100]).toEqual([true, true]);
  });

  it.each<Language>(['go', 'java', 'rust', 'csharp', 'ruby', 'php', 'shell'])(
    'on all that a sample of odd %s holds',
    (language) => {
      const found = agreement(SAMPLES, language);
      expect([found.files, found.skipped]).toEqual([1, 0]);
      expect(found.disagreements).toEqual([]);
    },
  );

  it.each<Language>(['typescript', 'tsx', 'javascript', 'python'])(
    'on all that samples of odd %s hold, constants and fields too',
    (language) => {
      const found = measure(oracle, filesUnder(SAMPLES, isOf(language)), language, true);
      expect([found.files > 0, found.skipped]).toEqual([true, 0]);
      expect(found.disagreements).toEqual([]);
    },
  );

  it('on all functions and types of a sample of odd C++', () => {
    const found = agreement(SAMPLES, 'cpp');
    expect(found.disagreements.filter((one) => one.includes(' lacks '))).toEqual([]);
  });
});

/**
 * By hand, over any folder of real code:
 * `MEMTRUST_SYMBOLS_FOLDER=/some/folder npm test -- symbols-agreement` prints the figures of each language in it.
 */
const folder = process.env['MEMTRUST_SYMBOLS_FOLDER'];
afterAll(() => {
  if (folder === undefined) return;
  const figures = MEASURED.map((language) => {
    const { agreed, total, extra, files, skipped, disagreements } = agreement(folder, language);
    return total === 0
      ? ''
      : `${language}: ${agreed}/${total}, ${extra} more of ours, ${files} files, ${skipped} not parsed\n  ${disagreements.slice(0, 20).join('\n  ')}`;
  });
  process.stderr.write(`${figures.filter((line) => line !== '').join('\n')}\n`);
});

it('measures languages that there are', () => {
  expect(MEASURED.filter((language) => !LANGUAGES.includes(language))).toEqual([]);
});
