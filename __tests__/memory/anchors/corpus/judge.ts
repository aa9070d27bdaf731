import type { AnchorCase, Meaning } from './case.js';

/** What the anchors say of a case: bind `cite` in `before`, check it in `after` with `renames` as git's; `kept` if trust is kept. */
export type Judge = (one: AnchorCase) => Promise<Meaning>;

/** TO BE SUPPLIED by whoever writes the ladder: put the judge here and corpus.test.ts holds it against every label. */
export const judgeCase: Judge | null = null;
