import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { problemKey, type Problem } from '../../src/memory/problem.js';
import { parseCodeOwners } from '../../src/memory/codeowners.js';
import { parseFact } from '../../src/memory/fact.js';
import { parseFixture } from '../../src/fixtures/parse.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { parsePolicy } from '../../src/memory/policy.js';
import { plain } from '../../src/text/phrase.js';
import { gapKey, type Gap } from '../../src/tree/limits.js';
import { textOf, typeScriptFiles } from '../architecture/sources.js';
import { proseInKey } from './rules/stories.js';

/*
 * Users accept a finding by its fingerprint, and the key of the finding is a part of it. So a key is made of
 * kinds, paths and ids, and never of a sentence: whoever rewords a message must not bring back what was accepted.
 * The stories of each rule (`rules/stories.ts`) look at the keys that the rule really gives.
 */

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The members of a union of literals in a file. */
const literalsOf = (file: string, after: string): readonly string[] => {
  const [, rest = ''] = readFileSync(file, 'utf8').split(after);
  const [union = ''] = rest.split(';');
  return [...union.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
};

describe('a kind of problem', () => {
  it.each([
    ['src/memory/problem.ts', 'export type ProblemKind ='],
    ['src/tree/limits.ts', 'readonly kind:'],
  ])('is a name in kebab-case, listed once: %s', (file, after) => {
    const kinds = literalsOf(file, after);
    expect(kinds.length).toBeGreaterThan(5);
    expect(kinds.filter((kind) => !KEBAB.test(kind))).toEqual([]);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('makes the same key whatever its sentence says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (about, before, after) => {
        const problem = { kind: 'unknown-key', about } as const;
        expect(problemKey({ ...problem, message: plain(before) })).toBe(
          problemKey({ ...problem, message: plain(after) }),
        );
        const gap = { kind: 'memory-file-size', about } as const;
        expect(gapKey({ ...gap, sentence: before })).toBe(gapKey({ ...gap, sentence: after }));
      }),
    );
  });
});

/** Front matter, policies, ledger lines and fixtures with all sorts of faults. */
const broken = fc
  .array(
    fc.constantFrom(
      'status: x',
      'staus: candidate',
      'topic: 1',
      'id: b',
      'mode: reprot',
      'version: 1',
      'expect: {}',
      'sources: [{path: a, symbol: b, heading: c, quote: d}]',
      'sources: [{path: .memtrust/facts/a.md}]',
      'a: *b',
      'a: &b 1',
      'a: !t 1',
      'a: [1',
      'a: 1',
      '<<: {}',
      '__proto__: 1',
      '%YAML 1.1',
      '{"v":1}',
      '{"id": 1, "id": 2}',
      '!docs/ @a',
      '*.md me@example.com',
      '*.md nobody',
      '[ab].md @a',
      '---',
      '\uFEFF',
      '',
    ),
    { maxLength: 6 },
  )
  .map((lines) => lines.join('\n'));

const problemsIn = (text: string): readonly Problem[] => {
  const bytes = Buffer.from(text);
  const fixture = parseFixture(text);
  return [
    ...parseFact('a', '.memtrust/facts/a.md', bytes).problems,
    ...parseFact('a', '.memtrust/facts/a.md', Buffer.from(`---\n${text}\n---\nA.\n`)).problems,
    ...parsePolicy(bytes).problems,
    ...parseLedger('a', '.memtrust/ledger/a.jsonl', text).faults.map(({ problem }) => problem),
    ...parseCodeOwners(text).warnings,
    ...('format' in fixture ? [] : fixture),
  ];
};

describe('the key of a problem', () => {
  it('has no word of its message, and begins with its kind', () => {
    fc.assert(
      fc.property(broken, (text) => {
        for (const problem of problemsIn(text)) {
          const key = problemKey(problem);
          expect(proseInKey({ message: problem.message, remedy: [], key })).toEqual([]);
          expect(key.split('\0')[0]).toMatch(KEBAB);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('tells two problems of one value apart', () => {
    const { problems } = parseFact(
      'a',
      '.memtrust/facts/a.md',
      Buffer.from(
        '---\nsources:\n  - {path: a.ts, symbol: b, heading: c, pointer: /d, quote: e}\n---\nA.\n',
      ),
    );
    expect(problems.length).toBe(2);
    expect(new Set(problems.map(problemKey)).size).toBe(problems.length);
  });
});

it('no key in the source is made of a sentence', () => {
  const found = typeScriptFiles()
    .filter((path) => /^(?:gate|agent-files|github)\//.test(path))
    .flatMap((path) =>
      [...textOf(path).matchAll(/\bkey: (?!string|keyof)(.*)/g)]
        .map(([, code = '']) => code)
        .filter((code) => /phraseText|[mM]essage|sentence|\bwhy\b|^'[^']* [^']*'/.test(code))
        .map((code) => `${path}: ${code}`),
    );
  expect(found).toEqual([]);
});

it('a key that holds words of the message is found', () => {
  const message = plain('this file has a fault');
  expect(proseInKey({ message, remedy: [], key: JSON.stringify(message) })).toEqual([
    'this file has a fault',
  ]);
  const gap: Gap = { kind: 'memory-size', sentence: 'memory is too large' };
  expect(proseInKey({ message: plain(gap.sentence), remedy: [], key: gapKey(gap) })).toEqual([]);
});
