/** How often something was seen: each observation needs a commit and a pull request of its own. */
import { describe, expect, it } from '@jest/globals';
import { sightingsOf, tellersOf, Witnesses } from '../../../src/lifecycle/refine/sightings.js';
import { NATIVE_HOME } from '../../../src/memory/notes/home.js';
import { type Note, parseNote } from '../../../src/memory/notes/note.js';
import type { Witness } from '../../../src/tree/provenance.js';

const commitOf = (start: string): string => start.padEnd(40, '0');
const witness = (start: string, pull: number | null = null): Witness => ({
  commit: commitOf(start),
  author: 'Ann',
  pull,
});
const [first, second, third, alike] = [
  witness('aaaaaaa1'),
  witness('bbbbbbb1', 12),
  witness('ccccccc1', 12),
  witness('aaaaaaa2'),
];
const pathOf = (name: string): string => `.memtrust/workspace/staging/${name}.md`;
const witnesses = new Witnesses({
  commits: new Map([first, second, third, alike].map((one) => [one.commit, one])),
  introduced: new Map([
    [pathOf('new-trap-a'), first],
    [pathOf('new-trap-b'), second],
  ]),
  incomplete: [],
});

/** A note that tells of these observations: a commit, or the number of a pull request. */
function note(name: string, ...observed: readonly (string | number)[]): Note {
  const entries = observed.map((one) =>
    typeof one === 'number' ? `  - pull: ${one}\n` : `  - commit: "${one}"\n`,
  );
  const front = entries.length === 0 ? '' : `---\nobserved:\n${entries.join('')}---\n`;
  const read = parseNote(NATIVE_HOME, 'staging', pathOf(name), Buffer.from(`${front}It waits.\n`));
  expect(read.problems).toEqual([]);
  return read;
}
const seen = (...notes: readonly Note[]) => {
  const { counted, uncounted } = sightingsOf(notes, witnesses);
  return [counted.map((one) => one.witness.commit), uncounted.map(({ why }) => why)];
};

describe('an observation', () => {
  it('that a note tells of counts by its commit, and not by the one that brought the note', () => {
    expect(seen(note('new-trap-a', second.commit))).toEqual([[second.commit], []]);
  });

  it('is the commit that brought the note, where the note tells of none', () => {
    expect(seen(note('new-trap-a'), note('new-trap-b'))).toEqual([
      [first.commit, second.commit],
      [],
    ]);
    expect(seen(note('new-trap-never-committed'))).toEqual([[], []]);
  });

  it('counts once, whoever tells of it again', () => {
    expect(seen(note('x', first.commit, first.commit), note('y', first.commit))).toEqual([
      [first.commit],
      ['the same commit again', 'the same commit again'],
    ]);
    expect(seen(note('new-trap-a'), note('y', first.commit))).toEqual([
      [first.commit],
      ['the same commit again'],
    ]);
  });

  it('counts once for each pull request, whichever of its commits is named', () => {
    expect(seen(note('x', second.commit, third.commit))).toEqual([
      [second.commit],
      ['the same pull request again'],
    ]);
    expect(seen(note('x', third.commit), note('y', 12))).toEqual([
      [third.commit],
      ['the same pull request again'],
    ]);
  });

  it('may name its commit by a beginning that no other one has', () => {
    expect(seen(note('x', 'bbbbbbb'))).toEqual([[second.commit], []]);
    expect(seen(note('x', 'aaaaaaa'))).toEqual([[], ['no such commit here']]);
    expect(seen(note('x', 'aaaaaaa1'))).toEqual([[first.commit], []]);
  });

  it('of a commit or pull request that is not there proves nothing', () => {
    expect(seen(note('x', 'ddddddd', 13))).toEqual([
      [],
      ['no such commit here', 'no such commit here'],
    ]);
  });
});

describe('of many notes that say one thing', () => {
  it('ten are asked, and after them those alone that tell of another commit', () => {
    const copies = Array.from({ length: 30 }, (_, index) => note(`copy-${index}`, first.commit));
    const more = note('more', second.commit);
    expect(tellersOf([...copies, more], witnesses)).toEqual([...copies.slice(0, 10), more]);
  });
});
