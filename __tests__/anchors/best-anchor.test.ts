import { describe, expect, it } from '@jest/globals';
import { bestAnchor } from '../../src/anchors/best-anchor.js';
import { SourceText } from '../../src/anchors/source-text.js';

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
const best = (statement: string, text = CODE, path = 'src/queue.ts') =>
  bestAnchor(new SourceText(Buffer.from(text), path), statement).selector;

describe('the best anchor for a statement', () => {
  it.each([
    [
      'The deadline is ninety seconds.',
      { kind: 'quote', quote: 'deadline = seconds(90);', symbol: null },
    ],
    [
      'RetryQueue.dequeue pushes a job.',
      {
        kind: 'quote',
        quote: 'dequeue(job) { return push(job, this.deadline); }',
        symbol: 'RetryQueue.dequeue',
      },
    ],
    ['What is in the RetryQueue is never lost.', { kind: 'symbol', symbol: 'RetryQueue' }],
    [
      'Drains flush everything at once.',
      { kind: 'quote', quote: 'return flush(everything, within(90));', symbol: null },
    ],
  ])('is the narrowest that it names: %s', (statement, wanted) => {
    expect(best(statement)).toEqual(wanted);
  });

  it.each([
    ['Requests time out after 30 seconds.', 'src/http.ts', 'export const timeout = 30;'],
    ['Requests time-out after 30 seconds.', 'src/http.py', 'request_timeout = 30'],
    ['A cool down of 5 minutes follows.', 'src/http.go', 'var coolDown, cooldown = 5, 5'],
  ])('is a line whose name the statement writes as two words: %s', (statement, path, line) => {
    const text = `${line}\nexport const retries = 4;\nconst agents = 30_000;\n`;
    expect(best(statement, text, path)).toMatchObject({ quote: line });
  });

  it('is no line for two words that are parted by a sign or another word', () => {
    for (const statement of ['In time, out of 30 seconds.', 'Time runs out after 30 seconds.'])
      expect(best(statement, 'export const timeout = 30;\n', 'a.ts')).toEqual({ kind: 'file' });
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
    expect(best(statement, 'retries wait longer\n', 'a.md')).toEqual({
      kind: 'quote',
      quote: 'retries wait longer',
      symbol: null,
    });
    expect(best(statement, 'retries wait longer\nx\nretries wait longer\n', 'a.md')).toEqual({
      kind: 'lines',
    });
    expect(best('It is up to us.', 'up to us\n', 'a.md')).toEqual({ kind: 'file' });
    expect(best(statement, `retries wait ${'x'.repeat(147)}\n`, 'a.md')).toMatchObject({
      kind: 'quote',
    });
    expect(best(statement, `retries wait ${'x'.repeat(148)}\n`, 'a.md')).toEqual({ kind: 'file' });
  });
});

const SAVE = `export async function save(user, doc) {
  if (user.suspended || user.blocked) {
    throw new Refused();
  }
  await retries.enqueue(
    doc.identifier,
    { deadline: seconds(90) },
  );
  checkQuota(user); notifyAuditors(doc);
}
const LIMITS = {
  uploads: 5, windowMinutes: 15,
};
export function requireSecondFactor(user) {
  return user.factors > 1;
}
`;
const PYTHON = `def save(user, doc):
    if user.suspended or user.blocked:
        raise Refused()
    else:
        go(doc)
    total = (first_amount +
        second_amount)
    check_quota(user); notify_auditors(doc)
`;
const SHELL = `deploy() {
  if [ "$1" = production ] && [ -z "$APPROVED" ]; then
    exit 1
  fi
  docker build --tag app:latest \\
    --file Dockerfile.production .
}
`;

describe('what is cited of code', () => {
  const cited = (text: string, path: string, statement: string) => {
    const { selector, lines } = bestAnchor(new SourceText(Buffer.from(text), path), statement);
    return selector.kind === 'lines'
      ? lines
      : selector.kind === 'quote'
        ? selector.quote
        : selector;
  };

  it.each([
    ['a block with its head', SAVE, 'a.ts', 'Nobody suspended or blocked saves.', [2, 4]],
    ['the branches of a condition', PYTHON, 'a.py', 'Nobody suspended or blocked saves.', [2, 5]],
    ['an expression in parentheses', PYTHON, 'a.py', 'The total begins with first_amount.', [6, 7]],
    ['a condition of the shell', SHELL, 'a.sh', 'Production waits until it is approved.', [2, 4]],
    ['a command on two lines', SHELL, 'a.sh', 'We build Dockerfile production.', [5, 6]],
  ])('is a whole statement by its lines: %s', (_what, text, path, statement, lines) => {
    expect(cited(text, path, statement)).toEqual(lines);
  });

  it('is the line of two statements on it, and a member of a list alone', () => {
    expect(cited(SAVE, 'a.ts', 'We notify auditors of each doc.')).toBe(
      'checkQuota(user); notifyAuditors(doc);',
    );
    expect(cited(SAVE, 'a.ts', 'The deadline is 90 seconds.')).toBe('{ deadline: seconds(90) },');
    expect(cited(SAVE, 'a.ts', 'Check the quota, then notify.')).toBe(
      'checkQuota(user); notifyAuditors(doc);',
    );
  });

  it('is a declaration by its name, a long one too', () => {
    expect(cited(SAVE, 'a.ts', 'Of a user we require a second factor.')).toEqual({
      kind: 'symbol',
      symbol: 'requireSecondFactor',
    });
    const long = SAVE.replace('  return user', `${'  wait();\n'.repeat(40)}  return user`);
    expect(cited(long, 'a.ts', 'Of a user we require a second factor.')).toEqual({
      kind: 'symbol',
      symbol: 'requireSecondFactor',
    });
  });

  it('is the whole paragraph of prose, and no comment: it says what the code should do', () => {
    expect(
      cited('The owner of a document\nmay save it.\n', 'a.md', 'The owner of a document saves.'),
    ).toEqual([1, 2]);
    expect(
      cited(
        `// The owner of a document\n// may save it.\n${SAVE}`,
        'a.ts',
        'The owner of a document.',
      ),
    ).toEqual({ kind: 'file' });
  });
});
