import { continued } from '../../text/words.js';

/**
 * Order: colours, frame, head, contents, findings, filter and tables, foot; narrow windows; print. `--tone` and
 * `--wash` are the colours of a `tone-…` class. A line that ends in a backslash continues in the next.
 */
export const STYLE = continued`
:root {
  color-scheme: light dark;
  --page: #fcfbf9; --card: #ffffff; --sunk: #f4f2ee; --line: #e4e0d9; --ink: #1d1c1a; --soft: #625d55; --link: #1f5a99;
  --good: #1a6b3c; --bad: #b3261e; --warn: #8a5300; --note: #2b5d8f; --idle: #5f5b66; --violet: #6a3fa0;
  --good-wash: #e9f4ec; --bad-wash: #fcecea; --warn-wash: #fbf1de; --note-wash: #e9f0f8; \
    --idle-wash: #efeef1; --violet-wash: #f2ecf9;
  --sans: ui-sans-serif, system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Helvetica Neue', sans-serif;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Code', 'JetBrains Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #141416; --card: #1b1b1e; --sunk: #222226; --line: #34343a; --ink: #ebe9e5; \
      --soft: #a6a199; --link: #8cbcf0;
    --good: #7fd1a0; --bad: #ff9a90; --warn: #eebf6d; --note: #94c1f0; --idle: #b5b1bd; --violet: #c8a9f2;
    --good-wash: #18291f; --bad-wash: #351c1b; --warn-wash: #30260f; --note-wash: #182637; \
      --idle-wash: #28272c; --violet-wash: #29203a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 400 1rem/1.6 var(--sans); overflow-wrap: anywhere; }
header, nav, main, footer { max-width: 64rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2.5rem); }
a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
.transition a, .place a { text-decoration: none; }
.transition a:hover, .place a:hover { text-decoration: underline; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
p, ul, dl, h1, h2, h3, figure, pre { margin: 0; }
ul { padding: 0; list-style: none; }
code, pre { font: 0.875em/1.5 var(--mono); unicode-bidi: isolate; }
.skip { position: absolute; left: -100vw; padding: 0.5rem 1rem; background: var(--card); }
.skip:focus { left: 0; z-index: 1; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.tone-good { --tone: var(--good); --wash: var(--good-wash); }
.tone-bad { --tone: var(--bad); --wash: var(--bad-wash); }
.tone-warn { --tone: var(--warn); --wash: var(--warn-wash); }
.tone-note { --tone: var(--note); --wash: var(--note-wash); }
.tone-idle { --tone: var(--idle); --wash: var(--idle-wash); }
.tone-violet { --tone: var(--violet); --wash: var(--violet-wash); }

header { padding-top: clamp(1.25rem, 4vw, 2.5rem); }
.masthead { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1.5rem; \
  color: var(--soft); font-size: 0.875rem; }
.masthead strong { color: var(--ink); font-weight: 650; letter-spacing: -0.01em; }
.verdict { display: grid; grid-template-columns: auto 1fr; gap: 0 1.1rem; \
  margin-top: clamp(1.25rem, 4vw, 2.25rem); align-items: start; }
.verdict svg { width: 2.75rem; height: 2.75rem; color: var(--tone); }
h1 { font-size: clamp(1.75rem, 5vw, 2.375rem); font-weight: 680; line-height: 1.15; \
  letter-spacing: -0.025em; color: var(--tone); }
.reason { margin-top: 0.5rem; max-width: 46rem; font-size: 1.125rem; line-height: 1.5; }
.advice { margin-top: 0.35rem; color: var(--soft); }
.tally { display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; margin-top: 1.75rem; }
.tally div { display: flex; flex-direction: column-reverse; }
.tally dd { margin: 0; font-size: 1.5rem; font-weight: 620; line-height: 1.2; \
  letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
.tally dt { display: flex; align-items: center; gap: 0.4rem; color: var(--soft); font-size: 0.8125rem; }
.tally dt i { width: 0.55rem; height: 0.55rem; border-radius: 50%; background: var(--tone); }
.share { display: block; width: 100%; height: 0.5rem; margin-top: 1.1rem; border-radius: 0.25rem; \
  background: var(--sunk); }
.share rect { fill: var(--tone); }

nav { margin-top: 1.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.35rem 1.4rem; padding-block: 0.75rem; \
  border-block: 1px solid var(--line); font-size: 0.9375rem; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
.count { color: var(--soft); font-size: 0.8125em; font-weight: 450; font-variant-numeric: tabular-nums; }

section { margin-top: 2.75rem; }
h2 { margin-bottom: 0.9rem; font-size: 1.25rem; font-weight: 660; line-height: 1.3; letter-spacing: -0.015em; }
h3 { font-size: 1rem; font-weight: 620; line-height: 1.4; }
.lead { max-width: 46rem; margin-bottom: 0.9rem; color: var(--soft); font-size: 0.9375rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.625rem; }
.card + .card, details + .card { margin-top: 0.9rem; }
.card > header, .card > ul > li { padding: 0.85rem 1.1rem; }
.card > header { max-width: none; margin: 0; }
.card > header p { margin-top: 0.15rem; color: var(--soft); font-size: 0.9375rem; }
.card > ul > li { border-top: 1px solid var(--line); }
.card > ul:first-child > li:first-child { border-top: 0; }
.chip { display: inline-block; padding: 0.05rem 0.5rem; border-radius: 1rem; \
  background: var(--wash); color: var(--tone); font: 550 0.8125rem/1.45 var(--sans); white-space: nowrap; }
.place { color: var(--soft); font-size: 0.9375rem; }
.place .quiet { font: 0.875em/1.5 var(--mono); }
.remedy { position: relative; margin-top: 0.3rem; padding-left: 1.35rem; }
.remedy > span:first-child { position: absolute; left: 0; }
.accepted { margin-top: 0.3rem; color: var(--soft); font-size: 0.9375rem; }
.accepted q { color: var(--ink); unicode-bidi: isolate; }
.transition { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem 0.6rem; }
.transition code { font-weight: 600; }
.why { margin-top: 0.2rem; color: var(--soft); font-size: 0.9375rem; }
.why code { color: var(--ink); }
.decoded { margin-top: 0.7rem; border-left: 3px solid var(--tone); background: var(--wash); \
  border-radius: 0 0.4rem 0.4rem 0; padding: 0.6rem 0.9rem; }
.decoded figcaption { color: var(--tone); font-size: 0.8125rem; font-weight: 600; }
.decoded pre { margin-top: 0.25rem; max-height: 18rem; overflow: auto; white-space: pre-wrap; }
.quiet { color: var(--soft); }
.cut { margin-top: 0.75rem; color: var(--warn); font-size: 0.9375rem; }
.card > .cut { margin: 0; padding: 0 1.1rem 0.85rem; }
.alarm { padding: 0.9rem 1.1rem; border-left: 3px solid var(--tone); \
  border-radius: 0 0.5rem 0.5rem 0; background: var(--wash); }
.alarm li + li { margin-top: 0.35rem; }
details > summary { cursor: pointer; padding-block: 0.25rem; color: var(--link); font-weight: 550; }
details[open] > summary { margin-bottom: 0.5rem; }
.fold + .fold { margin-top: 0.6rem; }
.fold .fold { margin-top: 0.6rem; }
.card > .fold { padding: 0.35rem 1.1rem; border-top: 1px solid var(--line); }
.card > .fold > ul { margin-inline: -1.1rem; }
.card > .fold > ul > li { padding: 0.85rem 1.1rem; border-top: 1px solid var(--line); }
.trend { margin-top: 1.25rem; color: var(--good); }
.trend svg { display: block; width: 100%; max-width: 37.5rem; height: auto; border-bottom: 1px solid var(--line); }
.trend figcaption { margin-top: 0.3rem; color: var(--soft); font-size: 0.8125rem; }
.cited pre { overflow: hidden; padding: 0.35rem 0; border: 1px solid var(--line); border-radius: 0.4rem; \
  font-size: 0.8125rem; white-space: pre-wrap; }
del, ins, .cited span { display: block; padding-inline: 0.7rem; text-decoration: none; }
del { background: var(--bad-wash); color: var(--bad); }
ins { background: var(--good-wash); color: var(--good); }
.cited, .history { margin-top: 0.5rem; font-size: 0.875rem; }
.cited > summary, .history > summary { padding-block: 0; font-weight: 450; }
.notes li { margin-top: 0.25rem; color: var(--soft); font-size: 0.875rem; }
.statement { margin-top: 0.3rem; }
.statement q { unicode-bidi: isolate; }
.found { margin-block: 0.6rem; }
.found > li { padding-left: 0.9rem; border-left: 2px solid var(--line); }
.found > li + li { margin-top: 0.7rem; }
li:target, :target > .chip { background: var(--note-wash); }

.tools { display: grid; gap: 0.7rem; margin-top: 2rem; }
.tools[hidden] { display: none; }
.tools label { display: block; min-width: 0; color: var(--soft); font-size: 0.8125rem; }
.tools p { color: var(--soft); font-size: 0.9375rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.7rem 1rem; }
.presses { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.4rem; min-height: 2.2rem; }
.tools input, .tools select { width: 100%; height: 2.5rem; margin-top: 0.2rem; padding: 0.4rem 0.7rem; \
  border: 1px solid var(--soft); border-radius: 0.5rem; background: var(--card); color: var(--ink); font: inherit; \
  font-size: 1rem; }
.tools p button { margin-left: 0.4rem; padding: 0.15rem 0.7rem; border: 1px solid var(--soft); border-radius: 1rem; \
  background: var(--card); color: var(--link); font: 500 0.875rem/1.5 var(--sans); cursor: pointer; }
.facets { display: flex; flex-wrap: wrap; gap: 0.45rem; }
.facets button { padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 1rem; \
  background: var(--card); color: var(--ink); font: 500 0.875rem/1.5 var(--sans); cursor: pointer; }
.facets button:hover { border-color: var(--tone); }
.facets button[aria-pressed='true'] { border-color: var(--tone); background: var(--wash); color: var(--tone); }
.facets button[aria-pressed='true'] .count { color: inherit; }
[hidden] { display: none; }
.rows li[data-is] { content-visibility: auto; contain-intrinsic-size: auto 5rem; }
small { color: var(--soft); font-size: 0.8125rem; }

footer { margin-top: 3.5rem; padding-block: 1.5rem 3rem; border-top: 1px solid var(--line); \
  color: var(--soft); font-size: 0.875rem; }
footer h2 { font-size: 1rem; color: var(--ink); }
footer dl { display: grid; grid-template-columns: 9rem 1fr; gap: 0.3rem 1rem; }
footer dt, footer dd { margin: 0; }
footer dd { color: var(--ink); }
footer p { margin-top: 1.1rem; max-width: 46rem; }

@media (max-width: 40rem) {
  .verdict svg { width: 2rem; height: 2rem; }
  .verdict { gap: 0 0.75rem; }
  .reason { font-size: 1rem; }
  .tally { gap: 0.25rem 1.1rem; margin-top: 1.1rem; }
  .tally div { flex-direction: row-reverse; align-items: baseline; gap: 0.4rem; }
  .tally dd { font-size: 1rem; }
  .choices { grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr)); }
  footer dl { grid-template-columns: 1fr; gap: 0; }
  footer dd { margin-bottom: 0.5rem; }
}
@media print {
  :root {
    --page: #ffffff; --card: #ffffff; --sunk: #f4f2ee; --line: #cfcac2; --ink: #000000; \
      --soft: #4a463f; --link: #000000;
    --good: #1a6b3c; --bad: #b3261e; --warn: #8a5300; --note: #2b5d8f; --idle: #5f5b66; --violet: #6a3fa0;
    --good-wash: #ffffff; --bad-wash: #ffffff; --warn-wash: #ffffff; --note-wash: #ffffff; \
      --idle-wash: #ffffff; --violet-wash: #ffffff;
  }
  html { font-size: 10pt; }
  header, nav, main, footer { max-width: none; padding-inline: 0; }
  nav, .tools, .skip { display: none; }
  .chip { border: 1px solid var(--tone); }
  .decoded pre { max-height: none; }
  li, h2, h3, .card > header { break-inside: avoid; }
  h2, h3, .card > header { break-after: avoid; }
  .share { print-color-adjust: exact; }
}
`;
