/*
 * In which folders do stores keep notes, and for how long is each meant? `placeIn` says of a path
 * of a store whether it is permanent, staged, of a session, or a report; null means that it is no
 * place for notes.
 */

/**
 * Where a note lives, and with that how long: facts of long standing, the present session, findings
 * to refine, reports, and a timeline.
 */
export const NOTE_PLACES = [
  'permanent',
  'session',
  'staging',
  'report',
  'short-term',
  'long-term',
  'episodic',
] as const;
export type NotePlace = (typeof NOTE_PLACES)[number];

/** The folders of a store, each ending in a slash. */
export interface NoteHome {
  readonly layout: 'memtrust' | 'ai-kb' | 'ai-runtime';
  readonly folders: readonly (readonly [folder: string, place: NotePlace])[];
}

/** Beside the facts, which are the permanent memory of this layout. */
export const NATIVE_HOME: NoteHome = {
  layout: 'memtrust',
  folders: [
    ['.memtrust/workspace/session/', 'session'],
    ['.memtrust/workspace/staging/', 'staging'],
    ['.memtrust/workspace/reports/', 'report'],
  ],
};

/** The folders that AI-KB uses; its permanent notes are called atoms. */
export const AI_KB_HOME: NoteHome = {
  layout: 'ai-kb',
  folders: [
    ['.ai-kb/atoms/', 'permanent'],
    ['.ai-kb/workspace/session/', 'session'],
    ['.ai-kb/workspace/staging/', 'staging'],
    ['.ai-kb/workspace/reports/', 'report'],
  ],
};

/** The folders that ai-runtime uses, below either of two roots. */
export const AI_RUNTIME_HOME: NoteHome = {
  layout: 'ai-runtime',
  folders: ['memory/', '.ai-runtime/memory/'].flatMap((root): NoteHome['folders'] => [
    [`${root}short-term/`, 'short-term'],
    [`${root}long-term/`, 'long-term'],
    [`${root}episodic/`, 'episodic'],
  ]),
};

/** All stores that keep notes. */
export const NOTE_HOMES: readonly NoteHome[] = [NATIVE_HOME, AI_KB_HOME, AI_RUNTIME_HOME];

/** Where a file lives in a store, or null. */
export function placeIn(home: NoteHome, path: string): NotePlace | null {
  return home.folders.find(([folder]) => path.startsWith(folder))?.[1] ?? null;
}

/** Every folder of a place, in all stores. */
export function placeFolders(place: NotePlace): string[] {
  return NOTE_HOMES.flatMap(({ folders }) =>
    folders.filter(([, own]) => own === place).map(([folder]) => folder),
  );
}
