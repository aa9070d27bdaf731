// Times two builds in turn, so that what else a machine does hits both alike, and says how many times as long the newer
// one takes.
import { timesInTurn } from './bench-measure.mjs';

/** Above this a row is told as slower: what one machine varies by from run to run stays below it. */
export const SLOWER = 1.1;

/** Runs a scenario with both builds in turn. */
export function inTurn(node, { before, now }, scenario, runs) {
  const both = [before, now].map((cli) => ({ ...scenario, cli }));
  const [former, newer] = timesInTurn(node, both, runs);
  return { name: scenario.name, before: former, now: newer };
}

/** How many times as much the newer build takes. */
export function ratio({ before, now }, key) {
  return now[key] / before[key];
}

/** Rows that are slower by the clock and by what was computed: on a busy machine one of the two alone says little. */
export function slowerRows(rows) {
  return rows.filter((row) => ratio(row, 'wall') > SLOWER && ratio(row, 'cpu') > SLOWER);
}

/** The rows as a table in Markdown. */
export function againstTable(rows, { name, version, runs }) {
  const lines = rows.map((row) => {
    const cells = ['wall', 'cpu', 'peak'].flatMap((key) => [
      row.before[key].toFixed(0),
      row.now[key].toFixed(0),
      ratio(row, key).toFixed(2),
    ]);
    return `| ${row.name} | ${cells.join(' | ')} |`;
  });
  return `This build against ${name}, both in turn on Node ${version}; medians of ${runs} runs of a whole process. A ratio below 1 is quicker, or
takes less memory. *CPU* leaves out what git computes.

| scenario | ms, before | ms, now | ratio | CPU ms, before | CPU ms, now | ratio | peak MiB, before | peak MiB, now | ratio |
| --- |${' ---: |'.repeat(9)}
${lines.join('\n')}
`;
}

const BEGIN = '<!-- Written by npm run bench -- --against. -->\n';
const END = '<!-- End of the comparison. -->\n';

/** The comparison that a page has, with its marks; empty where it has none. */
export function comparisonIn(page) {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  return from < 0 || to < from ? '' : page.slice(from, to + END.length);
}

/** A page with this comparison in the place of the one that it has, or at its end. */
export function withComparison(page, table) {
  const section = `${BEGIN}\n${table}\n${END}`;
  const old = comparisonIn(page);
  return old === '' ? `${page.trimEnd()}\n\n${section}` : page.replace(old, () => section);
}
