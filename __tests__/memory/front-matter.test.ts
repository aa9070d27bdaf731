import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { lineFeeds, splitFrontMatter } from '../../src/memory/front-matter.js';

describe('splitFrontMatter', () => {
  it('gives every character back, but the two lines of dashes', () => {
    const lines = fc
      .array(fc.constantFrom('a: 1', '----', ' ---', '--- ', '', '# c'), { maxLength: 5 })
      .map((parts) => parts.map((line) => `${line}\n`).join(''));
    fc.assert(
      fc.property(lines, fc.constantFrom('', 'Body\n---\nmore', '---\n', '\n'), (yaml, body) => {
        expect(splitFrontMatter(`---\n${yaml}---\n${body}`)).toEqual({ yaml, body });
      }),
    );
  });

  it('ends at the first line of dashes', () => {
    expect(splitFrontMatter('---\na: 1\n---\nb\n---\nc\n')).toEqual({
      yaml: 'a: 1\n',
      body: 'b\n---\nc\n',
    });
  });

  it('may be all there is', () => {
    expect(splitFrontMatter('---\na: 1\n---')).toEqual({ yaml: 'a: 1\n', body: '' });
    expect(splitFrontMatter('---\n---')).toEqual({ yaml: '', body: '' });
  });

  it('is not closed by dashes within a line', () => {
    expect(splitFrontMatter('---\na: 1\n--- x\n')).toMatchObject({ line: 1 });
  });
});

describe('lineFeeds', () => {
  it('leaves no carriage return and loses no line', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.constantFrom('a', '\n', '\r\n', '\r'), { maxLength: 20 })
          .filter(
            (parts) =>
              !parts.some(
                (part, index) => part === '\r' && parts[index + 1]?.startsWith('\n') === true,
              ),
          ),
        (parts) => {
          expect(lineFeeds(parts.join(''))).toBe(
            parts.map((part) => (part === 'a' ? 'a' : '\n')).join(''),
          );
        },
      ),
    );
  });
});
