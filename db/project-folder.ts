import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The same code runs as sources, in the checkout, and as the bundle, in dist/, where everything is JavaScript. */
const isBuilt = import.meta.filename.endsWith('.js');
/** The checkout or dist/, wherever this is in it: both have a package.json at their top. */
const home = findUp(import.meta.dirname);

/** Where `npm start` is called: data are kept there unless DATA_DIR says otherwise. */
export const projectFolder = isBuilt ? dirname(home) : home;
export const distFolder = isBuilt ? home : join(home, 'dist');

/** What is read from the disk while the site runs: its name in dist/, and its place in the checkout. */
export const assetPlaces = {
  migrations: 'db/migrations',
  content: 'content',
  fonts: 'documents/fonts',
  demo: 'demo',
};
const asset = (name: keyof typeof assetPlaces) => join(home, isBuilt ? name : assetPlaces[name]);

export const assets = {
  migrations: asset('migrations'),
  content: asset('content'),
  fonts: asset('fonts'),
  demo: asset('demo'),
  /** What browsers get; there is no other than the built one. */
  client: join(distFolder, 'client'),
};

/** The program of the thread that draws documents. */
export const documentWorker = join(home, isBuilt ? 'server/document-worker.js' : 'documents/worker.ts');
/** And of the thread that reads what strangers wrote. */
export const untrustedWorker = join(
  home,
  isBuilt ? 'server/untrusted-worker.js' : 'adapters/untrusted/worker.ts',
);

export const version = versionIn(join(home, 'package.json'));

/** The version that a package.json names. */
export function versionIn(file: string): string {
  const { version: named }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof named !== 'string') throw new Error(`${file} names no version`);
  return named;
}

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (folder === dirname(folder))
    throw new Error('no package.json beside the program: the copy is incomplete');
  return findUp(dirname(folder));
}
