import { plain } from '../../text/phrase.js';
import type { Rule } from '../rule.js';

export const incompleteEvaluation: Rule = {
  code: 'MT703',
  name: 'incomplete-evaluation',
  severity: 'error',
  summary: 'Not everything could be read.',
  why: 'Caps keep a hostile repository from stopping the gate. Past one, something was not judged, and what was not judged must not pass.',
  remedy: 'Remove what is too large or too much.',
  fixed: true,
  *run({ incomplete }) {
    for (const line of new Set(incomplete)) yield { message: plain(line), remedy: plain('Remove what is too large or too much.'), key: line };
  },
};
