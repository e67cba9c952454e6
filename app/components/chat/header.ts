import { h, icon } from './dom.ts';
import { chatWindow } from './words.ts';

const SESSION_SHOWN = 20;
/** The house mark: three triangles on a ring, nine points in all. */
const emblem = `${[0, 40, 80].map(triangle).join('')}M12 .8a11.2 11.2 0 1 0 0 22.4 11.2 11.2 0 0 0 0-22.4`;
const minus = 'M6 12h12';
const up = 'M6 15l6-6 6 6';
const cross = 'M6 6l12 12M18 6 6 18';
const restart = 'M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4';

const iconButton = 'flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken';

type HeaderActions = { onToggle(): void; onClose(): void };

export function headerView({ onToggle, onClose }: HeaderActions) {
  const toggle = h('button', { type: 'button', class: iconButton, onclick: onToggle });
  const name = h('span', { class: 'serif truncate text-[1.125rem]' }, chatWindow.name);
  const badge = h(
    'span',
    { class: 'rounded-sm border border-gold px-1 text-[0.6875rem] leading-4 font-bold text-gold' },
    'AI',
  );
  const close = h(
    'button',
    { type: 'button', class: iconButton, 'aria-label': 'Close the chat', onclick: onClose },
    icon(cross),
  );
  const title = h(
    'h2',
    { class: 'flex min-w-0 flex-1 items-center gap-2.5 font-normal' },
    icon(emblem, 'size-7 shrink-0 text-gold', 0.6),
    name,
    badge,
  );
  // Not a <header>: that would be a second banner of the page.
  const header = h(
    'div',
    { class: 'flex items-center gap-1 border-b border-rule py-1.5 pr-1.5 pl-4' },
    title,
    toggle,
    close,
  );
  const setOpen = (open: boolean) => {
    toggle.setAttribute('aria-label', open ? 'Minimize the chat' : 'Restore the chat');
    toggle.replaceChildren(icon(open ? minus : up));
  };
  return { header, toggle, setOpen };
}

export function sessionLine(onRestart: () => void) {
  const id = h('span', { class: 'truncate', 'data-session': '' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken',
      'aria-label': 'Start a new conversation',
      title: 'Start a new conversation',
      onclick: onRestart,
    },
    icon(restart, 'size-4'),
  );
  const line = h(
    'p',
    { class: 'flex items-center justify-between gap-2 pl-4 text-[0.75rem] leading-4 text-quiet' },
    id,
    button,
  );
  const show = (sessionId: string) => {
    id.textContent = `Session ${sessionId.slice(0, SESSION_SHOWN)}`;
  };
  return { line, show };
}

function triangle(turn: number): string {
  const corners = [0, 120, 240].map((corner) => {
    const angle = ((corner + turn) * Math.PI) / 180;
    return `${(12 + 9 * Math.sin(angle)).toFixed(2)} ${(12 - 9 * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
