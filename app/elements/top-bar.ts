const PATIENCE_MS = 10_000;

/** The menu is a native popover; a link to a place on the same page has to close it. */
function closeMenu(link: HTMLElement): void {
  const menu = link.closest<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The portal checks the sign-in before it answers; meanwhile the spinner shows (see app.css). */
function showSpinner(): void {
  const root = document.documentElement.classList;
  root.add('session-loads');
  // Back through the browser's page cache, or stopped by hand: nothing loads any more.
  const hide = () => root.remove('session-loads');
  addEventListener('pageshow', hide, { once: true });
  setTimeout(hide, PATIENCE_MS);
}

export function watchTopBar(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('a[href]');
    if (!link || !isPlainClick(event)) return;
    closeMenu(link);
    if ('loadsSession' in link.dataset) showSpinner();
  });
}
