type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did on a page before React ran. */
export type Held = { changed: Set<Control>; last?: () => void; stop(): void };

/** Typing goes on as ever and is noted; a form or a button waits, because nobody would hear it yet. */
export function keepWhatHappens(): Held {
  const listening = new AbortController();
  const held: Held = { changed: new Set(), stop: () => listening.abort() };
  const listen = (name: string, hear: (event: Event) => void) =>
    addEventListener(name, hear, { capture: true, signal: listening.signal });
  listen('input', ({ target }) => {
    const control = target as Control;
    if (control.closest('main')) held.changed.add(control);
  });
  listen('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!form.closest('main')) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    held.last = () => form.requestSubmit(submitter);
  });
  // A form whose button is still grey does not hear Enter.
  listen('keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    const form = (target as HTMLElement).closest<HTMLFormElement>('main form');
    if (form && key === 'Enter' && target instanceof HTMLInputElement) held.last = () => form.requestSubmit();
  });
  listen('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('main button[type="button"]');
    if (button) held.last = () => button.click();
  });
  return held;
}

/** Tells React what it missed, in the way it listens: as events of its own fields. */
export function goOnFrom(held: Held): void {
  held.stop();
  for (const control of held.changed) if (control.isConnected) tell(control);
  // A step later, so that what was typed has arrived.
  setTimeout(() => held.last?.());
}

/** What React keeps beside a field, to know a change from a repetition. */
type Tracked = { _valueTracker?: { setValue(value: string): void } };

function tell(control: Control & Tracked): void {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
    control.checked = !control.checked;
    control.click();
    return;
  }
  // Forgetting the value it knew makes this a change, and leaves text, caret and selection alone.
  control._valueTracker?.setValue('');
  control.dispatchEvent(new Event('input', { bubbles: true }));
}
