/** What the gate says of agent files with one of every defect in them, and of ones that only look as if. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DetectionSubject } from '../../src/agent-files/detection.js';
import { Sandbox, type LooseReport } from './cli/sandbox.js';
import { baits, benignFiles, links } from './planted/benign.js';
import { defects, plantedFiles, type Defect } from './planted/defects.js';

const RULES: Readonly<Record<DetectionSubject, string>> = {
  'hidden-text': 'MT403',
  secret: 'MT404',
  'dead-reference': 'MT405',
  'unsafe-setting': 'MT406',
  'prompt-injection': 'MT407',
  conflict: 'MT408',
  'drifted-twin': 'MT409',
  'broken-file': 'MT410',
  'over-budget': 'MT416',
};
/** What the comparison calls each subject. */
const KINDS = {
  'dead-reference': 'Dead references',
  conflict: 'Contradictions',
  'drifted-twin': 'Drifted copies',
  secret: 'Keys',
  'hidden-text': 'Hidden text',
  'prompt-injection': 'Prompt injection',
  'unsafe-setting': 'Unsafe settings',
  'broken-file': 'Broken files',
};
const SCANS = /^MT4(?:0[3-9]|1[016])$/;
/** What of each planted key would give it away. */
const KEY_PARTS = [
  'UoKxHIVQUK8xUGdRVhvtd8v',
  'UCYvFOIZUJ0QfZ7fcmj',
  'PTEQLMWP2EMUJ764',
  'HWvzrLZZrD0PiyZ2bNPC',
  'HThGoNfMek20TgN3Ots',
  'pV9ShwElqJUBg532RX8T',
  'o1Zq6woEAL8ezqJ867lx',
];
const LEVELS = ['notice', 'warning', 'error'];

type Finding = LooseReport['findings'][number];

let repository: Sandbox;

beforeEach(() => {
  repository = new Sandbox();
});

afterEach(() => repository.dispose());

function write(
  files: Readonly<Record<string, string>>,
  symlinks: Readonly<Record<string, string>> = {},
): void {
  for (const [path, content] of Object.entries(files)) {
    repository.write(path, content);
    if (path.endsWith('.sh')) repository.mode(path, 0o755);
  }
  for (const [path, target] of Object.entries(symlinks)) repository.link(path, target);
}

/** The findings on the working tree, all of it committed. */
async function ofTree(): Promise<readonly Finding[]> {
  repository.commit('the shop');
  return (await repository.report()).report.findings;
}

/** The findings on a pull request that adds all of it to a repository with a readme. */
async function ofPullRequest(): Promise<readonly Finding[]> {
  repository.git('switch', '--quiet', '--create', 'change');
  repository.commit('the shop');
  return (await repository.report('--base', 'main', '--head', 'change')).report.findings;
}

const says = (finding: Finding, defect: Defect): boolean =>
  [defect.subject, ...defect.or].some((subject) => RULES[subject] === finding.rule) &&
  [defect, ...defect.elsewhere].some(
    ({ path, line }) => finding.path === path && finding.line === line,
  );

/** Defects of which nothing is said, or not enough; each with what is there at its line. */
function missed(findings: readonly Finding[]): readonly string[] {
  const caught = (defect: Defect): boolean =>
    findings.some(
      (finding) =>
        says(finding, defect) &&
        LEVELS.indexOf(finding.severity) >= LEVELS.indexOf(defect.level) &&
        finding.remedy.trim() !== '',
    );
  return defects
    .filter((defect) => !caught(defect))
    .map((defect) => {
      const there = findings
        .filter(({ path, line }) => path === defect.path && line === defect.line)
        .map(({ rule, severity }) => `${rule} ${severity}`);
      return `${defect.path}:${defect.line} ${defect.name} (${defect.subject}, ${defect.level}); there: ${there.join(', ') || 'nothing'}`;
    });
}

const shown = ({ rule, severity, path, line, message }: Finding): string =>
  `${path ?? ''}:${line ?? ''} ${rule} ${severity} ${message}`;

/** Warnings and errors that no defect explains. */
function surplus(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(
      (finding) =>
        finding.severity !== 'notice' && !defects.some((defect) => says(finding, defect)),
    )
    .map(shown);
}

/** What is wrongly said of baits, with their names. */
function bitten(findings: readonly Finding[]): readonly string[] {
  return findings
    .filter(({ rule, severity }) => SCANS.test(rule) || severity !== 'notice')
    .map(
      (finding) =>
        `${baits.find(({ path, line }) => path === finding.path && line === finding.line)?.name ?? 'no bait'}: ${shown(finding)}`,
    );
}

/** Of a whole file, and of no line: that it is committed at all. */
const PERSONAL =
  '.claude/settings.local.json: MT605 warning `.claude/settings.local.json` is a local agent file of one person and does not belong in git';

describe('a repository with planted defects', () => {
  beforeEach(() => {
    repository.write('README.md', '# Shop\n').commit('a readme');
    write(plantedFiles);
  });

  it('has enough of them, each in a line of its own', () => {
    expect(defects.length).toBeGreaterThanOrEqual(36);
    expect(new Set(defects.map(({ path, line }) => `${path}:${line}`)).size).toBe(defects.length);
    // Sizes have files of their own in `over-budget.test.ts`.
    const { 'over-budget': _sizes, ...planted } = RULES;
    expect(new Set(defects.map(({ subject }) => subject))).toEqual(new Set(Object.keys(planted)));
  });

  it('has every defect found in its line, with a remedy', async () => {
    expect(missed(await ofTree())).toEqual([]);
  });

  it('has nothing else found', async () => {
    expect(surplus(await ofTree())).toEqual([PERSONAL]);
  });

  it('has the same found where a pull request brings it', async () => {
    const findings = await ofPullRequest();
    expect({ missed: missed(findings), surplus: surplus(findings) }).toEqual({
      missed: [],
      surplus: [PERSONAL],
    });
  });

  it('never has a key of it in what is printed or written', async () => {
    repository.commit('the shop');
    const out = mkdtempSync(join(tmpdir(), 'memtrust-out-'));
    const printed = await Promise.all(
      ['text', 'json', 'markdown', 'sarif', 'github', 'gitlab', 'junit'].map(async (format) =>
        repository.memtrust('check', '--format', format, '--out', join(out, format)),
      ),
    );
    const written = readdirSync(out, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => readFileSync(join(out, name), 'utf8'));
    expect(written.length).toBeGreaterThanOrEqual(16);
    const all = [...printed.flatMap(({ stdout, stderr }) => [stdout, stderr]), ...written].join(
      '\n',
    );
    for (const key of KEY_PARTS) expect(all).not.toContain(key);
    rmSync(out, { recursive: true });
  });

  it('is counted in the comparison, kind by kind, with all of it found', () => {
    const page = readFileSync('docs/comparison.md', 'utf8');
    const rows = Object.entries(KINDS).map(([subject, kind]) => {
      const count = defects.filter((defect) => defect.subject === subject).length;
      return `\n| ${kind} | ${count} | ${count} |`;
    });
    rows.push(`\n| **all** | ${defects.length} | ${defects.length} |`);
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
    expect(new Set(defects.map(({ subject }) => subject))).toEqual(new Set(Object.keys(KINDS)));
    expect(page).toContain(`hold ${defects.length} defects`);
    expect(page).toContain(`and ${baits.length} lines that only look as if`);
  });
});

describe('its benign twin', () => {
  beforeEach(() => {
    repository.write('README.md', '# Shop\n').commit('a readme');
    write(benignFiles, links);
  });

  it('is as large, and full of bait', () => {
    expect(baits.length).toBeGreaterThanOrEqual(120);
    expect(
      Math.abs(Object.keys(benignFiles).length - Object.keys(plantedFiles).length),
    ).toBeLessThan(10);
  });

  it('gives nothing', async () => {
    expect(bitten(await ofTree())).toEqual([]);
  });

  it('gives nothing where a pull request brings it', async () => {
    expect(bitten(await ofPullRequest())).toEqual([]);
  });
});
