/*
 * Which words are forms of one? "validates", "validation" and "validated" are `valid`. A rough cut: two words that
 * are none of another only matter where the rest of two sentences is alike as well.
 */

/** Forms that no ending makes. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `written write|wrote write|sent send|built build|shown show|read read|chosen choose|found find|given give
  |driven drive|lost lose|held hold|stored store|thrown throw|known know|seen see|set set|frozen freeze`
    .replace(/\s+/g, ' ')
    .split('|')
    .map((row): [string, string] => {
      const [form = '', verb = ''] = row.trim().split(' ');
      return [form, verb];
    }),
);

/** Endings, the longer first, with the fewest letters that must be left. */
const ENDINGS: readonly (readonly [string, number])[] = [
  ['ification', 3],
  ['ifying', 3],
  ['ified', 3],
  ['ating', 4],
  ['ation', 4],
  ['ated', 4],
  ['ment', 4],
  ['ify', 3],
  ['ied', 3],
  ['ing', 3],
  ['ion', 4],
  ['ate', 4],
  ['ed', 3],
  ['al', 5],
];

/** What a word and its other forms are compared by. */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,30}$/.test(word)) return word;
  const plain = IRREGULAR.get(word) ?? word;
  const ending = ENDINGS.find(
    ([end, left]) => plain.endsWith(end) && plain.length - end.length >= left,
  );
  const cut = ending === undefined ? plain : plain.slice(0, -ending[0].length);
  return cut.replace(/(?<=.{3})[ey]$/, '').replace(/([b-df-hj-np-rtvz])\1$/, '$1');
}
