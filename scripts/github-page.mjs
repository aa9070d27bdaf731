// Markdown as GitHub shows it: cmark-gfm, which is GitHub's own renderer, and pictures by Debian's chromium.
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

const STYLE = `:root{color-scheme:light dark}
body{font:14px/1.5 -apple-system,"Segoe UI",Helvetica,Arial,sans-serif;max-width:860px;margin:24px;color:#1f2328;background:#fff}
a{color:#0969da;text-decoration:none}h3{margin:0 0 16px;font-size:1.25em}
@media(prefers-color-scheme:dark){body{color:#f0f6fc;background:#0d1117}a{color:#4493f8}th,td{border-color:#3d444d!important}}
code{font:85% ui-monospace,monospace;background:#818b981f;padding:.2em .4em;border-radius:6px;white-space:break-spaces}
pre{background:#818b981f;padding:12px 16px;border-radius:6px;overflow:auto}pre code{background:none;padding:0}pre span{display:inline-block;width:100%}.old{background:#ff818266}.new{background:#4ac26b59}
table{border-collapse:collapse;display:block;overflow:auto}th,td{border:1px solid #d1d9e0;padding:6px 13px}ul{padding-left:2em}sub{font-size:75%}`;

/** HTML as GitHub makes it before its sanitiser: raw HTML stays, so that an oracle sees it. */
export function render(markdown) {
  const extensions = ['table', 'strikethrough', 'autolink', 'tasklist'];
  return execFileSync(
    'cmark-gfm',
    ['--unsafe', ...extensions.flatMap((name) => ['-e', name]), '--to', 'html'],
    { input: markdown, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
}

/** Changed lines in red and green, as GitHub paints them. */
const painted = (html) =>
  html.replaceAll(/(?<=<code class="language-diff">)[^]*?(?=<\/code>)/g, (lines) =>
    lines.replaceAll(
      /^([-+]).*$/gm,
      (line, sign) => `<span class="${sign === '-' ? 'old' : 'new'}">${line}</span>`,
    ),
  );

export function pageOf(title, html) {
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>\n${painted(html)}`;
}

export function screenshot(page, picture, { width = 940, height = 1400, dark = false } = {}) {
  execFileSync(
    'chromium',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--hide-scrollbars',
      `--blink-settings=preferredColorScheme=${dark ? 0 : 1}`,
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      pathToFileURL(page).href,
    ],
    { stdio: 'ignore' },
  );
}
