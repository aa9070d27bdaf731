import { readdirSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Scene } from './scene.js';

const folder = new URL('scenes/', import.meta.url);
const languages = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => {
      const { scenes } = (await import(new URL(name, folder).href)) as { scenes: readonly Scene[] };
      return { language: name.replace(/\.ts$/, ''), scenes };
    }),
);

describe.each(languages)('the scenes of $language', ({ scenes }) => {
  test('hold at least 200 hostile and 20 harmless edits', () => {
    expect(scenes.flatMap(({ hostile }) => hostile).length).toBeGreaterThanOrEqual(200);
    expect(scenes.flatMap(({ harmless }) => harmless).length).toBeGreaterThanOrEqual(20);
  });

  test('have names of their own', () => {
    const names = scenes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(scenes)(
    '$name: the cited lines exist and are not blank',
    ({ before, lines: [from, to] }) => {
      const all = before.split('\n');
      expect(from).toBeGreaterThanOrEqual(1);
      expect(to).toBeGreaterThanOrEqual(from);
      expect(to).toBeLessThanOrEqual(all.length);
      expect(all[from - 1]?.trim()).not.toBe('');
      expect(all[to - 1]?.trim()).not.toBe('');
    },
  );

  test.each(scenes)('$name: every edit has a name of its own and a result of its own', (scene) => {
    const edits = [...scene.hostile, ...scene.harmless];
    const names = edits.map(({ name }) => name);
    const results = new Map<string, string>([[scene.before, 'no edit']]);
    const same: string[] = [];
    for (const { name, after } of edits) {
      const other = results.get(after);
      if (other !== undefined) same.push(`${name} = ${other}`);
      results.set(after, name);
    }
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(same).toEqual([]);
  });
});
