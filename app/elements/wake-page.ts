import { goOnFrom, type Held, keepWhatHappens } from './held-input.ts';

/** A hand that comes near. Focus is not among them: a page may give it by itself. */
const CALLS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'input'];
/** Until fonts and pictures are painted, they have the line to themselves. */
const QUIET_MS = 2_000;
/** Nobody waits for it any more; what runs by time begins. */
const PATIENCE_MS = 10_000;

/**
 * A page that sleeps (app/sleeping-page.ts) has all its words and its look at once. React is fetched when everything
 * else is there, and runs when somebody touches the page, or has been here before and may have something to go on with.
 */
export function wakeWhenTouched(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="text/later"]');
  if (!script) return;
  const held = keepWhatHappens();
  const wake = once(() => run(script, held));
  for (const call of CALLS) addEventListener(call, wake, { capture: true, passive: true, once: true });
  if (hasBeenHere()) wake();
  else whenQuiet(fetchAhead);
  setTimeout(wake, PATIENCE_MS);
}

function run({ nonce, textContent }: HTMLScriptElement, held: Held): void {
  addEventListener('awake', () => goOnFrom(held), { once: true });
  const script = Object.assign(document.createElement('script'), { type: 'module', nonce, textContent });
  document.head.append(script);
  // It runs all the same; React finds the head as it was sent.
  script.remove();
}

function fetchAhead(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]'))
    link.rel = 'modulepreload';
}

function whenQuiet(work: () => void): void {
  const soon = () => setTimeout(work, QUIET_MS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

function hasBeenHere(): boolean {
  try {
    return sessionStorage.length + localStorage.length > 0;
  } catch {
    return false;
  }
}

function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}
