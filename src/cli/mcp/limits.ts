/*
 * How long may an answer be? Long enough for a reader that has a context of its own to keep, and never without end:
 * what is cut says so in a sentence. Tools and resources ask here. All of it may be changed.
 */

/** Characters of a name that is shown: enough to ask for it by this name. */
export const MOST_NAME = 1_000;
/** Characters of a topic, and of what else one line may say. */
export const MOST_LINE = 300;
/** Characters of one text in an answer of `why`. */
export const MOST_SHOWN = 20_000;
/** Characters of all texts of `recall` together, where the agent says nothing, and at most. */
export const RECALL_BUDGET = { usual: 8_000, most: 40_000 } as const;
/** Passages of `recall`. */
export const RECALL_LIMIT = { usual: 8, most: 50 } as const;
/** Hits that are looked through for passages that may be given. */
export const MOST_HITS = 500;
/** Rows of `facts` and `citing`, and of a page of resources. */
export const ROWS = { usual: 50, most: 200 } as const;
/** Sources, events and tombstones of one fact; names of what was left out; sentences on what was not read. */
export const MOST_PARTS = 20;
/** Tokens of `context`. */
export const MOST_TOKENS = 50_000;
/** Characters of a query, of an id and of a path that an agent gives. */
export const MOST_ASKED = { query: 2_000, name: 1_000, statement: 100_000 } as const;
