import { describe, expect, it } from '@jest/globals';
import { AgentDocument } from '../../src/agent-files/document.js';
import { frontMatterOf } from '../../src/agent-files/settings/front-matter.js';

/** What is read of front matter; a comment behind it makes the parser read it. */
function readOf(lines: readonly string[], comment: readonly string[] = []): unknown {
  const text = ['---', ...lines, ...comment, '---', 'Be brief.'].join('\n');
  const front = frontMatterOf(new AgentDocument('claude', 'skill', 'a.md', 'a.md', text));
  return front === null || front === 'open' ? front : { ...front, lines: null };
}

describe('front matter of one text a line is read without the parser', () => {
  it.each([
    [['name: release-notes', 'description: Writes the notes of a release']],
    [['name: "release: notes"', "description: 'Writes # notes'"]],
    [['description:   Wait — and “look” first', 'model: größer']],
    [['description: リリースノートを書く', 'tools: Read, Bash(git log:*)']],
    [['name: a: b']],
    [['name: a # comment']],
    [['name: true', 'other: Null', 'more: off']],
    [['yes: one', 'true: two', 'null: three']],
    [['name: 3d', 'version: 1.0', 'date: 2026-11-28']],
    [['name: a', 'name: b']],
    [['name: a ', 'other: b\t']],
    [['name: "a\\nb"', "other: 'it''s'"]],
    [['name: a', '  goes on', 'other: b']],
    [['name:', 'other: ""', "third: ''"]],
    [['name: x:', 'other: https://example.com/a:b']],
    [['tools: [Read, Bash]', 'name: b']],
    [['name: &a b', 'other: *a', 'third: !!str c']],
    [['name: half \ud800', 'other: b']],
    [['name: a\u0085b', 'other: b\u2028c']],
    [['name: a', '', 'other: b']],
    [['name : a']],
  ])('as the parser reads it: %j', (lines) => {
    expect(readOf(lines)).toEqual(readOf(lines, ['# a comment']));
  });
});
