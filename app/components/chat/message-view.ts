import type { ChatMessage } from '../../../domain/support/index.ts';
import { h, icon } from './dom.ts';
import { chatWindow } from './words.ts';

const arrow = 'M7 17 17 7M9 7h8v8';
/** 'h:mm a', as everywhere; the library that knows such patterns is too heavy for this small window. */
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

type Shown = Pick<ChatMessage, 'role' | 'content'> & Partial<ChatMessage>;

/** One message with its time and whatever belongs to it. */
export function messageView(message: Shown, onAskPerson: () => void): HTMLElement {
  const { role, content, staffName, timestamp } = message;
  const at = timestamp ? new Date(timestamp) : new Date();
  const stamp = h(
    'time',
    { datetime: at.toISOString(), class: 'text-[0.75rem] leading-4 text-quiet' },
    time.format(at),
  );
  if (role === 'system') return systemView(content, stamp);
  if (role === 'user') {
    const words = h(
      'p',
      {
        class:
          'max-w-[85%] rounded-md rounded-br-none bg-ink px-3.5 py-2 break-words whitespace-pre-wrap text-on-ink',
      },
      content,
    );
    return h(
      'div',
      { class: 'flex flex-col items-end gap-1', 'data-role': 'user' },
      h('span', { class: 'sr-only' }, 'You:'),
      words,
      stamp,
    );
  }
  const who = staffName
    ? h('p', { class: 'text-fine font-semibold text-plum' }, staffName)
    : h('span', { class: 'sr-only' }, `${chatWindow.name}:`);
  const side = staffName ? 'border-plum' : 'border-leaf';
  return h(
    'div',
    { class: 'flex flex-col items-start gap-1.5', 'data-role': staffName ? 'staff' : 'assistant' },
    who,
    h('p', { class: `max-w-[92%] border-l-2 ${side} pl-3 break-words whitespace-pre-wrap` }, content),
    ...sourcesView(message),
    ...recommendationsView(message),
    message.unsure && askPersonView(onAskPerson),
    stamp,
  );
}

function systemView(content: string, stamp: HTMLElement): HTMLElement {
  const rule = () => h('span', { class: 'h-px flex-1 bg-rule', 'aria-hidden': 'true' });
  const words = h('p', { class: 'max-w-[75%] text-center text-fine text-quiet' }, content, ' ', stamp);
  return h('div', { class: 'flex items-center gap-3 py-1', 'data-role': 'system' }, rule(), words, rule());
}

function sourcesView({ sources = [] }: Shown): HTMLElement[] {
  return sources.map(({ title, url }) =>
    h(
      'a',
      { href: url, class: 'inline-flex min-h-8 max-w-full items-center gap-1.5 pl-3 text-fine text-gold' },
      h('span', { class: 'truncate' }, h('span', { class: 'text-quiet' }, 'From: '), title),
      icon(arrow, 'size-3.5 shrink-0'),
    ),
  );
}

function recommendationsView({ recommendations = [] }: Shown): HTMLElement[] {
  if (recommendations.length === 0) return [];
  const cards = recommendations.slice(0, 3).map(({ service, reason, price, url }) =>
    h(
      'li',
      {},
      h(
        'a',
        {
          href: url,
          class:
            'block rounded-md border border-rule bg-paper px-3.5 py-2.5 no-underline hover:border-control',
        },
        h(
          'span',
          { class: 'flex items-baseline justify-between gap-3' },
          h('span', { class: 'serif text-[1.0625rem]' }, service),
          h('span', { class: 'serif text-gold' }, price),
        ),
        h('span', { class: 'block text-fine text-quiet' }, reason),
      ),
    ),
  );
  return [h('ul', { class: 'mt-1 w-full space-y-2', 'aria-label': 'Recommended for you' }, ...cards)];
}

function askPersonView(onAskPerson: () => void): HTMLElement {
  return h(
    'button',
    {
      type: 'button',
      class:
        'mt-1 ml-3 min-h-11 cursor-pointer rounded-md border border-control px-3.5 text-fine font-semibold hover:bg-sunken',
      onclick: onAskPerson,
    },
    chatWindow.askPerson,
  );
}
