import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { ofAccount, ofAccountOrAddress, ofAddress, usesKey } from '../../db/sql.ts';
import { removeLater } from '../file-removal.ts';
import type { Merge, Person, PersonalData, Subject, TableRule } from '../personal-data.ts';

const ordersOf = (who: Person) => sql`(select t.id from orders t where ${ofAccountOrAddress(who)})`;
const purchasesOf = (who: Person) => sql`(select t.id from purchases t where ${ofAccountOrAddress(who)})`;
const ofOrder = (who: Person) => sql`t.order_id in ${ordersOf(who)}`;
const ofPurchase = (who: Person) => sql`t.purchase_id in ${purchasesOf(who)}`;
const fulfilmentsOf = (who: Person) => sql`(select t.id from fulfilments t where ${ofOrder(who)})`;
const reportsOf = (who: Person) => sql`(select t.id from report_requests t where ${ofAccount(who)})`;
const videosOf = (who: Person) => sql`(select t.id from videos t where ${ofPurchase(who)})`;

const tables: Record<string, TableRule> = {
  'public.intakes': { rows: ofOrder },
  'public.fulfilments': { rows: ofOrder },
  'public.fulfilment_documents': {
    rows: (who) => sql`t.fulfilment_id in ${fulfilmentsOf(who)}`,
    secret: ['file_key'],
  },
  'public.reading_marks': { rows: (who) => sql`t.fulfilment_id in ${fulfilmentsOf(who)}` },
  'public.sent_cards': {
    rows: (who) => sql`t.fulfilment_id in ${fulfilmentsOf(who)} or t.report_id in ${reportsOf(who)}`,
    secret: ['token'],
  },
  'public.written_texts': {
    rows: (who) => sql`t.fulfilment_id in ${fulfilmentsOf(who)}`,
    // Not sent: she has not decided yet what she says.
    secret: ['draft'],
  },
  'public.month_letters': { rows: ofOrder },
  'public.year_letters': { rows: ofOrder },
  'public.day_answers': { rows: ofAccount, onMerge: 'moves' },
  'public.withdrawal_requests': { rows: ofAddress },
  'public.videos': { rows: ofPurchase, secret: ['file_key', 'captions_key'] },
  'public.video_positions': {
    rows: (who) => sql`${ofAccount(who)} or t.video_id in ${videosOf(who)}`,
    onMerge: 'moves',
  },
  'public.recording_parts': { nobody: 'chapters that staff are recording; gone with the recording' },
  'public.video_uploads': { nobody: 'recordings on their way from staff; gone with the recording' },
};

async function listWithdrawalIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select t.id from withdrawal_requests t where ${ofAddress(who)}`,
  );
  return rows.map(({ id }) => id);
}

/** What she can open: documents, and recordings that are released. */
async function listFiles(db: Db, who: Subject): Promise<{ name: string; key: string }[]> {
  const { rows } = await db.execute<{ name: string; key: string }>(sql`
    select 'orders/' || o.number || '/' || d.title || case when d.version > 1 then ' (' || d.version || ')' else '' end
        || '.pdf' as name, d.file_key as key
      from fulfilment_documents d join fulfilments f on f.id = d.fulfilment_id join orders o on o.id = f.order_id
      where f.id in ${fulfilmentsOf(who)} and f.stage <> 'withdrawn'
    union all
    select 'videos/' || v.id || '-' || v.title || '.' || split_part(v.file_key, '.', 2), v.file_key
      from videos v where v.id in ${videosOf(who)} and v.file_key is not null and v.released_at is not null
    union all
    select 'videos/' || v.id || '-' || v.title || ' captions.' || split_part(v.captions_key, '.', 2), v.captions_key
      from videos v where v.id in ${videosOf(who)} and v.captions_key is not null and v.released_at is not null
    union all
    select 'orders/' || o.number || '/answers/' || coalesce(t.answers ->> left(a.name, -4), 'file'), a.key
      from intakes t join orders o on o.id = t.order_id, jsonb_each_text(t.answers) a (name, key)
      where ${ofOrder(who)} and a.name like 'own.%.key'`);
  return rows;
}

/**
 * Whole folders where a file may lie that no row has taken up yet: a document drawn before its details were corrected,
 * a recording half sent.
 */
async function listFileKeys(tx: Tx, who: Subject): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select 'documents/' || f.id || '/' as key from fulfilments f where f.id in ${fulfilmentsOf(who)}
    union select 'videos/' || v.id || '/' from videos v where v.id in ${videosOf(who)}
    union select key from videos v, unnest(array[v.file_key, v.captions_key]) key
      where v.id in ${videosOf(who)} and not starts_with(key, 'videos/' || v.id || '/')
    union select 'uploads/' || u.id || '/' from video_uploads u
      where u.actor_id = ${who.userId} or u.video_id in ${videosOf(who)}
    union select 'answers/' || t.order_id || '/' from intakes t where ${ofOrder(who)}
    union select 'uploads/' || r.id || '/' from recording_parts r
      where r.actor_id = ${who.userId} or r.video_id in ${videosOf(who)}`);
  return rows.map(({ key }) => key);
}

async function eraseDeliveries(tx: Tx, who: Subject): Promise<void> {
  await tx.execute(sql`delete from intakes t where ${ofOrder(who)}`);
  await tx.execute(sql`delete from fulfilment_documents where fulfilment_id in ${fulfilmentsOf(who)}`);
  await tx.execute(sql`delete from reading_marks where fulfilment_id in ${fulfilmentsOf(who)}`);
  await tx.execute(sql`delete from sent_cards
    where fulfilment_id in ${fulfilmentsOf(who)} or report_id in ${reportsOf(who)}`);
  await tx.execute(sql`delete from written_texts where fulfilment_id in ${fulfilmentsOf(who)}`);
  await tx.execute(sql`delete from fulfilments t where ${ofOrder(who)}`);
  await tx.execute(sql`delete from month_letters t where ${ofOrder(who)}`);
  await tx.execute(sql`delete from year_letters t where ${ofOrder(who)}`);
  await tx.execute(sql`delete from day_answers t where ${ofAccount(who)}`);
  await tx.execute(sql`delete from withdrawal_requests t where ${ofAddress(who)}`);
  await tx.execute(sql`delete from recording_parts
    where actor_id = ${who.userId} or video_id in ${videosOf(who)}`);
  await tx.execute(sql`delete from video_uploads
    where actor_id = ${who.userId} or video_id in ${videosOf(who)}`);
  await tx.execute(
    sql`delete from video_positions t where ${ofAccount(who)} or t.video_id in ${videosOf(who)}`,
  );
  await tx.execute(sql`delete from videos t where ${ofPurchase(who)}`);
}

/** Where both have seen the same recording, or written about the same day, what the other has stays. */
async function moveOwn(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.execute(sql`update day_answers t set user_id = ${to} where t.user_id = ${from} and not exists
    (select 1 from day_answers o where o.user_id = ${to} and o.day = t.day)`);
  await tx.execute(sql`update video_positions t set user_id = ${to} where t.user_id = ${from} and not exists
    (select 1 from video_positions o where o.user_id = ${to} and o.video_id = t.video_id)`);
}

async function isDeliveryFile(db: Db | Tx, key: string): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`select
    exists (select 1 from fulfilment_documents where ${usesKey(key)})
    or exists (select 1 from videos where ${usesKey(key)} or captions_key = ${key})
    or exists (select 1 from intakes t, jsonb_each_text(t.answers) a (name, key)
      where t.order_id::text = split_part(${key}, '/', 2) and a.name like 'own.%.key' and (a.key = ${key} or ${key} = 'answers/' || t.order_id || '/'))
    or exists (select 1 from recording_parts where 'uploads/' || id || '/' = ${key})
    or exists (select 1 from video_uploads where finished_at is null and 'uploads/' || id || '/' = ${key}) as used`);
  return rows[0]?.used ?? false;
}

export const deliveryData: PersonalData = {
  tables,
  matters: async (db, who) => (await listWithdrawalIds(db, who)).map((id) => `withdrawal:${id}`),
  async *files({ db }, who) {
    yield* await listFiles(db, who);
  },
  async erase(services, tx, who) {
    await removeLater(services, tx, { keys: await listFileKeys(tx, who), reason: 'a person was erased' });
    await eraseDeliveries(tx, who);
  },
  move: moveOwn,
  usesFile: isDeliveryFile,
};
