import type { TextDetector, TreeDetector } from '../detector.js';
import { concealedText } from './concealed/index.js';
import { conflicts } from './conflicts/index.js';
import { hiddenTextDetector } from './hidden/index.js';
import { promptInjectionDetector, speaksAsInjection } from './prompt-injection/index.js';
import { deadReferences } from './references/index.js';
import { secrets } from './secrets.js';
import { unsafeSettings } from './settings/index.js';
import { brokenFiles } from './structure/index.js';
import { driftedTwins } from './twins.js';

/* Which detectors look at agent files? What else a detector needs is in CONTRIBUTING ("A detector of agent files"). */

/** Every look at one text. Adding one is a file or folder beside this one and a line here. */
export const TEXT_DETECTORS: readonly TextDetector[] = [
  hiddenTextDetector,
  concealedText(speaksAsInjection),
  secrets,
  unsafeSettings,
  promptInjectionDetector,
  brokenFiles,
];

/** Every look at the texts together, or at what they say of the tree. */
export const TREE_DETECTORS: readonly TreeDetector[] = [deadReferences, conflicts, driftedTwins];
