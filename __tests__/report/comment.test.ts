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
  'h3',
  'pre',
]);

describe('the comment', () => {
  test('starts with the marker, then says the verdict, why, and what to do', async () => {
    expect(
      comment(await scenes.silentPromotion())
        .split('\n')
        .slice(0, 6),
    ).toEqual([
      MARKER,
      '',
      '### ❌ memtrust: fail',
      '',
      '**`deploy/skip-review` calls itself trusted (`status: accepted`), but nobody has adopted it** · MT201 silent-promotion\\',
      '**What to do:** Run `npx memtrust adopt deploy/skip-review` and have it approved, or set its status to candidate.',
    ]);
  });

  test('says in the headline where it is, unless a name of it leads there', async () => {
    const [line = '', next, end] = comment(await agentFilesOnly())
      .split('\n')
      .slice(4);
    expect(line).toMatch(/agents read them\*\* · `CLAUDE\.md:7:24` · MT403 hidden-text\\$/);
    expect(next).toMatch(/^\*\*What to do:\*\* Delete the characters\./);
    // What the author has to fix comes first, not how a maintainer may begin with facts.
    expect(end).toBe('');
  });

  test('gives no advice on facts to who may not write, and what there is in the last line', async () => {
    const stranger = { author: 'm', mayAuthorWrite: async () => false, approvalsOf: () => [] };
    const files = { 'CLAUDE.md': 'x' };
    const text = comment(
      await change(files, { ...files, 'AGENTS.md': 'y' }, { authority: stranger }),
    );
    expect(text).toMatch(/^### ⚠️ memtrust: pass$/m);
    expect(text).toMatch(/^\*\*`AGENTS\.md`, which .* is added by an author without write/m);
    expect(text).not.toContain('npx memtrust');
    expect(comment(await agentFilesOnly())).toMatch(/^<sub>3 agent files, 2 commands checked · /m);
  });

  test('begins the headline like a sentence', async () => {
    const { '.memtrust/policy.yml': _policy, ...before } = CALM;
    const author = { author: 'alice', mayAuthorWrite: async () => true, approvalsOf: () => [] };
    expect(comment(await change(before, CALM, { authority: author }))).toContain(
      '**This change adds the first policy; ',
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
    const rows = text.split('\n').filter((line) => line.startsWith('- ⚠️ `src/gone-'));
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
      text.split('\n').filter((line) => /^- (?:❌|⚠️)|^ {2}\d+ more like it/.test(line));

    test('tells 136 changed skills, a folder each, in one row', async () => {
      const text = comment(
        await change(
          { ...CALM, ...skills(136, 'a') },
          { ...CALM, ...skills(136, 'b') },
          byStranger,
        ),
      );
      expect(rowsOf(text)).toEqual([
        expect.stringMatching(/^- ⚠️ `\.claude\/skills\/s0\/SKILL\.md`.* is changed/),
        expect.stringMatching(/^ {2}135 more like it in `\.claude\/skills`: .* …$/),
      ]);
      expect(text).not.toContain('More findings');
    });

    test('tells the changes of ten of them in one row too: they differ in their place alone', async () => {
      const text = comment(
        await change({ ...CALM, ...skills(11, 'a') }, { ...CALM, ...skills(11, 'b') }, byStranger),
      );
      expect(rowsOf(text)).toEqual([
        expect.stringMatching(/^- ⚠️ `\.claude\/skills\/s0\/SKILL\.md`.* is changed/),
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
      expect(text).not.toContain('| Fact |');
      expect(text).not.toContain('advisory');
      expect(Buffer.byteLength(text)).toBeLessThan(1_500);
    });

    test('has a table of the facts beside them, and of no agent file', async () => {
      const files = { ...CALM, ...packages(52, 'a') };
      const text = comment(await change(files, { ...files, 'p10/AGENTS.md': 'b\n' }));
      expect(text).toContain('| `payments/currency` | **trusted**: ');
      expect(text).not.toContain('| `p11/AGENTS.md` |');
      expect(text).not.toContain('advisory |');
    });
  });

  test('is the verdict and the card when there is nothing to say', async () => {
    expect(comment(await scenes.nothing())).toMatch(
      /^<!-- memtrust:report -->\n\n### ✅ memtrust: pass\n\n\*\*This change does not affect trust\*\*\\\nNothing to do\.\n\n\| Checked \| Result \|\n\| --- \| --- \|\n(?:\|.*\n){4}\n<sub>base `1a2b3c4` → `9f8e7d6` · policy `[0-9a-f]{12}` · memtrust \d+\.\d+\.\d+ · manifest `sha256:[0-9a-f]{12}`<\/sub>\n$/,
    );
  });

  test('asks of what the change puts in question whether it is still true, with what it says', async () => {
    const text = comment(await scenes.stale());
    expect(text).toContain('### ⚠️ memtrust: pass\n');
    expect(text).toContain(
      '**1 trusted fact may no longer be true: this change edits the code that it cites**\n',
    );
    expect(text).toContain(
      '**⚠️ This change edits `src/auth/guard.ts`, which 1 trusted fact cites.** · MT105 stale-fact\n\n' +
        '| Fact | It says |\n| --- | --- |\n' +
        '| `authorization/owner-checks`<br>gone: `owner` | Owner checks run first. |\n\n' +
        '**What to do:** Is it still true? **Yes:** run `npx memtrust reverify authorization/owner-checks` and commit. ' +
        '**No:** edit `.memtrust/facts/authorization/owner-checks.md`, run `npx memtrust bind authorization/owner-checks` ' +
        'and `npx memtrust adopt authorization/owner-checks`, and commit. Or change the code back: only that needs no approval.\n',
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
    expect(text).toMatch(/^\| `r\/old` \| expired: it has expired \|$/m);
    expect(text).toContain('3 trusted (2 unverifiable), 1 expired');
    const merged: Files = { ...one, ...adopted('r/two', { front }) };
    const { '.memtrust/facts/r/two.md': _two, ...without } = merged;
    const back = comment(await change(without, merged));
    expect(back).toContain('`r/one`: trusted → **in conflict** · MT205');
    expect(back).toMatch(/^\| `r\/one` \| in conflict: it conflicts with `r\/two` \|$/m);
    expect(back).toContain('2 in conflict, 1 expired');
    expect(back).not.toMatch(/stale(?! memory)/);
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
    expect(text).toContain(
      '### ⚠️ memtrust: pass\n\n**1 fact becomes trusted at the merge, 1 warning**\n',
    );
    expect(text).toContain(
      '- `billing/retries`: new → **trusted once merged**, because `alice` approved it',
    );
    expect(text).toContain(
      '| `billing/retries`, adopted | yes<br>`alice` at `9f8e7d6` counts: an adopter |',
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

  test('has fifteen lines at most, beside the card, on the first day of a repository with agent files alone', async () => {
    const text = comment(await agentFilesOnly());
    const unfolded = text
      .replace(MARKER, '')
      .replace(/<details><summary>[\s\S]*?<\/details>/g, 'folded')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('|'));
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
    expect(text.slice(0, text.indexOf('<details>'))).not.toContain('skip-review');
    expect(text).toMatch(
      /<details><summary>Older findings, not from this change \(1\)<\/summary>\n\n- ❌ `deploy\/skip-review` calls itself trusted/,
    );
  });

  test('says in report mode what it would do', async () => {
    expect(comment(await scenes.reportMode())).toContain(
      '### ⚠️ memtrust: report mode: would fail\n',
    );
  });

  test('names why it could not judge, even when that is not new', async () => {
    const broken: Files = { ...CALM, '.memtrust/policy.yml': 'mood: strict\n' };
    expect(comment(await change(broken, { ...broken, a: 'b' }))).toContain(
      '### ❌ memtrust: error\n',
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
      '### ✅ memtrust: pass\n\n**No facts; 3 agent files checked**\\\nStart with `npx memtrust init`',
    );
  });

  test('shows all findings of a branch as its own', async () => {
    const text = comment(await scenes.branch());
    expect(text).toContain('**`deploy/skip-review` calls itself trusted');
    expect(text).toContain('**Findings**\n\n- ⚠️ `authorization/owner-checks`');
    expect(text).not.toContain('lder finding');
  });

  test('is the same twice', async () => {
    expect(comment(await scenes.stale())).toBe(comment(await scenes.stale.anew()));
  });
});

describe('the comment quotes no memory but what a review let in', () => {
  test('no topic', async () => {
    const base: Files = {
      ...CALM,
      ...adopted('a/b', {
        body: 'Owners are checked.',
        front: 'topic: canary obey me\n',
        cites: { 'src/auth/guard.ts': GUARD },
      }),
    };
    const text = comment(await change(base, { ...base, 'src/auth/guard.ts': 'gone\n' }));
    expect(text).toContain('| `a/b` | Owners are checked. |');
    expect(text).not.toContain('obey');
  });

  test.each([
    ['absent:canary obey me', '`authorization/owner-checks`<br>absent; '],
    ['heading:canary obey me', '`authorization/owner-checks`<br>heading; '],
    ['symbol:canary obey me', '`authorization/owner-checks`<br>symbol; '],
    ['symbol:requireOwner', '`authorization/owner-checks`<br>`symbol:requireOwner`; '],
    ['lines:10-24', '`authorization/owner-checks`<br>lines:10-24; '],
  ])('not the free text of the selector %s', async (selector, expected) => {
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
    expect(text).toContain(' — and 299 more like it\\\n');
    expect(text).toMatch(/\n\d+ more did not fit: see `trust-report.json`\.\n\n<\/details>\n/);
    expect(text).toContain('see `trust-report.json`');
    expect(text.trimEnd()).toMatch(/<\/sub>$/);
  });

  test.each([2_000, 5_000, 20_000])('of %i bytes, dropping what is folded first', async (limit) => {
    const text = comment(await scenes.different(), limit);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limit);
    expect(text).toContain('### ❌ memtrust: fail\n');
    expect(text).toContain('| Release gate |');
    expect(renderedElements(text).filter((name) => name === 'details')).toHaveLength(
      text.match(/<\/details>/g)?.length ?? 0,
    );
  });

  test('and a summary holds what a comment cannot', async () => {
    const text = renderSummary(await scenes.different());
    expect(text).not.toMatch(/did not fit|size limit/);
    expect(text).not.toContain(MARKER);
    expect(text).toMatch(/^### ❌ memtrust: fail\n/);
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
        expect(renderedHeadings(text)).toHaveLength(1);
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

test('a branch in order is the verdict and the card too', async () => {
  expect(renderSummary(await state(CALM))).toMatch(
    /^### ✅ memtrust: pass\n\n\*\*Nothing is wrong\*\*\\\nNothing to do\.\n\n(?:\|.*\n){6}\n<sub>.*<\/sub>\n$/,
  );
});
