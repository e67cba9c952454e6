import { h, icon } from './dom.ts';
import { chatWindow } from './words.ts';

const plane = 'M4 12 20 4l-5 16-3.5-6.5zM11.5 13.5 20 4';

/** Enter sends, Shift+Enter begins a new line; what was typed stays until it has been taken. */
export function composerView(onSend: (text: string) => void) {
  const box = h('textarea', {
    rows: 1,
    maxlength: 2000,
    placeholder: chatWindow.placeholder,
    'aria-label': 'Your message',
    class:
      'block max-h-32 min-h-11 flex-1 resize-none rounded-md border border-control bg-card px-3 py-2 placeholder:text-quiet focus-visible:outline-offset-0 disabled:opacity-60',
  });
  const send = h(
    'button',
    {
      type: 'submit',
      'aria-label': 'Send',
      class:
        'flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md bg-ink text-on-ink hover:bg-ink/90 disabled:cursor-not-allowed disabled:opacity-55',
    },
    icon(plane),
  );
  const grow = () => {
    box.style.height = 'auto';
    box.style.height = `${box.scrollHeight + 2}px`;
  };
  const submit = () => {
    const text = box.value.trim();
    if (text && !box.disabled) onSend(text);
  };
  box.addEventListener('input', grow);
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  const form = h(
    'form',
    {
      class: 'flex items-end gap-2 border-t border-rule p-3',
      onsubmit: (event: Event) => {
        event.preventDefault();
        submit();
      },
    },
    box,
    send,
  );
  return {
    form,
    box,
    set(text: string) {
      box.value = text;
      grow();
    },
    wait(waiting: boolean) {
      box.disabled = waiting;
      send.disabled = waiting;
    },
  };
}
