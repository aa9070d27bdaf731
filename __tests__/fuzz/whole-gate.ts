import { SaxesParser } from 'saxes';
import { prover } from '../../src/fixtures/run.js';
import { evaluate } from '../../src/gate/evaluate.js';
import { renderComment, renderSummary } from '../../src/report/comment.js';
import { renderGithub } from '../../src/report/github.js';
import { renderGitlab } from '../../src/report/gitlab.js';
import { renderHtml } from '../../src/report/html.js';
import { renderJson } from '../../src/report/json.js';
import { renderJunit } from '../../src/report/junit.js';
import { renderSarif } from '../../src/report/sarif.js';
import { renderText } from '../../src/report/text.js';
import { trustReport } from '../../src/report/trust-report.js';
import { VirtualTree } from '../../src/tree/virtual-tree.js';
import type { Answer } from './readers.js';

/* One file of a change through the whole gate, and every view of what it says. */

const BASE = {
  '.memtrust/policy.yml':
    'version: 1\nadoption: {adopters: [alice]}\nexports: [{file: AGENTS.md}]\n' +
    'stores: [{layout: memtrust}, {layout: ai-kb}, {layout: ai-runtime}, {layout: ait}]\n',
  '.memtrust/facts/a/b.md': '---\ntopic: a\n---\nRetries stop after three attempts.\n',
  'package.json': '{"scripts": {"test": "node --test"}}',
  'src/a.ts': 'export const RETRIES = 3;\n',
};

/** @param name the path of the file, with `+` for `/`. */
export async function judgedChange(bytes: Uint8Array, name: string): Promise<Answer> {
  const path = name.replaceAll('+', '/');
  const evaluation = await evaluate({
    base: new VirtualTree(BASE),
    head: new VirtualTree({ ...BASE, [path]: bytes }),
    now: '2026-01-01T00:00:00Z',
    scope: 'change',
    surface: 'pull-request',
    prover,
    subject: { repository: null, baseSha: null, headSha: null },
  });
  const report = renderJson(trustReport(evaluation, { manifestPath: null }));
  const data = [report, renderSarif(evaluation), renderGitlab(evaluation)];
  for (const json of data) JSON.parse(json);
  const junit = renderJunit(evaluation);
  new SaxesParser().write(junit).close();
  const views = [
    renderText(evaluation, { color: false }),
    renderComment(evaluation, { marker: '<!-- m -->' }),
    renderSummary(evaluation),
    renderGithub(evaluation, {}),
    renderHtml(evaluation),
    junit,
  ];
  return {
    value: [...data, ...views],
    messages: [
      ...views,
      ...evaluation.findings.flatMap(({ message, remedy }) => [message, remedy]),
    ],
  };
}
