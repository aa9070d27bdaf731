import type { Publication } from '../../report/schemas/published.js';
import { TURN_COMPLETED } from '../../report/schemas/session.js';
import { attemptShape } from './attempt.js';

/* The published schema of the record that `memtrust run` keeps of what it started. */

export const attemptSchema: Publication = {
  title: 'memtrust attempt',
  description:
    'What one `npx memtrust run` did, `.memtrust/attempts/<id>.json`. It is evidence, and makes ' +
    'nothing trusted.',
  shape: attemptShape,
  notes: {
    schema: 'Always this name.',
    schema_version: 'Version of this format.',
    id:
      'The day and a digest of the record without its times, plus a number if that name was ' +
      'taken; also the name of the file.',
    command: 'The command and its arguments. A secret is its type and a short digest.',
    'command[]': 'One word.',
    query: 'What the context was about; empty for everything trusted.',
    prompt: 'The task; null if there was none, or if the policy blocks it.',
    'prompt|0.digest': 'Digest of the prompt as it was read.',
    'prompt|0.body':
      'The beginning of the prompt; null unless it was recorded. A secret is its type and a short digest.',
    'prompt|0.cut': 'The body has only a part of it.',
    context_sha256:
      'SHA-256 in hexadecimal of the context file that the command was given; null if none ' +
      'could be made; the command was then not started.',
    status: 'How the command ended.',
    exit_code:
      'The exit code of `npx memtrust run`: that of the command; 126 or 127 if it could not be ' +
      'started; 128 plus the number of the signal that ended it.',
    signal: 'The signal that ended it; null if there was no signal.',
    outcome:
      'The result of its work: `applied`, it succeeded and changed files; `recovered`, it ' +
      'failed and changed files; `no_change`, it changed nothing.',
    changed_files: 'Files that it changed, as far as the policy lets them be named.',
    commits: 'Commits that it made.',
    unlisted: 'Number of files and commits that are not listed.',
    output: 'What it printed.',
    'output.stdout':
      'Null if it went to a terminal, was not read to its end, was not wanted, or if the ' +
      'policy blocks it.',
    'output.stdout|0.digest': 'Digest of all that was printed.',
    'output.stdout|0.bytes': 'Its size.',
    'output.stdout|0.body':
      'The end of the output; null unless it was recorded. A secret is its type and a short digest.',
    'output.stdout|0.cut': 'The body has only a part of it.',
    'output.stderr': 'Likewise.',
    'output.stderr|0.digest': 'Digest of all that was printed.',
    'output.stderr|0.bytes': 'Its size.',
    'output.stderr|0.body': 'Likewise.',
    'output.stderr|0.cut': 'Likewise.',
    trace: 'A reference to the full record of the run; null if not given.',
    candidates: 'Ids of the candidates that it proposed.',
    started_at: 'ISO 8601. It decides nothing.',
    ended_at: 'ISO 8601. It decides nothing.',
    events: 'Why the command was not started if its context did not fit; otherwise absent.',
    'events[].type': 'That the turn ended.',
    ...Object.fromEntries(
      Object.entries(TURN_COMPLETED).map(([key, note]) => [`events[].${key}`, note]),
    ),
  },
};
