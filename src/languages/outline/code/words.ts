import { wordSet } from '../../../text/words.js';
import type { LexedLanguage } from '../../code/language.js';

/* Words that say what a node is: `class` heads a type, `if` a condition. */

/** Head constructs that decide whether, how often or under which condition their inside runs. */
export const CONTROL = wordSet(
  'if else elif elsif elseif unless while until for foreach do switch match when case catch except ' +
    'rescue try finally ensure with using lock synchronized guard loop select go defer repeat begin ' +
    'unsafe fixed',
);

/** Begin a construct with branches wherever they are in a statement: `let a = if b { … } else { … }`. */
export const CONSTRUCTS = wordSet(
  'if unless else while until for foreach switch match when case try begin',
);

/** Of these a branch that ran keeps the later ones from running, so those are not around it. */
export const EXCLUSIVE = wordSet('if unless elif elsif elseif case switch when select match guard');

/** Go on with the construct before them. */
export const FURTHER = wordSet('else elif elsif elseif catch except rescue finally ensure when in');

const ALL_TYPES = wordSet(
  'class interface struct enum trait impl module mod namespace protocol extension record union ' +
    'actor service message object',
);
const TYPES: Readonly<Partial<Record<LexedLanguage, ReadonlySet<string>>>> = {
  ruby: wordSet('class module'),
  python: wordSet('class'),
  javascript: wordSet('class'),
  jsx: wordSet('class'),
  typescript: wordSet('class interface enum module namespace'),
  tsx: wordSet('class interface enum module namespace'),
  go: wordSet('struct interface'),
  java: wordSet('class interface enum record @interface module'),
  rust: wordSet('struct enum trait impl mod union'),
  c: wordSet('struct enum union'),
  cpp: wordSet('class struct enum union namespace'),
  csharp: wordSet('class struct interface enum record namespace'),
  kotlin: wordSet('class interface object'),
  swift: wordSet('class struct enum protocol extension actor'),
  php: wordSet('class interface trait enum namespace'),
  dart: wordSet('class enum mixin extension'),
  proto: wordSet('message service enum'),
  zig: wordSet('struct enum union'),
  shell: wordSet(''),
  lua: wordSet(''),
  sql: wordSet(''),
};

const ALL_FUNCTIONS = wordSet('function func fun fn def procedure sub');
const FUNCTIONS: Readonly<Partial<Record<LexedLanguage, ReadonlySet<string>>>> = {
  ruby: wordSet('def'),
  python: wordSet('def'),
  javascript: wordSet('function'),
  jsx: wordSet('function'),
  typescript: wordSet('function'),
  tsx: wordSet('function'),
  go: wordSet('func'),
  java: wordSet(''),
  rust: wordSet('fn'),
  c: wordSet(''),
  cpp: wordSet(''),
  csharp: wordSet(''),
  kotlin: wordSet('fun'),
  swift: wordSet('func'),
  php: wordSet('function fn'),
  dart: wordSet(''),
  shell: wordSet('function'),
  lua: wordSet('function'),
  zig: wordSet('fn'),
};

/** Words that head a type, a module or whatever else holds functions. */
export function typeWords(language: LexedLanguage): ReadonlySet<string> {
  return TYPES[language] ?? ALL_TYPES;
}

/** Words that head a function. */
export function functionWords(language: LexedLanguage): ReadonlySet<string> {
  return FUNCTIONS[language] ?? ALL_FUNCTIONS;
}

/** Begin a declaration that is no function and no type. */
export const DECLARES = wordSet(
  'const let var val type typedef import export from use using include require require_once ' +
    'require_relative package static final public private protected internal readonly enum alias ' +
    'extern typealias declare local lateinit macro @interface syntax option',
);

/** Begin an import. */
export const IMPORTS = wordSet(
  'import from use using include require require_relative require_once include_once extern package ' +
    'export load source autoload',
);

/** Words before a bracket that call nothing. */
export const NO_CALL = wordSet(
  'if else elif elsif elseif unless while until for foreach switch match when case catch except ' +
    'return throw raise in of and or not is as await yield new typeof instanceof delete void do then ' +
    'lock with using assert print echo where select from guard let var const val del lambda go defer',
);
