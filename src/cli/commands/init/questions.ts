import { account } from '../../../memory/policy-shape.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say } from '../../../text/phrase.js';
import { visible } from '../../../text/visible.js';
import { askUntil, nothingWritten, type Understood } from '../../ask-until.js';
import type { Io } from '../../io.js';

/*
 * What does `memtrust init` ask a person at a terminal? Who may approve facts, whether they work alone, and whether
 * pull requests of forks are served; with `--solo` the login alone. Enter takes the default; a bad answer is asked
 * again with what is wrong.
 */

/** More names than a person types. */
const MOST_NAMES = 50;

/** What to do where nothing was written. */
const AGAIN = 'Run `npx memtrust init` again; --no-workflow and --no-candidates leave parts out.';

const AGAIN_ALONE = 'Run `npx memtrust init --solo --by LOGIN`.';

/** The refusal of `init` where nobody answered, or the answer was no. */
export const initWroteNothing = (): ConfigurationError => nothingWritten(AGAIN);

/** `alice, @acme/platform` as the policy writes them; throws what is wrong, for an option. */
export function adoptersFrom(text: string): readonly string[] {
  const read = readAdopters(text);
  if (read.ok) return read.value;
  throw new ConfigurationError(
    read.why,
    'Write logins and teams with commas between them: `npx memtrust init --adopters alice,@acme/platform`.',
  );
}

/** Asks who may approve. Without a default, Enter leaves it for later. */
export async function askAdopters(
  io: Io,
  byDefault: readonly string[],
): Promise<readonly string[]> {
  const enter = byDefault.length === 0 ? 'Enter: name them later' : byDefault.join(', ');
  return askUntil(
    io,
    `Who may approve facts? GitHub logins or teams, with commas between them [${enter}] `,
    (answer) => (answer === '' ? { ok: true, value: byDefault } : readAdopters(answer)),
    AGAIN,
  );
}

/** Source: GitHub's rule for user names, without its limits on hyphens; those of an enterprise have a `_`. */
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}$/;

/** The one name of `--by`; throws what is wrong. */
export function loginFrom(text: string): readonly string[] {
  if (LOGIN.test(text)) return [text];
  throw new ConfigurationError(
    notALogin(text),
    'Give yours: `npx memtrust init --solo --by LOGIN`.',
  );
}

/** Asks who works alone. Without a default, Enter leaves it for later. */
export async function askLogin(io: Io, byDefault: readonly string[]): Promise<readonly string[]> {
  const enter = byDefault.length === 0 ? 'Enter: name it later' : byDefault.join(', ');
  return askUntil(
    io,
    `Your GitHub login, as the one who adopts facts alone [${enter}] `,
    (answer) => {
      const name = answer.replace(/^@/, '');
      if (answer === '') return { ok: true, value: byDefault };
      return LOGIN.test(name)
        ? { ok: true, value: [name] }
        : { ok: false, why: `${notALogin(answer)}. Type one name, such as alice.` };
    },
    AGAIN_ALONE,
  );
}

function notALogin(text: string): string {
  return phraseText(say`${text} is not a GitHub login`);
}

/** Asks whether one person works here: then nobody else could approve. */
export async function askAlone(io: Io, byDefault: boolean): Promise<boolean> {
  return askUntil(
    io,
    'Do you work alone or as a team? alone: your own facts need no second person ' +
      `[${byDefault ? 'alone' : 'team'}] `,
    oneOf({ alone: true, team: false }, byDefault, 'Type alone or team.'),
    AGAIN,
  );
}

/** Asks whether forks are served. The answer adds two workflows, one of which may write comments. */
export async function askCompanion(io: Io): Promise<boolean> {
  return askUntil(
    io,
    'Comment on pull requests from forks, too? This adds two workflows [y/N] ',
    oneOf({ yes: true, no: false }, false, 'Type y or n.'),
    AGAIN,
  );
}

/** Asks whether to go on; Enter is yes. */
export async function askYes(io: Io, question: string): Promise<boolean> {
  return askUntil(io, question, oneOf({ yes: true, no: false }, true, 'Type y or n.'), AGAIN);
}

/** A word of a few, or the start of one: `a`, `Alone`. Enter is the default. */
function oneOf<T>(
  words: Readonly<Record<string, T>>,
  byDefault: T,
  wanted: string,
): (answer: string) => Understood<T> {
  return (answer) => {
    if (answer === '') return { ok: true, value: byDefault };
    const found = Object.entries(words).find(([word]) => word.startsWith(answer.toLowerCase()));
    return found === undefined
      ? { ok: false, why: `${phraseText(say`${answer} is not an answer`)}. ${wanted}` }
      : { ok: true, value: found[1] };
  };
}

/** Names between commas or blanks, each once, with the sign that the policy gives a team. */
function readAdopters(text: string): Understood<readonly string[]> {
  const typed = text.split(/[\s,]+/).filter((name) => name !== '');
  if (typed.length === 0) return { ok: false, why: 'No login or team was given' };
  if (typed.length > MOST_NAMES)
    return { ok: false, why: `These are more than ${MOST_NAMES} names; a team is one name` };
  const wrong = typed.find((name) => !account().safeParse(name).success);
  if (wrong !== undefined) return { ok: false, why: whyWrong(wrong) };
  const written = typed.map((name) => {
    const bare = name.replace(/^@/, '');
    return bare.includes('/') ? `@${bare}` : bare;
  });
  const once = new Map(written.map((name) => [name.toLowerCase(), name]));
  return { ok: true, value: [...once.values()] };
}

function whyWrong(name: string): string {
  const isEmail = /.@./.test(name);
  return isEmail
    ? `\`${visible(name, 100)}\` is an e-mail address: give the GitHub login`
    : `\`${visible(name, 100)}\` is not a GitHub login or team, such as alice or @acme/platform`;
}
