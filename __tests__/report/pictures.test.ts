import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { renderComment } from '../../src/report/comment.js';
import { introduction } from '../../src/report/verdict.js';
import { LinkedNames } from '../../src/report/links.js';
import { runFilesLine } from '../../src/report/run-files.js';
import { pages, pictured, runFiles } from './rendered-cases.js';
import { citedIn } from './scenes.js';

test('the pictures of the README show what the comment says now (else node scripts/render-comments.mjs --images)', async () => {
  const evaluation = await pictured();
  const comment = renderComment(evaluation, {
    marker: '<!-- memtrust:report -->',
    names: (each) => new LinkedNames(each, pages),
    afterApproval: 'companion',
    introduction: introduction(evaluation),
    cited: await citedIn(evaluation),
  });
  expect(`${comment}${runFilesLine(runFiles, pages.repository)}`).toBe(
    readFileSync('docs/images/comment.txt', 'utf8'),
  );
});
