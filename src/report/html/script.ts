import { continued } from '../../text/wrapped.js';

/*
 * What does the page do when somebody types into its filter? `page.ts` puts it into the page and allows it by
 * its digest, so an edit needs no change elsewhere. It must not write HTML, fetch or store: the page shows
 * text of strangers (SECURITY S40). Free to change within that. `__tests__/security/S40-html.test.ts` fails
 * when it does one of these; no test types into the filter, so try it in a browser.
 */

/**
 * All that the page does by itself: it filters the table of entries, and opens what is folded
 * before it is printed. The page is whole without it. It reads text and writes `hidden`,
 * `aria-pressed` and one count; it never writes HTML.
 */
export const SCRIPT = continued`
(() => {
  'use strict';
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const tools = document.getElementById('tools');
  if (tools === null) return;
  const box = document.getElementById('filter');
  const count = document.getElementById('shown');
  const told = count.textContent.split('#');
  count.textContent = '';
  const facets = [...tools.querySelectorAll('button')];
  const rows = [...document.querySelectorAll('#entries tbody tr')];
  const isPressed = (facet) => facet.getAttribute('aria-pressed') === 'true';
  let texts = null;
  const filter = () => {
    texts ??= rows.map((row) => row.textContent.toLowerCase());
    const words = box.value.toLowerCase().split(' ').filter((word) => word !== '');
    const chosen = new Set(facets.filter(isPressed).map((facet) => facet.value));
    let shown = 0;
    rows.forEach((row, index) => {
      const fits = (chosen.size === 0 || chosen.has(row.className)) && \
        words.every((word) => texts[index].includes(word));
      row.hidden = !fits;
      if (fits) shown += 1;
    });
    count.textContent = shown === rows.length ? '' : told[0] + shown + told[1] + rows.length + told[2];
  };
  box.addEventListener('input', filter);
  for (const facet of facets) {
    facet.addEventListener('click', () => {
      facet.setAttribute('aria-pressed', String(!isPressed(facet)));
      filter();
    });
  }
  addEventListener('keydown', (event) => {
    const busy = event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '/' || busy) return;
    event.preventDefault();
    box.focus();
  });
  tools.hidden = false;
})();
`;
