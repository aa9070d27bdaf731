import { describe, expect, it } from '@jest/globals';
import { auditOf, MOST_AUDITED, type AuditQuestion, type Trail } from '../../src/gate/audit.js';
import { auditedBranch } from '../../src/github/event.js';
import { plain } from '../../src/text/phrase.js';
import { takeSnapshot } from '../../src/gate/snapshot.js';
import { readMemory } from '../../src/memory/store.js';
import { NO_HISTORY } from '../../src/tree/history-queries.js';
import { judge } from '../../src/trust/judge.js';
import { audit, entryOf, findings, store, type Store } from '../store.js';

const past: Trail = { audited: false, way: plain('pushed directly'), remedy: null, general: null };
const required = store().policy({ base_audit: 'require', adoption: { adopters: ['alice'] } });

async function asked(
  settled: Store,
  most?: number,
): Promise<{ readonly questions: readonly AuditQuestion[]; readonly left: number }> {
  const tree = settled.tree();
  const memory = await readMemory(tree);
  const snapshot = await takeSnapshot(tree, memory, null, {
    policy: memory.policy.policy,
    now: 0,
    judge,
    past: NO_HISTORY,
    isAudit: true,
  });
  const questions: AuditQuestion[] = [];
  const { left } = await auditOf(
    snapshot,
    memory.policy.policy,
    null,
    { known: null, trace: (question) => (questions.push(question), { audited: true }) },
    most,
  );
  return { questions, left };
}

describe('SECURITY S37: the audit of a branch', () => {
  it('marks what was traced, fails where an audit is required, and says nothing where nobody looked', async () => {
    const settled = required.fact('x').adopted();
    const [good, bad, none] = [
      await audit(settled, { auditor: { known: null, trace: () => ({ audited: true }) } }),
      await audit(settled, { auditor: { known: null, trace: () => past } }),
      await audit(settled),
    ];
    expect([
      entryOf(good, 'x').audited,
      entryOf(bad, 'x').audited,
      entryOf(none, 'x').audited,
    ]).toEqual([true, false, undefined]);
    expect([good.verdict, bad.verdict, none.verdict]).toEqual(['pass', 'fail', 'pass']);
    expect(entryOf(bad, 'x').trustedBaseline).toBe(true); // presence at the base settles; the audit tells
  });

  it('cannot be softened by the rule alone', async () => {
    const settled = required
      .policy({ base_audit: 'require', rules: { MT707: 'off' } })
      .fact('x')
      .adopted();
    expect(
      findings(await audit(settled, { auditor: { known: null, trace: () => past } }), 'MT707').map(
        ({ severity }) => severity,
      ),
    ).toEqual(['error']);
  });

  it('asks about what is in force and nothing else', async () => {
    const settled = required
      .fact('a')
      .adopted()
      .reverified()
      .fact('b')
      .adopted()
      .retired()
      .fact('c')
      .fact('d')
      .adopted()
      .edit('d', { body: 'Other.' })
      .fact('e')
      .adopted()
      .discarded();
    expect(
      (await asked(settled)).questions.map(({ event }) => `${event.fact} ${event.type}`),
    ).toEqual(['a fact.reverified', 'b fact.retired', 'e candidate.discarded']);
  });

  it('asks the adopters of a fact, and of what it supersedes', async () => {
    const settled = store()
      .policy({ adoption: { adopters: ['alice'], paths: { 'pay/**': ['carol'] } } })
      .fact('pay/a')
      .adopted()
      .fact('b', { supersedes: ['pay/a'] })
      .adopted();
    expect(
      (await asked(settled)).questions.map(({ event, sets, needed }) => [
        event.fact,
        needed,
        ...sets.map(({ accounts }) => accounts[0]),
      ]),
    ).toEqual([
      ['b', 1, 'alice', 'carol'],
      ['pay/a', 1, 'carol'],
    ]);
  });

  it('one approved record of two that say the same suffices', async () => {
    const first = required.fact('x').adopted({ after: [] }).adopted({ after: [], why: 'again' });
    const [approved] = first.events('x');
    const evaluation = await audit(first, {
      auditor: {
        known: null,
        trace: ({ event }) => (event.id === approved?.id ? { audited: true } : past),
      },
    });
    expect([entryOf(evaluation, 'x').audited, evaluation.verdict]).toEqual([true, 'pass']);
  });

  it('names what is past its cap, and fails with it where an audit is required', async () => {
    expect(
      (await asked(required.fact('a').adopted().fact('b').adopted().fact('c').adopted(), 2)).left,
    ).toBe(1);
    let many = required;
    for (let index = 0; index <= MOST_AUDITED; index += 1) many = many.fact(`f/${index}`).adopted();
    const evaluation = await audit(many, {
      auditor: { known: null, trace: () => ({ audited: true }) },
    });
    expect([evaluation.verdict, evaluation.incomplete]).toEqual([
      'fail',
      ['decisive events not traced: 1 (one audit traces at most 200)'],
    ]);
  });
});

describe('SECURITY S37: what is audited', () => {
  const main = { kind: 'branch', before: null, isDefault: true, defaultBranch: 'main' } as const;

  it.each([
    ['push', 'refs/heads/main', main, 'main'],
    ['schedule', 'refs/heads/main', { ...main, defaultBranch: null }, 'main'],
    ['workflow_dispatch', 'refs/heads/main', main, 'main'],
    ['workflow_dispatch', 'refs/heads/topic', main, null],
    ['workflow_dispatch', 'refs/heads/main', { ...main, defaultBranch: null }, null],
    ['push', 'refs/heads/topic', { ...main, isDefault: false }, null],
    ['release', 'refs/tags/main', main, null],
    ['issue_comment', 'refs/heads/main', main, null],
  ] as const)('%s on %s', (eventName, ref, event, branch) => {
    expect(auditedBranch(event, { eventName, ref })).toBe(branch);
  });
});
