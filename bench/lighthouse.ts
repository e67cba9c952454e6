/**
 * Lighthouse (mobile) on the pages that decide whether somebody stays. Fetched by npx when it is not there, because it
 * brings 180 MB that nobody else needs; Chromium is the one that the browser tests use.
 *
 *   node bench/lighthouse.ts [path …]
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectFolder } from '../db/project-folder.ts';
import { buildIfStale } from '../server/build.ts';
import type { readEnv } from '../server/env.ts';
import type { startProduction } from '../server/production.ts';
import { findOrInstallChromium } from '../tests/harness/find-chromium.ts';

const VERSION = '13.5.0';
/** The middle of three: a machine that does other things as well has slow moments. */
const RUNS = 3;
const defaultPages = ['/', '/quiz', '/blog', '/blog/life-path-7-love', '/numbers/7', '/checkout/report'];
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof wanted;
type Result = { scores: Record<Category, number>; notes: string[] };
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'aura-lighthouse-'));
await chmod(folder, 0o755); // root's PostgreSQL runs as another user, who has to get in
const chromium = await findOrInstallChromium((line) => console.log(line));
const server = await startServer();
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
    missed ||= Object.entries(wanted).some(([name, least]) => scores[name as Category] < least);
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
  return results[RUNS >> 1] as Result;
}

async function audit(path: string): Promise<Result> {
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic';
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
  const names = Object.keys(wanted) as Category[];
  const scores = Object.fromEntries(
    names.map((name) => [name, Math.round(categories[name].score * 100)]),
  ) as Record<Category, number>;
  const notes = names.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`),
  );
  return { scores, notes };
}

async function startServer() {
  await buildIfStale((line) => console.log(line));
  process.env.NODE_ENV = 'production';
  const bundle = pathToFileURL(join(projectFolder, 'build', 'server', 'index.js')).href;
  const built = (await import(bundle)) as {
    startProduction: typeof startProduction;
    readEnv: typeof readEnv;
  };
  const env = built.readEnv({ PORT: String(await freePort()), DATA_DIR: folder, LOG_LEVEL: 'warn' });
  return built.startProduction(env);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
