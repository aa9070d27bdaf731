/** Which words of a finding the policy keeps unsaid (SECURITY S28), and which it leaves. */
import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../../src/gate/finding.js';
import { isRedacted, redact, redactFixtures } from '../../src/gate/redact.js';
import { phraseText, say } from '../../src/text/phrase.js';
import { caseOf } from '../../src/fixtures/outcome.js';
import { FINDING } from '../report/planted.js';
import { policyOf } from '../store.js';

const POLICY = policyOf({
  exclude_text: ['orchid'],
  exclude_paths: ['vault/**', '.env', '.memtrust/facts/hidden-*'],
});
const shown = (finding: Partial<Finding>, isAboutAgentFiles = false): Finding =>
  redact({ ...FINDING, ...finding }, 0, { policy: POLICY, isAboutAgentFiles });

describe('hidden text, decoded, of a finding', () => {
  it('is kept back where it contains text that the policy excludes, in whatever letters', () => {
    const finding = shown({ decoded: 'the OrcHid opens at noon' });
    expect(finding).toMatchObject({ decoded: 'policy_blocked', path: 'CLAUDE.md', line: 3 });
    expect(finding.fingerprint).not.toBe(FINDING.fingerprint);
  });

  it('is kept back with the whole of a file that the policy excludes, even where its name may be said', () => {
    expect(shown({ decoded: 'a key', path: '.env' })).toMatchObject({
      decoded: 'policy_blocked',
      path: '.env',
    });
  });

  it('is shown otherwise, and the finding stays as it is', () => {
    const finding = { ...FINDING, decoded: 'the rose opens at noon' };
    expect(redact(finding, 0, { policy: POLICY, isAboutAgentFiles: true })).toBe(finding);
  });
});

describe('the changed place of a finding', () => {
  const at = (path: string) => shown({ changedAt: { path, line: 2, how: 'cited' } });

  it('is left out where the policy hides its file, and the finding stays', () => {
    expect(at('vault/door.ts')).toEqual({ ...FINDING, changedAt: null });
    expect(at('src/door.ts').changedAt).toMatchObject({ path: 'src/door.ts', line: 2 });
  });

  it('is left out with a hidden fact', () => {
    const changedAt = { path: 'src/door.ts', line: 2, how: 'cited' } as const;
    expect(shown({ changedAt, factId: 'hidden-a' })).toMatchObject({
      changedAt: null,
      factId: 'policy_blocked',
    });
  });
});

describe('a command', () => {
  it.each([
    ['that names a hidden file', 'npx memtrust adopt .memtrust/facts/hidden-a.md', true],
    ['that names a fact whose file is hidden', 'npx memtrust adopt hidden-a', true],
    ['that names another fact', 'npx memtrust adopt open-a', false],
    ['of another program', 'npx other adopt hidden-a', false],
  ])('%s', (_what, command, hidden) => {
    expect(isRedacted(command, POLICY)).toBe(hidden);
    expect(phraseText(shown({ remedy: say`Run ${command}.` }).remedy)).toBe(
      `Run \`${hidden ? 'policy_blocked' : command}\`.`,
    );
  });
});

describe('a name in a finding that looks like no path of memory', () => {
  const message = say`the link to ${'vault/key.md'} leads nowhere`;

  it('is a path where the finding is about an agent file', () => {
    expect(phraseText(shown({ message }, true).message)).toBe(
      'the link to `policy_blocked` leads nowhere',
    );
  });

  it('may be an id where it is about something else, or about a fact', () => {
    expect(shown({ message }).message).toEqual(message);
    expect(shown({ message, factId: 'x' }, true).message).toEqual(message);
  });
});

describe('a case of a fixture', () => {
  const miss = (entry: string | null) => ({
    surface: 'gate' as const,
    entry,
    expected: 'true',
    got: 'false',
    contaminated: false,
  });
  const told = (id: string, entry: string | null) =>
    redactFixtures({ cases: [caseOf(id, 'repository', [miss(entry)])], faults: [] }, POLICY)
      .cases[0];

  it('does not say its own name, or that of an entry, where the policy excludes it', () => {
    expect(told('operation-orchid', 'rose')).toMatchObject({
      id: 'policy_blocked',
      misses: [{ entry: 'rose' }],
    });
    const entry = told('own', 'orchid-house');
    expect(entry).toMatchObject({ id: 'own', misses: [{ entry: 'policy_blocked' }] });
    expect(entry?.why).toContain('`policy_blocked`');
    expect(JSON.stringify(entry)).not.toContain('orchid');
  });

  it('says them otherwise', () => {
    expect(told('operation-rose', 'rose-house')).toMatchObject({
      id: 'operation-rose',
      misses: [{ entry: 'rose-house' }],
    });
    expect(told('own', null)).toMatchObject({ misses: [{ entry: null }] });
  });
});
