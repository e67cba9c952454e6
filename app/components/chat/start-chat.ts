/** Brings the chat button once the page has nothing better to do. */
export function startChat(): void {
  const idle =
    'requestIdleCallback' in window ? requestIdleCallback : (run: () => void) => setTimeout(run, 200);
  idle(() => void import('./launcher.ts').then(({ showLauncher }) => showLauncher()));
}
