import type { TextDetector, TreeDetector } from '../detector.js';
import { hiddenText } from './hidden/index.js';
import { secrets } from './secrets.js';
import { unsafeSettings } from './settings/index.js';
import { brokenFiles } from './structure/index.js';

/** Every look at one text. Adding one is a file or folder beside this one and a line here. */
export const TEXT_DETECTORS: readonly TextDetector[] = [hiddenText, secrets, unsafeSettings, brokenFiles];

/** Every look at the texts together. */
export const TREE_DETECTORS: readonly TreeDetector[] = [];
