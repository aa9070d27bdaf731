import { expect, it } from '@jest/globals';
import { phraseText } from '../../../src/text/phrase.js';
import { approvedBy, check, findings, store, type Circumstances } from '../../store.js';
import { describeRule } from './stories.js';

const GATE =
  'name: memtrust\non: pull_request\njobs:\n  gate:\n    name: Trust gate\n    runs-on: ubuntu-latest\n    steps:\n      - uses: acme/memtrust@v1\n      - uses: ./tools/setup\n';
const OTHER = 'on: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps: [{run: make}]\n';
const base = store()
  .policy({ adoption: { adopters: ['alice'] } })
  .file('.github/workflows/gate.yml', GATE)
  .file('.github/workflows/build.yml', OTHER);
const job = (head: string): string =>
  `on: pull_request\njobs:\n  ${head}    runs-on: ubuntu-latest\n    steps: [{run: "true"}]\n`;
const imitates =
  'a workflow that runs the gate or has a job with its name, without the required approval';

describeRule('MT705', 'gate-changed', {
  stands: false,
  fires: [
    {
      what: 'CODEOWNERS',
      base,
      head: base.file('docs/CODEOWNERS', '* @mallory\n'),
      says: [
        '+error: this change edits `docs/CODEOWNERS`, which lists the code owners, without the required approval',
      ],
    },
    {
      what: 'the workflow of the gate',
      base,
      head: base.file('.github/workflows/gate.yml', GATE.replace('pull_request', 'push')),
      says: [`+error: this change edits \`.github/workflows/gate.yml\`, ${imitates}`],
    },
    {
      what: 'the workflow of the gate, gone',
      base,
      head: base.without('.github/workflows/gate.yml'),
      says: [`+error: this change edits \`.github/workflows/gate.yml\`, ${imitates}`],
    },
    {
      what: 'a job by the name of its check',
      base,
      head: base.file('.github/workflows/x.yml', job('x:\n    name: trust gate\n')),
      says: [`+error: this change edits \`.github/workflows/x.yml\`, ${imitates}`],
    },
    {
      what: 'the same, written otherwise',
      base,
      head: base.file('.github/workflows/x.yml', job('x:\n    name: "Trust \\x67ate"\n')),
      says: [`+error: this change edits \`.github/workflows/x.yml\`, ${imitates}`],
    },
    {
      what: 'the same, by an expression',
      base,
      head: base.file('.github/workflows/x.yml', job("x:\n    name: Trust ${{ 'gate' }}\n")),
      says: [`+error: this change edits \`.github/workflows/x.yml\`, ${imitates}`],
    },
    {
      what: 'a workflow that cannot be read',
      base,
      head: base.file('.github/workflows/x.yml', 'jobs: [\n'),
      says: [`+error: this change edits \`.github/workflows/x.yml\`, ${imitates}`],
    },
    {
      what: 'a local action beside the gate',
      base,
      head: base.file('tools/setup/action.yml', 'name: setup\n').file('tools/setup/x.sh', 'true\n'),
      says: [
        '+error: this change edits `tools/setup/action.yml`, `tools/setup/x.sh`, which the gate workflow runs, without the required approval',
      ],
    },
    ...[
      '*.md -diff',
      '.memtrust/** linguist-generated',
      'CLAUDE.md filter=x',
      '*.jsonl ident',
      '/.memtrust/facts/** binary',
    ].map((line) => ({
      what: `attributes: ${line}`,
      base,
      head: base.file('.gitattributes', `${line}\n`),
      says: [
        '+error: this change edits lines of `.gitattributes` that hide changes of memory or of gate files, without the required approval',
      ],
    })),
    {
      what: 'attributes in the folder',
      base,
      head: base.file('.memtrust/.gitattributes', '* -diff\n'),
      says: [
        '+error: this change edits lines of `.memtrust/.gitattributes` that hide changes of memory or of gate files, without the required approval',
      ],
    },
    {
      what: 'another workflow',
      base,
      head: base.file('.github/workflows/build.yml', OTHER.replace('make', 'make all')),
      says: [],
    },
    {
      what: 'with an approval',
      base,
      head: base.file('CODEOWNERS', '* @bob\n'),
      circumstances: { authority: approvedBy('alice') },
      says: [
        '+notice: this change edits `CODEOWNERS`, which lists the code owners; it is approved',
      ],
    },
    {
      what: 'before the first policy',
      base: store(),
      head: store().file('.github/workflows/gate.yml', GATE),
      says: [
        '+notice: this change edits `.github/workflows/gate.yml`, a workflow that runs the gate or has a job with its name; the base branch has no policy yet, so this needs no approval',
      ],
    },
    {
      what: 'where nobody could approve it',
      base: store().policy({}),
      head: store().policy({}).file('.github/workflows/gate.yml', GATE),
      says: [
        '+notice: this change edits `.github/workflows/gate.yml`, a workflow that runs the gate or has a job with its name; the policy of the base branch names no one who could approve it',
      ],
    },
    {
      what: 'at a desk',
      base,
      head: base.file('CODEOWNERS', '* @bob\n'),
      circumstances: { surface: 'local' },
      says: [
        '+warning: this change edits `CODEOWNERS`, which lists the code owners; it needs approval in a pull request',
      ],
    },
  ],
  silent: [
    {
      what: 'attributes of other files',
      base,
      head: base.file('.gitattributes', 'dist/** -diff linguist-generated\n*.png binary\n'),
    },
    {
      what: 'attributes that hide nothing',
      base,
      head: base.file('.gitattributes', '.memtrust/ledger/**/*.jsonl merge=union\n'),
    },
    { what: 'another file', base, head: base.file('src/a.ts', 'a\n') },
  ],
});

it.each<readonly [string, object | null, Circumstances, string]>([
  ['on a pull request', { adopters: ['alice'] }, {}, 'Ask `alice` to approve this pull request.'],
  [
    'on a pull request, with two who may approve',
    { adopters: ['alice', 'bob'] },
    {},
    'Ask one of `alice`, `bob` to approve this pull request.',
  ],
  [
    'on a pull request, with code owners as adopters',
    { codeowners: true },
    {},
    'Ask an owner of the file (`CODEOWNERS`) to approve this pull request.',
  ],
  [
    'at a desk',
    { adopters: ['alice'] },
    { surface: 'local' },
    'If the edit is meant, open a pull request and have it approved there by `alice`.',
  ],
  [
    'at a desk, who works alone',
    { approvals: 0, adopters: ['alice'] },
    { surface: 'local' },
    'If the edit is meant, merge it in a pull request of `alice`.',
  ],
  ['before the first policy', null, {}, 'Nothing to do.'],
  [
    'where nobody could approve it',
    {},
    {},
    'Add the logins of those who may approve it under `adoption: adopters` in `.memtrust/policy.yml`.',
  ],
])('says what to do: %s', async (_what, adoption, circumstances, remedy) => {
  const here = (adoption === null ? store() : store().policy({ adoption })).file(
    'CODEOWNERS',
    '* @alice\n',
  );
  const evaluation = await check(here, here.file('CODEOWNERS', '* @bob\n'), circumstances);
  expect(findings(evaluation, 'MT705').map((finding) => phraseText(finding.remedy))).toEqual([
    remedy,
  ]);
});
