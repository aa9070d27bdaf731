import type { TextDetector, TreeDetector } from '../detector.js';

/** Every look at one text. Adding one is a file or folder beside this one and a line here. */
export const TEXT_DETECTORS: readonly TextDetector[] = [];

/** Every look at the texts together. */
export const TREE_DETECTORS: readonly TreeDetector[] = [];
