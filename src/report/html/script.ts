import { continued } from '../../text/words.js';

/*
 * The script of the page: it filters rows and keeps the filters in the address. The page shows text of strangers, so
 * the script must not write HTML, fetch, store, navigate, or make a selector of the address (SECURITY S40).
 */

/**
 * It writes only `hidden`, `open`, `aria-pressed`, counts and the part of the address after `#`; never HTML. From the
 * address it takes only values of its own controls, and the id of an element.
 */
export const SCRIPT = continued`
(() => {
  'use strict';
  const byId = (id) => document.getElementById(id);
  addEventListener('beforeprint', () => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
  });
  const tools = byId('tools');
  const items = tools === null ? [] : [...document.querySelectorAll('[data-is]')];
  const words = items.map((item) => new Set(item.dataset.is.split(' ')));
  const box = byId('filter');
  const lists = [byId('rule'), byId('folder')].filter((list) => list !== null);
  const facets = tools === null ? [] : [...tools.querySelectorAll('.facets')];
  const buttons = facets.flatMap((facet) => [...facet.querySelectorAll('button')]);
  const isPressed = (button) => button.getAttribute('aria-pressed') === 'true';
  const press = (button, on) => button.setAttribute('aria-pressed', String(on));
  const keyOf = (facet) => facet.dataset.key;
  const told = (words, some, all) => words[0] + some + words[1] + all + words[2];
  const [shownWords, countWords] = ['words', 'count'].map((name) => \
    (tools === null ? '##' : byId('shown').dataset[name]).split('#'));
  const nameOf = (option) => \
    (option.parentElement.id === 'folder' ? option.textContent.replace(/ [(]\d+[)]$/, '') : option.value);

  const parents = new Map();
  const chains = items.map((item) => {
    const chain = [];
    for (let at = item.parentElement; at !== null && at.tagName !== 'MAIN'; at = at.parentElement) {
      if (!['DETAILS', 'ARTICLE', 'SECTION', 'DIV'].includes(at.tagName)) continue;
      if (!parents.has(at)) {
        const count = at.querySelector(':scope > summary .count, :scope > h2 .count');
        parents.set(at, { all: 0, shown: 0, count, said: count === null ? '' : count.textContent, wasOpen: null });
      }
      chain.push(parents.get(at));
      parents.get(at).all += 1;
    }
    return chain;
  });

  let texts = null;
  const filter = () => {
    const typed = box.value.toLowerCase().split(' ').filter((word) => word !== '');
    if (typed.length > 0) texts ??= items.map((item) => item.textContent.toLowerCase());
    const asked = [
      ...facets.map((facet) => [...facet.querySelectorAll('button')].filter(isPressed).map((one) => one.value)),
      ...lists.map((list) => [list.value].filter((value) => value !== '')),
    ].filter((values) => values.length > 0);
    const isOn = asked.length > 0 || typed.length > 0;
    for (const parent of parents.values()) parent.shown = 0;
    let shown = 0;
    items.forEach((item, index) => {
      const fits = asked.every((values) => values.some((value) => words[index].has(value))) && \
        typed.every((word) => texts[index].includes(word));
      if (item.hidden === fits) item.hidden = !fits;
      if (!fits) return;
      shown += 1;
      for (const parent of chains[index]) parent.shown += 1;
    });
    for (const [element, parent] of parents) {
      const { all, count, said, wasOpen } = parent;
      element.hidden = parent.shown === 0;
      if (count !== null) count.textContent = isOn ? told(countWords, parent.shown, all) : said;
      if (element.tagName !== 'DETAILS') continue;
      if (isOn) {
        parent.wasOpen ??= element.open;
        element.open = true;
      } else if (wasOpen !== null) {
        element.open = wasOpen;
        parent.wasOpen = null;
      }
    }
    byId('shown').textContent = isOn ? told(shownWords, shown, items.length) : '';
    byId('clear').hidden = !isOn;
  };

  const toAddress = () => [
    ...facets.map((facet) => [
      keyOf(facet),
      [...facet.querySelectorAll('button')].filter(isPressed).map((one) => one.value).join(','),
    ]),
    ...lists.map((list) => [list.id, list.value === '' ? '' : nameOf(list.selectedOptions[0])]),
    ['q', box.value.trim()],
  ].filter(([, value]) => value !== '')
    .map(([key, value]) => key + '=' + encodeURIComponent(value).replaceAll('%2F', '/').replaceAll('%2C', ','))
    .join('&');
  const fromAddress = (said) => {
    const asked = new URLSearchParams(said);
    for (const facet of facets) {
      const values = (asked.get(keyOf(facet)) ?? '').split(',');
      for (const button of facet.querySelectorAll('button')) press(button, values.includes(button.value));
    }
    for (const list of lists) {
      const wanted = asked.get(list.id) ?? '';
      const option = [...list.options].find((one) => one.value !== '' && nameOf(one) === wanted);
      list.value = option === undefined ? '' : option.value;
    }
    box.value = asked.get('q') ?? '';
  };
  const keep = (isStep) => {
    try {
      history[isStep ? 'pushState' : 'replaceState'](null, '', '#' + toAddress());
    } catch {
      // A page in a frame of another may not have an address of its own.
    }
  };

  const arrive = () => {
    const said = location.hash.slice(1);
    if (said === '' || said.includes('=')) {
      if (tools === null) return;
      fromAddress(said);
      filter();
      return;
    }
    let aim = null;
    try {
      aim = byId(decodeURIComponent(said));
    } catch {
      return;
    }
    if (aim === null) return;
    if (tools !== null && aim.closest('[hidden]') !== null) {
      fromAddress('');
      filter();
    }
    let isFolded = false;
    for (let at = aim; at !== null; at = at.parentElement) {
      if (at.tagName !== 'DETAILS' || at.open) continue;
      at.open = true;
      isFolded = true;
    }
    if (isFolded) aim.scrollIntoView();
  };

  if (tools !== null) {
    let isWaiting = false;
    box.addEventListener('input', () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        filter();
        keep(false);
      });
    });
    for (const list of lists) {
      list.addEventListener('change', () => {
        filter();
        keep(true);
      });
    }
    for (const button of buttons) {
      button.addEventListener('click', () => {
        press(button, !isPressed(button));
        filter();
        keep(true);
      });
    }
    byId('clear').addEventListener('click', () => {
      fromAddress('');
      filter();
      keep(true);
      box.focus();
    });
    addEventListener('keydown', (event) => {
      const isBusy = ['INPUT', 'SELECT'].includes(event.target.tagName) || \
        event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isBusy) return;
      event.preventDefault();
      box.focus();
    });
    tools.hidden = false;
  }
  addEventListener('hashchange', arrive);
  addEventListener('popstate', arrive);
  if (location.hash !== '') arrive();
})();
`;
