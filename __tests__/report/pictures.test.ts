import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { renderComment } from '../../src/report/comment.js';
import { LinkedNames } from '../../src/report/linked.js';
import { runFilesLine } from '../../src/report/run-files.js';
import { pages, pictured, runFiles } from './rendered-cases.js';

test('the pictures of the README show what the comment says now (else node scripts/render-comments.mjs --images)', async () => {
  const comment = renderComment(await pictured(), {
    marker: '<!-- memtrust:report -->',
    names: (evaluation) => new LinkedNames(evaluation, pages),
  });
  expect(`${comment}${runFilesLine(runFiles, pages.repository)}`).toBe(
    readFileSync('docs/images/comment.txt', 'utf8'),
  );
});
