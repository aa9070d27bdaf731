import { describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { anyCharacter } from '../any-character.js';
import { rules } from '../../src/gate/rules/index.js';
import { renderHtml } from '../../src/report/html.js';
import { PROJECT_URL, ruleUrl } from '../../src/report/project.js';
import { hasInvisible, visible } from '../../src/text/visible.js';
import { parseRunnerCommands } from '../e2e/runner-commands.js';
import { fileName, hostileChange, hostileName } from '../report/hostile.js';
import { readPage, type Page } from '../report/html-page.js';
import { planted } from '../report/planted.js';
import { agentFilesOnly, isOurLink, pages, renderedCases } from '../report/rendered-cases.js';
import { scenes } from '../report/scenes.js';

const ELEMENTS: ReadonlySet<string> = new Set([
  'html',
  'head',
  'meta',
  'title',
  'style',
  'script',
  'body',
  'header',
  'nav',
  'main',
  'section',
  'article',
  'footer',
  'div',
  'span',
  'p',
  'h1',
  'h2',
  'h3',
  'strong',
  'small',
  'code',
  'pre',
  'q',
  'i',
  'br',
  'a',
  'ul',
  'li',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'details',
  'del',
  'ins',
  'summary',
  'time',
  'button',
  'input',
  'select',
  'option',
  'label',
  'svg',
  'circle',
  'path',
  'rect',
]);

const SECTIONS = [
  'incomplete',
  'injected',
  'affected',
  'findings',
  'facts',
  'files',
  'fixtures',
  'older',
  'accepted',
];
const ADDRESSES: ReadonlySet<string> = new Set([
  '#report',
  ...SECTIONS.map((id) => `#${id}`),
  ...rules.map(ruleUrl),
]);
/** A row of the page: the id of a fact has no character that could be anything else. */
const ROW = /^(?:fact-[a-z0-9][a-z0-9/-]{0,199}|(?:entry|finding)-[0-9a-f]{12})$/;
const CLASSES: ReadonlySet<string> = new Set([
  'skip',
  'unseen',
  'masthead',
  'verdict',
  'reason',
  'advice',
  'tally',
  'share',
  'count',
  'lead',
  'card',
  'chip',
  'place',
  'remedy',
  'accepted',
  'transition',
  'why',
  'message',
  'decoded',
  'quiet',
  'cut',
  'alarm',
  'tools',
  'facets',
  'choices',
  'presses',
  'trend',
  'cited',
  'statement',
  'found',
  'notes',
  'history',
  'rows',
  'fold',
  ...['good', 'bad', 'warn', 'note', 'idle', 'violet'].map((tone) => `tone-${tone}`),
]);
/** A status, a severity, a rule or the number of a folder. */
const FACET =
  /^(?:trusted|accepted|candidate|advisory|superseded|stale|policy_blocked|rejected|error|warning|notice|MT\d{3}|f\d{1,2})$/;
const SHARE = /^\d{1,3}\.\d\d%$/;
const ID = new RegExp(
  `^(?:report|tools|filter|rule|folder|shown|clear|subject|(?:${SECTIONS.join('|')})(?:-title)?)$`,
);

/** What each attribute may say: nothing here is open to data. */
const VALUES: Readonly<Record<string, (value: string, element: string) => boolean>> = {
  href: (value) =>
    ADDRESSES.has(value) || (value.startsWith('#') && ROW.test(value.slice(1))) || isOurLink(value),
  class: (value) => value.split(' ').every((name) => CLASSES.has(name)),
  id: (value) => ID.test(value) || ROW.test(value),
  'data-is': (value) => value === '' || value.split(' ').every((word) => FACET.test(word)),
  'data-key': (value) => ['status', 'severity'].includes(value),
  'data-words': (value) => value === '# of # rows shown',
  'data-count': (value) => value === '# of #',
  'aria-labelledby': (value) => ID.test(value),
  'aria-label': (value) =>
    ['Sections', 'Filters', 'Findings', 'Status', 'Severity'].includes(value),
  'aria-hidden': (value) => value === 'true',
  'aria-pressed': (value) => value === 'false',
  'aria-keyshortcuts': (value) => value === '/',
  value: (value, element) => (element === 'option' && value === '') || FACET.test(value),
  x: (value) => SHARE.test(value),
  width: (value) => SHARE.test(value),
  height: (value) => value === '100%',
  type: (value, element) =>
    ({ button: 'button', input: 'search', script: 'application/json' })[element] === value,
  content: (_value, element) => element === 'meta', // looked at one by one below
  'http-equiv': (value) => value === 'Content-Security-Policy',
  name: (value, element) =>
    element === 'meta' && ['viewport', 'color-scheme', 'referrer', 'robots'].includes(value),
  role: (value) => ['group', 'search', 'status'].includes(value),
  tabindex: (value) => value === '-1',
  lang: (value) => value === 'en',
  charset: (value) => value === 'utf-8',
  autocomplete: (value) => value === 'off',
  spellcheck: (value) => value === 'false',
  focusable: (value) => value === 'false',
  hidden: (value) => value === '',
  open: (value) => value === '',
  ...Object.fromEntries(
    [
      'viewBox',
      'fill',
      'stroke',
      'stroke-width',
      'stroke-linecap',
      'stroke-linejoin',
      'cx',
      'cy',
      'r',
      'd',
    ].map((name) => [
      name,
      (value: string, element: string) =>
        ['svg', 'circle', 'path'].includes(element) && /^[A-Za-z0-9 .-]+$/.test(value),
    ]),
  ),
};

/** Everything on a page that is not of ours. */
function faultsOf({ faults, elements }: Page): string[] {
  return [
    ...faults,
    ...elements.flatMap(({ name, attributes }) => [
      ...(ELEMENTS.has(name) ? [] : [`<${name}>`]),
      ...[...attributes]
        .filter(([key, value]) => VALUES[key]?.(value, name) !== true)
        .map(([key, value]) => `<${name} ${key}="${value.slice(0, 80)}">`),
    ]),
  ];
}

/**
 * The tags of a page. Names within sentences that come whole may be set apart or not; what folders there are, and the
 * address of a row, are other ones for each name, and `faultsOf` looks at them.
 */
function skeleton({ tags }: Page): string[] {
  return tags
    .filter((tag) => !/^<\/?(?:code|label|br|select|option)\b/.test(tag))
    .map((tag) => tag.replace(/"#?(?:fact|entry)-[^"]*"/, '"row"').replace(/ f\d+\b/g, ''));
}

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const HOSTILE: Readonly<Record<string, string>> = {
  'the end of a script': '</script><script>alert(1)</script>',
  'the end of a script, in other letters': '</ScRiPt\t/><img src=x onerror=alert(1)>',
  'the end of a style': '</style><style>*{background:url(https://evil.example)}</style>',
  'the end of a title': '</title><base href="https://evil.example/">',
  'the end of a comment': '--><img src=x>',
  'a comment and a script within a script': '<!--<script>',
  'the end of character data': ']]><svg/onload=alert(1)>',
  'the end of an attribute': `" onmouseover="alert(1)" x='`,
  'the end of an attribute, with the other quote': `' autofocus onfocus='alert(1)`,
  'the end of a paragraph, a table and a list':
    '</code></p></td></tr></table></ul></details></main>',
  'an address': 'javascript:alert(1)',
  'a link': '[x](https://evil.example) https://evil.example <https://evil.example>',
  'a template': '${alert(1)} {{constructor.constructor("alert(1)")()}} `x` ``',
  'a reference': '&lt;script&gt; &#60;img&#62; &amp;lt; &notit; &#x3c;b&#x3e;',
  'a NUL': '\0<\0script\0>',
  'lone surrogates': '\uD800<\uDC00img\uDBFF',
  'bidi controls': '\u202E<tpircs>\u2066\u2069',
  'a byte-order mark and other blanks': '\uFEFF\u0085\u2028::error::x\u3000##[error]x',
  'runner commands': '\n::error::x\r\n  ::set-output name=a::b\n##[error]x ##[add-mask]y',
  'a name of 200 KB': '<b>&"\''.repeat(40_000),
  'a name of 200 KB that is invisible': '\u{E0041}'.repeat(100_000),
};

describe('SECURITY S40: a page shows data as text', () => {
  test.each(Object.entries({ ...scenes, ...renderedCases, agentFilesOnly }))(
    'in the case %s all of it is ours',
    async (_what, make) => {
      expect(faultsOf(readPage(renderHtml(await make())))).toEqual([]);
    },
  );

  test.each(Object.entries(HOSTILE))('%s in every place changes no tag', async (_what, data) => {
    const html = renderHtml(await planted(data));
    const page = readPage(html);
    expect(faultsOf(page)).toEqual([]);
    expect(skeleton(page)).toEqual(skeleton(readPage(renderHtml(await planted('calm')))));
    expect(page.text).toContain(visible(data));
    expect(
      page.elements
        .flatMap(({ attributes }) => [...attributes.values()])
        .filter((value) => value.includes('evil') || value.includes('alert')),
    ).toEqual([]);
    expect(html.split('\n').filter((line) => hasInvisible(line))).toEqual([]);
    expect(html.length).toBeLessThan(400_000);
  });

  test.each(Object.entries(HOSTILE))(
    '%s in what git and the host know is text as well',
    async (_what, data) => {
      const evaluation = await planted(data);
      const lines = { first: 1, lines: [data, data] };
      const [id = ''] = evaluation.histories.keys();
      const [event] = evaluation.histories.get(id) ?? [];
      if (event === undefined) throw new Error('the frame holds no event');
      const said = { ...event, at: data, proposed_by: data, why: data, evidence: data };
      const page = readPage(
        renderHtml(
          {
            ...evaluation,
            histories: new Map([[data, [said]]]),
            statements: new Map([[data, data]]),
          },
          {
            links: { ...pages, head: { ...pages.head, has: () => true } },
            cited: [
              {
                factId: data,
                path: data,
                texts: { before: lines, after: { first: 1, lines: [data] } },
              },
              { factId: data, path: data, texts: 'withheld' },
            ],
            trend: { adopted: [1, 2] },
            arrivals: new Map([[event.id, { commit: data, pullRequest: 7 }]]),
          },
        ),
      );
      expect(faultsOf(page)).toEqual([]);
      expect(page.elements.filter(({ name }) => name === 'script')).toHaveLength(2);
      expect(page.text).toContain('History: 1 event');
    },
  );

  test('data stands in no attribute but the address of a fact', async () => {
    const { elements, text } = readPage(renderHtml(await planted('zq7canary')));
    expect(text).toContain('zq7canary');
    expect(
      elements
        .flatMap(({ attributes }) => [...attributes])
        .filter(([key, value]) => key.includes('zq7') || value.includes('zq7'))
        // But the id of a fact, which is letters, digits, `-` and `/`, is its address.
        .filter(([key, value]) => `${key} ${value}` !== 'id fact-zq7canary')
        .filter(([key, value]) => `${key} ${value}` !== 'href #fact-zq7canary'),
    ).toEqual([]);
  });

  test('no address on the page is but the project and its own sections, and nothing is loaded', async () => {
    for (const data of Object.values(HOSTILE)) {
      const { elements } = readPage(renderHtml(await planted(data)));
      const addresses = elements.flatMap(({ attributes }) =>
        [...attributes].filter(([key]) =>
          /^(?:href|src|srcset|action|formaction|data|poster|xlink:href|ping|background|cite)$/.test(
            key,
          ),
        ),
      );
      expect(
        addresses.filter(
          ([key, value]) =>
            key !== 'href' || !(value.startsWith('#') || value.startsWith(`${PROJECT_URL}/blob/`)),
        ),
      ).toEqual([]);
      expect(addresses.length).toBeGreaterThan(0);
    }
  });

  test('each anchor leads to a section that is there, once', async () => {
    const { elements } = readPage(renderHtml(await planted('x')));
    const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = elements.flatMap(
      ({ attributes }) => attributes.get('href')?.match(/^#(.*)/)?.[1] ?? [],
    );
    expect(anchors.filter((id) => !ids.includes(id))).toEqual([]);
    expect(anchors).toEqual(expect.arrayContaining(SECTIONS));
  });

  test('the policy of the page lets run its own script and style and nothing else', async () => {
    for (const data of ['calm', ...Object.values(HOSTILE)]) {
      const { elements, raw } = readPage(renderHtml(await planted(data)));
      const [policy, ...more] = elements.filter(({ attributes }) => attributes.has('http-equiv'));
      const [style, subject, script, ...others] = raw;
      expect([more, others]).toEqual([[], []]);
      expect([
        style?.name,
        script?.name,
        script?.attributes.size,
        subject?.attributes.get('type'),
      ]).toEqual(['style', 'script', 0, 'application/json']);
      const directives = new Map(
        (policy?.attributes.get('content') ?? '')
          .split('; ')
          .map((directive): [string, string] => [
            directive.split(' ')[0] ?? '',
            directive.replace(/^\S+ /, ''),
          ]),
      );
      expect(Object.fromEntries(directives)).toEqual({
        'default-src': "'none'",
        'script-src': sha256(script?.text ?? ''),
        'style-src': sha256(style?.text ?? ''),
        'base-uri': "'none'",
        'form-action': "'none'",
      });
      // A policy in a page holds from where it stands: before all that it is about.
      const order = elements.map(({ name, attributes }) =>
        attributes.has('http-equiv') ? 'policy' : name,
      );
      expect(order.indexOf('policy')).toBeLessThan(
        Math.min(order.indexOf('title'), order.indexOf('style'), order.indexOf('script')),
      );
    }
  });

  test('the script writes no HTML and reaches nothing', async () => {
    const { raw } = readPage(renderHtml(await planted('x')));
    expect(raw.at(-1)?.text).not.toMatch(
      /innerHTML|outerHTML|insertAdjacent|document\.write|createContextual|DOMParser|eval|Function\(|setTimeout|fetch|XMLHttp|sendBeacon|WebSocket|import|location(?!\.hash\.slice|\.hash !==)|open\(|\bsrc\b|selector(?!All\('(?:details|\[data-is\]|\.facets|button)'\)|\(':scope > )|setAttribute\((?!'aria-pressed')|localStorage|cookie/,
    );
    expect(raw[0]?.text).not.toMatch(/url\(|@import|expression|<\//i);
  });

  test('the JSON block is JSON with the same value, and holds no markup', async () => {
    for (const data of Object.values(HOSTILE)) {
      const block = readPage(renderHtml(await planted(data))).raw[1]?.text ?? '';
      expect(block).not.toMatch(/[<>&]/);
      expect(JSON.parse(block)).toMatchObject({
        excerpt_of: 'memtrust.trust_report',
        subject: { repository: visible(data, 1_000) },
        verdict: 'fail',
      });
    }
  });

  test('whatever strings hold', async () => {
    const calm = skeleton(readPage(renderHtml(await planted('calm'))));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          hostileName,
          fc.string({ unit: anyCharacter, minLength: 1, maxLength: 400 }),
          fc.mixedCase(fc.constantFrom('</script>', '</style>', '<!--', ']]>')),
        ),
        async (data) => {
          const html = renderHtml(await planted(data));
          const page = readPage(html);
          expect(faultsOf(page)).toEqual([]);
          expect(skeleton(page)).toEqual(calm);
          expect(page.text).toContain(visible(data));
          expect(parseRunnerCommands(html)).toEqual([]);
          expect(
            html
              .split(/[\n\r\u0085\u2028\u2029]/)
              .filter((line) => hasInvisible(line) || /^\s*::/.test(line) || line.includes('##[')),
          ).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('whatever names a repository holds, all the way from its files', async () => {
    await fc.assert(
      fc.asyncProperty(fileName, async (name) =>
        expect(faultsOf(readPage(renderHtml(await hostileChange(name))))).toEqual([]),
      ),
      { numRuns: 40 },
    );
  });
});
