import { addTo } from '../../../text/collections.js';
import type { OutlineNode } from '../outline.js';
import { imageName } from './dockerfile.js';
import type { LineFormatName } from './logical-line.js';

export type OriginOf = (
  around: readonly OutlineNode[],
  cited: readonly OutlineNode[],
) => readonly string[] | null;

export function originReader(format: LineFormatName, nodes: readonly OutlineNode[]): OriginOf {
  switch (format) {
    case 'dockerfile':
      return stagesReader(nodes);
    case 'makefile':
    case 'braces':
      return definitionsReader(nodes);
    case 'ini':
    case 'text':
      return () => null;
  }
}

/** The `FROM` of the stage and of those that it and the cited text name, and the arguments before the first. */
function stagesReader(nodes: readonly OutlineNode[]): OriginOf {
  const stages = nodes.filter(isStage);
  const bases = basesOf(stages);
  const byName = new Map(stages.map((stage) => [lower(stage.name), stage]));
  const order = new Map(stages.map((stage, at) => [stage, at]));
  const first = nodes.findIndex(isStage);
  const globals = nodes.slice(0, first === -1 ? nodes.length : first);
  const args = globals.filter(({ texts }) => texts[0] === 'ARG');
  return (around, cited) => {
    const found = new Set<OutlineNode>();
    const add = (stage: OutlineNode | undefined): void => {
      for (let one = stage; one !== undefined && !found.has(one); one = bases.get(one))
        found.add(one);
    };
    for (const node of [...around, ...cited]) if (isStage(node)) add(node);
    for (const name of cited.flatMap(({ texts }) => texts.flatMap(namedStage))) {
      const byNumber = /^\d+$/.test(name) ? stages[Number(name)] : undefined;
      add(byNumber ?? byName.get(lower(name)));
    }
    const inOrder = [...found].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const heads = inOrder.map(({ head }) => head?.texts ?? []);
    return [...args.map(({ texts }) => texts), ...heads].flatMap((texts) => ['\n', ...texts]);
  };
}

function isStage({ kind }: OutlineNode): boolean {
  return kind === 'type';
}

/** The earlier stage that each stage begins with; images from outside are left out. */
function basesOf(stages: readonly OutlineNode[]): ReadonlyMap<OutlineNode, OutlineNode> {
  const bases = new Map<OutlineNode, OutlineNode>();
  const known = new Map<string, OutlineNode>();
  for (const stage of stages) {
    const image = stage.head?.texts.slice(1).find((word) => !word.startsWith('--')) ?? '';
    const base = known.get(lower(imageName(image)));
    if (base !== undefined) bases.set(stage, base);
    known.set(lower(stage.name), stage);
  }
  return bases;
}

function namedStage(text: string): string[] {
  const name = /^--(?:from=|mount=)/.test(text) ? /\bfrom=([^,\s"']+)/.exec(text)?.[1] : undefined;
  return name === undefined ? [] : [name];
}

/** Names of stages have no upper case for docker. */
function lower(name: string | null): string {
  return (name ?? '').toLowerCase();
}

const INCLUDE = /^(?:-|s)?include$/;

const VARIABLE = /\$(?:\(([^()\s:]+)[^()]*\)|\{([^{}\s:]+)[^{}]*\}|(\w+))/g;

/** Included files, and the definitions of the variables that the cited text uses. */
function definitionsReader(nodes: readonly OutlineNode[]): OriginOf {
  let read: { readonly included: readonly string[]; readonly defined: Definitions } | null = null;
  return (_, cited) => {
    read ??= definitionsOf(nodes);
    const { included, defined } = read;
    const names = new Set(cited.flatMap(({ texts }) => texts.flatMap(variablesOf)));
    const found = [...names].toSorted().flatMap((name) => defined.get(name) ?? []);
    return [...included, ...found];
  };
}

type Definitions = ReadonlyMap<string, readonly string[]>;

function definitionsOf(nodes: readonly OutlineNode[]): {
  readonly included: readonly string[];
  readonly defined: Definitions;
} {
  const included: string[] = [];
  const defined = new Map<string, string[]>();
  const visit = (node: OutlineNode): void => {
    const { texts, blocks, kind } = node;
    const [word = '', variable = ''] = blocks.length === 0 ? texts : (blocks[0]?.says ?? []);
    if (blocks.length === 0 && INCLUDE.test(word)) included.push('\n', ...texts);
    const name = kind === 'declaration' ? node.name : definedByNginx(word, variable, node);
    if (name !== null) {
      addTo(defined, name, '\n');
      for (const text of texts) addTo(defined, name, text);
    }
    for (const block of blocks) block.nodes.forEach(visit);
  };
  nodes.forEach(visit);
  return { included, defined };
}

/** `set $name value;`, `map $from $name { … }`, `upstream name { … }` is found by its address alone. */
function definedByNginx(word: string, variable: string, { blocks }: OutlineNode): string | null {
  if (word === 'set') return variable.replace(/^\$/, '');
  if (word !== 'map' && word !== 'geo' && word !== 'split_clients') return null;
  return blocks[0]?.says.at(-1)?.replace(/^\$/, '') ?? null;
}

function variablesOf(text: string): string[] {
  if (!text.includes('$')) return [];
  return [...text.matchAll(VARIABLE)].flatMap(([, round, curly, plain]) => {
    const name = round ?? curly ?? plain ?? '';
    // `$X` of a Makefile has one letter, `$name` of nginx all of them.
    return plain === undefined ? [name] : [name, name.slice(0, 1)];
  });
}
