import { describe, expect, it } from '@jest/globals';
import { parseFact } from '../../src/memory/fact.js';
import { parsePolicy } from '../../src/memory/policy.js';
import { parseYaml } from '../../src/memory/yaml.js';
import { phraseText } from '../../src/text/phrase.js';

describe('security/S14 YAML', () => {
  it('of 20,000 flat keys ends soon, in a list of its own, in a policy and in a fact', () => {
    const flat = (count: number): string =>
      Array.from({ length: count }, (_, index) => `k${index}: 1\n`).join('');
    // What took the square of the keys would not end within the time that a test may take.
    for (const count of [9_000, 20_000]) {
      expect(parsePolicy(Buffer.from(flat(count))).origin).toBe('broken');
      expect(parseFact('a', 'a', Buffer.from(`---\n${flat(count)}---\nS\n`)).fact).toBeNull();
    }
    expect(parseYaml(flat(9_000)).ok).toBe(true);
  });

  it('of a hundred unknown keys names the first ones and counts the rest', () => {
    const policy = parsePolicy(
      Buffer.from(Array.from({ length: 100 }, (_, index) => `k${index}: 1\n`).join('')),
    );
    expect(policy.problems.map(({ message }) => phraseText(message)).slice(-2)).toEqual([
      'unknown key `k19`',
      'and 80 more problems',
    ]);
  });

  it('of a billion laughs is refused, not expanded', () => {
    const laughs = [
      'a0: &a0 [x, x]',
      ...Array.from(
        { length: 30 },
        (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`,
      ),
    ].join('\n');
    expect(parseYaml(laughs).ok).toBe(false);
  });

  it.each([
    ['anchors', 'a: &x 1\n'],
    ['aliases', 'a: *x\n'],
    ['equal keys', 'a: 1\na: 2\n'],
    ['equal keys that are written differently', 'a: 1\n"\\u0061": 2\n'],
    ['merge keys', 'a:\n  <<: {b: 1}\n'],
    ['merge keys of an older YAML', '%YAML 1.1\n--- \na:\n  <<: {b: 1}\n'],
    ['tags', 'a: !<tag:example.org,2026:x> 1\n'],
    ['a second document', 'a: 1\n--- \nb: 2\n'],
    ['a second document after an end', 'a: 1\n...\nb: 2\n'],
    ['warnings', '%FOO bar\n--- \na: 1\n'],
    ['tabs as indentation', 'a:\n\tb: 1\n'],
    ['half a document', 'a: "b\n'],
  ])('with %s is refused', (_what, text) => {
    expect(parseYaml(text).ok).toBe(false);
  });

  it('is version 1.2: yes is a word, 010 is ten, and 1:30 is text', () => {
    const result = parseYaml(
      'a: [yes, off, 010, 0o10, 1:30, 2026-01-01, 0b1, 1_000, ~, NULL, True]\n',
    );
    expect(result.ok && result.data).toEqual({
      a: ['yes', 'off', 10, 8, '1:30', '2026-01-01', '0b1', '1_000', null, null, true],
    });
  });

  it('cannot carry words that no digest covers', () => {
    const claim = (yaml: string): string | undefined =>
      parseFact('a', '.memtrust/facts/a.md', Buffer.from(`---\n${yaml}---\nS\n`)).fact?.claim;
    const plain = claim('topic: t\n');
    expect(plain).toBeDefined();
    for (const hiding of [
      'topic: t\n--- \nhidden: words\n',
      'topic: t\n...\nhidden: words\n',
      '%TAG ! tag:hidden,2026:words\n--- \ntopic: t\n',
      '%HIDDEN words\n--- \ntopic: t\n',
      '%YAML 1.2 # hidden words\n--- \ntopic: t\n',
      '\uFEFFtopic: t\n',
      'topic: &hidden-words t\n',
      'topic: !hidden-words t\n',
    ]) {
      expect([hiding, claim(hiding)]).toEqual([hiding, undefined]);
    }
    for (const covered of [
      'topic: t # hidden words\n',
      '# hidden words\ntopic: t\n',
      'topic: t\n... # hidden words\n',
      '--- # hidden words\ntopic: t\n',
      'topic: # hidden words\n  t\n',
      'topic: > # hidden words\n  t\n',
      'topic: t\nx-hidden: words\n',
      '"topic": "t"\n# words\n',
    ]) {
      expect([covered, claim(covered) === plain, claim(covered) === undefined]).toEqual([
        covered,
        false,
        false,
      ]);
    }
  });
});
