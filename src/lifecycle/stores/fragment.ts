import type { Statement } from '../../agent-files/statements.js';
import { isVerb, saysSomething } from '../../agent-files/statements/verbs.js';
import { joined } from '../../text/pattern.js';

/*
 * Is a statement only a piece of one? Agents note a tool with its version and what such a tool is for, names in a row,
 * and sentences whose subject is the line above: "**Vite 7.2**: build tool", "Never in a folder of its own."
 */

/** Words of other languages: their verbs are unknown, so nothing is left out for want of one. */
const OTHER_LANGUAGE = new RegExp(
  joined`
    [^\p{Script=Latin}\P{L}]
    |(?<![\p{L}-])(?:
      de|del|la|el|los|las|para|con|una|que|der|die|das|und|mit|f\u00fcr|von|ist|le|les|des|du|pour|avec|dans|est|di
      |il|per|che|gli|em|com|n\u00e3o|uma|dos|van|het|een|voor|och|att|som|c\u1ee7a|v\u00e0|cho
    )(?![\p{L}-])`,
  'iu',
);
/** `v5.1.0`, `^20.3`, `5.x`, `3.12+`; in a label or alone also `v4` and `9`. */
const VERSION =
  /(?<![\w.])[v^~]?\d+(?:\.(?:\d+|x\b))+|(?<![\w.])v\d+\b|(?<![\w.])\d+\+?(?=\s*(?:$|\+|\())/;
/** `music-metadata`, `@scope/name`, `Zone.js`. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.]*(?:-[\w.]+)+\b|^[\w.-]+\.js\b/i;
/** A label that names a file, a folder or code: what is behind it says what that is. */
const NAME_OF_CODE = /`|\/$|\/.*\.[a-z]{1,5}$/i;
/** "Always use the scripts: `npm run lint`". */
const ORDER_AS_LABEL = /^(?:never|always|do not|don['’]t|only|use|run|call|prefer|avoid)\b/i;
/** "Label: what is said of it", with a colon or a dash. */
const LABELLED = /^([^:：]{1,80}?)\s*(?::|：|\s[\u2013\u2014-])\s+(.+)$/;

/** An order or a ban that lacks what is to be done: "Never in a folder of its own." */
const ORDER_WITHOUT_VERB =
  /^(?:never|always|not|only) (?:in|on|at|from|with|inside|under|as|an?|the|for|by|to|via)\b(?!.*[,:])/i;
/** "Keep it small", "Do not merge them": what, stands before. */
const ORDER_OF_IT = /^(?:(?:never|always|do not|don['’]t|please|must) )?[a-z]+ (?:it|them)\b/i;
/** "`tsconfig.server.json` extends it". */
const SAYS_IT = /^` [a-z]+s it\b/;
/** "Lives in `src/guard.ts`": what does, stands in the line above. */
const NO_SUBJECT =
  /^(?:lives|sits|resides|stays|belongs|consists|depends|relies|delegates|falls|inherits|accepts|throws|rides) [^\s:]/i;
/** "Defined in `src/guard.ts`", in any language: one word, one short one, and a name. */
const WORD_AND_NAME = /^\p{L}+ \p{L}{1,4} `\.?$/u;
/** "For the flow, read `docs/flow.md`": where something is said, and not what. */
const POINTER = /^for [^,]{1,80}, (?:please )?(?:read|see|consult|check|refer to|look at|open)\b/i;

/** "Handlers must enforce this; …", "It goes there.": what and where, stands in the sentence before. */
const THIS = /^[^`]*\bthis(?=\s*(?:[;,.)]|$))|\bthere(?=\s*(?:[;,.)]|$))/i;
/** "The class must be `partial`": which one? */
const WHICH =
  /^the (?:class|interface|struct|enum|method|type) (?!`|of|that|which|for|in|named|called|behind)/i;
/** "`src/guard.ts`, `.env` (for keys)": names, and no word of them. */
const NAMES_ALONE = /^[^\p{L}]*$/u;
/** "`glob` (`11.0.1`)": the very version that is locked today. */
const PINNED = /\(\s*`?[v^~]?\d+\.\d+\.\d+[\w.-]*`?\s*\)|^`[^`]+`: [v^~]?\d+\.\d/;

/** "`tsconfig.json` # options of the compiler": a line of a tree. */
const TREE_LINE = /^` #/;

const LEANING = [
  ORDER_OF_IT,
  SAYS_IT,
  NO_SUBJECT,
  WORD_AND_NAME,
  POINTER,
  THIS,
  WHICH,
  TREE_LINE,
] as const;

/** Whether a statement lacks what makes a sentence of it: a subject, or something that is said of it. */
export function isFragment({ text, code }: Statement): boolean {
  const bare = text.replace(/[*_]{1,3}(?=\S)|(?<=\S)[*_]{1,3}/g, '');
  const prose = bare.replace(/`[^`]*`/g, '`');
  if (LEANING.some((pattern) => pattern.test(prose))) return true;
  const said = prose.replace(/\([^()]*\)/g, ' ');
  if (NAMES_ALONE.test(said)) return !code.some(isCommand);
  if (OTHER_LANGUAGE.test(prose)) return false;
  if (PINNED.test(bare)) return !saysSomething(said);
  if (ORDER_WITHOUT_VERB.test(said)) return !saysSomething(said.replace(/^\S+/, ''));
  const [, label = '', body = ''] = LABELLED.exec(prose) ?? [];
  return label === ''
    ? !said.startsWith('`') && !isOrder(said) && lacksVerb(said)
    : isBareLabel(label, body, code);
}

/** Whether nothing is said behind a label that is no name of code. */
function isBareLabel(label: string, body: string, code: readonly string[]): boolean {
  if (NAME_OF_CODE.test(label) || ORDER_AS_LABEL.test(label)) return false;
  const predicate = body.replace(/\([^()]*\)/g, ' ').trim();
  if (saysSomething(predicate)) return false;
  return isTool(label, body, code) || areNames(predicate, code) || CIRCUMSTANCE.test(predicate);
}

/** Whether a passage without a label has no verb, or a version and none that is surely one. */
function lacksVerb(said: string): boolean {
  const words = said.toLowerCase().match(/[a-z]+/g) ?? [];
  const mayBeVerb = words.some((word) => !/(?:ing|ed)$/.test(word) && isVerb(word));
  if (saysSomething(said)) return false;
  return VERSION.test(said) || !(mayBeVerb || /\b[a-z]+ed (?:in|by|at|to|on|as)\b/.test(said));
}

/** "Build the site with `npm run build`." */
function isOrder(said: string): boolean {
  return isVerb((/^[a-z]+(?= )/i.exec(said)?.[0] ?? '').toLowerCase());
}

/** A tool with its version, or with what any such tool is for: the manifest says so itself. */
function isTool(label: string, body: string, code: readonly string[]): boolean {
  return code.length === 0 && (VERSION.test(label) || VERSION.test(body) || PACKAGE.test(label));
}

/** "`first`, `second`, mock in dev": names in a row. */
function areNames(predicate: string, code: readonly string[]): boolean {
  const words = predicate.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return (
    /^`.*`/.test(predicate) &&
    words.length <= 3 &&
    !code.some(isCommand) &&
    !/[\u2013\u2014\u2192]|\b(?:not|both)\b|\bin `/i.test(predicate)
  );
}

/** `npm run lint`: a command says what it does. */
function isCommand(code: string): boolean {
  return /\S\s\S/.test(code);
}

/** "Via `Makefile`": how, and not what. */
const CIRCUMSTANCE = /^(?:for|via|with|from|by|through|on|as)\b/i;
