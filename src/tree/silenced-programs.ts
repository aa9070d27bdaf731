import { ConfigurationError } from '../text/errors.js';
import { joined } from '../text/pattern.js';
import { visible } from '../text/visible.js';
import { splitNul } from './names.js';

/*
 * Which settings keep git from starting programs that a configuration names? For a key that names one, a stronger
 * setting without the program. LIST_KEYS asks for names alone, never for values; MOST_DRIVERS follows the size of an
 * environment.
 */

/**
 * Programs that a configuration of git names, and settings that keep git from starting them
 * (SECURITY S46). Every key is known by name here, so git is asked for the names of the keys alone:
 * their values may hold secrets.
 */
export interface Silenced {
  /** Settings by key, stronger than any file. */
  readonly settings: readonly (readonly [key: string, value: string])[];
  /** Whether the repository's own configuration names a program for fetching, such as `core.sshCommand`. */
  readonly fetchesByProgram: boolean;
}

/** Lists keys as `<scope>` NUL `<key>` NUL; nothing that a configuration names is started for it. */
export const LIST_KEYS = ['config', '--list', '--includes', '-z', '--show-scope', '--name-only'];

/** Drivers of one configuration; all are named in the environment of git, whose size the system limits. */
const MOST_DRIVERS = 500;

/**
 * By the first part of a key: its last parts, and what each is set to. So `filter.lfs.clean` becomes
 * empty; and `required` false, since a required filter without a command fails.
 */
const DRIVERS: Readonly<Record<string, readonly (readonly [key: string, value: string])[]>> = {
  filter: [
    ['clean', ''],
    ['smudge', ''],
    ['process', ''],
    ['required', 'false'],
  ],
  hook: [['enabled', 'false']],
};

/**
 * Keys of programs that git starts to reach another repository: `core.sshcommand`,
 * `credential.helper`, `remote.origin.vcs`.
 */
const FETCHING = new RegExp(
  joined`
    ^(?:
      core\.(?:sshcommand|gitproxy|askpass|alternaterefscommand)
      |credential\.(?:.*\.)?helper|remote\..*\.(?:uploadpack|receivepack|vcs)|protocol\..*
    )$`,
  's',
);

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @param listing what `git config` answers to `LIST_KEYS`. */
export function silenced(listing: Buffer): Silenced {
  const records = splitNul(listing);
  const drivers = new Map<string, readonly [string, string][]>();
  let fetchesByProgram = false;
  for (let at = 0; at + 1 < records.length; at += 2) {
    const scope = records[at]?.toString('latin1');
    const bytes = records[at + 1] ?? Buffer.alloc(0);
    const key = bytes.toString('latin1');
    if ((scope === 'local' || scope === 'worktree') && FETCHING.test(key)) fetchesByProgram = true;
    const end = key.lastIndexOf('.');
    const kind = key.slice(0, key.indexOf('.'));
    const known = Object.hasOwn(DRIVERS, kind) ? DRIVERS[kind] : undefined;
    // Without a name between the two there is no driver.
    if (known === undefined || end <= kind.length || drivers.has(key.slice(0, end))) continue;
    const driver = nameOf(bytes.subarray(0, end));
    drivers.set(
      key.slice(0, end),
      known.map(([last, value]) => [`${driver}.${last}`, value]),
    );
    if (drivers.size > MOST_DRIVERS)
      throw new ConfigurationError(
        `The git configuration of this repository names more than ${MOST_DRIVERS} filters and hooks`,
        'Remove those that are not used from .git/config.',
      );
  }
  return { settings: [...drivers.values()].flat(), fetchesByProgram };
}

/** A program can be silenced only under a name that an environment can hold. */
function nameOf(bytes: Buffer): string {
  try {
    return strict.decode(bytes);
  } catch {
    throw new ConfigurationError(
      'The git configuration of this repository has a section whose name is not UTF-8: ' +
        visible(bytes.toString('latin1')),
      'Rename or remove that section in .git/config.',
    );
  }
}

/** The settings as git takes them from its environment. Source: git-config(1), GIT_CONFIG_COUNT. */
export function asEnvironment({ settings }: Silenced): Record<string, string> {
  const environment: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [at, [key, value]] of settings.entries()) {
    environment[`GIT_CONFIG_KEY_${at}`] = key;
    environment[`GIT_CONFIG_VALUE_${at}`] = value;
  }
  return environment;
}
