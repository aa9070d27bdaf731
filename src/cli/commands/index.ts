import type { CommandDefinition } from '../command.js';
import { adopt } from './adopt.js';
import { bind } from './bind.js';
import { check } from './check.js';
import { diff } from './diff.js';
import { discard } from './discard.js';
import { explain } from './explain.js';
import { facts } from './facts.js';
import { fixtures } from './fixtures.js';
import { init } from './init.js';
import { propose } from './propose.js';
import { rebind } from './rebind.js';
import { retire } from './retire.js';
import { reverify } from './reverify.js';
import { rules } from './rules.js';
import { schema } from './schema.js';
import { show } from './show.js';
import { sources } from './sources.js';
import { supersede } from './supersede.js';

/** Every command, in the order of the help. Adding one is a file beside this one and a line here. */
export const commands: readonly CommandDefinition[] = [check, facts, show, diff, sources, init, propose, bind, adopt, discard, supersede, retire, reverify, rebind, fixtures, explain, rules, schema];
