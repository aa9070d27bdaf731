import vm from 'node:vm';
import { readPage } from './html-page.js';

/**
 * As much of a browser as the script of the page uses, made of our own strict HTML: elements, the address with its
 * history, and events. What the script asks for and is not here fails loudly.
 */

const VOID = new Set(['meta', 'br', 'input', 'rect', 'circle', 'path']);
type Listener = (event: {
  readonly target: unknown;
  readonly key?: string;
  preventDefault(): void;
}) => void;

export class SmallElement {
  private nodes: (SmallElement | string)[] = [];
  private readonly listeners = new Map<string, Listener[]>();
  hidden: boolean;
  open: boolean;
  value: string;
  scrolledTo = 0;

  constructor(
    readonly name: string,
    readonly attributes: Map<string, string>,
    readonly parentElement: SmallElement | null,
  ) {
    this.hidden = attributes.has('hidden');
    this.open = attributes.has('open');
    this.value = attributes.get('value') ?? '';
  }

  get tagName(): string {
    return this.name.toUpperCase();
  }

  get id(): string {
    return this.attributes.get('id') ?? '';
  }

  get className(): string {
    return this.attributes.get('class') ?? '';
  }

  get dataset(): Readonly<Record<string, string>> & { readonly is: string } {
    const all = [...this.attributes].flatMap(([name, value]) =>
      name.startsWith('data-') ? [[name.slice('data-'.length), value] as const] : [],
    );
    return { is: '', ...Object.fromEntries(all) };
  }

  get textContent(): string {
    return this.nodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join('');
  }

  set textContent(text: string) {
    this.nodes = [text];
  }

  get children(): readonly SmallElement[] {
    return this.nodes.filter((node) => typeof node !== 'string');
  }

  append(node: SmallElement | string): void {
    this.nodes.push(node);
  }

  get options(): readonly SmallElement[] {
    return this.children;
  }

  get selectedOptions(): SmallElement[] {
    return this.children.filter((option) => option.value === this.value);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  get all(): SmallElement[] {
    return this.children.flatMap((child) => [child, ...child.all]);
  }

  querySelectorAll(selector: string): SmallElement[] {
    const [, attribute] = /^\[([a-z-]+)\]$/.exec(selector) ?? [];
    const [, name] = /^\.([a-z]+)$/.exec(selector) ?? [];
    const [element] = /^[a-z]+$/.exec(selector) ?? [];
    if (attribute === undefined && name === undefined && element === undefined)
      throw new Error(`the small browser knows no selector ${selector}`);
    return this.all.filter(
      (one) =>
        one.name === element ||
        (attribute !== undefined && one.attributes.has(attribute)) ||
        (name !== undefined && one.className.split(' ').includes(name)),
    );
  }

  querySelector(selector: string): SmallElement | null {
    if (selector !== ':scope > summary .count, :scope > h2 .count')
      throw new Error(`the small browser knows no selector ${selector}`);
    const heads = this.children.filter(({ name }) => name === 'summary' || name === 'h2');
    return heads.flatMap((head) => head.querySelectorAll('.count'))[0] ?? null;
  }

  closest(selector: string): SmallElement | null {
    if (selector !== '[hidden]') throw new Error(`the small browser knows no selector ${selector}`);
    return this.hidden ? this : (this.parentElement?.closest(selector) ?? null);
  }

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  }

  fire(type: string, key?: string): void {
    for (const listener of this.listeners.get(type) ?? [])
      listener({
        target: this,
        ...(key === undefined ? {} : { key }),
        preventDefault: () => undefined,
      });
  }

  scrollIntoView(): void {
    this.scrolledTo += 1;
  }

  focus(): void {
    this.attributes.set('focused', '');
  }
}

/** A page that is open, with its script run. */
export class SmallBrowser {
  private readonly root = new SmallElement('document', new Map(), null);
  private readonly window = new SmallElement('window', new Map(), null);
  private readonly steps: string[];
  readonly faults: unknown[] = [];

  constructor(html: string, hash: string = '') {
    this.steps = [hash];
    this.read(html);
    const script = readPage(html).raw.at(-1)?.text ?? '';
    const write = (to: string): void => void this.steps.splice(-1, 1, to);
    vm.runInNewContext(script, {
      document: {
        getElementById: (id: string) => this.find(id),
        querySelectorAll: (selector: string) => this.root.querySelectorAll(selector),
      },
      location: Object.defineProperty({}, 'hash', { get: () => this.hash }),
      history: {
        pushState: (_state: unknown, _title: string, to: string) => void this.steps.push(to),
        replaceState: (_state: unknown, _title: string, to: string) => write(to),
      },
      addEventListener: (type: string, listener: Listener) =>
        this.window.addEventListener(type, listener),
      requestAnimationFrame: (run: () => void) => run(),
      URLSearchParams,
      decodeURIComponent,
      encodeURIComponent,
    });
  }

  /** Each tag of our HTML stands as `readPage` has checked it. */
  private read(html: string): void {
    if (readPage(html).faults.length > 0) throw new Error('this is not our HTML');
    let at = this.root;
    const body = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '');
    for (const [, closing, name = '', rest = '', text] of body.matchAll(
      /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z][A-Za-z-]*(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g,
    )) {
      if (text !== undefined) at.append(resolved(text));
      else if (closing === '/') at = at.parentElement ?? this.root;
      else {
        const attributes = new Map(
          [...rest.matchAll(/([a-z][A-Za-z-]*)(?:="([^"]*)")?/g)].map(
            ([, key = '', value = '']) => [key, resolved(value)],
          ),
        );
        const element = new SmallElement(name, attributes, at === this.root ? null : at);
        at.append(element);
        if (!VOID.has(name)) at = element;
      }
    }
  }

  get hash(): string {
    return this.steps.at(-1) ?? '';
  }

  find(id: string): SmallElement | null {
    return this.root.all.find((element) => element.id === id) ?? null;
  }

  get(id: string): SmallElement {
    const element = this.find(id);
    if (element === null) throw new Error(`no element ${id}`);
    return element;
  }

  press(value: string): void {
    const button = this.get('tools')
      .querySelectorAll('button')
      .find((one) => one.value === value);
    if (button === undefined) throw new Error(`no button ${value}`);
    button.fire('click');
  }

  choose(id: string, said: RegExp): void {
    const list = this.get(id);
    list.value = list.options.find((option) => said.test(option.textContent))?.value ?? 'none';
    list.fire('change');
  }

  type(words: string): void {
    this.get('filter').value = words;
    this.get('filter').fire('input');
  }

  follow(hash: string): void {
    this.steps.push(hash);
    this.window.fire('hashchange');
  }

  back(): void {
    this.steps.pop();
    this.window.fire('popstate');
  }

  key(key: string): void {
    this.window.fire('keydown', key);
  }

  /** The addresses of the rows that are shown: no hidden row, none in a part that is hidden. */
  shown(): string[] {
    return this.root
      .querySelectorAll('[data-is]')
      .filter((row) => row.closest('[hidden]') === null && row.id !== '')
      .map((row) => row.id);
  }

  all(selector: string): SmallElement[] {
    return this.root.querySelectorAll(selector);
  }
}

function resolved(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_all, number: string) => String.fromCharCode(Number(number)))
    .replace(/&amp;/g, '&');
}
