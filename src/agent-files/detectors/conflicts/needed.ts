import { requiredWords } from '../prose/required.js';
import { TOPICS } from './topics.js';

/*
 * Which words must a sentence hold before the pattern of a statement is worth trying? `statements.ts` asks.
 * Safe error: too few words, which costs time alone; a word too many hides a conflict.
 * `__tests__/agent-files/detectors/conflicts.test.ts` fails when this is wrong.
 */

/**
 * What each statement of each topic needs: ways, each of sets of words. Plain data, worked out when
 * the bundle is made.
 */
export const TOPIC_WORDS: readonly (readonly (readonly (readonly (readonly string[])[])[])[])[] =
  TOPICS.map(({ statements }) =>
    statements.map((pattern) =>
      requiredWords(pattern).map((way) => way.map((words) => [...words])),
    ),
  );
