import { describe, expect, it } from '@jest/globals';
import { judge, type JudgeInput, type Judgement } from '../../src/trust/judge.js';
import { check, factFile, store, type Store } from '../store.js';

const base = store()
  .file('src/a.ts', 'a\n')
  .file('src/b.ts', 'b\n')
  .fact('kept', { sources: ['src/a.ts'] })
  .adopted()
  .fact('key', { claim_key: 'a/k', sources: ['src/b.ts'] })
  .adopted()
  .fact('old', { sources: ['src/a.ts'] })
  .adopted()
  .fact('new', { supersedes: ['old'] })
  .adopted()
  .fact('dated', { valid_until: '2026-05-31' })
  .adopted()
  .fact('wish', { status: 'candidate' });

/** The same with the records and verdicts of a former tree where they are equal: trees of one repository share them. */
function sharing(evidence: JudgeInput, former: JudgeInput): JudgeInput {
  const records = new Map(former.records.map((record) => [record.id, record]));
  return {
    ...evidence,
    records: evidence.records.map((record) => {
      const known = records.get(record.id);
      return known?.text === record.text ? known : record;
    }),
    anchors: new Map(
      [...evidence.anchors].map(([id, results]) => {
        const known = former.anchors.get(id);
        return [
          id,
          JSON.stringify(known) === JSON.stringify(results) ? (known ?? results) : results,
        ];
      }),
    ),
  };
}

/** Judges each tree with what was judged before and without, and gives both answers of the head. */
async function judged(
  from: Store,
  to: Store,
): Promise<{ readonly base: Judgement; readonly head: Judgement; readonly anew: Judgement }> {
  const seen: { readonly now: Judgement; readonly anew: Judgement }[] = [];
  let former: JudgeInput | null = null;
  await check(from, to, {
    judge: (given, policy, now) => {
      const evidence = former === null ? given : sharing(given, former);
      former ??= given;
      const { before: _before, ...rest } = evidence;
      const answer = judge(evidence, policy, now);
      seen.push({ now: answer, anew: judge(rest, policy, now) });
      return answer;
    },
  });
  const [first, second] = seen;
  if (first === undefined || second === undefined) throw new Error('Two trees are judged');
  return { base: first.now, head: second.now, anew: second.anew };
}

describe('a fact that was judged before', () => {
  it.each<readonly [string, Store]>([
    ['nothing', base],
    ['a cited file', base.file('src/a.ts', 'other\n')],
    ['a text', base.edit('kept', { body: 'Another one.' })],
    ['a new fact of the same key', base.fact('rival', { claim_key: 'a/k' }).adopted()],
    ['a fact that goes', base.without(factFile('new'))],
    ['a retirement', base.about('kept').retired()],
    ['an adoption', base.about('wish').adopted()],
    ['a link', base.link('src/c.ts', 'a.ts').fact('linked', { sources: ['src/c.ts'] })],
    ['a fact file without a name', base.file('.memtrust/facts/.md', '---\n---\nx\n')],
  ])('is judged as it would be anew where a change brings %s', async (_what, head) => {
    const { head: now, anew } = await judged(base, head);
    expect(now.entries).toEqual(anew.entries);
    expect([...now.blocks]).toEqual([...anew.blocks]);
    expect([...now.adoptions]).toEqual([...anew.adoptions]);
    expect([...now.supersession.inForce]).toEqual([...anew.supersession.inForce]);
  });

  it('is one and the same entry where nothing that decides about it is touched', async () => {
    const { base: then, head: now } = await judged(base, base.file('src/b.ts', 'other\n'));
    const former = new Map(then.entries.map((entry) => [entry.id, entry]));
    const shared = now.entries.filter((entry) => entry === former.get(entry.id));
    expect(shared.map(({ id }) => id)).toEqual(['dated', 'kept', 'new', 'wish']);
  });

  it('is judged anew where a cited path leads through a link', async () => {
    const linked = base.link('src/c.ts', 'a.ts').fact('linked', { sources: ['src/c.ts'] });
    const { base: then, head: now } = await judged(linked, linked.file('src/b.ts', 'other\n'));
    const former = new Set(then.entries);
    expect(now.entries.filter((entry) => former.has(entry))).toEqual([]);
  });
});
