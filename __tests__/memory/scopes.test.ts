import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parsePolicy } from '../../src/memory/policy.js';
import { DEFAULT_POLICY } from '../../src/memory/default-policy.js';
import { scopeFolder } from '../../src/memory/policy-shape.js';
import { commonScope, Scopes, strictestTerms, type FolderScope } from '../../src/memory/scopes.js';
import { policyOf } from '../store.js';

type Written = Readonly<Record<string, unknown>>;

const scopes = (...written: readonly Written[]): Scopes => {
  const found = Scopes.of(policyOf({ scopes: written }));
  if (found === null) throw new Error('the policy has no scopes');
  return found;
};

describe('the folder of a scope', () => {
  it.each([
    ['services/payments', 'services/payments'],
    ['services/payments/', 'services/payments'],
    ['/services/payments/', 'services/payments'],
    ['./services/payments', 'services/payments'],
    ['services/payments/**', 'services/payments'],
    ['services/payments/**/', 'services/payments'],
    ['services/*', 'services/*'],
    ['**/frontend', '**/frontend'],
    ['*', '*'],
    ['Dienste/Größe', 'Dienste/Größe'],
  ])('%j is %j', (written, folder) => {
    expect(scopeFolder(written)).toBe(folder);
  });

  it.each([
    ['the root', ''],
    ['the root', '.'],
    ['the root', '/'],
    ['the root', './'],
    ['the root', '**'],
    ['the root', '**/**'],
    ['what is above it', '..'],
    ['what is above it', '../services'],
    ['a way out and back', 'services/../payments'],
    ['an empty name', 'services//payments'],
    ['an empty name at the front', '//services'],
    ['a dot', 'services/./payments'],
    ['a backslash', 'services\\payments'],
    ['a drive', 'C:/services'],
    ['an address', 'https://example.com'],
    ['a line end', 'services\npayments'],
    ['a text that turns', 'services/\u202Epayments'],
    ['a blank that nobody sees', 'services/pay\u200Bments'],
    ['NUL', 'services\0'],
  ])('%s is refused: %j', (_what, written) => {
    expect(scopeFolder(written)).toBeNull();
    const file = parsePolicy(Buffer.from(JSON.stringify({ scopes: [{ path: written }] })));
    // A gate that is not sure of its rules lets nothing pass.
    expect([file.origin, file.policy]).toEqual(['broken', DEFAULT_POLICY]);
  });

  it('has no word that could soften', () => {
    for (const soft of [
      { rules: { MT405: 'off' } },
      { approvals: 0 },
      { adopters: [] },
      { stale: { note: ['critical'] } },
      { mode: 'report' },
      { exclude_paths: [] },
      { live: { require_adoption: [] } },
    ])
      expect(
        parsePolicy(Buffer.from(JSON.stringify({ scopes: [{ path: 'a', ...soft }] }))).origin,
      ).toBe('broken');
  });

  it('is nowhere in the digest of a policy without scopes', () => {
    expect(Object.keys(policyOf({ version: 1 }))).not.toContain('scopes');
    expect(Scopes.of(policyOf({ version: 1 }))).toBeNull();
  });
});

describe('the scope of a file', () => {
  const two = scopes(
    { path: 'services', approvals: 2, rules: { MT405: 'warning' } },
    { path: 'services/payments', adopters: ['carol'], rules: { MT405: 'error' }, comment: false },
  );

  it('is the deepest folder above it', () => {
    expect(two.at('services/payments/src/a.ts').folder).toBe('services/payments');
    expect(two.at('services/search/a.ts').folder).toBe('services');
    expect(two.at('README.md').folder).toBeNull();
    expect(two.at('other/services/a.ts').folder).toBeNull();
    // The folder itself, and not a file that is called so.
    expect(two.at('services/payments').folder).toBe('services');
    expect(two.in('services/payments').folder).toBe('services/payments');
  });

  it('starts from the one above it, and is only stricter', () => {
    const { terms, adopters, isCommented } = two.at('services/payments/a.ts');
    expect(terms).toEqual({ approvals: 2, rules: { MT405: 'error' }, stale: null });
    expect([adopters, isCommented]).toEqual([['carol'], false]);
    const below = scopes(
      { path: 'a', approvals: 3, adopters: ['ann'], rules: { MT405: 'error' }, comment: false },
      { path: 'a/b', approvals: 1, rules: { MT405: 'notice' }, comment: true },
    ).at('a/b/c.ts');
    expect(below.terms).toEqual({ approvals: 3, rules: { MT405: 'error' }, stale: null });
    expect([below.adopters, below.isCommented]).toEqual([['ann'], true]);
  });

  it('is one value for one folder', () => {
    expect(two.at('services/payments/a.ts')).toBe(two.at('services/payments/b/c.ts'));
  });

  it('of a pattern is each folder that it matches', () => {
    const each = scopes({ path: 'services/*', approvals: 2 });
    expect(each.at('services/a/x.ts').folder).toBe('services/a');
    expect(each.at('services/b/y/x.ts').folder).toBe('services/b');
    expect(each.at('services/x.ts').folder).toBeNull();
    expect(commonScope(each.at('services/a/x'), each.at('services/b/x')).folder).toBeNull();
    const any = scopes({ path: '**/web', approvals: 2 });
    expect(
      ['web/a', 'apps/x/web/a', 'web/b/web/a', 'apps/a'].map((path) => any.at(path).folder),
    ).toEqual(['web', 'apps/x/web', 'web/b/web', null]);
  });

  it('where two match one folder has what both ask for, and of the adopters the later list', () => {
    const both = scopes(
      { path: 'services/*', adopters: ['ann'], approvals: 3 },
      { path: 'services/payments', adopters: ['carol'], approvals: 2 },
    ).at('services/payments/a.ts');
    expect([both.adopters, both.terms.approvals, both.depth]).toEqual([['carol'], 3, 1]);
    const turned = scopes(
      { path: 'services/payments', adopters: ['carol'], approvals: 2 },
      { path: 'services/*', adopters: ['ann'], approvals: 3 },
    ).at('services/payments/a.ts');
    expect([turned.adopters, turned.terms.approvals]).toEqual([['ann'], 3]);
  });

  it('compares without case, as patterns of the policy do, and shows the folder as it is', () => {
    expect(two.at('Services/Payments/a.ts').folder).toBe('Services/Payments');
    expect(two.at('Services/Payments/a.ts').adopters).toEqual(['carol']);
  });

  it('does not take another way of writing a letter for the same', () => {
    const one = scopes({ path: 'caf\u00E9', approvals: 2 });
    expect(one.at('caf\u00E9/a').folder).toBe('caf\u00E9');
    expect(one.at('cafe\u0301/a').folder).toBeNull();
  });

  it('is never our own folder', () => {
    const wide = scopes({ path: '*', approvals: 2 }, { path: '.memtrust/facts', approvals: 2 });
    expect(wide.at('.memtrust/facts/a.md').folder).toBeNull();
    expect(wide.at('.MEMTRUST/policy.yml').folder).toBeNull();
  });

  it('is looked for in the first hundred folders of a path', () => {
    const any = scopes({ path: '**/b', approvals: 2 });
    expect(any.at(`${'a/'.repeat(99)}b/x`).depth).toBe(1);
    expect(any.at(`${'a/'.repeat(100)}b/x`).folder).toBeNull();
    const started = performance.now();
    for (let i = 0; i < 200; i += 1) any.at(`${i}/${'a/'.repeat(50_000)}x`);
    // By the square of its length each would take minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('grades stale facts by what it names, and leaves the rest', () => {
    const { stale } = scopes(
      { path: 'a', stale: { block: ['high'] } },
      { path: 'a/b', stale: { warn: ['low', 'high'] } },
    ).at('a/b/c').terms;
    expect(stale?.block).toEqual(['high']);
    expect(stale?.warn).toEqual(['low']);
  });
});

const FOLDER = fc
  .array(fc.constantFrom('a', 'b', 'c', 'A', 'ab'), { minLength: 1, maxLength: 4 })
  .map((names) => names.join('/'));
const PATTERN = fc
  .array(fc.constantFrom('a', 'b', 'c', '*', '**', 'a*', '?'), { minLength: 1, maxLength: 4 })
  .map((names) => names.join('/'))
  .filter((path) => scopeFolder(path) !== null);
const WRITTEN = fc.array(
  fc.record(
    {
      path: PATTERN,
      approvals: fc.integer({ min: 1, max: 5 }),
      adopters: fc.subarray(['ann', 'bob', 'carol'], { minLength: 1 }),
      rules: fc.dictionary(
        fc.constantFrom('MT105', 'MT405'),
        fc.constantFrom('error', 'warning', 'notice'),
        { noNullPrototype: true },
      ),
    },
    { requiredKeys: ['path'] },
  ),
  { minLength: 1, maxLength: 6 },
);

describe('any scopes', () => {
  it('match from the root, name by name', () => {
    // The same rules as a regular expression, which no code of ours uses: it would not be linear.
    const matches = (path: string, folder: string): boolean =>
      new RegExp(
        `^${(scopeFolder(path) ?? '')
          .split('/')
          .map((name) =>
            name === '**'
              ? '(?:[^/]+/)*'
              : `${name.replaceAll('*', '[^/]*').replaceAll('?', '[^/]')}/`,
          )
          .join('')}$`,
        'i',
      ).test(`${folder}/`);
    fc.assert(
      fc.property(PATTERN, FOLDER, (path, folder) => {
        const folders = folder
          .split('/')
          .map((_name, at, names) => names.slice(0, at + 1).join('/'));
        expect(scopes({ path, approvals: 1 }).at(`${folder}/x`).folder).toBe(
          folders.findLast((one) => matches(path, one)) ?? null,
        );
      }),
    );
  });

  it('are stricter the deeper they are, and never milder than the one above', () => {
    fc.assert(
      fc.property(WRITTEN, FOLDER, (written, folder) => {
        for (
          let scope: FolderScope | null = scopes(...written).at(`${folder}/x`);
          scope?.above;
          scope = scope.above
        ) {
          expect(scope.terms).toEqual(strictestTerms(scope.terms, scope.above.terms));
          expect(scope.depth).toBe(scope.above.depth + 1);
        }
      }),
    );
  });

  it('name no adopter whom the policy does not name for a folder above the file', () => {
    fc.assert(
      fc.property(WRITTEN, FOLDER, (written, folder) => {
        const named = written.flatMap(({ adopters = [] }) => adopters);
        for (const one of scopes(...written).at(`${folder}/x`).adopters ?? [])
          expect(named).toContain(one);
      }),
    );
  });
});
