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
