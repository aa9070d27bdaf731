import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createClient } from '../../../src/github/client.js';
import { contextForLaterSteps } from '../../../src/github/merged-context.js';
import { runnerEnvironment } from '../../../src/github/environment.js';
import type { BranchEvent } from '../../../src/github/event.js';
import { readInputs } from '../../../src/github/inputs.js';
import { judgeEvent } from '../../../src/github/judge.js';
import { phraseText, type Phrase } from '../../../src/text/phrase.js';
import { REMEMBERING } from '../../e2e/action-scene.js';
import { makePullRequestRepository } from '../../e2e/pull-request.js';

const removals: (() => unknown)[] = [];

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

/**
 * What is handed on at a comment on the default branch: nobody asks GitHub anything. Sinks as a
 * runner's log has them.
 */
async function handOn(budget: number) {
  const pull = makePullRequestRepository({ base: REMEMBERING, head: { 'README.md': 'bye\n' } });
  const temp = mkdtempSync(join(tmpdir(), 'memtrust-temp-'));
  removals.push(
    () => pull.remove(),
    () => rmSync(temp, { recursive: true }),
  );
  const event: BranchEvent = {
    kind: 'branch',
    before: null,
    isDefault: true,
    defaultBranch: 'main',
  };
  const runner = runnerEnvironment({
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_EVENT_PATH: '/none',
    GITHUB_REPOSITORY: 'acme/widgets',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: pull.mergeSha,
    GITHUB_WORKSPACE: pull.workspace,
    RUNNER_TEMP: temp,
  });
  const github = createClient({
    apiUrl: 'http://127.0.0.1:1',
    repository: runner.repository,
    version: '0',
    token: 't',
    remark: () => {},
  });
  const environment = { PATH: process.env['PATH'] };
  const judged = await judgeEvent({
    event,
    runner,
    github,
    environment,
    now: '2026-02-01T00:00:00Z',
  });
  const said: string[] = [];
  const say = (kind: string) => (message: string | Phrase) =>
    void said.push(`${kind}: ${typeof message === 'string' ? message : phraseText(message)}`);
  const log = {
    info: say('info'),
    notice: say('notice'),
    warning: say('warning'),
    error: say('error'),
  };
  const inputs = {
    ...readInputs({ INPUT_TOKEN: 't', 'INPUT_CONTEXT-QUERY': 'request' }),
    contextBudget: budget,
  };
  return {
    verdict: judged.evaluation.verdict,
    outputs: await contextForLaterSteps({
      judged,
      event,
      inputs,
      runner,
      github,
      environment,
      log,
    }),
    said,
    left: readdirSync(temp, { recursive: true }),
  };
}

describe('a context', () => {
  test('of the least budget that the input takes is one', async () => {
    const { verdict, outputs, said, left } = await handOn(1_300);
    expect([verdict, left.length]).toEqual(['pass', 4]);
    expect(outputs['context-file']).not.toBe('');
    expect(said).toEqual([
      expect.stringMatching(/^info: context: \d+ of 1300 tokens, with the text of 1 of 1 entries$/),
    ]);
  });

  test('that does not fit is a warning with the breakdown, on one line, and nothing else', async () => {
    const { outputs, said, left } = await handOn(300);
    expect(outputs).toEqual({ 'context-file': '', 'context-manifest': '' });
    expect(said).toEqual([
      expect.stringMatching(
        /^warning: no context: it would take \d+ tokens, and context-budget allows 300 \(instructions \d+ of 60, .*memory 0 of 120, .*frame \d+\)\. Raise context-budget$/,
      ),
    ]);
    expect(left).toEqual([]);
  });
});
