// What a test imports from '@jest/globals'. The runner that the tests have ends no test that takes too long, so that
// is done here: by the limit that a test or hook gives, or by the one of all tests.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LIMIT_MS = 60_000;
const { describe, expect, jest } = globalThis;

// A worker that read texts of megabytes keeps their memory, and starting git from a large process is slow: each start
// copies its page tables. A plain collection frees objects and keeps their pages; the last resort gives them back.
const LARGE_BYTES = 400e6;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
let enough = LARGE_BYTES;

/** Not for every test: what lives stays, and one collection of it takes as long as many tests. */
function giveBackMemory() {
  if (process.memoryUsage.rss() < enough) return;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  enough = Math.max(LARGE_BYTES, process.memoryUsage.rss() * 1.5);
}

function limited(run, limit = LIMIT_MS) {
  return async (...given) => {
    giveBackMemory();
    let timer;
    const tooLong = new Promise((_, reject) => {
      const error = new Error(`took longer than ${limit} ms`);
      timer = setTimeout(() => reject(error), limit);
    });
    try {
      await Promise.race([run(...given), tooLong]);
    } finally {
      clearTimeout(timer);
    }
  };
}

const test = (title, run, limit) => globalThis.test(title, limited(run, limit), limit);
test.each =
  (...table) =>
  (title, run, limit) =>
    globalThis.test.each(...table)(title, limited(run, limit), limit);

const hook = (name) => (run, limit) => globalThis[name](limited(run, limit), limit);
const beforeAll = hook('beforeAll');
const beforeEach = hook('beforeEach');
const afterEach = hook('afterEach');
const afterAll = hook('afterAll');

export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test as it, jest, test };
