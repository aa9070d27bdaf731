import { plain, say } from '../../../../text/phrase.js';
import { placesIn } from '../../../detection.js';
import type { AgentDocument } from '../../../document.js';
import { frontMatterOf, type OpenFrontMatter } from '../../../settings/front-matter.js';
import { entriesOf, under } from '../../../settings/read.js';
import { withoutDangers } from '../form/index.js';
import { formFaults } from '../form/check.js';
import { ALOUD, FOR_PEOPLE } from '../names.js';
import { type Fault, fault, type FormCheck, unclosed } from '../syntax.js';
import { givenAndTaken, skillName, unreachable } from './extra.js';
import { FRONT_MATTER, type FrontMatterKind } from './kinds.js';
import { yamlFault } from './yaml.js';

/* Which front matter does its agent leave out or misread? Each kind of file has one schema. */

/** Lines in which a key shows that `---` opens front matter, and is no rule of Markdown. People write fewer. */
const FIRST_LINES = 30;

export const frontMatterForm: FormCheck = function* (document) {
  const { path, place, text } = document;
  if (path !== place || !/\.mdc?$/i.test(path) || text.trim() === '') return;
  const kind = FRONT_MATTER.find(({ schema }) => schema.pattern.test(path));
  if (kind === undefined || FOR_PEOPLE.test(path)) return;
  const front = frontMatterOf(document);
  if (front === null || !isMeant(front, document, kind)) {
    if (kind.without === null) return;
    const { message, remedy } = kind.without;
    const severity = ALOUD.test(path) ? 'notice' : kind.without.severity;
    yield fault('no-front-matter', message, remedy, { severity });
    return;
  }
  if (front === 'open') {
    const noun = plain(kind.noun);
    yield unclosed(say`the front matter of ${noun} is not closed, so agents do not read it`);
  } else yield* faultsIn(document, front, kind);
};

function* faultsIn(
  document: AgentDocument,
  front: OpenFrontMatter,
  kind: FrontMatterKind,
): Iterable<Fault> {
  const placeOf = placesIn(document.text);
  const isYaml = !document.path.toLowerCase().endsWith('.mdc');
  const broken = isYaml && front.read === 'lines' ? yamlFault(front.lines, kind.lenient) : null;
  if (broken !== null) yield broken;
  if (front.root.kind !== 'map') {
    if (isYaml)
      yield fault(
        'yaml',
        'the front matter is not keys with values, so agents ignore it',
        'Write `key: value` lines, each with a blank behind the colon.',
        { line: 2 },
      );
    return;
  }
  const safe = withoutDangers(front.root, false);
  for (const { at, ...found } of formFaults(safe, kind.schema, front.read === 'yaml'))
    yield { ...found, ...placeOf(at) };
  if (kind.noun === 'the skill') yield* skillName(document.path, front);
  if (kind.isClaude && broken === null) {
    yield* unreachable(front);
    yield* givenAndTaken(front);
  }
  // A prompt may be all in a key, or only start an agent.
  const isElsewhere = ['prompt', 'agent'].some((key) => under(front.root, key).length > 0);
  const body = document.lines.slice(front.lines.length + 2);
  if (!isElsewhere && body.every((line) => line.trim() === ''))
    yield fault(
      'empty-body',
      say`${plain(kind.noun)} has front matter and no text below it, so agents learn nothing from it`,
      'Write the instructions below the closing `---` line.',
      { severity: 'notice' },
    );
}

/** Whether it is front matter, and not a text between two rules of Markdown: it has keys that an agent may read. */
function isMeant(
  front: OpenFrontMatter | 'open',
  { lines }: AgentDocument,
  { schema }: FrontMatterKind,
): boolean {
  if (front !== 'open' && front.read === 'yaml' && entriesOf(front.root).length > 0) return true;
  return lines.slice(1, FIRST_LINES).some((line) => {
    const key = /^["']?([A-Za-z_][\w-]{0,60})["']?[ \t]*(?::|$)/.exec(line)?.[1];
    return key !== undefined && schema.root.keys.has(key);
  });
}
