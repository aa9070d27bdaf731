/** Which part of the contract of trust an edit breaks: see the four sentences in README.md. */
export type Broken = 'text' | 'place' | 'unit' | 'origin';

/** An edit after which a fact must not be trusted any more. */
export interface HostileEdit {
  readonly name: string;
  /** The whole file after the edit. */
  readonly after: string;
  /** `text` and `place` break every fact, `unit` those of importance high and critical, `origin` only critical ones. */
  readonly breaks: Broken;
}

/** An edit after which every fact is still trusted, critical ones too. */
export interface HarmlessEdit {
  readonly name: string;
  readonly after: string;
}

/** One file with one cited place, and what is done to it. */
export interface Scene {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  /** The cited lines, 1-based and inclusive. */
  readonly lines: readonly [from: number, to: number];
  readonly hostile: readonly HostileEdit[];
  readonly harmless: readonly HarmlessEdit[];
}
