/** Brings the chat button once the page has nothing better to do. */
export function startChat(): void {
  const bring = () => void import('./launcher.ts').then(({ showLauncher }) => showLauncher());
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(bring) : setTimeout(bring, 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
