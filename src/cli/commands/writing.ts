import type { CommandDefinition } from '../command.js';
import { adopt } from './adopt.js';
import { archive } from './archive.js';
import { backfill } from './backfill.js';
import { bind } from './bind.js';
import { diff } from './diff.js';
import { discard } from './discard.js';
import { forget } from './forget.js';
import { init } from './init.js';
import { migrate } from './migrate.js';
import { propose } from './propose.js';
import { rebind } from './rebind.js';
import { refine } from './refine.js';
import { replay } from './replay.js';
import { retire } from './retire.js';
import { reverify } from './reverify.js';
import { review } from './review.js';
import { runWrapped } from './run.js';
import { session } from './session.js';
import { suggest } from './suggest.js';
import { supersede } from './supersede.js';
import { verifyStore } from './verify-store.js';
import { write } from './write.js';

/** Every command of the path from evidence to durable memory, in the order of the help. Adding one is a file beside this one and a line here. */
export const writing: readonly CommandDefinition[] = [init, suggest, backfill, write, propose, diff, bind, adopt, discard, supersede, retire, reverify, rebind, refine, archive, forget, migrate, verifyStore, runWrapped, review, session, replay];
