/** Lower case, no accents: what a reader types in a hurry. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Narrows the questions down as the reader types, and opens the one that the address names. */
export class FaqSearch extends HTMLElement {
  private entries: { element: HTMLDetailsElement; text: string }[] = [];

  connectedCallback(): void {
    this.entries = [...this.querySelectorAll('details')].map((element) => ({
      element,
      text: plain(element.textContent ?? ''),
    }));
    const input = this.querySelector('input');
    input?.addEventListener('input', () => this.narrow(input.value));
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    this.addEventListener('toggle', rememberOpen, true);
    addEventListener('hashchange', this.openNamed);
    this.openNamed();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.openNamed);
  }

  private openNamed = (): void => {
    const named = this.entries.find(
      ({ element }) => element.id === decodeURIComponent(location.hash.slice(1)),
    );
    if (!named) return;
    named.element.open = true;
    named.element.scrollIntoView();
  };

  private narrow(query: string): void {
    const words = plain(query).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { element, text } of this.entries) {
      const fits = words.every((word) => text.includes(word));
      element.hidden = !fits;
      if (fits) found++;
    }
    for (const group of this.querySelectorAll<HTMLElement>('section')) {
      group.hidden = !group.querySelector('details:not([hidden])');
    }
    const status = this.querySelector('[role="status"]');
    const none = this.querySelector<HTMLElement>('[data-none]');
    if (none) none.hidden = found > 0;
    if (status)
      status.textContent =
        words.length === 0 ? '' : `${found} ${found === 1 ? 'question' : 'questions'} found`;
  }
}

/** An open question can be shared: its name stands in the address. */
function rememberOpen({ target }: Event): void {
  const details = target as HTMLDetailsElement;
  if (details.open && details.id) history.replaceState(history.state, '', `#${details.id}`);
}
