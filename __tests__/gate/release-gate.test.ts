import { describe, expect, it } from '@jest/globals';
import { schemas } from '../../src/cli/generated-docs.js';
import { renderComment } from '../../src/report/comment.js';
import { renderHtml } from '../../src/report/html.js';
import { renderText } from '../../src/report/text.js';
import { trustReport } from '../../src/report/trust-report.js';
import type { Evaluation } from '../../src/gate/evaluate.js';
import { unlabelledIn } from '../../src/gate/release/labels.js';
import { audit, blocking, check, store } from '../store.js';

const base = store()
  .policy({ release: { docs: 'error' }, exclude_text: ['nightjar'] })
  .fact('a')
  .adopted()
  .file('README.md', 'See memtrust.\n');
const rows = (evaluation: Evaluation) =>
  trustReport(evaluation, { manifestPath: null }).release_gate?.map(({ id, passed, evidence }) => [
    id,
    passed,
    ...evidence,
  ]);
const views = (evaluation: Evaluation) => [
  renderText(evaluation, { color: false }),
  renderComment(evaluation, { marker: '<!-- m -->' }),
  renderHtml(evaluation),
];

describe('the release gate', () => {
  it('lists its four conditions with what was looked at, and is only in the card while nothing is wrong', async () => {
    const evaluation = await check(
      base,
      base
        .file(
          'README.md',
          '<!-- memtrust:demo fixture=false-memory-candidate -->\nMemory is plain text.\n',
        )
        .file('a.json', '{}'),
    );
    expect(rows(evaluation)?.map(([id, passed]) => [id, passed])).toEqual([
      ['labels-visible', true],
      ['explicit-adoption', true],
      ['honest-descriptions', true],
      ['shown-demonstrations', evaluation.findings.every(({ rule }) => rule !== 'MT802')],
    ]);
    const calm = await check(
      base,
      base.file('README.md', 'Memory is plain text.\n').file('a.json', '{}'),
    );
    expect(rows(calm)).toEqual([
      ['labels-visible', true, 'JSON and YAML files checked: 1'],
      ['explicit-adoption', true, 'decisions in this change: 0'],
      ['honest-descriptions', true, 'memory documents checked: 1'],
      ['shown-demonstrations', true, 'memory documents checked: 1'],
    ]);
    for (const view of views(calm))
      expect(view).not.toMatch(/release gate(?! \| 4 of 4 conditions met)/i);
  });

  it('fails each condition by the findings of its rules, and says so in every view', async () => {
    const evaluation = await check(
      base,
      base
        .file('README.md', 'Memory is an external vector database.\n\nRecall is perfect.\n')
        .file('a.json', '{"entries": [{"trusted_baseline": true}]}')
        .fact('b'),
    );
    expect(rows(evaluation)).toEqual([
      ['labels-visible', false, 'MT708 unlabelled-memory `a.json`:1'],
      ['explicit-adoption', false, 'MT201 silent-promotion `.memtrust/facts/b.md`'],
      ['honest-descriptions', false, 'MT801 misdescribed-memory `README.md`:1'],
      ['shown-demonstrations', false, 'MT802 unproven-memory `README.md`:3'],
    ]);
    for (const view of views(evaluation)) expect(view).toMatch(/release gate/i);
  });

  it('reads what the change says also where there are more documents than are looked at', async () => {
    let many = base;
    for (let index = 0; index < 2_100; index += 1) many = many.file(`docs/${index}.md`, 'Words.\n');
    const evaluation = await check(
      many,
      many.file('docs/zzz.md', 'memtrust: Recall is perfect.\n'),
    );
    expect(blocking(evaluation)).toEqual(['MT802']);
  });

  it('has not passed where a document was not read, and has where only data was too large', async () => {
    const large = 'memtrust: Recall is perfect.\n'.repeat(60_000);
    const unread = await check(
      base,
      base.file('docs/large.md', large).file('lock.json', JSON.stringify({ memories: large })),
    );
    expect(rows(unread)).toEqual([
      [
        'labels-visible',
        true,
        'JSON and YAML files checked: 0',
        '1 file was not checked: too large or too many',
      ],
      ['explicit-adoption', true, 'decisions in this change: 0'],
      ['honest-descriptions', false, 'MT801 misdescribed-memory `docs/large.md`'],
      [
        'shown-demonstrations',
        false,
        'memory documents checked: 0',
        '1 file was not checked: too large or too many',
      ],
    ]);
    expect([unread.verdict, blocking(unread)]).toEqual(['fail', ['MT801']]);
    const noDocs = base.policy({ release: { docs: 'off' } });
    expect(blocking(await check(noDocs, noDocs.file('docs/large.md', large)))).toEqual(['MT802']);
    // What was too large before, and documents of a branch that is looked at as a whole, fail nothing.
    const older = base.file('docs/large.md', large);
    for (const evaluation of [
      await check(older, older.file('docs/b.md', 'x\n')),
      await audit(older),
    ])
      expect([
        evaluation.verdict,
        evaluation.releaseGate.filter(({ passed }) => passed === false),
      ]).toEqual(['pass', []]);
  });

  it('reads no more of pages that speak of memory than it can in time, and says what it did not read', async () => {
    const page = 'A memory of memtrust is a file.\n'.repeat(28_000);
    const evaluation = await check(
      base,
      base.file('docs/a.md', page).file('docs/b.md', page).file('docs/c.md', page),
    );
    expect(
      evaluation.findings.filter(({ rule }) => rule === 'MT801').map(({ path }) => path),
    ).toEqual(['docs/c.md']);
  });

  it('answers null where the policy switches a condition off, and looks at no document', async () => {
    const off = store().policy({ release: { docs: 'off', demos: 'off' } });
    const evaluation = await check(off, off.file('README.md', 'Recall is perfect.\n'));
    expect(rows(evaluation)?.map(([, passed]) => passed)).toEqual([true, true, null, null]);
  });

  it('leaves the digest of a policy without its keys as it was, and holds the stricter of two', async () => {
    const lax = store().policy({}).fact('a').adopted().file('README.md', 'See memtrust.\n');
    const strict = (await check(base, base)).policy.policy;
    const { findings } = await check(lax, lax.file('README.md', 'Recall is perfect.\n'), {
      alsoUnder: strict,
    });
    expect(findings.map(({ rule }) => rule)).toContain('MT802');
    const named = (await check(lax.policy({ rules: { MT802: 'error' } }), lax)).policy.policy;
    expect(
      (await check(lax, lax.file('README.md', 'Recall is perfect.\n'), { alsoUnder: named }))
        .verdict,
    ).toBe('fail');
  });

  it('says no name that the policy keeps unsaid', async () => {
    const evaluation = await check(
      base,
      base
        .file('README.md', '<!-- memtrust:demo fixture=nightjar -->\n')
        .file('docs/nightjar.md', 'memtrust: Recall is perfect.\n'),
    );
    expect(JSON.stringify(trustReport(evaluation, { manifestPath: null }))).not.toContain(
      'nightjar',
    );
    for (const view of views(evaluation)) expect(view).not.toContain('nightjar');
  });
});

describe('labels in JSON', () => {
  it('stand in every schema that memtrust publishes, and in what it writes', async () => {
    for (const { schema } of Object.values(schemas))
      expect(unlabelledIn(JSON.stringify(schema), 'a.json')).toEqual([]);
    const evaluation = await check(base, base.file('b.txt', 'x'));
    expect(unlabelledIn(JSON.stringify(evaluation.manifest), 'a.json')).toEqual([]);
    expect(
      unlabelledIn(JSON.stringify(trustReport(evaluation, { manifestPath: null })), 'a.json'),
    ).toEqual([]);
  });

  it('are looked for however deep a text is nested, without a crash', () => {
    expect(
      unlabelledIn(`{"memories": ${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'a.json'),
    ).toEqual([]);
    expect(
      unlabelledIn(
        JSON.stringify({ a: { __proto__x: { entries: [{ memory_id: 'a' }] } } }),
        'a.json',
      ),
    ).toMatchObject([{ list: 'entries', faults: ['source', 'status', 'trust level'] }]);
  });
});
