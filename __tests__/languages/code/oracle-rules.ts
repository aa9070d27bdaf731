import type { Node } from '@vscode/tree-sitter-wasm';
import type { Language } from '../../../src/languages/code/languages.js';

export interface OracleSymbol {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  /**
   * Whether it counts: functions, methods, classes, interfaces, types. Constants and fields only
   * excuse ours for having them.
   */
  readonly core: boolean;
  readonly type: string;
}

export interface Visited {
  readonly symbols: readonly OracleSymbol[];
  /** The scope of what is in the node. */
  readonly inner: string;
  readonly innerLevel: 'top' | 'local';
}

export type Visit = (node: Node, scope: string, level: 'top' | 'local', text: string) => Visited;

const join = (scope: string, name: string): string => (scope === '' ? name : `${scope}.${name}`);

const same = (scope: string, level: 'top' | 'local'): Visited => ({
  symbols: [],
  inner: scope,
  innerLevel: level,
});

function symbol(
  node: Node,
  name: string,
  begin: Node | null,
  core: boolean,
  end: Node = node,
): OracleSymbol {
  return { name, from: (begin ?? node).startIndex, to: end.endIndex, core, type: node.type };
}

const fieldText = (node: Node, field: string): string | null =>
  node.childForFieldName(field)?.text ?? null;

/** The first of the siblings of these sorts that stand directly before a node. */
function withBefore(node: Node, types: ReadonlySet<string>): Node {
  let first = node;
  for (
    let before = node.previousNamedSibling;
    before !== null && (types.has(before.type) || before.type.includes('comment'));
    before = before.previousNamedSibling
  ) {
    if (types.has(before.type)) first = before;
  }
  return first;
}

// --- JavaScript and TypeScript

const FUNCTION_VALUES: ReadonlySet<string> = new Set([
  'arrow_function',
  'function_expression',
  'generator_function',
  'function',
]);
const DECORATORS: ReadonlySet<string> = new Set(['decorator']);
const ES_DECLARATIONS: ReadonlySet<string> = new Set([
  'function_declaration',
  'generator_function_declaration',
  'function_signature',
  'class_declaration',
  'abstract_class_declaration',
  'interface_declaration',
  'type_alias_declaration',
  'enum_declaration',
]);

function esOuter(node: Node): Node {
  let outer = node;
  for (
    let parent = node.parent;
    parent !== null && ['export_statement', 'ambient_declaration'].includes(parent.type);
    parent = parent.parent
  )
    outer = parent;
  return outer;
}

function esKey(node: Node | null): string | null {
  if (node === null) return null;
  if (node.type === 'computed_property_name') return esKey(node.namedChildren[0] ?? null);
  if (node.type === 'string')
    return node.text.length > 2 && !node.text.includes('\\') ? node.text.slice(1, -1) : null;
  if (node.type === 'template_string')
    return node.text.includes('${') ? null : node.text.slice(1, -1);
  return ['property_identifier', 'private_property_identifier', 'number'].includes(node.type)
    ? node.text
    : node.type === 'identifier' && node.parent?.type !== 'computed_property_name'
      ? node.text
      : null;
}

/** `{ … } as const`: the value is what is wrapped. */
const WRAPPERS: ReadonlySet<string> = new Set(['as_expression', 'satisfies_expression']);

function valueOf(node: Node): Node | null {
  let value = node.childForFieldName('value');
  while (value !== null && WRAPPERS.has(value.type)) value = value.namedChildren[0] ?? null;
  return value;
}

/**
 * Whether an object has a name: it is the value of a constant of a module, of a field, or of an
 * entry of such an object.
 */
function namedObject(node: Node | null): boolean {
  if (node?.type !== 'object') return false;
  let parent = node.parent;
  while (parent !== null && WRAPPERS.has(parent.type)) parent = parent.parent;
  if (parent?.type === 'pair') return namedObject(parent.parent);
  if (parent?.type === 'public_field_definition' || parent?.type === 'field_definition')
    return true;
  if (parent?.type === 'export_statement') return true;
  if (parent?.type === 'assignment_expression') return esTop(parent.parent);
  return parent?.type === 'variable_declarator' && esTop(parent.parent);
}

function esTop(declaration: Node | null): boolean {
  const holder = declaration === null ? null : esOuter(declaration).parent;
  if (holder?.type === 'program') return true;
  return (
    holder?.type === 'statement_block' &&
    ['internal_module', 'module', 'ambient_declaration'].includes(holder.parent?.type ?? '')
  );
}

const esVisit: Visit = (node, scope, level) => {
  const add = (name: string, core: boolean, begin: Node | null, end: Node = node): Visited => ({
    symbols: [symbol(node, join(scope, name), begin, core, end)],
    inner: join(scope, name),
    innerLevel: level,
  });
  if (ES_DECLARATIONS.has(node.type)) {
    const outer = esOuter(node);
    return add(fieldText(node, 'name') ?? 'default', true, withBefore(outer, DECORATORS), outer);
  }
  switch (node.type) {
    case 'internal_module':
    case 'module': {
      const name = node.childForFieldName('name');
      if (name === null || name.type === 'string') return same(scope, level);
      const outer = esOuter(node.parent?.type === 'expression_statement' ? node.parent : node);
      return add(name.text, false, outer, outer);
    }
    case 'method_definition':
    case 'method_signature':
    case 'abstract_method_signature': {
      const counts =
        ['class_body', 'object'].includes(node.parent?.type ?? '') &&
        (node.parent?.type !== 'object' || namedObject(node.parent));
      const name = esKey(node.childForFieldName('name'));
      return counts && name !== null && name !== ''
        ? add(name, true, withBefore(node, DECORATORS))
        : same(scope, level);
    }
    case 'public_field_definition':
    case 'field_definition': {
      const name = esKey(node.childForFieldName('name') ?? node.childForFieldName('property'));
      return name === null
        ? same(scope, level)
        : add(
            name,
            FUNCTION_VALUES.has(node.childForFieldName('value')?.type ?? ''),
            withBefore(node, DECORATORS),
          );
    }
    case 'pair': {
      if (!namedObject(node.parent)) return same(scope, level);
      const name = esKey(node.childForFieldName('key'));
      const value = valueOf(node)?.type ?? '';
      if (name === null) return same(scope, level);
      if (FUNCTION_VALUES.has(value) || value === 'class') return add(name, true, node);
      return value === 'object' ? { ...same(join(scope, name), level) } : same(scope, level);
    }
    case 'variable_declarator': {
      const name = node.childForFieldName('name');
      const value = valueOf(node)?.type ?? '';
      const callable = FUNCTION_VALUES.has(value) || value === 'class';
      const parent = node.parent;
      if (parent === null || name?.type !== 'identifier' || (!callable && !esTop(parent)))
        return same(scope, level);
      const alone =
        parent.namedChildren.filter((child) => child?.type === 'variable_declarator').length === 1;
      return alone
        ? add(name.text, callable, esOuter(parent), esOuter(parent))
        : add(name.text, callable, node);
    }
    case 'assignment_expression': {
      const left = node.childForFieldName('left');
      const value = node.childForFieldName('right')?.type ?? '';
      const parent = node.parent;
      if (
        left?.type !== 'member_expression' ||
        parent?.type !== 'expression_statement' ||
        left.text.startsWith('this.') ||
        !/^[\w$.]+$/.test(left.text)
      )
        return same(scope, level);
      if (
        !FUNCTION_VALUES.has(value) &&
        value !== 'class' &&
        !(value === 'object' && esTop(parent))
      )
        return same(scope, level);
      if (left.text === 'module.exports' || left.text === 'exports') return same(scope, level);
      return add(
        left.text.replace(/^(?:module\.)?exports\./, ''),
        value !== 'object',
        parent,
        parent,
      );
    }
    case 'export_statement': {
      const value = node.childForFieldName('value');
      if (value === null) return same(scope, level);
      return {
        symbols: [
          symbol(
            node,
            join(
              scope,
              fieldText(value, 'name') !== null && FUNCTION_VALUES.has(value.type)
                ? (fieldText(value, 'name') ?? '')
                : 'default',
            ),
            node,
            FUNCTION_VALUES.has(value.type),
          ),
        ],
        inner: join(scope, 'default'),
        innerLevel: level,
      };
    }
    default:
      return same(scope, level);
  }
};

// --- Python

const pythonVisit: Visit = (node, scope, level) => {
  if (node.type === 'function_definition' || node.type === 'class_definition') {
    const outer = node.parent?.type === 'decorated_definition' ? node.parent : node;
    const name = join(scope, fieldText(node, 'name') ?? '');
    return {
      symbols: [symbol(node, name, outer, true, outer)],
      inner: name,
      innerLevel: node.type === 'class_definition' ? 'top' : 'local',
    };
  }
  const parent = node.parent;
  if (level === 'top' && node.type === 'assignment' && parent?.type === 'expression_statement') {
    const left = node.childForFieldName('left');
    return left?.type === 'identifier'
      ? {
          symbols: [symbol(node, join(scope, left.text), node, false)],
          inner: scope,
          innerLevel: level,
        }
      : same(scope, level);
  }
  if (node.type === 'type_alias_statement')
    return {
      ...same(scope, level),
      symbols: [
        symbol(
          node,
          join(scope, (node.namedChildren[0]?.text ?? '').replace(/\[.*/s, '')),
          node,
          false,
        ),
      ],
    };
  return same(scope, level);
};

// --- Go

function goFunctionsOf(names: readonly Node[], values: readonly Node[]): boolean {
  return names.length === 1 && values.length === 1 && values[0]?.type === 'func_literal';
}

const goVisit: Visit = (node, scope, level) => {
  const parent = node.parent;
  const outer =
    parent !== null &&
    parent.type.endsWith('_declaration') &&
    !parent.text.replace(/^\w+\s*/, '').startsWith('(')
      ? parent
      : node;
  switch (node.type) {
    case 'function_declaration': {
      const name = fieldText(node, 'name') ?? '';
      return { symbols: [symbol(node, name, node, true)], inner: name, innerLevel: 'local' };
    }
    case 'method_declaration': {
      const type = (
        node
          .childForFieldName('receiver')
          ?.namedChildren.find((child) => child?.type === 'parameter_declaration')
          ?.childForFieldName('type')?.text ?? ''
      )
        .replace(/\[.*/s, '')
        .replace(/^[*(\s]+|\)/g, '');
      const name = join(type, fieldText(node, 'name') ?? '');
      return { symbols: [symbol(node, name, node, true)], inner: name, innerLevel: 'local' };
    }
    case 'type_spec':
    case 'type_alias': {
      const name = join(scope, fieldText(node, 'name') ?? '');
      return { symbols: [symbol(node, name, outer, true, outer)], inner: name, innerLevel: level };
    }
    case 'const_spec':
    case 'var_spec': {
      const names = node
        .childrenForFieldName('name')
        .filter((child): child is Node => child !== null && child.type === 'identifier');
      const values = (node.childForFieldName('value')?.namedChildren ?? []).filter(
        (child): child is Node => child !== null,
      );
      const holder = parent?.type === 'var_spec_list' ? node : outer;
      const wanted = level === 'top' || goFunctionsOf(names, values);
      const found = wanted
        ? names
            .filter((name) => name.text !== '_')
            .map((name) => symbol(node, join(scope, name.text), holder, false, holder))
        : [];
      return {
        symbols: found,
        inner: found.length > 0 ? (found.at(-1)?.name ?? scope) : scope,
        innerLevel: 'local',
      };
    }
    case 'short_var_declaration': {
      const names = (node.childForFieldName('left')?.namedChildren ?? []).filter(
        (child): child is Node => child !== null,
      );
      const values = (node.childForFieldName('right')?.namedChildren ?? []).filter(
        (child): child is Node => child !== null,
      );
      if (
        !goFunctionsOf(names, values) ||
        !['block', 'statement_list', 'expression_case', 'default_case'].includes(parent?.type ?? '')
      )
        return same(scope, level);
      const name = join(scope, names[0]?.text ?? '');
      return { symbols: [symbol(node, name, node, true)], inner: name, innerLevel: 'local' };
    }
    default:
      return same(scope, level);
  }
};

// --- Java, C#, PHP, Rust, shell, Ruby: declarations that carry their name in a field

interface Named {
  readonly core: readonly string[];
  readonly other?: readonly string[];
  readonly before?: readonly string[];
  readonly nameOf?: (node: Node) => string | null;
}

function named({
  core,
  other = [],
  before = [],
  nameOf = (node) => fieldText(node, 'name'),
}: Named): Visit {
  const types = new Set(before);
  return (node, scope, level) => {
    const isCore = core.includes(node.type);
    if (!isCore && !other.includes(node.type)) return same(scope, level);
    const name = nameOf(node);
    if (name === null) return same(scope, level);
    const full = join(scope, name);
    return {
      symbols: [symbol(node, full, withBefore(node, types), isCore)],
      inner: full,
      innerLevel: 'local',
    };
  };
}

/** Fields: one alone is its whole declaration, of several each is its own part. */
function fields(
  visit: Visit,
  declarations: readonly string[],
  declarator: string,
  nameOf: (node: Node) => string,
): Visit {
  return (node, scope, level, text) => {
    if (node.type !== declarator) return visit(node, scope, level, text);
    let holder = node.parent;
    const alone =
      (holder?.namedChildren.filter((child) => child?.type === declarator).length ?? 0) === 1;
    if (holder !== null && !declarations.includes(holder.type)) holder = holder.parent;
    if (holder === null || !declarations.includes(holder.type)) return same(scope, level);
    const name = join(scope, nameOf(node));
    return {
      symbols: [symbol(node, name, alone ? holder : node, false, alone ? holder : node)],
      inner: alone ? name : scope,
      innerLevel: level,
    };
  };
}

const javaNamed = named({
  core: [
    'class_declaration',
    'interface_declaration',
    'enum_declaration',
    'record_declaration',
    'annotation_type_declaration',
    'method_declaration',
    'constructor_declaration',
    'compact_constructor_declaration',
    'annotation_type_element_declaration',
  ],
});

const javaVisit: Visit = (node, scope, level, text) => {
  if (node.type === 'enum_constant') return same(join(scope, fieldText(node, 'name') ?? ''), level);
  return fields(
    javaNamed,
    ['field_declaration', 'constant_declaration'],
    'variable_declarator',
    (one) => fieldText(one, 'name') ?? '',
  )(node, scope, level, text);
};

const csharpNamed = named({
  core: [
    'class_declaration',
    'struct_declaration',
    'interface_declaration',
    'enum_declaration',
    'record_declaration',
    'record_struct_declaration',
    'delegate_declaration',
    'method_declaration',
    'constructor_declaration',
    'destructor_declaration',
    'local_function_statement',
  ],
  other: [
    'property_declaration',
    'event_declaration',
    'indexer_declaration',
    'operator_declaration',
    'conversion_operator_declaration',
  ],
  nameOf(node) {
    if (node.type === 'destructor_declaration') return `~${fieldText(node, 'name') ?? ''}`;
    if (node.type === 'indexer_declaration') return 'this';
    if (node.type === 'operator_declaration' || node.type === 'conversion_operator_declaration')
      return (
        /\boperator\s*[^(]+(?=\()/.exec(node.text)?.[0].replace(/\s+/g, ' ').trim() ?? 'operator'
      );
    return fieldText(node, 'name');
  },
});

const csharpVisit: Visit = (node, scope, level, text) =>
  fields(
    csharpNamed,
    ['field_declaration', 'event_field_declaration'],
    'variable_declarator',
    (one) => fieldText(one, 'name') ?? one.namedChildren[0]?.text ?? '',
  )(node, scope, level, text);

const RUST_ATTRIBUTES: ReadonlySet<string> = new Set(['attribute_item']);
const RUST_CORE: ReadonlySet<string> = new Set([
  'function_item',
  'function_signature_item',
  'struct_item',
  'enum_item',
  'union_item',
  'trait_item',
  'type_item',
  'associated_type',
  'macro_definition',
]);

const rustVisit: Visit = (node, scope, level) => {
  if (node.type === 'impl_item') {
    const type =
      (node.childForFieldName('type')?.text ?? '')
        .replace(/<.*/s, '')
        .replace(/[^\w:]/g, ' ')
        .trim()
        .split(/\s|::/)
        .at(-1) ?? '';
    return same(join(scope, type), 'top');
  }
  const name = join(scope, fieldText(node, 'name') ?? '');
  if (RUST_CORE.has(node.type))
    return {
      symbols: [symbol(node, name, withBefore(node, RUST_ATTRIBUTES), true)],
      inner: name,
      innerLevel: node.type === 'trait_item' ? 'top' : 'local',
    };
  if (node.type === 'mod_item')
    return node.childForFieldName('body') === null
      ? same(scope, level)
      : {
          symbols: [symbol(node, name, withBefore(node, RUST_ATTRIBUTES), true)],
          inner: name,
          innerLevel: 'top',
        };
  if (node.type === 'const_item' || node.type === 'static_item')
    return level === 'top' && fieldText(node, 'name') !== '_'
      ? {
          symbols: [symbol(node, name, withBefore(node, RUST_ATTRIBUTES), false)],
          inner: name,
          innerLevel: level,
        }
      : same(scope, level);
  if (
    node.type === 'let_declaration' &&
    node.childForFieldName('value')?.type === 'closure_expression' &&
    node.childForFieldName('pattern')?.type === 'identifier'
  ) {
    const local = join(scope, fieldText(node, 'pattern') ?? '');
    return {
      symbols: [symbol(node, local, withBefore(node, RUST_ATTRIBUTES), false)],
      inner: local,
      innerLevel: level,
    };
  }
  return same(scope, level);
};

const phpNamed = named({
  core: [
    'class_declaration',
    'interface_declaration',
    'trait_declaration',
    'enum_declaration',
    'method_declaration',
    'function_definition',
  ],
  other: ['enum_case'],
});

const phpVisit: Visit = (node, scope, level, text) => {
  if (
    node.type === 'assignment_expression' &&
    ['anonymous_function', 'arrow_function'].includes(
      node.childForFieldName('right')?.type ?? '',
    ) &&
    node.childForFieldName('left')?.type === 'variable_name' &&
    node.parent?.type === 'expression_statement'
  ) {
    const name = join(scope, (fieldText(node, 'left') ?? '').slice(1));
    return {
      symbols: [symbol(node, name, node.parent, false, node.parent)],
      inner: name,
      innerLevel: level,
    };
  }
  const constants = fields(
    phpNamed,
    ['const_declaration'],
    'const_element',
    (one) => one.namedChildren[0]?.text ?? '',
  );
  return fields(constants, ['property_declaration'], 'property_element', (one) =>
    (one.namedChildren[0]?.text ?? '').replace('$', ''),
  )(node, scope, level, text);
};

const shellVisit = named({ core: ['function_definition'] });

const rubyNamed = named({
  core: ['class', 'module', 'method', 'singleton_method'],
  nameOf: (node) => (fieldText(node, 'name') ?? '').replaceAll('::', '.'),
});

const rubyVisit: Visit = (node, scope, level, text) => {
  if (
    node.type === 'assignment' &&
    node.childForFieldName('left')?.type === 'constant' &&
    node.parent !== null &&
    ['program', 'body_statement'].includes(node.parent.type) &&
    node.parent.parent?.type !== 'method'
  ) {
    const name = join(scope, fieldText(node, 'left') ?? '');
    return { symbols: [symbol(node, name, node, false)], inner: name, innerLevel: level };
  }
  return rubyNamed(node, scope, level, text);
};

// --- C and C++

function cName(node: Node | null): string | null {
  let at: Node | null = node;
  while (
    at !== null &&
    [
      'pointer_declarator',
      'reference_declarator',
      'function_declarator',
      'parenthesized_declarator',
      'array_declarator',
      'init_declarator',
    ].includes(at.type)
  ) {
    at =
      at.childForFieldName('declarator') ??
      at.namedChildren.find(
        (child) => child !== null && /declarator|identifier|name/.test(child.type),
      ) ??
      null;
  }
  return at === null
    ? null
    : at.text.replace(/<[^<>]*(?:<[^<>]*>[^<>]*)*>(?=::|$)/g, '').replace(/\s+/g, ' ');
}

const CPP_TYPES: ReadonlySet<string> = new Set([
  'class_specifier',
  'struct_specifier',
  'union_specifier',
  'enum_specifier',
]);

const cppVisit: Visit = (node, scope, level) => {
  const template = (one: Node): Node =>
    one.parent?.type === 'template_declaration' ? template(one.parent) : one;
  if (CPP_TYPES.has(node.type)) {
    const name = node.childForFieldName('name');
    if (node.childForFieldName('body') === null) return same(scope, level);
    if (name === null) {
      const alias =
        node.parent?.type === 'type_definition' ? fieldText(node.parent, 'declarator') : null;
      return alias === null || node.parent === null
        ? same(scope, level)
        : {
            symbols: [symbol(node, join(scope, alias), node.parent, true, node.parent)],
            inner: join(scope, alias),
            innerLevel: level,
          };
    }
    const holder =
      node.parent !== null &&
      ['type_definition', 'declaration', 'field_declaration'].includes(node.parent.type)
        ? node.parent
        : node;
    const full = join(scope, name.text.replace(/<.*/s, '').replaceAll('::', '.'));
    return {
      symbols: [symbol(node, full, template(holder), true, template(holder))],
      inner: full,
      innerLevel: level,
    };
  }
  if (node.type === 'function_definition') {
    const name = cName(node.childForFieldName('declarator'));
    if (name === null || name === '') return same(scope, level);
    const full = join(scope, name.replaceAll(/\s*::\s*/g, '.'));
    return {
      symbols: [symbol(node, full, template(node), true, template(node))],
      inner: full,
      innerLevel: 'local',
    };
  }
  return same(scope, level);
};

export const ORACLE_RULES: Readonly<Partial<Record<Language, Visit>>> = {
  javascript: esVisit,
  jsx: esVisit,
  typescript: esVisit,
  tsx: esVisit,
  python: pythonVisit,
  go: goVisit,
  java: javaVisit,
  rust: rustVisit,
  csharp: csharpVisit,
  php: phpVisit,
  shell: shellVisit,
  ruby: rubyVisit,
  c: cppVisit,
  cpp: cppVisit,
};
