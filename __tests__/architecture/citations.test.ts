import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseFixture } from '../../src/fixtures/parse.js';
import { repositoryFile, run as runCases } from '../fixtures/running.js';
import { parseBaseline } from '../../src/memory/parse-baseline.js';
import { parseFact } from '../../src/memory/fact.js';
import { parseLedger } from '../../src/memory/ledger.js';
import { defaultPolicy, parsePolicy } from '../../src/memory/policy.js';
import { sha256 } from '../../src/tree/digest.js';

const root = join(import.meta.dirname, '../..');

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Files below a folder whose name ends so, by path from the root. */
function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`)
    .toSorted();
}

const sources = new Map(filesBelow('src', '.ts').map((path) => [path, read(path)]));
const pages = new Map(
  [
    'README.md',
    'README.zh-CN.md',
    'CONTRIBUTING.md',
    'AGENTS.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'src/README.md',
    ...filesBelow('docs', '.md'),
  ].map((path) => [path, read(path)]),
);

pages.set('examples/demos.md', read('examples/demos.md'));

/** Text of a page outside of its fenced blocks, line numbers kept. */
function proseOf(markdown: string): string {
  return markdown.replace(/^(```+)[^`\n]*\n[\s\S]*?^\1\s*$/gm, (block) =>
    block.replace(/[^\n]/g, ''),
  );
}

/** GitHub's anchor of each heading: lower case, punctuation gone, blanks as hyphens, repeated ones numbered. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of proseOf(markdown).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)) {
    const text = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const slug = text.replace(/[^\p{L}\p{N}\s_-]/gu, '').replace(/\s/g, '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Each `SECURITY S08` in a comment, and every further number of a list: `S24, S26`, `S14 and S15`. */
function securityRulesCited(text: string): string[] {
  return [...text.matchAll(/SECURITY (S\d\d(?:(?:, | and )S\d\d)*)/g)].flatMap(
    ([, list = '']) => list.match(/S\d\d/g) ?? [],
  );
}

function designSectionsCited(text: string): string[] {
  return [...text.matchAll(/DESIGN §(\d+)/g)].map(([, section = '']) => section);
}

/** Relative links of a page that lead nowhere, each with its line. */
function brokenLinks(page: string, markdown: string): string[] {
  return proseOf(markdown)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].flatMap(([, target = '']) => {
        if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return [];
        const [path = '', anchor] = target.split('#');
        const file =
          path === '' ? page : relative(root, join(root, dirname(page), decodeURI(path)));
        const place = `${page}:${index + 1} links to ${target}`;
        if (!existsSync(join(root, file))) return [`${place}: there is no ${file}`];
        if (anchor === undefined || anchorsOf(read(file)).has(anchor)) return [];
        return [`${place}: ${file} has no such heading`];
      }),
    );
}

/** Files of the project that a page names in code spans and that are not there. */
function missingFiles(page: string, markdown: string): string[] {
  return [...proseOf(markdown).matchAll(/`((?:src|__tests__|scripts|docs)\/[\w./-]+)`/g)].flatMap(
    ([, path = '']) => {
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      return found === undefined || found.isDirectory() !== path.endsWith('/')
        ? [`${page} names ${path}`]
        : [];
    },
  );
}

/** `languages/data/toml.ts`, `data/toml.ts` and `toml.ts` for `src/languages/data/toml.ts`. */
function endsOf(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, at) => parts.slice(at).join('/'));
}

const files = [...sources.keys(), ...filesBelow('__tests__', '.ts')];
const names = new Set(files.flatMap(endsOf));
const folders = new Set(files.flatMap((file) => endsOf(dirname(file))));

/**
 * Files that the comments of a source name and that are not there: a test by its path, another file by the end of
 * its path. A path in a folder that we do not have, such as `src/a.ts`, is an example.
 */
function missingSources(path: string, text: string): string[] {
  const isExample = (named: string): boolean =>
    named.includes('/') && (dirname(named) === 'src' || !folders.has(dirname(named)));
  return text
    .split('\n')
    .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(/`([\w./-]+\.ts|__tests__\/[\w./-]*\/)`/g)])
    .flatMap(([, named = '']) => {
      const isThere = named.startsWith('__tests__/')
        ? existsSync(join(root, named))
        : names.has(named) || isExample(named);
      return isThere ? [] : [`${path} names ${named}`];
    });
}

describe('what the sources cite', () => {
  const rows = new Set(
    [...read('docs/security.md').matchAll(/^\| \*\*(S\d\d)\*\* \|/gm)].map(([, rule]) => rule),
  );
  const headings = new Set(
    [...read('src/README.md').matchAll(/^## (\d+)\. /gm)].map(([, section]) => section),
  );

  test('as SECURITY Sxx is a row of docs/security.md', () => {
    const cited = [...sources].flatMap(([path, text]) =>
      securityRulesCited(text).map((rule) => ({ path, rule })),
    );
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter(({ rule }) => !rows.has(rule))).toEqual([]);
  });

  test('as DESIGN §n is a section of src/README.md', () => {
    const cited = [...sources].flatMap(([path, text]) =>
      designSectionsCited(text).map((section) => ({ path, section })),
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter(({ section }) => !headings.has(section))).toEqual([]);
  });

  test('as ANCHORS is a section of docs/formats.md', () => {
    expect([...sources.values()].some((text) => text.includes('ANCHORS'))).toBe(true);
    expect(anchorsOf(read('docs/formats.md'))).toContain('anchors');
  });

  test('as a file in a comment is there', () => {
    expect([...sources].flatMap(([path, text]) => missingSources(path, text))).toEqual([]);
    const gone = [
      'gone.ts',
      'anchors/gone.ts',
      'src/anchors/gone.ts',
      '__tests__/gone/',
      '__tests__/gone.test.ts',
    ];
    const there = ['src/a.ts', 'auth/guard.ts', 'citations.test.ts', 'anchors/check.ts'];
    const comment = `// ${[...gone, ...there].map((name) => `\`${name}\``).join(', ')}`;
    expect(missingSources('a.ts', comment)).toEqual(gone.map((name) => `a.ts names ${name}`));
  });

  test('every security rule from S01 to S57 has a row', () => {
    expect(rows).toEqual(
      new Set(Array.from({ length: 57 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`)),
    );
  });

  test('lists of rules are read whole', () => {
    expect(securityRulesCited('(SECURITY S24, S26) and SECURITY S14 and S15.')).toEqual([
      'S24',
      'S26',
      'S14',
      'S15',
    ]);
  });
});

describe('what the pages refer to', () => {
  test('by a relative link is there, with its heading', () => {
    expect([...pages].flatMap(([page, markdown]) => brokenLinks(page, markdown))).toEqual([]);
  });

  test('below docs/, in CONTRIBUTING.md and in src/README.md as a file of the project is there', () => {
    const asked = [...pages].filter(
      ([page]) =>
        page.startsWith('docs/') || page === 'CONTRIBUTING.md' || page === 'src/README.md',
    );
    expect(asked.flatMap(([page, markdown]) => missingFiles(page, markdown))).toEqual([]);
  });

  test.each([
    [
      'a file that is gone',
      'See [it](nowhere.md).',
      ['README.md:1 links to nowhere.md: there is no nowhere.md'],
    ],
    [
      'a heading that is gone',
      '\n[it](README.md#no-such-heading)',
      ['README.md:2 links to README.md#no-such-heading: README.md has no such heading'],
    ],
    ['a page elsewhere', '[it](https://example.org/x.md)', []],
    ['an example', '```\n[it](nowhere.md)\n```', []],
  ])('%s is told from one that is there', (_what, markdown, broken) => {
    expect(brokenLinks('README.md', markdown)).toEqual(broken);
  });
});

describe('the examples of docs/formats.md and docs/outputs.md', () => {
  const outputs = read('docs/outputs.md');
  const blocksOf = (page: string, language: string): string[] =>
    [...page.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
      ([, text = '']) => text,
    );
  const formats = read('docs/formats.md');
  const [written = ''] = blocksOf(formats, 'markdown');
  const [policy = '', fixture = '', accepted = ''] = blocksOf(formats, 'yaml');
  const [budgets = ''] = blocksOf(formats, 'yml');
  const [claim = '', binding = '', event = ''] = blocksOf(outputs, 'json');
  const id = 'auth/owner-checks';
  const { fact, problems } = parseFact(id, `.memtrust/facts/${id}.md`, Buffer.from(written));

  test('are a valid fact', () => {
    expect(problems).toEqual([]);
  });

  test('show exactly what is hashed', () => {
    expect(fact?.claim).toBe(sha256(claim.trim()));
    expect(fact?.binding).toBe(sha256(binding.trim()));
    expect(outputs).toContain(`**\`claim\`**: the statement. Its digest is \`${fact?.claim}\``);
    expect(outputs).toContain(
      `**\`binding\`**: the sources that it cites. Its digest is \`${fact?.binding}\``,
    );
  });

  test('hold an event that adopts that fact', () => {
    const ledger = parseLedger(id, 'ledger', event);
    expect(ledger.faults).toEqual([]);
    expect(ledger.events).toEqual([
      expect.objectContaining({
        type: 'candidate.applied',
        claim: sha256(claim.trim()),
        binding: sha256(binding.trim()),
      }),
    ]);
  });

  test('give every default of the policy', () => {
    const parsed = parsePolicy(Buffer.from(policy));
    expect(parsed.problems).toEqual([]);
    expect(parsed.policy).toEqual(defaultPolicy().policy);
    const keys = policy.match(/^\w+(?=:)/gm) ?? [];
    expect(keys).toEqual(Object.keys(defaultPolicy().policy));
    const leftOut =
      /If absent,\s([^.]*) are left out\./.exec(formats)?.[1]?.match(/\w+(?=`)/g) ?? [];
    const { properties } = z
      .object({ properties: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(read('docs/schemas/policy.schema.json')));
    expect([...keys, ...leftOut].toSorted()).toEqual(Object.keys(properties).toSorted());
  });

  test('hold budgets and accepted findings that can be read', () => {
    expect(parsePolicy(Buffer.from(budgets)).problems).toEqual([]);
    const digest = `sha256:${'0'.repeat(64)}`;
    expect(
      parseBaseline({ kind: 'bytes', bytes: Buffer.from(accepted.replace('sha256:…', digest)) }),
    ).toMatchObject({
      problems: [],
    });
  });

  test('hold a fixture that passes', async () => {
    expect(parseFixture(fixture)).toHaveProperty('format', 'ait');
    const run = await runCases([repositoryFile(fixture)], { now: 0 });
    expect(run.cases.at(-1)).toMatchObject({ id: 'owner-checks', passed: true });
  });
});
