import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { claimsIn } from '../../../src/agent-files/claims/claims.js';
import { mentionsMemory } from '../../../src/agent-files/claims/mention.js';
import { readAgentText } from '../../../src/agent-files/agent-text.js';
import { CHINESE, ENGLISH, HARMLESS } from './labelled.js';

const kindsOf = (text: string) => claimsIn(readAgentText(text.split('\n'))).map(({ kind }) => kind);

describe('what documents claim of memory', () => {
  test.each([...ENGLISH, ...CHINESE])('is found: $text', ({ text, kinds }) => {
    expect(kindsOf(text)).toEqual(kinds);
    expect(mentionsMemory(text)).toBe(true);
  });

  test.each(HARMLESS)('is not found where nothing is claimed: %s', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });

  it('is looked for in documents that speak of memory alone, also where a letter or a mark hides the word', () => {
    expect(mentionsMemory('# A tool\n\nIt formats code.\n')).toBe(false);
    for (const word of ['mem**or**y', 'm\u0435mory', 'mem\u200Bory', '\uFF4Demory', '记忆'])
      expect(mentionsMemory(word)).toBe(true);
  });

  it('has its line and column, and a key that stays when lines move', () => {
    const text = 'Recall is perfect.';
    const [claim] = claimsIn(readAgentText(['', `Plain. ${text}`]));
    expect(claim).toMatchObject({ kind: 'boast', line: 2, column: 8 });
    expect(claimsIn(readAgentText(['# A', '', '', text]))[0]?.key).toBe(claim?.key);
  });

  it('is said once of a sentence that stands there many times, and of fifty sentences at most', () => {
    expect(kindsOf('Recall is perfect.\n\nRecall is perfect.')).toEqual(['boast']);
    expect(
      kindsOf(Array.from({ length: 80 }, (_, index) => `Recall ${index} is perfect.`).join('\n\n')),
    ).toHaveLength(50);
  });
});

const linesOf = (name: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

describe('in sentences that were written before anybody looked what is found', () => {
  test.each(
    linesOf('claims.txt').map((line) => [
      line.slice(0, line.indexOf('|')),
      line.slice(line.indexOf('|') + 1),
    ]),
  )('%s: %s', (kind, text) => {
    expect(kindsOf(text)).toContain(kind);
    expect(mentionsMemory(`# A page\n\n${text}`)).toBe(true);
  });

  test.each(linesOf('harmless.txt'))('nothing: %s', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });
});

const root = join(import.meta.dirname, '../../..');
const pages = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`),
];

describe('no false alarm', () => {
  test.each(pages)('in %s', (path) => {
    expect(kindsOf(readFileSync(join(root, path), 'utf8'))).toEqual([]);
  });

  // What the documents that the system comes from assert and deny, in other words.
  test.each(['federated.en.md', 'federated.zh.md'])('in %s', (name) => {
    expect(kindsOf(readFileSync(join(import.meta.dirname, name), 'utf8'))).toEqual([]);
  });

  it('but where a denial there is turned round', () => {
    const text = readFileSync(join(import.meta.dirname, 'federated.en.md'), 'utf8');
    const turned = text
      .replace('It is no hidden memory of chats. It is not a product', 'It is a product')
      .replace('it does not generate', 'it generates');
    expect(kindsOf(turned)).toEqual(['vector-database', 'agent-file']);
    const other = readFileSync(join(import.meta.dirname, 'federated.zh.md'), 'utf8');
    expect(
      kindsOf(
        other
          .replace('不是外部向量数据库产品', '而是外部向量数据库产品')
          .replace('它不是隐藏的聊天记忆', '它是隐藏的聊天记忆'),
      ),
    ).toEqual(['vector-database', 'chat-sync']);
  });
});
