// After an agent edited a file: tells it which facts this branch made stale. For Claude Code and Cursor: docs/editor.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { hook_event_name: event } = JSON.parse(readFileSync(0, 'utf8'));
const { status, stdout, stderr } = spawnSync('npx', ['memtrust', 'check', '--format', 'json'], {
  encoding: 'utf8',
  maxBuffer: 100_000_000,
});
if (status !== 0 && status !== 1) {
  console.error(stderr || 'No check: see what `npx memtrust check` says.');
  process.exit(1); // the person sees this, and the agent goes on
}

const stale = JSON.parse(stdout)
  .findings.filter(({ rule, introduced }) => rule === 'MT105' && introduced)
  .map(({ message, remedy }) => `${message}\n→ ${remedy}`);

if (event === 'postToolUse') {
  // Cursor gives this text to the agent.
  console.log(JSON.stringify(stale.length === 0 ? {} : { additional_context: stale.join('\n\n') }));
} else if (stale.length > 0) {
  console.error(stale.join('\n\n'));
  // Claude Code gives standard error to the agent where the exit code is 2.
  process.exit(event === 'PostToolUse' ? 2 : 0);
}
