/** Brings the chat button once the page has nothing better to do. */
export function startChat(): void {
  // Those who answer the chat have their own window on it.
  if (location.pathname.startsWith('/office')) return;
  const bring = async () => {
    try {
      const { showLauncher } = await import('./launcher.ts');
      showLauncher();
    } catch {
      // The line broke before the button came: it comes when the line is back.
      addEventListener('online', () => void bring(), { once: true });
    }
  };
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => void bring())
      : setTimeout(() => void bring(), 200);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
