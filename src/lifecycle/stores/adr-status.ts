import type { AgentDocument } from '../../agent-files/document.js';
import { joined } from '../../text/pattern.js';

/*
 * Is a decision record in force? `status: accepted` in its front matter, `* Status: accepted` below the title, or a
 * section "Status". MADR lets it out: a record without one is in force, as its authors read it.
 */

const IN = new RegExp(
  joined`
    \b(?:accept(?:ed)?|approved|adopted|implemented|decided|active|agreed|done|final|complete|completed|current
      |enacted|ratified|in (?:effect|force|use)
    )\b`,
  'i',
);
const OUT = new RegExp(
  joined`
    \b(?:super[cs]e+ded|replaced|deprecated|reject(?:ed)?|declined|withdrawn|obsolete|retired|reverted|abandoned
      |proposed|proposal|drafted|draft|pending|discussion|under (?:review|discussion)|in review|wip|open|tbd|cancell?ed
      |on hold|parked|not
    )\b|[{|]`,
  'i',
);

/** Lines at the beginning in which a status line is looked for. */
const BEGINNING = 40;
const LINE = /^[\s*_>|#-]*status[\s*_]*[:|][\s*_]*(.+)$/i;

/** Whether a record is in force by what it says of itself. */
export function recordStatus(document: AgentDocument): 'in-force' | 'out' {
  const said = [...linesOf(document), ...sectionOf(document)]
    .join(' ')
    .replace(/\|\s*$/, '')
    .trim();
  if (said === '') return 'in-force';
  return IN.test(said) && !OUT.test(said) ? 'in-force' : 'out';
}

/** What stands behind `status:`, in front matter, a list or a table. */
function linesOf({ lines }: AgentDocument): string[] {
  return lines
    .slice(0, BEGINNING)
    .flatMap((line) => LINE.exec(line)?.[1]?.replace(/\|\s*$/, '') ?? []);
}

/** The text of the section "Status". */
function sectionOf({ markdown }: AgentDocument): string[] {
  const at = markdown.headings.findIndex(({ title }) => /^[^\p{L}]*status:?$/iu.test(title.trim()));
  const heading = markdown.headings[at];
  if (heading === undefined) return [];
  const end = markdown.headings[at + 1]?.line ?? Infinity;
  return markdown.lines
    .filter(({ number, kind }) => number > heading.line && number < end && kind !== 'comment')
    .map(({ text }) => text)
    .filter((text) => text.trim() !== '');
}
