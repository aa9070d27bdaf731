import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseLog } from '../../../src/memory/session/log.js';
import { SessionSupport } from '../../../src/memory/session/support.js';

/** What a summary of one event lacks: null where the event supports it. */
function lackOf(event: string, statement: string): string | null {
  const line = JSON.stringify({
    v: 1,
    seq: 1,
    at: '',
    type: 'message',
    role: 'user',
    content: event,
  });
  const summary = `${statement} [1]`;
  const { events } = parseLog(Buffer.from(line));
  const [fault] = new SessionSupport(events, [summary]).unsupported(summary, [1, 1]);
  if (fault === undefined) return null;
  return fault.deniedBy === null
    ? `lacks ${fault.missing.join(' ')}`
    : `denied by ${fault.deniedBy}`;
}

describe('a clause of a sentence', () => {
  it.each([
    ['超时是 30 秒，不要改数据库。', '超时是 30 秒。'],
    ['不要改数据库，超时是 30 秒。', '超时是 30 秒。'],
    ['The timeout is 30 seconds, do not touch the database.', 'The timeout is 30 seconds.'],
    ['Do not touch the database, the timeout is 30 seconds.', 'The timeout is 30 seconds.'],
    ['The timeout is 30 seconds; do not touch the database.', 'The timeout is 30 seconds.'],
    ['超时是 30 秒，不要改数据库。', '不要改数据库。'],
    ['The timeout is 30 seconds, do not touch the database.', 'Do not touch the database.'],
    ['超时不是 30 秒。', '超时不是 30 秒。'],
  ])('supports, of %j, %j', (event, summary) => {
    expect(lackOf(event, summary)).toBeNull();
  });

  it.each([
    ['超时不是 30 秒。', '超时是 30 秒。', 'denied by 不'],
    ['超时不是 30 秒，数据库在运行。', '超时是 30 秒。', 'denied by 不'],
    ['超时是 30 秒，这不对，大家都知道。', '超时是 30 秒。', 'denied by 不'],
    ['没有证据表明，超时是 30 秒。', '超时是 30 秒。', 'denied by 没'],
    ['如果不改配置，超时是 30 秒。', '超时是 30 秒。', 'denied by 不'],
    ['超时是 30 秒，不要改数据库。', '超时不是 30 秒。', 'lacks 不'],
    [
      'The timeout is 30 seconds, which is not true.',
      'The timeout is 30 seconds.',
      'denied by not',
    ],
    ['The timeout is 30 seconds, not.', 'The timeout is 30 seconds.', 'denied by not'],
    [
      'Nobody believes, as Ada says, the timeout is 30 seconds.',
      'The timeout is 30 seconds.',
      'denied by nobody',
    ],
    ['Do not deploy, restart the server, or migrate.', 'Restart the server.', 'denied by not'],
    ["Don't deploy on Friday.", 'Deploy on Friday.', "denied by don't"],
    [
      'The timeout is 30 seconds, the limit is not 60 seconds.',
      'The limit is 60 seconds.',
      'denied by not',
    ],
    ['超时是 30 秒，不是 60 秒。', '超时是 60 秒。', 'denied by 不'],
    ['Login is fixed, do not deploy the server.', 'Login is not fixed.', 'lacks not'],
    ['Login is fixed. Do not deploy.', 'Login was never fixed.', 'lacks never'],
  ])('does not support, of %j, %j', (event, summary, lack) => {
    expect(lackOf(event, summary)).toBe(lack);
  });

  const subject = fc.constantFrom('timeout', 'server port', 'login page', 'cache limit');
  const number = fc.integer({ min: 10, max: 99 });
  const around = fc.constantFrom(
    '',
    ', do not touch the database',
    '. Nobody deploys',
    '; no tests ran',
  );

  it('never supports the contrary of itself, in English', () => {
    fc.assert(
      fc.property(subject, number, around, (what, count, more) => {
        const [yes, no] = [`The ${what} is ${count}`, `The ${what} is not ${count}`];
        expect(lackOf(`${yes}${more}.`, yes)).toBeNull();
        expect(lackOf(`${no}${more}.`, no)).toBeNull();
        expect(lackOf(`${no}${more}.`, yes)).toBe('denied by not');
        expect(lackOf(`${yes}${more}.`, no)).toBe('lacks not');
      }),
    );
  });

  it('never supports the contrary of itself, in Chinese', () => {
    const chinese = fc.constantFrom('超时', '服务器端口', '缓存上限');
    const beside = fc.constantFrom('', '，不要改数据库', '。无人部署', '；测试没有运行');
    fc.assert(
      fc.property(chinese, number, beside, (what, count, more) => {
        const [yes, no] = [`${what}是 ${count} 秒`, `${what}不是 ${count} 秒`];
        expect(lackOf(`${yes}${more}。`, yes)).toBeNull();
        expect(lackOf(`${no}${more}。`, no)).toBeNull();
        expect(lackOf(`${no}${more}。`, yes)).toBe('denied by 不');
        expect(lackOf(`${yes}${more}。`, no)).toBe('lacks 不');
      }),
    );
  });

  it.each([', ', '，', 'not, ', '不，', " don't", ' - ', ': '])(
    'a run of %j takes no time (SECURITY S47)',
    (piece) => {
      const run = piece.repeat(200_000 / piece.length);
      expect(lackOf(`The timeout ${run} is 30 seconds`, 'The timeout is 30 seconds')).toBeDefined();
    },
  );
});
