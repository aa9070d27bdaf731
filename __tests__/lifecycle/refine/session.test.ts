/** Which notes of a session have done their work: one too many is kept rather than lost. */
import { describe, expect, it } from '@jest/globals';
import { usedSession } from '../../../src/lifecycle/refine.js';
import { NATIVE_HOME } from '../../../src/memory/notes/home.js';
import { type Note, parseNote } from '../../../src/memory/notes/note.js';

const noteAt = (place: 'session' | 'staging', name: string, text = 'x\n'): Note =>
  parseNote(NATIVE_HOME, place, `.memtrust/workspace/${place}/${name}.md`, Buffer.from(text));
const session = (...names: readonly string[]): Note[] =>
  names.map((name) => noteAt('session', name));
const waiting = (text: string): Note => noteAt('staging', 'new-trap-a', text);
const used = (notes: readonly Note[], staged: readonly Note[] = [], kept: readonly string[] = []) =>
  usedSession(notes, staged, kept).map(({ name }) => name);

describe('a note of a session', () => {
  it('may go once nothing waits for it', () => {
    expect(used(session('checkpoint-1', 'decoded-a', 'diff-b'))).toEqual([
      'checkpoint-1',
      'decoded-a',
      'diff-b',
    ]);
  });

  it.each([
    'See checkpoint-1.',
    'See `checkpoint-1.md`',
    'in [it](../session/checkpoint-1.md#end)',
    '见checkpoint-1.md。',
    '请看checkpoint-1的结果',
    'it was checkpoint-1.txt.',
  ])('stays while a staged note names it: %s', (text) => {
    expect(used(session('checkpoint-1', 'checkpoint-2'), [waiting(text)])).toEqual([
      'checkpoint-2',
    ]);
  });

  it('goes where a staged note names another one, whose name only begins like it', () => {
    expect(
      used(session('checkpoint-1'), [waiting('See checkpoint-10 and checkpoint-1b.')]),
    ).toEqual(['checkpoint-1']);
  });

  it('that verifies something critical stays until what is kept names it', () => {
    const notes = session('critical-auth');
    expect(used(notes)).toEqual([]);
    expect(used(notes, [], ['Verified: critical-auth.md'])).toEqual(['critical-auth']);
    expect(used(notes, [waiting('see critical-auth')], ['critical-auth'])).toEqual([]);
  });

  it('of no known kind stays, since nobody knows whose it is; and a staged note is none', () => {
    expect(used([...session('thoughts'), waiting('x')], [], ['thoughts'])).toEqual([]);
  });
});
