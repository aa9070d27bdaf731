import { createInterface } from 'node:readline/promises';

/*
 * How is a person asked at a terminal? On stderr, since stdout may go to a file; the answer is one line of stdin.
 * The end of the input, and Ctrl-C, are no answer. Lines that come before their question, as pasted answers do, are
 * kept for it.
 */

/** Lines that were typed before they were asked for. */
const early: string[] = [];

/** Asks one question. Null where nothing is answered. */
export async function ask(question: string): Promise<string | null> {
  const [line] = early.splice(0, 1);
  if (line !== undefined) {
    process.stderr.write(`${question}${line}\n`);
    return line;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((answered) => {
    let answer: string | null = null;
    terminal.on('line', (typed) => {
      if (answer === null) {
        answer = typed;
        // Only now, after the whole chunk: what else was pasted is in it.
        queueMicrotask(() => terminal.close());
      } else early.push(typed);
    });
    terminal.once('close', () => {
      if (answer === null) process.stderr.write('\n');
      answered(answer);
    });
    terminal.setPrompt(question);
    terminal.prompt();
  });
}
