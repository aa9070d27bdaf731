import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/* docs/ stays small: at most twenty pages, and each that people write can be read at one sitting. */

const docs = join(import.meta.dirname, '../../docs');
const GENERATED = ['agents.md', 'commands.md', 'rules.md'];
const pages = readdirSync(docs).filter((name) => name.endsWith('.md'));

test('docs/ has at most twenty pages', () => {
  expect(pages.length).toBeLessThanOrEqual(20);
});

test.each(pages.filter((page) => !GENERATED.includes(page)))(
  'docs/%s has under 250 lines',
  (page) => {
    expect(readFileSync(join(docs, page), 'utf8').trimEnd().split('\n').length).toBeLessThan(250);
  },
);
