/*
 * In which folders do stores keep notes, and for how long is each meant? `placeIn` says whether a path is permanent,
 * staged, of a session, or a report; null for any other path.
 */

/**
 * How long the notes of a folder are kept: permanent facts, the present session, findings to refine, reports, and a
 * timeline.
 */
const NOTE_PLACES = [
  'permanent',
  'session',
  'staging',
  'report',
  'short-term',
  'long-term',
  'episodic',
] as const;
export type NotePlace = (typeof NOTE_PLACES)[number];

export interface NoteHome {
  readonly layout: 'memtrust' | 'ai-kb' | 'ai-runtime';
  readonly folders: readonly (readonly [folder: string, place: NotePlace])[];
}

/** The permanent memory of this layout is its facts. */
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

export const NOTE_HOMES: readonly NoteHome[] = [NATIVE_HOME, AI_KB_HOME, AI_RUNTIME_HOME];

export function placeIn(home: NoteHome, path: string): NotePlace | null {
  return home.folders.find(([folder]) => path.startsWith(folder))?.[1] ?? null;
}

/** Our own files, and those of a workspace: session data, staged notes and reports. */
const NO_SOURCES: readonly string[] = [
  '.memtrust/',
  ...(['session', 'staging', 'report'] as const)
    .flatMap(placeFolders)
    .filter((folder) => !folder.startsWith('.memtrust/')),
];

/**
 * Whether a file can never be what a fact rests on: nobody reviewed it, or it is memtrust's own. Atoms and long-term
 * memory may be cited.
 */
export function isNoSource(path: string): boolean {
  return NO_SOURCES.some((folder) => path.startsWith(folder));
}

/** Every folder of a place, in all stores. */
export function placeFolders(place: NotePlace): string[] {
  return NOTE_HOMES.flatMap(({ folders }) =>
    folders.filter(([, own]) => own === place).map(([folder]) => folder),
  );
}
