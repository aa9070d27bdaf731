import { ConfigurationError } from '../text/errors.js';
import { joined } from '../text/pattern.js';
import { visible } from '../text/visible.js';
import { splitNul } from './listing.js';

/* Settings that keep git from running the programs of a repository's configuration: its filters and hooks. */

/**
 * The programs that a git configuration names, as settings that disable them (SECURITY S46). Only the names of keys are
 * read: values may hold secrets.
 */
interface DisabledPrograms {
  /** Settings with higher priority than any file. */
  readonly settings: readonly (readonly [key: string, value: string])[];
  /** Whether the repository's own configuration names a program for fetching, such as `core.sshCommand`. */
  readonly fetchesByProgram: boolean;
}

/** Lists `<scope>` NUL `<key>` NUL, and starts no program. */
export const LIST_SETTINGS = [
  'config',
  '--list',
  '--includes',
  '-z',
  '--show-scope',
  '--name-only',
];

/** All of them go into the environment, whose size the system limits. */
const MOST_DRIVERS = 500;

/**
 * By the first part of a key: its last parts and their new values. A required filter without a command would fail, so
 * `required` becomes false.
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
 * Programs that git starts to reach another repository: `core.sshcommand`, `credential.helper`, `remote.origin.vcs`.
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

/** @param listing the output of `LIST_SETTINGS`. */
export function disabledPrograms(listing: Buffer): DisabledPrograms {
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
    // `filter.lfs.clean` belongs to the driver `lfs`; `filter.clean` to none.
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

/** The name as an environment can hold it; throws where it is not UTF-8. */
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
export function settingsEnvironment({ settings }: DisabledPrograms): Record<string, string> {
  const environment: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [at, [key, value]] of settings.entries()) {
    environment[`GIT_CONFIG_KEY_${at}`] = key;
    environment[`GIT_CONFIG_VALUE_${at}`] = value;
  }
  return environment;
}
