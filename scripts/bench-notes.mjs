// Notes with planted near copies, the same on every machine; and, as a program, a look at the engine that finds them:
// `node scripts/bench-notes.mjs LIB`, with the compiled sources in LIB.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { randomFrom } from './bench-random.mjs';
import { CHINESE, ENGLISH, rankFrom, wordOf } from './bench-recall.mjs';

const WORDS = 6_000;

/** Words of `wordOf` that turn a statement round, so that an edit of everyday words leaves them alone. */
const TURNING = new Set([
  'before',
  'after',
  'must',
  'never',
  '必须',
  '之前',
  '之后',
  '不再',
  '任何',
  '所有',
]);
/** Sentences of twelve words, three a line. An end belongs to its word, so an edit moves no other. */
const endOf = (at) => (at % 36 === 35 ? '.\n' : at % 12 === 11 ? '.' : '');
const isEveryday = (word) => /^\p{Ll}+$|^\p{Script=Han}+$/u.test(word) && !TURNING.has(word);

const name = (index) => `note-${String(index).padStart(5, '0')}`;

/**
 * Notes of 40 to 120 words, one in ten of which is a near copy of one before it: 5 to 10 % of its
 * words are replaced, left out or put in. Every other copy has a telling edit too: a number is
 * another one, a name is another one, or it denies.
 *
 * @param {number} count of notes, copies among them.
 * @returns {{ notes: { id: string, text: string }[], planted: { id: string, of: string, isTelling:
 *   boolean }[] }}
 */
export function notesWithCopies(count, seed = 1, language = ENGLISH) {
  const random = randomFrom(seed);
  const anyWord = () =>
    random(25) === 0 ? String(random(900) + 2) : wordOf(language, rankFrom(random, WORDS));
  const everyday = () => {
    let word = anyWord();
    while (!isEveryday(word)) word = anyWord();
    return word;
  };
  const written = [];
  const planted = [];
  for (let index = 0; index < count; index += 1) {
    if (index % 10 !== 9) {
      written.push(Array.from({ length: 40 + random(81) }, (_, at) => anyWord() + endOf(at)));
      continue;
    }
    const of = index - 1 - random(9);
    const isTelling = index % 20 === 19;
    written.push(edited(written[of], (5 + random(6)) / 100, { random, everyday }, isTelling));
    planted.push({ id: name(index), of: name(of), isTelling });
  }
  return {
    notes: written.map((words, index) => ({ id: name(index), text: joined(words, language.gap) })),
    planted,
  };
}

function edited(words, share, { random, everyday }, isTelling) {
  const copy = [...words];
  for (let left = Math.max(1, Math.round(words.length * share)); left > 0; left -= 1) {
    let at = random(copy.length);
    while (!isEveryday(copy[at])) at = random(copy.length);
    const way = random(4);
    if (way === 0) copy.splice(at, 1);
    else if (way === 1) copy.splice(at, 0, everyday());
    else copy[at] = everyday();
  }
  if (isTelling) {
    const telling = copy.findIndex((word) => /^\d+$|^\p{Ll}+\p{Lu}\p{Ll}+$/u.test(word));
    if (telling >= 0 && random(2) === 0)
      copy[telling] = /^\d/.test(copy[telling])
        ? String(Number(copy[telling]) + 901)
        : `${copy[telling]}Other`;
    else
      copy.splice(
        random(copy.length),
        0,
        /\p{Script=Han}/u.test(copy.join('')) ? '不能' : 'cannot',
      );
  }
  return copy;
}

/** Blanks between words, but not between two that are written without. */
function joined(words, gap) {
  return words
    .map((word) => (gap === '' && !/[\w.]/.test(word) ? word : `${word} `))
    .join('')
    .trim();
}

async function measureHere(lib) {
  const { LikenessIndex } = await import(
    pathToFileURL(join(lib, 'text/near-duplicates/near-duplicate-index.js')).href
  );
  const languages = new Map([
    ['English', ENGLISH],
    ['Chinese', CHINESE],
  ]);
  for (const [title, language] of languages) {
    const { notes, planted } = notesWithCopies(10_000, 1, language);
    const known = new Set(planted.flatMap(({ id, of }) => [`${id} ${of}`, `${of} ${id}`]));
    for (const { id, of } of planted)
      for (const other of planted)
        if (other.of === of && other.id !== id) known.add(`${id} ${other.id}`);
    let [first, best] = ['', Infinity];
    let all = new Map();
    for (let run = 0; run < 5; run += 1) {
      const start = process.cpuUsage();
      const index = LikenessIndex.of(notes);
      const built = process.cpuUsage(start).user / 1000;
      all = index.pairs();
      const whole = process.cpuUsage(start).user / 1000;
      if (run === 0) first = `${built.toFixed(0)} + ${(whole - built).toFixed(0)}`;
      best = Math.min(best, whole);
    }
    const share = (isTelling, kinds) => {
      const copies = planted.filter((copy) => copy.isTelling === isTelling);
      const found = copies.filter((copy) =>
        all.get(copy.id)?.found.some((one) => one.other === copy.of && kinds.includes(one.kind)),
      );
      return (found.length / copies.length).toFixed(3);
    };
    const strangers = [...all].flatMap(([id, { found }]) =>
      found.filter(({ other }) => !known.has(`${id} ${other}`)),
    ).length;
    const partial = [...all.values()].filter(({ isComplete }) => !isComplete).length;
    const kinds = ['duplicate', 'near', 'subsumed'];
    process.stdout.write(
      `${title}, ${process.version}: ms of processor, first run (index + pairs) ${first}, best run ${best.toFixed(0)}; ` +
        `plain copies found ${share(false, kinds)}, as duplicates ${share(false, ['duplicate'])}; ` +
        `telling copies found ${share(true, kinds)}, as near ${share(true, ['near'])}; strangers ${strangers}; incomplete ${partial}\n`,
    );
  }
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] === self) await measureHere(process.argv[2]);
