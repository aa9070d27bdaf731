import type { CitableFiles } from '../../agent-files/mentions/citable-files.js';
import type { Finder } from '../../agent-files/mentions/mention.js';
import { filesIn, foldersOfTree, isDocument } from '../../agent-files/mentions/path-mentions.js';
import { anyCase } from '../../text/pattern.js';
import { normalisePath } from '../../tree/path.js';
import { isPackageManifest } from './named-files.js';

/*
 * Where does a statement say that something is? "`pkg/`: shared libraries" and "Tests live in `src/test/`" are false
 * once the path is gone, so they cite that it is there. That a README or a manifest is there says nothing.
 */

export const namedPlaces: Finder = async ({ statement, folders }, { files }) =>
  statement.code.flatMap((code) =>
    filesIn(code).flatMap((written) => {
      const path = isPlaced(statement.text, code) ? placeOf(written, folders, files) : null;
      return path === null ? [] : [{ path, lines: null, selector: { kind: 'present' } as const }];
    }),
  );

/** Seen from the folder of the agent file, else from the root. */
function placeOf(written: string, folders: readonly string[], files: CitableFiles): string | null {
  const known = knownPart(written);
  if (known === null) return null;
  for (const folder of [...folders, '']) {
    const path = normalisePath(folder === '' ? known : `${folder}/${known}`);
    if (path !== null && known.includes('/') && foldersOfTree(files.tree).has(path))
      return files.isBlocked(path) ? null : path;
  }
  const file = files.find(known, folders);
  return file === null || isDocument(file) || isPackageManifest(file) ? null : file;
}

/** `docs/`, `.nvmrc`; of `packages/ui/<name>/` the folder `packages/ui/`. */
function knownPart(written: string): string | null {
  if (/[\s|$]|:\/\//.test(written) || !/^[\w@.([-]/.test(written) || !/[/.]/.test(written))
    return null;
  const open = written.search(/[*{}<>]/);
  if (open < 0) return written;
  const folder = written.slice(0, written.lastIndexOf('/', open) + 1);
  return folder.split('/').length > 2 ? folder : null;
}

/** Code spans before another one in a list: "`a/`, `b/` and `c/`". */
const LISTED = /(?:`[^`]{1,300}`(?:\s?\([^()]{0,200}\))?(?:\s?[,/]|,? and|,? or|\s?\+)\s)+$/;
/** "Product docs: ", "RPC (" */
const LABEL = /^[^`:]{1,80}(?::|\s[-\u2013\u2014])\s$|^[^`:]{2,60}\($/;
const PLACING = anyCase`
  \b(?:lives?|living|located|locates?|plac(?:e[ds]?|ing)|put|puts|kept|keeps?|stored?|stores|saved?|saves|found
      |defined?|defines|belongs?|goes|go|sits?|resides?|housed?|declared?|implemented|installed|generated
      |written|writes?|add(?:ed|s)?|created?|creates|documented|checked in|come|comes|exported|exports
      |mounted|configured|config|configuration|are|is|stays?|appears?|organi[sz]ed|contained|scoped)
  \b[^.;${'`'}]{0,60}\s(?:in|at|under|into|within|below|inside|to|from|via|through|by)
  (?:\s(?:the|a|an|its|our|your))?\s$`;
const CONDITION = /^(?:if|when|whenever|before|after|once|unless)\b/i;
const RUNNING = /\b(?:run|runs|running|execute|executes|via|with|by|using|use|through)\s$/i;
const BINDING = anyCase`
  \b(?:never|do not|don['’]t|must|always|only|may not|no)\b[^.;]{0,100}\b(?:edit|modify|touch|change|commit|import
      |editing|modifying|importing|in|under|from|to|at|into|inside|of|outside)\s$`;

/** Whether a statement says what is at a path that it names, or what belongs there. */
function isPlaced(text: string, code: string): boolean {
  const bare = text.replace(/\*{1,3}/g, '');
  const at = bare.indexOf(`\`${code}\``);
  if (at < 0) return false;
  const before = bare.slice(0, at).replace(LISTED, '');
  // "`a.toml` for its rules" is an item of a list that something else began.
  if (before === '')
    return !/^ (?:for|in|with|to|of|from)\b/.test(bare.slice(at + code.length + 2));
  if (LABEL.test(before) || (PLACING.test(before) && !CONDITION.test(before))) return true;
  return BINDING.test(before) || (/\.[a-z]{1,4}$/.test(code) && RUNNING.test(before));
}
