/** What a lure is after. */
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
  overrides: 'tells agents to set their other instructions aside',
  poses: 'poses as a system message',
  unleashes: 'tells agents that no limits hold for them',
  hides: 'tells agents to hide something from the user or from review',
  exfiltrates: 'tells agents to send secrets, code or conversations elsewhere',
  runs: 'tells agents to run what was just downloaded or decoded',
  disarms: 'tells agents to switch checks off',
  'waves-through': 'tells agents to approve or trust without a look',
  spreads: 'tells agents to carry its instructions to other places',
  presses: 'claims an approval or urgency that nobody can check',
  sabotages: 'tells agents to weaken the code on purpose',
  plants: 'tells agents to bring in foreign code from an address that nobody vouches for',
};

/**
 * One way of saying it.
 *
 * `order`: only where an agent is told to, and not told not to. `itself`: what it says is a lure
 * whatever it says no to, such as "do not tell the user". `manner`: wherever it stands in a
 * sentence that forbids nothing. `command`: looked for in code too.
 */
export interface Pattern {
  readonly lure: InjectionClass;
  readonly name: string;
  readonly kind: 'order' | 'itself' | 'manner' | 'command';
  /**
   * Over a normalised sentence. Without nested or adjacent open quantifiers: linear. This and the
   * next two are made when a text needs them: making all of them takes longer than reading the
   * files of a small repository.
   */
  readonly pattern: () => RegExp;
  /** What must be in the sentence besides. */
  readonly needs?: () => RegExp;
  /** What makes it an everyday sentence. */
  readonly unless?: () => RegExp;
}
