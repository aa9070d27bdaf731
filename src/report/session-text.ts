import { messageBytes } from '../memory/session/event.js';
import type { Logged } from '../memory/session/log.js';
import { written } from '../memory/session/summary.js';
import { visible } from '../text/visible.js';
import { jsonSafe } from './json.js';

/*
 * A session as text for a terminal: each event with its number and speaker, its lines behind a bar, so that none looks
 * like ours.
 */

const LINE_CHARACTERS = 2_000;

export function renderSession(view: readonly Logged[]): string {
  return view
    .map(({ event }) => {
      switch (event.type) {
        case 'message':
          return behindBar(
            `${event.seq} ${event.role}`,
            event.content ?? `(${messageBytes(event).length} bytes that are not text)`,
          );
        case 'note':
          return behindBar(`${event.seq} note`, event.text);
        case 'context.built':
          return behindBar(`${event.seq} context.built`, event.context_file);
        case 'turn.completed':
          return behindBar(`${event.seq} turn.completed`, event.errorCode ?? event.stopReason);
        case 'session.compacted':
          return behindBar(
            `${event.seq} summary of ${written(event.range)}, by ${visible(event.by)}`,
            event.summary,
          );
      }
    })
    .join('');
}

/** @param head our own words. @param text what somebody said. */
function behindBar(head: string, text: string): string {
  return `${head}\n${text
    .split(/\r\n|[\n\r]/)
    .map((line) => `  | ${visible(line, LINE_CHARACTERS)}\n`)
    .join('')}`;
}

/** JSON lines with the values of the log, safe to print. */
export function renderSessionLines(view: readonly Logged[]): string {
  return view.map(({ line }) => `${jsonSafe(JSON.stringify(JSON.parse(line)))}\n`).join('');
}
