import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parsePolicy } from '../../src/memory/policy.js';
import type { Policy } from '../../src/memory/policy-shape.js';
import { mergeStrictest } from '../../src/memory/merge-strictest.js';

const policy = (text: string): Policy => {
  const file = parsePolicy(Buffer.from(text));
  if (file.origin !== 'file') throw new Error('the test writes a broken policy');
  return file.policy;
};

const both = (one: string, other: string): Policy[] => [
  mergeStrictest(policy(one), policy(other)),
  mergeStrictest(policy(other), policy(one)),
];

describe('the stricter of two policies', () => {
  it('enforces if either does, asks for the most approvals, and audits if either does', () => {
    for (const { mode, adoption, base_audit } of both(
      'mode: report\nadoption: {approvals: 0}\nbase_audit: require\n',
      'adoption: {approvals: 2}\n',
    )) {
      expect([mode, adoption.approvals, base_audit]).toEqual(['enforce', 2, 'require']);
    }
  });

  it('gives a context the fewer tokens', () => {
    for (const { context } of both(
      'context: {max_tokens: 9000}\n',
      'context: {max_tokens: 7000}\n',
    ))
      expect(context.max_tokens).toBe(7000);
    for (const { context } of both('context: {max_tokens: 90000}\n', 'version: 1\n'))
      expect(context.max_tokens).toBe(16_000);
  });

  it('lets only those adopt who may under both, whatever the spelling', () => {
    for (const { adoption } of both(
      'adoption: {adopters: [alice, "@Bob", mallory]}\n',
      'adoption: {adopters: ["@alice", bob]}\n',
    )) {
      expect(adoption.adopters.map((one) => one.replace('@', '').toLowerCase())).toEqual([
        'alice',
        'bob',
      ]);
    }
  });

  it('lets nobody adopt where the two name nobody in common, and does not pass for a policy that names nobody', () => {
    for (const { adoption } of both(
      'adoption: {adopters: [mallory]}\n',
      'adoption: {adopters: [alice]}\n',
    ))
      expect(adoption.adopters).toEqual(['-']);
    for (const { adoption } of both('adoption: {adopters: [mallory]}\n', 'version: 1\n'))
      expect(adoption.adopters).toEqual(['-']);
    for (const { adoption } of both('version: 1\n', 'mode: report\n'))
      expect(adoption.adopters).toEqual([]);
  });

  it('keeps out what either keeps out', () => {
    for (const { exclude_paths, exclude_text, sources, stale, live } of both(
      'exclude_paths: []\nexclude_text: [a]\nsources: {block: [x], allow: ["live:*"]}\nlive: {require_adoption: []}\n',
      'exclude_paths: [b]\nexclude_text: [c]\nsources: {block: [y]}\nstale: {block: [high]}\n',
    )) {
      expect([
        exclude_paths,
        exclude_text.toSorted(),
        sources.block.toSorted(),
        sources.allow,
      ]).toEqual([['b'], ['a', 'c'], ['x', 'y'], ['live:*']]);
      expect(stale.block).toEqual(['high', 'critical']);
      expect(live.require_adoption).toContain('CLAUDE.md');
    }
  });

  it('holds a stale fact as severe as either does', () => {
    for (const { stale } of both(
      'stale: {block: [], note: [critical, high, normal], warn: [low]}\n',
      'version: 1\n',
    ))
      expect(stale).toEqual({ block: ['critical'], warn: ['low', 'normal', 'high'], note: [] });
    for (const { stale } of both('stale: {block: [high]}\n', 'stale: {block: [high]}\n'))
      expect(stale).toEqual({ block: ['high'], warn: [], note: [] });
  });

  it('softens a rule only where both do', () => {
    for (const { rules } of both(
      'rules: {MT105: off, MT401: off, MT108: error}\n',
      'rules: {MT105: warning}\n',
    ))
      expect(rules).toEqual({ MT105: 'warning', MT108: 'error' });
  });

  it('lets only those change the policy who may under both, where none is named those who adopt', () => {
    const approversOf = (one: string, other: string) =>
      both(one, other).map(({ policy: { approvers } }) => approvers);
    expect(
      approversOf('policy: {approvers: [alice, bob]}\n', 'policy: {approvers: [bob]}\n'),
    ).toEqual([['bob'], ['bob']]);
    expect(
      approversOf('policy: {approvers: [alice, bob]}\n', 'adoption: {adopters: [bob]}\n'),
    ).toEqual([['bob'], ['bob']]);
    expect(approversOf('adoption: {adopters: [alice]}\n', 'adoption: {adopters: [bob]}\n')).toEqual(
      [[], []],
    );
  });

  it('allows the sources that both allow, and where one allows all those of the other', () => {
    const allowed = (one: string, other: string) =>
      both(`sources: {allow: ${one}}\n`, `sources: {allow: ${other}}\n`).map(
        ({ sources }) => sources.allow,
      );
    expect(allowed('[a, b]', '[b, c]')).toEqual([['b'], ['b']]);
    expect(allowed('[a]', '[c]')).toEqual([['-'], ['-']]);
    expect(allowed('[a]', '[]')).toEqual([['a'], ['a']]);
  });

  it('takes the owners of code for adopters only if both do, and patterns that both have as they are', () => {
    for (const { adoption } of both(
      'adoption: {codeowners: true}\n',
      'adoption: {codeowners: false}\n',
    ))
      expect(adoption.codeowners).toBe(false);
    for (const { adoption } of both(
      'adoption: {codeowners: true, paths: {"a/**": [alice]}}\n',
      'adoption: {codeowners: true, paths: {"a/**": [alice]}}\n',
    ))
      expect([adoption.codeowners, adoption.paths]).toEqual([true, { 'a/**': ['alice'] }]);
    for (const { adoption } of both(
      'adoption: {adopters: [alice, bob], paths: {"a/**": [alice, bob]}}\n',
      'adoption: {adopters: [alice, bob], paths: {"b/**": [alice]}}\n',
    ))
      expect(adoption.paths).toEqual({ 'a/**': ['alice'], 'b/**': ['alice'] });
  });

  it('looks at the documents that either lists, and reminds as soon as either does', () => {
    for (const { release } of both(
      'release: {docs: error, documents: [a]}\n',
      'release: {docs: off, documents: [b]}\n',
    ))
      expect([release?.docs, release?.documents?.toSorted()]).toEqual(['error', ['a', 'b']]);
    for (const { release } of both('release: {documents: [a]}\n', 'version: 1\n'))
      expect(release).toEqual({ documents: ['a'] });
    for (const { attempts } of both(
      'attempts: {bodies: never}\n',
      'attempts: {bodies: on_request}\n',
    ))
      expect(attempts).toEqual({ bodies: 'never' });
    for (const { attempts } of both('attempts: {bodies: never}\n', 'version: 1\n'))
      expect(attempts).toEqual({ bodies: 'never' });
    for (const { lifecycle } of both(
      'lifecycle: {reverify_after: 30}\n',
      'lifecycle: {reverify_after: 90}\n',
    ))
      expect(lifecycle).toEqual({ reverify_after: 30 });
    for (const { lifecycle } of both('lifecycle: {reverify_after: 30}\n', 'version: 1\n'))
      expect(lifecycle).toEqual({ reverify_after: 30 });
    for (const one of both('mode: report\n', 'version: 1\n'))
      expect(['release' in one, 'lifecycle' in one]).toEqual([false, false]);
  });

  it('holds each condition of the release gate as grave as either does', () => {
    for (const { release } of both(
      'release: {docs: warn, labels: off, demos: off, adoption: warning}\n',
      'release: {docs: off, labels: error, adoption: off}\n',
    ))
      expect(release).toEqual({
        docs: 'warning',
        labels: 'error',
        demos: 'error',
        adoption: 'warning',
      });
    for (const { release } of both('release: {docs: warn}\n', 'release: {docs: warning}\n'))
      expect(release).toEqual({ docs: 'warning' });
  });

  it('keeps a rule that one sets to an error, on either side, and lets none be lowered by one of them', () => {
    for (const { rules } of both('rules: {MT105: error, MT108: warning}\n', 'version: 1\n'))
      expect(rules).toEqual({ MT105: 'error' });
    for (const { rules } of both('rules: {MT801: notice, MT802: off}\n', 'version: 1\n'))
      expect(rules).toEqual({});
    for (const { rules } of both('rules: {MT105: notice}\n', 'rules: {MT105: notice}\n'))
      expect(rules).toEqual({ MT105: 'notice' });
  });

  it('exports what the base exports, since that gives no trust', () => {
    const [base, other] = ['exports: [{file: AGENTS.md}]\n', 'version: 1\n'];
    for (const { exports } of both(base, other)) expect(exports).toEqual([{ file: 'AGENTS.md' }]);
  });

  it('keeps the budgets of both, and has none where neither does', () => {
    const [one, other] = ['{path: CLAUDE.md, max_tokens: 9}', '{path: CLAUDE.md, max_bytes: 7}'];
    for (const { budgets } of both(
      `budgets: {files: [${one}], start: [{agent: claude, max_tokens: 5}]}\n`,
      `budgets: {files: [${other}]}\n`,
    )) {
      expect(budgets?.files).toHaveLength(2);
      expect(budgets?.start).toEqual([{ agent: 'claude', max_tokens: 5 }]);
    }
    for (const { budgets } of both(`budgets: {files: [${one}]}\n`, 'version: 1\n'))
      expect(budgets).toEqual({ files: [{ path: 'CLAUDE.md', max_tokens: 9 }] });
    for (const merged of both('version: 1\n', 'mode: report\n'))
      expect('budgets' in merged).toBe(false);
  });

  it('never lets anybody adopt a fact who may not under either', () => {
    const accounts = fc.uniqueArray(fc.constantFrom('alice', 'bob', 'carol', 'mallory'), {
      maxLength: 4,
    });
    const adoption = fc.record({
      adopters: accounts,
      paths: fc.dictionary(fc.constantFrom('a/**', 'b/**', '**'), accounts, { maxKeys: 3 }),
    });
    fc.assert(
      fc.property(adoption, adoption, (one, other) => {
        const [a, b] = [one, other].map((part) => policy(JSON.stringify({ adoption: part })));
        if (a === undefined || b === undefined) throw new Error('two policies');
        const anywhere = ({ adoption: { adopters, paths } }: Policy) =>
          new Set([...adopters, ...Object.values(paths).flat()]);
        for (const account of anywhere(mergeStrictest(a, b)))
          expect(account === '-' || (anywhere(a).has(account) && anywhere(b).has(account))).toBe(
            true,
          );
      }),
    );
  });
});
