/**
 * The stages of the Dockerfile, without Docker: each is a folder, its COPY and RUN lines are done in it, and what the last
 * one holds is started as somebody who is not root, against a PostgreSQL of its own. Prints how long and how large.
 * Not run here: the base images, Caddy and compose itself. What the last stage does for a practice: `npm run proof:image`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { copyInto, layStage, readDockerfile, runBeside, type Stage } from '../harness/dockerfile.ts';
import { freePort } from '../harness/free-port.ts';

const NOBODY = 65534;
const MOST = { image: 350, packages: 290 };
/** debian:bookworm-slim, unpacked, as its publishers give it. */
const BASE_MB = 75;

const folder = mkdtempSync(join(tmpdir(), 'aura-image-'));
chmodSync(folder, 0o755);
const problems: string[] = [];
const megabytes = (path: string) => Number(execFileSync('du', ['-sm', path]).toString().split('\t')[0]);
const rootOf = (name: string) => join(folder, name || 'last');

function timed(what: string, work: () => void): void {
  const began = performance.now();
  work();
  console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${what}`);
}

function make(stage: Stage): void {
  layStage(stage, {
    rootOf,
    run: (root, command) => timed(`${stage.name || 'last'}: ${command}`, () => runBeside(root, command)),
  });
}

async function start(root: string): Promise<void> {
  const cluster = await throwAwayCluster();
  const port = await freePort();
  const variables = { DATA_DIR: join(root, 'data'), BACKUP_DIR: join(root, 'backups') };
  for (const path of Object.values(variables)) chownSync(path, NOBODY, NOBODY);
  const began = performance.now();
  const child = spawn(join(root, 'usr/local/bin/node'), ['--max-semi-space-size=4', 'dist/server/index.js'], {
    cwd: join(root, 'app'),
    uid: NOBODY,
    gid: NOBODY,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...variables,
      PORT: String(port),
      DATABASE_URL: cluster.url,
      DEMO_PAST: 'no',
      LOG_LEVEL: 'silent',
    },
  });
  try {
    const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
    for (let tries = 0; (await get('/readyz').catch(() => 0)) !== 200; tries++) {
      if (tries > 600 || child.exitCode !== null) throw new Error('the site did not start');
      await sleep(50);
    }
    console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  to the first "ready"`);
    for (const path of ['/', '/quiz', '/login']) {
      if ((await get(path)) !== 200) problems.push(`${path} does not answer 200`);
    }
  } finally {
    child.kill('SIGTERM');
    const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode];
    if (code !== 0) problems.push(`told to stop, it ended with ${code}`);
    await cluster.remove();
  }
}

try {
  const stages = readDockerfile();
  for (const stage of stages) make(stage);
  const root = rootOf('');
  await start(root);
  const app = megabytes(join(root, 'app')) + megabytes(join(root, 'usr'));
  console.log(`${app} MB  of ours in the image: Node, ${readdirSync(join(root, 'app')).join(', ')}`);
  console.log(
    `${app + BASE_MB} MB  with debian:bookworm-slim (${BASE_MB} MB, not measured here); at most ${MOST.image}`,
  );
  if (app + BASE_MB > MOST.image) problems.push('the image is too large');
  // Without Docker, dist/ is carried alone, and PostgreSQL comes with its packages.
  const plain = join(folder, 'plain');
  copyInto(plain, '--from=build /app/dist ./dist', rootOf);
  timed('plain: npm ci in dist/', () => runBeside(plain, 'npm ci --prefix dist'));
  const packages = megabytes(join(plain, 'app', 'dist', 'node_modules'));
  console.log(`${packages} MB  node_modules of dist/ without Docker; at most ${MOST.packages}`);
  if (packages > MOST.packages) problems.push('the packages are too large');
  console.log(problems.length === 0 ? 'The promise holds.' : `THE PROMISE IS BROKEN: ${problems.join('; ')}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
