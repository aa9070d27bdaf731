import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * Which findings does this rule report? All that the detectors observed under the subject `lure`, as they
 * are. What is found, and how grave one finding is, is changed in
 * `src/agent-files/detectors/prompt-injection/`, not here.
 *
 * Listed in `rules/index.ts`. Its code and name stand in users' policies, baselines and comments, so they
 * must not change; the texts may (`npm run docs`). `__tests__/gate/rules/observed.test.ts` fails when it
 * reports nothing, or what is of another rule. The name is `lure`, as it was published, whatever the file is
 * called. Messages are free: a finding is accepted by code, path and the detector's `key`, a class and a
 * digest.
 */

/** Finds prompt injection: sentences that would make an agent act against its users. */
export const promptInjection: Rule<'looked'> = {
  code: 'MT407',
  name: 'lure',
  severity: 'warning',
  summary:
    'A text that agents read contains a prompt injection: it tells agents to act against their ' +
    'users.',
  why:
    'A prompt injection tells an agent to ignore its instructions, hide something, send secrets ' +
    'away, or switch off a check. Patterns find only plain cases, so this rule never fails a ' +
    'change by itself. The guarantee comes from adoption, not from this rule. Prohibitions, ' +
    'quotations and code are skipped.',
  remedy: 'Read the sentence as an instruction to an agent, and remove it unless it is intended.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'lure'),
};
