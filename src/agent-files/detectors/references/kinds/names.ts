import { plain, say } from '../../../../text/phrase.js';
import { identifierIn, isTelling } from '../../../mentions/names-in-file.js';
import { referencedCommandsIn, placeOfWord } from '../commands.js';
import type { Mention, MentionKind } from '../mention.js';
import type { ReferenceReading } from '../reading.js';
import { isPlaceholder } from '../shape.js';

/*
 * Does a text name a symbol, flag, variable, key or package that the code no longer has? Most names that no code has
 * are of other programs. So it counts only that the code had the name, and has it no more.
 */

/** Names of code: `startOptionLock`, `--sequential`, `SHOP_API_URL`, `cache.maxAge`, `@acme/queue`. */
export const names: MentionKind = {
  name: 'name',
  *mentions(reading) {
    if (reading.isSpecimen) return;
    for (const { line, column, text } of reading.document.markdown.code) {
      const written = text.trim();
      const named = nameIn(written);
      if (named === null || isPlaceholder(named.name) || reading.isLabel(line, column)) continue;
      const place = { line, column: column + text.indexOf(written) };
      yield mentionOf(named, { target: written, ...place }, reading);
    }
    yield* flagsOfCommands(reading);
  },
};

/** The names that a text will be asked for, in the form in which code has them. */
export function namesAskedIn(reading: ReferenceReading): readonly string[] {
  return Array.from(names.mentions(reading), ({ target }) => nameIn(target)?.name ?? target);
}

type NameKind = 'symbol' | 'flag' | 'variable' | 'package';

interface Named {
  readonly kind: NameKind;
  /** As code has it: of `AuthService.login()` the name `login`. */
  readonly name: string;
}

const LONGEST = 80;

/** A name that stands for one thing; null for a word that could mean anything. */
function nameIn(written: string): Named | null {
  if (written.length > LONGEST || (written.match(/[A-Za-z]/g)?.length ?? 0) < 6) return null;
  if (/^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(written)) return { kind: 'flag', name: written };
  const variable = /^\$?\{?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\}?$/.exec(written)?.[1];
  if (variable !== undefined) return { kind: 'variable', name: variable };
  if (/^@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*$/.test(written))
    return { kind: 'package', name: written };
  const identifier = identifierIn(written);
  return identifier !== null && isTelling(identifier)
    ? { kind: 'symbol', name: identifier.own }
    : null;
}

/** `--sequential` of `pnpm test --sequential`. */
function* flagsOfCommands(reading: ReferenceReading): Generator<Mention> {
  for (const command of referencedCommandsIn(reading)) {
    for (const word of command.words.slice(1)) {
      const flag = word.replace(/=.*$/, '');
      const named = flag.startsWith('--') ? nameIn(flag) : null;
      const column = named === null ? null : placeOfWord(word, command, reading);
      if (named === null || column === null) continue;
      yield mentionOf(named, { target: flag, line: command.line, column }, reading);
    }
  }
}

const REMEDY = plain(
  'Name what does it now, or remove the sentence: an agent would look for it and guess.',
);

function mentionOf(
  { kind, name }: Named,
  place: Pick<Mention, 'target' | 'line' | 'column'>,
  reading: ReferenceReading,
): Mention {
  return {
    kind,
    ...place,
    isIn: async (scene) => {
      const where = await scene.words.has(name);
      // Flags are defined in sources; a script that still passes one proves nothing.
      return where === null
        ? null
        : where === 'in a source' || (where === 'in a file' && kind !== 'flag');
    },
    suspect: async () => null,
    lost: { message: say`No code here has ${place.target}`, remedy: REMEDY },
    isQuiet: () => reading.isSilent(place.line, place.column, place.target.length),
  };
}
