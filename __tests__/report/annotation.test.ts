import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { annotationCommand, onlyAnnotations } from '../../src/report/terminal.js';
import { say } from '../../src/text/phrase.js';
import { visible } from '../../src/text/visible.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { hostileName } from './hostile.js';

describe('an annotation', () => {
  test('is a command as @actions/core writes it', () => {
    expect(
      annotationCommand({
        level: 'error',
        title: 'MT105 stale-fact',
        lines: [say`${'a'} is 100% gone`, say`Run: x`],
        path: 'src/a,b:c%.ts',
        line: 3,
        column: 7,
      }),
    ).toBe(
      '::error file=src/a%2Cb%3Ac%25.ts,line=3,col=7,title=MT105 stale-fact::`a` is 100%25 gone%0ARun: x',
    );
  });

  test('without a line has no column, and without a file neither', () => {
    const annotation = { level: 'notice', title: 'MT1 x', lines: [['y']], column: 3 } as const;
    expect(annotationCommand({ ...annotation, path: 'a', line: null })).toBe(
      '::notice file=a,title=MT1 x::y',
    );
    expect(annotationCommand({ ...annotation, path: null, line: 2 })).toBe(
      '::notice title=MT1 x::y',
    );
    expect(annotationCommand({ ...annotation, path: 'a\u200b', line: 2 })).toBe(
      '::notice title=MT1 x::y',
    );
  });

  test('is one command that says what it was given, whatever the names are', () => {
    fc.assert(
      fc.property(hostileName, hostileName, fc.nat(), (path, name, line) => {
        const text = annotationCommand({
          level: 'warning',
          title: 'MT105 stale-fact',
          lines: [say`${name} is stale`, say`${name}`],
          path,
          line: line + 1,
          column: null,
        });
        const isFile = visible(path) === path && !path.includes('##[');
        const quoted = `\`${visible(name)}\``.replaceAll('##[', '##\\u{5b}');
        expect(parseRunnerCommands(text)).toEqual([
          {
            command: 'warning',
            properties: expect.objectContaining({
              title: 'MT105 stale-fact',
              ...(isFile && path.trim() !== '' ? { line: String(line + 1) } : {}),
            }),
            data: `${quoted} is stale\n${quoted}`,
            syntax: '::',
            line: 1,
          },
        ]);
        expect(onlyAnnotations(text)).toBe(text);
      }),
    );
  });
});

describe('what is printed for a runner', () => {
  test.each([
    '::error::x',
    '::error title=x::y',
    '::set-output name=a,title=MT105 stale-fact::b',
    '::error file=a,file=b::,title=MT105 stale-fact::b',
    ' ::error title=MT105 stale-fact::x',
    '##[error]x',
    '::error title=MT105 stale-fact::x ##[set-env name=a]b',
    'a\n::add-mask::x',
  ])('%j is no annotation of ours, and is broken up', (text) => {
    expect(parseRunnerCommands(onlyAnnotations(text))).toEqual([]);
  });
});
