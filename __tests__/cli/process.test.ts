/** The edge of the command line, with a command that does nothing: what it is handed, and what becomes of its exit code. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Io } from '../../src/cli/io.js';
import { runProcess } from '../../src/cli/process.js';

const ran: { readonly io: Io; readonly exitCode: unknown }[] = [];
const run = async (): Promise<void> =>
  runProcess(async (_args, io) => {
    ran.push({ io, exitCode: process.exitCode });
    return 1;
  });

const { NO_COLOR, FORCE_COLOR, TERM, CI } = process.env;
const { isTTY } = process.stdout;
const isTerminal = process.stderr.isTTY;
const listeners = process.stdout.listeners('error');
beforeEach(() => {
  ran.length = 0;
  process.stdout.isTTY = true;
  process.env['TERM'] = 'xterm';
  delete process.env['NO_COLOR'];
  delete process.env['FORCE_COLOR'];
  delete process.env['CI'];
});
afterEach(() => {
  jest.restoreAllMocks();
  process.stdout.isTTY = isTTY;
  process.stderr.isTTY = isTerminal;
  process.stdout.removeAllListeners('error');
  for (const listener of listeners)
    process.stdout.on('error', (...given) => Reflect.apply(listener, process.stdout, given));
  for (const [name, value] of Object.entries({ NO_COLOR, FORCE_COLOR, TERM, CI }))
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  process.exitCode = undefined;
});

it('an internal error is the exit code until main has given another one', async () => {
  await run();
  expect([ran.map(({ exitCode }) => exitCode), process.exitCode]).toEqual([[3], 1]);
});

it.each([
  ['at a terminal', {}, true, true],
  ['not where NO_COLOR is set', { NO_COLOR: '1' }, true, false],
  ['not at a dumb terminal', { TERM: 'dumb' }, true, false],
  ['not in a file', {}, false, false],
  ['in a file where FORCE_COLOR is set', { FORCE_COLOR: '1' }, false, true],
  ['not at a terminal where FORCE_COLOR is 0', { FORCE_COLOR: '0' }, true, false],
  ['not where both are set', { NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
])('there are colours %s', async (_what, environment, terminal, color) => {
  Object.assign(process.env, environment);
  process.stdout.isTTY = terminal;
  await run();
  expect(ran.map(({ io }) => io.color)).toEqual([color]);
});

it.each([
  ['to somebody at a terminal', {}, true, true],
  ['not in a file', {}, false, false],
  ['not in CI, whatever it is', { CI: 'true' }, true, false],
  ['where CI says no', { CI: 'false' }, true, true],
  ['not at a dumb terminal', { TERM: 'dumb' }, true, false],
])('progress is shown %s', async (_what, environment, terminal, shown) => {
  Object.assign(process.env, environment);
  process.stderr.isTTY = terminal;
  await run();
  expect(ran.map(({ io }) => io.showsProgress)).toEqual([shown]);
});

it.each([
  ['a reader that closes the pipe early changes no exit code', 'EPIPE', 1],
  ['a full disk is an internal error', 'ENOSPC', 3],
])('%s', async (_what, code, expected) => {
  const others = process.stdout.listeners('error');
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process ended');
  });
  await run();
  const listen = process.stdout.listeners('error').find((one) => !others.includes(one));
  const fault = Object.assign(new Error(code), { code });
  expect(() => {
    if (listen !== undefined) Reflect.apply(listen, process.stdout, [fault]);
  }).toThrow('the process ended');
  expect(exit).toHaveBeenCalledWith(expected);
});
