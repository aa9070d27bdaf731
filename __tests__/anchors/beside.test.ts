import { describe, expect, it } from '@jest/globals';
import type { AnchorCase } from './corpus/case.js';
import { judgeCase, judgeMerged } from './corpus/judge.js';

const inside = (line: string): string =>
  `function save(user, doc) {\n  log(doc);\n${line}\n  store(doc);\n}\n`;

/**
 * What a quoted call says of another version of the line that it stands on: on a pull request, and
 * without the old text.
 */
async function judged(
  before: string,
  after: string,
  quote = 'ensureOwner(user, doc)',
): Promise<readonly [change: string, state: string]> {
  const path = 'src/save.ts';
  const one: AnchorCase = {
    name: '',
    kind: '',
    language: 'typescript',
    before: { [path]: inside(before) },
    cite: { path, quote },
    after: { [path]: inside(after) },
    meaning: 'kept',
  };
  return [await judgeCase(one), await judgeMerged(false)(one)];
}

describe('the statements before a quote on its line', () => {
  const CALL = '  ensureOwner(user, doc);';

  it.each([
    'return;',
    'if (!user) return;',
    'if (skip) { return; }',
    'user = admin;',
    'const user = admin;',
    'undo();',
  ])('are noticed as they come: %s', async (text) => {
    expect(await judged(CALL, `  ${text} ensureOwner(user, doc);`)).toEqual(['changed', 'changed']);
  });

  it('are noticed as they become other ones', async () => {
    expect(
      await judged(
        '  if (skip) { note(); } ensureOwner(user, doc);',
        '  if (skip) { return; } ensureOwner(user, doc);',
      ),
    ).toEqual(['changed', 'changed']);
    expect(
      await judged('  note(); ensureOwner(user, doc);', '  undo(); ensureOwner(user, doc);'),
    ).toEqual(['changed', 'changed']);
  });

  it('say the same on lines of their own, where a formatter put them', async () => {
    expect(
      await judged(
        '  note(doc); if (!user) return; ensureOwner(user, doc);',
        '  note(doc);\n  if (!user) return;\n  ensureOwner(user, doc);',
      ),
    ).toEqual(['kept', 'kept']);
    expect(
      await judged(
        '  note( doc ); ensureOwner(user, doc);',
        '    note(doc); ensureOwner(user, doc);',
      ),
    ).toEqual(['kept', 'kept']);
  });

  it('are none where they stand on other lines, in a list, and before a declaration', async () => {
    expect(await judged(CALL, `  undo();\n${CALL}`)).toEqual(['kept', 'kept']);
    expect(
      await judged(
        '  const all = [first, ensureOwner(user, doc)];',
        '  const all = [second, ensureOwner(user, doc)];',
      ),
    ).toEqual(['changed', 'kept']);
    expect(
      await judged(
        '  function ensureOwners() {}',
        '  note(); function ensureOwners() {}',
        'function ensureOwners() {',
      ),
    ).toEqual(['changed', 'kept']);
  });
});

describe('the rest of the statement of a quote', () => {
  const BEFORE = '  if (!user) return { why: note(doc), line: 1 };';

  it('is the same over several lines, with a last comma that a formatter puts there', async () => {
    const formatted = '  if (!user)\n    return {\n      why: note(doc),\n      line: 1,\n    };';
    expect(await judged(BEFORE, formatted, 'if (!user)')).toEqual(['kept', 'kept']);
    expect(await judged(formatted, BEFORE, 'if (!user)')).toEqual(['kept', 'kept']);
  });

  it('is another with another value', async () => {
    const other = '  if (!user)\n    return {\n      why: note(doc),\n      line: 2,\n    };';
    expect(await judged(BEFORE, other, 'if (!user)')).toEqual(['changed', 'changed']);
  });
});
