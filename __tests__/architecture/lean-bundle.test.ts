import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** What a function of a script makes of a text. */
function run(script: string, name: string, code: string): string {
  const module = join(import.meta.dirname, `../../scripts/${script}.mjs`);
  const program = `import { ${name} } from ${JSON.stringify(module)}; process.stdout.write(await ${name}(${JSON.stringify(code)}));`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
}

const leanBundle = (code: string): string => run('lean-bundle', 'leanBundle', code);

test('a bundle loses comments, blanks and long local names, and nothing else', () => {
  const code =
    "#!/usr/bin/env node\n// first\nconst é = 'ü // x';\n/** Doubles. */\nfunction doubled(number) {\n  return number * 2; /* last */\n}\nclass Kept {}\nexport { é, doubled, Kept };\n";
  const lean = leanBundle(code);
  expect(lean).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(lean).toMatch(/function doubled\((\w)\)\{return \1\*2[;}]/);
  expect(lean).toMatch(/(?:ü|\\xfc) \/\/ x/);
  expect(lean).toContain('class Kept{}');
  expect(lean).not.toMatch(/first|Doubles|last/);
});

test('code that a compressor would fold stays as it is', () => {
  expect(
    leanBundle('export const kept = (value) => { if (1 + 1 === 3) return value; };\n'),
  ).toContain('1+1===3');
});

test('a pattern that stands on several lines is on one in a bundle', () => {
  const code =
    '// é\nimport { joined } from "./pattern.js";\nexport const name = joined `\n  (?:é|b\\n\n  |c)${joined`\n    x`}\n  z`;\nexport const kept = `\n  text`;\n';
  expect(run('fold-lines', 'foldLines', code)).toBe(
    '// é\nimport { joined } from "./pattern.js";\nexport const name = joined `(?:é|b\\n|c)${joined`x`}z`;\nexport const kept = `\n  text`;\n',
  );
});
