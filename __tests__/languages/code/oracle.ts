import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type {
  Node,
  Parser as ParserType,
  Language as LanguageType,
} from '@vscode/tree-sitter-wasm';
import type { Language } from '../../../src/languages/code/languages.js';
import { ORACLE_RULES, type OracleSymbol, type Visit } from './oracle-rules.js';

/** What tree-sitter says that the symbols of a text are: an independent reader to measure ours against. */
export interface Oracle {
  /** Null where its own tree has errors: then there is nothing to measure against. */
  readonly symbols: (language: Language, text: string) => readonly OracleSymbol[] | null;
}

const GRAMMARS: Readonly<Partial<Record<Language, string>>> = {
  javascript: 'javascript',
  jsx: 'javascript',
  typescript: 'typescript',
  tsx: 'tsx',
  python: 'python',
  go: 'go',
  java: 'java',
  rust: 'rust',
  c: 'cpp',
  cpp: 'cpp',
  csharp: 'c-sharp',
  ruby: 'ruby',
  php: 'php',
  shell: 'bash',
};

export async function loadOracle(languages: readonly Language[]): Promise<Oracle> {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const main = require.resolve('@vscode/tree-sitter-wasm');
  const { Parser, Language: Grammar } = require(main) as {
    Parser: typeof ParserType;
    Language: typeof LanguageType;
  };
  await Parser.init({ locateFile: (file) => join(dirname(main), file) });
  const parsers = new Map<Language, ParserType>();
  for (const language of languages) {
    const grammar = await Grammar.load(
      new Uint8Array(
        readFileSync(join(dirname(main), `tree-sitter-${GRAMMARS[language] ?? language}.wasm`)),
      ),
    );
    parsers.set(language, new Parser().setLanguage(grammar));
  }
  return {
    symbols(language, text) {
      const tree = parsers.get(language)?.parse(text) ?? null;
      const visit = ORACLE_RULES[language];
      if (tree === null || visit === undefined) throw new Error(`no grammar for ${language}`);
      const symbols = tree.rootNode.hasError ? null : collect(tree.rootNode, visit, text);
      tree.delete();
      return symbols;
    },
  };
}

function collect(root: Node, visit: Visit, text: string): readonly OracleSymbol[] {
  const found: OracleSymbol[] = [];
  const work: { readonly node: Node; readonly scope: string; readonly level: 'top' | 'local' }[] = [
    { node: root, scope: '', level: 'top' },
  ];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    const { node, scope, level } = next;
    const { symbols, inner, innerLevel } = visit(node, scope, level, text);
    found.push(...symbols);
    for (const child of node.namedChildren)
      if (child !== null) work.push({ node: child, scope: inner, level: innerLevel });
  }
  return found;
}
