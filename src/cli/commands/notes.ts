import { addCommand, type CommandDefinition } from '../command.js';
import { archive } from './notes/archive.js';
import { checkNotes, repairNotes } from './notes/check.js';
import { refineNotes } from './notes/refine.js';
import { write } from './notes/write.js';

/** Notes of agents: written, compared with facts, put aside, checked. None of them is trusted. */
export const notes: CommandDefinition = (program, run) => {
  const group = addCommand(program, {
    name: 'notes',
    about: 'notes of agents: write, refine, archive, check, repair',
    examples: `
      notes write new-trap "pool leaks" --text "…" | a finding, for review
      notes refine | what would become of each staged note
      notes archive --dry-run | what no longer counts
      notes check | whether every file of memory can be read
    `,
  });
  for (const add of [write, refineNotes, archive, checkNotes, repairNotes]) add(group, run);
};
