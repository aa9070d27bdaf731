import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const script = join(import.meta.dirname, '../../scripts/without-comments.mjs');

function withoutComments(code: string): string {
  const program = `import { withoutComments } from ${JSON.stringify(script)}; process.stdout.write(await withoutComments(${JSON.stringify(code)}));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

test('a bundle loses its comments, and nothing that only looks like one', () => {
  const kept = '#!/usr/bin/env node\nconst é = "ü // x", url = \'https://x\';\nconst r = /a\\/\\/b[/*]/g;\nconst t = `/* ${ é } // ${ `//${ r }` }\n\n  // y`;\nexport { é, t, url };\n';
  expect(withoutComments(kept)).toBe(kept);
  expect(withoutComments('#!/bin/x // y\n// first\nlet a = 1; // one\n/**\n * Two.\n */\nlet b = a /* in */ / 2;\nlet c = 3; /* last */')).toBe('#!/bin/x // y\nlet a = 1; \nlet b = a   / 2;\nlet c = 3;  ');
});

test('words stay apart, and a line that ended a statement still does', () => {
  expect(withoutComments('let a = 1;\nvar b = a/**/in{};\nlet f = () => { return/*\n*/ 1 };\n')).toBe('let a = 1;\nvar b = a in{};\nlet f = () => { return\n 1 };\n');
});
