/* Which names does a file of recipes define? `build:` does in a Makefile, `task :lint` in a Rakefile. */

/** What a file defines. */
export interface DefinedNames {
  readonly names: readonly string[];
  /** Other files that it takes in, as written. */
  readonly includes: readonly string[];
  /** Whether it defines no more than is known: a rule for any name, or an include of a computed one, may be more. */
  readonly isWhole: boolean;
}

/** Longest line that is read; nobody writes longer ones by hand. */
const LONGEST = 4_000;

/** GNU make, "Rule Syntax" and "Include". A pattern rule or a computed name may be any target. */
export function makeTargets(text: string): DefinedNames {
  const names = new Set<string>();
  const includes: string[] = [];
  let isWhole = true;
  for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    // Recipes, and lines that nobody wrote by hand.
    if (line.startsWith('\t') || line.length > LONGEST) continue;
    const files = includedOn(line);
    if (files !== null) {
      if (files.some((one) => /[$*?%()]/.test(one))) isWhole = false;
      else includes.push(...files);
      continue;
    }
    if (/\$\(eval\b|\$\(call\b.*\)\s*$|^\s*\.DEFAULT\s*:/.test(line)) isWhole = false;
    const rule = /^([^#=:]+?)\s*::?(?!=)/.exec(line)?.[1];
    const phony = /^\.PHONY\s*:\s*(.*)$/.exec(line)?.[1]?.replace(/#.*$/, '');
    for (const name of `${rule ?? ''} ${phony ?? ''}`.trim().split(/\s+/)) {
      if (/^%$|^%[^.]|[^./]%|^\$[({][^)}]*[)}]$/.test(name)) isWhole = false;
      names.add(name);
    }
  }
  return { names: [...names], includes, isWhole };
}

/** The files that a line takes in; null where it is no include. */
function includedOn(line: string): readonly string[] | null {
  const included = /^\s*(?:-?include|sinclude)\b(.*)/.exec(line)?.[1]?.replace(/#.*/, '');
  if (included === undefined) return null;
  // Not what only sets variables, or tells what objects depend on.
  return included.split(/\s+/).filter((one) => !/^$|^\.env|\.d$/.test(one));
}

/** Source: the manual of just, "Recipes", "Aliases", "Imports", "Modules". */
export function justRecipes(text: string): DefinedNames {
  const names = new Set<string>();
  const includes: string[] = [];
  let isWhole = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.length > LONGEST) continue;
    const [, optional, included] = /^import(\?)?\s+['"]([^'"]+)['"]/.exec(line) ?? [];
    if (included !== undefined && optional === undefined) includes.push(included);
    else if (/^(?:import|mod|!include)\b|^set\s+fallback/.test(line)) isWhole = false;
    const name =
      /^alias\s+([\w-]+)\s*:=/.exec(line)?.[1] ??
      /^@?([A-Za-z_][\w-]*)(?:\s[^:]*)?:(?!=)/.exec(line)?.[1];
    if (name !== undefined) names.add(name);
  }
  return { names: [...names], includes, isWhole };
}

/** Source: rake, "Rakefile Format". Names that are computed, or made by a library, are not known. */
export function rakeTasks(text: string): DefinedNames {
  const names: string[] = [];
  const spaces: { readonly name: string; readonly indent: number }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, blanks = '', word, name] =
      /^( *)(namespace|task|multitask)[ (]\s{0,4}[:"']?([A-Za-z_][\w:-]{0,80})/.exec(
        line.slice(0, LONGEST),
      ) ?? [];
    if (word === undefined || name === undefined) continue;
    while ((spaces.at(-1)?.indent ?? -1) >= blanks.length) spaces.pop();
    if (word === 'namespace') spaces.push({ name, indent: blanks.length });
    else names.push([...spaces.map((space) => space.name), name].join(':'));
  }
  return { names, includes: [], isWhole: false };
}

/** Source: the book of Babashka, "Task runner". The keys of the map behind `:tasks`. */
export function clojureTasks(text: string): DefinedNames {
  const names: string[] = [];
  let depth = 0;
  let base: number | null = null;
  let isKey = true;
  let opens = false;
  for (const [token] of text.matchAll(
    /"(?:[^"\\]|\\.)*"|;[^\n]*|#_|[([{]|[)\]}]|[^\s,"()[\]{};]+/g,
  )) {
    if (token.startsWith(';') || token === '#_') continue;
    if (/^[([{]$/.test(token)) {
      depth += 1;
      if (opens && base === null) base = depth;
      opens = false;
    } else if (/^[)\]}]$/.test(token)) {
      if (depth === base) break;
      depth -= 1;
      if (depth === base) isKey = true; // what ended was a value
    } else if (base === null) {
      opens = token === ':tasks';
    } else if (depth === base && !/^[#'^@]+$/.test(token)) {
      if (isKey && !token.startsWith(':')) names.push(token);
      isKey = !isKey;
    }
  }
  return { names, includes: [], isWhole: true };
}

/** Source: Mix, "Aliases". They are the keys of what the function `aliases` returns. */
export function mixAliases(text: string): DefinedNames {
  const [, block = ''] =
    /\bdefp?\s+aliases\b([^]{0,20000}?)(?:^ {0,2}end\b|$(?![^]))/m.exec(text) ?? [];
  const keys = block.matchAll(/(?<=^|[[,\s])"?([a-z_][\w.]{0,80})"?:\s*(?=["[&])/g);
  return { names: Array.from(keys, ([, name = '']) => name), includes: [], isWhole: false };
}
