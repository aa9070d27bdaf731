import { wordSet } from '../../text/words.js';
import { remembered } from '../../text/collections.js';
import { type Clause, type ClauseWord, isContent } from './clauses.js';

/* How much of a clause is in another one? Chinese is compared by pairs of characters. */

/** What of one clause is in another. */
export interface ClauseCoverage {
  /** Words that the other does not have, but for numbers. */
  readonly extras: readonly ClauseWord[];
  /** Of each word in part there, the places of its characters that the other does not have. */
  readonly uncovered: ReadonlyMap<ClauseWord, readonly number[]>;
  readonly hasOwnNumber: boolean;
  /** Units that both have: words, and two characters of Chinese for one. */
  readonly shared: number;
  /** Of these, those that the other clause itself has, and not the one before it. */
  readonly inClause: number;
  /** Of these, those that say what it is about. */
  readonly strong: number;
}

/** Characters of grammar. */
const FILLING = new Set(
  '的了在里裡中把被对對于於和与與及或也先再就才还還又而是有为為从從到给給向由让讓每次个個这這那其它他她时時等都会會人已现現后後前要必得并且着所以上',
);

interface Held {
  readonly tokens: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
  readonly characters: ReadonlySet<string>;
}

const heldBy = remembered((words: readonly ClauseWord[]): Held => {
  const [tokens, pairs, characters] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { kind, token, written, operators } of words) {
    tokens.add(token);
    if (kind !== 'dense' || operators.length > 0) continue;
    for (const pair of pairsOf(written)) pairs.add(pair);
    for (const character of written) characters.add(character);
  }
  return { tokens, pairs, characters };
});

/** Two characters each that stand side by side. */
export function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
}

/** How much of `clause` is in `other`, or in the clause before that. */
export function clauseCoverage(other: Clause, clause: Clause): ClauseCoverage {
  const own = heldBy(other.words);
  const before = other.before === null ? null : heldBy(other.before.words);
  const extras: ClauseWord[] = [];
  const uncovered = new Map<ClauseWord, readonly number[]>();
  let [shared, inClause, strong] = [0, 0, 0];
  let hasOwnNumber = false;
  for (const word of clause.words) {
    const isStrong = isContent(word);
    if (!isStrong && word.kind !== 'number' && !word.operators.includes('weak')) continue;
    const here = unitsIn(own, word);
    const there = here.all || before === null ? here : unitsIn(before, word);
    const isThere = here.all || there.all;
    if (word.kind === 'number') {
      hasOwnNumber ||= !isThere;
      continue;
    }
    if (!isThere && isStrong) {
      extras.push(word);
      uncovered.set(word, here.missing);
    }
    const units = Math.max(here.units, there.units);
    shared += units;
    inClause += here.units === units ? units : 0;
    strong += isStrong ? units : 0;
  }
  return { extras, uncovered, hasOwnNumber, shared, inClause, strong };
}

/** Whether a clause does not even have half of a word. */
export function isForeign(word: ClauseWord, { uncovered }: ClauseCoverage): boolean {
  const missing = uncovered.get(word);
  return (
    missing !== undefined && (word.kind !== 'dense' || missing.length * 2 > word.written.length)
  );
}

function unitsIn(
  held: Held,
  word: ClauseWord,
): { readonly units: number; readonly all: boolean; readonly missing: readonly number[] } {
  if (word.kind !== 'dense' || word.operators.length > 0) {
    const isThere = held.tokens.has(word.token);
    return { units: isThere ? 1 : 0, all: isThere, missing: [] };
  }
  const text = word.written;
  const isCovered = Array.from(text, (character, at) =>
    text.length === 1
      ? held.characters.has(character)
      : held.pairs.has(text.slice(at, at + 2)) ||
        (at > 0 && held.pairs.has(text.slice(at - 1, at + 1))),
  );
  const missing = isCovered.flatMap((covered, at) =>
    covered || FILLING.has(text.charAt(at)) ? [] : [at],
  );
  return { units: isCovered.filter(Boolean).length / 2, all: missing.length === 0, missing };
}

/** Whether the heart of the other clause is in this one: its predicate, and two fifths of what it says. */
export function isAboutSame(mine: Clause, theirs: Clause, back: ClauseCoverage): boolean {
  const heart = heartOf(theirs.words);
  const size = heart
    .filter(isContent)
    .reduce((sum, { kind, written }) => sum + (kind === 'dense' ? written.length / 2 : 1), 0);
  const { strong } = clauseCoverage({ ...mine, before: null }, { ...theirs, words: heart });
  const predicate = predicateOf(heart);
  return strong * 5 >= size * 2 && (predicate === null || !back.extras.includes(predicate));
}

const DETAILS = wordSet(`
  before after during in for on at from by with to if when while until unless into within per over under
`);
const DENSE_DETAILS = /(?:时|時|后|後|前|中|里|裡|上|内|內)$/;

/** What a clause says, without when, where and for whom: "code is formatted" of "code is formatted before a push". */
export function heartOf(words: readonly ClauseWord[]): readonly ClauseWord[] {
  const dense = words.findLastIndex(
    ({ kind, written, operators }, at) =>
      at < words.length - 1 &&
      ((kind === 'dense' && operators.length === 0 && DENSE_DETAILS.test(written)) ||
        (kind === 'dense' && operators.includes('side'))),
  );
  const rest =
    dense >= 0 && words.slice(dense + 1).some(isContent) ? words.slice(dense + 1) : words;
  const end = rest.findIndex(
    ({ kind, written }, at) =>
      kind === 'plain' && DETAILS.has(written) && rest.slice(0, at).some(isContent),
  );
  return end < 0 ? rest : rest.slice(0, end);
}

const AUXILIARY = /^(?:must|should|shall|may|can|will)$/;

/** What is said of a subject: the first word behind a form of "be", "need", or a verb like "must". */
export function predicateOf(words: readonly ClauseWord[]): ClauseWord | null {
  const verb = words.findIndex(
    ({ kind, operators, written }) =>
      kind === 'plain' &&
      (operators.includes('be') || operators.includes('need') || AUXILIARY.test(written)),
  );
  if (verb < 0) return null;
  return (
    words.slice(verb + 1).find((word) => isContent(word) && !word.written.endsWith('ly')) ?? null
  );
}

/** Words that end a subject, beside operators. */
const VERBS = /^(?:must|should|shall|may|can|will|do|does|did|has|have|had|never|cannot)$/;

/** Whether the subject is another: "commit messages", "commits"; with `isBroader` also "integration tests", "tests". */
export function hasOtherSubject(theirs: Clause, back: ClauseCoverage, isBroader: boolean): boolean {
  const subject = subjectOf(heartOf(theirs.words));
  const head = subject.at(-1);
  if (head === undefined) return false;
  if (head.kind === 'dense')
    return hasOtherDenseSubject(head.written, back.uncovered.get(head), isBroader);
  const isOwn = (word: ClauseWord): boolean => back.extras.includes(word);
  if (subject.every(isOwn)) return false;
  return isOwn(head) || (isBroader && subject.some(isOwn));
}

/** The same by characters: of "提交信息" the last two are what it is. */
function hasOtherDenseSubject(
  subject: string,
  uncovered: readonly number[] = [],
  isBroader: boolean,
): boolean {
  if (uncovered.length === 0 || uncovered.length === subject.length) return false;
  return uncovered.includes(subject.length - 1) || (isBroader && uncovered.includes(0));
}

/** The words in front of a verb; none where there is no verb to be seen. */
function subjectOf(heart: readonly ClauseWord[]): readonly ClauseWord[] {
  const end = heart.findIndex(
    ({ kind, operators, written }) =>
      (kind === 'plain' && VERBS.test(written)) ||
      operators.some((one) => one === 'be' || one === 'need' || one === 'may' || one === 'weak') ||
      (operators.length > 0 && kind === 'dense') ||
      (operators.includes('not') && written !== 'without'),
  );
  return end < 0 ? [] : heart.slice(0, end).filter(isContent);
}

/** "Admins delete users" and "users do not delete admins": the one who acts in one is acted on in the other. */
export function haveOtherRoles(mine: Clause, theirs: Clause): boolean {
  if (
    [mine, theirs].some((clause) => clause.words.some(({ operators }) => operators.includes('be')))
  )
    return false;
  const [here, there] = [mine, theirs].map(({ words }) => heartOf(words).filter(isContent));
  return (
    isSame(here?.[0], there?.at(-1)) &&
    isSame(there?.[0], here?.at(-1)) &&
    here !== undefined &&
    here[0]?.token !== here.at(-1)?.token &&
    (here.length > 2 || here[0]?.kind === 'dense')
  );
}

function isSame(actor: ClauseWord | undefined, other: ClauseWord | undefined): boolean {
  if (actor === undefined || other === undefined) return false;
  return actor.kind === 'dense'
    ? other.written !== actor.written && other.written.endsWith(actor.written)
    : actor.token === other.token;
}
