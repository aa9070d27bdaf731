import { describe, expect, it } from '@jest/globals';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { canonicalDigest } from '../../src/languages/data/canonical.js';
import { renderComment } from '../../src/report/comment.js';
import { formats } from '../../src/report/formats.js';
import { phraseText } from '../../src/text/phrase.js';
import { sha256 } from '../../src/tree/digest.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';
import {
  approvedBy,
  check,
  entryOf,
  factFile,
  findings,
  ledgerFile,
  store,
  type Store,
} from '../store.js';

const CANARY = 'canary-7f3a';
const RULES = {
  exclude_text: [CANARY],
  exclude_paths: ['vault/**', '.memtrust/*/hidden-*', '*.pem'],
};
const policed = store().policy(RULES).file('vault/a.txt', `${CANARY}\n`);

/** All that leaves an evaluation, but the policy itself, which names what it excludes. */
function derived({ policy: _policy, findings: found, ...rest }: Evaluation): string {
  const sentences = found.map((finding) => [
    phraseText(finding.message),
    phraseText(finding.remedy),
    finding.path,
    finding.factId,
    finding.fingerprint,
  ]);
  return JSON.stringify([rest, found, sentences, rest.entries.map((entry) => entry.record)]);
}

const PLACES: readonly (readonly [string, Store])[] = [
  ['the body', policed.fact('x', { body: `It is ${CANARY}.` }).adopted()],
  [
    'the body, in other letters',
    policed.fact('x', { body: `It is ${CANARY.toUpperCase()}.` }).adopted(),
  ],
  ['the topic', policed.fact('x', { topic: CANARY }).adopted()],
  [
    'the topic, as YAML may write it',
    policed.file(factFile('x'), '---\ntopic: "c\\x61nary-7f3a"\nstatus: accepted\n---\nx\n'),
  ],
  ['a key', policed.file(factFile('x'), `---\nx-${CANARY}: 1\n---\nx\n`)],
  ['an unknown key', policed.file(factFile('x'), `---\n${CANARY}: 1\n---\nx\n`)],
  [
    'an unknown key, as YAML may write it',
    policed.file(factFile('x'), '---\n"c\\x61nary-7f3a": 1\n---\nx\n'),
  ],
  ['a key twice', policed.file(factFile('x'), `---\n${CANARY}: 1\n${CANARY}: 2\n---\nx\n`)],
  ['a comment', policed.file(factFile('x'), `---\nstatus: accepted # ${CANARY}\n---\nx\n`)],
  ['a value of a wrong type', policed.file(factFile('x'), `---\nstatus: ${CANARY}\n---\nx\n`)],
  ['broken YAML', policed.file(factFile('x'), `---\n[${CANARY}\n---\nx\n`)],
  [
    'bytes that are not UTF-8',
    policed.file(factFile('x'), Buffer.concat([Buffer.from(CANARY), Buffer.from([0xff])])),
  ],
  ['the id that it states', policed.file(factFile('x'), `---\nid: ${CANARY}\n---\nx\n`)],
  ['what it supersedes', policed.fact('x', { supersedes: [CANARY] }).adopted()],
  [
    'what it cites',
    policed.fact('x', { sources: [{ path: `src/${CANARY}.ts`, digest: null }] }).adopted(),
  ],
  [
    'a quote',
    policed
      .file('a.ts', 'a\n')
      .fact('x', { sources: [{ path: 'a.ts', quote: CANARY }] })
      .adopted(),
  ],
  ['its name', policed.fact(`notes/${CANARY}`).adopted()],
  ['the name of a folder', policed.fact(`${CANARY}/x`).adopted()],
  ['a name that is no id', policed.file(`.memtrust/facts/${CANARY.toUpperCase()}.md`, 'broken\n')],
  [
    'a name that the policy hides by a pattern',
    policed
      .fact('x/a')
      .adopted()
      .file(`.memtrust/facts/hidden-${CANARY}.md`, '---\nstatus: accepted\n---\nx\n'),
  ],
  ['the name of a ledger with a cut line', policed.fact(CANARY).line(CANARY, '{"cut\n')],
  ['the name of a ledger without a fact', policed.line(CANARY, '{"cut\n')],
  [
    'the name of a ledger of a fact that is gone',
    policed.fact(CANARY).adopted().without(factFile(CANARY)),
  ],
  [
    'the name of evidence',
    policed
      .file(`.memtrust/attempts/${CANARY}.json`, '{}')
      .file(`.memtrust/reviews/${CANARY}.json`, '{}'),
  ],
  ['the name of a stray file', policed.file(`.memtrust/${CANARY}.txt`, 'x')],
  [
    'the name of a stray file that a pattern hides',
    policed.file(`.memtrust/x/hidden-${CANARY}`, 'x'),
  ],
  ['the name of a nested store', policed.file(`${CANARY}/.memtrust/facts/x.md`, 'x')],
  ['the name of a fixture', policed.file(`.memtrust/fixtures/${CANARY}.json`, '{')],
  [
    'the name of a fixture in itself',
    policed.file(
      '.memtrust/fixtures/x.json',
      JSON.stringify({
        schema_version: 1,
        id: CANARY,
        query: CANARY,
        policy: {},
        facts: [
          {
            source_id: `fact:${CANARY}`,
            status: 'candidate',
            trust_level: 'candidate',
            topic: CANARY,
            body: CANARY,
            expected_in_context: true,
            expected_trusted: true,
          },
        ],
      }),
    ),
  ],
  [
    'the name of a file that is too large',
    policed.file(`.memtrust/facts/${CANARY}.md`, 'x'.repeat(1_100_000)),
  ],
  [
    'two names alike',
    policed
      .file(`.memtrust/facts/${CANARY}.md`, 'x')
      .file(`.memtrust/facts/${CANARY.toUpperCase()}.md`, 'x'),
  ],
  ['a live file', policed.file('CLAUDE.md', `It is ${CANARY}.\n`)],
  ['the name of a live file', policed.file(`${CANARY}/CLAUDE.md`, 'x\n')],
  [
    'the name of a live file that a pattern hides',
    policed.file(`vault/${CANARY}/AGENTS.md`, 'x\n'),
  ],
  ['a record that nobody approved', policed.fact(CANARY).adopted().retired()],
];

describe('SECURITY S28: policy-blocked text appears nowhere', () => {
  it.each(PLACES)('%s', async (_what, head) => {
    for (const base of [policed, head]) {
      for (const authority of [approvedBy(), approvedBy('alice')]) {
        const evaluation = await check(base, head, { authority, strict: true });
        expect(derived(evaluation).toLowerCase()).not.toContain(CANARY);
        expect(JSON.stringify(evaluation.manifest).toLowerCase()).not.toContain(CANARY);
      }
    }
    // What vanishes is named no better.
    expect(derived(await check(head, policed)).toLowerCase()).not.toContain(CANARY);
  });

  it('nor does its digest or its size', async () => {
    const body = `It is ${CANARY}.`;
    const head = policed.fact('x', { body, sources: ['vault/a.txt'] }).adopted();
    const fact = head.read('x');
    const text = derived(await check(policed, head));
    for (const digest of [
      fact.claim,
      fact.binding,
      sha256(`${body}\n`),
      sha256(body),
      sha256(`${CANARY}\n`),
      ...head.events('x').map((event) => event.id),
      head.tree().entries.get(factFile('x'))?.oid ?? '',
    ]) {
      expect(text).not.toContain(digest.replace('sha256:', ''));
    }
    // A digest of a digest is one as well, for whoever can guess the text.
    const guessed = head
      .events('x')
      .flatMap((event) =>
        [factFile('x'), ''].map((path) => canonicalDigest(['MT202', 'x', path, event.id])),
      );
    for (const fingerprint of guessed) expect(text).not.toContain(fingerprint);
    const row = (await check(head, head)).manifest.entries.find((entry) => entry.source_id === 'x');
    expect(row).toMatchObject({
      status: 'policy_blocked',
      content_hash: null,
      bytes_included: 0,
      body_included: false,
      topic: '',
      source_ref: '',
      anchors: [],
      included_in_context: false,
    });
  });

  it('evidence and live files under such a name are blocked, and say which kind they are', async () => {
    const head = policed
      .file(`.memtrust/attempts/${CANARY}`, 'x')
      .file(`.memtrust/reviews/${CANARY}`, 'x')
      .file(`${CANARY}/CLAUDE.md`, 'x');
    expect(
      (await check(head, head)).entries.map(
        (entry) =>
          `${entry.id}: ${entry.status}, ${entry.trustLevel}, ${entry.sourceClass}, ${entry.path}`,
      ),
    ).toEqual([
      'attempt:policy_blocked#2: policy_blocked, policy_blocked, attempt_evidence, null',
      'live:policy_blocked#1: policy_blocked, policy_blocked, live_external, null',
      'review:policy_blocked#3: policy_blocked, policy_blocked, review_evidence, null',
    ]);
  });

  it('but that something is there, and what is wrong with it, is said', async () => {
    const head = policed.fact(CANARY).adopted().line(CANARY, 'cut\n');
    const evaluation = await check(policed, head);
    expect(evaluation.entries.map((entry) => [entry.id, entry.status, entry.path])).toContainEqual([
      'policy_blocked#1',
      'policy_blocked',
      null,
    ]);
    expect(
      evaluation.findings
        .filter((finding) => finding.severity === 'error')
        .map((finding) => finding.rule),
    ).toEqual(['MT109', 'MT110', 'MT202']);
    expect(evaluation.verdict).toBe('fail');
    expect(findings(evaluation, 'MT110').map((finding) => [finding.factId, finding.path])).toEqual([
      ['policy_blocked#1', null],
    ]);
  });

  it('a finding under a hidden name that is new is not taken for one that was there', async () => {
    const base = policed.file(`.memtrust/fixtures/${CANARY}.txt`, 'x');
    const evaluation = await check(base, base.file(`.memtrust/fixtures/${CANARY}2.txt`, 'x'));
    expect(findings(evaluation, 'MT107').map((finding) => finding.introduced)).toEqual([
      true,
      false,
    ]);
    expect(new Set(findings(evaluation, 'MT107').map((finding) => finding.fingerprint)).size).toBe(
      2,
    );
  });

  it('nor does the digest of a hidden name', async () => {
    const path = `.memtrust/${CANARY}.txt`;
    const [finding] = findings(await check(policed, policed.file(path, 'x')), 'MT107');
    expect(finding?.fingerprint).toMatch(/^sha256:/);
    expect(finding?.fingerprint).not.toBe(canonicalDigest(['MT107', '', path, '']));
    const open = findings(await check(store(), store().file(path, 'x')), 'MT107');
    expect(open.map((one) => one.fingerprint)).toEqual([canonicalDigest(['MT107', '', path, ''])]);
  });

  it('an entry cannot borrow the name of a blocked one', async () => {
    const head = policed
      .file(`vault/CLAUDE.md`, 'x\n')
      .file('.memtrust/facts/live:claude:vault/CLAUDE.md.md', 'x')
      .file('.memtrust/facts/policy_blocked#1.md', 'x')
      .fact(CANARY);
    const ids = (await check(head, head)).entries.map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.includes('policy_blocked'))).toEqual([
      '.memtrust/facts/policy_blocked#1.md',
      'live:policy_blocked#1',
      'policy_blocked#1',
    ]);
  });

  it('what a pattern for paths excludes is not a pattern for ids', async () => {
    const rotation = store()
      .policy({ exclude_paths: ['secrets/**'] })
      .fact('secrets/rotation');
    const evaluation = await check(store(), rotation);
    expect(entryOf(evaluation, 'secrets/rotation').status).toBe('candidate');
    expect(findings(evaluation, 'MT201').map((finding) => phraseText(finding.message))).toEqual([
      '`secrets/rotation` calls itself trusted (`status: accepted`), but nobody has adopted it',
    ]);
  });

  it('an open entry says everything that it says without a policy', async () => {
    const open = store().fact('x', { topic: 't' }).adopted();
    const row = (await check(open, open)).manifest.entries[0];
    expect(row).toMatchObject({
      source_id: 'x',
      topic: 't',
      content_hash: sha256('x is so.\n').slice(7),
      bytes_included: 9,
      source_path_redacted: factFile('x'),
    });
    expect(ledgerFile('x')).toBe('.memtrust/ledger/x.jsonl');
  });
});

/** Names that a pattern hides, and that no text of the policy gives away. */
const HIDING = { exclude_paths: ['vault/**', '.memtrust/facts/hidden-*'] };
const HIDDEN = `hidden-${CANARY}`;
const GUARD =
  'export function guard(user, doc) {\n  if (!user.owner) {\n    throw new Error("not the owner of this");\n  }\n  return doc;\n}\n';
const renames = {
  ...NO_HISTORY,
  renamed: async () => `vault/${CANARY}.ts`,
  renamedBefore: async () => `vault/${CANARY}.ts`,
};
const guarded = store()
  .policy({ ...HIDING, adoption: { adopters: ['alice'] } })
  .file('src/a.ts', GUARD)
  .fact('x', { sources: [{ path: 'src/a.ts', lines: '2-4' }] })
  .adopted();
const whole = store()
  .policy({ ...HIDING, adoption: { adopters: ['alice'] } })
  .file('src/a.ts', GUARD)
  .fact('x', { sources: ['src/a.ts'] })
  .adopted();
const plainStore = store()
  .policy({ ...HIDING, adoption: { adopters: ['alice'] } })
  .file('src/a.ts', GUARD);

const BROTHERS: readonly (readonly [string, Store, Store])[] = [
  [
    'where a cited file went',
    guarded,
    guarded.without('src/a.ts').file(`vault/${CANARY}.ts`, GUARD),
  ],
  [
    'where a cited file went, whole',
    whole,
    whole.without('src/a.ts').file(`vault/${CANARY}.ts`, GUARD),
  ],
  [
    'where a cited file went, and changed',
    guarded,
    guarded.without('src/a.ts').file(`vault/${CANARY}.ts`, GUARD.replace('!user', 'user')),
  ],
  [
    'where the cited text is found too',
    guarded,
    guarded.file('src/a.ts', 'gone\n').file(`vault/${CANARY}.ts`, GUARD),
  ],
  [
    'where a copy of a file is',
    whole,
    whole.file('src/a.ts', 'gone\n').file(`vault/${CANARY}.ts`, GUARD),
  ],
  [
    'a ledger without its fact, with a line that is cut',
    plainStore,
    plainStore.line(HIDDEN, '{"cut\n'),
  ],
  [
    'a ledger of a fact that is gone',
    plainStore.fact(HIDDEN).adopted(),
    plainStore.fact(HIDDEN).adopted().without(factFile(HIDDEN)),
  ],
  [
    'a line of another fact',
    plainStore.fact('x').adopted(),
    plainStore
      .fact('x')
      .adopted()
      .line('x', `${JSON.stringify(plainStore.fact(HIDDEN).adopted().events(HIDDEN)[0])}\n`),
  ],
  ['a fact that is new', plainStore, plainStore.fact(HIDDEN, { sources: ['src/a.ts'] }).adopted()],
  [
    'a fact that changes',
    plainStore.fact(HIDDEN).adopted(),
    plainStore.fact(HIDDEN).adopted().edit(HIDDEN, { body: 'Other.' }),
  ],
  [
    'a fact that is retired',
    plainStore.fact(HIDDEN).adopted(),
    plainStore.fact(HIDDEN).adopted().retired(),
  ],
  ['a fact that goes with all its records', plainStore.fact(HIDDEN).adopted(), plainStore],
  [
    'a fact that is superseded',
    plainStore.fact(HIDDEN).adopted(),
    plainStore
      .fact(HIDDEN)
      .adopted()
      .fact('y', { supersedes: [HIDDEN] })
      .adopted(),
  ],
  [
    'a fact that another one names and that is not there',
    plainStore,
    plainStore.fact('y', { supersedes: [HIDDEN] }).adopted(),
  ],
  [
    'a twin by its key',
    plainStore.fact('y', { claim_key: 'a/b' }).adopted(),
    plainStore
      .fact('y', { claim_key: 'a/b' })
      .adopted()
      .fact(HIDDEN, { claim_key: 'a/b' })
      .adopted(),
  ],
  [
    'an id in another file',
    plainStore,
    plainStore.file(factFile('z'), `---\nid: ${HIDDEN}\n---\nx\n`),
  ],
  [
    'a link to a hidden file',
    plainStore,
    plainStore
      .file('CLAUDE.md', `See @vault/${CANARY}.md and vault/${CANARY}.md.\n`)
      .file(`vault/${CANARY}.md`, 'x\n'),
  ],
];

describe('SECURITY S28: a name that a pattern hides appears nowhere', () => {
  it.each(BROTHERS)('%s', async (_what, base, head) => {
    for (const past of [NO_HISTORY, renames]) {
      for (const authority of [approvedBy(), approvedBy('alice')]) {
        for (const [from, to] of [
          [base, head],
          [head, base],
          [head, head],
        ] as const) {
          const evaluation = await check(from, to, { authority, strict: true, past });
          const said = await everyView(evaluation);
          // A file of the head may say a name itself: `exclude_paths` is about files, and what
          // others say of them is theirs.
          expect(
            said
              .filter(([, text]) => text.toLowerCase().includes(CANARY))
              .map(([view, text]) => `${view}: ${around(text)}`),
          ).toEqual([]);
        }
      }
    }
  });
});

async function everyView(evaluation: Evaluation): Promise<readonly (readonly [string, string])[]> {
  const options = { color: false, manifestPath: null };
  const views: (readonly [string, string])[] = [
    ['manifest', JSON.stringify(evaluation.manifest)],
    ['comment', renderComment(evaluation, { marker: '' })],
    ['findings', JSON.stringify(evaluation.findings)],
    ['changes', JSON.stringify(evaluation.changes)],
  ];
  for (const { name, render } of formats) views.push([name, await render(evaluation, options)]);
  return views;
}

function around(text: string): string {
  const at = text.toLowerCase().indexOf(CANARY);
  return text.slice(Math.max(0, at - 120), at + 40);
}
