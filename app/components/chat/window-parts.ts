import { h } from './dom.ts';
import { chatWindow } from './words.ts';

export function typingView(): HTMLElement {
  const dots = [0, 1, 2].map((i) =>
    h('span', {
      class: 'animate-shimmer size-1.5 rounded-full bg-leaf',
      style: `animation-delay:${i * 200}ms`,
    }),
  );
  return h(
    'div',
    { class: 'flex min-h-6 items-center gap-1.5 border-l-2 border-leaf pl-3', role: 'status' },
    h('span', { class: 'sr-only' }, `${chatWindow.name} is typing`),
    ...dots,
  );
}

export function suggestionsView(onAsk: (question: string) => void): HTMLElement {
  const buttons = chatWindow.suggestions.map((question) =>
    h(
      'li',
      {},
      h(
        'button',
        {
          type: 'button',
          class:
            'min-h-11 w-full cursor-pointer rounded-md border border-rule bg-paper px-3.5 py-2 text-left text-fine hover:border-control',
          onclick: () => onAsk(question),
        },
        question,
      ),
    ),
  );
  return h(
    'ul',
    { class: 'space-y-2', 'aria-label': 'Suggested questions', 'data-suggestions': '' },
    ...buttons,
  );
}

export function emailView(
  known: string,
  onGive: (email: string) => Promise<string | undefined>,
): HTMLElement {
  const problem = h('p', { role: 'alert', class: 'text-fine font-semibold text-bad' });
  const field = h('input', {
    type: 'email',
    name: 'email',
    required: true,
    autocomplete: 'email',
    value: known,
    'aria-label': chatWindow.emailLabel,
    placeholder: chatWindow.emailLabel,
    class:
      'block h-11 w-full min-w-0 flex-1 rounded-md border border-control bg-card px-3 placeholder:text-quiet',
  });
  const give = h(
    'button',
    {
      type: 'submit',
      class:
        'min-h-11 shrink-0 cursor-pointer rounded-md bg-gold px-4 text-fine font-semibold text-on-ink hover:bg-gold/90',
    },
    'Send',
  );
  const form = h(
    'form',
    {
      class: 'mx-3 mb-3 space-y-2 rounded-md border border-rule bg-paper p-3',
      'aria-label': chatWindow.emailLabel,
    },
    h('div', { class: 'flex gap-2' }, field, give),
    problem,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    give.disabled = true;
    problem.textContent = (await onGive(field.value)) ?? '';
    give.disabled = false;
  });
  return form;
}

export function leadingView(words: string, onStay: () => void): HTMLElement {
  return h(
    'div',
    {
      role: 'status',
      class:
        'relative flex items-center justify-between gap-3 overflow-hidden border-t border-rule bg-sunken py-1.5 pr-2 pl-4',
    },
    h('span', { class: 'text-fine' }, `${words} …`),
    h(
      'button',
      {
        type: 'button',
        class:
          'min-h-11 cursor-pointer rounded-md border border-control px-3.5 text-fine font-semibold hover:bg-card',
        onclick: onStay,
      },
      chatWindow.stay,
    ),
    h('span', {
      class: 'animate-lead absolute inset-x-0 bottom-0 h-0.5 origin-left bg-leaf',
      'aria-hidden': 'true',
    }),
  );
}
