/*
 * What of a text is for the terminal alone? In `\u001b[32mghp_…` the first five characters are a colour, and the key
 * begins behind them: a reader of texts sees `mghp_…`, one word.
 *
 * `secrets.ts` looks for keys behind them, and `context/evidence/bodies.ts` leaves them out of what is kept. Safe
 * error: too much is taken for a control. When it is wrong, `__tests__/context/evidence/bodies.test.ts` and
 * `__tests__/security/S28-secrets.test.ts` fail.
 */

/**
 * What a program sends to a terminal beside its text, as ECMA-48 has it: colours and movements, titles and links,
 * and what is struck over. It would stand between the letters of a word, or before a key as if it were one word
 * with it. Each is bounded, so that a run of openings costs no more than itself.
 */
const CONTROL = new RegExp(
  [
    // eslint-disable-next-line no-control-regex -- control characters are what is looked for
    /(?:\u001b\[|\u009b)[0-?]{0,1000}[ -/]{0,10}[@-~]/,
    // eslint-disable-next-line no-control-regex -- as above
    /\u001b[\]PX^_][^\u0007\u001b\n]{0,1000}(?:\u0007|\u001b\\)/,
    // eslint-disable-next-line no-control-regex -- as above
    /\u001b[ -/]{1,10}[0-~]/,
    // eslint-disable-next-line no-control-regex -- as above
    /\u001b[0-Z\\^-~]/,
    // eslint-disable-next-line no-control-regex -- as above
    /[^\u0008\n]\u0008/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** A text as it would be seen on a terminal, as far as its words go. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, '');
}

/** The same with a blank for each of their characters, so that all other places stay what they are. */
export function blankControls(text: string): string {
  return text.replace(CONTROL, (control) => ' '.repeat(control.length));
}
