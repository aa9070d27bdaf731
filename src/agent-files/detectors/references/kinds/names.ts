import { plain, say } from '../../../../text/phrase.js';
import { remembered } from '../../../../text/collections.js';
import { identifierIn, isTelling } from '../../../mentions/mention.js';
import { referencedCommandsIn, placeOfWord } from '../commands.js';
import type { Mention, MentionKind } from '../mention.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import type { Occurrence } from '../code-words.js';
import { isPlaceholder } from '../shape.js';

/*
 * Does a text name a symbol, flag, variable, key or package that the code no longer has? Most names that no code has
 * are of other programs. So it counts only that the code had the name, and has it no more.
 */

/** Names of code: `startOptionLock`, `--sequential`, `SHOP_API_URL`, `cache.maxAge`, `@acme/queue`. */
export const names: MentionKind = {
  name: 'name',
  *mentions(reading) {
    for (const place of placesOf(reading)) yield mentionOf(place, reading);
  },
};

/** The names that a text will be asked for, in the form in which code has them. */
export function namesAskedIn(reading: ReferenceReading): readonly string[] {
  return placesOf(reading).map(({ name }) => name);
}

/** The names of a text, read once. */
const placesOf = remembered((reading: ReferenceReading): readonly NamePlace[] =>
  reading.isSpecimen
    ? []
    : [...namesInMarks(reading), ...flagsOfCommands(reading), ...symbolsOfSamples(reading)],
);

function* namesInMarks(reading: ReferenceReading): Generator<NamePlace> {
  for (const { line, column, text } of reading.document.markdown.code) {
    const target = text.trim();
    const named = nameIn(target);
    if (named === null || isPlaceholder(named.name) || reading.isLabel(line, column)) continue;
    yield { ...named, target, line, column: column + text.indexOf(target) };
  }
}

type NameKind = 'symbol' | 'flag' | 'variable' | 'package' | 'key';

interface Named {
  readonly kind: NameKind;
  /** As code has it: of `AuthService.login()` the name `login`. */
  readonly name: string;
}

/** Where a text has a name. */
type NamePlace = Named & Pick<Mention, 'target' | 'line' | 'column'>;

const LONGEST = 80;

/** Variables that stand for any, or that runners, agents and run times set: no code has to. */
const OTHERS_VARIABLE =
  /_HERE$|^YOUR_|^(?:GITHUB|RUNNER|GITLAB|CLAUDE|XDG|LC|LD|DYLD)_|^NODE_(?:ENV|OPTIONS)$|^RUST_(?:LOG|BACKTRACE)$/;

/** A name that stands for one thing; null for a word that could mean anything. */
function nameIn(written: string): Named | null {
  if (written.length > LONGEST || (written.match(/[A-Za-z]/g)?.length ?? 0) < 6) return null;
  if (/^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(written)) return { kind: 'flag', name: written };
  const variable = /^\$?\{?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\}?$/.exec(written)?.[1];
  if (variable !== undefined)
    return OTHERS_VARIABLE.test(variable) ? null : { kind: 'variable', name: variable };
  if (/^@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*$/.test(written))
    return { kind: 'package', name: written };
  if (/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(written)) return { kind: 'key', name: written };
  const identifier = identifierIn(written);
  return identifier !== null && isTelling(identifier) && /[a-z0-9][A-Z]|_/.test(identifier.own)
    ? { kind: 'symbol', name: identifier.own }
    : null;
}

/** What a line of a sample takes from elsewhere: names that it makes up itself are on no such line. */
const IMPORTS = /^\s*(?:import\b|from\b|export\b|use\b|using\b)|\brequire\(/;

/** A part of each such line: looking for it costs less. */
const IMPORTING = /import|from|use|using|require|export/;

/** `createQueue` of `import { createQueue } from '@acme/queue'` in a fence: what agents copy. */
function* symbolsOfSamples(reading: ReferenceReading): Generator<NamePlace> {
  for (const { kind, language, number: line, raw } of reading.lines) {
    if (kind !== 'code' || NO_SAMPLE.test(language) || raw.length > LONGEST_LINE) continue;
    if (!IMPORTING.test(raw) || !IMPORTS.test(raw)) continue;
    for (const { 0: written, index } of raw.matchAll(/[A-Za-z_$][\w$]{5,}/g)) {
      const named = nameIn(written);
      if (named !== null && !isPlaceholder(written))
        yield { ...named, target: written, line, column: index + 1 };
    }
  }
}

/** Languages of fences that are commands, trees, messages or pictures, and no code of this repository. */
const NO_SAMPLE =
  /^(?:|bash|sh|shell|zsh|console|terminal|text|txt|plaintext|diff|mermaid|markdown|md|log|output|http|powershell)$/;

/** Programs that are of no repository, but for what they hand on. */
const OTHERS =
  /^(?:git|gh|docker|kubectl|helm|curl|wget|ssh|apt|apt-get|brew|pip|pip3|tar|rm|cp|ls|grep|rg|find|jq)$/;

/** `--sequential` of `pnpm test --sequential`. */
function* flagsOfCommands(reading: ReferenceReading): Generator<NamePlace> {
  for (const command of referencedCommandsIn(reading)) {
    if (OTHERS.test(command.words[0] ?? '')) continue;
    for (const word of command.words.slice(1)) {
      const flag = word.replace(/=.*$/, '');
      const named = flag.startsWith('--') ? nameIn(flag) : null;
      const column = named === null ? null : placeOfWord(word, command, reading);
      if (named === null || column === null) continue;
      yield { ...named, target: flag, line: command.line, column };
    }
  }
}

const REMEDY = plain(
  'Name what does it now, or remove the sentence: an agent would look for it and guess.',
);

function mentionOf({ name, ...place }: NamePlace, reading: ReferenceReading): Mention {
  const { kind } = place;
  return {
    ...place,
    isIn: async (scene) => {
      const how = await scene.words.has(name);
      return how === null ? null : how !== 'nowhere';
    },
    wasIn: async (scene) => counts(kind, (await scene.words.has(name)) ?? 'nowhere'),
    suspect: async () => null,
    removedIn: async (search) => {
      const removal = (await reading.scene.removals(search)).get(name);
      return removal !== undefined && counts(kind, removal.how) ? removal.commit : null;
    },
    lost: { message: say`No code here has ${place.target}`, remedy: REMEDY },
    isQuiet: () => reading.isSilent(place.line, place.column, place.target.length),
  };
}

/** Whether code had a name as its own: what it only used may be of a library. */
function counts(kind: NameKind, how: Occurrence): boolean {
  switch (kind) {
    case 'symbol':
    case 'flag':
      return how === 'defined';
    case 'variable':
    case 'package':
    case 'key':
      return how === 'used' || how === 'defined';
  }
}
