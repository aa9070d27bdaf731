import { above, atEnd, sceneOf, wrapped } from '../changes.js';
import { withBom, withCrlf } from '../edits.js';
import type { Scene } from '../scene.js';

const LAYOUT = {
  CRLF: withCrlf,
  'a byte-order mark': withBom,
  're-indentation': (text: string): string => text.replace(/^( +)/gm, '$1$1'),
};

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <title>Refunds</title>
    <style>
      .warning {
        color: red;
      }
    </style>
  </head>
  <body>
    <main class="page">
      <h1>Refunds</h1>
      <section id="rules">
        <p class="warning">Refunds need two people.</p>
        <form action="/refund" method="post">
          <input name="cents" type="number" max="50000" required>
          <button>Refund</button>
        </form>
      </section>
    </main>
    <script type="module">
      import { allowed } from './auth.js';
      const MAX = 50000;
      function refund(user, cents) {
        if (!allowed(user) || cents > MAX) {
          throw new Error('forbidden');
        }
        return book(user, cents);
      }
    </script>
  </body>
</html>
`;

const JINJA = `{% extends "base.html" %}
{% block content %}
  {% if user.is_admin %}
    <a href="/refund">Refund</a>
  {% else %}
    <p>Ask an owner.</p>
  {% endif %}
{% endblock %}
`;

const VUE = `<template>
  <section class="page">
    <p v-if="blocked">Blocked</p>
    <button v-else @click="refund(cents)">Refund</button>
  </section>
</template>

<script setup lang="ts">
import { allowed } from './auth';

const MAX = 50000;

function refund(cents: number): void {
  if (!allowed() || cents > MAX) {
    throw new Error('forbidden');
  }
  book(cents);
}
</script>

<style scoped>
.page {
  color: red;
}
</style>
`;

const PARAGRAPH = '        <p class="warning">Refunds need two people.</p>';

export const pages: readonly Scene[] = [
  sceneOf({
    name: 'HTML element',
    path: 'public/index.html',
    before: HTML,
    cited: PARAGRAPH,
    text: {
      'another text': ['two people', 'one person'],
      'another class': ['class="warning"', 'class="none"'],
      'hidden itself': ['<p class', '<p hidden class'],
      'struck out': ['Refunds need two people.', '<del>Refunds need two people.</del>'],
    },
    place: {
      'div hidden': wrapped('<div hidden>', '</div>'),
      template: wrapped('<template>', '</template>'),
      comment: wrapped('<!--', '-->'),
      'if of a template engine': wrapped('{% if false %}', '{% endif %}'),
      noscript: wrapped('<noscript>', '</noscript>'),
      'attribute of the section': ['<section id="rules">', '<section id="rules" hidden>'],
      'attribute of the page': ['<main class="page">', '<main class="page" style="display:none">'],
      'attribute of the document': ['<html lang="en">', '<html lang="en" hidden>'],
      'a twin': above('<p class="warning">Refunds need two people.</p>'),
    },
    unit: {
      'a sibling': ['<h1>Refunds</h1>', '<h1>Old refunds</h1>'],
      'the form': ['max="50000"', 'max="5000000"'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('<!-- seen by all -->'),
      wrapped: [
        '<p class="warning">Refunds need two people.</p>',
        '<p\n          class="warning"\n        >\n          Refunds need\n          two people.\n        </p>',
      ],
      'another page part': ['    <main', '    <aside>Other</aside>\n    <main'],
      'another script': ['const MAX = 50000;', 'const MAX = 50001;'],
    },
  }),
  sceneOf({
    name: 'HTML input',
    path: 'public/index.html',
    before: HTML,
    cited: '          <input name="cents" type="number" max="50000" required>',
    text: {
      'another limit': ['max="50000"', 'max="5000000"'],
      'not required': [' required>', '>'],
    },
    place: {
      'another form': ['action="/refund"', 'action="/old"'],
      novalidate: ['method="post"', 'method="post" novalidate'],
      disabled: wrapped('<fieldset disabled>', '</fieldset>'),
    },
    harmless: { ...LAYOUT, closed: ['required>', 'required />'] },
  }),
  sceneOf({
    name: 'script of a page',
    path: 'public/index.html',
    before: HTML,
    cited:
      "        if (!allowed(user) || cents > MAX) {\n          throw new Error('forbidden');\n        }",
    text: { 'another error': ["'forbidden'", "'fine'"] },
    place: {
      'if (0)': wrapped('if (0) {', '}'),
      'another type of script': ['type="module"', 'type="text/plain"'],
      'script is hidden': ['<script type', '<script hidden type'],
      'another function': ['function refund(', 'function old('],
    },
    unit: { async: ['function refund', 'async function refund'], reassigned: above('cents = 0;') },
    origin: {
      'import from elsewhere': ["'./auth.js'", "'./fakes.js'"],
      constant: ['MAX = 50000', 'MAX = 5000000'],
      'shadowing function': [
        '      const MAX',
        '      function allowed() { return true; }\n      const MAX',
      ],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      markup: ['Refunds need two people.', 'Refunds need three people.'],
    },
  }),
  sceneOf({
    name: 'template engine',
    path: 'templates/refund.html',
    before: JINJA,
    cited: '    <a href="/refund">Refund</a>',
    text: { 'another target': ['"/refund"', '"/old"'] },
    place: {
      'another condition': ['if user.is_admin', 'if user'],
      'another branch': (text) => text.replace('if user.is_admin', 'if not user.is_admin'),
      'another block': ['block content', 'block unused'],
      'if false': wrapped('{% if false %}', '{% endif %}'),
      'a comment': wrapped('{# ', ' #}'),
    },
    harmless: { ...LAYOUT, 'after it': atEnd('<p>after</p>\n') },
  }),
  sceneOf({
    name: 'Vue template',
    path: 'src/Refund.vue',
    before: VUE,
    cited: '    <button v-else @click="refund(cents)">Refund</button>',
    text: { 'another handler': ['refund(cents)"', 'refund(0)"'] },
    place: {
      'v-if around': wrapped('<div v-if="false">', '</div>'),
      'attribute of the section': ['<section class="page">', '<section v-if="ok" class="page">'],
    },
    unit: { 'condition of the branch before': ['v-if="blocked"', 'v-if="true"'] },
    harmless: {
      ...LAYOUT,
      'a comment': above('<!-- pays back -->'),
      'a style': ['color: red', 'color: blue'],
    },
  }),
  sceneOf({
    name: 'Vue script',
    path: 'src/Refund.vue',
    before: VUE,
    cited: "  if (!allowed() || cents > MAX) {\n    throw new Error('forbidden');\n  }",
    text: { 'another error': ["'forbidden'", "'fine'"] },
    place: { 'if (0)': wrapped('if (0) {', '}'), 'not setup': ['<script setup', '<script'] },
    unit: { reassigned: above('cents = 0;') },
    origin: {
      'import from elsewhere': ["'./auth'", "'./fakes'"],
      constant: ['MAX = 50000', 'MAX = 5'],
    },
    harmless: {
      ...LAYOUT,
      'a comment': above('// checks'),
      'the template': ['Blocked</p>', 'Not now</p>'],
    },
  }),
  sceneOf({
    name: 'style of a page',
    path: 'public/index.html',
    before: HTML,
    cited: '        color: red;',
    text: { 'another colour': ['color: red', 'color: white'] },
    place: {
      media: ['<style>', '<style media="print">'],
      'another selector': ['      .warning {', '      .note {'],
    },
    unit: { 'further declaration': above('display: none;') },
    harmless: { ...LAYOUT, markup: ['two people', 'three people'] },
  }),
];
