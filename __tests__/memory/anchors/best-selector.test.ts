import { describe, expect, it } from '@jest/globals';
import { bestSelector } from '../../../src/memory/anchors/best-selector.js';
import { SourceText } from '../../../src/memory/anchors/source-text.js';

const CODE = `export class RetryQueue {
  deadline = seconds(90);
  enqueue(job) { return push(job, this.deadline); }
  dequeue(job) { return push(job, this.deadline); }
  maxDelay() { return 4; }
}
export function drain() {
  return flush(everything, within(90));
}
export function maxDelay() { return 5; }
`;
const best = (statement: string, text = CODE, path = 'src/queue.ts') => bestSelector(new SourceText(Buffer.from(text), path), statement);

describe('the best anchor for a statement', () => {
  it.each([
    ['The deadline is ninety seconds.', { kind: 'quote', quote: 'deadline = seconds(90);', symbol: null }],
    ['RetryQueue.dequeue pushes a job.', { kind: 'quote', quote: 'dequeue(job) { return push(job, this.deadline); }', symbol: 'RetryQueue.dequeue' }],
    ['What is in the RetryQueue is never lost.', { kind: 'symbol', symbol: 'RetryQueue' }],
    ['Drains flush everything at once.', { kind: 'quote', quote: 'return flush(everything, within(90));', symbol: null }],
  ])('is the narrowest that it names: %s', (statement, wanted) => {
    expect(best(statement)).toEqual(wanted);
  });

  it.each([
    ['one word is in common', 'A deadline holds.'],
    ['two lines have as much in common', 'A job has a deadline.'],
    ['the name is one of two', 'The maxDelay counts.'],
    ['a name of the code is a plain word, too', 'The sewers drain.'],
  ])('is the whole file where %s', (_why, statement) => {
    expect(best(statement)).toEqual({ kind: 'file' });
  });

  it('is no line that stands there twice, that is short, or that nobody reads', () => {
    const statement = 'Retries wait longer each time.';
    expect(best(statement, 'retries wait longer\n', 'a.md')).toEqual({ kind: 'quote', quote: 'retries wait longer', symbol: null });
    expect(best(statement, 'retries wait longer\nx\nretries wait longer\n', 'a.md')).toEqual({ kind: 'file' });
    expect(best('It is up to us.', 'up to us\n', 'a.md')).toEqual({ kind: 'file' });
    expect(best(statement, `retries wait ${'x'.repeat(147)}\n`, 'a.md')).toMatchObject({ kind: 'quote' });
    expect(best(statement, `retries wait ${'x'.repeat(148)}\n`, 'a.md')).toEqual({ kind: 'file' });
  });
});
