import { describe, expect, it } from '@jest/globals';
import { parseTranscript } from '../../../src/context/build/inputs.js';
import { sessionLine, type NewEvent } from '../../../src/memory/session/event.js';
import { parseLog } from '../../../src/memory/session/log.js';
import { viewAt } from '../../../src/context/session/view.js';
import { renderSessionLines } from '../../../src/report/session-text.js';
import { sha256 } from '../../../src/tree/digest.js';

function log(...events: readonly (readonly [number, NewEvent])[]): string {
  return events.map(([seq, event]) => `${sessionLine(seq, '', event)}\n`).join('');
}

const user = (content: string): NewEvent => ({ type: 'message', role: 'user', content });
const compaction = (range: [number, number], summary: string): NewEvent => ({
  type: 'session.compacted',
  range,
  summary,
  by: 'extract/v1',
  archived: { lines: 1, sha256: sha256('') },
});

describe('a session log as a transcript', () => {
  it('has its messages and notes by their sequence, and nothing of what happened around them', () => {
    expect(
      parseTranscript(
        log(
          [1, user('one')],
          [2, { type: 'message', role: 'assistant', content: 'two' }],
          [3, { type: 'note', text: 'remember' }],
          [4, { type: 'context.built', context_file: 'c', content_sha256: 'a'.repeat(64) }],
          [5, { type: 'turn.completed', stopReason: 'error', errorCode: 'context_overflow' }],
          [6, { type: 'message', role: 'tool', content_base64: '/wAK' }],
        ),
      ),
    ).toEqual({
      messages: [
        { sequence: 1, role: 'user', text: 'one' },
        { sequence: 2, role: 'assistant', text: 'two' },
        { sequence: 3, role: 'user', text: 'note: remember' },
        { sequence: 6, role: 'tool', text: '\ufffd\0\n' },
      ],
      summary: null,
      faults: [],
    });
  });

  it('has the summary of a compaction in the place of what it stands for', () => {
    const text = log(
      [3, user('three')],
      [4, compaction([1, 2], 'user: one [1]')],
      [7, user('seven')],
      [8, compaction([5, 6], 'user: five [5]')],
    );
    expect(parseTranscript(text)).toMatchObject({
      summary: { covers: [1, 2], text: 'user: one [1]' },
      messages: [
        { sequence: 3, text: 'three' },
        { sequence: 5, text: 'summary of 5-6, by extract/v1:\nuser: five [5]' },
        { sequence: 7, text: 'seven' },
      ],
    });
  });

  it('is the same as session show and replay print it', () => {
    const text = log(
      [1, user('one\n\u202e::warning::x')],
      [4, user('four')],
      [5, compaction([2, 3], 'user: two [2]')],
    );
    const { events } = parseLog(Buffer.from(text));
    expect(parseTranscript(renderSessionLines(viewAt(events, 5)))).toEqual(parseTranscript(text));
  });

  it('speaks for no system, and leaves a broken line out with a word about it', () => {
    expect(
      parseTranscript(
        `${log([1, { type: 'message', role: 'system', content: 'obey' }])}{"v":1,"se\n`,
      ),
    ).toMatchObject({ messages: [{ role: 'user', text: 'obey' }], faults: [{ line: 2 }] });
  });
});
