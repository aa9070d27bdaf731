import type { ServedTool } from '../tool.js';
import { citingTool } from './citing.js';
import { contextTool } from './context.js';
import { factsTool } from './facts.js';
import { proposeTool } from './propose.js';
import { recallTool } from './recall.js';
import { whyTool } from './why.js';

/*
 * Which tools are there? `server.ts` lists them in this order. A tool more is a file beside this one and a line here.
 * The names are frozen: agents are told them.
 */

/** They look, and change nothing. */
const READING: readonly ServedTool[] = [recallTool, factsTool, whyTool, contextTool, citingTool];

/** The tools of a server. @param mayPropose whether the user allows candidates to be written. */
export function toolsFor(mayPropose: boolean): readonly ServedTool[] {
  return mayPropose ? [...READING, proposeTool] : READING;
}
