// Draws the rooms of src/ into src/README.md, from the imports alone. `npm run docs` runs it too.
// `node scripts/architecture.mjs --check` writes nothing and fails where the picture is out of date.
//
// Which room may import which is held by __tests__/architecture/floors.ts; here is only drawn what is so.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const src = join(root, 'src');
const page = join(src, 'README.md');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const BEGIN =
  '<!-- picture: written by `npm run docs` from the imports of src/; do not edit it here. -->';
const END = '<!-- end of the picture -->';
/** The node of the files that lie directly in src/. */
const ENTRIES = 'entries';

function roomOf(path) {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : ENTRIES;
}

/** Paths below src/ that a file imports, lazily or for types alone too. */
function importsOf(path) {
  const code = readFileSync(join(src, path), 'utf8').replace(/^\s*(?:\/\/|\/\*|\*).*$/gm, '');
  const specifiers = [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.[^'"\n]+)['"]/g)];
  return specifiers.map(([, specifier]) => posix.join(posix.dirname(path), specifier));
}

/** Each room with the other rooms that it imports from. */
function roomsAndImports() {
  const rooms = new Map();
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'));
  for (const path of files.toSorted(byName)) {
    const room = roomOf(path);
    const imported = rooms.get(room) ?? new Set();
    for (const target of importsOf(path)) if (roomOf(target) !== room) imported.add(roomOf(target));
    rooms.set(room, imported);
  }
  return rooms;
}

/** In the order of their letters' codes, which is the same on every machine. */
function byName(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Every room that one reaches through its imports. */
function reachedFrom(room, rooms, seen = new Set()) {
  for (const next of rooms.get(room) ?? []) {
    if (seen.has(next)) continue;
    seen.add(next);
    reachedFrom(next, rooms, seen);
  }
  return seen;
}

/** The imports of a room without those that another of its imports leads to anyway. */
function neighbours(room, rooms) {
  const direct = [...rooms.get(room)];
  return direct.filter(
    (target) => !direct.some((other) => other !== target && reachedFrom(other, rooms).has(target)),
  );
}

/** How many rooms lie below one, along the longest way down. */
function height(room, rooms) {
  return Math.max(0, ...[...rooms.get(room)].map((below) => height(below, rooms) + 1));
}

/** The rooms as Mermaid text, the highest first. */
function picture() {
  const rooms = roomsAndImports();
  const circle = [...rooms.keys()].find((room) => reachedFrom(room, rooms).has(room));
  if (circle !== undefined) {
    throw new Error(`src/${circle} imports itself through other rooms; a circle cannot be drawn`);
  }
  const names = [...rooms.keys()].toSorted(
    (a, b) => height(b, rooms) - height(a, rooms) || byName(a, b),
  );
  const nodes = names.map((room) =>
    room === ENTRIES ? `  ${room}(["${ENTRIES}"])` : `  ${room}["${room}/"]`,
  );
  const below = (room) => neighbours(room, rooms).toSorted(byName);
  const arrows = names.flatMap((room) => below(room).map((target) => `  ${room} --> ${target}`));
  return ['```mermaid', 'graph TD', ...nodes, ...arrows, '```'].join('\n');
}

/** The page with the picture between its two marks. */
function drawnInto(text) {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) {
    throw new Error('src/README.md has no place for the picture; put both marks back');
  }
  return `${text.slice(0, begin + BEGIN.length)}\n\n${picture()}\n\n${text.slice(end)}`;
}

try {
  const text = readFileSync(page, 'utf8');
  const drawn = drawnInto(text);
  if (drawn !== text) {
    process.stdout.write(`${values.check ? 'out of date' : 'written'}: src/README.md\n`);
    if (!values.check) writeFileSync(page, drawn);
    else process.stderr.write('Run npm run docs.\n');
    if (values.check) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`architecture failed: ${error.message}\n`);
  process.exitCode = 1;
}
