/** What a prompt injection is after: a message never quotes the text. Each aim has a file in `patterns/`. */
export const INJECTION_AIMS = {
  override: 'tells agents to ignore their other instructions or limits',
  impersonation: 'claims an authority or an approval that no one can check',
  exfiltration: 'tells agents to send secrets, code or conversations elsewhere',
  'foreign-code': 'tells agents to run or add code from an unknown source',
  hiding: 'tells agents to hide something from the user or from review',
  'disabled-checks': 'tells agents to switch checks off',
  'bad-review': 'tells agents to approve or trust something unseen',
  'self-copying': 'tells agents to copy its instructions to other places',
  sabotage: 'tells agents to weaken the code on purpose',
} as const;
export type InjectionAim = keyof typeof INJECTION_AIMS;

export const PATTERN_KINDS = ['order', 'itself', 'manner', 'command'] as const;

export interface Pattern {
  /** Where patterns of two aims match, the first one in the order of INJECTION_AIMS names it. */
  readonly aim: InjectionAim;
  /**
   * `order`: only where an agent is told to, and not told not to. `itself`: a prompt injection even with a no in it,
   * such as "do not tell the user". `manner`: anywhere in a sentence that forbids nothing. `command`: in code too.
   */
  readonly kind: (typeof PATTERN_KINDS)[number];
  /** Sources of regular expressions, for a sentence as `normalise` gives it. */
  readonly pattern: string;
  readonly needs?: string;
  /** What makes it an everyday sentence. */
  readonly unless?: string;
}

/** Compiles a source of a pattern; only those with classes such as `\p{L}` are read by code points. */
export function expressionOf(source: string, flags = ''): RegExp {
  return new RegExp(source, source.includes(String.raw`\p{`) ? `u${flags}` : flags);
}
