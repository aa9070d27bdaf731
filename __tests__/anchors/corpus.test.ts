import { describe, expect, it } from '@jest/globals';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { ANCHOR_KINDS, anchorKind, CORPUS_LANGUAGES, type AnchorCase } from './corpus/case.js';
import { loadCases } from './corpus/index.js';
import { judgeCase, judgeMerged } from './corpus/judge.js';
import { linesOf } from './corpus/text-edits.js';

const cases = await loadCases();

/** Names of the cases that are not so. */
const offenders = (right: (one: AnchorCase) => boolean): readonly string[] =>
  cases.filter((one) => !right(one)).map(({ name }) => name);
const asserted = (): readonly AnchorCase[] => cases.filter(({ debatable }) => debatable !== true);
const count = <Key>(keys: readonly Key[]): ReadonlyMap<Key, number> =>
  keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<Key, number>());
const least = (counts: ReadonlyMap<string, number>, keys: readonly string[]): number =>
  Math.min(...keys.map((key) => counts.get(key) ?? 0));

describe('the corpus of anchor cases', () => {
  it('is large, most of it asserted, and says kept and changed often enough', () => {
    expect(cases.length).toBeGreaterThanOrEqual(1_000);
    expect(asserted().length / cases.length).toBeGreaterThan(0.9);
    const meanings = count(asserted().map(({ meaning }) => meaning));
    expect(least(meanings, ['kept', 'changed'])).toBeGreaterThanOrEqual(0.3 * asserted().length);
  });

  it('names each case once', () => {
    expect([...count(cases.map(({ name }) => name))].filter(([, times]) => times > 1)).toEqual([]);
  });

  it('asks the same question once', () => {
    const questions = count(
      cases.map(({ before, cite, after, renames }) =>
        JSON.stringify([before, cite, after, renames]),
      ),
    );
    expect([...questions.values()].filter((times) => times > 1).length).toBeLessThan(
      cases.length / 50,
    );
  });

  it('has every kind of anchor and every language', () => {
    expect(
      least(count(asserted().map(({ cite }) => anchorKind(cite))), ANCHOR_KINDS),
    ).toBeGreaterThanOrEqual(25);
    expect(
      least(count(asserted().map(({ language }) => language)), CORPUS_LANGUAGES),
    ).toBeGreaterThanOrEqual(25);
    expect(new Set(asserted().map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(150);
  });

  it('has both meanings of every kind of anchor', () => {
    const both = count(asserted().map(({ cite, meaning }) => `${anchorKind(cite)} ${meaning}`));
    expect(
      least(
        both,
        ANCHOR_KINDS.flatMap((kind) => [`${kind} kept`, `${kind} changed`]),
      ),
    ).toBeGreaterThanOrEqual(5);
  });

  it('really changes the repository', () => {
    expect(
      offenders(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after)),
    ).toEqual([]);
  });

  it('cites what is there before', () => {
    expect(offenders(isThere)).toEqual([]);
  });

  it('renames from what was to what is', () => {
    expect(
      offenders(({ before, after, renames = {} }) =>
        Object.entries(renames).every(
          ([from, to]) => from in before && to in after && !(to in before),
        ),
      ),
    ).toEqual([]);
  });

  // An oracle for those labels that a parser can give: a value is kept exactly if it is equal.
  it('labels a pointer as its value says', () => {
    const pointers = cases.filter(
      ({ cite, debatable }) => cite.pointer !== undefined && debatable !== true,
    );
    expect(pointers.length).toBeGreaterThan(200);
    expect(
      pointers
        .filter(
          (one) =>
            // An item is known by its own text, not by its number.
            !/^(?:elements?|step) /.test(one.kind) &&
            (valueAfter(one) === valueOf(one.before[one.cite.path], one)) !==
              (one.meaning === 'kept'),
        )
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('labels a heading as the text of its section says', () => {
    const headings = cases.filter(
      ({ cite, debatable }) => cite.heading !== undefined && debatable !== true,
    );
    expect(headings.length).toBeGreaterThan(80);
    const kept = ({ before, after, cite, renames }: AnchorCase): boolean => {
      const sections = sectionsOf(
        after[renames?.[cite.path] ?? cite.path] ?? '',
        cite.heading ?? '',
      );
      const [section] = sectionsOf(before[cite.path] ?? '', cite.heading ?? '');
      return sections.filter((one) => one === section).length === 1;
    };
    expect(
      headings.filter((one) => kept(one) !== (one.meaning === 'kept')).map(({ name }) => name),
    ).toEqual([]);
  });

  it('labels as kept no quote that is gone, but for what may be laid out anew', () => {
    const quotes = asserted().filter(
      ({ cite, meaning, kind }) =>
        cite.quote !== undefined && meaning === 'kept' && !/reformat|indent/.test(kind),
    );
    const gone = quotes.filter(
      ({ after, cite }) =>
        !Object.values(after).some((text) =>
          text
            .replace(/\r\n/g, '\n')
            .replace(/ +$/gm, '')
            .includes(cite.quote ?? ''),
        ),
    );
    expect(gone.map(({ name }) => name)).toEqual([]);
  });
});

describe('the anchors', () => {
  const groups = [...new Set(asserted().map(groupOf))]
    .toSorted()
    .map((group) => ({ group, members: asserted().filter((one) => groupOf(one) === group) }));

  it.each(groups)('say what the corpus says: $group', async ({ members }) => {
    const wrong: string[] = [];
    for (const one of members)
      if ((await judgeCase(one, 'normal')) !== one.meaning)
        wrong.push(`${one.name}: must be ${one.meaning}`);
    expect(wrong).toEqual([]);
  });
});

/** Edits of these kinds are in the function, section or mapping around the cited text. */
const IN_UNIT =
  /^(?:insert directly (?:before|after)|insert on both sides|edit the line (?:before|after))$/;
/** And these in no declaration that is used there, and not in the path. */
const HARMLESS =
  /^(?:CRLF|comment typo|final newline|two more final|trailing blanks|re-?indent|reformat|reorder functions|edit in another function|insert (?:far )?above|insert below|insert blank lines|a copy of the file)/;
/** A critical fact follows to no other path. */
const MOVES = /renam|move the file|appears among fixtures/;

describe('the anchors of important facts', () => {
  const some = asserted().filter((_, index) => index % 2 === 0);

  it('lose trust wherever those of normal ones do, and also by edits of the unit and of the path', async () => {
    const wrong: string[] = [];
    for (const one of some) {
      const says = await judgeCase(one, 'critical');
      if (
        says === 'kept' &&
        (one.meaning === 'changed' || IN_UNIT.test(one.kind) || MOVES.test(one.kind))
      )
        wrong.push(`${one.name}: must be changed`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('keep trust through what is neither in the unit nor in the origin', async () => {
    const wrong: string[] = [];
    for (const one of asserted())
      if (
        one.meaning === 'kept' &&
        HARMLESS.test(one.kind) &&
        !MOVES.test(one.kind) &&
        (await judgeCase(one, 'critical')) !== 'kept'
      )
        wrong.push(`${one.name}: must be kept`);
    expect(wrong).toEqual([]);
  }, 300_000);
});

describe('after the merge', () => {
  it('a verdict is that of the change, but for files that the change moved: those are missing', async () => {
    const wrong: string[] = [];
    for (const one of asserted().filter((_, index) => index % 4 === 1)) {
      const isInPlace = one.cite.absent !== undefined || one.cite.path in one.after;
      const expected = isInPlace ? one.meaning : 'changed';
      if ((await judgeMerged(one, 'normal')) !== expected)
        wrong.push(`${one.name}: must be ${expected}`);
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

function groupOf({ cite, language }: AnchorCase): string {
  return `${anchorKind(cite)} in ${language}`;
}

function isThere({ before, cite }: AnchorCase): boolean {
  const text = before[cite.path];
  if (cite.absent !== undefined)
    return cite.absent === true ? text === undefined : text?.includes(cite.absent) === false;
  if (text === undefined) return false;
  const lines = linesOf(text);
  if (
    cite.lines !== undefined &&
    (cite.lines[0] > cite.lines[1] ||
      cite.lines[1] > lines.length ||
      lines
        .slice(cite.lines[0] - 1, cite.lines[1])
        .join('')
        .trim() === '')
  )
    return false;
  if (
    cite.quote !== undefined &&
    (cite.symbol === undefined ? text.split(cite.quote).length !== 2 : !text.includes(cite.quote))
  )
    return false;
  if (cite.quote !== undefined && (cite.quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 12)
    return false;
  if (
    cite.symbol !== undefined &&
    !cite.symbol.split('.').every((name) => new RegExp(`\\b${name}\\b`).test(text))
  )
    return false;
  if (
    cite.heading !== undefined &&
    lines.filter((line) => /^#{1,6} /.test(line) && line.replace(/^#+ /, '') === cite.heading)
      .length !== 1
  )
    return false;
  return cite.pointer === undefined || valueOf(text, { cite }) !== undefined;
}

function valueAfter(one: AnchorCase): string | undefined {
  return valueOf(one.after[one.renames?.[one.cite.path] ?? one.cite.path], one);
}

/** The value at the pointer as JSON with sorted keys; undefined where there is none. */
function valueOf(text: string | undefined, { cite }: Pick<AnchorCase, 'cite'>): string | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = cite.path.endsWith('.json')
      ? parsedJson(text)
      : cite.path.endsWith('.toml')
        ? parseToml(text)
        : parseYaml(text);
  } catch {
    return undefined;
  }
  for (const key of (cite.pointer ?? '')
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** YAML refuses what JSON lets through: a key that stands twice. */
function parsedJson(text: string): unknown {
  return parseYaml(text, { schema: 'json' });
}

/**
 * The sections under headings of this text, without blanks at the ends of lines; what stands in a
 * fence is no heading.
 */
function sectionsOf(text: string, heading: string): readonly string[] {
  const found: { readonly level: number; readonly lines: string[]; open: boolean }[] = [];
  let fence: string | null = null;
  for (const line of text.split(/\r?\n/).map((one) => one.trimEnd())) {
    const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0];
    const [, hashes = '', title = ''] =
      fence === null && mark === undefined ? (/^(#{1,6}) +(.+)$/.exec(line) ?? []) : [];
    if (mark !== undefined && (fence === null || line === fence))
      fence = fence === null ? mark : null;
    if (hashes !== '') for (const one of found) if (hashes.length <= one.level) one.open = false;
    if (hashes !== '' && title === heading)
      found.push({ level: hashes.length, lines: [], open: true });
    for (const one of found) if (one.open) one.lines.push(line);
  }
  return found.map(({ lines }) => lines.join('\n').trimEnd());
}
