import { baseName } from '../../tree/path.js';

/** Characters of an id, and of the part before its slash. */
const LONGEST = 60;
const LONGEST_TOPIC = 24;
const MOST_WORDS = 6;

const STOP_WORDS: ReadonlySet<string> = new Set(
  'a an the and or nor but so if then than that this these those to of in on at by for with from into onto as is are was were be been being it its they them their there here you your we our us i me my do does did not no have has had will would can could should shall may might must when where which who what while also only just all any each every some such via per using use uses used make makes sure ensure always never please note important'.split(' '),
);

/** An id for a statement: its topic, then its first words that say something; the place where these are no ASCII letters. */
export function candidateId(text: string, heading: string, path: string, line: number, isTaken: (id: string) => boolean): string {
  const file = slug(baseName(path).split(/\s+/), LONGEST_TOPIC) || 'agent-file';
  const topic = topicOf(heading) || file;
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word)).slice(0, MOST_WORDS);
  const foreign = (text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0) > words.join('').length;
  const name = telling.length < 2 || foreign ? `${topicOf(heading) === '' ? '' : `${file}-`}line-${line}` : slug(telling, LONGEST - topic.length - 1);
  const id = `${topic}/${name}`;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number += 1) {
    const numbered = `${id.slice(0, LONGEST - 4).replace(/-+$/, '')}-${number}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** The topic that a heading names; empty where it has no ASCII letters. */
export function topicOf(heading: string): string {
  return slug(wordsOf(heading.replace(/\([^()]*\)/g, ' ')).filter((word) => !STOP_WORDS.has(word) && !/^\d+$/.test(word)), LONGEST_TOPIC);
}

function wordsOf(text: string): string[] {
  const ascii = text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/(?<=[a-z])['’](?=[a-z])/gi, '');
  return (ascii.match(/[A-Za-z0-9]+/g) ?? []).flatMap((word) => word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)).map((word) => word.toLowerCase());
}

/** Words joined by `-`, as many as fit whole. */
export function slug(words: readonly string[], most: number): string {
  let joined = '';
  for (const word of words.flatMap(wordsOf)) {
    const next = joined === '' ? word : `${joined}-${word}`;
    if (next.length > most) break;
    joined = next;
  }
  return joined === '' ? (words.flatMap(wordsOf)[0] ?? '').slice(0, most) : joined;
}
