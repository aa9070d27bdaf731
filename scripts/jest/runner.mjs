// Runs the test files: in plain Node.js, in processes that share what they load. Jest's own runner makes a world of its
// own for each file: a thousand modules are read, linked and warmed up anew.
import LightRunner from 'jest-light-runner/child-process';
import { FEW_PAGES } from './few-pages.mjs';
import { Pools } from './pools.mjs';
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';

// Starting git copies the page tables of whoever starts it, and tests start git forty thousand times, most of them in
// these folders. What a process once loaded it never forgets, so a large one ends after its file, and a fresh one goes
// on. A fresh one loads a thousand modules, so elsewhere a process may grow.
const STARTS_GIT = /\/__tests__\/(?:e2e|tree|github|cli)\//;
const SMALL_HEAP_BYTES = 300e6;
const LARGE_HEAP_BYTES = 600e6;
const heapBytes = (path) => (STARTS_GIT.test(path) ? SMALL_HEAP_BYTES : LARGE_HEAP_BYTES);

// A test file runs for some seconds, and most of what V8 compiles with all effort in so short a time is never earned
// back: with a budget of fifteen times the usual one the tests take a fifth less processor time. (V8 11, in Node 20.)
const COMPILES_LESS = process.versions.v8.startsWith('11.') ? ['--interrupt-budget=1000000'] : [];

// Tests make thousands of small repositories. In memory they need no disk, and git waits for none.
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4e9;

export default class extends LightRunner {
  _testRunners = new Pools(heapBytes); // the package's own name

  async runTests(tests, ...given) {
    Object.assign(process.env, FEW_PAGES);
    process.execArgv.push(...COMPILES_LESS); // what a process of tests is started with
    if (process.env.TMPDIR === undefined && hasRoom(MEMORY)) {
      const folder = mkdtempSync(`${MEMORY}/memtrust-tests-`);
      process.env.TMPDIR = folder;
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    }
    return super.runTests(inOrder(tests), ...given);
  }
}

// Test files of whole programs wait for the bundles, and only one builds them. It begins, and what needs no bundle goes
// on beside it, the longest first, until they are there. Then come all that start git, one after the other.
const BUILDS = /\/architecture\/dist\.test\.ts$/;
const FILES_MEANWHILE = 40;

function inOrder(tests) {
  const first = tests.filter(({ path }) => BUILDS.test(path));
  const waiting = tests.filter(({ path }) => STARTS_GIT.test(path));
  const others = tests.filter((test) => !first.includes(test) && !waiting.includes(test));
  return [
    ...first,
    ...others.slice(0, FILES_MEANWHILE),
    ...waiting,
    ...others.slice(FILES_MEANWHILE),
  ];
}

function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    // In a container no program may start there, and some tests write one.
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n');
    const [, , , how = ''] =
      mounted.find((line) => line.split(' ')[1] === folder)?.split(' ') ?? [];
    return bavail * bsize > ROOM_BYTES && !how.split(',').includes('noexec');
  } catch {
    return false; // no such folder: not on every system
  }
}
