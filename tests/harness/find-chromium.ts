import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const systemPlaces = [
  // Without a window: a test takes two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** CHROME_PATH, the system's own, or Playwright's. */
export async function findChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  return [process.env.CHROME_PATH, ...systemPlaces, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

type Way = [command: string, args: string[]];

/** Where there is none, gets one: Playwright's download, or Debian's package when we are root. */
export async function findOrInstallChromium(say: (line: string) => void): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  say('No Chromium found (CHROME_PATH, the system, Playwright): installing one for the browser tests …');
  const packaged = (name: string): Way => ['apt-get', ['install', '-y', '--no-install-recommends', name]];
  const downloaded: Way = ['npx', ['playwright-core', 'install', '--with-deps', 'chromium-headless-shell']];
  const system = [packaged('chromium-headless-shell'), packaged('chromium')];
  const ways = process.getuid?.() === 0 ? [...system, downloaded] : [downloaded, ...system];
  for (const [command, args] of ways) {
    try {
      if (command === 'apt-get') execFileSync(command, ['update'], { stdio: 'ignore' });
      execFileSync(command, args, { stdio: 'ignore', timeout: 10 * 60_000 });
    } catch {
      continue; // the next way may still work
    }
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error('Chromium could not be installed. Install it by hand, or set CHROME_PATH.');
}
