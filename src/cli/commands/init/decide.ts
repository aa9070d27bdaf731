import { type Repository, runGit } from '../../../tree/git.js';
import { gitSettings } from '../../git-user.js';
import { companionFor, type FirstApproval } from '../../../lifecycle/init.js';
import type { FileChange } from '../../../lifecycle/file-change.js';
import { parsePolicy, POLICY_PATH } from '../../../memory/policy.js';
import { ConfigurationError } from '../../../text/errors.js';
import { phraseText, say } from '../../../text/phrase.js';
import type { Io } from '../../io.js';
import type { OpenMemory } from '../../open-memory.js';
import { account } from '../../../memory/policy-shape.js';
import { visible } from '../../../text/visible.js';
import { askUntil, nothingWritten, type Understood } from '../../ask-until.js';

/* The questions of `memtrust init`, and what the answers, options and defaults come to. */

interface KnownPeople {
  /** GitHub login of the user. */
  readonly login: string | null;
  /** The account in the address of `origin`: it may be an organisation, which approves nothing. */
  readonly owner: string | null;
  /** Whether the examined commits have one author. */
  readonly isOneAuthor: boolean;
}

const NOBODY_KNOWN: KnownPeople = { login: null, owner: null, isOneAuthor: false };

/** Enough to include everyone who works here. */
const COMMITS = 500;

/** GitHub's address for an account: `12345+octocat@users.noreply.github.com`. */
const NOREPLY = /^(?:\d+\+)?([A-Za-z0-9][A-Za-z0-9_-]*)@users\.noreply\.github\.com$/i;

/** `https://github.com/acme/shop.git`, `git@github.com:acme/shop.git`, `ssh://git@ssh.github.com:443/acme/shop`. */
const GITHUB =
  /^(?:[a-z+]+:\/\/)?(?:[^@/\s]*@)?(?:www\.|ssh\.)?github\.com(?::\d+)?[/:]\/?([A-Za-z0-9][\w-]*)\/[^/\s]+$/i;

/** From git's configuration and the newest commits. */
async function knownPeople(repository: Repository): Promise<KnownPeople> {
  const [settings, { code, stdout }] = await Promise.all([
    gitSettings(repository),
    runGit(repository, ['log', `--max-count=${COMMITS}`, '--format=%ae']),
  ]);
  const authors = code === 0 ? stdout.toString('utf8').split('\n') : [];
  const origin = settings.get('remote.origin.url') ?? '';
  return {
    login:
      settings.get('github.user') || (NOREPLY.exec(settings.get('user.email') ?? '')?.[1] ?? null),
    owner: GITHUB.exec(origin.replace(/\/+$/, ''))?.[1] ?? null,
    isOneAuthor: !repository.shallow && authorsAmong(authors) <= 1,
  };
}

/** Without bots and GitHub itself. */
function authorsAmong(emails: readonly string[]): number {
  const people = emails
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email !== '' && !email.includes('[bot]@') && email !== 'noreply@github.com');
  return new Set(people).size;
}

export interface InitAnswers {
  /** Null if neither `--adopters` nor `--by` is given. */
  readonly adopters: readonly string[] | null;
  readonly solo: boolean | null;
  readonly companion: boolean | null;
  /** Whether a person can answer. */
  readonly isAsked: boolean;
  /** Whether defaults count without an answer; else the strict choice does. */
  readonly takesDefaults: boolean;
}

/** First whether one works alone; then who adopts: oneself, or the team. */
export async function decideApproval(
  io: Io,
  open: OpenMemory,
  { adopters, solo, isAsked, takesDefaults }: InitAnswers,
): Promise<FirstApproval> {
  const wantsKnown = isAsked || takesDefaults || solo === true;
  const known = wantsKnown ? await knownPeople(open.workspace.repository) : NOBODY_KNOWN;
  const byDefault = known.login === null ? [] : [known.login];
  const isAlone = isProbablyAlone(adopters ?? byDefault, known);
  const alone = solo ?? (isAsked ? await askAlone(io, isAlone) : takesDefaults && isAlone);
  if (adopters !== null) return { adopters, alone };
  const ask = alone ? askLogin : askAdopters;
  return { adopters: isAsked ? await ask(io, byDefault) : byDefault, alone };
}

/** One account, one author, and a repository of no other owner. */
function isProbablyAlone(
  adopters: readonly string[],
  { owner, isOneAuthor }: KnownPeople,
): boolean {
  const [one] = adopters;
  if (one === undefined || adopters.length > 1 || one.startsWith('@')) return false;
  return isOneAuthor && (owner === null || owner.toLowerCase() === one.toLowerCase());
}

/** An existing policy is not changed, so it must agree with the options. */
export function refuseOtherPolicy(policy: string, { adopters, solo }: InitAnswers): null {
  const there = parsePolicy(Buffer.from(policy)).policy.adoption;
  const isOther =
    (solo === true && there.approvals !== 0) ||
    (solo === false && there.approvals === 0) ||
    (adopters !== null && solo !== true && sorted(adopters) !== sorted(there.adopters));
  if (!isOther) return null;
  const wanted = [
    ...(solo === null ? [] : [`approvals: ${solo ? 0 : 1}`]),
    ...(adopters === null && solo !== true ? [] : ['who may approve as adopters']),
  ];
  throw new ConfigurationError(
    say`${POLICY_PATH} is there already, and init overwrites nothing`,
    `Set ${wanted.join(' and ')} in it by hand.`,
  );
}

function sorted(names: readonly string[]): string {
  return names
    .map((name) => name.toLowerCase().replace(/^@/, ''))
    .toSorted()
    .join();
}

/** The workflows for forks, if wanted. @param workflows the existing ones and the gate's own. */
export async function decideCompanion(
  io: Io,
  workflows: ReadonlyMap<string, string>,
  { companion, solo, isAsked }: InitAnswers,
): Promise<readonly FileChange[]> {
  const isOpen = companion === null && isAsked && solo !== true;
  if (companion === false || (companion === null && !isOpen)) return [];
  const plan = companionFor(workflows);
  if (plan.kind === 'files')
    return plan.files.length > 0 && (companion === true || (await askCompanion(io)))
      ? plan.files
      : [];
  if (companion === null) return [];
  throw plan.kind === 'no-gate'
    ? new ConfigurationError(
        '--companion needs the workflow of the gate, and none is here',
        'Leave out --no-workflow.',
      )
    : new ConfigurationError(
        say`${plan.gate} has other jobs beside the gate, and the companion would start all of them again`,
        'Move the gate into a workflow of its own; docs/other-ci.md shows it.',
      );
}

const MOST_NAMES = 50;

const AGAIN = 'Run `npx memtrust init` again; --no-workflow and --no-candidates leave parts out.';

const AGAIN_ALONE = 'Run `npx memtrust init --solo --by LOGIN`.';

export const initWroteNothing = (): ConfigurationError => nothingWritten(AGAIN);

/** `alice, @acme/platform`, as the policy writes them; throws for a wrong name. */
export function adoptersFrom(text: string): readonly string[] {
  const read = readAdopters(text);
  if (read.ok) return read.value;
  throw new ConfigurationError(
    read.why,
    'Write logins and teams with commas between them: `npx memtrust init --adopters alice,@acme/platform`.',
  );
}

/** Without a default, Enter leaves it for later. */
async function askAdopters(io: Io, byDefault: readonly string[]): Promise<readonly string[]> {
  const enter = byDefault.length === 0 ? 'Enter: name them later' : byDefault.join(', ');
  return askUntil(
    io,
    `Who may approve facts? GitHub logins or teams, with commas between them [${enter}] `,
    (answer) => (answer === '' ? { ok: true, value: byDefault } : readAdopters(answer)),
    AGAIN,
  );
}

/** GitHub's rule for user names, without its limits on hyphens; enterprise names have a `_`. */
const LOGIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,38}$/;

/** The one name of `--by`; throws if it is wrong. */
export function loginFrom(text: string): readonly string[] {
  if (LOGIN.test(text)) return [text];
  throw new ConfigurationError(
    notALogin(text),
    'Give yours: `npx memtrust init --solo --by LOGIN`.',
  );
}

/** Without a default, Enter leaves it for later. */
async function askLogin(io: Io, byDefault: readonly string[]): Promise<readonly string[]> {
  const enter = byDefault.length === 0 ? 'Enter: name it later' : byDefault.join(', ');
  return askUntil(
    io,
    `Your GitHub login, as the one who adopts facts [${enter}] `,
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

/** Whether one person works alone here: then no one else can approve. */
async function askAlone(io: Io, byDefault: boolean): Promise<boolean> {
  return askUntil(
    io,
    'Do you work alone or as a team? Alone, your own facts need no second person ' +
      `[${byDefault ? 'alone' : 'team'}] `,
    oneOf({ alone: true, team: false }, byDefault, 'Type alone or team.'),
    AGAIN,
  );
}

/** Adds two workflows for forks, one of which may write comments. */
async function askCompanion(io: Io): Promise<boolean> {
  return askUntil(
    io,
    'Comment on pull requests from forks, too? This adds two workflows [y/N] ',
    oneOf({ yes: true, no: false }, false, 'Type y or n.'),
    AGAIN,
  );
}

/** Enter is yes. */
export async function askYes(io: Io, question: string): Promise<boolean> {
  return askUntil(io, question, oneOf({ yes: true, no: false }, true, 'Type y or n.'), AGAIN);
}

/** A word or its beginning: `a`, `Alone`. Enter is the default. */
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

/** Separated by commas or blanks, without duplicates. */
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
