/** Prose: that it says the same confirms less than code that does it. */
const DOCUMENT = /\.(?:mdx?|markdown|rst|adoc|txt)$/i;

/** Whether a file is prose. */
export function isDocument(path: string): boolean {
  return DOCUMENT.test(path);
}
