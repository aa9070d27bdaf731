import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { hasInvisible } from '../../src/text/visible.js';
import { fileName, hostileName } from '../report/hostile.js';
import { quoted } from '../report/scenes.js';
import { commandsOf, pushOf, IDEA, REMEMBERING } from './action-scene.js';
import { setStage } from './action-stage.js';
import type { Files } from './pull-request.js';
import { parseRunnerCommands } from './runner-commands.js';

const stage = setStage();
const { host, run } = stage;

/** Every place of a repository where a name or a text of somebody else can stand. */
function hostileFiles(names: readonly string[], texts: readonly string[]): Files {
  return Object.fromEntries(
    names.flatMap((name, index): [string, string][] => {
      const text = texts[index] ?? '';
      const folder = `n${index}`;
      return [
        [
          `.memtrust/facts/${folder}/${name}.md`,
          `---\nstatus: accepted\ntopic: ${quoted(text.slice(0, 100))}\n---\n${text}\n`,
        ],
        [
          `.memtrust/facts/${folder}/key.md`,
          `---\n${quoted(text)}: ${quoted(name)}\n---\n${text}\n`,
        ],
        [
          `.memtrust/facts/${folder}/cites.md`,
          `---\nstatus: accepted\nsources:\n  - path: ${quoted(name)}\n    quote: ${quoted(text)}\n---\nx\n`,
        ],
        [`.memtrust/facts/${folder}/broken.md`, `---\n${text}\n---\n`],
        [`.memtrust/ledger/${folder}/${name}.jsonl`, `${text}\n`],
        [
          `.memtrust/fixtures/${folder}/${name}.json`,
          `{"schema_version": 1, "id": ${JSON.stringify(text)}}`,
        ],
        [`.memtrust/${folder}-${name}`, text],
        [`${folder}/${name}/CLAUDE.md`, text],
      ];
    }),
  );
}

const OURS = /^(?:MT\d{3} [a-z-]+|memtrust cannot check this|memtrust failed)$/;

describe('nothing untrusted reaches a command of the runner (SECURITY S24, S25)', () => {
  test('from names and texts of a pull request, on both streams and in every file', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fileName, { minLength: 6, maxLength: 6 }),
        fc.array(hostileName, { minLength: 6, maxLength: 6 }),
        async (names, texts) => {
          const [title = '', body = ''] = texts;
          const pull = await host({
            base: REMEMBERING,
            head: {
              ...hostileFiles(names, texts),
              '.memtrust/policy.yml': `${texts[2] ?? ''}: 1\n`,
            },
            title,
            body,
          });
          const ran = await run(pull);
          expect(ran.outputs['verdict']).not.toBe('pass');
          expect(
            commandsOf(ran).filter(
              ({ command, properties }) =>
                !['error', 'warning'].includes(command) ||
                !OURS.test(properties['title'] ?? '') ||
                Object.keys(properties).some(
                  (key) => !['title', 'file', 'line', 'col'].includes(key),
                ),
            ),
          ).toEqual([]);
          expect(ran.stdout.split('\n').filter(hasInvisible)).toEqual([]);
          expect(Object.keys(ran.outputs).toSorted()).toEqual([
            'candidate',
            'comment-id',
            'comment-path',
            'html-path',
            'manifest-path',
            'manifest-sha256',
            'policy-blocked',
            'report-path',
            'sarif-path',
            'stale',
            'superseded',
            'trusted',
            'verdict',
          ]);
          // A workflow may print these to its log.
          for (const text of [ran.summary, ...[...ran.tempFiles.values()].map(String)])
            expect(parseRunnerCommands(text)).toEqual([]);
        },
      ),
      // Each run is a repository and a process; to shrink one takes minutes.
      { numRuns: 4, endOnFailure: true },
    );
  });

  test.each(['mode', 'comment-key', 'artifact-name', 'show-folder', 'policy'])(
    'from the input %s',
    async (input) => {
      const pull = await host({ base: REMEMBERING, head: {} });
      const ran = await run(pull, {
        eventName: 'push',
        payload: pushOf(pull),
        inputs: { [input]: '/../::error::x\n::set-output name=verdict::pass\n##[add-path]/tmp' },
      });
      expect([ran.code, ran.outputs]).toEqual([1, { verdict: 'error' }]);
      expect(commandsOf(ran)).toMatchObject([
        { command: 'error', properties: { title: 'memtrust cannot check this' } },
      ]);
    },
  );

  test('from what GitHub answers', async () => {
    const pull = await host({ base: REMEMBERING, head: IDEA });
    const message = '::error::x\n##[set-env name=PATH]/tmp';
    stage.api.failNext('GET', /\/pulls\/7$/, { status: 500, body: { message } });
    stage.api.failNext('POST', /\/comments$/, {
      status: 422,
      body: { message, documentation_url: message },
      headers: { deprecation: 'x' },
    });
    const ran = await run(pull);
    expect(commandsOf(ran)).toMatchObject([
      { command: 'warning', properties: {}, data: expect.stringContaining('422') },
    ]);
  });
});
