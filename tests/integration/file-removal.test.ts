import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { s3Files } from '../../adapters/files/s3.ts';
import {
  deleteAbandonedRecordings,
  finishRecordingUpload,
  saveUploadedPiece,
  startRecordingUpload,
} from '../../domain/delivery/index.ts';
import { awaitVideo, withdrawVideos } from '../../domain/delivery/videos/videos.ts';
import { removeDueFiles } from '../../domain/file-removal.ts';
import { createProvenAccount } from '../../domain/identity/index.ts';
import { readToday } from '../../domain/office/index.ts';
import { PIECE_BYTES } from '../../domain/pieces.ts';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import type { Services } from '../../domain/services.ts';
import { deleteOrphanedFiles, openTicketAsMember } from '../../domain/support/index.ts';
import { type FakeS3, startFakeS3, type Trouble } from '../fake-s3/fake-s3.ts';
import { startTestServices, type TestServices } from '../harness/test-services.ts';

let s3: FakeS3;
let house: TestServices;
let services: Services;
let actor: { id: string; role: 'owner'; confirmedAt: Date };
beforeEach(async () => {
  s3 = await startFakeS3();
  house = await startTestServices();
  // One try each: what fails here is to be mended by those who use the files.
  const { account, bucketName: bucket, endpoint } = s3;
  services = {
    ...house.services,
    files: s3Files({ ...account, bucket, endpoint, pathStyle: true, tries: 1 }),
  };
  const id = await createProvenAccount(services, {
    email: 'olga@example.test',
    name: 'Olga Owner',
    password: randomUUID(),
    role: 'owner',
  });
  actor = { id, role: 'owner', confirmedAt: new Date() };
});
afterEach(async () => {
  await house.stop();
  await s3.stop();
});

const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await services.db.$client.query(text, values)).rows;
const idOf = async (text: string, values: unknown[] = []) =>
  (await rows<{ id: string }>(text, values))[0]?.id ?? '';

/** Every second answer of the store is a refusal, or never arrives though the work was done. Always in the same order. */
function failHalf(seed: number): void {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const kinds: Trouble[] = [{ kind: 'refuse', status: 503, code: 'SlowDown' }, { kind: 'lose-answer' }];
  s3.trouble = () => (random() < 0.5 ? kinds[random() < 0.5 ? 0 : 1] : undefined);
}

/** As a person does who presses the button again. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 100) throw error;
    }
  }
}

async function purchase(email: string): Promise<{ orderId: string; purchaseId: string; videoId: string }> {
  const now = house.clock.now();
  const orderId = await idOf(
    `insert into orders (number, product_id, product_name, mode, email, price_cents, state, success_url,
       cancel_url, expires_at, paid_at)
     values ($1, 'video-reading', 'Video Reading', 'payment', $2, 9900, 'paid', '', '', $3, $3) returning id`,
    [`AN-${randomUUID().slice(0, 8)}`, email, now],
  );
  const purchaseId = await idOf(
    `insert into purchases (email, product_type, product_name, order_id)
     values ($1, 'video', 'Video Reading', $2) returning id`,
    [email, orderId],
  );
  await services.db.transaction((tx) =>
    awaitVideo(services, tx, { purchaseId, title: 'Video Reading', plannedMinutes: 45 }),
  );
  const videoId = await idOf('select id from videos where purchase_id = $1', [purchaseId]);
  return { orderId, purchaseId, videoId };
}

async function document(orderId: string): Promise<void> {
  const fulfilmentId = await idOf(
    `insert into fulfilments (order_id, position, kind, delivery, stage, delivered_at)
     values ($1, 0, 'document', '{"kind": "document", "document": "report"}', 'delivered', now()) returning id`,
    [orderId],
  );
  const pdf = { contentType: 'application/pdf' };
  const keep = (version: string) =>
    insist(() => services.files.put(`documents/${fulfilmentId}/${version}.pdf`, Buffer.from('%PDF'), pdf));
  await keep('v1-1'); // drawn, and overtaken by corrected details: no row knows it
  await keep('v1-2');
  await rows(
    `insert into fulfilment_documents (fulfilment_id, version, intake_version, title, file_key, created_at)
     values ($1, 1, 2, 'Report', $2, now())`,
    [fulfilmentId, `documents/${fulfilmentId}/v1-2.pdf`],
  );
}

const bytes = Buffer.alloc(PIECE_BYTES + 10, 7);
bytes.set([0x1a, 0x45, 0xdf, 0xa3]);

async function record(videoId: string, name: string, { finish }: { finish: boolean }): Promise<void> {
  const chosen = { actor, videoId, name, contentType: 'video/webm', size: bytes.length };
  const { uploadId } = await insist(() => startRecordingUpload(services, chosen));
  const piece = (offset: number, end?: number) =>
    insist(() =>
      saveUploadedPiece(services, { actor, uploadId, offset, bytes: bytes.subarray(offset, end) }),
    );
  await piece(0, PIECE_BYTES);
  if (!finish) return;
  await piece(PIECE_BYTES);
  await insist(() => finishRecordingUpload(services, { actor, uploadId }));
}

async function guest(email: string): Promise<void> {
  const { orderId, videoId } = await purchase(email);
  await document(orderId);
  await record(videoId, 'first.webm', { finish: true });
  await record(videoId, 'better.webm', { finish: true });
  await record(videoId, 'half.webm', { finish: false });
}

async function member(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.test`;
  const id = await createProvenAccount(services, { email, name, password: randomUUID() });
  const note = Buffer.from('%PDF-1.7 a note');
  const viewer = { id, role: 'member' as const, name, email, emailVerified: true };
  const ticket = {
    viewer,
    subject: 'A question',
    description: 'How?',
    attachment: new File([note], 'n.pdf'),
  };
  await insist(() => openTicketAsMember(services, ticket));
  for (const isDone of [true, false]) {
    const reportId = await idOf(
      `insert into report_requests (user_id, status, full_name, birth_date, work_at)
       values ($1, 'processing', $2, '1990-07-04', now()) returning id`,
      [id, name],
    );
    const key = `reports/${reportId}.pdf`;
    await insist(() => services.files.put(key, note, { contentType: 'application/pdf' }));
    // The other one was killed between its file and its row.
    if (isDone) await rows('update report_requests set file_key = $2 where id = $1', [reportId, key]);
  }
  return email;
}

const customerOf = (email: string) => idOf('select id from contacts where email = $1', [email]);
const heldKeys = async () =>
  (
    await rows<{ key: string }>(`select file_key as key from report_requests where file_key is not null
      union select 'reports/' || id || '.pdf' from report_requests
      union select file_key from fulfilment_documents union select file_key from ticket_attachments
      union select file_key from videos where file_key is not null`)
  ).map(({ key }) => key);
const waiting = async () => (await rows('select 1 from files_to_remove')).length;

test('a store that fails half its answers ends without orphans, and no row loses its file', async () => {
  failHalf(15);
  const guests = ['g1@example.test', 'g2@example.test', 'stays@example.test'];
  for (const email of guests) await guest(email);
  const members = [await member('Mia'), await member('Mona'), await member('Bea')];
  expect(s3.bucket.objects.size).toBeGreaterThan(20);

  for (const email of [...guests.slice(0, -1), ...members.slice(0, -1)]) {
    const customerId = await customerOf(email);
    await eraseCustomer(services, { actor, customerId });
  }
  house.clock.advance({ days: 8 });
  await deleteAbandonedRecordings(services);
  await insist(() => deleteOrphanedFiles(services));
  let rounds = 0;
  for (; (await waiting()) > 0 && rounds < 100; rounds++) {
    await removeDueFiles(services);
    house.clock.advance({ hours: 9 });
  }
  expect(rounds).toBeGreaterThan(1);
  expect(await waiting()).toBe(0);

  const held = await heldKeys();
  const stored = [...s3.bucket.objects.keys()];
  expect(held.filter((key) => !stored.includes(key))).toEqual([]);
  // Of those who stay, the document that was overtaken goes with its order one day.
  const folders = (await rows<{ id: string }>('select id from fulfilments')).map(
    ({ id }) => `documents/${id}/`,
  );
  const isKnown = (key: string) => held.includes(key) || folders.some((folder) => key.startsWith(folder));
  expect(stored.filter((key) => !isKnown(key))).toEqual([]);
  // One guest with a recording and two documents, one member with two reports and an attachment.
  expect(stored).toHaveLength(6);
  expect(folders).toHaveLength(1);
});

test('what cannot be removed is tried after ever longer pauses, and the office sees it', async () => {
  await guest('late@example.test');
  await removeDueFiles(services);
  const customerId = await customerOf('late@example.test');
  s3.trouble = () => ({ kind: 'refuse', status: 503, code: 'SlowDown' });
  await eraseCustomer(services, { actor, customerId });
  const due = 'select 1 from files_to_remove where next_try_at <= $1';
  const lines = (await rows(due, [house.clock.now()])).length;
  expect(lines).toBeGreaterThan(2);
  const since = house.clock.now().toISOString();

  const triesAfter = async (minutes: number) => {
    house.clock.advance({ minutes });
    const before = s3.requests.length;
    expect(await removeDueFiles(services)).toBe(0);
    return (s3.requests.length - before) / lines;
  };
  expect(await triesAfter(0)).toBe(1);
  expect(await triesAfter(0)).toBe(0);
  expect(await triesAfter(1)).toBe(1);
  expect(await triesAfter(1)).toBe(0);
  expect(await triesAfter(1)).toBe(1);
  expect(await triesAfter(3)).toBe(0);
  expect((await readToday(services, { actor })).waitingFiles).toEqual({
    count: lines,
    oldest: since,
    lastError: 'the file storage answered 503 SlowDown',
  });

  s3.trouble = () => undefined;
  house.clock.advance({ minutes: 1 });
  expect(await removeDueFiles(services)).toBe(lines);
  expect([...s3.bucket.objects.keys()]).toEqual([]);
  expect((await readToday(services, { actor })).waitingFiles).toBeUndefined();
});

test('a recording whose order is erased while it is put together is not left behind', async () => {
  const { videoId } = await purchase('rosa@example.test');
  const customerId = await customerOf('rosa@example.test');
  const { files } = services;
  const put: typeof files.put = async (key, content, about) => {
    if (key.startsWith('videos/')) {
      await eraseCustomer(services, { actor, customerId });
      await removeDueFiles(services);
      // Its pieces are gone with it; what had been read of them arrives all the same.
      return files.put(key, bytes, about);
    }
    return files.put(key, content, about);
  };
  const overtaken = { ...services, files: { ...files, put } };
  const chosen = { actor, videoId, name: 'late.webm', contentType: 'video/webm', size: 100 };
  const { uploadId } = await startRecordingUpload(overtaken, chosen);
  await saveUploadedPiece(overtaken, { actor, uploadId, offset: 0, bytes: bytes.subarray(0, 100) });
  await expect(finishRecordingUpload(overtaken, { actor, uploadId })).rejects.toThrow('not found');
  expect(s3.bucket.objects.size).toBe(1);
  house.clock.advance({ days: 1 });
  await removeDueFiles(services);
  expect([...s3.bucket.objects.keys()]).toEqual([]);
});

test('a refund before the release takes the recording along, pieces included', async () => {
  const { purchaseId, videoId } = await purchase('rita@example.test');
  await record(videoId, 'whole.webm', { finish: true });
  await record(videoId, 'half.webm', { finish: false });
  await services.db.transaction((tx) => withdrawVideos(services, tx, { purchaseId }));
  await removeDueFiles(services);
  expect([...s3.bucket.objects.keys()]).toEqual([]);
});

test('a file that a row refers to is not removed, whoever asked for it', async () => {
  const email = await member('Mara');
  const [report] = await rows<{ key: string }>(
    'select file_key as key from report_requests where file_key is not null',
  );
  await rows(
    `insert into files_to_remove (key, reason, since, next_try_at) values ($1, 'a mistake', $2, $2)`,
    [report?.key, house.clock.now()],
  );
  await removeDueFiles(services);
  expect(await waiting()).toBe(0);
  expect(s3.bucket.objects.has(report?.key ?? '')).toBe(true);
  await eraseCustomer(services, { actor, customerId: await customerOf(email) });
  await removeDueFiles(services);
  expect([...s3.bucket.objects.keys()]).toEqual([]);
});

test('another recording takes the captions of the one before along', async () => {
  s3.trouble = () => undefined;
  const { videoId } = await purchase('words@example.test');
  await record(videoId, 'first.webm', { finish: true });
  const captions = `videos/${videoId}.vtt`;
  await services.files.put(captions, Buffer.from('WEBVTT'), { contentType: 'text/vtt' });
  await rows('update videos set captions_key = $2 where id = $1', [videoId, captions]);
  await record(videoId, 'better.webm', { finish: true });
  const [video] = await rows('select captions_key from videos where id = $1', [videoId]);
  expect(video).toEqual({ captions_key: null });
  expect(await rows('select 1 from files_to_remove where key = $1', [captions])).toHaveLength(1);
});
