import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../db/project-folder.ts';
import { draftContent, publishContent, unscheduleContent } from '../../domain/content/index.ts';
import { findWritten } from '../../domain/content/read-content.ts';
import { requestWithdrawal } from '../../domain/delivery/index.ts';
import { actionWords } from '../../domain/identity/audit-actions.ts';
import type { ActionName } from '../../domain/identity/index.ts';
import { answerQuestion, askQuestion, enrol, showAnswer } from '../../domain/learning/index.ts';
import { recordSubscription, retryMail, sendWrittenMail } from '../../domain/mail/index.ts';
import {
  pauseSequence,
  resumeSequence,
  sendNextNow,
  startSequenceForAddress,
  stopSequence,
} from '../../domain/marketing/index.ts';
import { noticeKindNames } from '../../domain/notices/index.ts';
import { changeLogo, removeLogo } from '../../domain/office/index.ts';
import {
  addCalendar,
  blockDates,
  bookSeries,
  bookSessionAsStaff,
  cancelSessionAsStaff,
  changeBookingRules,
  changeHours,
  changeSessionType,
  correctDetails,
  createSessionType,
  endHoliday,
  markPaidElsewhere,
  moveSessionAsStaff,
  readCalendars,
  readMonth,
  removeCalendar,
  renewFeed,
  setSessionMeetingLink,
  switchOnCalendar,
  takeHoliday,
  unblockDate,
  waiveSessionPayment,
  writeAboutBlockedDays,
  writeNotes,
} from '../../domain/practice/index.ts';
import { writeSetting } from '../../domain/settings.ts';
import { changeCode, createCode } from '../../domain/shop/index.ts';
import {
  addNote,
  answerTicket,
  moveTicket,
  openTicketAsMember,
  setPriority,
} from '../../domain/support/index.ts';
import { keysOf } from '../../shared/records.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let owner: Browserlike;
let staff: Awaited<ReturnType<typeof newMember>>;
let report: Bought;
let video: Bought & { videoId: string };
type Bought = { orderId: string; fulfilmentId: string; paymentId: string };

/** As the form sends them: every kind by mail in the digest. */
const noticeChoices = Object.fromEntries(noticeKindNames.map((kind) => [`mail.${kind}`, 'digest']));

const seen = new Set<string>();
const one = async (query: string, values: unknown[] = []): Promise<string> =>
  String(Object.values((await shop.rows<Record<string, string>>(query, values))[0] ?? {})[0] ?? '');
const logged = (action: ActionName) => one('select count(*) from staff_actions where action = $1', [action]);

/** Does something as the office's pages do it, and finds it in the log with a name beside it. */
async function doing(action: ActionName, work: () => Promise<Response>): Promise<Response> {
  const before = Number(await logged(action));
  const answer = await work();
  expect([200, 302], `${action}: ${answer.status} ${await answer.clone().text()}`).toContain(answer.status);
  expect(Number(await logged(action)), action).toBe(before + 1);
  const [row] = await shop.rows<{ actor_name: string; subject_id: string; text: string }>(
    `select actor_name, subject_id, subject_label || coalesce(before::text, '') || coalesce(after::text, '') as text
     from staff_actions where action = $1 order by at desc limit 1`,
    [action],
  );
  expect(row?.actor_name).toBeTruthy();
  expect(row?.subject_id).toBeTruthy();
  // The log outlives an erasure: no customer's address may stand in it.
  expect(row?.text).not.toContain('@');
  seen.add(action);
  return answer;
}

/** The same by a verb. */
const does = (action: ActionName, work: () => Promise<unknown>) =>
  doing(action, async () => {
    await work();
    return new Response(null);
  });

async function buy(product: 'report' | 'video-reading' | 'mini-reading', email: string): Promise<Bought> {
  const orderId = await shop.buyWithDetails(server.visitor(), product, email);
  return {
    orderId,
    fulfilmentId: await one('select id from fulfilments where order_id = $1', [orderId]),
    paymentId: await one('select id from order_payments where order_id = $1', [orderId]),
  };
}
const videoOf = (orderId: string) =>
  one('select v.id from videos v join purchases p on p.id = v.purchase_id where p.order_id = $1', [orderId]);

beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  owner = await server.signedIn('owner@demo.local');
  staff = await newMember(server, 'Ida Berg', 'staff');
  report = await buy('report', 'inga@example.com');
  const bought = await buy('video-reading', 'vera@example.com');
  video = { ...bought, videoId: await videoOf(bought.orderId) };
});
afterAll(() => server.stop());

const customerOf = (email: string) => one('select id from contacts where email = $1', [email]);

describe('every staff action is in the audit log', () => {
  test('orders', async () => {
    const at = `/office/orders/${report.orderId}`;
    const post = (fields: Record<string, string>) => owner.post(at, fields);
    const csv = await doing('orders.exported', () => owner.get('/office/orders.csv?q=inga'));
    expect(await csv.text()).toContain('inga@example.com');

    await shop.settle();
    expect(await one('select stage from fulfilments where id = $1', [report.fulfilmentId])).toBe('delivered');
    const words = `${at}/documents/${report.fulfilmentId}`;
    const chapter = await (await owner.get(`${words}?chapter=life-path`)).text();
    const [, paragraph = ''] = /name="(edits.[^"]+)"/.exec(chapter) ?? [];
    expect(chapter).toContain('Life path, reading 1');
    await doing('document.written', () =>
      owner.post(words, { version: '0', [paragraph]: 'In my own words.' }),
    );
    await doing('document.written', () =>
      owner.post(words, { version: '1', note: 'I thought of you at the harbour.' }),
    );
    // Whoever has not seen these words does not overwrite them, and is shown them.
    const late = await owner.post(`${words}?chapter=life-path`, { version: '1', [paragraph]: 'In hers.' });
    expect(late.status).toBe(409);
    const refused = await late.text();
    expect(refused).toContain('As it stands now: In my own words.');
    expect(refused).toContain('>In hers.</textarea>');
    const found = await (await owner.get(`${words}?q=${encodeURIComponent('my OWN words')}`)).text();
    expect(found.match(/<textarea/g)).toHaveLength(1);
    const preview = await owner.get(`${words}/preview`);
    expect(preview.headers.get('content-type')).toBe('application/pdf');
    const framedBy = ({ headers }: Response) => headers.get('content-security-policy');
    expect(framedBy(preview)).toContain("frame-ancestors 'self'");
    expect(framedBy(await owner.get(words))).toContain("frame-ancestors 'none'");
    await doing('document.released', () =>
      post({ intent: 'release-document', fulfilmentId: report.fulfilmentId }),
    );
    await shop.settle();
    const documents = 'select count(*) from fulfilment_documents where fulfilment_id = $1';
    expect(await one(documents, [report.fulfilmentId])).toBe('2');

    await shop.rows(
      `insert into fulfilments (order_id, position, kind, delivery, stage, held)
       values ($1, 9, 'text', '{"kind": "text", "title": "A letter"}', 'in_work', true)`,
      [report.orderId],
    );
    const letter = await one(`select id from fulfilments where order_id = $1 and kind = 'text'`, [
      report.orderId,
    ]);
    const write = (fields: Record<string, string>) => owner.post(`${at}/texts/${letter}`, fields);
    await doing('text.written', () => write({ intent: 'draft', version: '0', draft: 'Dear Inga.' }));
    await doing('text.released', () => write({ intent: 'release', version: '1', draft: 'Dear Inga!' }));

    const mailId = await one(
      `select id from mails where template = 'order-paid' and to_address = 'inga@example.com'`,
    );
    await doing('mail.resent', () => post({ intent: 'resend-mail', mailId }));
    await shop.rows(`insert into order_events (order_id, at, kind) values ($1, now(), 'amount_differs')`, [
      report.orderId,
    ]);
    await doing('order.released', () => post({ intent: 'release' }));
    await doing('order.refunded', () =>
      post({ intent: 'refund', paymentId: report.paymentId, why: 'A gift.' }),
    );
    expect((await post({ intent: 'refund', paymentId: report.paymentId })).status).toBe(409);
    await server.runJobs();
    expect(await one('select state from refunds where order_id = $1', [report.orderId])).toBe('made');
  });

  test('withdrawals', async () => {
    const declare = async (email: string) => {
      const declaration = {
        submission: crypto.randomUUID(),
        name: 'Maya',
        email,
        productId: 'report' as const,
      };
      await requestWithdrawal(server.services, declaration);
      const id = await one('select id from withdrawal_requests where submission = $1', [
        declaration.submission,
      ]);
      return `/office/withdrawals/${id}`;
    };
    const { orderId } = await buy('report', 'wilma@example.com');
    const accepted = await declare('wilma@example.com');
    await doing('withdrawal.accepted', () => owner.post(accepted, { intent: 'accept', orderId }));
    const declined = await declare('nobody-known@example.com');
    await doing('withdrawal.declined', () =>
      staff.visitor.post(declined, { intent: 'decline', why: 'We know no order of yours.' }),
    );
  });

  test('recordings, in pieces that may come again', async () => {
    const at = `/office/orders/${video.orderId}`;
    const { videoId } = video;
    const size = 4 * 1024 * 1024 + 10;
    const bytes = new Uint8Array(size).fill(7);
    bytes.set([0x1a, 0x45, 0xdf, 0xa3]);
    const begin = () =>
      owner
        .post(`${at}/recording`, {
          intent: 'begin',
          videoId,
          name: 'ines.webm',
          contentType: 'video/webm',
          size: String(size),
        })
        .then((answer): Promise<{ uploadId: string; received: number; pieceBytes: number }> => answer.json());
    const send = (uploadId: string, offset: number, body: Uint8Array<ArrayBuffer>) =>
      owner.fetch(`${at}/recording`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/octet-stream',
          'upload-id': uploadId,
          'upload-offset': String(offset),
        },
      });
    const { uploadId, pieceBytes } = await begin();
    expect((await send(uploadId, 0, new Uint8Array(pieceBytes))).status).toBe(422); // not a video
    await send(uploadId, 0, bytes.slice(0, pieceBytes));
    await send(uploadId, 0, bytes.slice(0, pieceBytes)); // came twice
    // The line broke; the same file is chosen again and goes on where it stopped.
    expect(await begin()).toMatchObject({ uploadId, received: pieceBytes });
    expect((await owner.post(`${at}/recording`, { intent: 'finish', uploadId })).status).toBe(409);
    await send(uploadId, pieceBytes, bytes.slice(pieceBytes));
    await doing('video.attached', () =>
      owner.post(`${at}/recording`, { intent: 'finish', uploadId, duration: '1500.2' }),
    );
    const key = await one('select file_key from videos where id = $1', [videoId]);
    const kept = await server.services.files.read(key);
    expect(Buffer.from(await new Response(kept?.stream).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await one('select released_at is null from videos where id = $1', [videoId])).toBe('true');
    const srt = '1\n00:00:01,000 --> 00:00:03,500\n<b>Hello</b> Vera\n';
    expect((await owner.post(at, { intent: 'captions', videoId, captions: 'no times' })).status).toBe(422);
    await doing('video.captions', () => owner.post(at, { intent: 'captions', videoId, captions: srt }));
    const words = await server.services.files.read(
      await one('select captions_key from videos where id = $1', [videoId]),
    );
    expect(await new Response(words?.stream).text()).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500\nHello Vera\n',
    );
    // A form names no file: what it sends beside the video goes no further.
    await doing('video.released', () =>
      owner.post(at, { intent: 'release-video', videoId, fileKey: 'videos/of-another.webm' }),
    );
    expect(await one('select file_key from videos where id = $1', [videoId])).toBe(key);
    expect((await server.mailAbout('vera@example.com', 'Ready for you')).text).toBeTruthy();
    expect(
      (await owner.post(at, { intent: 'attach-link', videoId, link: 'http://insecure.example' })).status,
    ).toBe(422);
  });

  test('refunds that a person decides', async () => {
    for (const [action, intent] of [
      ['refund.approved', 'approve-refund'],
      ['refund.declined', 'decline-refund'],
    ] as const) {
      const { orderId, paymentId } = await buy('mini-reading', `${intent}@example.com`);
      await shop.rows(
        `insert into refunds (order_id, order_payment_id, amount_cents, source, state, requested_at)
         select order_id, id, amount_cents, 'guarantee', 'requested', $2 from order_payments where id = $1`,
        [paymentId, server.clock.now()],
      );
      const refundId = await one('select id from refunds where order_id = $1', [orderId]);
      await doing(action, () =>
        owner.post(`/office/orders/${orderId}`, { intent, refundId, why: 'Because.' }),
      );
    }
  });

  test('customers', async () => {
    const csv = await doing('customers.exported', () => owner.get('/office/customers.csv'));
    expect(await csv.text()).toContain('vera@example.com');
    const people = await doing('people.exported', () => owner.get('/office/letters/people.csv'));
    expect(await people.text()).toContain('vera@example.com');
    const person = await one('select id from contacts where email = $1', ['vera@example.com']);
    await doing('person.tagged', () =>
      owner.post(`/office/customers/${person}`, { intent: 'tag', tags: 'friend' }),
    );
    const vera = await customerOf('vera@example.com');
    const at = `/office/customers/${vera}`;
    await doing('customer.noted', () => owner.post(at, { intent: 'note', text: 'Prefers the morning.' }));
    expect(await (await owner.get(at)).text()).toContain('Prefers the morning.');
    const noteId = await one('select id from contact_notes');
    await doing('customer.note_removed', () => owner.post(at, { intent: 'remove-note', noteId }));

    const ada = await newMember(server, 'Ada Rivers');
    const adasPage = `/office/customers/${await customerOf(ada.email)}`;
    const gift = { intent: 'give-credits', userId: ada.id, sessionType: 'Executive Coaching', count: '2' };
    await doing('credits.granted', () => owner.post(adasPage, gift));
    await doing('customer.merged', () =>
      owner.post(adasPage, { intent: 'merge', otherEmail: 'vera@example.com' }),
    );
    // What Vera bought as a guest is Ada's now, and the old address leads to her page.
    expect(await one('select user_id from orders where id = $1', [video.orderId])).toBe(ada.id);
    expect(await (await owner.get(at)).text()).toContain('Ada Rivers');
    expect((await owner.post(adasPage, { intent: 'merge', otherEmail: 'vera@example.com' })).status).toBe(
      422,
    );

    await doing('customer.written_to', () =>
      owner.post(adasPage, { intent: 'write', subject: 'About Friday', message: 'Dear Ada,\nsee you then.' }),
    );
    const zip = await doing('customer.data_exported', () => owner.post(`${adasPage}/export`, {}));
    expect(new TextDecoder().decode((await zip.arrayBuffer()).slice(0, 2))).toBe('PK');
    const lea = await buy('mini-reading', 'lea@example.com');
    const leasPage = `/office/customers/${await customerOf('lea@example.com')}`;
    expect((await staff.visitor.post(leasPage, { intent: 'erase' })).status).toBe(403);
    await doing('customer.erased', () => owner.post(leasPage, { intent: 'erase' }));
    expect(await one('select email from orders where id = $1', [lea.orderId])).toMatch(/deleted\.invalid$/);
    expect(await one(`select count(*) from mails where to_address = 'lea@example.com'`)).toBe('0');
  });

  test('settings', async () => {
    const at = '/office/settings';
    const post = (fields: Record<string, string>) => owner.post(at, fields);
    await doing('settings.test_mail_sent', () => post({ intent: 'test-mail' }));
    await server.mailAbout('owner@demo.local', 'A test from your own office');
    const tested = await doing('settings.payments_tested', () => post({ intent: 'test-payments' }));
    expect(await tested.text()).toContain('knows our key');
    const made = await doing('settings.service_key_made', () => post({ intent: 'make-key' }));
    const [key = ''] = /aura_[\w-]{43}/.exec(await made.text()) ?? [];
    const letter = { to: 'x@example.com', subject: 'Hello', html: '<p>Hello</p>' };
    const call = () =>
      server.visitor().fetch('/functions/v1/send-email', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(letter),
      });
    expect((await call()).status).toBe(200);
    await doing('settings.service_key_withdrawn', () => post({ intent: 'withdraw-key' }));
    expect((await call()).status).toBe(403);
    await doing('settings.documents_held', () => post({ intent: 'hold', hold: 'yes' }));
    await doing('settings.existing_customers_switched', () =>
      post({ intent: 'existing-customers', on: 'no' }),
    );
    const claim = 'Trusted by 10,000+';
    expect(await (await server.visitor().get('/')).text()).toContain(claim);
    await doing('settings.switched', () => post({ intent: 'sample-claims', sampleClaims: 'no' }));
    expect(await (await server.visitor().get('/')).text()).not.toContain(claim);
    await doing('settings.switched', () => post({ intent: 'clock', clock: '12' }));
    expect(
      await one(`select held from fulfilments where id = $1`, [
        (await buy('report', 'held@example.com')).fulfilmentId,
      ]),
    ).toBe('true');
    await post({ intent: 'hold', hold: 'no' });

    await doing('settings.notices_changed', () =>
      owner.post(`${at}/notices`, {
        ...noticeChoices,
        quietFrom: '22:00',
        quietTo: '07:00',
        digestHour: '8',
      }),
    );
    await writeSetting(server.services.db, 'marketing_stop', {
      stoppedAt: server.clock.now().toISOString(),
      since: null,
      sent: 200,
      bounced: 11,
      complained: 0,
    });
    await doing('mail.marketing_resumed', () => owner.post('/office/outbox', { intent: 'resume-marketing' }));
    const programs = (fields: Record<string, string>) => owner.post(`${at}/programs`, fields);
    await doing('api.key_made', () => programs({ intent: 'make-key', name: 'Sheet', scopes: 'orders:read' }));
    const keyId = await one('select id from api_keys');
    await doing('api.key_withdrawn', () => programs({ intent: 'withdraw-key', keyId }));
    const hook = { intent: 'add-webhook', url: 'https://program.example.test/', facts: 'order-paid' };
    await doing('webhook.added', () => programs(hook));
    const webhookId = await one('select id from webhooks');
    await shop.rows(
      `insert into webhook_deliveries (webhook_id, fact, email, body, created_at, next_try_at)
       values ($1, 'order-paid', 'x@example.com', '{}', now(), now() + interval '1 day')`,
      [webhookId],
    );
    const deliveryId = await one('select id from webhook_deliveries');
    await doing('webhook.sent_again', () => programs({ intent: 'send-again', deliveryId }));
    await doing('webhook.removed', () => programs({ intent: 'remove-webhook', webhookId }));
    await shop.rows(`insert into settings (key, value) values ('restored_copy', $1)`, [
      JSON.stringify({ restoredAt: server.clock.now().toISOString() }),
    ]);
    await doing('copy.woken', () => owner.post(`${at}/health`, { intent: 'wake', letters: 'all' }));
    await doing('settings.retention_changed', () =>
      owner.post(`${at}/health`, { intent: 'retention', mails: '400' }),
    );
    expect((await owner.post(`${at}/health`, { intent: 'retention', mails: '1' })).status).toBe(422);
    await doing('backup.made', () => owner.post(`${at}/health`, { intent: 'back-up' }));
    const backupId = await one('select id from backups');
    const file = await doing('backup.downloaded', () => owner.get(`${at}/backups/${backupId}`));
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('sets/');
  });

  test('testimonials', async () => {
    const { rows } = shop;
    const now = server.clock.now();
    const [written] = await rows<{ id: string }>(
      `insert into testimonials (order_id, product_id, state, quote, name, consent_text, consent_at, asked_at, written_at, updated_at)
       values ($1, 'report', 'written', 'It fitted.', 'Inga', 'x', $2, $2, $2, $2) returning id`,
      [report.orderId, now],
    );
    const post = (version: string, fields: Record<string, string>) =>
      owner.post(`/office/testimonials/${written?.id}`, { version, ...fields });
    await doing('testimonial.shown', () => post('0', { intent: 'show', quote: 'It fitted.' }));
    await doing('testimonial.declined', () => post('1', { intent: 'decline' }));
    await doing('testimonial.returned', () => post('2', { intent: 'return', wish: 'Shorter?' }));
  });

  test('people', async () => {
    const at = '/office/settings/people';
    const eve = await newMember(server, 'Eve Moss');
    const invite = () => owner.post(at, { intent: 'invite', email: eve.email, role: 'staff' });
    const invited = await doingWithoutAddress(invite);
    expect(invited.status).toBe(200);
    const letter = await server.mailAbout(eve.email, 'You are invited to the office');
    const [path = ''] = /\/invitation\/[\w-]+/.exec(letter.text ?? '') ?? [];
    expect((await staff.visitor.post(path, {})).status).toBe(404); // another's letter
    expect((await eve.visitor.get('/office')).status).toBe(404);
    expect((await eve.visitor.post(path, {})).headers.get('location')).toBe('/office');
    expect((await eve.visitor.get('/office')).status).toBe(200);
    expect((await eve.visitor.post(path, {})).status).toBe(404); // once
    await doing('staff.role_changed', () =>
      owner.post(at, { intent: 'role', userId: eve.id, role: 'member' }),
    );
    expect((await eve.visitor.get('/office')).status).toBe(404);

    await owner.post(at, { intent: 'invite', email: 'gone@example.com', role: 'owner' });
    const invitationId = await one(`select id from staff_invitations where email = 'gone@example.com'`);
    await doing('staff.invitation_withdrawn', () => owner.post(at, { intent: 'withdraw', invitationId }));
    const self = await one(`select id from auth.users where email = 'owner@demo.local'`);
    await doing('settings.refund_limit_changed', () =>
      owner.post(at, { intent: 'refund-limit', cents: '45.50' }),
    );
    const referral = { intent: 'save', isOn: 'on', percent: '15', credit: '10' };
    await doing('settings.referral_changed', () => owner.post('/office/settings/referral', referral));
    await doing('settings.testimonials_changed', () =>
      owner.post('/office/testimonials', { intent: 'save', isOn: 'on', days: '9' }),
    );
    await doing('settings.gifts_changed', () => owner.post('/office/gifts', { intent: 'years', years: '7' }));
    const secondStep = 'update auth.users set two_factor_enabled = $2 where id = $1';
    await shop.rows(secondStep, [self, true]);
    const requireStep = (required: string) => owner.post(at, { intent: 'two-factor', required });
    await doing('settings.two_factor_required', () => requireStep('yes'));
    await requireStep('no');
    await shop.rows(secondStep, [self, false]);
    expect((await owner.post(at, { intent: 'role', userId: self, role: 'staff' })).status).toBe(409);
  });
  const doingWithoutAddress = (work: () => Promise<Response>) => doing('staff.invited', work);

  test('staff are refused where only the owner may go, and nothing is done', async () => {
    const count = await one('select count(*) from staff_actions');
    for (const path of ['log', 'people', 'backups/0b4f3b1e-0000-4000-8000-000000000000']) {
      expect((await staff.visitor.get(`/office/settings/${path}`)).status, path).toBe(403);
    }
    for (const [path, fields] of [
      ['/office/settings', { intent: 'make-key' }],
      ['/office/settings', { intent: 'test-payments' }],
      ['/office/settings', { intent: 'hold', hold: 'yes' }],
      ['/office/settings/brand', { brand: 'Mine' }],
      ['/office/settings/health', { intent: 'back-up' }],
      ['/office/settings/people', { intent: 'invite', email: 'friend@example.com', role: 'owner' }],
      ['/office/settings/people', { intent: 'role', userId: staff.id, role: 'owner' }],
    ] as const) {
      expect((await staff.visitor.post(path, { ...fields })).status, path).toBe(403);
    }
    expect(await one('select count(*) from staff_actions')).toBe(count);
    const today = await (await staff.visitor.get('/office/settings')).text();
    expect(today).not.toContain('Key for other programs');
  });

  test('the brand changes every page at once', async () => {
    const form = await (await owner.get('/office/settings/brand')).text();
    const fields = Object.fromEntries(
      [...form.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    const all = {
      description: 'Numbers by the sea.',
      timeZone: 'Europe/Madrid',
      training: 'Two years in Cádiz.',
      making: 'By lamplight.',
      ...fields,
      brand: 'Nine Lanterns',
      intent: 'save',
    };
    const action = 'settings.brand_changed';
    const before = Number(await logged(action));
    const answer = await owner.post('/office/settings/brand', all);
    expect(answer.status).toBe(200);
    expect(Number(await logged(action))).toBe(before + 1);
    seen.add(action);
    expect(await (await server.visitor().get('/')).text()).toContain('Nine Lanterns');
    expect(await (await owner.get('/office')).text()).toContain('Nine Lanterns');
    const about = await (await server.visitor().get('/about-aura')).text();
    for (const said of ['Inês Duarte', 'Two years in Cádiz.', 'By lamplight.']) expect(about).toContain(said);
    await owner.post('/office/settings/brand', { ...all, practitioner: '' });
    for (const path of ['/about-aura', '/checkout/report'])
      expect(await (await server.visitor().get(path)).text()).not.toMatch(/Inês Duarte|Two years in Cádiz/);
  });

  test('a logo is used and removed by the owner alone', async () => {
    const actor = await demoActor(server, 'owner@demo.local');
    const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
    const file = new File([drawing], 'logo.svg', { type: 'image/svg+xml' });
    const order = { file, hasName: 'on', inOneColour: '' };
    await expect(changeLogo(server.services, { actor: staff.actor, ...order })).rejects.toThrow();
    await does('settings.logo_changed', () => changeLogo(server.services, { actor, ...order }));
    expect(await (await server.visitor().get('/')).text()).toContain('/logo.svg');
    const red = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
    const wall = new File([new Uint8Array(await red.png().toBuffer())], 'logo.png', { type: 'image/png' });
    const asBox = { actor, file: wall, hasName: '', inOneColour: 'on' };
    await expect(changeLogo(server.services, asBox)).rejects.toThrow('would be a box');
    await does('settings.logo_changed', () => removeLogo(server.services, { actor }));
    expect(await (await server.visitor().get('/')).text()).not.toContain('/brand/');
    const nothing = { actor, file: new File([], ''), hasName: '', inOneColour: '' };
    await expect(changeLogo(server.services, nothing)).rejects.toThrow('Please choose the file');
  });

  test('mail, sequences and support', async () => {
    const { services } = server;
    const actor = staff.actor;
    await does('mail.written', () =>
      sendWrittenMail(services, { by: actor, to: 'y@example.com', subject: 'A word', html: '<p>Hi</p>' }),
    );
    const mailId = await one(
      `update mails set state = 'failed' where to_address = 'x@example.com' returning id`,
    );
    await does('mail.retried', () => retryMail(services, { actor, mailId }));
    const start = { actor, type: 'membership_upsell', email: 'held@example.com', name: '' };
    const agreed = { email: start.email, text: 'Yes, write to me.', source: 'quiz' };
    await services.db.transaction((tx) => recordSubscription(services, tx, agreed));
    await does('sequence.started', () => startSequenceForAddress(services, start));
    const sequenceId = await one(`select id from email_sequences where email = 'held@example.com'`);
    const order = { actor, sequenceId };
    await shop.rows(
      `update email_sequences set completed = false, stop_reason = null, stopped_at = null where id = $1`,
      [sequenceId],
    );
    await does('sequence.paused', () => pauseSequence(services, order));
    await does('sequence.resumed', () => resumeSequence(services, order));
    server.clock.advance({ hours: 21 });
    await does('sequence.hurried', () => sendNextNow(services, order));
    await does('sequence.stopped', () => stopSequence(services, order));

    const asker = await newMember(server, 'Nora Quill');
    const { ticketId } = await openTicketAsMember(services, {
      viewer: { ...asker.actor, name: asker.name, email: asker.email, emailVerified: true },
      subject: 'A question',
      description: 'Where is it?',
    });
    const viewer = { ...actor, name: staff.name, email: staff.email, emailVerified: true };
    await does('ticket.noted', () => addNote(services, { viewer, ticketId, content: 'Look at the order.' }));
    await does('ticket.answered', () => answerTicket(services, { viewer, ticketId, content: 'Tomorrow.' }));
    await does('ticket.prioritised', () => setPriority(services, { viewer, ticketId, priority: 'high' }));
    await does('ticket.moved', () => moveTicket(services, { viewer, ticketId, to: 'resolved' }));

    const { id: memberId } = asker;
    const [courseId, lessonId] = ['numerology-101', 'meet-the-nine'];
    await services.db.transaction((tx) =>
      enrol(services, tx, { userId: memberId, course: courseId, source: 'test' }),
    );
    await askQuestion(services, { memberId, courseId, lessonId, question: 'Why nine?' });
    const questionId = await one('select id from lesson_questions');
    const answer = { actor, questionId, answer: 'Count them.' };
    await does('question.answered', () => answerQuestion(services, answer));
    await does('question.shown', () => showAnswer(services, { actor, questionId, shown: true }));
  });

  test('calendar, codes and content', async () => {
    const { services } = server;
    const actor = staff.actor;
    const hours = Object.fromEntries(
      [1, 2, 3, 4, 5].map((day) => [day, [{ from: '09:00', to: '12:00', every: 120 }]]),
    );
    await does('hours.changed', () => changeHours(services, { actor, hours }));
    await does('date.blocked', () => blockDates(services, { actor, from: '2030-05-01', reason: 'May Day' }));
    await does('date.opened', () => unblockDate(services, { actor, date: '2030-05-01' }));
    const rules = { noticeMinutes: 60, bufferMinutes: 15, horizonDays: 60 };
    await does('booking-rules.changed', () => changeBookingRules(services, { actor, ...rules }));
    const her = await demoActor(server, 'owner@demo.local');
    const type = {
      minutes: 30,
      priceCents: 4500,
      people: 1,
      creditOnly: false,
      products: {},
      meetingLink: null,
      bufferBefore: null,
      bufferAfter: null,
      noticeMinutes: null,
      horizonDays: null,
    };
    await does('session-type.created', () =>
      createSessionType(services, { actor: her, name: 'Short Call', ...type }),
    );
    await does('session-type.changed', () =>
      changeSessionType(services, { actor, slug: 'short-call', ...type, isRetired: true }),
    );
    await does('feed.renewed', () => renewFeed(services, { actor }));
    const source = { name: 'Private', url: 'https://calendar.example/secret/basic.ics' };
    await does('calendar.added', () => addCalendar(services, { actor, ...source }));
    const [calendar] = await readCalendars(services, { actor });
    const calendarId = calendar?.id ?? '';
    await does('calendar.switched_on', () => switchOnCalendar(services, { actor, calendarId }));
    await does('calendar.removed', () => removeCalendar(services, { actor, calendarId }));

    const guest = await newMember(server, 'Ida Guest');
    const days = await readMonth(services, { actor, date: '' });
    const [first, second] = days.flatMap(({ slots }) => slots.filter(({ free }) => free));
    let sessionId = '';
    await does('session.booked', async () => {
      const wish = { actor, memberId: guest.id, sessionType: '1:1 Live Session (60 min)' };
      ({ sessionId } = await bookSessionAsStaff(services, {
        ...wish,
        startsAt: new Date(first?.startsAt ?? ''),
      }));
    });
    await does('session.details_corrected', () =>
      correctDetails(services, { actor, sessionId, birthName: 'Maya Okafor', birthDate: '1990-07-04' }),
    );
    await does('session.noted', () =>
      writeNotes(services, { actor, sessionId, notes: 'Said.', privateNotes: 'Thought.' }),
    );
    await does('session.series_booked', () => {
      const fourth = days.flatMap(({ slots }) => slots.filter(({ free }) => free))[3];
      return bookSeries(services, { actor, sessionId, startsAt: [new Date(fourth?.startsAt ?? '')] });
    });
    await does('holiday.taken', async () => {
      const day = (first?.startsAt ?? '').slice(0, 10);
      await takeHoliday(services, { actor, from: day, to: day, note: '' });
    });
    await does('session.written_to', () =>
      writeAboutBlockedDays(services, { actor, words: 'I am away.', sessionIds: [sessionId] }),
    );
    await does('holiday.ended', () => endHoliday(services, { actor }));
    await does('session.linked', () =>
      setSessionMeetingLink(services, { actor, sessionId, meetingLink: 'https://meet.example/ida' }),
    );
    await does('session.made_free', () => waiveSessionPayment(services, { actor, sessionId, why: 'A gift' }));
    await does('session.moved', () =>
      moveSessionAsStaff(services, { actor, sessionId, startsAt: new Date(second?.startsAt ?? '') }),
    );
    const third = days.flatMap(({ slots }) => slots.filter(({ free }) => free))[2];
    const unpaid = await bookSessionAsStaff(services, {
      actor,
      memberId: guest.id,
      sessionType: 'Couples Journey',
      startsAt: new Date(third?.startsAt ?? ''),
    });
    // One without a price of its own: only she knows what arrived.
    const transfer = { actor, sessionId: unpaid.sessionId, why: 'Transfer' };
    await expect(markPaidElsewhere(services, transfer)).rejects.toThrow('amount that you have received');
    await does('session.paid_elsewhere', () =>
      markPaidElsewhere(services, { ...transfer, received: 24_900 }),
    );
    await does('session.cancelled', () => cancelSessionAsStaff(services, { actor, sessionId }));

    await does('code.created', () => createCode(services, { actor: her, code: 'SPRING', percent: 10 }));
    await does('code.changed', () => changeCode(services, { actor: her, code: 'SPRING', endNow: true }));
    const place = { kind: 'product' as const, key: 'report' };
    const change = { actor, ...place, body: findWritten('product', 'report') };
    await does('content.drafted', () => draftContent(services, change));
    const at = new Date(server.clock.now().getTime() + 3_600_000);
    await does('content.scheduled', () => publishContent(services, { ...change, actor: her, at }));
    await does('content.unscheduled', () => unscheduleContent(services, { actor: her, ...place }));
  });

  test('events', async () => {
    const form = {
      intent: 'save',
      title: 'Counting together',
      description: 'Words.',
      startsAt: '2035-05-01T18:00',
      ...{
        minutes: '60',
        priceCents: '0',
        seats: '3',
        isPublic: 'on',
        meetingLink: 'https://meet.example/room',
      },
    };
    const made = await doing('event.created', () => owner.post('/office/events', form));
    const page = made.headers.get('location') ?? '';
    await doing('event.changed', () => owner.post(page, { ...form, seats: '4' }));
    await doing('event.recording_begun', () => owner.post(page, { intent: 'record' }));
    const videoId = await one('select id from videos where event_id = $1', [page.split('/').at(-1)]);
    const link = 'https://video.example/evening';
    await doing('video.attached', () => owner.post(page, { intent: 'attach-link', videoId, link }));
    await doing('event.recording_released', () => owner.post(page, { intent: 'release-video', videoId }));
    await doing('event.exported', () => owner.get(`${page}/people.csv`));
    await doing('event.cancelled', () => owner.post(page, { intent: 'cancel' }));
    expect((await staff.visitor.post(page, { intent: 'cancel' })).status).toBe(403);
  });

  test('no name of an action stands in the list that nobody has tried', () => {
    const folder = join(projectFolder, 'tests', 'integration');
    const domain = readdirSync(join(projectFolder, 'domain'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('audit/actions'))
      .map((file) => readFileSync(join(projectFolder, 'domain', file), 'utf8'))
      .join('\n');
    // Tests of the desks and of a live site's set-up look for theirs in the log, by name or by the words it is read in.
    const elsewhere = [
      'integration/automations.test.ts',
      'integration/broadcasts.test.ts',
      'integration/care.test.ts',
      'integration/desk.test.ts',
      'integration/differences.test.ts',
      'integration/disputes.test.ts',
      'integration/events.test.ts',
      'integration/invoices.test.ts',
      'integration/membership.test.ts',
      'integration/membership-dunning.test.ts',
      'integration/membership-prices.test.ts',
      'integration/partial-refunds.test.ts',
      'integration/people-import.test.ts',
      'integration/media.test.ts',
      'integration/programs.test.ts',
      'integration/reconciliation.test.ts',
      'integration/recording-desk.test.ts',
      'integration/segments.test.ts',
      'integration/session-desk.test.ts',
      'integration/set-up.test.ts',
      'integration/support.test.ts',
      'integration/tax.test.ts',
      'e2e/desk.e2e.ts',
    ]
      .map((file) => readFileSync(join(folder, '..', file), 'utf8'))
      .join('\n');
    const isTried = (name: ActionName) =>
      seen.has(name) || elsewhere.includes(`'${name}'`) || elsewhere.includes(actionWords[name]);
    const names = keysOf(actionWords);
    expect(names.filter((name) => !domain.includes(`'${name}'`))).toEqual([]);
    expect(names.filter((name) => !isTried(name))).toEqual([]);
  });
});
