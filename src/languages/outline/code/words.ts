/*
 * Words of all languages that say what a node is: `class` heads a type, `if` a condition. A word that a language does
 * not have does no harm there, but for the few that are names elsewhere; `kindOf` in `nodes.ts` knows those.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Head constructs that decide whether, how often or under which condition their inside runs. */
export const CONTROL = words(
  'if else elif elsif elseif unless while until for foreach do switch match when case catch except rescue try ' +
    'finally ensure with using lock synchronized guard loop select go defer repeat begin begin unsafe fixed',
);

/** Of these a branch that ran keeps the later ones from running, so those are not around it. */
export const EXCLUSIVE = words('if unless elif elsif elseif case switch when select match guard');

/** Go on with the construct before them. */
export const FURTHER = words('else elif elsif elseif catch except rescue finally ensure when in');

/** Head a type, a module or whatever else holds functions. */
export const TYPES = words(
  'class interface struct enum trait impl module mod namespace protocol extension record union actor service message',
);

/** Head a function. */
export const FUNCTIONS = words('function func fun fn def procedure sub');

/** Begin a declaration that is no function and no type. */
export const DECLARES = words(
  'const let var val type typedef import export from use using include require require_once require_relative package ' +
    'static final public private protected internal readonly enum alias extern typealias declare local lateinit macro ' +
    '@interface syntax option',
);

/** Begin an import. */
export const IMPORTS = words(
  'import from use using include require require_relative require_once include_once extern package export load source autoload',
);

/** Words before a bracket that call nothing. */
export const NO_CALL = words(
  'if else elif elsif elseif unless while until for foreach switch match when case catch except return throw raise in ' +
    'of and or not is as await yield new typeof instanceof delete void do then lock with using assert print echo where ' +
    'select from select guard let var const val del lambda go defer',
);

/** Words before a brace that opens a body. */
export const BEFORE_BODY = words(
  'else do try finally unsafe loop defer get set init static begin ensure then catch autoreleasepool repeat',
);
