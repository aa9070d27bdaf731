import { describe, expect, it } from '@jest/globals';
import { RIDDLES } from '../riddles.js';
import { stringsOf, textOf, typeScriptFiles } from './sources.js';

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
