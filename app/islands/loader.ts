/**
 * The one script of a public page. It hydrates the page's islands when they ask for it (data-when), and loses nothing
 * that happens before: what is typed stays in the fields and is read by the component; a button pressed or a form sent
 * too early is pressed or sent again as soon as the component listens. If its code cannot be had, the form goes the way
 * it goes without scripts.
 */
import type { ComponentType } from 'react';
import { type IslandName, registry } from './registry.ts';

const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'];
const waiting = '[data-island]:not([data-ready])';
const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.';

const begun = new WeakMap<Element, Promise<void>>();
/** What was done last in an island that did not listen yet: how to do it again, and what to do if it never listens. */
const held = new WeakMap<Element, { again(): unknown; otherwise(): void }>();

function begin(container: HTMLElement): void {
  if (begun.has(container)) return;
  const coming = hydrateIsland(container).then(
    () => {
      container.dataset.ready = '';
      // A task later, so that what the component read from its fields has arrived.
      setTimeout(() => held.get(container)?.again());
    },
    (error: unknown) => {
      if (import.meta.env.DEV) console.error(error);
      begun.delete(container);
      held.get(container)?.otherwise();
      held.delete(container);
    },
  );
  begun.set(container, coming);
}

async function hydrateIsland(container: HTMLElement): Promise<void> {
  const { island, props = '{}' } = container.dataset;
  const [{ hydrate }, component] = await Promise.all([
    import('./hydrate.ts'),
    registry[island as IslandName](),
  ]);
  await hydrate(container, component as ComponentType, JSON.parse(props));
}

/** Said beside the island, outside of what React will hydrate. */
function sayUnreachable(container: HTMLElement): void {
  const words = document.createElement('p');
  words.role = 'alert';
  words.className = 'text-fine font-semibold text-bad';
  words.textContent = UNREACHABLE;
  container.after(words);
  addEventListener('online', () => words.remove(), { once: true });
}

function islandOf(event: Event): HTMLElement | undefined {
  const { target } = event;
  return target instanceof Element ? (target.closest<HTMLElement>(waiting) ?? undefined) : undefined;
}

for (const touch of TOUCHES) {
  addEventListener(
    touch,
    (event) => {
      const container = islandOf(event);
      if (container) begin(container);
    },
    { capture: true, passive: true },
  );
}

addEventListener(
  'click',
  (event) => {
    const container = islandOf(event);
    const button = (event.target as Element).closest<HTMLButtonElement>('button[type="button"]');
    if (!container || !button || !container.contains(button)) return;
    event.stopImmediatePropagation();
    held.set(container, { again: () => button.click(), otherwise: () => sayUnreachable(container) });
    begin(container);
  },
  { capture: true },
);

/** Enter in a field may mean something else than sending the form: its component is asked first. */
addEventListener(
  'keydown',
  (event) => {
    const container = islandOf(event);
    const { target: input } = event;
    if (event.key !== 'Enter' || event.isComposing || !container || !(input instanceof HTMLInputElement))
      return;
    const { form } = input;
    if (!form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const enter = () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    held.set(container, {
      again: () => input.dispatchEvent(enter()) && form.requestSubmit(),
      otherwise: () => form.submit(),
    });
    begin(container);
  },
  { capture: true },
);

addEventListener(
  'submit',
  (event) => {
    const container = islandOf(event);
    const form = event.target as HTMLFormElement;
    if (!container) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    held.set(container, {
      again: () => form.requestSubmit(submitter),
      otherwise: () => form.submit(),
    });
    begin(container);
  },
  { capture: true },
);

/** What led somebody here, and the code of that link, stand in the address and go along in it: nothing is stored for that. */
const led = [...new URLSearchParams(location.search)].filter(([name]) => /^(utm_.*|code)$/.test(name));
if (led.length > 0) {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (!link) return;
      const address = new URL(link.href);
      for (const [name, value] of led) {
        // A link of ours may bring a code of its own.
        if (name !== 'code' || !address.searchParams.has(name)) address.searchParams.set(name, value);
      }
      link.href = address.href;
    },
    { capture: true },
  );
}

/** One of several names, each perhaps with the value that counts. */
function isStored(names: string): boolean {
  return names.split(' ').some((each) => {
    const [name = '', value] = each.split('=');
    if (document.cookie.includes(`${name}=`)) return true;
    try {
      const found = localStorage.getItem(name);
      return value ? found === value : found !== null;
    } catch {
      return false; // storage is switched off
    }
  });
}

function beginAll(): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const container = target.closest<HTMLElement>(waiting);
        if (isIntersecting && container) begin(container);
      }
    },
    { rootMargin: '200px' },
  );
  for (const container of document.querySelectorAll<HTMLElement>(waiting)) {
    const { when, stored } = container.dataset;
    if (when === 'load' || (stored && isStored(stored))) begin(container);
    // The wrapper itself has no box to be seen.
    else if (when === 'visible' && container.firstElementChild) seen.observe(container.firstElementChild);
  }
}

/** After the first picture: a phone that is still painting has nothing to spare. Unseen pages wait until they are seen. */
function whenLoaded(): void {
  requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(beginAll, { timeout: 500 });
    else setTimeout(beginAll, 1);
  });
}

if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded, { once: true });
// The line is back: what could not be fetched is fetched now.
addEventListener('online', beginAll);
