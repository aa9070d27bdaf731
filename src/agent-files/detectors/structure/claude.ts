import { plain, say } from '../../../text/phrase.js';
import { frontMatterOf } from '../../settings/front-matter.js';
import { entriesOf, itemsOf, nodeText, under } from '../../settings/node.js';
import type { FormCheck } from './fault.js';

/*
 * Which agents and rules of Claude are left out, or apply elsewhere than they say?
 *     an agent without `description`     warning: Claude leaves it out
 */

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
    yield {
      severity: ALOUD.test(path) ? 'notice' : 'warning',
      line: 1,
      column: null,
      message: plain('the file has no front matter, so Claude does not read it as an agent'),
      remedy: plain(
        'Begin with `---` lines around name and description, or move it out of this folder.',
      ),
      key: 'no-front-matter',
    };
    return;
  }
  if (front === 'open') {
    yield {
      severity: 'warning',
      line: 1,
      column: 1,
      message: plain('the front matter of the agent is not closed, so Claude leaves the agent out'),
      remedy: plain('Add a line that is exactly `---` below its keys.'),
      key: 'open',
    };
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
      yield {
        severity: 'warning',
        line: 1,
        column: null,
        message: say`the agent has no ${key}, so Claude leaves it out`,
        remedy: say`Add ${key} to its front matter.`,
        key,
      };
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
      yield {
        severity: 'warning',
        line: 1,
        column: 1,
        message: plain('the front matter is not closed, so the rule applies to the wrong paths'),
        remedy: plain('Add a line that is exactly `---` below its keys.'),
        key: 'open',
      };
    return;
  }
  const entry = under(front.root, 'paths').at(-1);
  const line = front.lines.findIndex((text) => text.startsWith('paths')) + 2;
  if (entry === undefined) {
    const other = entriesOf(front.root).find(
      ({ name }) => name === 'path' || name === 'globs' || name === 'applyTo',
    );
    if (other !== undefined)
      yield {
        severity: 'notice',
        line: Math.max(2, front.lines.findIndex((text) => text.startsWith(other.name)) + 2),
        column: null,
        message: say`Claude does not know the key ${other.name}, so the rule applies everywhere`,
        remedy: say`Write ${'paths'}.`,
        key: 'paths-name',
      };
    return;
  }
  if (front.read === 'lines') return;
  const { value } = entry;
  const isGood =
    value.kind === 'list'
      ? itemsOf(value).every((item) => nodeText(item) !== null)
      : value.kind === 'scalar' && (value.value === null || nodeText(value) !== null);
  if (!isGood)
    yield {
      severity: 'warning',
      line,
      column: null,
      message: say`${'paths'} is not a list of patterns, so the rule does not apply where it should`,
      remedy: plain('Write a list: `- "src/**/*.ts"`.'),
      key: 'paths',
    };
};
