/**
 * What the last stage of the Dockerfile holds, used as a practice uses it, without Docker: in a root folder of its own, by
 * user 10001, as the first process of its namespace. Then one file after the other that it needs is taken away: each must
 * be missed. Needs root, for the namespaces; builds nothing, so `npm run build` comes before. Not run here: the base image
 * itself, of which only the named libraries are there, and compose.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Image, layImage } from '../harness/image.ts';
import { practiseIn } from '../harness/practice-in-image.ts';

const MOST = { 'back after the database was killed': 5_000, 'from SIGTERM to the end': 10_000 };

/** What the image cannot do without, each by the file whose absence must be found. */
const needed = (root: string): string[] => [
  ...readdirSync(join(root, 'app/node_modules/@img')).map((name) => `node_modules/@img/${name}`),
  ...['node_modules/detect-libc', 'node_modules/semver', 'dist/fonts', 'dist/migrations'],
  ...['dist/server/document-worker.js', 'dist/server/untrusted-worker.js', 'dist/server/commands/restore.js'],
];

/** Nothing takes so long that works at all. */
const PATIENCE_MS = 30_000;

const problems: string[] = [];

async function isMissed(file: string): Promise<void> {
  await withImage(async (image) => {
    rmSync(join(image.root, 'app', file), { recursive: true });
    try {
      await practiseIn(image, PATIENCE_MS);
      problems.push(`without ${file} everything works: why is it there?`);
    } catch (error) {
      const [said = ''] = String(error).split('\n');
      console.log(`without ${file}: ${said.slice(0, 160)}`);
    }
  });
}

async function withImage(work: (image: Image) => Promise<void>): Promise<void> {
  const image = layImage();
  try {
    await work(image);
  } finally {
    image.remove();
  }
}

let files: string[] = [];
await withImage(async (image) => {
  files = needed(image.root);
  const figures = await practiseIn(image);
  for (const [what, ms] of Object.entries(figures)) console.log(`${String(ms).padStart(6)} ms  ${what}`);
  for (const [what, most] of Object.entries(MOST))
    if ((figures[what] ?? Number.POSITIVE_INFINITY) > most) problems.push(`${what}: more than ${most} ms`);
});
for (const file of files) await isMissed(file);
console.log(problems.length === 0 ? 'The promise holds.' : `THE PROMISE IS BROKEN: ${problems.join('; ')}`);
process.exitCode = problems.length === 0 ? 0 : 1;
