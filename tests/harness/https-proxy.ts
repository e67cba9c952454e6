import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as forward } from 'node:http';
import { createServer } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectFolder } from '../../db/project-folder.ts';
import { freePort } from './free-port.ts';
import type { Certificate } from './test-certificate.ts';

type Proxy = { stop(): Promise<void> };
type Options = { port: number; upstream: string; certificate: Certificate };

const nginxPlaces = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

/**
 * HTTPS in front of a site: nginx with the file that we ship, or a small proxy of our own where there is none. Caddy, with its
 * file, when HARNESS_PROXY=caddy asks for it.
 */
export function startHttpsProxy(options: Options): Promise<Proxy> {
  if (process.env.HARNESS_PROXY === 'caddy') return startCaddy(options);
  const nginx = nginxPlaces.find(existsSync);
  return nginx ? startNginx(nginx, options) : startOwnProxy(options);
}

const inFolder = (folder: string, name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const shipped = (name: string) => readFileSync(join(projectFolder, 'deploy', name), 'utf8');

/** The shipped file with the test's certificate in it; on the web Caddy gets one by itself. */
function startCaddy({ port, upstream, certificate }: Options): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'aura-caddy-'));
  const files = [
    inFolder(folder, 'site.crt', certificate.cert),
    inFolder(folder, 'site.key', certificate.key),
  ];
  const site = shipped('Caddyfile').replace(/^(\{\$DOMAIN\} \{)$/m, `$1\n\ttls ${files.join(' ')}`);
  const config = inFolder(folder, 'Caddyfile', `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`);
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, DOMAIN: `https://localhost:${port}`, UPSTREAM: upstream },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return running(child, port, folder);
}

async function startNginx(program: string, { port, upstream, certificate }: Options): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'aura-nginx-'));
  const values: Record<string, string> = {
    DOMAIN: 'localhost',
    UPSTREAM: upstream,
    HTTP_PORT: `127.0.0.1:${await freePort()}`,
    HTTPS_PORT: `127.0.0.1:${port}`,
    ACCESS_LOG: join(folder, 'access.log'),
    CERTIFICATE: inFolder(folder, 'site.crt', certificate.cert),
    CERTIFICATE_KEY: inFolder(folder, 'site.key', certificate.key),
  };
  // Not every machine that tests has the second family of addresses.
  const site = shipped('nginx.conf')
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/\$\{(\w+)\}/g, (variable, name: string) => values[name] ?? variable);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const main = `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr error;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 4096; }
    http { access_log off; ${temporary.join(' ')} include ${inFolder(folder, 'site.conf', site)}; }`;
  const child = spawn(program, ['-c', inFolder(folder, 'nginx.conf', main), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return running(child, port, folder);
}

/** A proxy as its own process, which listens by now. */
async function running(child: ChildProcess, port: number, folder: string): Promise<Proxy> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([
    listening(port),
    ended.then(() => Promise.reject(new Error(`the proxy ended before it listened: ${said}`))),
  ]);
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
    });
    if (open) return;
    await pause(10);
  }
}

async function startOwnProxy({ port, upstream, certificate }: Options): Promise<Proxy> {
  const [host, upstreamPort] = upstream.split(':');
  const server = createServer(certificate, (incoming, outgoing) => {
    const hops = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean);
    const headers = { ...incoming.headers, 'x-forwarded-for': hops.join(', ') };
    const { method, url } = incoming;
    const onward = forward({ host, port: upstreamPort, path: url, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
