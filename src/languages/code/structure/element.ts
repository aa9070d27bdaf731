/*
 * What does an element say about whether its inside is there and runs? `<div class="row">` says
 * nothing and may come and go; `<div hidden>` and `<Show when={ok}>` say all of it.
 *
 * `structure.ts` asks for JSX, `page-elements.ts` for pages. What is told by mistake is a false
 * alarm, the safe error; an attribute that hides and is not told hides a guard unseen. So add to
 * NEUTRAL and to the lists of looks only what can never hide; a class or style that hides belongs in
 * HIDING_CLASS or HIDING_STYLE. What is told is in the digest of the hint `around`, so each such
 * word makes facts below an element that has it go by their former text, or stale: have a reason.
 * The order of the lists is free, the form `<name a=b>` is not. `__tests__/anchors/elements.test.ts`
 * fails when this is wrong.
 */

/** An attribute of an element as it is written; an empty value where it has none. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/**
 * Elements that only group or lay out what is in them. One of them around a guard, or one less,
 * changes nothing about what happens; its attributes can. Every other element is part of the place:
 * what it does with its inside is not known here.
 */
const NEUTRAL: ReadonlySet<string> = new Set(
  (
    ' html div span section article main header footer nav aside p ul ol li dl dt dd figure figcaption ' +
    'table thead tbody tfoot tr td th colgroup strong em b i u s small big center font blockquote address hgroup ' +
    'h1 h2 h3 h4 h5 h6 label a fieldset fragment react.fragment'
  ).split(' '),
);

/**
 * Attributes that say how an element looks, what it is called, where it leads or what happens on an
 * event. Real pages change them all the time, and none of them decides whether its inside is there,
 * is run or is asked for. Whatever is not named here can decide that: `hidden`, `disabled`,
 * `inert`, `type`, `src`, `novalidate`, `v-if`, `*ngIf`, a prop of a component. Of classes and
 * styles only what hides counts.
 */
const LOOKS_OF_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'id key ref title alt lang dir role tabindex width height align valign bgcolor border cellpadding cellspacing ' +
    'colspan rowspan color size href target rel placeholder autofocus nonce integrity crossorigin charset xmlns ' +
    'itemscope itemtype itemprop translate draggable spellcheck for htmlfor'
  ).split(' '),
);
/** Of a component every other prop can be the condition: `when`, `fallback`, `to`. */
const LOOKS_OF_COMPONENTS: ReadonlySet<string> = new Set(['key', 'ref']);

/**
 * Handlers of events, in HTML, JSX, Vue and Angular: `onClick`, `@click.prevent`, `v-on:click`,
 * `(click)`.
 */
const HANDLER = /^(?:on[A-Z]\w*|@[\w.:-]+|v-on:[\w.:-]+|\([\w.]+\))$/;
/** `onclick`. Of a component such a name can be any prop. */
const HANDLER_OF_ELEMENTS = /^on[a-z]+$/i;
/**
 * What is kept for scripts, tests and readers: `data-id`, `aria-label`. Not directives that are
 * written so (`data-ng-if`), nor what hides from readers (`aria-hidden`).
 */
const NOTES = /^(?:data-(?!(?:ng|x|v|hx)-)|aria-(?!hidden|disabled)|x-on:|x-ref$)/i;
/** A class, be it bound to an expression: `class`, `className`, `:class`, `[class]`, `ng-class`. */
const CLASS = /^(?::|v-bind:|x-bind:|ng-|\[)?class(?:name)?\]?$/i;
/** A style, the same way: `style`, `:style`, `[ngStyle]`. */
const STYLE = /^(?::|v-bind:|x-bind:|ng-|\[)?(?:ng)?style\]?$/i;
/**
 * Names of classes that hide or switch off what they are on: `hidden`, `md:hidden`, `is-disabled`.
 */
const HIDING_CLASS =
  /(?<![\w-])(?:\w{1,20}[:-])?(?:hidden|hide|invisible|d-none|display-none|disabled|inert|collapse|sr-only)(?![\w-])/g;
/**
 * Declarations that can do so, with their values: `display: none`. `display: flex` counts too,
 * since the value may become another.
 */
const HIDING_STYLE =
  /(?:display|visibility|content-?visibility|pointer-?events|opacity|clip-?path)['"]?\s*:\s*['"]?[\w.%()-]+/gi;

/**
 * What an element says about whether its inside is there and runs; null where it says nothing.
 *
 * @param name as it is written, empty for a fragment
 */
export function elementSays(name: string, attributes: readonly Attribute[]): string | null {
  const isComponent = /[A-Z.-]/.test(name) && !NEUTRAL.has(name.toLowerCase());
  const said = attributes
    .flatMap((attribute) => attributeSays(attribute, isComponent) ?? [])
    .toSorted();
  const isNeutral = !isComponent && NEUTRAL.has(name.toLowerCase());
  if (isNeutral) return said.length === 0 ? null : `< ${said.join(' ')}>`;
  return `<${[isComponent ? name : name.toLowerCase(), ...said].join(' ')}>`;
}

/** What one attribute says; null where it says nothing about whether the inside is there. */
function attributeSays({ name, value }: Attribute, isComponent: boolean): string | null {
  const own = name.replace(/^(?::|v-bind:)(?=[\w-])/, '').toLowerCase();
  if (CLASS.test(name)) return words(name, value.match(HIDING_CLASS));
  if (STYLE.test(name)) return words(name, value.match(HIDING_STYLE));
  if (HANDLER.test(name) || NOTES.test(own)) return null;
  if ((isComponent ? LOOKS_OF_COMPONENTS : LOOKS_OF_ELEMENTS).has(own)) return null;
  if (!isComponent && HANDLER_OF_ELEMENTS.test(name)) return null;
  return value === '' ? name : `${name}=${value.replaceAll(/\s+/g, ' ')}`;
}

/** An attribute with nothing but its words or declarations that hide; null where there are none. */
function words(name: string, found: readonly string[] | null): string | null {
  return found === null
    ? null
    : `${name}=${found.map((word) => word.replaceAll(/[\s'"]/g, '')).join(' ')}`;
}
