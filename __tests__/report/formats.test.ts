import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { formats } from '../../src/report/formats.js';
import { hasInvisible } from '../../src/text/visible.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { fileName, hostileChange } from './hostile.js';
import { adopted, approvedBy, CALM, change, POLICY, scenes, type Files } from './scenes.js';

const OPTIONS = { color: false, manifestPath: 'context-manifest.json' };

const ANNOTATION = /^::(?:error|warning|notice) [^\n:]*title=MT\d{3} [a-z-]+::/gm;

test('each format has one name', () => {
  expect(formats.map((format) => format.name)).toEqual(
    expect.arrayContaining(['text', 'json', 'markdown']),
  );
  expect(new Set(formats.map((format) => format.name)).size).toBe(formats.length);
});

describe.each(formats)('the format $name', ({ render, hasCommands }) => {
  test('ends with a line end and is the same twice', async () => {
    for (const make of Object.values(scenes)) {
      const output = await render(await make(), OPTIONS);
      expect(output).toMatch(/[^\n]\n$/);
      expect(await render(await make(), OPTIONS)).toBe(output);
    }
  });

  test('holds no command of the runner and nothing invisible, whatever the names are', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        const printed = await render(await hostileChange(name), OPTIONS);
        // Annotations of ours are obeyed on purpose; `github.test.ts` holds that they are findings.
        const output = hasCommands === true ? printed.replaceAll(ANNOTATION, '') : printed;
        expect(parseRunnerCommands(output)).toEqual([]);
        expect(
          output
            .split('\n')
            .filter((line) => hasInvisible(line) || /^\s*::/.test(line) || line.includes('##[')),
        ).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  test('holds nothing of a policy-blocked fact', async () => {
    const policy: Files = {
      '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_text: [hush-canary]\n`,
    };
    for (const id of ['ops/hush-canary', 'ops/word']) {
      const secret = adopted(id, {
        body: 'The word is hush-canary.',
        cites: { 'src/word.txt': 'the word' },
      });
      const before: Files = { ...CALM, ...policy };
      for (const evaluation of [
        await change(before, { ...before, ...secret }, { authority: approvedBy('alice') }),
        await change({ ...before, ...secret }, { ...before, a: 'b' }),
        await change(before, { ...before, ...secret }),
      ]) {
        const output = await render(evaluation, OPTIONS);
        expect(output).not.toContain('hush');
        for (const [digest] of Object.values(secret)
          .join('')
          .matchAll(/[0-9a-f]{64}/g))
          expect(output).not.toContain(digest);
      }
    }
  });
});
