import type { HistoryQueries } from './history-queries.js';
import type { Content, Tree, TreeEntry } from './tree.js';

/* One folder of a repository as if it were the whole: in `examples/shop`, `examples/shop/src/a.ts` is `src/a.ts`. */

export class FolderTree implements Tree {
  readonly objectFormat;
  readonly commit;
  readonly entries: ReadonlyMap<string, TreeEntry>;

  /** @param folder from the root, with a final `/`. */
  constructor(
    private readonly whole: Tree,
    private readonly folder: string,
  ) {
    this.objectFormat = whole.objectFormat;
    this.commit = whole.commit;
    const entries = new Map<string, TreeEntry>();
    for (const [path, entry] of whole.entries)
      if (path.startsWith(folder)) {
        const within = path.slice(folder.length);
        entries.set(within, { ...entry, path: within });
      }
    this.entries = entries;
  }

  async read(paths: Iterable<string>, cap: number): Promise<ReadonlyMap<string, Content>> {
    const whole = await this.whole.read(
      Array.from(paths, (path) => this.folder + path),
      cap,
    );
    return new Map([...whole].map(([path, content]) => [path.slice(this.folder.length), content]));
  }
}

/** The past of one folder. A file that moved out of it is gone. Whole trees of earlier commits are not searched. */
export function folderHistory(whole: HistoryQueries, folder: string): HistoryQueries {
  const within = (path: string | null): string | null =>
    path?.startsWith(folder) === true ? path.slice(folder.length) : null;
  const fullPaths = (paths: readonly string[]): string[] => paths.map((path) => folder + path);
  const localPaths = (paths: Iterable<string>): string[] =>
    [...paths].flatMap((path) => within(path) ?? []);
  return {
    blob: async (oid, cap) => whole.blob(oid, cap),
    renamed: async (path) => within(await whole.renamed(folder + path)),
    renamedBefore: async (path) => within(await whole.renamedBefore(folder + path)),
    departed: async (paths) =>
      new Map(
        [...(await whole.departed(fullPaths(paths)))].map(([path, departure]) => [
          path.slice(folder.length),
          { ...departure, to: within(departure.to) },
        ]),
      ),
    renames: async () =>
      new Map(
        [...(await whole.renames())].flatMap(([from, to]) => {
          const [before, after] = [within(from), within(to)];
          return before === null || after === null ? [] : [[before, after] as const];
        }),
      ),
    textsBefore: async (commit, paths, cap) =>
      new Map(
        [...(await whole.textsBefore(commit, fullPaths(paths), cap))].map(([path, text]) => [
          path.slice(folder.length),
          text,
        ]),
      ),
    touched: async (paths) => (await whole.touched(fullPaths(paths))).map(localPaths),
  };
}
