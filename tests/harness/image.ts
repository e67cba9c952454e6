import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFolder } from '../../db/project-folder.ts';
import { layStage, readDockerfile } from './dockerfile.ts';

/**
 * What debian:bookworm-slim has of all that Node, the library for pictures and the programs below could load. What
 * they need besides must be copied by the Dockerfile, or they do not start here either.
 */
const BASE_LIBRARIES = [
  ...['libc.so.6', 'libdl.so.2', 'libm.so.6', 'libpthread.so.0', 'libresolv.so.2', 'librt.so.1'],
  ...['libgcc_s.so.1', 'libstdc++.so.6', 'libselinux.so.1', 'libpcre2-8.so.0', 'libnss_files.so.2'],
];
/** Where programs look for what loads them; some machines list it under its other name alone. */
const LOADERS = ['/lib64/ld-linux-x86-64.so.2', '/lib/ld-linux-aarch64.so.1'];
const BASE_PROGRAMS = ['/bin/sh', '/bin/mkdir', '/bin/chown'];

export type Image = {
  /** Its /. */
  root: string;
  remove(): void;
};

/**
 * The last stage of the Dockerfile as a folder: the files of its base that matter, what it copies, what it runs. The stage
 * before is this checkout as it is installed and built.
 */
export function layImage(): Image {
  const root = mkdtempSync(join(tmpdir(), 'aura-image-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  try {
    layFinalStage(root);
    return { root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function layFinalStage(root: string): void {
  chmodSync(root, 0o755);
  layBase(root);
  const last = readDockerfile().at(-1);
  if (!last) throw new Error('the Dockerfile has no stage');
  const built = `${root}.build`;
  mkdirSync(built);
  execFileSync('ln', ['-s', projectFolder, join(built, 'app')]);
  try {
    layStage(last, {
      rootOf: (stage) => (stage ? built : root),
      run: (_root, command) => execFileSync('chroot', [root, '/bin/sh', '-c', command], { stdio: 'inherit' }),
    });
  } finally {
    rmSync(built, { recursive: true });
  }
}

function layBase(root: string): void {
  for (const folder of ['bin', 'dev', 'etc', 'proc', 'usr/local/bin'])
    mkdirSync(join(root, folder), { recursive: true });
  mkdirSync(join(root, 'tmp'));
  chmodSync(join(root, 'tmp'), 0o1777);
  // No line for 10001: neither has the image one.
  writeFileSync(join(root, 'etc/passwd'), 'root:x:0:0:root:/root:/bin/sh\n');
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  const known = execFileSync('/sbin/ldconfig', ['-p'], { encoding: 'utf8' });
  const places = [...known.matchAll(/^\s(\S+) \(.*\) => (\S+)$/gm)].filter(
    ([, name = '']) => BASE_LIBRARIES.includes(name) || name.startsWith('ld-linux'),
  );
  const loaders = LOADERS.filter((place) => existsSync(place));
  for (const place of [...places.map(([, , path = '']) => path), ...loaders, ...BASE_PROGRAMS]) {
    mkdirSync(join(root, dirname(place)), { recursive: true });
    copyFileSync(place, join(root, place));
  }
}

export type Container = {
  url: string;
  /** What it has said so far. */
  output(): string;
  isOver(): boolean;
  /** Sends the first process a signal, and gives how long it took to end and with what. */
  stop(signal: NodeJS.Signals): Promise<{ ms: number; code: number | null }>;
};

export type Volumes = { data: string; backups: string };
type Start = { port: number; variables: Record<string, string>; volumes: Volumes };

/** As compose starts it: the first process in its own namespace, by the user, variables and command of the Dockerfile. */
export function startContainer(image: Image, start: Start): Container {
  const { child, output, ended } = runInside(image, declared('CMD'), start);
  return {
    url: `http://127.0.0.1:${start.port}`,
    output,
    isOver: () => child.exitCode !== null,
    async stop(signal) {
      const began = performance.now();
      process.kill(firstProcessOf(child), signal);
      const code = await ended;
      return { ms: Math.round(performance.now() - began), code };
    },
  };
}

/** As `docker compose run --rm app …`: a container of its own for one command. Gives what it said, or fails with it. */
export async function runOnce(image: Image, command: string[], start: Start): Promise<string> {
  const { output, ended } = runInside(image, command, start);
  if ((await ended) !== 0) throw new Error(`${command.join(' ')} failed: ${output()}`);
  return output();
}

/** The image's own check, with the port that this container listens on. */
export const healthCommand = (port: number): string[] =>
  declared('HEALTHCHECK').map((word) => word.replace(':3000/', `:${port}/`));

/** A mount namespace of its own: what is mounted there is nowhere else, and gone with the process. */
const ENTER = `
mount --bind "$DATA" "$ROOT/data" && mount --bind "$BACKUPS" "$ROOT/backups" && mount --rbind /dev "$ROOT/dev" &&
mount -t proc proc "$ROOT/proc" &&
exec env --ignore-environment "$@"`;

function runInside({ root }: Image, command: string[], { port, variables, volumes }: Start) {
  const [user = ''] = stepsOf('USER');
  const [workdir = '/'] = stepsOf('WORKDIR');
  const own = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/', ...declaredVariables() };
  const all = Object.entries({ ...own, PORT: String(port), ...variables });
  const inRoot = [
    ...all.map(([name, value]) => `${name}=${value}`),
    ...['/usr/bin/setpriv', '--no-new-privs', '/usr/sbin/chroot', `--userspec=${user}`, '--groups=', root],
    ...['/bin/sh', '-c', `cd ${workdir} && exec "$@"`, 'sh', ...command],
  ];
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const child = spawn('unshare', [...namespaces, 'sh', '-c', ENTER, 'sh', ...inRoot], {
    env: { PATH: process.env.PATH, ROOT: root, DATA: volumes.data, BACKUPS: volumes.backups },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, output: () => said, ended };
}

/** unshare stands outside; Docker signals the one inside. */
function firstProcessOf({ pid = 0 }: ChildProcess): number {
  const [inner] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(inner) || pid;
}

const stepsOf = (word: string): string[] =>
  (readDockerfile().at(-1)?.steps ?? []).filter((step) => step.word === word).map(({ rest }) => rest);

function declared(word: 'CMD' | 'HEALTHCHECK'): string[] {
  const [, list = ''] = /(\[.*\])$/.exec(stepsOf(word).at(-1) ?? '') ?? [];
  const words: unknown = JSON.parse(list);
  if (!Array.isArray(words)) throw new Error(`the Dockerfile names no ${word}`);
  return words.map(String);
}

const declaredVariables = () =>
  Object.fromEntries(
    stepsOf('ENV').flatMap((rest) =>
      rest.split(' ').map((pair) => /^([^=]+)=(.*)$/.exec(pair)?.slice(1) ?? []),
    ),
  );
