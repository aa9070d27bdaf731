import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import {
  messageBytes,
  messageContent,
  sessionEventShape,
} from '../../../src/memory/session/event.js';
import {
  afterArchive,
  appended,
  nextSequence,
  withArchive,
  parseLog,
} from '../../../src/memory/session/log.js';
import { phraseText } from '../../../src/text/phrase.js';

const note = (seq: number, text = 'n') =>
  `{"v":1,"seq":${seq},"type":"note","at":"","text":${JSON.stringify(text)}}`;

function faults(text: string | Uint8Array): string[] {
  return parseLog(typeof text === 'string' ? Buffer.from(text) : text).faults.map(
    ({ line, message }) => `${line ?? '?'}: ${phraseText(message)}`,
  );
}

describe('reading a log', () => {
  it.each([
    [
      'a cut line',
      `${note(1)}\n{"v":1,"seq":2,"ty`,
      '2: this line is not complete JSON; was it cut?',
    ],
    [
      'an unknown type',
      '{"v":1,"seq":1,"type":"turn.started","at":""}',
      '1: this line has an unknown type of event',
    ],
    [
      'a missing key',
      '{"v":1,"seq":1,"type":"note","at":""}',
      '1: this is not a valid session event: `text` is missing or has a wrong value',
    ],
    [
      'a key of a stranger is not repeated',
      '{"seq":0,"<script>":1,"type":"note"}',
      '1: this is not a valid session event: `v` is missing or has a wrong value',
    ],
    [
      'a number that is none',
      '{"v":1,"seq":1.5,"type":"note","at":"","text":""}',
      '1: this is not a valid session event: `seq` is missing or has a wrong value',
    ],
    [
      'two contents',
      '{"v":1,"seq":1,"type":"message","role":"user","at":"","content":"a","content_base64":""}',
      '1: this is not a valid session event: `content` is missing or has a wrong value',
    ],
    [
      'a range past itself',
      '{"v":1,"seq":3,"type":"session.compacted","at":"","range":[1,3],"summary":"","by":"","archived":{"lines":1,"sha256":"sha256:' +
        'a'.repeat(64) +
        '"}}',
      '1: this is not a valid session event: `range` is missing or has a wrong value',
    ],
    [
      'half a character',
      '{"v":1,"seq":1,"type":"note","at":"","text":"\\ud800"}',
      '1: this is not a valid session event: `text` is missing or has a wrong value',
    ],
    ['no object', '[]', '1: this is not a valid session event'],
    [
      'one number twice',
      `${note(1)}\n${note(1, 'other')}`,
      '2: sequence 1 occurs twice with different events; the first one counts',
    ],
  ])('names the line and the cause of %s', (_what, text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });

  it('names a line that is not UTF-8', () => {
    expect(faults(Buffer.concat([Buffer.from(`${note(1)}\n"`), Buffer.from([0xff])]))).toEqual([
      '2: this line is not UTF-8 text',
    ]);
  });

  it('keeps what can be read beside what cannot, in the order of the numbers', () => {
    const log = parseLog(Buffer.from(`${note(3)}\nnonsense\n\n  \n${note(1)}\r\n${note(3)}\n`));
    expect(log.events.map(({ event }) => event.seq)).toEqual([1, 3]);
    expect(log.lines.length).toBe(4);
    expect(log.faults.length).toBe(1);
  });

  it('names another event in the archive, and takes an equal line for one', () => {
    const [log, same, other] = [note(1), note(1), note(1, 'x')].map((line) =>
      parseLog(Buffer.from(line)),
    );
    if (log === undefined || same === undefined || other === undefined)
      throw new Error('three logs');
    expect(withArchive(log, same).faults).toEqual([]);
    expect(withArchive(log, other).faults.map(({ message }) => phraseText(message))).toEqual([
      'sequence 1 is a different event in the archive',
    ]);
  });

  it('lists a few faults and counts the rest, in time that grows with the size alone', () => {
    const start = performance.now();
    expect(faults('nonsense\n'.repeat(100_000)).at(-1)).toBe('?: and 99980 more problems');
    parseLog(Buffer.from('['.repeat(1_000_000)));
    parseLog(Buffer.from(' '.repeat(1_000_000)));
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  it('never throws, and keeps the bytes of every line', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const { lines } = parseLog(bytes);
        const all = Buffer.from(bytes)
          .toString('latin1')
          .split('\n')
          .filter((line) => !/^[ \t\r]*$/.test(line));
        expect(lines.map((line) => line.bytes.toString('latin1'))).toEqual(all);
      }),
    );
  });
});

describe('appending', () => {
  it('uses no sequence twice where the log lost its lines, and the archive kept them', () => {
    const archive = parseLog(Buffer.from(`${note(1)}\n${note(4)}\n`));
    const next = (log: string) => nextSequence(afterArchive(parseLog(Buffer.from(log)), archive));
    // 5 was the compaction that filled the archive.
    expect(['', `${note(2)}\n`, `${note(4)}\n`].map(next)).toEqual([6, 6, 6]);
    expect(next(`${note(5)}\n`)).toBe(6);
    expect(next(`${note(9)}\n`)).toBe(10);
    const none = parseLog(Buffer.alloc(0));
    expect(nextSequence(afterArchive(none, none))).toBe(1);
    expect(afterArchive(none, archive).faults).toHaveLength(1);
    expect(afterArchive(parseLog(Buffer.from(note(5))), archive).faults).toEqual([]);
  });

  it('ends a line that was cut before it begins its own', () => {
    const text = `${note(1)}\n{"v":1,"se`;
    const { seq, text: added } = appended(parseLog(Buffer.from(text)), 0x65, '', {
      type: 'note',
      text: 'b',
    });
    expect(seq).toBe(2);
    const after = parseLog(Buffer.from(text + added));
    expect(after.events.map(({ event }) => event.seq)).toEqual([1, 2]);
    expect(after.faults.length).toBe(1);
  });

  it('keeps any bytes of a message exactly', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint8Array(),
          fc.string({ unit: anyCharacter }).map((text) => Buffer.from(text)),
          fc.constant(Buffer.from([0xef, 0xbb, 0xbf, 0x61])),
        ),
        (bytes) => {
          const { text } = appended(parseLog(Buffer.alloc(0)), undefined, '', {
            type: 'message',
            role: 'user',
            ...messageContent(bytes),
          });
          const event = sessionEventShape().parse(JSON.parse(text));
          if (event.type !== 'message') throw new Error(event.type);
          expect(Buffer.from(messageBytes(event)).equals(Buffer.from(bytes))).toBe(true);
        },
      ),
    );
  });
});
