import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { renderGithub } from '../../src/report/github.js';
import { narrowed } from '../../src/report/narrowed.js';
import { onlyAnnotations } from '../../src/report/terminal.js';
import { currentFindings } from '../../src/report/words.js';
import { phraseText } from '../../src/text/phrase.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { fileName, hostileChange } from './hostile.js';
import { CALM, change, fact, GUARD, scenes, type Files } from './scenes.js';

describe('check --format github', () => {
  test('is an annotation for each finding, and the verdict', async () => {
    const text = renderGithub(await scenes.silentPromotion(), {});
    expect(text).toMatch(
      /^::error file=\.memtrust\/facts\/deploy\/skip-review\.md,.*title=MT201 silent-promotion::`deploy\/skip-review` calls itself trusted .*%0ARun `npx memtrust adopt .*\nmemtrust: fail \(1 error\) — .*\n$/,
    );
  });

  test('of a clean pass is the verdict alone', async () => {
    expect(renderGithub(await scenes.nothing(), {})).toMatch(/^memtrust: pass — .*\n$/);
  });

  test('has ten of a level, one of each rule among them, and counts the rest', async () => {
    const many = Object.assign(
      {},
      ...Array.from({ length: 14 }, (_, index) => fact(`deploy/n${index}`)),
    ) as Files;
    const evaluation = await change(CALM, {
      ...CALM,
      ...many,
      '.memtrust/facts/zz/broken.md': '---\nstatus: nonsense\n---\nx\n',
    });
    const text = renderGithub(evaluation, {});
    const errors = parseRunnerCommands(text).filter(({ command }) => command === 'error');
    expect(errors).toHaveLength(10);
    const rules = new Set(
      currentFindings(evaluation).flatMap((one) => (one.severity === 'error' ? one.rule : [])),
    );
    expect(rules.size).toBeGreaterThan(1);
    expect(new Set(errors.map(({ properties }) => properties['title']?.slice(0, 5)))).toEqual(
      rules,
    );
    expect(text).toMatch(
      /\n5 more errors not shown: GitHub shows 10 of each kind\. Run: .*\nmemtrust: /,
    );
  });

  test('of a part says so, and only what fails with quiet', async () => {
    const whole = await change(CALM, {
      ...CALM,
      ...fact('deploy/one'),
      'src/auth/guard.ts': GUARD.replace('true', 'false'),
    });
    const part = narrowed(whole, { files: null, rules: new Set(['MT105']) });
    expect(renderGithub(part.evaluation, { narrowing: part.narrowing })).toMatch(
      /^::warning .*title=MT105 .*\nmemtrust: pass for MT105 .*\n1 finding elsewhere .*\n$/,
    );
    expect(
      parseRunnerCommands(renderGithub(whole, { quiet: true })).map(({ command }) => command),
    ).toEqual(['error']);
  });

  test('has the findings as its only commands, whatever the names are', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        const evaluation = await hostileChange(name);
        const text = renderGithub(evaluation, {});
        expect(onlyAnnotations(text)).toBe(text);
        const current = currentFindings(evaluation);
        for (const level of ['error', 'warning', 'notice'] as const) {
          const findings = current.filter(({ severity }) => severity === level);
          const commands = parseRunnerCommands(text).filter(({ command }) => command === level);
          expect(commands).toHaveLength(Math.min(findings.length, 10));
          const titles = new Set(findings.map((one) => `${one.rule} ${one.name}`));
          const said = new Set(
            findings.map(({ message }) => phraseText(message).replaceAll('##[', '##\\u{5b}')),
          );
          for (const { properties, data } of commands) {
            expect(titles).toContain(properties['title']);
            expect(said).toContain(data.split('\n')[0]);
          }
        }
        const others = parseRunnerCommands(text).filter(
          ({ command }) => !['error', 'warning', 'notice'].includes(command),
        );
        expect(others).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
