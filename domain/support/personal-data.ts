import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import { chatConversations, supportTickets } from '../../db/schema/index.ts';
import { anyOf, ofAccount, ofAccountOrAddress, ofAddress, usesKey } from '../../db/sql.ts';
import { bumpContentVersion } from '../content/index.ts';
import { removeLater } from '../file-removal.ts';
import type { Merge, Person, PersonalData, Subject, TableRule } from '../personal-data.ts';

// A chat and its ticket are one matter: either may have learnt her address, and the words before that are hers as well.
const isTicket = (who: Person) => sql`(${ofAccount(who)} or (t.user_id is null and (
  t.user_email = ${anyOf(who.addresses)} or (t.user_email is null and t.conversation_id in
    (select t.id from chat_conversations t where ${ofAccount(who)} or (t.user_id is null and ${ofAddress(who)}))))))`;
const isChat = (who: Person) => sql`(${ofAccount(who)} or (t.user_id is null and (
  ${ofAddress(who)} or (t.email is null and t.id in (select t.conversation_id from support_tickets t
    where ${ofAccount(who)} or (t.user_id is null and t.user_email = ${anyOf(who.addresses)}))))))`;
const ticketsOf = (who: Person) => sql`(select t.id from support_tickets t where ${isTicket(who)})`;
const chatsOf = (who: Person) => sql`(select t.id from chat_conversations t where ${isChat(who)})`;
const ordersOf = (who: Person) => sql`(select t.id from orders t where ${ofAccountOrAddress(who)})`;
const ofOrder = (who: Person) => sql`t.order_id in ${ordersOf(who)}`;
const ofTicket = (who: Person) => sql`t.ticket_id in ${ticketsOf(who)}`;

const tables: Record<string, TableRule> = {
  'public.support_tickets': { rows: isTicket, onMerge: 'moves' },
  // What staff note down among themselves is theirs.
  'public.ticket_messages': { rows: (who) => sql`${ofTicket(who)} and t.author <> 'note'` },
  'public.ticket_attachments': { rows: ofTicket, secret: ['file_key'] },
  'public.chat_conversations': { rows: isChat, secret: ['key_hash', 'session_id'], onMerge: 'moves' },
  'public.saved_replies': { nobody: 'ready answers' },
  'public.testimonials': { rows: ofOrder, secret: ['photo_key'] },
  'public.chat_messages': { rows: (who) => sql`t.conversation_id in ${chatsOf(who)}` },
};

async function listTicketIds(db: Db | Tx, who: Person): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(ticketsOf(who));
  return rows.map(({ id }) => id);
}

async function listAttachmentsAbout(db: Db | Tx, who: Subject) {
  const { rows } = await db.execute<{ name: string; key: string }>(
    sql`select 'attachments/' || t.id || '-' || t.name as name, t.file_key as key
      from ticket_attachments t where ${ofTicket(who)}`,
  );
  return rows;
}

/** The photo that she gave with her words. */
async function listPhotos(db: Db, who: Subject) {
  const { rows } = await db.execute<{ name: string; key: string }>(
    sql`select 'orders/' || o.number || '/testimonial.jpg' as name, t.photo_key as key
      from testimonials t join orders o on o.id = t.order_id where ${ofOrder(who)} and t.photo_key is not null`,
  );
  return rows;
}

/** Her words leave the pages with their rows. Answers the folders of their photos. */
async function eraseTestimonials(tx: Tx, who: Subject): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string; state: string }>(
    sql`delete from testimonials t where ${ofOrder(who)} returning t.id, t.state`,
  );
  if (rows.some(({ state }) => state === 'shown')) await bumpContentVersion(tx);
  return rows.map(({ id }) => `testimonials/${id}/`);
}

/** Chats and tickets find each other, so both are looked up before either goes. */
async function eraseConversations(tx: Tx, who: Subject): Promise<void> {
  const chats = (await tx.execute<{ id: string }>(chatsOf(who))).rows.map(({ id }) => id);
  // With their messages, notes and attachments.
  await tx.execute(sql`delete from support_tickets t where ${isTicket(who)}`);
  await tx.execute(sql`delete from chat_conversations where id = any(${sql.param(chats)}::uuid[])`);
}

async function moveConversations(tx: Tx, { from, to }: Merge): Promise<void> {
  await tx.update(supportTickets).set({ userId: to }).where(eq(supportTickets.userId, from));
  await tx.update(chatConversations).set({ userId: to }).where(eq(chatConversations.userId, from));
}

async function isSupportFile(db: Db | Tx, key: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ticket_attachments where ${usesKey(key)}
    union all select 1 from testimonials where photo_key = ${key} limit 1`);
  return rows.length > 0;
}

export const supportData: PersonalData = {
  tables,
  matters: async (db, who) => (await listTicketIds(db, who)).map((id) => `ticket:${id}`),
  async *files({ db }, who) {
    yield* await listAttachmentsAbout(db, who);
    yield* await listPhotos(db, who);
  },
  async erase(services, tx, who) {
    const keys = (await listAttachmentsAbout(tx, who)).map(({ key }) => key);
    const folders = await eraseTestimonials(tx, who);
    await removeLater(services, tx, { keys: [...keys, ...folders], reason: 'a person was erased' });
    await eraseConversations(tx, who);
  },
  move: moveConversations,
  usesFile: isSupportFile,
};
