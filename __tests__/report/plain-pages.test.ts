import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { RIDDLES } from '../riddles.js';

/*
 * Do the pages that people read stay plain? Every page is searched for words that made readers guess; code, outputs
 * and quoted texts are not. The pages of the rules are left out: they are generated, and
 * `gate/rules/plain-words.test.ts` reads what they say.
 */

const root = join(import.meta.dirname, '../..');
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'AGENTS.md',
  'src/README.md',
];

/** Words that are riddles on a page, though a rule or a comment may use them. */
const MORE: readonly RegExp[] = [/\bis there twice\b/i, /\blooked at\b/i, /\bheld against\b/i];

const pages = [
  ...PAGES,
  'examples/demos.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && !path.startsWith('rules.'))
    .map((path) => `docs/${path}`),
].toSorted();

/** What the page says in its own words: without fences, code, comments, block quotes and texts in quotation marks. */
const proseOf = (page: string): string =>
  page
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/^>.*$/gm, '')
    .replaceAll(/`[^`]*`/g, '…')
    .replaceAll(/"[^"\n]*"|“[^”]*”/g, '…')
    .replaceAll(/\s+/g, ' ');

const riddlesIn = (page: string): readonly string[] =>
  [...RIDDLES, ...MORE].flatMap((riddle) => {
    const found = riddle.exec(proseOf(page));
    return found === null
      ? []
      : [found.input.slice(Math.max(0, found.index - 40), found.index + 60)];
  });

describe('the pages', () => {
  it('are all searched', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages).toContain('docs/decisions/0001-settled-events-make-trust.md');
  });

  it.each(pages)('%s holds none of the words that made readers guess', (page) => {
    expect(riddlesIn(readFileSync(join(root, page), 'utf8'))).toEqual([]);
  });

  it('may quote them, and print them as code', () => {
    const quoted =
      'It says "whoever reads" and `mend it`.\n\n```text\nis none of these\n```\n> anew\n';
    expect(riddlesIn(quoted)).toEqual([]);
    expect(riddlesIn(`${quoted}Whoever reads\nthis must mend\nit.`)).toHaveLength(2);
  });
});
