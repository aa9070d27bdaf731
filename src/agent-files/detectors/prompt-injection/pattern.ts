/*
 * What is a pattern of a lure, and what may a table of them say? Each of the files with tables
 * (`english.ts`, `hiding.ts`, …) is a list of these; `speaks.ts` tries them, and `index.ts` says
 * the words of INJECTION_WORDS in the finding.
 *
 * A new pattern goes into the table of its kind, with a comment `// Finds: …` above it: a sentence
 * of LURES in `__tests__/agent-files/detectors/lure-sentences.ts`, where BENIGN has sentences that
 * it must leave alone. A new class needs its words here (the compiler asks). The name of a class is
 * part of published keys, so it never changes. `__tests__/architecture/pattern-examples.test.ts`
 * and `__tests__/security/S34-lures.test.ts` fail when a pattern is wrong.
 */

/** What a prompt injection is after. */
export type InjectionClass =
  | 'overrides'
  | 'poses'
  | 'unleashes'
  | 'hides'
  | 'exfiltrates'
  | 'runs'
  | 'disarms'
  | 'waves-through'
  | 'spreads'
  | 'presses'
  | 'sabotages'
  | 'plants';

/** In our words, since a message never quotes the text. */
export const INJECTION_WORDS: Readonly<Record<InjectionClass, string>> = {
  overrides: 'tells agents to ignore their other instructions',
  poses: 'poses as a system message',
  unleashes: 'tells agents that they have no limits',
  hides: 'tells agents to hide something from the user or from review',
  exfiltrates: 'tells agents to send secrets, code or conversations elsewhere',
  runs: 'tells agents to run downloaded or decoded code',
  disarms: 'tells agents to switch checks off',
  'waves-through': 'tells agents to approve or trust something unseen',
  spreads: 'tells agents to copy its instructions to other places',
  presses: 'claims an approval or urgency that nobody can check',
  sabotages: 'tells agents to weaken the code on purpose',
  plants: 'tells agents to add foreign code from an unknown address',
};

/**
 * One way of saying it.
 *
 * `order`: only where an agent is told to, and not told not to. `itself`: what it says is a lure
 * whatever it says no to, such as "do not tell the user". `manner`: wherever it stands in a
 * sentence that forbids nothing. `command`: looked for in code too.
 */
export interface Pattern {
  /** Part of the key of a finding, so a sentence that gets another one is a new finding. */
  readonly lure: InjectionClass;
  /** For whoever reads the table, and for tests; the program does not use it. */
  readonly name: string;
  readonly kind: 'order' | 'itself' | 'manner' | 'command';
  /**
   * Sees a sentence as `normalise` (`../prose/normal.ts`) gives it: lower case, single blanks, no
   * emphasis and nothing invisible, full-width forms folded, "don't" as "do not"; a quotation or code of
   * more than two words is `❝`. A pattern of kind `command` sees the words of code as well,
   * and of text that a page hides every pattern sees all.
   *
   * It must be linear. A gap over any text has an upper bound: `.{0,100}?`. `*` and `+` are for the rest
   * of one word (`\p{L}+`, `\S+`) or a closed list of words (`(?:the |all )*`), never nested, and never
   * beside another one that takes the same letters. S34 has texts that a slow one fails on.
   * What is too long for a line is written with `joined` (`src/text/pattern.ts`), which drops a line
   * break with the blanks after it and keeps every other blank.
   *
   * This and the next two are made when a text needs them: making all of them takes longer than reading
   * the files of a small repository.
   */
  readonly pattern: () => RegExp;
  /** What must be in the sentence besides. */
  readonly needs?: () => RegExp;
  /** What makes it an everyday sentence. */
  readonly unless?: () => RegExp;
}
