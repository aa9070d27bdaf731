import type { ServedTool } from '../tool.js';
import { citingTool, factsTool } from './facts.js';
import { contextTool, recallTool } from './recall.js';
import { proposeTool } from './propose.js';
import { whyTool } from './why.js';

/* The tools, in the order in which the server lists them. */

/** They change nothing. */
const READING: readonly ServedTool[] = [recallTool, factsTool, whyTool, contextTool, citingTool];

/** @param mayPropose whether candidates may be written. */
export function toolsFor(mayPropose: boolean): readonly ServedTool[] {
  return mayPropose ? [...READING, proposeTool] : READING;
}
