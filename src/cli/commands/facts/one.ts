import { isUncertain } from '../../../trust/reader-trust.js';
import { selectorText } from '../../../memory/citation.js';
import { writtenIn } from '../../../memory/fact.js';
import { renderJson } from '../../../report/json.js';
import { eventWord, reasonSentence, statusWord } from '../../../report/status-text.js';
import type { FactDetails } from '../../../report/schemas/fact.js';
import { phraseText } from '../../../text/phrase.js';
import { withoutSecrets } from '../../../text/secrets.js';
import { visible } from '../../../text/visible.js';
import { shortDigest } from '../../../tree/digest.js';
import type { Entry } from '../../../trust/entry.js';
import { factHistory, type FactHistory } from '../../fact-history.js';
import { EXIT, type ExitCode, type Io } from '../../io.js';
import { withJudged } from '../../judge-workspace.js';
import { unknownFact } from '../../unknown-fact.js';
import type { FactsOptions } from './list.js';

/** Status, reasons, sources, decisions and text; nothing of a blocked fact (SECURITY S28). */
export async function showFact(io: Io, id: string, options: FactsOptions): Promise<ExitCode> {
  return withJudged(io, options, async ({ entries, subject, policy }, comparison) => {
    const entry = entries.find((known) => known.id === id) ?? null;
    const history =
      entry?.status === 'policy_blocked'
        ? { events: [], tombstones: [] }
        : await factHistory(id, comparison, policy.policy);
    if (entry === null && history.events.length + history.tombstones.length === 0)
      throw unknownFact(
        id,
        entries.map((known) => known.id),
      );
    if (options.format === 'json') {
      const { entryRow } = await import('../../../report/trust-report.js');
      const answer: FactDetails = {
        id: visible(id, MOST_NAME),
        base_sha: subject.baseSha,
        entry: entry === null ? null : entryRow(entry),
        text: entry === null ? null : textOf(entry),
        events: history.events.map(({ uncited, ...event }) => ({
          ...event,
          after: [...event.after],
          ...(uncited === undefined ? {} : { uncited: [...uncited] }),
        })),
        tombstones: [...history.tombstones],
      };
      io.out(renderJson(answer));
    } else io.out(`${linesOf(id, entry, history).join('\n')}\n`);
    return EXIT.pass;
  });
}

const MOST_NAME = 1_000;
/** JSON has all of them. */
const MOST_EVENTS = 20;

/** Null if it is blocked, or has no text. */
function textOf({ status, record }: Entry): string | null {
  if (status === 'policy_blocked' || record === null) return null;
  const text = writtenIn(record);
  return text === '' ? null : withoutSecrets(text);
}

function linesOf(id: string, entry: Entry | null, history: FactHistory): string[] {
  if (entry === null)
    return [`${visible(id, MOST_NAME)}: its file was deleted`, ...decided(history)];
  const text = textOf(entry);
  const said = (text ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => `  | ${visible(line, 10_000)}`);
  return [...standing(entry), ...decided(history), ...(text === null ? [] : ['', ...said])];
}

/** `  event     2026-…` */
const row = (name: string, value: string): string => `  ${name.padEnd(9)} ${value}`;

function standing(entry: Entry): string[] {
  const { status, path, supersededBy, record, anchors } = entry;
  const lines = [
    `${visible(entry.id, MOST_NAME)}: ${statusWord(status)}${isUncertain(entry) ? ', uncertain' : ''} ` +
      `(${reasonSentence(entry)})`,
  ];
  if (path !== null) lines.push(row('file', visible(path, MOST_NAME)));
  if (supersededBy !== null) lines.push(row('successor', visible(supersededBy)));
  if (status === 'policy_blocked' || record === null) return lines;
  for (const { line, message } of record.problems)
    lines.push(row('problem', `line ${line ?? '?'}: ${phraseText(message)}`));
  if (record.fact === null) return lines;
  const { claim, binding, sources } = record.fact;
  lines.push(row('claim', `${shortDigest(claim)}   binding ${shortDigest(binding)}`));
  sources.forEach((source, index) => {
    const place = `${visible(source.path, MOST_NAME)} (${visible(selectorText(source))})`;
    const verdict = anchors[index]?.verdict ?? 'unbound';
    lines.push(row('source', `${place}: ${verdict === 'fresh' ? 'unchanged' : verdict}`));
  });
  return lines;
}

const labelled = (name: string, text: string | undefined): string[] =>
  text === undefined ? [] : [row(name, visible(text, MOST_NAME))];

/** Newest first, with reasons. The texts are visible already. */
function decided({ events, tombstones }: FactHistory): string[] {
  return [
    ...tombstones.flatMap(({ at = '?', by = '?', why, see, to }) => [
      row('gone', `${visible(at)} by ${visible(by)}`),
      ...labelled('why', why),
      ...labelled('see', see),
      ...labelled('now at', to),
    ]),
    ...events
      .slice(0, MOST_EVENTS)
      .flatMap(({ at, type, proposed_by, settled, why, evidence }) => [
        row(
          'event',
          `${at} ${eventWord(type)} by ${proposed_by}${settled ? '' : ', not merged into the base yet'}`,
        ),
        ...labelled('why', why),
        ...labelled('evidence', evidence),
      ]),
    ...(events.length > MOST_EVENTS
      ? [`  and ${events.length - MOST_EVENTS} older: --format json has them`]
      : []),
  ];
}
