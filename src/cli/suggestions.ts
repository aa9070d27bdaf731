import {
  EVERY_SENTENCE,
  suggestFacts,
  type Suggestion,
  type Suggestions,
} from '../lifecycle/suggest.js';
import { factPath } from '../memory/layouts/memtrust.js';
import { bareName } from '../report/terminal.js';
import { visible } from '../text/visible.js';
import { labelsOfProposal } from '../trust/labels.js';
import { type AgentTexts, agentTextsIn, type StatementsWanted } from './store-texts.js';
import type { OpenMemory } from './open-memory.js';

export async function suggestionsIn(
  open: OpenMemory,
  wanted: StatementsWanted,
  everySentence = false,
): Promise<Suggestions & Pick<AgentTexts, 'incomplete'>> {
  const found = await suggestedFrom(open, wanted, everySentence, false);
  // Skills hold what is for one task, and are many: they are read where the other files do not fill the limit.
  return wanted.path === null && found.best.length < wanted.limit
    ? suggestedFrom(open, wanted, everySentence, true)
    : found;
}

async function suggestedFrom(
  open: OpenMemory,
  wanted: StatementsWanted,
  everySentence: boolean,
  withSkills: boolean,
): Promise<Suggestions & Pick<AgentTexts, 'incomplete'>> {
  const { request, incomplete } = await agentTextsIn(open, wanted, withSkills);
  const found = await suggestFacts(
    everySentence ? { ...request, reading: EVERY_SENTENCE } : request,
  );
  return { ...found, incomplete };
}

/** Fits on a line of the terminal. */
const SHOWN = 80;

/** Three lines: id; statement and its place; sources. */
export function suggestionLines({ id, statement, said, restsOn }: Suggestion): string {
  const anchors = restsOn
    .map(({ path, selector }) => `    cites ${bareName(path)}${selectorWords(selector)}\n`)
    .join('');
  return `${id}\n  ${visible(statement, SHOWN)}  ← ${saidAt(said)}\n${anchors}`;
}

/** The keys are public. */
export function suggestionJson({ id, statement, kind, said, restsOn }: Suggestion): unknown {
  return {
    id,
    statement: visible(statement, 1_000),
    kind,
    fact: factPath(id),
    said_in: { path: visible(said.path, 1_000), lines: said.lines },
    rests_on: restsOn.map(({ path, selector }) => ({
      path: visible(path, 1_000),
      selector: visible(selector, 1_000),
    })),
    ...labelsOfProposal(),
  };
}

/** What to do with the written candidates, of which this is the first. */
export function candidateSteps(first: string): string {
  return (
    `Next: \`npx memtrust facts ${first} --preview\` shows one of them;\n\`npx memtrust adopt ID\` adopts it, ` +
    'and `npx memtrust retire ID --why "…"` rejects it.\nA candidate is not trusted. Commit those that you keep, ' +
    'and delete the files of the others:\n  git add .memtrust && git commit -m "Propose candidates"\n'
  );
}

/** `CLAUDE.md:5` */
export function saidAt({ path, lines }: Suggestion['said']): string {
  return `${bareName(path)}:${lines[0]}`;
}

/** `symbol:requireOwner` as ` symbol requireOwner`. */
function selectorWords(selector: string): string {
  if (selector === 'file') return '';
  const [kind = '', ...rest] = selector.split(':');
  return rest.length === 0 ? ` ${kind}` : ` ${kind} ${bareName(rest.join(':'))}`;
}
