import { words } from '../../../text/words.js';
import type { LexedLanguage } from '../../code/language.js';

/* Words that say what a node is: `class` heads a type, `if` a condition. */

/** Head constructs that decide whether, how often or under which condition their inside runs. */
export const CONTROL = words(
  'if else elif elsif elseif unless while until for foreach do switch match when case catch except ' +
    'rescue try finally ensure with using lock synchronized guard loop select go defer repeat begin ' +
    'unsafe fixed',
);

/** Begin a construct with branches wherever they are in a statement: `let a = if b { … } else { … }`. */
export const CONSTRUCTS = words(
  'if unless else while until for foreach switch match when case try begin',
);

/** Of these a branch that ran keeps the later ones from running, so those are not around it. */
export const EXCLUSIVE = words('if unless elif elsif elseif case switch when select match guard');

/** Go on with the construct before them. */
export const FURTHER = words('else elif elsif elseif catch except rescue finally ensure when in');

const ALL_TYPES = words(
  'class interface struct enum trait impl module mod namespace protocol extension record union ' +
    'actor service message object',
);
const TYPES: Readonly<Partial<Record<LexedLanguage, ReadonlySet<string>>>> = {
  ruby: words('class module'),
  python: words('class'),
  javascript: words('class'),
  jsx: words('class'),
  typescript: words('class interface enum module namespace'),
  tsx: words('class interface enum module namespace'),
  go: words('struct interface'),
  java: words('class interface enum record @interface module'),
  rust: words('struct enum trait impl mod union'),
  c: words('struct enum union'),
  cpp: words('class struct enum union namespace'),
  csharp: words('class struct interface enum record namespace'),
  kotlin: words('class interface object'),
  swift: words('class struct enum protocol extension actor'),
  php: words('class interface trait enum namespace'),
  dart: words('class enum mixin extension'),
  proto: words('message service enum'),
  zig: words('struct enum union'),
  shell: words(''),
  lua: words(''),
  sql: words(''),
};

const ALL_FUNCTIONS = words('function func fun fn def procedure sub');
const FUNCTIONS: Readonly<Partial<Record<LexedLanguage, ReadonlySet<string>>>> = {
  ruby: words('def'),
  python: words('def'),
  javascript: words('function'),
  jsx: words('function'),
  typescript: words('function'),
  tsx: words('function'),
  go: words('func'),
  java: words(''),
  rust: words('fn'),
  c: words(''),
  cpp: words(''),
  csharp: words(''),
  kotlin: words('fun'),
  swift: words('func'),
  php: words('function fn'),
  dart: words(''),
  shell: words('function'),
  lua: words('function'),
  zig: words('fn'),
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
export const DECLARES = words(
  'const let var val type typedef import export from use using include require require_once ' +
    'require_relative package static final public private protected internal readonly enum alias ' +
    'extern typealias declare local lateinit macro @interface syntax option',
);

/** Begin an import. */
export const IMPORTS = words(
  'import from use using include require require_relative require_once include_once extern package ' +
    'export load source autoload',
);

/** Words before a bracket that call nothing. */
export const NO_CALL = words(
  'if else elif elsif elseif unless while until for foreach switch match when case catch except ' +
    'return throw raise in of and or not is as await yield new typeof instanceof delete void do then ' +
    'lock with using assert print echo where select from guard let var const val del lambda go defer',
);
