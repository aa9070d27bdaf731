import { describe, expect, it } from '@jest/globals';
import { outcome } from '../sequence.js';
import { approvedBy, blocking, check, entryOf, store, trusted, type Store } from '../store.js';

const base = store()
  .file('src/guard.ts', 'check(owner);\n')
  .file('src/other.ts', 'x\n')
  .fact('auth/owner', { body: 'The guard checks the owner.', sources: ['src/guard.ts'] })
  .adopted();
const gutted = (main: Store): Store => main.file('src/guard.ts', 'return true;\n');
const rebound = (main: Store): Store => main.edit('auth/owner', {});

describe('SECURITY S22: stamping a new digest makes nothing fresh', () => {
  it.each([
    ['code and digest together', rebound(gutted(base)), ['MT203']],
    ['another file', base.edit('auth/owner', { sources: ['src/other.ts'] }), ['MT203']],
    [
      'no digest',
      base.edit('auth/owner', { sources: [{ path: 'src/guard.ts', digest: null }] }),
      ['MT203'],
    ],
    ['no source', base.edit('auth/owner', { sources: [] }), ['MT203']],
    ['with a reverification of its own', rebound(gutted(base)).reverified(), ['MT202']],
    [
      'with a rebinding of its own',
      rebound(gutted(base)).event('fact.rebound'),
      ['MT202', 'MT209'],
    ],
    [
      'with the old record once more',
      rebound(gutted(base)).line('auth/owner', base.ledger('auth/owner')),
      ['MT203'],
    ],
  ])('%s', async (_what, head, rules) => {
    const evaluation = await check(base, head);
    expect(trusted(evaluation)).toEqual([]);
    expect(blocking(evaluation)).toEqual(rules);
  });

  it('code first, digest later', async () => {
    expect(await outcome(base, [gutted, rebound])).toEqual({
      verdicts: ['pass', 'fail'],
      trusted: [],
    });
  });

  it('digest first, code later (SECURITY S36)', async () => {
    const early = (main: Store): Store =>
      main.file(
        '.memtrust/facts/auth/owner.md',
        gutted(main).textOf('auth/owner', {
          body: 'The guard checks the owner.',
          sources: ['src/guard.ts'],
        }),
      );
    expect(blocking(await check(base, early(base)))).toEqual(['MT104', 'MT203']);
    // Not even with an approval.
    const record = (main: Store): Store => early(main).reverified();
    expect(blocking(await check(base, record(base), { authority: approvedBy('alice') }))).toEqual([
      'MT104',
    ]);
    const later = base
      .fact('auth/later', {
        sources: [{ path: 'src/guard.ts', digest: `sha256:${'1'.repeat(64)}` }],
      })
      .adopted();
    expect(blocking(await check(base, later, { authority: approvedBy('alice') }))).toEqual([
      'MT104',
    ]);
  });

  it('an approved reverification is trusted once it is merged', async () => {
    const head = rebound(gutted(base)).reverified();
    const evaluation = await check(base, head, { authority: approvedBy('alice') });
    expect(evaluation.verdict).toBe('pass');
    expect(entryOf(evaluation, 'auth/owner').reasons).toEqual(['adoption_unsettled']);
    expect(trusted(await check(head, head))).toEqual(['auth/owner']);
  });

  it('the same bytes under another name are the same place only if the file was renamed as a whole', async () => {
    expect(
      trusted(
        await check(
          base,
          base.file('src/guard.ts', 'skip();\n').file('src/real.ts', 'check(owner);\n'),
        ),
      ),
    ).toEqual([]);
    expect(
      trusted(
        await check(
          base.file('src/copy.ts', 'check(owner);\n'),
          base.file('src/copy.ts', 'check(owner);\n').without('src/guard.ts'),
        ),
      ),
    ).toEqual([]);
    expect(
      trusted(
        await check(base, base.without('src/guard.ts').file('src/real.ts', 'check(owner);\n')),
      ),
    ).toEqual(['auth/owner']);
  });

  it('a file that becomes a link is another file, wherever the link leads', async () => {
    const linked = base.without('src/guard.ts').file('src/real.ts', 'check(owner);\n');
    for (const target of ['real.ts', '/src/real.ts', '../src/real.ts'])
      expect(trusted(await check(base, linked.link('src/guard.ts', target)))).toEqual([]);
  });
});

describe('SECURITY S18: a fact cannot cite itself', () => {
  it.each([
    ['itself', '.memtrust/facts/x.md'],
    ['itself by a detour', 'src/../.memtrust/facts/x.md'],
    ['its ledger', './.memtrust/ledger/x.jsonl'],
    ['a web page', 'https://example.com/proof'],
  ])('%s', async (_what, path) => {
    const evaluation = await check(
      store(),
      store().file('.memtrust/facts/x.md', `---\nsources: [{path: "${path}"}]\n---\nx\n`),
    );
    expect(blocking(evaluation)).toEqual(['MT101']);
    expect(entryOf(evaluation, 'x').trustLevel).toBe('untrusted');
  });

  it('but it may cite an agent file, which stays advisory', async () => {
    const adopted = store()
      .file('CLAUDE.md', 'Run tests.\n')
      .fact('x', { sources: ['CLAUDE.md'] })
      .adopted();
    const evaluation = await check(adopted, adopted);
    expect(trusted(evaluation)).toEqual(['x']);
    expect(entryOf(evaluation, 'live:claude:CLAUDE.md').trustedBaseline).toBe(false);
  });
});
