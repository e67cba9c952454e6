import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eraseCustomer } from '../../domain/privacy/index.ts';
import { auditFiles } from '../week/audit-week.ts';
import { Browserlike } from './browserlike.ts';
import type { startFaultyBucket } from './faulty-bucket.ts';
import type { RunningS3rver } from './s3rver.ts';
import type { StripeShop } from './stripe-shop.ts';

type Bucket = Awaited<ReturnType<typeof startFaultyBucket>>;

/** What makes a site keep its files and its backups in this bucket. */
export function bucketVariables({ bucket, account }: RunningS3rver, { endpoint }: Bucket) {
  const { accessKeyId, secretAccessKey, region } = account;
  const afar = new URL(`${endpoint}/${bucket}?region=${region}`);
  afar.username = accessKeyId;
  afar.password = secretAccessKey;
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: 'yes',
    BACKUP_KEY: randomBytes(32).toString('base64'),
    BACKUP_S3_URL: afar.href,
    BACKUP_HOUR: 'off',
  };
}

const MOST_ROUNDS = 60;
/** The share of answers that are spoiled. */
const HALF = 0.5;

export type FilesFigures = Awaited<ReturnType<typeof filesThroughFaults>>;

/**
 * Reports are bought, made, corrected, downloaded, backed up and erased while every second answer of the file storage is
 * spoiled. In the end every document is there, as its row says, and nothing else. `wrong` should be empty.
 */
export async function filesThroughFaults(shop: StripeShop, bucket: Bucket, count: number) {
  const wrong: string[] = [];
  const paths = await buyReports(shop, count);
  bucket.knobs.share = HALF;
  const visitor = new Browserlike(shop.server.url);
  for (const path of paths) await describe(visitor, path, 'Maya Okafor');
  await shop.server.runJobs();
  for (const path of paths.filter((_, i) => i % 3 === 0)) await describe(visitor, path, 'Maya N Okafor');
  const made = await untilNone(shop, `select 1 from fulfilments where stage <> 'delivered'`);
  const downloads = await download(shop, visitor, wrong);
  const large = await keepLarge(shop, wrong);
  const backup = await backUp(shop, bucket, wrong);
  for (const { id } of await shop.rows<{ id: string }>(
    `select c.id from contacts c where c.email like 'reader-%' order by c.email limit $1`,
    [Math.ceil(count / 2)],
  ))
    await eraseCustomer(shop.services, { actor: shop.owner.actor, customerId: id });
  const removed = await untilNone(shop, 'select 1 from files_to_remove');
  bucket.knobs.share = 0;
  wrong.push(...(await auditFiles({ shop })));
  const left = await shop.rows('select 1 from fulfilment_documents');
  if (left.length === 0 || made.left + removed.left > 0)
    wrong.push(`left: ${left.length} documents, ${made.left} to make, ${removed.left} files to remove`);
  const rounds = { toMake: made.rounds, toRemove: removed.rounds };
  return { reports: count, rounds, downloads, large, backup, left: left.length, wrong };
}

async function buyReports(shop: StripeShop, count: number): Promise<string[]> {
  const paths: string[] = [];
  for (let i = 0; i < count; i++) {
    const id = await shop.order('report', { email: `reader-${i}@example.test` });
    shop.fake.payByCard(id);
    const key = new URL(shop.fake.world.sessions.get(id)?.success_url ?? '').searchParams.get('order');
    paths.push(`/orders/${key}`);
  }
  await shop.fake.deliveries.settled();
  await shop.server.runJobs();
  return paths;
}

const describe = (visitor: Browserlike, path: string, fullName: string) =>
  visitor.post(`${path}/details`, { intent: 'send', fullName, birthDate: '1990-07-04', begin: 'now' });

/** The jobs run every quarter of an hour by the clock, until the query finds nothing. */
async function untilNone({ server, clock, rows }: StripeShop, query: string) {
  for (let rounds = 0; ; rounds++) {
    const left = (await rows(query)).length;
    if (left === 0 || rounds === MOST_ROUNDS) return { rounds, left };
    clock.advance({ minutes: 15 });
    await server.runJobs();
  }
}

/** A link may say "not now", and break off; never that there is nothing, nor with something else behind it. */
async function download(shop: StripeShop, visitor: Browserlike, wrong: string[]) {
  const figures = { documents: 0, atOnce: 0, tries: 0 };
  const documents = await shop.rows<{ id: string; file_key: string; order_id: string }>(
    `select d.id, d.file_key, f.order_id from fulfilment_documents d join fulfilments f on f.id = d.fulfilment_id`,
  );
  const { signOrderKey } = await import('../../domain/shop/index.ts');
  for (const { id, order_id: orderId } of documents) {
    const path = `/orders/${signOrderKey(shop.services, { orderId, via: 'mail' })}/documents/${id}`;
    figures.documents++;
    for (let tried = 1; ; tried++) {
      figures.tries++;
      const answer = await visitor.get(path);
      const bytes = await answer.arrayBuffer().catch(() => undefined);
      if (answer.status === 200 && bytes) {
        if (!Buffer.from(bytes).toString('latin1').trimEnd().endsWith('%%EOF')) wrong.push(`${id}: torn`);
        if (tried === 1) figures.atOnce++;
        break;
      }
      if (![200, 503].includes(answer.status)) wrong.push(`${id}: answered ${answer.status}`);
      if (tried === 20) {
        wrong.push(`${id}: not to be had`);
        break;
      }
    }
  }
  return figures;
}

/** Large enough to go in three parts. */
async function keepLarge({ services }: StripeShop, wrong: string[]) {
  const bytes = randomBytes(20 * 1024 * 1024);
  const about = { contentType: 'video/webm' };
  const key = 'tried/large.webm';
  let tries = 1;
  while (
    !(await services.files.put(key, bytes, about).then(
      () => true,
      () => false,
    )) &&
    tries < 30
  )
    tries++;
  for (let read = 0; read < 30; read++) {
    const file = await services.files.read(key).catch(() => undefined);
    const found = file && (await buffer(file.stream).catch(() => undefined));
    if (!found) continue;
    if (!found.equals(bytes)) wrong.push('the large file is torn');
    await services.files.remove(key).catch(() => services.files.remove(key));
    return { tries };
  }
  wrong.push('the large file is not to be had');
  return { tries };
}

/** One that says that it is in the bucket brings everything back. */
async function backUp({ services, clock }: StripeShop, bucket: Bucket, wrong: string[]) {
  for (let tries = 1; tries <= 30; tries++) {
    clock.advance({ minutes: 1 });
    const made = await services.backups.make(clock.now()).catch(() => undefined);
    if (!made || made.problems.length > 0) continue;
    bucket.knobs.share = 0;
    if (made.places.length !== 2 || made.missing.length > 0) wrong.push(`backup: ${JSON.stringify(made)}`);
    await services.backups.check(made.name).catch((error: Error) => wrong.push(error.message));
    bucket.knobs.share = HALF;
    return { tries, files: made.files };
  }
  wrong.push('no backup could be made');
  return { tries: 30, files: 0 };
}
