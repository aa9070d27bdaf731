import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from '@jest/globals';
import { claimsIn } from '../../../src/agent-files/claims/claims.js';
import { readAgentText } from '../../../src/agent-files/agent-text.js';

const kindsOf = (text: string) => claimsIn(readAgentText(text.split('\n'))).map(({ kind }) => kind);
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
/** One text a line, with its line ends written out. */
const rowsOf = (name: string) =>
  read(name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(String.raw`\n`, '\n').split('\t'));

describe('in what memory documents must not say', () => {
  test.each(rowsOf('false.tsv'))('%s is found: %s', (kind, text) => {
    expect(kindsOf(text)).toContain(kind);
  });
});

describe('in what memory documents may say', () => {
  test.each(rowsOf('true.tsv'))('nothing is found: %s', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });

  const root = join(import.meta.dirname, '../../..');
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path}`);
  test.each(['README.md', 'AGENTS.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', ...docs])(
    'nothing is found in %s',
    (path) => {
      expect(kindsOf(readFileSync(join(root, path), 'utf8'))).toEqual([]);
    },
  );

  // What the documents that the system comes from assert and deny, in other words.
  test.each(['federated.en.md', 'federated.zh.md'])('nothing is found in %s', (name) => {
    expect(kindsOf(read(name))).toEqual([]);
  });

  it('but a denial there that is turned round is found', () => {
    const turned = read('federated.en.md')
      .replace('It is no hidden memory of chats. It is not a product', 'It is a product')
      .replace('it does not generate', 'it generates');
    expect(kindsOf(turned)).toEqual(['vector-database', 'agent-file']);
    const other = read('federated.zh.md')
      .replace('不是外部向量数据库产品', '而是外部向量数据库产品')
      .replace('它不是隐藏的聊天记忆', '它是隐藏的聊天记忆');
    expect(kindsOf(other)).toEqual(['vector-database', 'chat-sync']);
  });
});

describe('a claim', () => {
  it('has its line and column, and a key that stays when lines move', () => {
    const text = 'Recall is perfect.';
    const [claim] = claimsIn(readAgentText(['', `Plain. ${text}`]));
    expect(claim).toMatchObject({ kind: 'certainty', line: 2, column: 8 });
    expect(claimsIn(readAgentText(['# A', '', '', text]))[0]?.key).toBe(claim?.key);
  });

  it('is found where a letter or a mark hides a word', () => {
    for (const word of ['Mem**or**y', 'M\u0435mory', 'Mem\u200Bory', '\uFF2Demory'])
      expect(kindsOf(`${word} is an external vector database.`)).toEqual(['vector-database']);
  });

  it('is said once of a sentence that is there many times, and of fifty sentences at most', () => {
    expect(kindsOf('Recall is perfect.\n\nRecall is perfect.')).toEqual(['certainty']);
    const many = Array.from({ length: 80 }, (_, index) => `Recall ${index} is perfect.`);
    expect(kindsOf(many.join('\n\n'))).toHaveLength(50);
  });

  it('of a demonstration says which memory was shown, if need be by its title', () => {
    const shownIn = (text: string) => claimsIn(readAgentText(text.split('\n')))[0]?.shown;
    expect(shownIn('Our stale-memory demo is complete.')).toEqual(['stale']);
    expect(shownIn('## False memory\n\nThe demo is complete.')).toEqual(['false']);
    expect(shownIn('Our tampered-memory demo is complete.')).toEqual([]);
  });
});
