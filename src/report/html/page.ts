import { createHash } from 'node:crypto';
import { renderJson } from '../json.js';
import { withoutCommands } from '../terminal.js';
import { markup, type Markup } from './markup.js';
import { SCRIPT } from './script.js';
import { STYLE } from './style.js';

/*
 * The frame of the page: style, script, a content security policy that allows only these two, and the subject as JSON.
 */

/**
 * Allows only the script and style of this page, by their digests (SECURITY S40). Source: Content Security Policy Level
 * 3,
 * §4.1 (`script-src`, `style-src`), §6.
 */
const POLICY =
  `default-src 'none'; script-src ${hashSource(SCRIPT)}; style-src ${hashSource(STYLE)}; ` +
  "base-uri 'none'; form-action 'none'";

/** @param excerpt JSON about the subject, in a block that no browser runs. */
export function page(title: string, body: Markup, excerpt: unknown): string {
  const before = markup`<!doctype html>\n
    <html lang="en">\n
    <head>\n
    <meta charset="utf-8">\n
    <meta http-equiv="Content-Security-Policy" content="`.html;
  const head = markup`">\n
    <meta name="viewport" content="width=device-width, initial-scale=1">\n
    <meta name="color-scheme" content="light dark">\n
    <meta name="referrer" content="no-referrer">\n
    <meta name="robots" content="noindex">\n
    <title>${title}</title>\n
    `.html;
  const html =
    `${before}${POLICY}${head}<style>${STYLE}</style>\n</head>\n<body>\n${body.html}<script ` +
    'type="application/json" ' +
    `id="subject">\n${inScript(excerpt)}</script>\n<script>${SCRIPT}</script>\n</body>\n</html>\n`;
  // A second guard: the parts are safe already (SECURITY S24).
  return withoutCommands(html);
}

/** JSON that cannot end its script block or open a comment. */
function inScript(value: unknown): string {
  return renderJson(value).replace(
    /[<>&]/g,
    (character) => `\\u00${character.charCodeAt(0).toString(16)}`,
  );
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
