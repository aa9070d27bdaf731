import { expect, it } from '@jest/globals';
import { typedFactId } from '../../src/cli/arguments.js';

it.each([
  ['auth/owner-checks', 'auth/owner-checks'],
  ['.memtrust/facts/auth/owner-checks.md', 'auth/owner-checks'],
  ['./.memtrust/facts/auth/owner-checks.md', 'auth/owner-checks'],
  // Of these a command says itself that there is no such fact.
  ['auth/owner-checks.md', 'auth/owner-checks.md'],
  ['.memtrust/ledger/auth/owner-checks.jsonl', '.memtrust/ledger/auth/owner-checks.jsonl'],
])('%s is the fact %s', (typed, id) => {
  expect(typedFactId(typed)).toBe(id);
});
