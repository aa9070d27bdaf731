import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { AGENT_ROWS } from '../../src/agent-files/agent-table.js';
import { SHARED_FILES } from '../../src/agent-files/readers.js';
import { rules } from '../../src/gate/rules/index.js';
import { renderAgentsPage } from '../../src/cli/agents-page.js';
import { generatedDocs, renderRulesDoc, withActionTables } from '../../src/cli/generated-docs.js';
import { ruleUrl, VERSION } from '../../src/report/project.js';
import { renderedHeadings } from '../e2e/render-markdown.js';

const root = join(import.meta.dirname, '../..');
const generated = new Map([
  ...generatedDocs(
    readFileSync(join(root, 'action.yml'), 'utf8'),
    readFileSync(join(root, 'docs/workflow.md'), 'utf8'),
  ),
  ['docs/agents.md', renderAgentsPage()],
]);

describe('the documents on disk', () => {
  test.each([...generated])('%s is what the code says (else run npm run docs)', (path, text) => {
    expect(
      existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : 'no such file',
    ).toBe(text);
  });

  test('hold no schema that is published no more', () => {
    const known = [...generated.keys()];
    expect(
      readdirSync(join(root, 'docs/schemas'))
        .map((name) => `docs/schemas/${name}`)
        .filter((path) => !known.includes(path)),
    ).toEqual([]);
  });
});

describe('the page of the rules', () => {
  const page = renderRulesDoc(rules);

  test('has one section a rule, and findings link to it', () => {
    const headings = renderedHeadings(page)
      .filter(({ level }) => level === 2)
      .map(({ text }) => text);
    expect(headings).toEqual(rules.map((rule) => `${rule.code} ${rule.name}`));
    // GitHub's anchor: lower case, blanks to hyphens.
    const anchors = headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-'));
    expect(rules.map((rule) => ruleUrl(rule).split('#')[1])).toEqual(anchors);
  });

  test('says what, why, what to do, and whether the policy can lower it', () => {
    const [rule] = rules;
    const short = renderRulesDoc([
      {
        code: 'MT999',
        name: 'a-rule',
        severity: 'notice',
        summary: 'It finds a|b.',
        why: 'Because.',
        remedy: 'Do it.',
      },
    ]);
    expect(short).toContain('| [MT999 a-rule](#mt999-a-rule) | notice | yes | It finds a\\|b. |');
    expect(short).toContain(
      '\n## MT999 a-rule\n\n**notice** · It finds a|b. The policy can change its severity or turn it off: `rules: {MT999: off}`.\n\nBecause.\n\n**What to do.** Do it.\n',
    );
    expect(page).toContain(rule?.remedy);
    expect(page).toContain('The policy cannot lower its severity.');
  });
});

describe('the page of the agents', () => {
  const page = renderAgentsPage();
  const sections = new Map(
    page
      .split('\n## ')
      .slice(3)
      .map((section) => [section.split('\n', 1)[0], section] as const),
  );

  test('has a section with a link to a document for each agent that a file is read by', () => {
    const agents = [
      ...AGENT_ROWS.map(({ agent }) => agent),
      ...SHARED_FILES.flatMap((file) => file.agents),
    ];
    expect(new Set(sections.keys())).toEqual(new Set(agents));
    expect(sections.size).toBeGreaterThan(50);
    expect([...sections].filter(([, section]) => !section.includes('](https://'))).toEqual([]);
  });

  test('has each path of the tables, with the document that names it', () => {
    for (const { agent, paths, source } of AGENT_ROWS)
      for (const path of paths)
        expect(sections.get(agent)).toContain(
          `[\`${path.replace('=', '')}\`](https://${source})`.replaceAll('|', '\\|'),
        );
  });

  test('says who else reads a file', () => {
    expect(page).toContain('| `GEMINI.md` | [gemini](#gemini), [copilot](#copilot), [zed](#zed),');
    expect(sections.get('jules')).toContain('- **Also reads**: `AGENTS.md`.');
    expect(sections.get('codex')).toContain('(`project_doc_max_bytes`)');
  });
});

describe('the inputs and outputs on the page of the workflow', () => {
  const MARKS = `<!-- action: written by \`npm run docs\` from action.yml; edit that file, not this part. -->
<!-- end of the action -->`;
  const ACTION =
    'inputs:\n  a:\n    description: >-\n      one|two\n      three\n    default: on-change\n  b: {description: none}\noutputs:\n  c: {description: A number.}\n';

  test('have a row each, with defaults, between the marks', () => {
    const page = withActionTables(`# A\n\n${MARKS}\n\nThe end.\n`, ACTION);
    expect(page).toMatch(/^# A\n[^]*\nThe end\.\n$/);
    expect(withActionTables(page, ACTION)).toBe(page);
    expect(page).toContain('| `a` | `on-change` | one\\|two three |\n| `b` |  | none |\n');
    expect(page).toContain('| `c` | A number. |\n');
  });

  test('are not written where a mark is missing', () => {
    expect(() => withActionTables('# A\n', ACTION)).toThrow('put both marks back');
  });
});

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(VERSION).toBe(version);
});
