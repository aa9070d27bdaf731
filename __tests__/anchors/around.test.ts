import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { AnchorCase, Cite } from './corpus/case.js';
import { GUARD_SITES, withGuard, wrapped, type GuardSite } from './corpus/guards.js';
import { judgeCase, judgeMerged } from './corpus/judge.js';

/** Of a quote that is there twice the first one. */
const withLines = (cite: Cite, { file }: GuardSite): Cite => {
  const line = file.slice(0, file.indexOf('%')).split('\n').length;
  return { ...cite, lines: [line, line] };
};

type Judged = 'lost' | 'kept';

/** A guard as it is cited: by its lines, or by its words. */
const citesOf = (site: GuardSite, guard: string): readonly Cite[] => {
  const before = withGuard(site, guard);
  const first = before.slice(0, before.indexOf(guard)).split('\n').length;
  return [
    { path: site.path, lines: [first, first + guard.split('\n').length - 1] },
    { path: site.path, quote: guard.trim() },
  ];
};

/**
 * What a citation of a guard says of another version of its file: on a pull request, and later as a
 * state without the old text.
 */
async function judged(
  site: GuardSite,
  guard: string,
  cite: Cite,
  after: string,
): Promise<Readonly<Record<'change' | 'state', Judged>>> {
  const one: AnchorCase = {
    name: '',
    kind: '',
    language: 'typescript',
    before: { [site.path]: withGuard(site, guard) },
    cite,
    after: { [site.path]: after },
    meaning: 'kept',
  };
  const said = (meaning: string): Judged => (meaning === 'kept' ? 'kept' : 'lost');
  return { change: said(await judgeCase(one)), state: said(await judgeMerged(false)(one)) };
}

/** The versions of a file that keep trust although they must not, or the other way about. */
async function wrong(
  site: GuardSite,
  versions: (guard: string, cite: Cite) => readonly string[],
  wanted: Judged,
  guards: readonly string[] = site.guards,
  states: 'all' | 'lines' | 'none' = 'all',
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const guard of guards) {
    for (const cite of citesOf(site, guard)) {
      for (const after of versions(guard, cite)) {
        const { change, state } = await judged(site, guard, cite, after);
        const isAsked = states === 'all' || (states === 'lines' && cite.quote === undefined);
        if (change !== wanted || (isAsked && state !== wanted))
          found.push(
            `${cite.quote === undefined ? 'lines' : 'quote'} ${change}/${state}:\n${after}`,
          );
      }
    }
  }
  return found;
}

const sites = GUARD_SITES.map((site) => ({ path: site.path, site }));

describe.each(sites)('a cited guard in $path', ({ site }) => {
  it('is another thing inside of a construct that came around it', async () => {
    expect(
      await wrong(
        site,
        (guard) => site.wrappers.map((wrapper) => withGuard(site, wrapped(wrapper, guard))),
        'lost',
      ),
    ).toEqual([]);
  });

  it('is gone where its copy stands in a construct elsewhere in the file', async () => {
    expect(
      await wrong(
        site,
        (guard) =>
          site.wrappers.map(
            (wrapper) => `${withGuard(site, site.harmless)}\n${wrapped(wrapper, guard)}\n`,
          ),
        'lost',
      ),
    ).toEqual([]);
  });

  it('is gone where its function was kept inside of a construct', async () => {
    const inside = (wrapper: GuardSite['wrappers'][number], guard: string): string =>
      wrapped(
        wrapper,
        withGuard(site, guard).replace(
          /^<\?php\n|^package pkg\n|^[^]*<script[^>]*>\n([^]*)<\/script>[^]*$/,
          '$1',
        ),
      );
    expect(
      await wrong(
        site,
        (guard) =>
          site.wrappers.map(
            (wrapper) => `${withGuard(site, site.harmless)}\n${inside(wrapper, guard)}\n`,
          ),
        'lost',
      ),
    ).toEqual([]);
  });

  it('is another statement with something joined before it', async () => {
    const [, call] = site.guards;
    expect(
      await wrong(
        site,
        () =>
          site.before.map((text) =>
            withGuard(
              site,
              call.replace(/^\s*/, (blanks) => `${blanks}${text}`),
            ),
          ),
        'lost',
        [call],
      ),
    ).toEqual([]);
  });

  it('is another statement with something joined behind it', async () => {
    const [, call] = site.guards;
    const joined = (texts: readonly string[]): readonly string[] =>
      texts.map((text) =>
        withGuard(
          site,
          call.replace(/;?$/, (end) => `${text}${end}`),
        ),
      );
    // A statement of its own behind a quote is seen as it comes; as a state it is like one on the next line.
    const isStatement = (text: string): boolean => text.startsWith(';');
    expect(
      await wrong(site, () => joined(site.behind.filter((text) => !isStatement(text))), 'lost', [
        call,
      ]),
    ).toEqual([]);
    expect(
      await wrong(site, () => joined(site.behind.filter(isStatement)), 'lost', [call], 'lines'),
    ).toEqual([]);
  });

  it('is not reached behind a statement that leaves its block', async () => {
    expect(
      await wrong(
        site,
        (guard) => site.exits.map((exit) => withGuard(site, `${exit}\n${guard}`)),
        'lost',
      ),
    ).toEqual([]);
  });

  it('is gone where a twin of it stays', async () => {
    const [, call] = site.guards;
    const twins = { ...site, file: site.file.replace('%', () => `%\n${site.harmless}\n${call}`) };
    for (const cite of citesOf(twins, call))
      expect(
        await judged(twins, call, withLines(cite, twins), withGuard(twins, site.harmless)),
      ).toEqual({ change: 'lost', state: 'lost' });
  });

  it('is the same where its twin goes, where both stay, and where another one comes', async () => {
    const [, call] = site.guards;
    const [other, more] = [`${site.harmless}\n${call}`, `${site.harmless}\n${site.harmless}`];
    const twins = { ...site, file: site.file.replace('%', () => `%\n${other}`) };
    const versions = [
      site.file.replace('%', () => `%\n${site.harmless}`),
      `${twins.file}\n`,
      twins.file.replace('%', () => `${more}\n%`),
      twins.file.replace('%', () => `%\n${other}`),
    ].map((file) => withGuard({ ...site, file }, call));
    for (const cite of citesOf(twins, call))
      for (const after of versions)
        expect([after, await judged(twins, call, withLines(cite, twins), after)]).toEqual([
          after,
          { change: 'kept', state: 'kept' },
        ]);
  });

  it('is the same where another statement comes between it and a twin right behind it, and nobody knows where one of both goes', async () => {
    const [, call] = site.guards;
    const twins = { ...site, file: site.file.replace('%', () => `%\n${call}`) };
    const [parted, one] = [withGuard(twins, `${call}\n${site.harmless}`), withGuard(site, call)];
    const hidden = wrapped(site.wrappers[0] ?? '%', call);
    for (const cite of citesOf(twins, call)) {
      const change = async (after: string): Promise<string> =>
        (await judged(twins, call, withLines(cite, twins), after)).change;
      expect([
        await change(parted),
        await change(one),
        await change(`${one}\n${hidden}\n`),
      ]).toEqual(['kept', 'lost', 'lost']);
    }
  });

  it('is the same beside other statements', async () => {
    const near = (guard: string): readonly string[] => [
      withGuard(site, `${site.harmless}\n${guard}`),
      withGuard(site, `${guard}\n${site.harmless}`),
      `${withGuard(site, guard)}\n\n`,
      withGuard(site, `\n${guard}\n`),
    ];
    expect(await wrong(site, near, 'kept')).toEqual([]);
  });

  it(`is ${site.hasNoOutline === true ? 'another thing' : 'the same'} in a function of another name`, async () => {
    const wanted = site.hasNoOutline === true ? 'lost' : 'kept';
    expect(
      await wrong(
        site,
        (guard) => [withGuard(site, guard).replace(/\b(save|Store)\b/, 'keep')],
        wanted,
        site.guards,
        'none',
      ),
    ).toEqual([]);
  });

  it('is another thing in any constructs in each other, whatever else is edited', async () => {
    const [, call] = site.guards;
    const nest = fc.array(fc.constantFrom(...site.wrappers), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(nest, fc.boolean(), fc.boolean(), async (wrappers, isCopied, isLonger) => {
        const inside = wrappers.reduce<string>((text, wrapper) => wrapped(wrapper, text), call);
        const after = isCopied
          ? `${withGuard(site, site.harmless)}\n${inside}\n`
          : withGuard(site, inside);
        const longer = isLonger
          ? after.replace(/(\n)(?=[^\n]*(?:log|note|Log)\()/, (end) => `${end}${site.harmless}\n`)
          : after;
        for (const cite of citesOf(site, call))
          expect(await judged(site, call, cite, longer)).toEqual({ change: 'lost', state: 'lost' });
      }),
      { numRuns: 25 },
    );
  });
});
