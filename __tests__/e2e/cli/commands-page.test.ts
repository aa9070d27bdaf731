import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { commandsPage } from '../../../src/cli/commands-page.js';
import { fromSource } from './in-process.js';

describe('docs/commands.md', () => {
  test('is what the commands say of themselves (else run npm run docs)', async () => {
    expect(readFileSync('docs/commands.md', 'utf8')).toBe(await commandsPage());
  });

  test('has a section for each command that the help lists', async () => {
    const { stdout } = await fromSource(process.cwd(), 'help', '--all');
    const listed = [...stdout.matchAll(/^ {2}([a-z][a-z-]+) /gm)].map(([, name]) => name);
    const sections = [...(await commandsPage()).matchAll(/^### (\S+)$/gm)].map(([, name]) => name);
    expect(listed.length).toBe(25);
    expect(listed.filter((name) => name !== 'help' && !sections.includes(name))).toEqual([]);
  });
});
