import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/** Finds prompt injection: sentences that would make an agent act against its users. */
export const promptInjection: Rule<'looked'> = {
  code: 'MT407',
  name: 'lure',
  severity: 'warning',
  summary: 'A text that agents read tells them to act against those whom they work for.',
  why:
    'To ignore their instructions, to hide something, to send secrets away, to switch off ' +
    'a check. Patterns find the plain ones only, and so never fail a change by themselves: ' +
    'the guarantee is in adoption, not here. Prohibitions, quotations and code are passed ' +
    'over.',
  remedy: 'Read the sentence as an agent would obey it, and remove it unless it is meant.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'lure'),
};
