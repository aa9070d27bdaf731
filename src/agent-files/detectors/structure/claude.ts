import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf, type OpenFrontMatter } from '../../settings/front-matter.js';
import { entriesOf, itemsOf, nodeText, under } from '../../settings/read.js';
import { type Fault, fault, type FormCheck, unclosed } from './syntax.js';
import { anyCase } from '../../../text/pattern.js';
import { shownName } from '../settings/check.js';

/* Which agents and rules of Claude are left out, or apply elsewhere than they say? */

/** Names of files that stand beside agents and are for people. */
const FOR_PEOPLE =
  /(?:^|\/)(?:readme|index|contributing|changelog|license|claude|agents)[^/]*\.md$/i;

/** `ATTRIBUTION.md`, `WORKFLOW_EXAMPLES.md`: in capitals people name what is for people. */
const ALOUD = /(?:^|\/)[A-Z][A-Z\d_-]*\.md$/;

/** Agents of Claude: without a name and a description they are left out. Source: code.claude.com/docs/en/sub-agents. */
export const claudeAgent: FormCheck = function* (document) {
  const { path, text } = document;
  if (
    !/(?:^|\/)\.claude\/agents\/.*\.md$/i.test(path) ||
    FOR_PEOPLE.test(path) ||
    path !== document.place ||
    text.trim() === ''
  )
    return;
  const front = frontMatterOf(document);
  if (front === null) {
    yield fault(
      'no-front-matter',
      'the file has no front matter, so Claude does not read it as an agent',
      'Begin with `---` lines around name and description, or move it out of this folder.',
      { severity: ALOUD.test(path) ? 'notice' : 'warning' },
    );
    return;
  }
  if (front === 'open') {
    yield unclosed('the front matter of the agent is not closed, so Claude leaves the agent out');
    return;
  }
  for (const key of ['name', 'description']) {
    const entries = under(front.root, key);
    const value = entries.at(-1)?.value;
    const isThere =
      front.read === 'lines'
        ? entries.length > 0
        : value !== undefined &&
          (value.kind !== 'scalar' || (value.value !== null && value.value !== ''));
    if (!isThere)
      yield fault(
        key,
        say`the agent has no ${key}, so Claude leaves it out`,
        say`Add ${key} to its front matter.`,
      );
  }
};

/** Rules of Claude that say for which paths they are. Source: code.claude.com/docs/en/memory. */
export const claudeRule: FormCheck = function* (document) {
  const { path, lines } = document;
  if (!/(?:^|\/)\.claude\/rules\/.*\.md$/i.test(path) || path !== document.place) return;
  const front = frontMatterOf(document);
  if (front === null) return;
  if (front === 'open') {
    // Front matter of people has fewer than thirty lines; `paths:` further down is text.
    const key = lines.slice(1, 30).findIndex((line) => /^(?:paths|globs)\s*:/.test(line));
    if (key >= 0)
      yield unclosed('the front matter is not closed, so the rule applies to the wrong paths');
    return;
  }
  const entry = under(front.root, 'paths').at(-1);
  const line = front.lines.findIndex((text) => text.startsWith('paths')) + 2;
  if (entry === undefined) {
    const other = entriesOf(front.root).find(
      ({ name }) => name === 'path' || name === 'globs' || name === 'applyTo',
    );
    if (other !== undefined)
      yield fault(
        'paths-name',
        say`Claude does not know the key ${other.name}, so the rule applies everywhere`,
        say`Write ${'paths'}.`,
        {
          severity: 'notice',
          line: Math.max(2, front.lines.findIndex((text) => text.startsWith(other.name)) + 2),
        },
      );
    return;
  }
  if (front.read === 'lines') return;
  const { value } = entry;
  const isGood =
    value.kind === 'list'
      ? itemsOf(value).every((item) => nodeText(item) !== null)
      : value.kind === 'scalar' && (value.value === null || nodeText(value) !== null);
  if (!isGood)
    yield fault(
      'paths',
      say`${'paths'} is not a list of patterns, so the rule does not apply where it should`,
      'Write a list: `- "src/**/*.ts"`.',
      { line },
    );
};

/** Longest name and description. Source: agentskills.io/specification; Codex leaves out skills that pass them. */
const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 1024;

const READ = anyCase`
  (?:^|\/)\.(?:agents|augment|claude|cline|codex|cursor|factory|gemini|github|goose|junie|kilocode|kiro
      |opencode|qwen|roo|trae|windsurf)\/skills\/`;

/** Agents that are strict, by their documentation (Codex, Gemini, Copilot, OpenCode). */
const STRICT = /(?:^|\/)\.(?:agents|codex|cursor|gemini|github|opencode)\/skills\//i;

/** Codex, Gemini, Copilot and OpenCode ignore a skill without a name; Claude takes the name of its folder. */
export const skill: FormCheck = function* (document) {
  const { path, text } = document;
  if (!/(?:^|\/)skill\.md$/i.test(path) || path !== document.place || text.trim() === '') return;
  const severity = READ.test(path) ? 'warning' : 'notice';
  const strict = STRICT.test(path) ? 'warning' : 'notice';
  const front = frontMatterOf(document);
  if (front === null || front === 'open') {
    const what =
      front === null
        ? 'the skill has no front matter'
        : 'the front matter of the skill is not closed';
    const message = `${what}, so agents ignore it or guess when to use it`;
    yield fault('no-front-matter', message, 'Begin with `---` lines around name and description.', {
      severity,
      column: 1,
    });
    return;
  }
  if (front.read === 'lines' && strict === 'warning') {
    yield fault(
      'yaml',
      'the front matter of the skill is not valid YAML, so some agents ignore it',
      'Quote values that contain a colon or brackets.',
      { severity: 'notice', line: 2 },
    );
  }
  for (const key of ['name', 'description']) {
    if (valueOf(front, key) === '')
      yield key === 'name'
        ? missingKey(key, strict, 'some agents ignore it')
        : missingKey(key, severity, 'agents ignore it or guess when to use it');
  }
  yield* nameFaults(path, front);
  if (hasLongDescription(front)) {
    yield fault(
      'description-length',
      say`the ${'description'} of the skill is longer than ${LONGEST_DESCRIPTION}
        characters, so some agents ignore it`,
      'Keep its purpose and when to use it; move the rest into the text.',
      { severity: strict, line: lineOf(front, 'description') },
    );
  }
};

/** Whether the description is too long, where the front matter is read as YAML. */
function hasLongDescription(front: OpenFrontMatter): boolean {
  return front.read === 'yaml' && [...valueOf(front, 'description')].length > LONGEST_DESCRIPTION;
}

function missingKey(key: string, severity: Fault['severity'], effect: string): Fault {
  return fault(
    key,
    say`the skill has no ${key}, so ${plain(effect)}`,
    say`Add ${key} to its front matter.`,
    { severity },
  );
}

/** Faults of the name: too long, of a wrong form, or another than its folder; one of these at most. */
function* nameFaults(path: string, front: OpenFrontMatter): Iterable<Fault> {
  const name = valueOf(front, 'name');
  if (name === '') return;
  const line = lineOf(front, 'name');
  const folder = path.split('/').at(-2) ?? '';
  if ([...name].length > LONGEST_NAME) {
    yield fault(
      'name-length',
      say`the ${'name'} of the skill is longer than ${LONGEST_NAME} characters, so some agents ignore it`,
      'Shorten it, and rename its folder to match.',
      { severity: STRICT.test(path) ? 'warning' : 'notice', line },
    );
  } else if (!/^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(name)) {
    if (/(?:^|\/)\.[a-z]+\/skills\//i.test(path))
      yield fault(
        'name-form',
        say`the ${'name'} of the skill is not made of lower-case letters, digits and single
          hyphens, as the specification wants`,
        'Write it like its folder: my-skill.',
        { severity: 'notice', line },
      );
  } else if (folder !== name && /(?:^|\/)skills\/[^/]+\/[^/]+$/i.test(path)) {
    yield fault(
      'name-folder',
      say`the skill is named ${shownName(name)} and its folder ${folder}: some agents leave
        it out, others call it by the folder`,
      'Give both the same name.',
      { severity: READ.test(path) ? 'warning' : 'notice', line },
    );
  }
}

/** The text of a key; empty where it is not there. */
function valueOf({ root }: OpenFrontMatter, key: string): string {
  const entry = under(root, key).at(-1);
  return (
    nodeText(entry?.value)?.trim() ??
    (entry?.value.kind === 'scalar' && entry.value.value !== null ? String(entry.value.value) : '')
  );
}

/** The line of a key; the front matter begins on the second. */
function lineOf({ lines }: OpenFrontMatter, key: string): number {
  const index = lines.findIndex((line) => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 2;
}
