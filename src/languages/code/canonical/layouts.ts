import { joined } from '../../../text/pattern.js';
import {
  isOperand,
  isOperator,
  isSign,
  lineEndAfter,
  type Join,
  type TokenLayout,
} from './layout.js';
import type { CanonicalPiece } from './piece.js';

/*
 * Which blanks mean something in languages with a layout? In PHP `return \f()` and `return\f()` differ; in C#
 * only whether two operators, or two words, touch.
 */

/** A list of signs, parted by blanks. */
const signs = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Blanks only part tokens: whether two operators touch is kept, and whether two words or literals do. */
function parting({ before, piece, apart }: Join): string {
  const alike =
    (isOperator(before) && isOperator(piece)) || (isOperand(before) && isOperand(piece));
  return alike && apart ? ' ' : '';
}

/** C#: a line end is a blank like any other. */
export const CSHARP: TokenLayout = { between: parting };

/** `return \f()` calls a function and `return\f()` another one. */
export const PHP: TokenLayout = {
  between: (join) =>
    join.apart && (join.before.text === '\\' || join.piece.text === '\\') ? ' ' : parting(join),
};

/** A parenthesis behind one of these is never a call. */
const CONDITIONS = signs('if while for when switch catch guard return');

/** Whether blanks before a bracket may mean that it begins something else than arguments. */
function mayBeArguments(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  if (piece.kind !== 'punctuator' || (piece.text !== '(' && piece.text !== '[')) return false;
  return isOperand(before) ? !CONDITIONS.has(before.text) : ')]}>'.includes(before.text);
}

/** Signs behind which a line end does not end a statement, and those before which it does not. */
const KOTLIN_GOES_ON = signs(
  ', ; ( [ { = == != === !== <= >= && || + - / % += -= *= /= %= -> . ?. :: ?: .. ..< :',
);
const KOTLIN_COMES_FROM = signs('. ?. ?: && || }');
/** Signs beside which blanks never mean anything; `@a (b)` and `a<b` are not among them. */
const KOTLIN_FREE = signs(
  '( ) [ ] { } , ; : = -> + - * / % && || == != === !== <= >= += -= *= /= %= . ?. ?: :: ++ --',
);

/** Whether a token is a sign beside which blanks may mean something. */
function isOther(piece: CanonicalPiece, free: ReadonlySet<string>): boolean {
  return piece.kind === 'punctuator' && !free.has(piece.text);
}

/** Kotlin: a line end counts, but not in `(` or `[`, nor where a sign on one of its sides goes on. */
export const KOTLIN: TokenLayout = {
  brackets: true,
  between(join) {
    const { before, piece, apart, newline, bracket } = join;
    const ends =
      newline &&
      bracket !== '(' &&
      bracket !== '[' &&
      !isSign(before, KOTLIN_GOES_ON) &&
      !isSign(piece, KOTLIN_COMES_FROM);
    if (ends) return '\n';
    return apart &&
      (isOther(before, KOTLIN_FREE) || isOther(piece, KOTLIN_FREE) || mayBeArguments(before, piece))
      ? ' '
      : parting(join);
  },
};

/** As for Kotlin. */
const SWIFT_GOES_ON = signs(', ; ( [ { : ->');
/** With a blank before it such an operator stands between two values. */
const SWIFT_BETWEEN = signs('= == != === !== <= >= && || + - * % += -= *= /= %= ??');
/** Before this a line end does not end a statement; beside those below blanks never mean anything. */
const SWIFT_COMES_FROM = signs('}');
const SWIFT_FREE = signs('( ) [ ] { } , ; :');
/** Directives end with their line. */
const SWIFT_DIRECTIVE = /^#(?:if|elseif|else|endif|error|warning|sourceLocation)$/;

/** Whether a statement does not end with the line between two tokens. */
function goesOnInSwift(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  if (isSign(before, SWIFT_GOES_ON) || isSign(piece, SWIFT_COMES_FROM)) return true;
  return before.gap !== '' && isSign(before, SWIFT_BETWEEN);
}

/** Whether a blank between two tokens of one line may decide how they are read. */
function isSwiftFree(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  return isOther(before, SWIFT_FREE) || isOther(piece, SWIFT_FREE) || mayBeArguments(before, piece);
}

/** Reads directives, so it is made anew for each text. */
export function swiftLayout(): TokenLayout {
  let inDirective = false;
  return {
    brackets: true,
    doubtful: /\//,
    between(join) {
      const { before, piece, apart, newline, bracket } = join;
      inDirective ||= SWIFT_DIRECTIVE.test(before.text);
      const isExact = inDirective || SWIFT_DIRECTIVE.test(piece.text);
      if (newline) inDirective = false;
      if (newline && isExact) return '\n';
      if (newline && piece.kind === 'punctuator' && piece.text === '.') return '';
      if (newline && bracket !== '(' && bracket !== '[' && !goesOnInSwift(before, piece))
        return '\n';
      return apart && isSwiftFree(before, piece) ? ' ' : parting(join);
    },
  };
}

/**
 * Behind the first and before the second blanks mean nothing; behind the third, and before the fourth on a new
 * line, a statement goes on.
 */
const RUBY_OPENS = signs(', ( [ {');
const RUBY_CLOSES = signs(') ] }');
const RUBY_GOES_ON = signs('&& ||');
const RUBY_CALLS = signs('. &.');
/** `%w[a b]` and `%i[a b]`: blanks part their words, where none is escaped. `%w[a\ b]` is one word. */
const WORDS = /^%[wi][^\\]*$/;

/**
 * Ruby: a line end counts, but not inside of brackets at their edges, behind `&&` or before a dot. Of other blanks
 * it counts whether there are any: `f -1` is not `f - 1`.
 */
export const RUBY: TokenLayout = {
  heredocs: true,
  doubtful: /^(?:\/|%|\?|<<|\/=|%=)$/,
  exactComments: /^__END__/,
  written: ({ kind, text }) =>
    kind === 'string' && WORDS.test(text) ? text.replaceAll(/[ \t\n]+/g, ' ') : text,
  between({ before, piece, apart, newline }) {
    if (isSign(before, RUBY_OPENS) || isSign(piece, RUBY_CLOSES)) return '';
    if (newline && isSign(piece, RUBY_CALLS)) return '';
    if (newline && !isSign(before, RUBY_GOES_ON)) return lineEndAfter(before, piece);
    return apart ? ' ' : '';
  },
};

/** Signs behind which a list of commands goes on. */
const SHELL_GOES_ON = signs('| |& || &&');

/** Shell: a line end counts, but not behind a pipe or `&&`. Of other blanks it counts whether there are any. */
export const SHELL: TokenLayout = {
  heredocs: true,
  between({ before, piece, apart, newline }) {
    if (newline && !isSign(before, SHELL_GOES_ON)) return lineEndAfter(before, piece);
    return apart ? ' ' : '';
  },
};

/** Blanks part tokens here too, and Dart has no sign that they change. */
export const DART: TokenLayout = { between: parting };
export const PROTO: TokenLayout = { between: parting };
export const GRAPHQL: TokenLayout = { between: parting };
export const ZIG: TokenLayout = { between: parting };

/** `1 ..2` is two tokens and `1..2` none; `[ [[a]] ]` is an index and `[[[a]] ]` a text. */
const LUA_EXACT = /^(?:\.{1,3}|\[|\]|:{1,2})$/;

/** Lua: blanks only part tokens, but for the signs of LUA_EXACT. */
export const LUA: TokenLayout = {
  between: (join) =>
    join.apart && (LUA_EXACT.test(join.before.text) || LUA_EXACT.test(join.piece.text))
      ? ' '
      : parting(join),
};

/**
 * Behind the first and before the second blanks mean nothing; beside the third only where no operator stands there.
 */
const HCL_OPENS = signs('( [ ,');
const HCL_CLOSES = signs(') ]');
const HCL_ASSIGNS = signs('=');

/** HCL: a line end counts, but not in parentheses. Blanks around `=` mean nothing: formatters line up values. */
export const HCL: TokenLayout = {
  heredocs: true,
  brackets: true,
  between({ before, piece, apart, newline, bracket }) {
    if (isSign(before, HCL_OPENS) || isSign(piece, HCL_CLOSES)) return '';
    if (newline && bracket !== '(') return '\n';
    if (
      isSign(before, HCL_ASSIGNS)
        ? !isOperator(piece)
        : isSign(piece, HCL_ASSIGNS) && !isOperator(before)
    )
      return '';
    return apart ? ' ' : '';
  },
};

/** As for HCL. */
const SQL_OPENS = signs('( , ;');
const SQL_CLOSES = signs(') , ;');
const SQL_COMPARES = signs('= <> != <= >= < >');
/** Commands of a client: without a semicolon they end with their line. */
const SQL_COMMAND = new RegExp(
  joined`
    ^(?:
      set|spool|define|undefine|accept|column|col|whenever|ttitle|btitle|break|compute|execute
      |exec|show|variable|var|print|connect|conn|host|start|timing|clear|pause|exit|quit|desc
      |describe|use|source
    )$`,
  'i',
);

/** Reads where statements begin, so it is made anew for each text. */
export function sqlLayout(): TokenLayout {
  let inCommand = false;
  /** Whether the earlier token begins a statement. */
  let isFirst = true;
  return {
    exactComments: /^(?:\/\*[!+]|--\+)/,
    between({ before, piece, apart, newline }) {
      inCommand ||= (isFirst && SQL_COMMAND.test(before.text)) || before.text.startsWith('#');
      if (before.text === ';') inCommand = false;
      const ends = newline && inCommand;
      if (newline) inCommand = false;
      isFirst = before.text === ';' || before.kind === 'markup' || ends;
      if (ends) return '\n';
      // Only on two lines they are one text.
      if (before.kind === 'string' && piece.kind === 'string' && newline) return '\n';
      return apart && !isFreeInSql(before, piece) ? ' ' : '';
    },
  };
}

/** Whether blanks between two tokens of SQL mean nothing. */
function isFreeInSql(before: CanonicalPiece, piece: CanonicalPiece): boolean {
  if (isSign(before, SQL_OPENS) || isSign(piece, SQL_CLOSES)) return true;
  return isSign(before, SQL_COMPARES)
    ? !isOperator(piece)
    : isSign(piece, SQL_COMPARES) && !isOperator(before);
}
