import { strike } from './medallion.ts';

/** What the quiz left in this browser; anything else found under its key is nobody's number. */
function readQuizResults(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('quiz_results') ?? 'null');
    return stored && typeof stored === 'object' ? (stored as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Shows the reader's own number beside an article, once the quiz has told this browser what it is. */
export class OwnNumber extends HTMLElement {
  connectedCallback(): void {
    const number = Number(readQuizResults()[this.getAttribute('position') ?? '']);
    const text = this.querySelector<HTMLTemplateElement>(`template[data-number="${number}"]`);
    const coin = this.querySelector<HTMLElement>('[data-with]');
    if (!text || !coin) return;
    strike(coin, number, this.querySelector('.medallion')?.getAttribute('aria-label') ?? '');
    coin.hidden = false;
    this.querySelector('[data-without]')?.replaceWith(text.content.cloneNode(true));
  }
}
