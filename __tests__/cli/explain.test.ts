import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { rules } from '../../src/gate/rules/index.js';
import { REASON_WORDS } from '../../src/report/words.js';
import { REASONS } from '../../src/trust/reasons.js';
import { fromSource } from '../e2e/cli/in-process.js';

it.each(rules.map((rule) => [rule.code, rule] as const))(
  'explain %s says what the rule finds, why it matters and what to do',
  async (code, { name, severity, summary, why, remedy }) => {
    for (const asked of [code.toLowerCase(), code.slice(2), name]) {
      const { code: exit, stdout } = await fromSource(tmpdir(), 'explain', asked);
      expect([exit, stdout.split('\n\n').slice(0, 4)]).toEqual([
        0,
        [`${code} ${name} (${severity})`, summary, why, `What to do: ${remedy}`],
      ]);
    }
  },
);

it.each(rules.map((rule) => [rule.code, rule] as const))(
  'explain %s says the same as JSON, with the keys of rules and a link',
  async (code, { name, severity, summary, fixed, why, remedy }) => {
    const text = (await fromSource(tmpdir(), 'explain', code)).stdout;
    const { stdout } = await fromSource(tmpdir(), 'explain', code, '--format', 'json');
    const { softening, accepting, ...json } = JSON.parse(stdout);
    expect(json).toEqual({
      code,
      name,
      severity,
      summary,
      fixed,
      why,
      remedy,
      url: `https://github.com/memtrust/memtrust/blob/main/docs/rules.md#${code.toLowerCase()}-${name}`,
    });
    expect(text.trimEnd().split('\n\n').slice(4)).toEqual([
      softening,
      ...(accepting === null ? [] : [accepting]),
    ]);
  },
);

it.each(REASONS.map((reason) => [reason]))(
  'explain %s says the sentence of that reason',
  async (reason) => {
    const meaning = REASON_WORDS[reason];
    const { code, stdout } = await fromSource(tmpdir(), 'explain', reason);
    expect([code, stdout]).toEqual([0, `${reason}: ${meaning}\n`]);
    const json = await fromSource(tmpdir(), 'explain', reason, '--format', 'json');
    expect(JSON.parse(json.stdout)).toEqual({ reason, meaning });
  },
);

it('explain of no rule prints no JSON', async () => {
  expect(await fromSource(tmpdir(), 'explain', 'MT999', '--format', 'json')).toMatchObject({
    code: 2,
    stdout: '',
  });
});

it('rules lists each of them once, by code, name, severity and summary', async () => {
  const { stdout } = await fromSource(tmpdir(), 'rules');
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['CODE', 'NAME', 'SEVERITY', 'WHAT IT FINDS'],
    ...rules.map(({ code, name, severity, summary }) => [code, name, severity, summary]),
  ]);
});

it('rules lists the same as JSON, and says which severities no policy changes', async () => {
  const { stdout } = await fromSource(tmpdir(), 'rules', '--format', 'json');
  expect(JSON.parse(stdout)).toEqual(
    rules.map(({ code, name, severity, summary, fixed }) => {
      return { code, name, severity, summary, fixed };
    }),
  );
});
