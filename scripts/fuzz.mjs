// Gives the readers of untrusted bytes random inputs near those that are kept in __tests__/fuzz/corpus/:
// `npm run fuzz`, `npm run fuzz -- --seconds 300 --seed 7 --reader source`. The seed is printed; with it, the same inputs
// come again. A reader may not throw (but ConfigurationError), not answer twice in two ways, and show nothing unseen
// (`complaintOf` in __tests__/fuzz/readers.ts). An input that takes longer than ten seconds is a hang. Each fault is
// written to lib/fuzz/; mend it, and keep the input in the corpus.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const HANG_MS = 10_000;
/** Faults after which the run ends; more would say the same. */
const MOST_FAULTS = 10;

await (isMainThread ? watch() : read());

/** Starts the readers in a thread of their own, which can be ended while it hangs. */
async function watch() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      reader: { type: 'string' },
    },
  });
  const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
  if (!(seconds > 0) || !Number.isInteger(seed)) {
    process.stderr.write('--seconds takes a number above 0, --seed a whole number\n');
    process.exitCode = 2;
    return;
  }
  process.stdout.write(`seed ${seed}, ${seconds} seconds\n`);
  const faults = [];
  let next = 0;
  for (const until = Date.now() + seconds * 1_000; Date.now() < until;) {
    const ended = await runFrom({ seed, next, only: values.reader ?? null, until }, faults);
    if (ended.kind === 'done') break;
    if (ended.kind === 'failed') {
      process.stderr.write(`${ended.why}\n`);
      process.exitCode = 2;
      return;
    }
    next = ended.next;
    if (faults.length >= MOST_FAULTS) break;
  }
  for (const { reader, name, number, complaint, file } of faults)
    process.stdout.write(
      `\n${reader} ${name} (seed ${seed}, input ${number}): ${complaint}\n  ${file}\n`,
    );
  process.stdout.write(
    `${faults.length === 0 ? 'no fault' : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`}\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** One thread, until time is up, there are enough faults, or an input hangs. */
function runFrom(work, faults) {
  return new Promise((settle) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    let current = null;
    const timer = setInterval(() => {
      if (current === null || Date.now() - current.since < HANG_MS) return;
      clearInterval(timer);
      faults.push(
        kept({ ...current, complaint: `hangs: no answer in ${HANG_MS / 1_000} seconds` }),
      );
      void worker.terminate().then(() => settle({ kind: 'hung', next: current.number + 1 }));
    }, 500);
    const end = (how) => {
      clearInterval(timer);
      settle(how);
    };
    worker.on('message', (message) => {
      if (message.kind === 'input') current = { ...message, since: Date.now() };
      else if (message.kind === 'fault') {
        faults.push(kept({ ...current, complaint: message.complaint }));
        if (faults.length >= MOST_FAULTS) void worker.terminate().then(() => end({ kind: 'done' }));
      } else process.stdout.write(message.text);
    });
    worker.on('error', (error) => end({ kind: 'failed', why: error.stack ?? String(error) }));
    worker.on('exit', () => end({ kind: 'done' }));
  });
}

/** The input of a fault as a file, to look at and to keep. */
function kept({ reader, name, number, bytes, complaint }) {
  const folder = join(root, 'lib/fuzz', reader);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name.replace(/(\.[^.]*)?$/, `-${number}$1`)}.sample`);
  writeFileSync(file, bytes);
  return { reader, name, number, complaint, file: relative(root, file) };
}

/** From the thread to the program that watches it. */
function tell(message) {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(message);
}

/** In the thread: inputs one after another. Input `n` depends on the seed and on `n` alone. */
async function read() {
  const { seed, next, only, until } = workerData;
  // Sources are TypeScript.
  await import('./jest/setup.mjs');
  const { corpus } = await import('../__tests__/fuzz/corpus.ts');
  const { mutated } = await import('../__tests__/fuzz/mutate.ts');
  const { complaintOf, readers } = await import('../__tests__/fuzz/readers.ts');
  const samples = corpus().filter(({ reader }) => only === null || reader === only);
  const turns = [...new Set(samples.map(({ reader }) => reader))].map((reader) => ({
    reader,
    own: samples.filter((sample) => sample.reader === reader),
  }));
  if (turns.length === 0) throw new Error(`no reader is called ${only}`);
  const times = new Map(turns.map(({ reader }) => [reader, { count: 0, ms: 0, slowest: 0 }]));
  let number = next;
  for (; Date.now() < until; number += 1) {
    const { reader, own } = turns[number % turns.length];
    const sample = own[Math.floor(number / turns.length) % own.length];
    const bytes = mutated(
      seed * 1_000_003 + number,
      sample.bytes,
      own.map((one) => one.bytes),
    );
    tell({ kind: 'input', reader, name: sample.name, number, bytes });
    const begun = performance.now();
    const complaint = await complaintOf(readers[reader], bytes, sample.name);
    const ms = (performance.now() - begun) / 2;
    const time = times.get(reader);
    time.count += 1;
    time.ms += ms;
    time.slowest = Math.max(time.slowest, ms / Math.max(1, bytes.length / 1_024));
    if (complaint !== null) tell({ kind: 'fault', complaint });
  }
  const lines = [...times].map(
    ([reader, { count, ms, slowest }]) =>
      `${reader.padEnd(12)}${String(count).padStart(8)} inputs  ` +
      `${(ms / Math.max(1, count)).toFixed(1).padStart(7)} ms each  slowest ${slowest.toFixed(0)} ms a KB`,
  );
  tell({ kind: 'text', text: `${lines.join('\n')}\n${number - next} inputs\n` });
}
