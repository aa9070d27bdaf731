import { remembered } from '../../../../text/collections.js';
import { plain, say } from '../../../../text/phrase.js';
import { codeBeside } from '../beside.js';
import type { Occurrence } from '../code-words.js';
import { isAtHome } from '../home.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import {
  type CodeName,
  type CodeNameAt,
  codeNamesIn,
  codeNameIn,
  type CodeNameKind,
  type NamePlace,
  spellingsOf,
} from '../code-names.js';
import type { ReferenceReading } from '../reading.js';
import type { ReferenceScene } from '../scene.js';

/*
 * Does a text name a symbol, flag, variable, key or package that the code no longer has? Most names that no code has
 * are of other programs. So it counts only that the code had the name, and has it no more.
 */

/** Names of code: `startOptionLock`, `--sequential`, `SHOP_API_URL`, `cache.maxAge`, `@acme/queue`. */
export const names: MentionKind = {
  name: 'name',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    for (const one of placesOf(reading)) yield mentionOf(one, reading);
  },
};

/** The names that a text will be asked for, in the form in which code has them. */
export function namesAskedIn(reading: ReferenceReading): readonly string[] {
  return reading.isSpecimen ? [] : placesOf(reading).flatMap(({ named }) => spellingsOf(named));
}

/** The names of a text, read once. */
const placesOf = remembered((reading: ReferenceReading) => [...codeNamesIn(reading)]);

const REMEDY = plain(
  'Name what does it now, or remove the sentence: an agent would look for it and guess.',
);

function mentionOf({ named, place, isMarked }: CodeNameAt, reading: ReferenceReading): Mention {
  const { kind, owner } = named;
  const spellings = spellingsOf(named);
  return {
    kind,
    ...place,
    isIn: async (scene) => {
      if (!isMarked && !(await isAtHome(reading))) return null;
      const how = await scene.words.has(spellings);
      return how === null ? null : how !== 'nowhere';
    },
    wasIn: async (scene) =>
      (owner === undefined || isModule(owner, scene)) &&
      counts(kind, (await scene.words.has(spellings)) ?? 'nowhere'),
    suspect: async () => ((await isOddOneOut(named, place, reading)) ? oddOne(kind, place) : null),
    removedIn: async (search) => {
      const removals = await reading.scene.removals(search);
      for (const name of spellings) {
        const removal = removals.get(name);
        if (removal === undefined || !counts(kind, removal.how)) continue;
        if (owner === undefined || removal.paths.some((path) => isWithin(path, owner)))
          return removal.commit;
      }
      return null;
    },
    lost: { message: say`No code here has ${place.target}`, remedy: REMEDY },
    isQuiet: () => reading.isSilent(place.line, place.column, place.target.length),
  };
}

/** Whether a folder or file is called as a package or module: else the type is of another program. */
function isModule(name: string, { names: all }: ReferenceScene): boolean {
  return (
    all.foldersCalled(name).length > 0 ||
    ENDINGS.some((ending) => all.called(`${name}.${ending}`).length > 0)
  );
}

const ENDINGS = ['py', 'rs', 'go', 'ts', 'js', 'rb'];

function isWithin(path: string, name: string): boolean {
  return path.split('/').some((part) => part === name || part.startsWith(`${name}.`));
}

/** Of so many names in one form three of four have to be there before the rest is wrong. */
const FEW_BESIDE = 3;
const MOST_ASKED = 100;

/** Whether the code has most names that stand in the same form, and has not this one. */
async function isOddOneOut(
  { kind, name }: CodeName,
  { line, column, target }: NamePlace,
  reading: ReferenceReading,
): Promise<boolean> {
  if (kind === 'flag' || kind === 'key' || !(await isAtHome(reading))) return false;
  const { words } = reading.scene;
  const others = new Map<string, boolean>();
  for (const { text } of codeBeside(reading, line, column).slice(0, MOST_ASKED)) {
    const other = codeNameIn(text.trim());
    if (other?.kind !== kind || other.name === name || others.has(other.name)) continue;
    const how = (await words.has([other.name])) ?? 'nowhere';
    others.set(other.name, kind === 'symbol' ? how === 'defined' : counts(kind, how));
  }
  const there = [...others.values()].filter(Boolean).length;
  if (there < FEW_BESIDE || there < 0.75 * (others.size + 1)) return false;
  return !reading.isSilent(line, column, target.length);
}

function oddOne(kind: CodeNameKind, { target, line, column }: NamePlace): Suspect {
  const message = say`No code here has ${target}, as it has those beside it`;
  return { kind, target, line, column, severity: 'warning', message, remedy: REMEDY };
}

/** Whether code had a name as its own: what it only used may be of a library. */
function counts(kind: CodeNameKind, how: Occurrence): boolean {
  switch (kind) {
    case 'symbol':
    case 'flag':
      return how === 'keyed' || how === 'defined';
    case 'variable':
    case 'package':
      return how !== 'nowhere' && how !== 'said';
    case 'key':
      return how !== 'nowhere' && how !== 'said' && how !== 'used';
  }
}
