import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/*
 * What is found, and how severe a finding is, is decided in `src/agent-files/detectors/prompt-injection/`.
 */

/** Finds prompt injection: sentences that would make an agent act against its users. */
export const promptInjection: Rule<'looked'> = {
  code: 'MT407',
  name: 'prompt-injection',
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
  run: (context) => observed(context, 'prompt-injection'),
};
