import type { Sandbox } from '../e2e/cli/sandbox.js';
import { readCase } from './case.js';
import { startFrom } from './start.js';
import { runLine, stopClock, takeSteps } from './steps.js';

/** All commands of a case with what they print, as a terminal shows them. */
const TRANSCRIPT = 'output.txt';

/** Runs a case in a fresh repository; answers the bytes of every kept file by its name. */
export async function outputsOf(name: string): Promise<ReadonlyMap<string, string>> {
  const { start, steps, run, keep } = readCase(name);
  const sandbox = await startFrom(start);
  try {
    await takeSteps(sandbox, steps);
    stopClock(sandbox);
    const outputs = new Map<string, string>();
    let transcript = '';
    for (const line of run) transcript += await runAndKeep(sandbox, line, outputs);
    for (const [file, path] of Object.entries(keep))
      outputs.set(file, withoutRoot(sandbox, sandbox.read(path)));
    return outputs.set(TRANSCRIPT, transcript);
  } finally {
    sandbox.dispose();
  }
}

async function runAndKeep(
  sandbox: Sandbox,
  line: string,
  outputs: Map<string, string>,
): Promise<string> {
  const [command = '', file] = line.split(' > ');
  const { code, stdout, stderr } = await runLine(sandbox, command);
  const printed = withoutRoot(sandbox, stdout);
  if (file !== undefined) outputs.set(file, printed);
  const shown = file === undefined ? ended(printed) : '';
  const errors = stderr === '' ? '' : `[standard error]\n${ended(withoutRoot(sandbox, stderr))}`;
  return `$ ${line}\n${shown}${errors}[exit code ${code}]\n`;
}

/** The temporary folder has another name in each run. */
function withoutRoot(sandbox: Sandbox, text: string): string {
  return text.replaceAll(sandbox.root, '/repository');
}

function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n[no line end]\n`;
}
