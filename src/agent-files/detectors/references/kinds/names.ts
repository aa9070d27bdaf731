import { remembered } from '../../../../text/collections.js';
import { flagged } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { wordSet } from '../../../../text/words.js';
import { baseName } from '../../../../tree/path.js';
import type { Tree } from '../../../../tree/tree.js';
import type { InlineCode } from '../../../agent-text.js';
import { codeBeside } from '../beside.js';
import type { Occurrence } from '../code-words.js';
import { isAtHome } from '../home.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import {
  kinOf,
  type Named,
  namedIn,
  nameIn,
  type NameKind,
  partsOf,
  type Place,
  spellingsOf,
} from '../named.js';
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
    for (const { named, place } of placesOf(reading)) yield mentionOf(named, place, reading);
  },
};

/** The names that a text will be asked for, in the form in which code has them. */
export function namesAskedIn(reading: ReferenceReading): readonly string[] {
  return reading.isSpecimen
    ? []
    : placesOf(reading).flatMap(({ named }) => [
        ...spellingsOf(named),
        ...kinOf(named),
        ...partsOf(named),
      ]);
}

/** The names of a text, read once. */
const placesOf = remembered((reading: ReferenceReading) => [...namedIn(reading)]);

const REMEDY = plain(
  'Name what does it now, or remove the sentence: an agent would look for it and guess.',
);

function mentionOf(named: Named, place: Place, reading: ReferenceReading): Mention {
  const { kind } = named;
  const spellings = spellingsOf(named);
  return {
    kind,
    ...place,
    isIn: async (scene) => {
      const how = await scene.words.has(spellings);
      if (how !== 'nowhere') return how === null ? null : true;
      return (await isBoundIn(scene, named)) ? null : false;
    },
    wasIn: async (scene) => counts(kind, (await scene.words.has(spellings)) ?? 'nowhere'),
    suspect: async () => ((await isOddOneOut(named, place, reading)) ? oddOne(kind, place) : null),
    removedIn: async (search) => {
      const removals = await reading.scene.removals(search);
      for (const name of spellings) {
        const removal = removals.get(name);
        if (removal !== undefined && counts(kind, removal.how)) return removal.commit;
      }
      return null;
    },
    lost: { message: say`No code here has ${place.target}`, remedy: REMEDY },
    isQuiet: () => reading.isSilent(place.line, place.column, place.target.length),
  };
}

/** Whether a tree has a name by convention: a setting gives its variable a name, a file its component. */
async function isBoundIn(scene: ReferenceScene, named: Named): Promise<boolean> {
  if (named.kind === 'symbol') return stemsOf(scene.repository.tree).has(named.name);
  if (named.kind !== 'variable') return false;
  const how = await scene.words.has([named.name, ...kinOf(named)]);
  return how === 'keyed' || how === 'defined';
}

/** Names of files without their endings. */
const stemsOf = remembered(
  (tree: Tree) =>
    new Set([...tree.entries.keys()].map((path) => baseName(path).replace(/\..*$/, ''))),
);

/** Names that every program has: errors, which most languages bring along, and what is global in browsers and Node. */
function isOfRuntime(name: string): boolean {
  return name in globalThis || /(?:Error|Exception|Warning)$/.test(name) || OF_BROWSERS.has(name);
}

const OF_BROWSERS = wordSet(`
  addEventListener removeEventListener requestAnimationFrame cancelAnimationFrame requestIdleCallback
  localStorage sessionStorage indexedDB innerHTML outerHTML textContent querySelector querySelectorAll
  getElementById createElement sendBeacon matchMedia IntersectionObserver MutationObserver ResizeObserver
  XMLHttpRequest EventSource WebSocket SharedWorker FileReader HTMLElement ServiceWorker
`);

/** `SHOP_` of a variable, `@acme/` of a package: settings of one family say that another should be there. */
function familyOf({ kind, name }: Named): string {
  return kind === 'variable' || kind === 'package' ? (/^.+?[_/]/.exec(name)?.[0] ?? '') : '';
}

/** Ends of the names of settings, which other programs read from the environment too. */
const SETTING = flagged('')`
  _(?:BUCKET|DIR|DSN|ENDPOINT|ENV|HOME|HOST|ID|KEY|LEVEL|NAME|ORG|PASSWORD|PATH|PORT|PROJECT|REGION|SECRET|TEAM|TOKEN
      |URI|URL|USER)$`;

/** Of so many names in one form three of four have to be there before the rest is wrong. */
const FEW_BESIDE = 3;
const MOST_ASKED = 100;

/** Whether the code has most names that stand in the same form, and has not this one. */
async function isOddOneOut(
  named: Named,
  { line, column, target }: Place,
  reading: ReferenceReading,
): Promise<boolean> {
  const { kind, name } = named;
  if (kind === 'flag' || kind === 'key' || isOfRuntime(name)) return false;
  if (!(await isAtHome(reading))) return false;
  if (!(await hasThoseBeside(named, codeBeside(reading, line, column), reading))) return false;
  const { words } = reading.scene;
  if ((await words.has([name, ...kinOf(named), ...partsOf(named)])) !== 'nowhere') return false;
  return !reading.isSilent(line, column, target.length);
}

/** Whether the code has most of the names in the same form that are of one family with a name. */
async function hasThoseBeside(
  named: Named,
  beside: readonly InlineCode[],
  { scene }: ReferenceReading,
): Promise<boolean> {
  const { kind, name } = named;
  const others = new Map<string, boolean>();
  for (const { text } of beside.slice(0, MOST_ASKED)) {
    const other = nameIn(text.trim());
    if (other?.kind !== kind || other.name === name || others.has(other.name)) continue;
    const how = (await scene.words.has([other.name])) ?? 'nowhere';
    const isConstant = how === 'defined' && kind === 'variable' && !SETTING.test(name);
    if (familyOf(other) !== familyOf(named) && !isConstant) continue;
    others.set(other.name, kind === 'symbol' ? how === 'defined' : counts(kind, how));
  }
  const there = [...others.values()].filter(Boolean).length;
  return there >= FEW_BESIDE && there >= 0.75 * (others.size + 1);
}

function oddOne(kind: NameKind, { target, line, column }: Place): Suspect {
  const message = say`No code here has ${target}, as it has those beside it`;
  return { kind, target, line, column, severity: 'warning', message, remedy: REMEDY };
}

/** Whether code had a name as its own: what it only used may be of a library. */
function counts(kind: NameKind, how: Occurrence): boolean {
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
