import { parseDocument } from 'yaml';
import { splitFrontMatter } from '../../memory/front-matter.js';
import type { Note } from '../../memory/notes/note.js';
import type { FileChange } from '../file-change.js';

/* Marks an atom as replaced by a fact: its front matter gets `status: superseded` and `superseded_by: <id>`. */

/** Null where its front matter cannot be edited. */
export function markReplaced({ path, text }: Note, by: string): FileChange | null {
  const mark = { status: 'superseded', superseded_by: by };
  const parts = text.startsWith('---\n') ? splitFrontMatter(text) : null;
  if (parts === null)
    return { path, content: `---\nstatus: superseded\nsuperseded_by: ${by}\n---\n${text}` };
  if ('message' in parts) return null;
  const document = parseDocument(parts.yaml, { version: '1.2', prettyErrors: false });
  if (document.errors.length > 0) return null;
  for (const [key, value] of Object.entries(mark)) document.set(key, value);
  return {
    path,
    content: `---\n${document.toString({ lineWidth: 0, flowCollectionPadding: false })}---\n${parts.body}`,
  };
}
