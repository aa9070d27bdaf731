/** Texts that were made to be slow, by name: each is about so many characters long. */
export const HOSTILE: Readonly<Record<string, (size: number) => string>> = {
  'open parentheses': repeated('('),
  'open braces': repeated('{'),
  'open brackets': repeated('['),
  'conditions without a body': repeated('if(a)'),
  'a chain of assignments': repeated('a='),
  decorators: repeated('@a '),
  labels: (size) => `switch(x){${repeated('case 1:')(size)}}`,
  arms: (size) => `switch(x){${repeated('case 1: a();break;\n')(size)}}`,
  'open directives': repeated('#if A\nx();\n'),
  'branches of a directive': (size) => `#if A\n${repeated('#elif B\nx;\n')(size)}#endif\n`,
  'open comments': repeated('/*'),
  quotes: repeated('"'),
  functions: repeated('function f(){g()}\n'),
  methods: repeated('class A { f(){ return x } }\n'),
  'nested braces': nested('{', '}'),
  'nested functions': nested('function f(){ ', '}'),
  'nested conditions': nested('if(a){ ', '}'),
  'nested calls': nested('f(a,', ')'),
  'nested elements': (size) => `x=${nested('<a>', '</a>')(size)}`,
  'nested directives': nested('#if A\nx();\n', '#endif\n'),
  'one line': repeated('a b '),
  'one call': (size) => `f(${repeated('a,')(size)}b)`,
  'one call with literals': (size) => `f(${repeated('{a:1},')(size)}b)`,
  'one sum of lists': (size) => `x=${repeated('[1]+')(size)}2`,
  'one import': (size) => `import {${repeated('a,')(size)}b} from "x";\nf(a);`,
  'line comments': repeated('// c\nx;\n'),
  'block comments': repeated('/* a */ '),
  blanks: (size) => `//a${' '.repeat(size)}x`,
  'else if': (size) => `if(a){b}${repeated(' else if(a){b}')(size)}`,
  'catch clauses': (size) => `try{a}${repeated(' catch(e){b}')(size)}`,
  attributes: (size) => `x=<a ${repeated('b={c} ')(size)}/>`,
  'one name': repeated('x=1;\n'),
  'open templates': repeated('`${'),
  'open blocks': repeated('do |x| '),
  'nested blocks': nested('a do |x|\n', 'end\n'),
  when: (size) => `case x\n${repeated('when 1\n a\n')(size)}end\n`,
  rescue: (size) => `def a\n b\n${repeated('rescue A\n c\n')(size)}end\n`,
  suites: suites,
  elif: (size) => `if a:\n b\n${repeated('elif a:\n b\n')(size)}`,
  heredocs: repeated('<<A '),
  'branches of case': (size) => `case x in\n${repeated('a) b ;;\n')(size)}esac\n`,
  rules: repeated('.a{b:c}\n'),
  routines: repeated('$$ begin end $$'),
  'attributes of a file': repeated('#![cfg(a)]\n'),
  elements: repeated('<p class="a">b'),
  'blocks of a template engine': nested('{% if a %}x', '{% endif %}'),
};

function repeated(part: string): (size: number) => string {
  return (size) => part.repeat(Math.ceil(size / part.length));
}

function nested(open: string, close: string): (size: number) => string {
  return (size) => {
    const depth = Math.ceil(size / (open.length + close.length));
    return open.repeat(depth) + close.repeat(depth);
  };
}

/** Suites in one another: their blanks alone grow with the square, so there are fewer of them. */
function suites(size: number): string {
  const depth = Math.floor(Math.sqrt(2 * size));
  const lines = Array.from({ length: depth }, (_, at) => `${' '.repeat(at)}if a:\n`);
  return `${lines.join('')}${' '.repeat(depth)}b\n`;
}
