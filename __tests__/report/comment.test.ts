import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { renderComment, renderSummary } from '../../src/report/comment.js';
import {
  githubReferences,
  renderedElements,
  renderedHeadings,
  renderMarkdown,
} from '../e2e/render-markdown.js';
import { fileName, hostileChange } from './hostile.js';
import { agentFilesOnly } from './rendered-cases.js';
import {
  adopted,
  approvedBy,
  CALM,
  change,
  fact,
  GUARD,
  POLICY,
  scenes,
  state,
  type Files,
} from './scenes.js';

const MARKER = '<!-- memtrust:report -->';
const comment = (evaluation: Parameters<typeof renderComment>[0], limit?: number): string =>
  renderComment(evaluation, { marker: MARKER, ...(limit === undefined ? {} : { limit }) });

/** Our own elements; everything else would come from a name. */
const OURS = new Set([
  'p',
  'strong',
  'sub',
  'ul',
  'li',
  'code',
  'br',
  'details',
  'summary',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]);

describe('the comment', () => {
  test('starts with the marker, and then says the verdict in one bold line', async () => {
    const [first, second, third] = comment(await scenes.silentPromotion()).split('\n');
    expect(first).toBe(MARKER);
    expect(second).toBe('');
    expect(third).toBe(
      '❌ **memtrust: fail — `deploy/skip-review` calls itself trusted (`status: accepted`), but nobody has adopted it (MT201 silent-promotion)**',
    );
  });

  test('says in the first line where it is, unless a name of it leads there', async () => {
    const [line = '', next] = comment(await agentFilesOnly())
      .split('\n')
      .slice(2);
    expect(line).toMatch(
      /^❌ \*\*memtrust: fail — .*agents read them · `CLAUDE\.md:7:24` \(MT403 hidden-text\)\*\*$/,
    );
    // What the author has to fix comes first, not how a maintainer may begin with facts.
    expect(next).toBe('');
  });

  test('gives no advice on facts to who may not write, and what there is in the last line', async () => {
    const stranger = { author: 'm', mayAuthorWrite: async () => false, approvalsOf: () => [] };
    const files = { 'CLAUDE.md': 'x' };
    const text = comment(
      await change(files, { ...files, 'AGENTS.md': 'y' }, { authority: stranger }),
    );
    expect(text).toMatch(/^✅ \*\*memtrust: pass — 1 warning\*\*$/m);
    expect(text).not.toContain('npx memtrust');
    expect(comment(await agentFilesOnly())).toMatch(/^<sub>no facts; 3 agent files checked · /m);
  });

  test('begins each row like a sentence', async () => {
    const { '.memtrust/policy.yml': _policy, ...before } = CALM;
    const author = { author: 'alice', mayAuthorWrite: async () => true, approvalsOf: () => [] };
    expect(comment(await change(before, CALM, { authority: author }))).toContain(
      '- **warning** This change adds the first policy; ',
    );
  });

  test('tells many findings of one kind in one folder once, with their number and the first places', async () => {
    const dead = (from: number, to: number): string =>
      Array.from({ length: to - from }, (_, at) => `See \`src/gone-${from + at}.ts\`.\n\n`).join(
        '',
      );
    const files = { ...CALM, 'src/a.ts': 'x' };
    const text = comment(
      await change(files, { ...files, 'docs/AGENTS.md': dead(0, 12), 'AGENTS.md': dead(20, 22) }),
    );
    const rows = text.split('\n').filter((line) => line.startsWith('- **warning** `src/gone-'));
    expect(rows).toHaveLength(3);
    expect(text).toContain(
      '  11 more like it in `docs`: `docs/AGENTS.md:3:6`, `docs/AGENTS.md:5:6`, `docs/AGENTS.md:7:6` …\n',
    );
  });

  describe('of many agent files', () => {
    const skills = (count: number, text: string): Files =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [
          `.claude/skills/s${at}/SKILL.md`,
          `---\nname: s${at}\ndescription: x\n---\n${text}\n`,
        ]),
      );
    const packages = (count: number, text: string): Files =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`p${at + 10}/AGENTS.md`, `${text}\n`]),
      );
    const byStranger = {
      authority: {
        author: 'mallory',
        mayAuthorWrite: () => Promise.resolve(false),
        approvalsOf: () => [],
      },
    };
    const rowsOf = (text: string): string[] =>
      text.split('\n').filter((line) => /^- \*\*|^ {2}\d+ more like it/.test(line));

    test('tells 136 changed skills, a folder each, in one row', async () => {
      const text = comment(
        await change(
          { ...CALM, ...skills(136, 'a') },
          { ...CALM, ...skills(136, 'b') },
          byStranger,
        ),
      );
      expect(rowsOf(text)).toEqual([
        expect.stringMatching(/^- \*\*warning\*\* `\.claude\/skills\/s0\/SKILL\.md`.* is changed/),
        expect.stringMatching(/^ {2}135 more like it in `\.claude\/skills`: .* …$/),
      ]);
      expect(text).not.toContain('More findings');
    });

    test('tells the changes of ten of them in one row too: they differ in their place alone', async () => {
      const text = comment(
        await change({ ...CALM, ...skills(11, 'a') }, { ...CALM, ...skills(11, 'b') }, byStranger),
      );
      expect(rowsOf(text)).toEqual([
        expect.stringMatching(/^- \*\*warning\*\* `\.claude\/skills\/s0\/SKILL\.md`.* is changed/),
        '  10 more like it in `.claude/skills`: `.claude/skills/s1/SKILL.md`, `.claude/skills/s2/SKILL.md`, `.claude/skills/s3/SKILL.md` …',
      ]);
    });

    test('tells three that say different things each by itself', async () => {
      const gone = (each: (at: number) => string): Files =>
        Object.fromEntries([1, 2, 3].map((at) => [`p${at}/AGENTS.md`, `See \`${each(at)}\`.\n`]));
      const files = { ...CALM, 'src/a.ts': 'x' };
      const base = { ...files, ...packages(0, '') };
      const rows = rowsOf(
        comment(await change(base, { ...base, ...gone((at) => `src/${at}.ts`) })),
      );
      expect(rows.filter((row) => row.includes('does not exist'))).toHaveLength(3);
      const same = rowsOf(comment(await change(base, { ...base, ...gone(() => 'src/9.ts') })));
      expect(same.filter((row) => row.includes('does not exist'))).toHaveLength(1);
      expect(same).toContain('  2 more like it: `p2/AGENTS.md:1:6`, `p3/AGENTS.md:1:6`');
    });

    test('has ten rows of one kind at most where no folder holds them all', async () => {
      const files = { ...CALM, 'src/a.ts': 'x', ...packages(57, 'a') };
      const gone = Object.fromEntries(
        Object.keys(packages(57, '')).map((path, at) => [path, `See \`src/gone-${at}.ts\`.\n`]),
      );
      const rows = rowsOf(comment(await change(files, { ...files, ...gone })));
      expect(rows.filter((row) => row.includes('does not exist'))).toHaveLength(10);
      expect(rows).toContainEqual(
        expect.stringMatching(/^ {2}47 more like it: `p20\/AGENTS\.md:1:6`, .* …$/),
      );
    });

    test('has no table of them where init brings the policy: they are advisory, as ever', async () => {
      const before = packages(52, 'a');
      const author = { author: 'alice', mayAuthorWrite: async () => true, approvalsOf: () => [] };
      const text = comment(await change(before, { ...before, ...POLICY }, { authority: author }));
      expect(text).not.toContain('| Entry |');
      expect(text).not.toContain('advisory');
      expect(Buffer.byteLength(text)).toBeLessThan(1_500);
    });

    test('has a table of the facts beside them, and of no agent file', async () => {
      const files = { ...CALM, ...packages(52, 'a') };
      const text = comment(await change(files, { ...files, 'p10/AGENTS.md': 'b\n' }));
      expect(text).toContain('| `payments/currency` | **trusted** |');
      expect(text).not.toContain('| `p11/AGENTS.md` |');
      expect(text).not.toContain('advisory |');
    });
  });

  test('has two lines when there is nothing to say', async () => {
    const evaluation = await scenes.nothing();
    const { length } = evaluation.fixtures.cases;
    expect(comment(evaluation).replace(`${length} of ${length} fixtures`, 'all fixtures')).toMatch(
      /^<!-- memtrust:report -->\n\n✅ \*\*memtrust: pass — this change does not affect trust\*\*\n\n<sub>2 trusted \(1 unverifiable\) · all fixtures pass · base `1a2b3c4` → `9f8e7d6` · policy `[0-9a-f]{12}` · memtrust \d+\.\d+\.\d+ · manifest `sha256:[0-9a-f]{12}`<\/sub>\n$/,
    );
  });

  test('names the cause and the remedy of trust that is lost, once', async () => {
    const text = comment(await scenes.stale());
    expect(text).toContain('✅ **memtrust: pass — 1 fact loses trust, 1 warning**');
    expect(text).toContain(
      '- **warning** `authorization/owner-checks`: trusted → **stale**, because `src/auth/guard.ts` changed; gone: `owner` · MT105 stale-fact\\\n  Run `npx memtrust reverify authorization/owner-checks` if the fact still holds; otherwise edit `.memtrust/facts/authorization/owner-checks.md`, then run `npx memtrust bind authorization/owner-checks` and `npx memtrust adopt authorization/owner-checks`.\n',
    );
    expect(text.match(/stale-fact/g)).toHaveLength(1);
    expect(text.match(/memtrust reverify/g)).toHaveLength(1);
  });

  test('calls a conflict a conflict, and what has expired expired', async () => {
    const front = 'claim_key: r/x\n';
    const one: Files = {
      ...CALM,
      ...adopted('r/one', { front }),
      ...adopted('r/old', { front: 'valid_until: 2026-05-01\n' }),
    };
    const text = comment(await change(one, { ...one, ...adopted('r/two', { front }) }));
    expect(text).toMatch(/^\| `r\/old` \| expired \| it has expired \|$/m);
    expect(text).toContain('3 trusted (2 unverifiable), 1 expired');
    const merged: Files = { ...one, ...adopted('r/two', { front }) };
    const { '.memtrust/facts/r/two.md': _two, ...without } = merged;
    const back = comment(await change(without, merged));
    expect(back).toContain('`r/one`: trusted → **in conflict**, because it conflicts with `r/two`');
    expect(back).toMatch(/^\| `r\/one` \| in conflict \| it conflicts with `r\/two` \|$/m);
    expect(back).toContain('2 in conflict, 1 expired');
    expect(back).not.toContain('stale');
    expect(comment(await change(merged, without))).toContain('`r/one`: in conflict → **trusted**');
  });

  test('tells many changes of trust that differ in their fact alone in one row', async () => {
    const text = comment(await scenes.many());
    expect(text.match(/MT201 silent-promotion/g)).toHaveLength(2);
    expect(text).toContain(
      '  299 more like it: `claims/number-1`, `claims/number-2`, `claims/number-3` …\n',
    );
    // Each is named all the same, in the order in which people count.
    const named = [...text.matchAll(/^\| `claims\/number-(\d+)` \|/gm)].map(([, number]) => number);
    expect(named).toEqual(Array.from({ length: 300 }, (_, at) => String(at)));
  });

  test('tells each fact that gains trust by itself, however many', async () => {
    const more: Files = Object.assign(
      {},
      ...Array.from({ length: 12 }, (_, at) => adopted(`billing/b${at}`)),
    ) as Files;
    const text = comment(
      await change(CALM, { ...CALM, ...more }, { authority: approvedBy('alice') }),
    );
    expect(text.match(/→ \*\*trusted once merged\*\*/g)).toHaveLength(12);
    expect(text).toContain('More changes of trust (4)');
  });

  test('says who approved what is trusted once merged', async () => {
    const text = comment(await scenes.adoption());
    expect(text).toContain('✅ **memtrust: pass — 1 fact trusted once merged, 1 warning**');
    expect(text).toContain(
      '- `billing/retries`: new → **trusted once merged**, because `alice` approved it',
    );
    expect(text).toContain(
      '| `billing/retries` | adopted | yes | on merge | `alice` at `9f8e7d6` counts: an adopter |',
    );
  });

  test('says the same of a candidate of the base that is adopted now, and stays a candidate until then', async () => {
    const before: Files = { ...CALM, ...fact('billing/retries') };
    const text = comment(
      await change(
        before,
        { ...before, ...adopted('billing/retries') },
        { authority: approvedBy('alice') },
      ),
    );
    expect(text).toContain(
      '- `billing/retries`: candidate → **trusted once merged**, because `alice` approved it',
    );
  });

  test('has fifteen lines at most on the first day of a repository with agent files alone', async () => {
    const text = comment(await agentFilesOnly());
    const unfolded = text
      .replace(MARKER, '')
      .replace(/<details><summary>[\s\S]*?<\/details>/g, 'folded')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(unfolded.length).toBeLessThanOrEqual(15);
    for (const code of ['MT403', 'MT405', 'MT406', 'MT407']) expect(text).toContain(code);
    // What fails stands open.
    expect(unfolded.join('\n')).toContain('MT403 hidden-text');
  });

  test('says a remedy once, however many findings have it', async () => {
    const text = comment(await scenes.noMemory());
    expect(text.match(/MT401 live-memory-changed/g)).toHaveLength(2);
    expect(text.match(/Read the change as instructions that an agent will follow\./g)).toHaveLength(
      1,
    );
  });

  test('keeps what was wrong before apart, and folded', async () => {
    const before: Files = { ...CALM, ...fact('deploy/skip-review') };
    const text = comment(await change(before, { ...before, 'src/auth/guard.ts': 'gone\n' }));
    expect(text).toContain('✅ **memtrust: pass — 1 fact loses trust, 1 warning**');
    expect(text.slice(0, text.indexOf('<details>'))).not.toContain('skip-review');
    expect(text).toMatch(
      /<details><summary>Older findings, not from this change \(1\)<\/summary>\n\n- \*\*error\*\* `deploy\/skip-review` calls itself trusted/,
    );
  });

  test('says in report mode what it would do', async () => {
    expect(comment(await scenes.reportMode())).toContain(
      '⚠️ **memtrust: report mode: would fail — ',
    );
  });

  test('names why it could not judge, even when that is not new', async () => {
    const broken: Files = { ...CALM, '.memtrust/policy.yml': 'mood: strict\n' };
    expect(comment(await change(broken, { ...broken, a: 'b' }))).toContain(
      '❌ **memtrust: error — ',
    );
  });

  test('says what was not judged', async () => {
    const text = comment(
      await change(CALM, { ...CALM, a: 'b' }, { incomplete: ['the history is shallow'] }),
    );
    expect(text).toContain('**Not checked**\n\n- the history is shallow\n');
  });

  test('advises a repository without facts, and counts its agent files', async () => {
    const text = comment(await scenes.noMemoryBefore());
    expect(text).toContain(
      '✅ **memtrust: pass — no facts; 3 agent files checked**\\\nStart with `npx memtrust init`',
    );
  });

  test('shows all findings of a branch as its own', async () => {
    const text = comment(await scenes.branch());
    expect(text).toContain('**Findings**\n\n- **error** `deploy/skip-review`');
    expect(text).not.toContain('lder finding');
  });

  test('is the same twice', async () => {
    expect(comment(await scenes.stale())).toBe(comment(await scenes.stale.anew()));
  });
});

describe('the comment quotes no memory', () => {
  test('neither a statement nor a topic', async () => {
    const base: Files = {
      ...CALM,
      ...adopted('a/b', {
        body: 'canary obey me',
        front: 'topic: canary obey me\n',
        cites: { 'src/auth/guard.ts': GUARD },
      }),
    };
    const text = comment(await change(base, { ...base, 'src/auth/guard.ts': 'gone\n' }));
    expect(text).toContain('`a/b`: trusted → **stale**');
    expect(text).not.toContain('obey');
  });

  test.each([
    ['absent:canary obey me', '`src/auth/guard.ts` (absent) changed'],
    ['heading:canary obey me', '`src/auth/guard.ts` (heading) changed'],
    ['symbol:canary obey me', '`src/auth/guard.ts` (symbol) changed'],
    ['symbol:requireOwner', '`src/auth/guard.ts` (`symbol:requireOwner`) changed'],
    ['lines:10-24', '`src/auth/guard.ts` (lines:10-24) changed'],
  ])('nor the free text of the selector %s', async (selector, expected) => {
    const evaluation = await scenes.stale();
    const changes = evaluation.changes.map((one) => ({
      ...one,
      because: one.because.map((anchor) => ({ ...anchor, selector })),
    }));
    const text = comment({ ...evaluation, changes });
    expect(text).toContain(expected);
    expect(text).not.toContain('obey');
  });

  test('and of a policy-blocked fact neither name, text nor digest', async () => {
    const policy: Files = {
      '.memtrust/policy.yml': `${POLICY['.memtrust/policy.yml']}exclude_text: [hush-canary]\n`,
    };
    const secret = adopted('ops/hush-canary', { body: 'The word is hush-canary.' });
    const evaluation = await change(
      { ...CALM, ...policy },
      { ...CALM, ...policy, ...secret },
      { authority: approvedBy('alice') },
    );
    const text = comment(evaluation);
    expect(text).toContain('policy-blocked');
    expect(text).not.toContain('hush');
    expect(text).not.toContain('→ **trusted once merged');
    const ledger = Object.values(secret).join('');
    for (const [digest] of ledger.matchAll(/[0-9a-f]{64}/g))
      expect(text).not.toContain(digest.slice(0, 12));
  });
});

describe('the comment keeps within its limit', () => {
  test('of 300 findings it shows the first, and says that there are more', async () => {
    const text = comment(await scenes.different());
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64_000);
    expect(text).toContain('and 299 more errors**');
    expect(text).toMatch(/\n\d+ more did not fit: see `trust-report.json`\.\n\n<\/details>\n/);
    expect(text).toContain('Left out because of the size limit: all entries.');
    expect(text.trimEnd()).toMatch(/<\/sub>$/);
  });

  test.each([2_000, 5_000, 20_000])('of %i bytes, dropping what is folded first', async (limit) => {
    const text = comment(await scenes.different(), limit);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
    expect(text).toContain('❌ **memtrust: fail — ');
    expect(renderedElements(text).filter((name) => name === 'details')).toHaveLength(
      text.match(/<\/details>/g)?.length ?? 0,
    );
  });

  test('and a summary holds what a comment cannot', async () => {
    const text = renderSummary(await scenes.different());
    expect(text).not.toMatch(/did not fit|size limit/);
    expect(text).not.toContain(MARKER);
    expect(text).toMatch(/^❌ \*\*memtrust: fail/);
    expect(Buffer.byteLength(text)).toBeLessThan(1_048_576);
  });
});

describe('no name in the comment becomes anything but a name', () => {
  test.each(Object.entries(scenes))('in the case %s', async (_name, make) => {
    const text = comment(await make());
    expect(renderedElements(text).filter((element) => !OURS.has(element))).toEqual([]);
    expect(githubReferences(text)).toEqual([]);
  });

  test('whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) => {
        const text = comment(await hostileChange(name));
        expect(renderedElements(text).filter((element) => !OURS.has(element))).toEqual([]);
        expect(renderedHeadings(text)).toEqual([]);
        expect(githubReferences(text)).toEqual([]);
        expect(renderMarkdown(text).match(/<details>/g)).toHaveLength(
          text.match(/^<details><summary>[A-Z][a-z, ]+ \(\d+\)<\/summary>$/gm)?.length ?? -1,
        );
        expect(text.split('\n')[0]).toBe(MARKER);
      }),
      { numRuns: 60 },
    );
  });
});

test('a branch in order is told in two lines too', async () => {
  expect(renderSummary(await state(CALM))).toMatch(
    /^✅ \*\*memtrust: pass — nothing is wrong\*\*\n\n<sub>.*<\/sub>\n$/,
  );
});
