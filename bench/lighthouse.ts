/**
 * Lighthouse (mobile) on the pages that decide whether somebody stays. Fetched by npx when it is not there, because it
 * brings 180 MB that nobody else needs; Chromium is the one that the browser tests use.
 *
 *   node bench/lighthouse.ts [path …]
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from '../db/project-folder.ts';
import { buildIfStale } from '../server/build.ts';
import { entriesOf, itemAt, keysOf, recordOf } from '../shared/records.ts';
import { findOrInstallChromium } from '../tests/harness/find-chromium.ts';
import { makeFolder, startBuiltServer } from './built-server.ts';

const VERSION = '13.5.0';
/** The middle of three: a machine that does other things as well has slow moments. */
const RUNS = 3;
const defaultPages = ['/', '/quiz', '/blog', '/blog/life-path-7-love', '/numbers/7', '/checkout/report'];
const wanted = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof wanted;
type Result = { scores: Record<Category, number>; notes: string[] };
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

const run = promisify(execFile);
await buildIfStale((line) => console.log(line));
const folder = await makeFolder();
const chromium = await findOrInstallChromium((line) => console.log(line));
const server = await startBuiltServer(folder, { logLevel: 'warn' });
let missed = false;
try {
  console.log(`Lighthouse ${VERSION}, mobile, median of ${RUNS}\n`);
  console.log(
    `${'page'.padEnd(26)}${Object.keys(wanted)
      .map((name) => name.padStart(16))
      .join('')}`,
  );
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : defaultPages) {
    const { scores, notes } = await median(path);
    const cells = Object.values(scores).map((score) => String(score).padStart(16));
    console.log(path.padEnd(26) + cells.join(''));
    for (const note of notes) console.log(`    ${note}`);
    missed ||= entriesOf(wanted).some(([name, least]) => scores[name] < least);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);

async function median(path: string): Promise<Result> {
  const results: Result[] = [];
  for (let at = 0; at < RUNS; at++) results.push(await audit(path));
  results.sort((a, b) => a.scores.performance - b.scores.performance);
  return itemAt(results, RUNS >> 1);
}

/** On a busy machine a trace is sometimes lost; that says nothing about the page. */
async function audit(path: string, triesLeft = 2): Promise<Result> {
  try {
    return await auditOnce(path);
  } catch (error) {
    if (triesLeft === 0) throw error;
    return audit(path, triesLeft - 1);
  }
}

async function auditOnce(path: string): Promise<Result> {
  const file = join(folder, 'report.json');
  const flags =
    '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  await run('npx', ['--yes', `lighthouse@${VERSION}`, server.url + path, ...options], {
    // Lighthouse asks for a newer Node than the machine may have: ours comes first.
    env: {
      ...process.env,
      CHROME_PATH: chromium,
      PATH: `${join(projectFolder, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  return read(JSON.parse(readFileSync(file, 'utf8')) as Report);
}

/** The four scores, and in words whatever kept one of them from being full. */
function read({ categories, audits }: Report): Result {
  const names = keysOf(wanted);
  const scores = recordOf(names, (name) => Math.round(categories[name].score * 100));
  const notes = names.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  );
  return { scores, notes };
}
