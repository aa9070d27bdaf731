import { describe, expect, it } from '@jest/globals';
import { initialFiles } from '../../src/lifecycle/init.js';
import { DEFAULT_POLICY, parsePolicy, POLICY_PATH } from '../../src/memory/policy.js';

const content = (existing: Readonly<Record<string, string>>): Record<string, string> => Object.fromEntries(initialFiles(new Map(Object.entries(existing))).map((change) => [change.path, change.content]));

describe('init', () => {
  it('writes a policy that says what the strict defaults say', () => {
    const policy = parsePolicy(Buffer.from(content({})[POLICY_PATH] ?? ''));
    expect([policy.origin, policy.policy]).toEqual(['file', DEFAULT_POLICY]);
  });

  it('adds its lines to what is there, once', () => {
    const first = content({ [POLICY_PATH]: 'version: 1\n', '.gitignore': 'node_modules', '.gitattributes': '* text=auto\r\n' });
    expect(first).toEqual({ '.gitignore': 'node_modules\n.memtrust/context/\n', '.gitattributes': '* text=auto\r\n.memtrust/ledger/**/*.jsonl merge=union\n' });
    expect(content({ [POLICY_PATH]: 'version: 1\n', ...first })).toEqual({});
  });
});
