import { say } from '../../../../text/phrase.js';
import { frontLine, frontValue, type OpenFrontMatter } from '../../../settings/front-matter.js';
import { nodeText, type Setting } from '../../../settings/read.js';
import { shownName, textsOf } from '../../settings/check.js';
import { type Fault, fault } from '../syntax.js';

/* What is wrong with front matter beyond the form of each value: two keys that exclude each other, a foreign name. */

/** Longest name. Source: agentskills.io/specification; Codex leaves out skills that pass it. */
const LONGEST_NAME = 64;

/** Agents that are strict, by their documentation (Codex, Copilot, OpenCode). */
const STRICT = /(?:^|\/)\.(?:agents|codex|cursor|gemini|github|opencode)\/skills\//i;

/** Faults of the name of a skill: too long, of a wrong form, or another than its folder; one of these at most. */
export function* skillName(path: string, front: OpenFrontMatter): Iterable<Fault> {
  const name = nodeText(frontValue(front, 'name'))?.trim() ?? '';
  if (name === '') return;
  const line = frontLine(front, 'name');
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
      { severity: /(?:^|\/)\.[a-z]+\/skills\//i.test(path) ? 'warning' : 'notice', line },
    );
  }
}

/** A skill that neither Claude nor a person can start. Source: code.claude.com/docs/en/skills. */
export function* unreachable(front: OpenFrontMatter): Iterable<Fault> {
  const byUser = frontValue(front, 'user-invocable');
  const byModel = frontValue(front, 'disable-model-invocation');
  if (byUser?.kind !== 'scalar' || byUser.value !== false) return;
  if (byModel?.kind !== 'scalar' || byModel.value !== true) return;
  yield fault(
    'unreachable',
    say`${'user-invocable'} is false and ${'disable-model-invocation'} is true, so nobody can start it`,
    'Remove one of the two.',
    { line: frontLine(front, 'user-invocable') },
  );
}

/** A tool that is given and taken away. Source: code.claude.com/docs/en/sub-agents. */
export function* givenAndTaken(front: OpenFrontMatter): Iterable<Fault> {
  const given = new Set(namesIn(frontValue(front, 'tools')));
  const both = namesIn(frontValue(front, 'disallowedTools')).find((name) => given.has(name));
  if (both === undefined) return;
  yield fault(
    'given-and-taken',
    say`${shownName(both)} is in ${'tools'} and in ${'disallowedTools'}, so the agent does not have it`,
    'Remove it from one of the two.',
    { line: frontLine(front, 'disallowedTools') },
  );
}

function namesIn(value: Setting | undefined): readonly string[] {
  return textsOf(value)
    .flatMap(({ text }) => text.split(/[\s,]+/))
    .filter((name) => /^\w+$/.test(name));
}
