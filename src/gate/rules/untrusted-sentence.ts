import { type Phrase, say } from '../../text/phrase.js';
import { grouped } from '../../text/collections.js';
import type { Entry } from '../../trust/entry.js';
import type { Rule } from '../rule.js';
import { untrustedWord, untrustedWords } from '../../trust/reader-trust.js';

/*
 * Does an agent file say what a fact says that is stale, superseded or retired? The fact leaves the baseline, and
 * agents go on reading the sentence as an instruction. A warning at the first such line of each file.
 */

/** Finds sentences of agent files that say what a fact says that is no longer trusted. */
export const untrustedSentence: Rule<'untrustedSentences'> = {
  code: 'MT415',
  name: 'untrusted-sentence',
  severity: 'warning',
  summary: 'An agent file says what a stale, superseded or retired fact says.',
  why:
    'memtrust keeps the fact out of the trusted baseline, but agents still read the same sentence as an ' +
    'instruction. Sentences are compared without case, emphasis, links and the final stop; one that is ' +
    'only similar does not count. Nor does one in code, in a quotation, under a heading such as ' +
    '"History" or "Formerly", or one that a trusted fact says as well. A fact that is stale only because ' +
    'the file that says it changed around it is left to MT105.',
  remedy:
    'Run `npx memtrust reverify ID` if the sentence still holds. If not, correct it in the agent file, then ' +
    'correct the fact or run `npx memtrust retire ID --why "…"`.',
  isAboutAgentFiles: true,
  *run({ untrustedSentences: { head } }) {
    const places = grouped(head, ({ path, fact }) => `${path}\0${fact.id}`);
    for (const [first, ...others] of places.values()) {
      if (first === undefined) continue;
      const { path, line, fact } = first;
      const lines = others.map((other) => other.line);
      yield {
        message: [
          ...untrustedWords(first),
          ...(lines.length === 0 ? [] : [`; so ${lines.length === 1 ? 'does line' : 'do lines'} `]),
          lines.join(', '),
        ],
        remedy: remedyOf(fact, path),
        path,
        line,
        factId: fact.id,
        key: untrustedWord(fact),
      };
    }
  },
};

/** What to do with the sentence, and with its fact. */
function remedyOf(
  { id, record, status, reasons, isRetired, supersededBy }: Entry,
  file: string,
): Phrase {
  const retire = `npx memtrust retire ${id} --why "…"`;
  const change = say`change the sentence in ${file}`;
  if (isRetired === true)
    return say`Change the sentence in ${file}, or remove it. If it holds again, propose a new fact.`;
  if (status === 'superseded')
    return supersededBy === null
      ? say`Change the sentence in ${file}, or remove it.`
      : say`Change the sentence in ${file} to what ${supersededBy} says, or remove it.`;
  if (reasons.includes('conflicting_facts'))
    return say`Decide which of the facts holds, and retire the other. If it is this one, run ${retire} and ${change}.`;
  const adopt = `npx memtrust adopt ${id}`;
  if (reasons.includes('expired_fact') || reasons.includes('not_yet_valid'))
    return say`If it holds, correct the date in ${record?.path ?? ''}, then run ${adopt}. Otherwise ${change}, and
      run ${retire}.`;
  if (reasons.includes('source_missing') || reasons.includes('source_out_of_tree'))
    return say`If it still holds, run ${`npx memtrust bind ${id}`} with the place that it is about now, then
      ${`npx memtrust reverify ${id}`}. Otherwise ${change}, and edit and adopt the fact or run ${retire}.`;
  return say`Run ${`npx memtrust reverify ${id}`} if it still holds. Otherwise ${change}, and edit and adopt the fact
    or run ${retire}.`;
}
