import { flagged } from '../../../../text/pattern.js';
import { plain, say } from '../../../../text/phrase.js';
import { wordSet } from '../../../../text/words.js';
import { identifierIn, isTelling } from '../../../mentions/mention.js';
import { referencedCommandsIn, placeOfWord } from '../commands.js';
import { codeBeside } from '../beside.js';
import { isAtHome } from '../home.js';
import type { Mention, MentionKind, Suspect } from '../mention.js';
import { LONGEST_LINE, type ReferenceReading } from '../reading.js';
import { type Occurrence, occurrenceAt } from '../code-words.js';
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
    yield* namesInWords(reading);
    yield* symbolsOfSamples(reading);
  },
};

/** The names that a text will be asked for, in the form in which code has them. */
export function namesAskedIn(reading: ReferenceReading): readonly string[] {
  return Array.from(names.mentions(reading)).flatMap(({ target }) => {
    const named = nameIn(target);
    return named === null ? [] : spellingsOf(named);
  });
}

/** How code may write a name: who declares `max_age` or `:max-age` gets the flag `--max-age` from a library. */
function spellingsOf({ kind, name }: Named): readonly string[] {
  const bare = name.slice(2);
  if (kind !== 'flag' || !bare.includes('-')) return [name];
  const camel = bare.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return [name, bare, bare.replaceAll('-', '_'), camel];
}

type Place = Pick<Mention, 'target' | 'line' | 'column'>;

type NameKind = 'symbol' | 'flag' | 'variable' | 'package' | 'key';

interface Named {
  readonly kind: NameKind;
  /** As code has it: of `AuthService.login()` the name `login`. */
  readonly name: string;
}

const LONGEST = 80;

/** Variables that stand for any, or that runners, agents, run times and SDKs set or read: no code has to. */
const OTHERS_VARIABLE = flagged('')`
  _HERE$|^YOUR_|^(?:GITHUB|RUNNER|GITLAB|CLAUDE|CODEX|XDG|LC|LD|DYLD|AWS|CARGO|DOCKER|GIT|GRADLE|JAVA|KUBE|MAVEN
      |NPM|PIP|POETRY|PYTEST|PYTHON|RUSTUP|SSH|SSL_CERT|TF|UV|VERCEL|VIRTUAL)_
  |^(?:ANTHROPIC|GEMINI|GOOGLE|OPENAI)_API_KEY$|^GOOGLE_APPLICATION_CREDENTIALS$|^(?:FORCE|NO)_COLOR$
  |^(?:HTTPS?|NO)_PROXY$|^NODE_(?:ENV|OPTIONS|PATH)$|^RUST_(?:LOG|BACKTRACE)$`;

/** A name that stands for one thing; null for a word that could mean anything. */
function nameIn(written: string): Named | null {
  if (written.length > LONGEST || (written.match(/[A-Za-z]/g)?.length ?? 0) < 6) return null;
  if (/^--[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(written)) return { kind: 'flag', name: written };
  const variable = /^\$?\{?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\}?$/.exec(written)?.[1];
  if (variable !== undefined)
    return OTHERS_VARIABLE.test(variable) ? null : { kind: 'variable', name: variable };
  if (/^@[a-z0-9][\w.-]*\/[a-z0-9][\w.-]*$/.test(written))
    return { kind: 'package', name: written };
  if (/^(?!(?:aria|data|x)-)[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/.test(written))
    return { kind: 'key', name: written };
  const identifier = identifierIn(written);
  return identifier !== null && isTelling(identifier) && /[a-z0-9][A-Z]|_/.test(identifier.own)
    ? { kind: 'symbol', name: identifier.own }
    : null;
}

/** `SHOP_API_URL` and `--keep-maps` can be nothing else, whatever stands around them. */
const IN_WORDS =
  /(?<![\w$@/.\\-])(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|--[a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?![\w$/-]|\.\w)/g;

/** Variables and flags in prose, tables and headings, and variables in any fence. */
function* namesInWords(reading: ReferenceReading): Generator<Mention> {
  for (const line of reading.lines) {
    if (line.raw.length > LONGEST_LINE || !/_|--/.test(line.raw)) continue;
    const isFenced = line.kind === 'code';
    for (const { 0: target, index } of (isFenced ? line.raw : reading.wordsOf(line)).matchAll(
      IN_WORDS,
    )) {
      const named = nameIn(target);
      if (named === null || (isFenced && named.kind === 'flag') || isPlaceholder(target)) continue;
      yield mentionOf(named, { target, line: line.number, column: index + 1 }, reading);
    }
  }
}

/** What a sample takes from elsewhere: it imports or calls it. Other names may be made up. */
const IMPORTS = /^\s*(?:import\b|from\b|export\b.*\bfrom\b|use\b|using\b)|\brequire\(/;

/** `createQueue(` in a fence: what agents copy. What the samples of a text make up themselves is left out. */
function* symbolsOfSamples(reading: ReferenceReading): Generator<Mention> {
  const used = new Map<
    string,
    { readonly named: Named; readonly line: number; readonly column: number }
  >();
  const made = new Set<string>();
  for (const { kind, language, number: line, raw } of reading.lines) {
    if (kind !== 'code' || NO_SAMPLE.test(language) || raw.length > LONGEST_LINE) continue;
    const isImport = IMPORTS.test(raw);
    if (isImport && isOfPlaceholder(raw)) continue;
    for (const { 0: written, index } of raw.matchAll(/[A-Za-z_$][\w$]{5,}/g)) {
      const named = nameIn(written);
      if (named?.kind !== 'symbol' || made.has(written) || isPlaceholder(written)) continue;
      const how = occurrenceAt(raw, index, written, true);
      if (how === 'defined' || how === 'keyed') made.add(written);
      else if (how !== 'said' && !used.has(written))
        if (isImport || /^\s?\(/.test(raw.slice(index + written.length)))
          used.set(written, { named, line, column: index + 1 });
    }
  }
  for (const [target, { named, ...place }] of used)
    if (!made.has(target)) yield mentionOf(named, { target, ...place }, reading);
}

/** `import { x } from 'your-package'`. */
function isOfPlaceholder(line: string): boolean {
  const source = /["']([^"']{1,200})["'];?\s*$/.exec(line)?.[1] ?? '';
  return source.split('/').some(isPlaceholder);
}

/** Languages of fences that are commands, trees, messages or pictures, and no code of this repository. */
const NO_SAMPLE =
  /^(?:|bash|sh|shell|zsh|console|terminal|text|txt|plaintext|diff|mermaid|markdown|md|log|output|http|powershell)$/;

/** Programs that are of no repository, but for what they hand on. */
const OTHERS = wordSet(`
  git gh docker kubectl helm curl wget ssh apt apt-get brew pip pip3 tar rm cp ls grep rg find jq
  aws az eslint gcloud jest mypy playwright prettier psql pytest ruff terraform tsc vercel vitest wrangler
`);

/** `--sequential` of `pnpm test --sequential`. */
function* flagsOfCommands(reading: ReferenceReading): Generator<Mention> {
  for (const command of referencedCommandsIn(reading)) {
    if (OTHERS.has(command.words[0] ?? '')) continue;
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

function mentionOf(named: Named, place: Place, reading: ReferenceReading): Mention {
  const { kind } = named;
  const spellings = spellingsOf(named);
  return {
    kind,
    ...place,
    isIn: async (scene) => {
      const how = await scene.words.has(spellings);
      return how === null ? null : how !== 'nowhere';
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

/** Of so many names in one form three of four have to be there before the rest is wrong. */
const FEW_BESIDE = 3;
const MOST_ASKED = 100;

/** Whether the code has most names that stand in the same form, and has not this one. */
async function isOddOneOut(
  { kind, name }: Named,
  { line, column, target }: Place,
  reading: ReferenceReading,
): Promise<boolean> {
  if (kind === 'flag' || kind === 'key' || !(await isAtHome(reading))) return false;
  const { words } = reading.scene;
  const others = new Map<string, boolean>();
  for (const { text } of codeBeside(reading, line, column).slice(0, MOST_ASKED)) {
    const other = nameIn(text.trim());
    if (other?.kind !== kind || other.name === name || others.has(other.name)) continue;
    const how = (await words.has([other.name])) ?? 'nowhere';
    others.set(other.name, kind === 'symbol' ? how === 'defined' : counts(kind, how));
  }
  const there = [...others.values()].filter(Boolean).length;
  if (there < FEW_BESIDE || there < 0.75 * (others.size + 1)) return false;
  return !reading.isSilent(line, column, target.length);
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
