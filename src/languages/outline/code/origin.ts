import { addTo, kept } from '../../../text/collections.js';
import { wordSet } from '../../../text/words.js';
import { sha256 } from '../../../tree/digest.js';
import { BindingReader } from './bindings.js';
import { ANY, ImportParts, isImport } from './imports.js';
import { blockWith, type CodeBlock, type CodeNode } from './node.js';
import type { CodeNodes } from './nodes.js';

/* Declarations that the names in cited code come from: one step, and every other declaration of the unit's own name. */

interface Binder {
  /** The node of the block that it is in. */
  readonly top: CodeNode;
  readonly names: ReadonlySet<string>;
  /** What it says, of an import only the members with these names; null stands for all names. */
  readonly said: (names: ReadonlySet<string> | null) => readonly string[];
  /** Of a type: the blocks in which a further declaration may be. */
  readonly inside: readonly CodeBlock[];
}

/** Types whose methods every object has. */
const EVERYWHERE = wordSet('Kernel Object BasicObject Module');

/** Declarations of one name above which they are listed as one digest, and texts of one declaration. */
const MOST_BINDERS = 100;

const MOST_TEXTS = 200;

/** The origins of one text: the binders of each block are found once. */
export class OriginReader {
  private readonly known = new Map<CodeBlock, BlockNames>();
  private readonly words = new Map<CodeNode, ReadonlySet<string>>();
  private readonly bindings: BindingReader;

  constructor(
    private readonly builder: CodeNodes,
    private readonly root: CodeBlock,
  ) {
    this.bindings = new BindingReader(builder);
  }

  originOf(around: readonly CodeNode[], cited: readonly CodeNode[]): readonly string[] {
    const names = new Set<string>();
    for (const node of cited) for (const word of this.wordsIn(node)) names.add(word);
    const said: string[] = [];
    const unit = [...around, ...cited];
    const skipped = new Set(cited);
    let block: CodeBlock | undefined = this.root;
    for (const [index, node] of unit.entries()) {
      if (block === undefined) break;
      if (node.name !== null) names.add(node.name);
      this.addBinders(block, names, new Set([...skipped, node]), said);
      // Below the first node that is no type everything is in the unit.
      if (node.kind !== 'type') break;
      block = blockWith(node, unit[index + 1]);
    }
    return said;
  }

  private wordsIn(node: CodeNode): ReadonlySet<string> {
    return kept(this.words, node, () => new Set(this.bindings.wordsOf(node.tokens)));
  }

  private addBinders(
    block: CodeBlock,
    names: ReadonlySet<string>,
    skipped: ReadonlySet<CodeNode>,
    said: string[],
  ): void {
    const index = kept(this.known, block, () => new BlockNames(this.bindersIn(block)));
    for (const text of index.manyOf(names)) said.push(text);
    for (const binder of index.bindersOf(names)) {
      if (skipped.has(binder.top)) continue;
      for (const text of binder.said(binder.names.has(ANY) ? null : names)) said.push(text);
      // A type that is opened again may bring another method of the name.
      for (const inner of binder.inside) this.addBinders(inner, names, skipped, said);
    }
  }

  private bindersIn(block: CodeBlock): readonly Binder[] {
    const found: Binder[] = [];
    for (const node of block.nodes) this.addBinder(found, node, node);
    return found;
  }

  private addBinder(found: Binder[], node: CodeNode, top: CodeNode): void {
    if (node.kind === 'type' && node.name === null) {
      for (const { nodes } of node.blocks)
        for (const inner of nodes) this.addBinder(found, inner, top);
    } else if (node.kind === 'function' || node.kind === 'type')
      found.push(this.binderOfNamed(node, top));
    else {
      const names = new Set([...this.bindings.boundBy(node), ...this.bindings.mentionedBy(node)]);
      if (names.size > 0) found.push({ top, names, said: this.saidBy(node), inside: [] });
    }
  }

  private binderOfNamed(node: CodeNode, top: CodeNode): Binder {
    const targets = node.head === null ? [] : this.targetsOfHead(node);
    const names = new Set(node.name === null ? targets : [node.name, ...targets]);
    const said = shortened(() => ['declares', ...(node.head?.texts ?? node.texts)]);
    if (node.kind === 'function') return { top, names, said, inside: [] };
    if (EVERYWHERE.has(node.name ?? '')) names.add(ANY);
    return { top, names, said, inside: node.blocks };
  }

  private saidBy(node: CodeNode): Binder['said'] {
    if (!isImport(this.builder, node)) return shortened(() => ['binds', ...node.texts]);
    let parts: ImportParts | null = null;
    return (used) => {
      parts ??= new ImportParts(node.texts, this.builder.read.language);
      return ['imports', ...parts.withNames(used)];
    };
  }

  private targetsOfHead(node: CodeNode): readonly string[] {
    const { from, to } = node.tokens;
    return this.bindings.targetsOf({ from, to: Math.min(to, from + MOST_TEXTS) });
  }
}

class BlockNames {
  private readonly byName = new Map<string, number[]>();
  private readonly digests = new Map<string, string>();

  constructor(private readonly binders: readonly Binder[]) {
    for (const [index, { names }] of binders.entries())
      for (const name of names) addTo(this.byName, name, index);
  }

  bindersOf(names: ReadonlySet<string>): readonly Binder[] {
    const found = new Set<number>(this.byName.get(ANY));
    for (const name of names) {
      const known = this.byName.get(name) ?? [];
      if (known.length <= MOST_BINDERS) for (const index of known) found.add(index);
    }
    return [...found]
      .toSorted((a, b) => a - b)
      .flatMap((index) => this.binders.slice(index, index + 1));
  }

  /** What all binders of a name say, where they are too many to be told one by one. */
  manyOf(names: ReadonlySet<string>): readonly string[] {
    const said: string[] = [];
    for (const name of names) {
      const known = this.byName.get(name) ?? [];
      if (known.length > MOST_BINDERS) said.push('many', name, this.digestOf(name, known));
    }
    return said;
  }

  private digestOf(name: string, indexes: readonly number[]): string {
    const names = new Set([name]);
    return kept(this.digests, name, () =>
      sha256(JSON.stringify(indexes.map((at) => this.binders[at]?.said(names)))),
    );
  }
}

/** A text that is made once, and is a digest where it is long: many citations may have one origin. */
function shortened(read: () => readonly string[]): () => readonly string[] {
  let known: readonly string[] | null = null;
  return () => {
    if (known === null) {
      const texts = read();
      known = texts.length > MOST_TEXTS ? ['digest', sha256(JSON.stringify(texts))] : texts;
    }
    return known;
  };
}
