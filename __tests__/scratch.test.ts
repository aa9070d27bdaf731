import { it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { anchorKind } from './memory/anchors/corpus/case.js';
import { loadCases } from './memory/anchors/corpus/index.js';
import { judgeCase, judgeMerged } from './memory/anchors/corpus/judge.js';

const cases = (await loadCases()).filter((one) => one.debatable !== true);
it.each([['pair', judgeCase], ['objects', judgeMerged(true)], ['bare', judgeMerged(false)]] as const)('%s', async (name, judge) => {
  const groups = new Map<string, string[]>();
  let wrong = 0;
  const totals = { keptStale: 0, changedKept: 0 };
  for (const one of cases) {
    let said: string;
    try { said = await judge(one); } catch (error) { said = `error ${String(error).slice(0, 80)}`; }
    if (said === one.meaning) continue;
    wrong += 1;
    if (one.meaning === 'kept') totals.keptStale += 1; else totals.changedKept += 1;
    const key = `${one.meaning}->${said.slice(0,60)} | ${anchorKind(one.cite)} | ${one.kind} | ${one.language}`;
    groups.set(key, [...(groups.get(key) ?? []), one.name]);
  }
  writeFileSync(`/tmp/corpus-${name}.txt`, `${wrong} of ${cases.length} ${JSON.stringify(totals)}\n${[...groups].sort((a, b) => b[1].length - a[1].length).map(([key, names]) => `${names.length} ${key} :: ${names[0]}`).join('\n')}\n`);
}, 600000);
