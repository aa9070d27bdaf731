import { expect, test } from '@jest/globals';
import { renderComment } from '../../src/report/comment.js';
import { introduction } from '../../src/report/verdict.js';
import { githubReferences, renderedElements } from '../e2e/render-markdown.js';
import { agentFilesOnly, renderedCases } from './rendered-cases.js';
import { CALM, change, scenes, state, type Files } from './scenes.js';

const SHOP: Files = { 'CLAUDE.md': 'Be kind.\n' };
const WORKFLOW: Files = {
  '.github/workflows/memtrust.yml':
    'on: pull_request\njobs: {a: {steps: [{uses: memtrust/memtrust@v0}]}}\n',
};

test('a comment says what this is and how to be rid of it where the base has no policy', async () => {
  const setUp = [
    await change(SHOP, { ...SHOP, ...WORKFLOW }),
    await change(SHOP, { ...SHOP, ...CALM }),
    await agentFilesOnly(),
  ];
  for (const evaluation of setUp) {
    const line = introduction(evaluation) ?? '';
    expect(line).toMatch(/What is this\? \[memtrust\]/);
    expect(line).toContain(
      'set `comment: never` in its workflow; to remove it, delete the workflow',
    );
    expect(line).not.toContain('\n');
    const text = renderComment(evaluation, { marker: '<!-- m -->', introduction: line });
    // Above the last line, and so behind everything that has to be read.
    expect(text.split('\n').slice(-4, -3)).toEqual([line]);
    expect(githubReferences(text)).toEqual([]);
    expect(renderedElements(text)).not.toContain('h1');
  }
});

test('and says it no more once a policy is there, nor of a branch', async () => {
  for (const evaluation of [await scenes.nothing(), await scenes.stale(), await state(SHOP)])
    expect(introduction(evaluation)).toBeNull();
});

test('and keeps within the limit of the comment', async () => {
  const evaluation = await scenes.different();
  const line = introduction((await renderedCases['first-day']?.()) ?? evaluation);
  for (const limit of [2_000, 20_000, 64_000]) {
    const text = renderComment(evaluation, { marker: '<!-- m -->', limit, introduction: line });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
    expect(text).toContain('What is this?');
  }
});
