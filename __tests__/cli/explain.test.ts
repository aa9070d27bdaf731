import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { rules } from '../../src/gate/rules/index.js';
import { schemas } from '../../src/cli/generated-docs.js';
import { REASON_WORDS, STATUS_WORDS } from '../../src/report/words.js';
import { REASONS, STATUSES } from '../../src/trust/entry.js';
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
  async (code, { name, severity, summary, fixed = false, why, remedy }) => {
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

// `policy_blocked` is a status too, which says more.
it.each(REASONS.filter((reason) => reason !== 'policy_blocked').map((reason) => [reason]))(
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

it('explain without a word lists each rule once, by code, name, severity and summary', async () => {
  const { stdout } = await fromSource(tmpdir(), 'explain');
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

it('explain lists the same as JSON, and says which severities no policy changes', async () => {
  const { stdout } = await fromSource(tmpdir(), 'explain', '--format', 'json');
  expect(JSON.parse(stdout)).toEqual(
    rules.map(({ code, name, severity, summary, fixed = false }) => {
      return { code, name, severity, summary, fixed };
    }),
  );
});

it.each(STATUSES.map((status) => [status]))(
  'explain %s says what that status means, with its reasons and rules that exist',
  async (status) => {
    const { code, stdout } = await fromSource(tmpdir(), 'explain', status);
    expect([code, stdout.split(': ')[0]]).toEqual([0, STATUS_WORDS[status]]);
    expect((await fromSource(tmpdir(), 'explain', STATUS_WORDS[status])).stdout).toBe(stdout);
    const json = JSON.parse(
      (await fromSource(tmpdir(), 'explain', status, '--format', 'json')).stdout,
    );
    expect(json).toMatchObject({ status, rules: expect.arrayContaining([expect.any(String)]) });
    for (const name of [...json.reasons, ...json.rules]) expect(stdout).toContain(name);
  },
);

it('explain stale says what stale means, why a fact is, and which rules report it', async () => {
  const { stdout } = await fromSource(tmpdir(), 'explain', 'Stale');
  expect(stdout).toMatch(
    /^stale: it is adopted, but what it cites changed or is gone[^]*source_missing +what it cites is gone[^]*MT105 +stale-fact/,
  );
});

it('explain --schema lists the formats, and prints one', async () => {
  const { stdout } = await fromSource(tmpdir(), 'explain', '--schema');
  expect(stdout.trimEnd().split('\n')).toEqual(Object.keys(schemas));
  expect(JSON.parse((await fromSource(tmpdir(), 'explain', '--schema', 'fact')).stdout)).toEqual(
    schemas['fact']?.schema,
  );
});
