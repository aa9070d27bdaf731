import { absentCases } from './absences.js';
import type { AnchorCase } from './case.js';
import { combinationsOf } from './combinations.js';
import { plainCases } from './documents.js';
import { headingCases } from './headings.js';
import { hollowed } from './hollowed.js';
import { commentedOut, mutationsOf, removals } from './inside-edits.js';
import { handLayouts, prettierLayouts } from './layouts.js';
import { outsideEdits } from './outside-edits.js';
import { overloads } from './overloads.js';
import { pointerCases } from './pointers.js';
import { renamesOf } from './renames.js';
import { transformed } from './site-cases.js';
import { place } from './site-text.js';
import { SITES, type Site } from './sites.js';
import { twinCases } from './twins.js';

export type { AnchorCase } from './case.js';

/** The whole corpus, in a fixed order. Asynchronous because Prettier is. */
export async function loadCases(): Promise<readonly AnchorCase[]> {
  const sites = await Promise.all(SITES.map(casesOfSite));
  return [
    ...sites.flat(),
    ...twinCases,
    ...(await pointerCases()),
    ...headingCases,
    ...absentCases,
    ...(await plainCases()),
  ];
}

/** The first site of a language meets every edit by every anchor; at the others the anchors take turns. */
async function casesOfSite(site: Site, turn: number): Promise<readonly AnchorCase[]> {
  const placed = place(site);
  const first = SITES.find(({ language }) => language === site.language) === site;
  const edits = [
    ...outsideEdits,
    ...mutationsOf(placed),
    ...removals,
    ...commentedOut,
    ...hollowed,
    ...handLayouts(placed),
    ...(await prettierLayouts(placed)),
    ...overloads,
  ];
  const cases = edits.flatMap((edit) => transformed(placed, edit));
  return [
    ...(first ? cases : takingTurns(cases, turn)),
    ...takingTurns(renamesOf(placed), turn),
    ...(first ? takingTurns(combinationsOf(placed), turn) : []),
  ];
}

/** One case of each kind, by another anchor every time. */
function takingTurns(cases: readonly AnchorCase[], turn: number): readonly AnchorCase[] {
  const byKind = new Map<string, AnchorCase[]>();
  for (const one of cases) byKind.set(one.kind, [...(byKind.get(one.kind) ?? []), one]);
  return [...byKind.values()].flatMap((group, index) => group[(turn + index) % group.length] ?? []);
}
