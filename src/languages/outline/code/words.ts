import { wordSet } from '../../../text/words.js';

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

export const TYPE_WORDS = wordSet(
  'class interface struct enum trait impl module mod namespace protocol extension record union ' +
    'actor service message object',
);

export const FUNCTION_WORDS = wordSet('function func fun fn def procedure sub');

export const DECLARES = wordSet(
  'const let var val type typedef import export from use using include require require_once ' +
    'require_relative package static final public private protected internal readonly enum alias ' +
    'extern typealias declare local lateinit macro @interface syntax option',
);

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
