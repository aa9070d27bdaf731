import { remembered } from '../../../../text/collections.js';
import { plain, say } from '../../../../text/phrase.js';
import { baseName } from '../../../../tree/path.js';
import type { Tree } from '../../../../tree/tree.js';
import {
  type CodeName,
  type CodeNameAt,
  codeNamesIn,
  type CodeNameKind,
  spellingsOf,
} from '../code-names.js';
import type { Occurrence } from '../code-words.js';
import { isAtHome } from '../home.js';
import type { Mention, MentionKind } from '../mention.js';
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
  return reading.isSpecimen
    ? []
    : placesOf(reading).flatMap(({ named }) =>
        named.kind === 'variable' ? [named.name, settingOf(named.name)] : spellingsOf(named),
      );
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
      if (how !== 'nowhere') return how === null ? null : true;
      return (await isBoundIn(scene, named)) ? null : false;
    },
    wasIn: async (scene) =>
      (owner === undefined || isModule(owner, scene)) &&
      counts(kind, (await scene.words.has(spellings)) ?? 'nowhere'),
    suspect: async () => null,
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

/** Whether a tree has a name by convention: a setting gives its variable a name, a file its component. */
async function isBoundIn(scene: ReferenceScene, named: CodeName): Promise<boolean> {
  if (named.kind === 'symbol') return stemsOf(scene.repository.tree).has(named.name);
  if (named.kind !== 'variable') return false;
  const how = await scene.words.has([settingOf(named.name)]);
  return how === 'keyed' || how === 'defined';
}

/** `LOG_LEVEL` is what a library reads for the setting `log_level`. */
function settingOf(variable: string): string {
  return variable.toLowerCase();
}

/** Names of files without their endings. */
const stemsOf = remembered(
  (tree: Tree) =>
    new Set([...tree.entries.keys()].map((path) => baseName(path).replace(/\..*$/, ''))),
);

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
