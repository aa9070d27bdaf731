import { joined } from '../../../text/pattern.js';
import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf, type OpenFrontMatter } from '../../settings/front-matter.js';
import { nodeText, under } from '../../settings/node.js';
import { shownName } from '../settings/check.js';
import type { Fault, FormCheck } from './fault.js';

/*
 * Which skills does an agent leave out, or call by another name? A skill named `b` in a folder `a`: a warning where
 * an agent reads the folder, a notice elsewhere.
 */

/** Longest name and description. Source: agentskills.io/specification; Codex leaves out skills that pass them. */
const LONGEST_NAME = 64;
const LONGEST_DESCRIPTION = 1024;

/** Folders from which an agent takes skills. */
const READ = new RegExp(
  joined`
    (?:^|\/)\.(?:
      agents|augment|claude|cline|codex|cursor|factory|gemini|github|goose|junie|kilocode|kiro
      |opencode|qwen|roo|trae|windsurf
    )\/skills\/`,
  'i',
);

/**
 * Those whose agents are strict. Sources: developers.openai.com/codex/skills, geminicli.com,
 * code.visualstudio.com, opencode.ai.
 */
const STRICT = /(?:^|\/)\.(?:agents|codex|cursor|gemini|github|opencode)\/skills\//i;

/**
 * Skills. An agent chooses a skill by its description, and Codex, Gemini, Copilot and OpenCode
 * leave one out that has no name: where an agent reads it that is a warning. Claude takes a missing
 * name from the folder (code.claude.com/docs/en/skills), and a skill that lies elsewhere is read by
 * whoever installs it: there it is a notice.
 */
export const skill: FormCheck = function* (document) {
  const { path, text } = document;
  if (!/(?:^|\/)skill\.md$/i.test(path) || path !== document.place || text.trim() === '') return;
  const severity = READ.test(path) ? 'warning' : 'notice';
  const strict = STRICT.test(path) ? 'warning' : 'notice';
  const front = frontMatterOf(document);
  if (front === null || front === 'open') {
    const what = {
      none: 'the skill has no front matter',
      open: 'the front matter of the skill is not closed',
    }[front ?? 'none'];
    const message = plain(`${what}, so agents ignore it or guess when to use it`);
    yield {
      severity,
      line: 1,
      column: 1,
      message,
      remedy: plain('Begin with `---` lines around name and description.'),
      key: 'no-front-matter',
    };
    return;
  }
  if (front.read === 'lines' && strict === 'warning') {
    yield {
      severity: 'notice',
      line: 2,
      column: null,
      message: plain('the front matter of the skill is not valid YAML, so some agents ignore it'),
      remedy: plain('Quote values that contain a colon or brackets.'),
      key: 'yaml',
    };
  }
  for (const key of ['name', 'description']) {
    if (valueOf(front, key) === '')
      yield key === 'name'
        ? missingKey(key, strict, 'some agents ignore it')
        : missingKey(key, severity, 'agents ignore it or guess when to use it');
  }
  yield* nameFaults(path, front);
  if (hasLongDescription(front)) {
    yield {
      severity: strict,
      line: lineOf(front, 'description'),
      column: null,
      message: say`the ${'description'} of the skill is longer than ${LONGEST_DESCRIPTION}
        characters, so some agents ignore it`,
      remedy: plain('Keep its purpose and when to use it; move the rest into the text.'),
      key: 'description-length',
    };
  }
};

/** Whether the description is too long, where the front matter is read as YAML. */
function hasLongDescription(front: OpenFrontMatter): boolean {
  return front.read === 'yaml' && [...valueOf(front, 'description')].length > LONGEST_DESCRIPTION;
}

/** The fault of a key that is not there. */
function missingKey(key: string, severity: Fault['severity'], effect: string): Fault {
  return {
    severity,
    line: 1,
    column: null,
    message: say`the skill has no ${key}, so ${plain(effect)}`,
    remedy: say`Add ${key} to its front matter.`,
    key,
  };
}

/**
 * Faults of the name: too long, of a wrong form, or another than its folder; one of these at most.
 */
function* nameFaults(path: string, front: OpenFrontMatter): Iterable<Fault> {
  const name = valueOf(front, 'name');
  if (name === '') return;
  const line = lineOf(front, 'name');
  const folder = path.split('/').at(-2) ?? '';
  if ([...name].length > LONGEST_NAME) {
    yield {
      severity: STRICT.test(path) ? 'warning' : 'notice',
      line,
      column: null,
      message: say`the ${'name'} of the skill is longer than ${LONGEST_NAME} characters, so some agents ignore it`,
      remedy: plain('Shorten it, and rename its folder to match.'),
      key: 'name-length',
    };
  } else if (!/^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u.test(name)) {
    if (/(?:^|\/)\.[a-z]+\/skills\//i.test(path))
      yield {
        severity: 'notice',
        line,
        column: null,
        message: say`the ${'name'} of the skill is not made of lower-case letters, digits and single
          hyphens, as the specification wants`,
        remedy: plain('Write it like its folder: my-skill.'),
        key: 'name-form',
      };
  } else if (folder !== name && /(?:^|\/)skills\/[^/]+\/[^/]+$/i.test(path)) {
    yield {
      severity: READ.test(path) ? 'warning' : 'notice',
      line,
      column: null,
      message: say`the skill is named ${shownName(name)} and its folder ${folder}: some agents leave
        it out, others call it by the folder`,
      remedy: plain('Give both the same name.'),
      key: 'name-folder',
    };
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
