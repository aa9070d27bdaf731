import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { anyCharacter } from '../../any-character.js';
import { archiveFaults, compactSession, toArchive } from '../../../src/context/session/compact.js';
import { messageContent, type NewEvent } from '../../../src/memory/session/event.js';
import { extractSummary } from '../../../src/memory/session/extract.js';
import { appended, withArchive, nextSequence, parseLog } from '../../../src/memory/session/log.js';
import { summaryFaults } from '../../../src/memory/session/summary.js';
import { missingUpTo, renderView, viewAt } from '../../../src/context/session/view.js';
import { phraseText } from '../../../src/text/phrase.js';

const AT = '2026-06-01T00:00:00Z';

/** A log and its archive as two files, and what a model saw after each event, kept when it was so. */
class Session {
  log: Buffer = Buffer.alloc(0);
  archive: Buffer = Buffer.alloc(0);
  readonly seen = new Map<number, string>();

  append(event: NewEvent): this {
    const { seq, text } = appended(parseLog(this.log), this.log.at(-1), AT, event);
    this.log = Buffer.concat([this.log, Buffer.from(text)]);
    return this.remember(seq);
  }

  say(content: string): this {
    return this.append({ type: 'message', role: 'user', content });
  }

  compact(from: number, to: number, summary: string = `all of it [${from}-${to}]`): this {
    const done = compactSession(parseLog(this.log), {
      range: [from, to],
      summary,
      by: 'test',
      at: AT,
    });
    this.log = done.log;
    this.archive = Buffer.concat([this.archive, done.archive]);
    return this.remember(done.seq);
  }

  get whole() {
    return withArchive(parseLog(this.log), parseLog(this.archive));
  }

  view(seq: number): string {
    return renderView(viewAt(this.whole.events, seq));
  }

  private remember(seq: number): this {
    this.seen.set(seq, this.view(seq));
    return this;
  }
}

function messages(session: Session, count: number): Session {
  for (let i = 0; i < count; i += 1) session.say(`message ${nextSequence(parseLog(session.log))}`);
  return session;
}

describe('a session that is compacted', () => {
  it('shows what was seen before each of three compactions, to the byte', () => {
    const session = messages(new Session(), 4).compact(1, 3);
    messages(session, 2).compact(4, 6);
    messages(session, 2).compact(1, 9);
    expect(
      session.log
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line).seq),
    ).toEqual([10, 11]);
    expect([...session.seen.keys()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const [seq, view] of session.seen) expect(session.view(seq)).toBe(view);
    expect(session.view(4)).toContain('message 1');
    expect(session.view(5)).not.toContain('message 1"');
    expect(archiveFaults(session.whole.events)).toEqual([]);
  });

  it('goes on with its numbers, and the compaction has one of its own', () => {
    const session = messages(new Session(), 3).compact(1, 3);
    expect(nextSequence(parseLog(session.log))).toBe(5);
    session.say('next');
    expect(parseLog(session.log).events.map(({ event }) => [event.seq, event.type])).toEqual([
      [4, 'session.compacted'],
      [5, 'message'],
    ]);
  });

  it('has its summary where what it stands for began', () => {
    const session = messages(new Session(), 5).compact(2, 3);
    expect(viewAt(session.whole.events, 6).map(({ event }) => event.seq)).toEqual([1, 6, 4, 5]);
  });

  it('keeps every byte of a log that somebody else wrote', () => {
    const session = new Session();
    const lines = [
      '{ "v":1,"seq":1,  "type":"message","role":"user","at":"","content":"\\u0061 ü \\ud83d\\ude00", "mood": "x" }\r',
      '{"v":1,"seq":2,"type":"note","at":"","text":"n"}',
    ];
    session.log = Buffer.from(`${lines.join('\n')}\n`);
    const before = session.view(2);
    expect(before).toBe(`${lines.join('\n')}\n`);
    expect(session.compact(1, 2).view(2)).toBe(before);
    expect(session.archive.toString()).toBe(before);
  });

  it('leaves lines that cannot be read where they are, and a second event of one number', () => {
    const session = messages(new Session(), 2);
    session.log = Buffer.concat([
      session.log,
      Buffer.from('{"v":1,"seq":2,"type":"note","at":"","text":"other"}\n{"v":1,"se'),
      Buffer.from([0xff, 0x0a]),
    ]);
    expect(session.compact(1, 2).log.toString('latin1')).toMatch(
      /^\{"v":1,"seq":2,"type":"note","at":"","text":"other"\}\n\{"v":1,"se\xff\n\{"v":1,"seq":3,"type":"session.compacted"/,
    );
  });

  it.each([
    ['before the first', 0, 2],
    ['past the last', 1, 9],
    ['backwards', 3, 2],
    ['half a number', 1.5, 2],
    ['not a number', Number.NaN, 2],
  ])('refuses a range that is none: %s', (_what, from, to) => {
    expect(() => messages(new Session(), 3).compact(from, to)).toThrow(
      'is not a range of this session',
    );
  });

  it('refuses a range that cuts through an older one, or in which nothing is left', () => {
    const session = messages(new Session(), 6).compact(2, 4);
    expect(() => session.compact(4, 6)).toThrow(
      'overlaps what sequence `7` already compacted'.replace(/`/g, ''),
    );
    expect(() => session.compact(2, 4)).toThrow('already compacted');
    expect(() => session.compact(1, 7)).not.toThrow();
    expect(() => new Session().compact(1, 1)).toThrow('The session is empty');
  });

  it('never loses a byte, whatever was said and however it was compacted', () => {
    const said = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 40 }).map((text): NewEvent => ({
        type: 'message',
        role: 'assistant',
        ...messageContent(Buffer.from(text)),
      })),
      fc
        .uint8Array({ maxLength: 20 })
        .map((bytes): NewEvent => ({ type: 'message', role: 'tool', ...messageContent(bytes) })),
      fc.string({ maxLength: 20 }).map((text): NewEvent => ({ type: 'note', text })),
      fc.constant<NewEvent>({
        type: 'context.built',
        context_file: 'c.md',
        content_sha256: 'a'.repeat(64),
      }),
    );
    const step = fc.oneof(
      { weight: 4, arbitrary: said },
      { weight: 1, arbitrary: fc.tuple(fc.nat(40), fc.nat(40)) },
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const session = new Session();
        let compactions = 0;
        for (const one of steps) {
          if (!Array.isArray(one)) {
            session.append(one);
            continue;
          }
          const log = parseLog(session.log);
          const last = nextSequence(log) - 1;
          const range = [
            (Math.min(one[0], one[1]) % Math.max(last, 1)) + 1,
            Math.min(Math.max(one[0], one[1]) + 1, last),
          ] as const;
          try {
            toArchive(log, range);
          } catch {
            continue;
          }
          const summary = extractSummary(
            viewAt(session.whole.events, last).filter(
              ({ event }) => event.seq >= range[0] && event.seq <= range[1],
            ),
            range,
          );
          expect(summaryFaults(summary, range)).toEqual([]);
          session.compact(...range, summary);
          compactions += 1;
        }
        const { events, faults } = session.whole;
        expect(faults).toEqual([]);
        expect(missingUpTo(events, events.length)).toEqual([]);
        expect(archiveFaults(events)).toEqual([]);
        for (const [seq, view] of session.seen) expect(session.view(seq)).toBe(view);
        return compactions >= 0;
      }),
      { numRuns: 300 },
    );
  });
});

describe('a replay knows when it cannot be exact', () => {
  it('names the sequences that are in no line', () => {
    const session = messages(new Session(), 6).compact(2, 4);
    expect(missingUpTo(parseLog(session.log).events, 6)).toEqual([[2, 4]]);
    expect(missingUpTo(session.whole.events, 6)).toEqual([]);
    expect(missingUpTo(session.whole.events, 9)).toEqual([[8, 9]]);
    expect(missingUpTo([], 2)).toEqual([[1, 2]]);
  });

  it('sees an archive that was edited, and one that is gone', () => {
    const session = messages(new Session(), 3).compact(1, 2);
    session.archive = Buffer.from(session.archive.toString().replace('message 1', 'massage 1'));
    expect(archiveFaults(session.whole.events).map(({ message }) => phraseText(message))).toEqual([
      'the archive of `1-2` does not match what sequence 4 archived',
    ]);
    session.archive = Buffer.alloc(0);
    expect(archiveFaults(session.whole.events).map(({ message }) => phraseText(message))).toEqual([
      'the archive lacks `1-2`, which sequence 4 compacted',
    ]);
  });
});
