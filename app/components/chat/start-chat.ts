/** Brings the chat button once the page has nothing better to do. */
export function startChat(): void {
  // Those who answer the chat have their own window on it.
  if (location.pathname.startsWith('/office')) return;
  const bring = () => void import('./launcher.ts').then(({ showLauncher }) => showLauncher());
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(bring) : setTimeout(bring, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
