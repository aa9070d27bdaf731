/**
 * Control sequences of ECMA-48 (colours, movements, titles, links) and overstruck characters, which would split a word.
 * Each is bounded, so that many openings cost no more than their length.
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

/** A text without terminal control sequences. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, '');
}

/** The same with a blank for each character, so that offsets stay. */
export function blankControls(text: string): string {
  return text.replace(CONTROL, (control) => ' '.repeat(control.length));
}
