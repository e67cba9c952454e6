import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 10 * 60_000;

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

/** Where there is none, gets one; of several workers that look for it at once, one does. */
export async function findOrInstallChromium(say: (line: string) => void): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  while (!isOurTurn()) await sleep(500);
  try {
    return (await findChromium()) ?? (await installChromium(say));
  } finally {
    rmSync(turn, { force: true, recursive: true });
  }
}

const turn = join(tmpdir(), 'aura-installs-chromium');

/** Whoever makes the folder has it. One that is older than any installing was left behind. */
function isOurTurn(): boolean {
  try {
    mkdirSync(turn);
    return true;
  } catch {
    const age = Date.now() - (statSync(turn, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > LONGEST_MS) rmSync(turn, { force: true, recursive: true });
    return false;
  }
}

/** Playwright's download, or Debian's package when we are root. */
async function installChromium(say: (line: string) => void): Promise<string> {
  say('No Chromium found (CHROME_PATH, the system, Playwright): installing one for the browser tests …');
  const packaged = (name: string): Way => ['apt-get', ['install', '-y', '--no-install-recommends', name]];
  const downloaded: Way = ['npx', ['playwright-core', 'install', '--with-deps', 'chromium-headless-shell']];
  const system = [packaged('chromium-headless-shell'), packaged('chromium')];
  const ways = process.getuid?.() === 0 ? [...system, downloaded] : [downloaded, ...system];
  for (const [command, args] of ways) {
    try {
      if (command === 'apt-get') execFileSync(command, ['update'], { stdio: 'ignore' });
      execFileSync(command, args, { stdio: 'ignore', timeout: LONGEST_MS });
    } catch {
      continue; // the next way may still work
    }
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error('Chromium could not be installed. Install it by hand, or set CHROME_PATH.');
}
