import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startEmbedded } from '../../db/embedded.ts';
import { projectFolder } from '../../db/project-folder.ts';
import { onDatabase, type ThrowAwayCluster, throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { Browserlike } from './browserlike.ts';
import { freePort } from './free-port.ts';
import { type Container, healthCommand, type Image, runOnce, startContainer, type Volumes } from './image.ts';
import { WAIT_MS } from './limits.ts';
import { postmasterPid } from './postmaster.ts';
import { sendPicture } from './send-media.ts';
import { startBuying } from './shop.ts';

const USER = 10001;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** How long one step may take before it counts as never. */
let patience = WAIT_MS;

export type Figures = Record<string, number>;
type Site = { container: Container; databaseUrl: string; variables: Record<string, string>; port: number };
/** What was put in, by the page that gives it out again. */
type Stored = { picture: string; report: string; attachment: string; recording: string };

/**
 * What a practice does in a container of our image, over HTTP: pictures, documents, attachments, recordings, a backup, its
 * restoration into an empty installation; then its database dies, and it is told to stop. Fails at the first that does not
 * work; gives milliseconds.
 */
export async function practiseIn(image: Image, patienceMs = WAIT_MS): Promise<Figures> {
  patience = patienceMs;
  const folder = mkdtempSync(join(tmpdir(), 'aura-volumes-'));
  chmodSync(folder, 0o755);
  const cluster = await throwAwayCluster();
  const line = await openLine(cluster);
  const figures: Figures = {};
  const running: Container[] = [];
  try {
    const backups = volume(folder, 'backups');
    const first = { data: volume(folder, 'data'), backups };
    const site = await begin(image, line.url(cluster.url), first);
    running.push(site.container);
    figures['to the first "ready"'] = site.readyAfter;
    const passwords = passwordsIn(site.container.output());
    const [stored, bytes] = await put(site, passwords, figures);

    const empty = { data: volume(folder, 'empty'), backups };
    const copy = await restore(image, site, { cluster, line, volumes: empty }, figures);
    running.push(copy.container);
    await sameBytes(copy, passwords, stored, bytes);

    const began = performance.now();
    process.kill(postmasterPid(join(cluster.folder, 'pg')), 'SIGKILL');
    await startEmbedded({ folder: join(cluster.folder, 'pg'), settings: { fsync: 'off' } });
    await until('ready after the database was killed', () => isReady(site.container));
    figures['back after the database was killed'] = since(began);
    await runOnce(image, healthCommand(site.port), { ...site, volumes: first });
    for (const container of running.splice(0)) {
      const { ms, code } = await container.stop('SIGTERM');
      if (code !== 0) throw new Error(`told to stop, it ended with ${code}: ${container.output()}`);
      figures['from SIGTERM to the end'] = Math.max(ms, figures['from SIGTERM to the end'] ?? 0);
    }
    return figures;
  } finally {
    await Promise.all(running.map((container) => container.stop('SIGKILL')));
    await line.close();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As Docker makes a volume: it takes the owner of the folder that the image has in its place. */
function volume(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  chownSync(path, USER, USER);
  return path;
}

/** The database of another container is reached by TCP; ours of the tests has a socket that only its user may open. */
async function openLine({ url }: ThrowAwayCluster) {
  const [, socket = ''] = /host=([^&]+)/.exec(url) ?? [];
  const path = join(decodeURIComponent(socket), '.s.PGSQL.5432');
  const server = createServer((near) => {
    const far = connect(path);
    near.pipe(far).pipe(near);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const)
      end.on('error', () => {}).on('close', () => other.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: (ofSocket: string) => ofSocket.replace(/@\/(\w+)\?.*/, `@127.0.0.1:${port}/$1`),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function begin(image: Image, databaseUrl: string, volumes: Volumes) {
  const port = await freePort();
  const variables = { DATABASE_URL: databaseUrl, DEMO_PAST: 'no', LOG_LEVEL: 'error' };
  const began = performance.now();
  const container = startContainer(image, { port, variables, volumes });
  await until('ready', () => isReady(container), container);
  return { container, port, databaseUrl, variables, readyAfter: since(began) };
}

async function put(
  site: Site,
  passwords: Map<string, string>,
  figures: Figures,
): Promise<[Stored, Record<keyof Stored, Buffer>]> {
  const owner = await signedIn(site, passwords, 'owner@demo.local');
  const member = await signedIn(site, passwords, 'member@demo.local');
  const timed = async <Found>(what: string, work: () => Promise<Found>): Promise<Found> => {
    const began = performance.now();
    const found = await work().catch((error: unknown) => {
      throw new Error(`${what}: ${error instanceof Error ? error.message : error}`, { cause: error });
    });
    figures[what] = since(began);
    return found;
  };
  await timed('a list of people, read', () => importList(owner));
  const stored = {
    picture: await timed('a picture, cut to its sizes', () => addPicture(owner)),
    report: await timed('a report, drawn', () => drawReport(member)),
    attachment: await timed('an attachment', () => attach(site, member)),
    recording: await timed('a recording, from order to film', () => record(site, owner, member)),
  };
  const bytes = {
    picture: await read(owner, stored.picture),
    report: await read(member, stored.report),
    attachment: await read(member, stored.attachment),
    recording: await read(member, await filmOf(member, stored.recording)),
  };
  const { width } = await sharp(bytes.picture).metadata();
  if (width !== 1200) throw new Error(`the picture is ${width} wide`);
  if (bytes.report.subarray(0, 5).toString() !== '%PDF-') throw new Error('the report is no PDF');
  if (!bytes.attachment.equals(PNG)) throw new Error('the attachment is not what was sent');
  if (!bytes.recording.equals(film())) throw new Error('the recording is not what was sent');
  return [stored, bytes];
}

async function addPicture(owner: Browserlike): Promise<string> {
  const picture = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
  const { status, said } = await sendPicture(owner, picture);
  if (!said.address) throw new Error(`the picture is answered with ${status}`);
  return said.address;
}

async function drawReport(member: Browserlike): Promise<string> {
  const form = { intent: 'generate', relation: 'self', name: 'Maya Okafor', birthDate: '1990-07-04' };
  await ok(member.post('/portal/reports', form));
  return until('a report', async () => linkIn(await page(member, '/portal/reports'), '/pdf'));
}

async function attach(site: Site, member: Browserlike): Promise<string> {
  const body = new FormData();
  body.set('subject', 'With a picture');
  body.set('description', 'See attached');
  body.set('attachment', new File([new Uint8Array(PNG)], 'photo.png'));
  await ok(member.fetch('/portal/support', { method: 'POST', body }));
  return `/portal/support/files/${await idOf(site, 'select id from ticket_attachments')}`;
}

/** Read by a thread of its own, as everything is that strangers wrote. */
async function importList(owner: Browserlike): Promise<void> {
  const body = new FormData();
  body.set('file', new File(['email,name\nada@example.test,Ada\n'], 'people.csv'));
  const { status } = await owner.fetch('/office/letters/imports', { method: 'POST', body });
  if (status !== 302) throw new Error(`the import answers ${status}`);
}

async function record(site: Site, owner: Browserlike, member: Browserlike): Promise<string> {
  const checkoutId = await startBuying(member, 'video-reading');
  await member.post(`/sandbox/pay/${checkoutId}`, { outcome: 'paid' });
  const orderId = await until('a paid order', () =>
    idOf(site, `select id from orders where state = 'paid' and checkout_id = '${checkoutId}'`),
  );
  const details = { fullName: 'Maya Okafor', birthDate: '1990-07-04', intent: 'send', begin: 'now' };
  await until(
    'the details',
    async () => (await member.post(`/portal/orders/${orderId}/details`, details)).status === 302,
  );
  const videoId = await until('a film to record', () => idOf(site, 'select id from videos'));
  const at = `/office/orders/${orderId}/recording`;
  const chosen = { videoId, name: 'reading.webm', contentType: 'video/webm', size: String(film().length) };
  const begun = await ok(owner.post(at, { intent: 'begin', ...chosen }));
  const { uploadId }: { uploadId: string } = await begun.json();
  const headers = {
    'content-type': 'application/octet-stream',
    'upload-id': uploadId,
    'upload-offset': '0',
  };
  await ok(owner.fetch(at, { method: 'POST', headers, body: new Uint8Array(film()) }));
  await ok(owner.post(at, { intent: 'finish', uploadId, duration: '60' }));
  await ok(owner.post(`/office/orders/${orderId}`, { intent: 'release-video', videoId }));
  return `/portal/videos/${videoId}`;
}

type Elsewhere = {
  cluster: ThrowAwayCluster;
  line: Awaited<ReturnType<typeof openLine>>;
  volumes: Volumes;
};

async function restore(image: Image, site: Site, { cluster, line, volumes }: Elsewhere, figures: Figures) {
  const owner = await signedIn(site, passwordsIn(site.container.output()), 'owner@demo.local');
  const began = performance.now();
  await ok(owner.post('/office/settings/health', { intent: 'back-up' }));
  await until('a backup', () => idOf(site, 'select id from backups where problem is null'));
  figures['a backup'] = since(began);
  const databaseUrl = line.url(await cluster.newDatabase());
  const again = performance.now();
  const command = ['node', 'dist/server/commands/restore.js', 'latest'];
  const variables = { ...site.variables, DATABASE_URL: databaseUrl };
  await runOnce(image, command, { port: site.port, variables, volumes });
  figures['restored into an empty data folder'] = since(again);
  return begin(image, databaseUrl, volumes);
}

async function sameBytes(
  copy: Site,
  passwords: Map<string, string>,
  stored: Stored,
  bytes: Record<keyof Stored, Buffer>,
): Promise<void> {
  const member = await signedIn(copy, passwords, 'member@demo.local');
  const film = await filmOf(member, stored.recording);
  for (const [name, path] of Object.entries({ ...stored, recording: film })) {
    const found = await read(member, path);
    if (!Object.entries(bytes).some(([one, before]) => one === name && before.equals(found)))
      throw new Error(`after the restoration ${path} is not what it was`);
  }
}

const film = () => readFileSync(join(projectFolder, 'demo', 'demo-reading.webm'));
const filmOf = async (member: Browserlike, path: string) =>
  /src="(\/files\/[^"]+)"/.exec(await page(member, path))?.[1]?.replaceAll('&amp;', '&') ?? '';
const linkIn = (html: string, end: string) => new RegExp(`href="(/[^"]+${end})"`).exec(html)?.[1];
const page = async (who: Browserlike, path: string) => (await ok(who.get(path))).text();
const read = async (who: Browserlike, path: string) =>
  Buffer.from(await (await ok(who.get(path))).arrayBuffer());
const since = (began: number) => Math.round(performance.now() - began);
const isReady = ({ url }: Container) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

async function ok(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (answer.status === 200) return answer;
  throw new Error(`${new URL(answer.url).pathname} answers ${answer.status}`);
}

async function idOf({ databaseUrl }: Site, query: string): Promise<string | undefined> {
  const { rows } = await onDatabase(databaseUrl, (client) => client.query<{ id: string }>(query));
  return rows[0]?.id;
}

const passwordsIn = (greeting: string) =>
  new Map(
    [...greeting.matchAll(/(\S+@demo\.local)\s+(\S+)/g)].map(([, email = '', word = '']) => [email, word]),
  );

async function signedIn({ container }: Site, passwords: Map<string, string>, email: string) {
  const visitor = new Browserlike(container.url);
  await visitor.signIn(email, passwords.get(email) ?? '');
  return visitor;
}

async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
  container?: Container,
): Promise<Found> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (container?.isOver() || Date.now() > deadline)
      throw new Error(`never ${what}${container ? `: ${container.output()}` : ''}`);
    await sleep(50);
  }
}
