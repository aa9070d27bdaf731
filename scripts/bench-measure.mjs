import { spawnSync } from 'node:child_process';

function runOnce(node, args, { cwd, exits }) {
  const result = spawnSync(node, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!exits.includes(result.status))
    throw new Error(`${args.join(' ')} ended with ${result.status}: ${result.stderr}`);
  return result;
}

/**
 * Times whole processes, on each Node.
 *
 * @param args to Node; `exits` are the exit codes that are right; `expects`, if given, must stand
 *   in the output.
 * @returns for each Node the median of `runs` timed runs in ms, after one that warms the disk
 *   cache, and the peak memory of one more in MiB.
 */
export function measure(nodes, { args, exits, expects = '' }, cwd, runs) {
  return nodes.flatMap(({ path }) => {
    const { stdout } = runOnce(path, args, { cwd, exits });
    if (!stdout.includes(expects))
      throw new Error(`${args.join(' ')} does not say "${expects}": ${stdout.slice(0, 200)}`);
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      runOnce(path, args, { cwd, exits });
      return performance.now() - start;
    }).toSorted((a, b) => a - b);
    // The process reports its own peak as it ends; not in a timed run, since the preload costs a few ms.
    const report =
      "data:text/javascript,import fs from 'node:fs';process.on('exit',()=>fs.writeSync(3,String(process.resourceUsage().maxRSS)))";
    const peak = runOnce(path, ['--import', report, ...args], { cwd, exits }).output[3];
    return [times[Math.floor(runs / 2)].toFixed(0), (Number(peak) / 1024).toFixed(0)];
  });
}

const REPORT = `data:text/javascript,${encodeURIComponent(
  'import fs from "node:fs";process.on("exit",()=>{const{userCPUTime,systemCPUTime,maxRSS}=process.resourceUsage();fs.writeSync(3,JSON.stringify([(userCPUTime+systemCPUTime)/1000,maxRSS/1024]))})',
)}`;

/** One run of a whole process: what a user waits for, what it computed, and its peak of memory. */
function timed(node, cli, { args, exits, cwd }) {
  const start = performance.now();
  const { status, stdout, stderr, output } = spawnSync(node, ['--import', REPORT, cli, ...args], {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const wall = performance.now() - start;
  if (!exits.includes(status))
    throw new Error(
      `${cli} ${args.join(' ')} ended with ${status}: ${stderr || stdout.slice(0, 500)}`,
    );
  const [cpu, peak] = JSON.parse(output[3]);
  return { wall, cpu, peak };
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function mediansOf(all) {
  return {
    wall: median(all.map(({ wall }) => wall)),
    cpu: median(all.map(({ cpu }) => cpu)),
    peak: median(all.map(({ peak }) => peak)),
  };
}

/**
 * Times whole processes in turn, so that what else a machine does hits all alike.
 *
 * @param scenarios `args` go to the command line in `cli`, run in `cwd`; `exits` are the exit codes that are right.
 * @returns the medians of each, in ms and MiB, after one run of all that warms the disk cache.
 */
export function timesInTurn(node, scenarios, runs) {
  const times = scenarios.map(() => []);
  for (let round = 0; round <= runs; round += 1)
    for (const [index, { cli, ...scenario }] of scenarios.entries()) {
      const one = timed(node, cli, scenario);
      if (round > 0) times[index].push(one);
    }
  return times.map(mediansOf);
}
