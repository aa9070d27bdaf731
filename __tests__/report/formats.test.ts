import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { formats, type Format } from '../../src/report/formats.js';
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

/** What every format makes of an evaluation, under the name of the format. */
async function rendered(evaluation: Evaluation): Promise<readonly (readonly [Format, string])[]> {
  return Promise.all(
    formats.map(async (format) => [format, await format.render(evaluation, OPTIONS)] as const),
  );
}

describe('every format', () => {
  test.each(Object.entries(scenes))(
    'ends with a line end and is the same twice, in the case %s',
    async (_name, make) => {
      const again = new Map(await rendered(await make.anew()));
      for (const [format, output] of await rendered(await make())) {
        expect([format.name, output]).toEqual([format.name, expect.stringMatching(/[^\n]\n$/)]);
        expect([format.name, again.get(format)]).toEqual([format.name, output]);
      }
    },
  );

  test('holds no command of the runner and nothing invisible, whatever the names are', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        for (const [format, printed] of await rendered(await hostileChange(name))) {
          // Annotations of ours are obeyed on purpose; `github.test.ts` holds that they are findings.
          const plain = printed.replaceAll(/[\u26A0\u2139]\uFE0F/g, ''); // our icons
          const output = format.hasCommands === true ? plain.replaceAll(ANNOTATION, '') : plain;
          expect([format.name, parseRunnerCommands(output)]).toEqual([format.name, []]);
          expect([
            format.name,
            output
              .split('\n')
              .filter((line) => hasInvisible(line) || /^\s*::/.test(line) || line.includes('##[')),
          ]).toEqual([format.name, []]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each(['ops/hush-canary', 'ops/word'])(
    'holds nothing of a policy-blocked fact, %s',
    async (id) => {
      const policy: Files = {
        '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_text: [hush-canary]\n`,
      };
      const secret = adopted(id, {
        body: 'The word is hush-canary.',
        cites: { 'src/word.txt': 'the word' },
      });
      const digests = [
        ...Object.values(secret)
          .join('')
          .matchAll(/[0-9a-f]{64}/g),
      ].map(([digest]) => digest);
      const before: Files = { ...CALM, ...policy };
      for (const evaluation of [
        await change(before, { ...before, ...secret }, { authority: approvedBy('alice') }),
        await change({ ...before, ...secret }, { ...before, a: 'b' }),
        await change(before, { ...before, ...secret }),
      ]) {
        for (const [format, output] of await rendered(evaluation)) {
          const told = ['hush', ...digests].filter((one) => output.includes(one));
          expect([format.name, told]).toEqual([format.name, []]);
        }
      }
    },
  );
});
