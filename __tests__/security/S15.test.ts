import { describe, expect, it } from '@jest/globals';
import { parseFact } from '../../src/memory/fact.js';
import { eventLine, makeEvent, parseLedger } from '../../src/memory/ledger.js';
import { parsePolicy } from '../../src/memory/policy.js';
import { phraseText } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';

const KEYS = ['__proto__', 'constructor', 'prototype'];

describe('security/S15 keys that reach into objects', () => {
  it.each(KEYS)('%s is refused in a fact, at any depth and in any spelling', (key) => {
    const escaped = `"${[...key].map((character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join('')}"`;
    for (const yaml of [
      `${key}: {status: accepted}\n`,
      `"${key}": 1\n`,
      `${escaped}: 1\n`,
      `x-a: {${key}: {b: 1}}\n`,
      `x-a: [[{${key}: 1}]]\n`,
      `sources:\n  - path: a\n    ${key}: 1\n`,
    ]) {
      const record = parseFact('a', '.memtrust/facts/a.md', Buffer.from(`---\n${yaml}---\nS\n`));
      expect([
        yaml,
        record.fact,
        record.problems.map(({ message }) => phraseText(message)),
      ]).toEqual([yaml, null, [`the key \`${key}\` is not allowed`]]);
    }
  });

  it.each(KEYS)('%s is refused in a policy, also as the name of an entry', (key) => {
    for (const yaml of [
      `${key}: {mode: report}\n`,
      `adoption:\n  paths: {${key}: [mallory]}\n`,
      `rules: {${key}: off}\n`,
    ])
      expect(parsePolicy(Buffer.from(yaml)).origin).toBe('broken');
  });

  it.each(KEYS)('%s is refused in a ledger', (key) => {
    const event = makeEvent({
      type: 'candidate.applied',
      fact: 'a',
      claim: sha256('c'),
      binding: sha256('b'),
      at: '',
      proposed_by: '',
      after: [],
    });
    const ledger = parseLedger(
      'a',
      'a.jsonl',
      eventLine(event).replace('{', `{"${key}":{"type":"fact.retired"},`),
    );
    expect([ledger.events, ledger.faults.length]).toEqual([[], 1]);
  });

  it('leave every object as it was', () => {
    parseFact('a', 'a', Buffer.from('---\n__proto__: {polluted: true}\n---\nS\n'));
    parsePolicy(Buffer.from('constructor: {prototype: {polluted: true}}\n'));
    parseLedger('a', 'a', '{"__proto__":{"polluted":true}}\n');
    expect('polluted' in {}).toBe(false);
  });

  it('may be the name of something: a file, or a word', () => {
    const record = parseFact(
      'constructor',
      '.memtrust/facts/constructor.md',
      Buffer.from('---\ntopic: __proto__\nsources: [{path: __proto__}]\n---\nprototype\n'),
    );
    expect(record.fact?.topic).toBe('__proto__');
  });
});
