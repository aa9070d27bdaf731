import type { PlanRefine } from './plan.js';

/** Nothing is refined yet. */
export const planRefine: PlanRefine = async () => ({ edits: [], title: '', body: '', commitMessage: '' });
