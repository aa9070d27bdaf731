// Puts measured tables into docs/speed.md, between their marks.
const BEGIN = '<!-- benchmarks: written by `npm run bench`; do not edit this part. -->';
const END = '<!-- end of the benchmarks -->';

/** The page with these tables in the place of those that it has. */
export function withTables(page, tables) {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin)
    throw new Error('docs/speed.md has no place for the tables; put both marks back');
  return `${page.slice(0, begin + BEGIN.length)}\n\n${tables.trim()}\n\n${page.slice(end)}`;
}
