import { readProgress, readView } from './chat-storage.ts';
import { h, icon } from './dom.ts';

const bubble = 'M4 5.5h16v11h-8.5L7 20v-3.5H4zM8 9.5h8M8 12.5h5';

const OPEN = 'Open the AI chat assistant';

/**
 * The floating button, and all of the chat that a page pays for until somebody wants it. The window itself is fetched
 * on the first press, when it stood open on the page before, or when a person of ours may be writing.
 */
export function showLauncher(): void {
  if (document.querySelector('[data-chat]')) return;
  const button = h(
    'button',
    {
      type: 'button',
      class:
        'relative flex size-14 cursor-pointer items-center justify-center rounded-full border border-leaf bg-ink text-on-ink shadow-page transition-transform hover:-translate-y-0.5',
      'aria-label': OPEN,
      'aria-expanded': 'false',
      'aria-haspopup': 'dialog',
    },
    icon(bubble, 'size-6'),
    h(
      'span',
      {
        class:
          'absolute -top-1.5 -right-1.5 rounded-sm border border-ink bg-leaf px-1.5 text-[0.6875rem] leading-5 font-bold text-[#1d2140]',
        'aria-hidden': 'true',
      },
      'AI',
    ),
  );
  const place = h(
    'div',
    { 'data-chat': '', class: 'fixed right-4 bottom-4 z-30 sm:right-6 sm:bottom-6 print:hidden' },
    button,
  );
  document.body.append(place);

  const markUnread = (count: number) => {
    button.setAttribute('aria-label', count > 0 ? `${OPEN}, ${count} new` : OPEN);
    button.toggleAttribute('data-unread', count > 0);
  };
  const load = () =>
    import('./chat-window.ts').then(({ chatWindowAt }) => chatWindowAt(place, button, markUnread));
  button.addEventListener('click', () => void load().then((chat) => chat.show('open')));
  button.addEventListener('pointerenter', () => void load(), { once: true });
  const view = readView();
  if (view !== 'closed') void load().then((chat) => chat.show(view, { quietly: true }));
  else if (readProgress() === 'waiting') void load().then((chat) => chat.load());
}
