import { observed } from '../observed.js';
import type { Rule } from '../rule.js';

/** Finds agent files that their agent silently ignores, such as a skill without a description. */
export const brokenAgentFile: Rule<'looked'> = {
  code: 'MT410',
  name: 'broken-agent-file',
  severity: 'warning',
  summary: 'An agent file has a form that its agent passes over or misreads.',
  why:
    'A rule whose front matter does not parse, a skill without a description, settings ' +
    'that are no JSON: the agent says nothing, and goes on without it.',
  remedy: 'Correct the form as its agent documents it.',
  fixed: false,
  isAboutAgentFiles: true,
  run: (context) => observed(context, 'broken-file'),
};
