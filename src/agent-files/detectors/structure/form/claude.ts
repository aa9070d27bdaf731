import { formSchema } from './schema.js';

/* The settings of Claude Code. */

export const CLAUDE_SETTINGS = formSchema({
  files: String.raw`/\.claude/settings(?:\.local)?\.json$`,
  agent: 'Claude',
  source: 'code.claude.com/docs/en/settings, json.schemastore.org/claude-code-settings.json',
  effect: 'Claude ignores the whole file',
  rows: [
    String.raw`
texts: permissions/{allow,deny,ask}
`,
  ],
});
