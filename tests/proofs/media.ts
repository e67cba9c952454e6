/**
 * A film of a gigabyte into the media library, on a disk and in a bucket: the line is cut, then the server is killed half-way, the
 * upload goes on where it stopped, and every byte of its pictures is served, in parts. Then two hundred hostile uploads. The memory
 * of the server is watched all the time. Smaller: `npm run proof:media -- 100` (megabytes).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { throwAwayCluster } from '../../db/throw-away-cluster.ts';
import { buildIfStale } from '../../server/build.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { freePort } from '../harness/free-port.ts';
import { hostileMedia } from '../harness/hostile-media.ts';
import { box, madeFilm } from '../harness/made-media.ts';
import { startS3rver } from '../harness/s3rver.ts';
import { beginMedia, finishMedia, sendMedia, sendPicture, sendPiece } from '../harness/send-media.ts';
import { type SpawnedServer, signedInToDemo, spawnServer } from '../harness/spawned-server.ts';

const MB = 1024 ** 2;
const size = Number(process.argv[2] ?? 1024) * MB;
/** At the peak: pieces on their way, and pictures that are unpacked. */
const MOST_MEMORY_MB = 400;

await buildIfStale(console.log);
const cluster = await throwAwayCluster();
const s3rver = await startS3rver();
const { accessKeyId, secretAccessKey, region } = s3rver.account;
const bucket = {
  ...{ S3_ENDPOINT: s3rver.endpoint, S3_BUCKET: s3rver.bucket, S3_REGION: region, S3_PATH_STYLE: 'yes' },
  ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
};
let isProved = true;
try {
  for (const [where, more] of [
    ['disk', {}],
    ['bucket', bucket],
  ] as const) {
    const variables = {
      DATABASE_URL: await cluster.newDatabase(),
      DATA_DIR: cluster.folder,
      ...more,
      LIMIT_FACTOR: '100',
    };
    isProved = (await prove(where, variables)) && isProved;
  }
} finally {
  await s3rver.stop();
  await cluster.remove();
}
console.log(isProved ? 'Proved.' : 'NOT proved.');
process.exitCode = isProved ? 0 : 1;

/** Made as it is sent: nothing here holds a gigabyte either. */
function film() {
  const small = madeFilm({ media: Buffer.alloc(0), samples: [size] });
  const head = Buffer.concat([small.subarray(0, 24), box('mdat')]);
  head.writeUInt32BE(8 + size, 24);
  const tail = small.subarray(32);
  const portion = Buffer.alloc(MB);
  const at = (offset: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    for (let i = 0; i < length; ) {
      const place = offset + i;
      if (place < head.length) i += head.copy(bytes, i, place);
      else if (place < head.length + size) {
        const inMedia = place - head.length;
        portion.fill(Math.floor(inMedia / MB) % 251);
        const end = Math.min(MB - (inMedia % MB), head.length + size - place);
        i += portion.copy(bytes, i, 0, Math.min(end, length - i));
      } else i += tail.copy(bytes, i, place - head.length - size);
    }
    return bytes;
  };
  return { length: head.length + size + tail.length, head, at };
}

async function prove(where: string, variables: Record<string, string>): Promise<boolean> {
  const port = await freePort();
  const began = performance.now();
  let server = await spawnServer(variables, { port });
  const owner = await signedInToDemo(server, 'owner@demo.local');
  const made = film();
  const whole = { name: 'walk.mp4', size: made.length, alt: 'A long walk' };
  const rest = memoryMb(server);
  let most = rest;
  const watch = setInterval(() => (most = Math.max(most, memoryMb(server))), 200);
  try {
    const sendTo = async (end: number) => {
      const begun = await beginMedia(owner, whole);
      let { received } = begun.said;
      const from = received;
      while (received < end) {
        const bytes = made.at(received, Math.min(begun.said.pieceBytes, made.length - received));
        received = (await sendPiece(owner, { uploadId: begun.said.uploadId, at: received, bytes })).said
          .received;
      }
      return { uploadId: begun.said.uploadId, from, received };
    };
    const first = await sendTo(made.length * 0.3);
    await cutOne(server, owner, first.uploadId);
    const second = await sendTo(made.length * 0.6);
    await server.kill('SIGKILL');
    server = await spawnServer(variables, { port });
    const third = await sendTo(made.length);
    const arrived = await finishMedia(owner, third.uploadId, { seconds: '3600' });
    const took = Math.round((performance.now() - began) / 1000);
    const { isRight, parts } = await playParts(owner, made, arrived.said.address ?? '');
    const resumed = second.from === first.received && third.from === second.received;
    console.log(
      `${where}: ${Math.round(size / MB)} MB in ${took} s, resumed at ${second.from} and ${third.from} bytes: ${resumed}`,
    );
    console.log(`  ${arrived.status}, ${parts} parts of it are right: ${isRight}`);
    const afterFilm = most;
    const hostile = await attack(owner);
    console.log(
      `  hostile: ${JSON.stringify(hostile.counts)}; memory ${rest} MB at rest, ${afterFilm} MB with the film, ${most} MB in all`,
    );
    for (const one of hostile.wrong.slice(0, 20)) console.log(`  ${one}`);
    return (
      resumed &&
      arrived.status === 200 &&
      isRight &&
      hostile.wrong.length === 0 &&
      most - rest < MOST_MEMORY_MB
    );
  } finally {
    clearInterval(watch);
    await server.kill('SIGTERM');
  }
}

/** A piece that breaks off in the middle: nothing of it is counted. */
async function cutOne(server: SpawnedServer, owner: Browserlike, uploadId: string): Promise<void> {
  const control = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(100_000));
      control.abort();
    },
  });
  const headers = {
    cookie: owner.cookieHeader(),
    'content-type': 'application/octet-stream',
    'upload-id': uploadId,
  };
  const init = { method: 'POST', headers, body, duplex: 'half', signal: control.signal };
  await fetch(`${server.url}/office/media/upload`, init as RequestInit).catch(() => {});
}

async function playParts(owner: Browserlike, made: ReturnType<typeof film>, address: string) {
  let isRight = true;
  const parts = 12;
  for (let i = 0; i < parts; i++) {
    const first = made.head.length + Math.floor((size * i) / parts);
    const wanted = made.at(first, 100_000);
    const answer = await owner.fetch(address, {
      headers: { range: `bytes=${first}-${first + wanted.length - 1}` },
    });
    const seen = Buffer.from(await answer.arrayBuffer());
    isRight &&= answer.status === 206 && sum(seen) === sum(wanted);
  }
  return { isRight, parts };
}

function sum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function attack(owner: Browserlike) {
  const counts = { sent: 0, refused: 0, cleaned: 0 };
  const wrong: string[] = [];
  for (const { what, name, bytes } of await hostileMedia()) {
    const isPicture = /\.(?:jpe?g|png|gif|webp|avif|svg)$/.test(name);
    const { status, said } = await (isPicture
      ? sendPicture(owner, bytes, { name })
      : sendMedia(owner, bytes, { name }));
    counts.sent += 1;
    if (status === 422) counts.refused += 1;
    else if (status !== 200 || !said.address) wrong.push(`${what}: ${status}`);
    else {
      counts.cleaned += 1;
      const seen = Buffer.from(await (await owner.get(said.address)).arrayBuffer());
      if (seen.includes('marked') || seen.equals(bytes)) wrong.push(`${what}: stored as it came`);
    }
  }
  return { counts, wrong };
}

function memoryMb({ child }: SpawnedServer): number {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
