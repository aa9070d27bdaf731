/** The README, its translation, the first day and the pictures show what examples/shop gives today (else `npm run story`). */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { commentsOn } from '../action-scene.js';
import { setStage } from '../action-stage.js';
import { artifactEnvironment, startArtifactStandIn } from '../artifact-stand-in.js';
import { hostedOnGitHub } from '../pull-request.js';
import { gateOn } from './guide-gate.js';
import { readPage, today } from './guide.js';
import {
  adoptAsInReadme,
  fencesIn,
  filesBelow,
  ofFirstDay,
  ofReadme,
  patched,
  SHOP,
} from './story.js';

const stage = setStage();
const isWriting = process.env['GUIDES'] === 'write';
const PICTURED = 'docs/images/comment.txt';

const withoutHex = (text: string): string => text.replaceAll(/\b[0-9a-f]{7,64}\b/g, '<hex>');

test('the README prints what its commands print today', async () => {
  const { page, printed } = await today('./README.md', undefined, ofReadme);
  expect(printed).toBe(page);
}, 60_000);

test('the commands of the README adopt a fact, in two files', async () => {
  expect(await adoptAsInReadme(readFileSync('README.md', 'utf8'))).toBe(
    '.memtrust/facts/sessions/cookie.md\n.memtrust/ledger/sessions/cookie.jsonl\n',
  );
}, 60_000);

test('the first day prints what its commands print today', async () => {
  const story = ofFirstDay(readPage('start.md'));
  const { page, printed } = await today('start.md', gateOn(stage), story);
  expect(printed).toBe(page);
}, 300_000);

test('the Chinese README has the commands, outputs and pictures of the English one, and as many headings', () => {
  const english = readFileSync('README.md', 'utf8');
  const wanted = fencesIn(english);
  let at = 0;
  const chinese = readFileSync('README.zh-CN.md', 'utf8');
  const copied = chinese.replaceAll(/^```[^\n`]*\n[^]*?^```$/gm, (block) => {
    const { info, body } = wanted[at++] ?? {};
    return body === undefined ? block : `\`\`\`${info}\n${body}\`\`\``;
  });
  if (isWriting) writeFileSync('README.zh-CN.md', copied);
  const page = isWriting ? copied : chinese;
  const shapeOf = (text: string): object => ({
    blocks: fencesIn(text),
    headings: [...text.matchAll(/^#+ /gm)].map(([level]) => level),
    pictures: [...text.matchAll(/(?:src|srcset)="([^"]+)"/g)].map(([, path]) => path),
    rows: text.match(/^\|/gm)?.length,
    bullets: text.match(/^- /gm)?.length,
    pages: [...text.matchAll(/\]\((docs\/[^)#]+)/g)]
      .map(([, path = '']) => path)
      .toSorted((one, other) => (one < other ? -1 : 1)),
  });
  expect(shapeOf(page)).toEqual(shapeOf(english));
});

test('the README is short, and begins with its sentence, a command and a picture', () => {
  const page = readFileSync('README.md', 'utf8');
  expect(page.split(/\s+/).filter((word) => word !== '').length).toBeLessThanOrEqual(900);
  const [first = ''] = page.split('\n## ');
  const places = ['stops being true', '$ npx memtrust check', '<picture>'].map((what) =>
    first.indexOf(what),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('the pictures show the comment on the pull request of the shop', async () => {
  const pull = await stage.host({
    base: filesBelow(SHOP),
    head: patched(),
    repository: 'acme/shop',
    headRef: 'support',
    author: { login: 'carol', id: 701 },
    title: 'Support may read private orders',
  });
  stage.api.host({
    ...hostedOnGitHub(pull),
    people: { reviews: [], collaborators: { alice: 'admin', bob: 'write', carol: 'write' } },
  });
  const artifacts = await startArtifactStandIn();
  stage.after(async () => artifacts.close());
  const { code, tempFiles } = await stage.run(pull, { env: artifactEnvironment(artifacts) });
  expect(code).toBe(1);
  const body = (commentsOn(stage.api)[0]?.body ?? '').replaceAll(
    stage.api.url,
    'https://github.com',
  );
  const report = [...tempFiles].find(([path]) => path.endsWith('trust-report.html'))?.[1];
  expect(report).toBeDefined();
  mkdirSync('lib/story', { recursive: true });
  writeFileSync('lib/story/comment.md', body);
  writeFileSync('lib/story/report.html', report ?? '');
  if (isWriting) writeFileSync(PICTURED, body);
  expect(withoutHex(body)).toBe(withoutHex(readFileSync(PICTURED, 'utf8')));
}, 60_000);
