import { remembered } from '../../../text/collections.js';
import { wordSet } from '../../../text/words.js';
import { AGENT_FOLDERS } from '../../agents.js';
import { referencedCommandsIn } from './commands.js';
import type { ReferenceReading } from './reading.js';
import { writtenPath } from './shape.js';

/*
 * Does a skill, agent or command speak of this repository? Many are taken over as they are, and speak of any project.
 * One that names a file which only this repository has is about this one, and what it says is a claim as in CLAUDE.md.
 */

/** Folders at the root that agents read in this repository. What lies in others may be made for its users. */
const OWN_FOLDERS = new RegExp(`^(?:${AGENT_FOLDERS})/`);

/** Words in paths that any project has: `src/index.ts` says nothing of which one it is. */
const EVERYDAY = wordSet(`
  src lib libs docs doc test tests __tests__ spec specs script scripts app apps packages package crates
  components component pages page api utils util helpers hooks services types models routes server client
  frontend backend config configs public assets styles bin cmd internal pkg index main mod readme changelog
  contributing license setup init workflows ci build release deploy core common shared tools examples example
  architecture testing
  style guide guides security roadmap development usage tsconfig pyproject cargo
  makefile dockerfile layout settings unit integration e2e ui web
`);

/** Mentions that are looked at; one is enough. */
const MOST = 300;

/** Whether a text is about this repository. */
export const isAtHome = remembered(async (reading: ReferenceReading): Promise<boolean> => {
  if (!reading.isPortable && !reading.isSecondHand) return true;
  const { document, scene } = reading;
  if (reading.isSpecimen || !OWN_FOLDERS.test(document.place)) return false;
  const words = [
    ...document.markdown.code.map(({ text }) => text.trim()),
    ...document.markdown.links.map(({ target }) => target),
    ...referencedCommandsIn(reading).flatMap((command) => command.words.slice(1)),
  ];
  for (const word of words.slice(0, MOST)) {
    const written = word.includes('/') ? writtenPath(word) : null;
    if (written === null || !isOnlyHere(written.path)) continue;
    if (await scene.has(written.path)) return true;
  }
  return false;
});

/** Whether a path is one that another project would hardly have. */
function isOnlyHere(path: string): boolean {
  const parts = path.split('/');
  return (
    parts.length > 1 &&
    !path.startsWith('.') &&
    parts.some((part) => !EVERYDAY.has(part.toLowerCase().replace(/\.[\w.]+$/, '')))
  );
}
