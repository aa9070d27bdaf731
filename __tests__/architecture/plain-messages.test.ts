import { describe, expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';
import { RIDDLES } from '../riddles.js';
import { textOf, typeScriptFiles } from './sources.js';

/*
 * Does every text of src/ that a user can read stay plain? All strings and templates of two words and more are
 * looked through for words that made readers guess; comments are not. The list grows with each sentence that
 * somebody read wrongly. Rules have stricter tests of their own (`gate/rules/plain-words.test.ts`).
 */

/**
 * Files whose strings are words to find in texts of others, or texts of made-up repositories; and rules,
 * which have a test of their own.
 */
const NO_MESSAGES = new RegExp(
  [
    '^agent-files/(?:claims|statements)/',
    '^agent-files/(?:detectors/prompt-injection|prose)/',
    '^fixtures/built-in/',
    '^gate/rules/',
  ].join('|'),
);
/** Words that are riddles in a message, though a rule may explain itself with them. */
const MORE: readonly RegExp[] = [/\bis there twice\b/i, /\blooked at\b/i];
/** Lists of words to look for, not sentences: forty short words in a row and no full stop. */
const isWordList = (text: string): boolean => /^(?:[^\s.,;:]+ ){25}/.test(text);

/** The strings of a file, with `…` for what is filled in. */
function stringsOf(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    if ('type' in node) {
      if (node.type === 'ImportDeclaration' || node.type === 'TsLiteralType') return;
      const text = textIn(node);
      if (text !== null) found.push(text.replaceAll(/\s+/g, ' ').trim());
      if (text !== null && node.type !== 'TemplateLiteral') return;
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(code, { syntax: 'typescript' }).body);
  return found.filter((text) => text.includes(' ') && !isWordList(text));
}

/** What a string, a template or a sum of them says; null for all else. */
function textIn(node: object): string | null {
  if (!('type' in node)) return null;
  if (node.type === 'StringLiteral' && 'value' in node) return String(node.value);
  if (node.type === 'TemplateLiteral' && 'quasis' in node && Array.isArray(node.quasis))
    return node.quasis
      .map((part: unknown) =>
        typeof part === 'object' && part !== null && 'cooked' in part ? String(part.cooked) : '',
      )
      .join('…');
  if (node.type !== 'BinaryExpression' || !('left' in node) || !('right' in node)) return null;
  const [left, right] = [node.left, node.right].map((side) =>
    typeof side === 'object' && side !== null ? textIn(side) : null,
  );
  return left === null && right === null ? null : `${left ?? '…'}${right ?? '…'}`;
}

/**
 * A command that a user is told to run is written as it runs on a machine where nothing is installed. The names of
 * formats, a line for a shell that has the command, and what records call a command are left as they are.
 */
const BARE_COMMAND =
  /(?<!npx )(?<![\w./@:$(-])memtrust (?:adopt|archive|bind|check|diff|discard|explain|export|facts|init|mcp|propose|rebind|recall|refine|retire|reverify|rules|schema|session|show|sources|suggest|supersede|verify|--help)\b/;
const NO_COMMAND =
  /^(?:#[^]*completion |memtrust (?:recall|show|session event|refine)$|memtrust mcp: )/;

const riddlesIn = (text: string): readonly string[] =>
  [...RIDDLES, ...MORE].flatMap((riddle) => riddle.exec(text)?.[0] ?? []);

describe('messages of the whole program', () => {
  it('hold none of the words that made readers guess', () => {
    const files = typeScriptFiles().filter((path) => !NO_MESSAGES.test(path));
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((path) =>
      stringsOf(textOf(path)).flatMap((text) =>
        riddlesIn(text).map((riddle) => `${path}: ${riddle}: ${text.slice(0, 160)}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('name a command as `npx memtrust …`', () => {
    const found = typeScriptFiles().flatMap((path) =>
      stringsOf(textOf(path))
        .filter((text) => BARE_COMMAND.test(text) && !NO_COMMAND.test(text))
        .map((text) => `${path}: ${text.slice(0, 160)}`),
    );
    expect(found).toEqual([]);
  });

  it('are found in strings, templates and sums of them, and not in comments', () => {
    const code =
      "// Mend it.\nconst a = 'Mend the file'; const b = say`${a} is none of these`;\n" +
      "const c = 'nobody knows ' + 'whose it is';";
    expect(stringsOf(code).flatMap(riddlesIn)).toEqual([
      'Mend',
      'is none',
      'nobody knows',
      'whose it is',
    ]);
  });
});
