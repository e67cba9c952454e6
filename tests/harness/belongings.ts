import { certificates, chatConversations } from '../../db/schema/index.ts';
import { readVideo } from '../../domain/delivery/index.ts';
import { signOrderKey } from '../../domain/shop/index.ts';
import { readOrderKey } from '../../domain/shop/orders/open-order.ts';
import { openTicketAsMember } from '../../domain/support/index.ts';
import { shopOf, startBuying } from './shop.ts';
import type { TestServer } from './test-server.ts';

/**
 * One thing of every kind that belongs to the demo member, by the name of the parameter that leads to it. What the demo
 * data does not have is made.
 */
export async function belongings(server: TestServer) {
  const { services } = server;
  const visitor = await server.signedIn('member@demo.local');
  const first = async (text: string, values: unknown[] = []): Promise<string> => {
    const { rows } = await services.db.$client.query<{ id: string }>(text, values);
    if (!rows[0]) throw new Error(`nothing found by: ${text}`);
    return rows[0].id;
  };
  const memberId = await first(`select id from auth.users where email = 'member@demo.local'`);
  const own = (table: string, more = '') =>
    first(`select id from ${table} where user_id = $1 ${more} limit 1`, [memberId]);

  const viewer = { id: memberId, role: 'member' as const, name: 'Maya Okafor', email: 'member@demo.local' };
  const { ticketId } = await openTicketAsMember(services, {
    viewer: { ...viewer, emailVerified: true },
    subject: 'Only mine',
    description: 'Nobody else may read this.',
    attachment: new File(['%PDF-1.7 mine'], 'mine.pdf'),
  });
  const [chat] = await services.db
    .insert(chatConversations)
    .values({ sessionId: 'chat_of_the_demo_member', userId: memberId, keyHash: 'x'.repeat(64) })
    .returning({ id: chatConversations.id });
  const fullName = 'Maya Okafor';
  const certificate = { userId: memberId, course: 'numerology-101', courseTitle: 'Numerology 101', fullName };
  await services.db.insert(certificates).values(certificate).onConflictDoNothing();

  const shop = shopOf(server);
  const checkoutId = await startBuying(visitor, 'report', {});
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const orderId = (await shop.orderOf(checkoutId)).id;
  const details = { intent: 'send', fullName, birthDate: '1990-07-04', begin: 'now' };
  await visitor.post(`/portal/orders/${orderId}/details`, details);
  await shop.settle();
  await first('select id from purchases where order_id = $1 and download_url is not null', [orderId]);
  const fulfilmentId = await first('select id from fulfilments where order_id = $1', [orderId]);
  const key = signOrderKey(services, { orderId, via: 'mail' });
  if (!readOrderKey(services, key)) throw new Error('a key that opens nothing');
  const videoId = await first(
    `select v.id from videos v join purchases p on p.id = v.purchase_id
     where p.user_id = $1 and v.file_key is not null`,
    [memberId],
  );
  return {
    memberId,
    visitor,
    ids: {
      reportId: await own('report_requests', `and status = 'completed'`),
      historyId: await own('numerology_reports'),
      personId: await own('report_people'),
      videoId,
      courseId: 'numerology-101',
      lessonId: 'the-trouble-with-y',
      sessionId: await own('sessions', `and status = 'scheduled'`),
      seatId: await own('seats'),
      eventId: await first('select id from events limit 1'),
      milestoneId: await own('transformation_journey'),
      sequenceId: await first(`select id from email_sequences where email = 'member@demo.local' limit 1`),
      ticketId,
      attachmentId: await first('select id from ticket_attachments where ticket_id = $1', [ticketId]),
      conversationId: chat?.id ?? '',
      orderId,
      fulfilmentId,
      documentId: await first('select id from fulfilment_documents where fulfilment_id = $1', [fulfilmentId]),
      receiptId: await first('select id from receipts where order_id = $1', [orderId]),
      mailId: await first(`select id from mails where user_id = $1 limit 1`, [memberId]),
      signInId: await first('select id from auth.sign_ins where user_id = $1 limit 1', [memberId]),
      // The same key with another last letter: nobody can have been given that one.
      key: `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      '*': (await readVideo(services, { memberId, videoId })).source.replace(/^\/files\//, ''),
    } as Record<string, string>,
  };
}
