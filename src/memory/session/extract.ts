import { visible } from '../../text/visible.js';
import { messageBytes, type SessionEvent } from './event.js';
import type { Logged } from './log.js';
import { summaryStatements, written } from './summary.js';

/*
 * How is a part of a session summed up without a model? One line an event: who spoke, the first line of it, and its
 * sequence: `user: Please fix the retry [4]`. So nothing in it can be made up.
 */

/** Names the way in which these summaries are made; a published one is never changed. */
export const EXTRACT = 'extract/v1';

/** What is said of events of which none says anything, and of those that are too many. */
export const NOTHING_SAID = 'nothing was said';
export const LEFT_IN_ARCHIVE = 'earlier messages are only in the archive';

/** Characters of one statement: as much as fits a line or two of a screen. */
const LINE_CHARACTERS = 160;
/** Statements of one summary: it stands for a long session, and must stay short in every context. */
const MOST_STATEMENTS = 100;

/**
 * A summary without a model, so that nothing can be made up: who spoke, the first line of it, and
 * where. Summaries that are compacted again keep their statements where these rest on the same
 * range. The last hundred statements stay; for the ones before, the first line says where they are.
 *
 * @param view what stands in the range, in order.
 */
export function extractSummary(
  view: readonly Logged[],
  [from, to]: readonly [number, number],
): string {
  const statements = view.flatMap(
    ({ event }): { readonly text: string; readonly from: number; readonly to: number }[] => {
      if (event.type !== 'session.compacted')
        return extractLines(event).map((text) => ({ text, from: event.seq, to: event.seq }));
      const own = extractLines(event);
      return summaryStatements(event.summary).map(({ text, cites }, index) => {
        const inside =
          cites !== null && cites.every(([first, last]) => first >= from && last <= to);
        return inside
          ? {
              text,
              from: Math.min(...cites.map(([first]) => first)),
              to: Math.max(...cites.map(([, last]) => last)),
            }
          : { text: own[index] ?? text, from: event.seq, to: event.seq };
      });
    },
  );
  if (statements.length === 0) return `${NOTHING_SAID} [${written([from, to])}]`;
  const older = statements.slice(0, -MOST_STATEMENTS);
  if (older.length === 0) return statements.map(({ text }) => text).join('\n');
  const place = written([
    Math.min(...older.map((one) => one.from)),
    Math.max(...older.map((one) => one.to)),
  ]);
  return [
    `${LEFT_IN_ARCHIVE} [${place}]`,
    ...statements.slice(-MOST_STATEMENTS).map(({ text }) => text),
  ].join('\n');
}

/** What memtrust says of one event, each line with its sequence behind it; of a summary a line for each statement. */
export function extractLines(event: SessionEvent): string[] {
  const cited = (text: string): string => `${text} [${event.seq}]`;
  switch (event.type) {
    case 'message':
      return [
        cited(`${event.role}: ${firstLine(Buffer.from(messageBytes(event)).toString('utf8'))}`),
      ];
    case 'note':
      return [cited(`note: ${firstLine(event.text)}`)];
    case 'session.compacted':
      return summaryStatements(event.summary).map(({ text }) =>
        cited(`summary: ${firstLine(text)}`),
      );
    case 'context.built':
    case 'turn.completed':
      return [];
  }
}

/** The first line that says something, made safe to show; of a longer text only the beginning is searched. */
function firstLine(text: string): string {
  const line =
    text
      .slice(0, 4_000)
      .split(/\r\n|[\n\r]/)
      .find((one) => one.trim() !== '') ?? '';
  return visible(line.trim().replace(/\s+/g, ' '), LINE_CHARACTERS) || '(nothing)';
}
