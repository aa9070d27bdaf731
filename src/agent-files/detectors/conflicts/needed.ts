import { requiredWords } from '../../prose/required-words.js';
import { TOPICS } from './topics.js';

/* Which words must a sentence hold before the pattern of a statement is worth trying? */

export const TOPIC_WORDS: readonly (readonly (readonly (readonly (readonly string[])[])[])[])[] =
  TOPICS.map(({ statements }) =>
    statements.map((pattern) =>
      requiredWords(pattern).map((way) => way.map((words) => [...words])),
    ),
  );
