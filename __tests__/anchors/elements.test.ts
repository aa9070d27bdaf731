import { describe, expect, it } from '@jest/globals';
import { keeps, versions } from './keeps.js';

const JSX = `export const A = () => (
  <RequireAuth role="admin">
    <Show when={user.ok}>
      <B />
      <Guard user={user} />
      <C>{x}</C>
    </Show>
  </RequireAuth>
);
`;
const IN_JSX = '      <Guard user={user} />';
const PROP = 'const A = () => (\n  <Form\n    a="1"\n    guardRequired={true}\n    b\n  />\n);\n';
const HANDLER =
  'const A = () => (\n  <Form\n    a="1"\n    onSave={(e) => {\n      guard(e);\n    }}\n  >\n    <I />\n  </Form>\n);\n';

/** A page or component with a guard in it. */
const page = (guard: string): string =>
  `<html lang="en">\n<head>\n<meta charset="utf-8">\n</head>\n<body class="a">\n<main id="m">\n  <p>a\n  <p>b\n${guard}\n  <br>\n</main>\n</body>\n</html>\n`;
const INPUT = '  <input name="guard" required>';
const HTML = page(INPUT);
const around = (open: string, close: string): string => `${open}\n${INPUT}\n${close}`;
const SCRIPT = page(
  '<script>\n(function () {\n  function save(doc) {\n    guard(doc);\n  }\n})();\n</script>',
);
const VUE =
  '<template>\n  <div>\n    <A v-if="x" />\n    <b v-else>\n      <Guard :user="user" />\n    </b>\n  </div>\n</template>\n\n<script setup>\nconst a = 1;\n</script>\n';
const IN_VUE = '      <Guard :user="user" />';
const VUE_SCRIPT =
  '<template>\n  <A />\n</template>\n\n<script setup lang="ts">\nfunction save() {\n  guard(1);\n}\n</script>\n';

describe('another element around a guard is another place', () => {
  it.each(
    versions([
      ['a component', 'a.tsx', JSX, IN_JSX, `<Hidden>\n${IN_JSX}\n</Hidden>`],
      ['an element that hides', 'a.jsx', JSX, IN_JSX, `<div hidden>\n${IN_JSX}\n</div>`],
      [
        'a style that hides',
        'a.js',
        JSX,
        IN_JSX,
        `<div style={{ display: 'none' }}>\n${IN_JSX}\n</div>`,
      ],
      [
        'a wrapper closed early',
        'a.tsx',
        JSX,
        '    <Show when={user.ok}>',
        '    <Show when={user.ok} /><>',
      ],
      ['the condition of a wrapper', 'a.tsx', JSX, '{user.ok}', '{false}'],
      ['a wrapper without its condition', 'a.tsx', JSX, ' when={user.ok}', ''],
      ['another wrapper further out', 'a.tsx', JSX, 'role="admin"', 'role="nobody"'],
      ['a function that nobody calls', 'a.tsx', JSX, IN_JSX, `{() => (\n${IN_JSX}\n)}`],
      ['an element that is handed on', 'a.tsx', JSX, IN_JSX, `<D fallback={\n${IN_JSX}\n} />`],
      ['another event', 'a.tsx', HANDLER, 'onSave', 'onNever'],
      ['a condition in a handler', 'a.tsx', HANDLER, 'guard(e);', 'if (0) guard(e);'],
      ['a form of another kind', 'a.tsx', PROP, '<Form', '<Never'],
      ['an attribute that hides', 'a.html', HTML, INPUT, around('<div hidden>', '</div>')],
      [
        'a style that hides',
        'a.html',
        HTML,
        INPUT,
        around('<div style="color: red; display: none">', '</div>'),
      ],
      ['a class that hides', 'a.html', HTML, INPUT, around('<div class="a d-none">', '</div>')],
      ['a template', 'a.html', HTML, INPUT, around('<TEMPLATE>', '</TEMPLATE>')],
      [
        'an element for browsers without scripts',
        'a.html',
        HTML,
        INPUT,
        around('<noscript>', '</noscript>'),
      ],
      ['a field of text', 'a.html', HTML, INPUT, around('<textarea>', '</textarea>')],
      [
        'fields that are switched off',
        'a.html',
        HTML,
        INPUT,
        around('<fieldset disabled>', '</fieldset>'),
      ],
      ['a form that checks nothing', 'a.html', HTML, INPUT, around('<form novalidate>', '</form>')],
      [
        'a directive of a framework',
        'a.html',
        HTML,
        INPUT,
        around('<div *ngIf="false">', '</div>'),
      ],
      [
        'a block of a template engine',
        'a.html',
        HTML,
        INPUT,
        around('{% if false %}', '{% endif %}'),
      ],
      ['a block of Handlebars', 'a.html', HTML, INPUT, around('{{#if never}}', '{{/if}}')],
      ['a block of Angular', 'a.html', HTML, INPUT, around('@if (false) {', '}')],
      [
        'an attribute of an element further out',
        'a.html',
        HTML,
        '<main id="m">',
        '<main id="m" hidden>',
      ],
      ['the type of a script', 'a.html', SCRIPT, '<script>', '<script type="text/plain">'],
      [
        'a script that is loaded in place of its text',
        'a.html',
        SCRIPT,
        '<script>',
        '<script src="x.js">',
      ],
      [
        'a condition in a script',
        'a.html',
        SCRIPT,
        '    guard(doc);',
        'if (0) {\n    guard(doc);\n}',
      ],
      [
        'a statement that leaves a function',
        'a.html',
        SCRIPT,
        '    guard',
        '    return;\n    guard',
      ],
      ['a function that nobody calls any more', 'a.html', SCRIPT, '})();', '});'],
      ['another function', 'a.html', SCRIPT, '    guard', '  }\n  function dead(doc) {\n    guard'],
      ['a condition', 'a.vue', VUE, IN_VUE, `<div v-if="false">\n${IN_VUE}\n</div>`],
      ['a slot', 'a.vue', VUE, IN_VUE, `<L><template #never>\n${IN_VUE}\n</template></L>`],
      ['the condition of which it is the other branch', 'a.vue', VUE, 'v-if="x"', 'v-if="true"'],
      ['a condition in a script', 'a.vue', VUE_SCRIPT, '  guard', '  false &&\n  guard'],
      ['a condition in a script', 'a.vue', VUE_SCRIPT, '  guard', '  if (0)\n  guard'],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(keeps(path, before, before)).toEqual([true, true]);
    expect(keeps(path, before, after)).toEqual([false, false]);
  });

  it('an element that is cited by its first tag holds nothing any more', () => {
    const before =
      'const A = () => (\n  <B>\n    <Guard user={u}>\n      <C />\n    </Guard>\n  </B>\n);\n';
    const after = before.replace('      <C />\n    </Guard>\n', '    </Guard>\n    <C />\n');
    expect(keeps('a.tsx', before, after)).toEqual([false, false]);
  });
});

describe('what stands beside a guard, and how the elements around it look, may change', () => {
  it.each(
    versions([
      [
        'siblings',
        'a.tsx',
        JSX,
        IN_JSX,
        `text\n{list.map((x) => <D key={x} />)}\n${IN_JSX}\n<E />`,
      ],
      [
        'an element that only groups',
        'a.tsx',
        JSX,
        IN_JSX,
        `<div className="a">\n${IN_JSX}\n</div>`,
      ],
      ['a fragment', 'a.tsx', JSX, IN_JSX, `<>\n${IN_JSX}\n</>`],
      [
        'the layout of attributes',
        'a.tsx',
        JSX,
        '<Show when={user.ok}>',
        '<Show\n      when={user.ok}\n    >',
      ],
      ['quotation marks', 'a.tsx', JSX, 'role="admin"', "role='admin'"],
      ['a prop beside it', 'a.tsx', PROP, '    guard', '    c={() => { return 1; }}\n    guard'],
      ['a prop beside its handler', 'a.tsx', HANDLER, 'a="1"', 'a="2" c={{ x: 1 }}'],
      ['parameters of its handler', 'a.tsx', HANDLER, '(e) =>', 'async (e, f) =>'],
      [
        'looks of the page',
        'a.html',
        HTML,
        'class="a"',
        'class="a b" data-theme="dark" style="color: red" onclick="f()"',
      ],
      ['an element that only groups', 'a.html', HTML, INPUT, around('<div class="row">', '</div>')],
      [
        'siblings',
        'a.html',
        HTML,
        INPUT,
        `<div hidden>x</div>\n{% if x %}<i>a</i>{% endif %}\n${INPUT}\n<details>d</details>`,
      ],
      ['a paragraph that is closed', 'a.html', HTML, '<p>b', '<p>b</p>'],
      ['the nonce of its script', 'a.html', SCRIPT, '<script>', '<script nonce="x">'],
      ['a statement beside it', 'a.html', SCRIPT, '    guard', '    if (!doc) return;\n    guard'],
      ['looks', 'a.vue', VUE, IN_VUE, `<div class="a" :key="i" @click="f">\n${IN_VUE}\n</div>`],
      ['siblings', 'a.vue', VUE, IN_VUE, `<D v-if="z" />\n<E v-else />\n${IN_VUE}`],
      ['another script', 'a.vue', VUE, 'const a = 1;', 'if (0) { f(); }'],
    ]),
  )('$what', ({ path, before, after }) => {
    expect(keeps(path, before, after)).toEqual([true, true]);
  });
});
