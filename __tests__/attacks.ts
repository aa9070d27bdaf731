/** Stories of a review: a fact is adopted, the file it cites changes, and it is trusted or not. */
import { expect } from '@jest/globals';
import { boundSource, type Cited } from './binding.js';
import { audit, check, store, trusted, type Store } from './store.js';

export type Place = Omit<Cited, 'path'>;
export const at = (from: number, to: number = from): Place => ({ lines: [from, to] });
export const symbol = (name: string): Place => ({ selector: { kind: 'symbol', symbol: name } });

export async function adopted(
  path: string,
  text: string,
  cited: Place,
  body = 'The guard is on.',
): Promise<Store> {
  const empty = store().file(path, text);
  return empty
    .fact('auth/lock', { body, sources: [await boundSource(empty, { path, ...cited })] })
    .adopted();
}

/** Trusted on the pull request, and by the audit after the merge. */
export async function outcome(
  path: string,
  text: string,
  after: string | Uint8Array,
  cited: Place,
): Promise<unknown> {
  expect(after).not.toEqual(text);
  const base = await adopted(path, text, cited);
  const head = base.file(path, after);
  return {
    change: trusted(await check(base, head)),
    audit: trusted(await audit(head)),
  };
}
export const LOST = { change: [], audit: [] };
export const KEPT = { change: ['auth/lock'], audit: ['auth/lock'] };

/** A text with a line before and a line after one of its lines. */
export const wrap = (text: string, line: string, before: string, after: string): string =>
  text
    .split('\n')
    .flatMap((one) => (one === line ? [before, one, after] : [one]))
    .join('\n');

export const GUARD = '  if (attempts >= MAX_ATTEMPTS) throw new LockedOut(user);';
export const TS = `import { LockedOut } from './errors.js';\n\nexport function login(user: User): Session {\n  const attempts = countAttempts(user);\n${GUARD}\n  audit(user);\n  record(user);\n  return openSession(user);\n}\n`;
export const GUTTED = TS.replace(`${GUARD}\n`, '');
export const DECOY = `\nexport function decoy(user: User): Session {\n  const attempts = countAttempts(user);\n${GUARD}\n  return openSession(user);\n}\n`;
export const TOP = `import { app } from './app.js';\n\napp.use(requireAuth);\n\napp.listen(1);\n`;
export const COMMENTED = wrap(TOP, 'app.use(requireAuth);', '/*', '*/');
export const PY = 'def login(a):\n    if a > MAX: raise Locked()\n    return 1\n';
export const JS =
  'function login(user) {\n  if (attempts >= MAX_ATTEMPTS) throw new LockedOut(user);\n  return 1;\n}\n';
