// What the processes of the tests lack in jest-light-runner 0.7 and 0.8: a sure answer to their first question, and an
// end for a test that never ends.

// A process that runs its first file asks for the configuration. The package answers all processes at once, and each
// only once: one that is still starting misses the answer, and its file waits forever. (Seen in CI, with three
// processes on two cores.) So each file has a line of its own to whoever runs it.
const QUESTION = 'jest-light-runner-get-worker-data';
const ANSWER = 'jest-light-runner-worker-data';

// The longest file takes a minute on a slow machine, and may wait for a build before it.
const DEADLINE_S = Number(process.env.TEST_FILE_DEADLINE_S ?? 600);

/** By project of jest, its pool of processes. */
export class Pools extends Map {
  #heapBytes;

  /**
   * @param heapBytes by the path of the file that began last: a process with a larger heap ends after its file, and a
   * fresh one goes on
   */
  constructor(heapBytes) {
    super();
    this.#heapBytes = heapBytes;
  }

  set(project, made) {
    const { pool } = made;
    // With --runInBand the tests run in the process of jest, and there is no pool.
    if (pool.options === undefined) return super.set(project, made);
    const begin = async ({ path }) => {
      pool.options.maxMemoryLimitBeforeRecycle = this.#heapBytes(path);
      return run(pool, path);
    };
    return super.set(project, { ...made, run: begin });
  }
}

async function run(pool, path) {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), DEADLINE_S * 1000);
  try {
    return await pool.run(path, {
      channel: channel(pool.options.workerData),
      signal: deadline.signal, // ends the process
    });
  } catch (error) {
    if (!deadline.signal.aborted) throw error;
    const message = `After ${DEADLINE_S} s this file has not ended: one of its tests still waits, or runs in a circle.`;
    throw new Error(message, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function channel(workerData) {
  let send;
  return {
    onMessage: (listener) => {
      send = listener;
    },
    postMessage: (message) => {
      if (message === QUESTION) send({ type: ANSWER, workerData });
    },
  };
}
