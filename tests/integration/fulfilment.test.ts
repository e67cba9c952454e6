import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WrittenProductId } from '../../content/catalogue.ts';
import { fulfilDue } from '../../domain/delivery/fulfilment/fulfil-due.ts';
import { remakeDocument } from '../../domain/delivery/fulfilment/intake.ts';
import {
  deliverVideo,
  givePartnerCopy,
  openVideo,
  readCircleDays,
  readCircleLetters,
  readDocumentWords,
  readIntake,
  readOrder,
  readPartnerPage,
  releaseDocument,
  saveDayAnswer,
  saveIntake,
  savePartnerPart,
  withdrawPartnerPart,
  writeDocument,
  writeLookBackLetters,
  writeMonthLetters,
} from '../../domain/delivery/index.ts';
import { createProvenAccount } from '../../domain/identity/index.ts';
import {
  attachPurchases,
  paymentsOf,
  refundOrder,
  signOrderKey,
  withOrder,
} from '../../domain/shop/index.ts';
import { itemAt } from '../../shared/records.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf, startBuying, type Wish } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';
import { wordsOf } from '../harness/words-of.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
});
afterAll(() => server.stop());

const maya = { fullName: 'Maya Ngozi Okafor', birthDate: '1990-07-04' };
const jonas = { fullName: 'Jonas Weber', birthDate: '1988-03-12' };

async function bought(
  productId: WrittenProductId,
  wish: Wish & { email: string },
  outcome: 'paid' | 'sepa-pending' = 'paid',
) {
  const checkoutId = await startBuying(server.visitor(), productId, wish);
  await shop.sandbox.chooseOutcome(checkoutId, outcome);
  await shop.settle();
  const order = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId: order.id, via: 'mail' });
  return {
    checkoutId,
    order,
    key,
    path: `/orders/${key}`,
    page: () => readOrder(server.services, { key }),
    send: (answers: Record<string, string>, partner?: Record<string, string>) =>
      saveIntake(server.services, { key }, { answers, partner, begin: 'now', submit: true }),
  };
}

describe('a debit on its way', () => {
  test('details and choice can be sent, nothing is begun; the money begins it and confirms the choice', async () => {
    const email = 'debit-details@example.com';
    const { page, send, checkoutId } = await bought('report', { email }, 'sepa-pending');
    expect(await page()).toMatchObject({
      state: 'pending',
      details: { state: 'missing' },
      begin: { state: 'asked' },
    });
    await send(maya);
    expect(await page()).toMatchObject({
      state: 'pending',
      details: { state: 'complete' },
      deliveries: [],
    });
    await server.clock.advance({ days: 3 });
    await server.runJobs();
    await shop.sandbox.settleSepa(checkoutId, 'paid');
    await shop.settle();
    const { text } = await server.mailAbout(email, 'Thank you for your order');
    expect(text).not.toContain('tell us whom it is about');
    expect(text).not.toContain('when to begin');
    expect((await server.mailAbout(email, 'We begin now')).text).toContain('to begin your');
    await server.mailAbout(email, 'Ready for you: Personal Report');
    expect(await page()).toMatchObject({ deliveries: [{ stage: 'delivered' }] });
    const reminders = await shop.rows(
      `select 1 from mails where template = 'intake-reminder' and to_address = $1`,
      [email],
    );
    expect(reminders).toEqual([]);
  });

  test('a debit that fails asks for nothing more', async () => {
    const email = 'debit-fails@example.com';
    const { page, send, checkoutId } = await bought('report', { email }, 'sepa-pending');
    await shop.sandbox.settleSepa(checkoutId, 'failed');
    await shop.settle();
    expect(await page()).toMatchObject({ state: 'failed', details: undefined });
    await expect(send(maya)).rejects.toThrow('Form');
  });
});

describe('two windows', () => {
  test('the second is told, keeps what it typed, and may go on once it has seen the first', async () => {
    const { key, send } = await bought('report', { email: 'windows@example.com' });
    const { seen } = await readIntake(server.services, { key });
    const sendSeen = (fullName: string, at: number) =>
      saveIntake(
        server.services,
        { key },
        { answers: { ...maya, fullName }, begin: 'now', seen: at, submit: true },
      );
    await sendSeen('Maya Okafor', seen);
    await expect(sendSeen('Maja Okafor', seen)).rejects.toThrow('another window');
    await sendSeen('Maya Okafor', seen); // pressed twice: the same again is no second correction
    const after = await readIntake(server.services, { key });
    expect(after.answers.fullName).toBe('Maya Okafor');
    await sendSeen('Maja Okafor', after.seen);
    await expect(sendSeen('May Okafor', after.seen)).rejects.toThrow('another window');
    await send({ ...maya, fullName: 'Maja Okafor' });
  });
});

describe('a report', () => {
  test('is made when the details are complete, told of, and downloaded by its buyer alone', async () => {
    const { page, send, path } = await bought('report', { email: 'report@example.com' });
    expect(await page()).toMatchObject({
      details: { state: 'missing' },
      deliveries: [{ stage: 'waiting_intake' }],
    });
    await send(maya);
    expect(await page()).toMatchObject({ deliveries: [{ stage: 'in_work', dueAt: expect.any(String) }] });
    const letter = await server.mailAbout('report@example.com', 'Ready for you: Personal Report');
    expect(letter.text).toMatch(/One sentence of it, to begin with:\s+\S.*\b[Yy]ou/);
    const { deliveries, id } = await page();
    expect(deliveries).toMatchObject([
      { stage: 'delivered', documents: [{ version: 1, title: 'Personal Report for Maya Ngozi Okafor' }] },
    ]);

    const documentId = deliveries[0]?.documents[0]?.id;
    const pdf = await server.visitor().get(`${path}/documents/${documentId}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain('Personal Report for Maya Ngozi Okafor.pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    // The same on white, for a printer.
    expect(await wordsOf(server.visitor().get(path))).toContain('To print on white paper: A4 or US Letter');
    for (const sheet of ['a4', 'letter']) {
      const white = await server.visitor().get(`${path}/documents/${documentId}?sheet=${sheet}`);
      expect(white.headers.get('content-type')).toBe('application/pdf');
      expect(white.headers.get('content-disposition')).toContain('Okafor - to print.pdf');
    }

    // The same as a page, chapter by chapter.
    const reading = `documents/${documentId}/read`;
    expect(await wordsOf(server.visitor().get(path))).toContain('Read it here');
    const opened = server.visitor().get(`${path}/${reading}`);
    expect(await wordsOf(opened)).toMatch(/Blank.*This page is left blank\./);

    // One that was drawn before there were pages and white sheets has its PDF alone.
    const [drawn] = await shop.rows<{ file_key: string }>(
      'select file_key from fulfilment_documents where id = $1',
      [documentId],
    );
    for (const ending of ['.json', '-a4.pdf'])
      await server.services.files.remove(drawn?.file_key.replace('.pdf', ending) ?? '');
    const ivory = await server.visitor().get(`${path}/documents/${documentId}?sheet=a4`);
    expect(ivory.headers.get('content-disposition')).toContain('Maya Ngozi Okafor.pdf');
    const old = await server.visitor().get(`${path}/${reading}`);
    expect([old.status, old.headers.get('location')]).toEqual([302, `${path}/documents/${documentId}`]);

    const member = await server.signedIn('member@demo.local');
    expect((await member.get(`/portal/orders/${id}/${reading}`)).status).toBe(404);
    expect((await member.get(`/portal/orders/${id}/documents/${documentId}`)).status).toBe(404);
    expect((await member.get(`/portal/orders/${id}`)).status).toBe(404);
    const other = await bought('report', { email: 'other@example.com' });
    for (const what of [`documents/${documentId}`, `documents/${documentId}?sheet=letter`, reading])
      expect((await server.visitor().get(`${other.path}/${what}`)).status).toBe(404);
    expect((await server.visitor().get(`/orders/${'x'.repeat(90)}`)).status).toBe(404);
  });

  test('with a corrected name is made again, and the first version stays; twice is enough', async () => {
    const { page, send } = await bought('report', { email: 'twice@example.com' });
    await send(maya);
    await server.mailAbout('twice@example.com', 'Ready for you');
    await send({ ...maya, fullName: 'Maya Okafor' });
    await server.mailAbout('twice@example.com', 'Made again');
    expect((await page()).deliveries[0]?.documents.map(({ version, title }) => [version, title])).toEqual([
      [2, 'Personal Report for Maya Okafor'],
      [1, 'Personal Report for Maya Ngozi Okafor'],
    ]);
    await send({ ...maya, fullName: 'Maja Okafor' });
    await expect(send({ ...maya, fullName: 'May Okafor' })).rejects.toThrow('corrected twice');
    await send({ ...maya, fullName: 'Maja Okafor' }); // the same again is no correction
  });

  test('speaks to its buyer as she asked, and what cannot be a name is told in its place', async () => {
    const { key, path, send, order } = await bought('report', { email: 'called@example.com' });
    const form = await wordsOf(server.visitor().get(`${path}/details`));
    expect(form).toContain('What shall we call you? (optional)');
    await expect(send({ ...maya, called: 'evil.de' })).rejects.toMatchObject({
      fields: { called: expect.stringContaining('leave links and addresses out of your name') },
    });
    await expect(send({ ...maya, called: 'x'.repeat(31) })).rejects.toMatchObject({
      fields: { called: 'Please use at most 30 characters, so that it fits into a sentence.' },
    });
    await send({ ...maya, called: ' Ngozi ' });
    expect(await readIntake(server.services, { key })).toMatchObject({
      answers: { ...maya, called: 'Ngozi' },
      complete: true,
    });
    const owner = await server.signedIn('owner@demo.local');
    expect(await wordsOf(owner.get(`/office/orders/${order.id}`))).toContain('What shall we call you? Ngozi');
    await send(maya); // taken back again, which is a correction
    expect((await readIntake(server.services, { key })).answers).toEqual(maya);
  });

  test('made again by the house, with a note for its buyer', async () => {
    const { page, send, order } = await bought('report', { email: 'noted@example.com' });
    await send(maya);
    await server.mailAbout('noted@example.com', 'Ready for you');
    const { deliveries } = await page();
    const remake = (fulfilmentId: string) =>
      withOrder(server.services, order.id, (tx) =>
        remakeDocument(server.services, tx, { fulfilmentId, note: 'Look at page 9 first.' }),
      );
    await expect(remake(order.id)).rejects.toThrow('not found');
    await remake(deliveries[0]?.id ?? '');
    await server.mailAbout('noted@example.com', 'Made again');
    expect((await page()).deliveries[0]?.documents.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('waits 14 days where that was chosen', async () => {
    const { key, page } = await bought('report', { email: 'patient@example.com' });
    await saveIntake(server.services, { key }, { answers: maya, begin: 'later', submit: true });
    expect(await page()).toMatchObject({
      begin: { state: 'waits' },
      deliveries: [{ stage: 'waiting_period', notBefore: expect.any(String) }],
    });
    await server.mailAbout('patient@example.com', 'We begin on');
    server.clock.advance({ days: 13, hours: 23 });
    await shop.settle();
    expect(await page()).toMatchObject({ deliveries: [{ stage: 'waiting_period' }] });
    server.clock.advance({ hours: 2 });
    await shop.settle();
    await server.mailAbout('patient@example.com', 'Ready for you');
  });

  test('the choice when to begin is required, confirmed by one letter, and its waiting can be ended', async () => {
    const email = 'chooses@example.com';
    const { key, path, page } = await bought('report', { email });
    const { text } = await server.mailAbout(email, 'Thank you for your order');
    expect(text).toContain('we ask when to begin');
    const visitor = server.visitor();
    expect(await (await visitor.get(`${path}/details`)).text()).toContain('Start after 14 days');
    const save = (begin?: 'now' | 'later') =>
      saveIntake(server.services, { key }, { answers: maya, begin, submit: true });
    await expect(save()).rejects.toMatchObject({ fields: { begin: 'Please choose one of the two.' } });
    await save('later');
    expect(await (await visitor.get(path)).text()).toContain('Please begin now');
    await visitor.post(path, { intent: 'begin', choice: 'now' });
    await visitor.post(path, { intent: 'begin', choice: 'now' });
    expect(await page()).toMatchObject({ begin: undefined, deliveries: [{ stage: 'in_work' }] });
    const confirmed = await server.mailAbout(email, 'We begin now');
    expect(confirmed.text).toContain('my right of withdrawal ends');
    await server.mailAbout(email, 'Ready for you');
    const letters = await shop.rows<{ template: string }>(
      `select template from mails where to_address = $1 and template = 'order-begins'`,
      [email],
    );
    expect(letters).toHaveLength(2); // one for each choice
    const [kept] = await shop.rows<{ begin_choice: string; consent_text: string; consent_at: Date }>(
      'select begin_choice, consent_text, consent_at from orders where email = $1',
      [email],
    );
    expect(kept).toMatchObject({ begin_choice: 'now', consent_text: expect.stringContaining('at once') });
  });

  test('its details are kept while they are typed, and refused where they cannot be right', async () => {
    const { key, send } = await bought('report', { email: 'drafts@example.com' });
    const keep = (answers: Record<string, string>) =>
      saveIntake(server.services, { key }, { answers, submit: false });
    await keep({ fullName: 'Maya', birthDate: '1990-02-31', role: 'owner' });
    expect(await readIntake(server.services, { key })).toMatchObject({
      answers: { fullName: 'Maya', birthDate: '1990-02-31' },
      submitted: false,
    });
    await expect(send({ fullName: '...', birthDate: '2999-01-01' })).rejects.toMatchObject({
      fields: { fullName: expect.stringContaining('letters'), birthDate: expect.stringContaining('to come') },
    });
  });
});

test('a reading that is late is flagged once, and staff hear of it', async () => {
  const { send, order } = await bought('video-reading', { email: 'late@example.com' });
  await send(maya);
  const begun = await server.mailAbout('late@example.com', 'We have begun');
  expect(begun.text).toContain('my right of withdrawal ends');
  expect(
    await shop.rows(
      `select 1 from mails where to_address = 'late@example.com' and template = 'order-begins'`,
    ),
  ).toEqual([]);
  server.clock.advance({ hours: 24 });
  await shop.settle();
  await shop.settle();
  const alerts = await shop.rows('select 1 from mails where template = $1 and props->>$2 = $3', [
    'staff-order-alert',
    'order',
    order.number,
  ]);
  expect(alerts).toHaveLength(1);
  await server.mailAbout('owner@demo.local', 'A reading is late');
  const [video] = await shop.rows<{ id: string }>(
    'select v.id from videos v join purchases p on p.id = v.purchase_id where p.order_id = $1',
    [order.id],
  );
  const release = { videoId: video?.id ?? '', link: 'https://video.example/1', durationSeconds: 2700 };
  const stranger = { id: order.id, role: 'member' as const };
  await expect(deliverVideo(server.services, { ...release, actor: stranger })).rejects.toThrow('not found');
  await deliverVideo(server.services, { ...release, actor: await demoActor(server, 'owner@demo.local') });
  await server.mailAbout('late@example.com', 'Ready for you');
});

test('a couple: the partner fills in her part by a link that opens nothing else', async () => {
  const { key, page, send } = await bought('couples-snapshot', { email: 'couple@example.com' });
  const { partner } = await readIntake(server.services, { key });
  await send(maya);
  const waiting = { state: 'waits_for_partner', partnerUrl: partner?.link };
  expect(await page()).toMatchObject({ details: waiting });
  // What was chosen is confirmed by a letter that does not say that we have begun.
  const begins = await server.mailAbout('couple@example.com', 'We begin when your partner’s part is here');
  expect(begins.text).toContain(partner?.link);
  expect(begins.text).not.toContain('We begin now');
  // One letter brings the link, not two in one second.
  const awaited = `select 1 from mails where to_address = $1 and template = 'partner-awaited'`;
  expect(await shop.rows(awaited, ['couple@example.com'])).toEqual([]);
  const link = new URL(partner?.link ?? '');
  const html = await (await server.visitor().get(link.pathname)).text();
  expect(html).toContain('Mini Couples Snapshot');
  expect(html).not.toContain('Okafor');
  expect(html).not.toContain('couple@example.com');
  const token = link.pathname.split('/').at(-1) ?? '';
  expect((await server.visitor().get(`/orders/${token}`)).status).toBe(404);
  await savePartnerPart(server.services, token, { answers: jonas, submit: true });
  expect(await page()).toMatchObject({ details: { state: 'complete' } });
  await expect(
    savePartnerPart(server.services, token, {
      answers: { ...jonas, fullName: 'Somebody Else' },
      submit: true,
    }),
  ).rejects.toThrow('filled in already');
  await server.mailAbout('couple@example.com', 'Ready for you: Mini Couples Snapshot');
  const own = await readPartnerPage(server.services, token);
  expect(own).toMatchObject({ state: 'sent', copies: [] });
  expect(own.chart?.map(({ label }) => label)).toEqual(['Life Path', 'Expression', 'Soul Urge']);

  // A copy is the buyer's to give, and to take back.
  await givePartnerCopy(server.services, { key }, { give: true });
  const { copies } = await readPartnerPage(server.services, token);
  const copy = `${link.pathname}/documents/${copies[0]?.id}`;
  const read = await server.visitor().get(copy);
  expect(read.headers.get('content-type')).toBe('application/pdf');
  await givePartnerCopy(server.services, { key }, { give: false });
  expect((await server.visitor().get(copy)).status).toBe(404);

  // What was made stays the buyer's; her details go, and nothing is made from them again.
  await givePartnerCopy(server.services, { key }, { give: true });
  await withdrawPartnerPart(server.services, token);
  await withdrawPartnerPart(server.services, token);
  expect(await readPartnerPage(server.services, token)).toMatchObject({ state: 'withdrawn', copies: [] });
  expect((await server.visitor().get(copy)).status).toBe(404);
  const [kept] = await shop.rows(
    `select partner_answers from intakes where partner_withdrawn_at is not null`,
  );
  expect(kept).toEqual({ partner_answers: {} });
  expect(await page()).toMatchObject({ deliveries: [{ stage: 'delivered' }] });
  const gone = await server.mailAbout('couple@example.com', 'Your partner has taken their details back');
  expect(gone.text).toContain('stays yours');
  await expect(send({ ...maya, fullName: 'Maya Other Okafor' })).rejects.toThrow('taken their details back');
});

test('a partner who takes her details back before anything is made stops the work, and may come again', async () => {
  const email = 'second-thoughts@example.com';
  const { key, order, page } = await bought('couples-snapshot', { email });
  const answers = { ...maya };
  await saveIntake(server.services, { key }, { answers, partner: jonas, begin: 'later', submit: true });
  expect(await page()).toMatchObject({ deliveries: [{ stage: 'waiting_period' }] });
  const token = (await readIntake(server.services, { key })).partner?.link.split('/').at(-1) ?? '';
  await withdrawPartnerPart(server.services, token);
  expect(await page()).toMatchObject({
    details: { state: 'waits_for_partner' },
    deliveries: [{ stage: 'waiting_intake' }],
  });
  const letter = await server.mailAbout(email, 'Your partner has taken their details back');
  expect(letter.text).toContain(`/partner/${token}`);
  server.clock.advance({ days: 15 });
  await server.runJobs();
  await shop.settle();
  const documents = `select 1 from fulfilment_documents d join fulfilments f on f.id = d.fulfilment_id where f.order_id = $1`;
  expect(await shop.rows(documents, [order.id])).toEqual([]);
  await savePartnerPart(server.services, token, { answers: jonas, submit: true });
  await server.mailAbout(email, 'Ready for you: Mini Couples Snapshot');
  expect(await readPartnerPage(server.services, token)).toMatchObject({ state: 'sent', hasWithdrawn: false });
});

test('a partner who does not come is asked for once more, two days after the buyer told her part', async () => {
  const email = 'waiting@example.com';
  const { send } = await bought('couples-snapshot', { email });
  const letters = async () =>
    (
      await shop.rows<{ template: string }>(
        `select template from mails where to_address = $1 and template in ('intake-reminder', 'partner-awaited') order by template`,
        [email],
      )
    ).map(({ template }) => template);
  server.clock.advance({ days: 3 });
  await server.runJobs();
  expect(await letters()).toEqual(['intake-reminder']);
  await send(maya);
  server.clock.advance({ days: 1 });
  await server.runJobs();
  expect(await letters()).toEqual(['intake-reminder']);
  server.clock.advance({ days: 2 });
  await server.runJobs();
  await server.runJobs();
  expect(await letters()).toEqual(['intake-reminder', 'partner-awaited']);
});

test('a question that no number answers waits for the practitioner, and so does the document', async () => {
  const email = 'asks@example.com';
  const { order, page, path, send } = await bought('couples-blueprint', { email });
  await send({ ...maya, questions: 'How do we save money?\nAm I ill?' }, jonas);
  await shop.settle();
  expect(await page()).toMatchObject({ deliveries: [{ stage: 'in_work', documents: [] }] });
  const told = await wordsOf(server.visitor().get(path));
  expect(told).toContain('A person reads your pages before they go out.');
  expect(told).not.toContain('being drawn');
  const [row] = await shop.rows<{ id: string; open_questions: number; held: boolean }>(
    'select id, open_questions, held from fulfilments where order_id = $1',
    [order.id],
  );
  expect(row).toMatchObject({ open_questions: 1, held: true });
  const actor = await demoActor(server, 'owner@demo.local');
  const asked = { actor, fulfilmentId: row?.id ?? '' };
  await expect(releaseDocument(server.services, asked)).rejects.toThrow('One question of the buyer waits');

  const words = await readDocumentWords(server.services, asked);
  const said = words.chapters.find(({ name }) => name === 'asked')?.paragraphs ?? [];
  const { id } = itemAt(
    said.filter((paragraph) => paragraph.id.endsWith('.guide')),
    0,
  );
  const edits = { [id]: 'That is for your doctor, and I wish you well.' };
  const typed = { version: words.version, edits };
  expect(await writeDocument(server.services, { ...asked, typed })).toEqual({ version: 1, openQuestions: 0 });
  await expect(
    writeDocument(server.services, { ...asked, typed: { ...typed, note: 'From a colleague.' } }),
  ).rejects.toThrow('Somebody else has written');
  await writeDocument(server.services, { ...asked, typed: { version: 1, note: 'From a colleague.' } });
  expect(await readDocumentWords(server.services, asked)).toMatchObject({ version: 2, openQuestions: 0 });

  await releaseDocument(server.services, asked);
  await server.mailAbout(email, 'Ready for you');
  expect(await page()).toMatchObject({ deliveries: [{ stage: 'delivered', documents: [{ version: 1 }] }] });
});

test('live, no answer goes out unread, however sure its draft is, nor after a correction', async () => {
  const email = 'asks-live@example.com';
  const { order, key } = await bought('vip-blueprint', { email });
  const live = { ...server.services, config: { ...server.services.config, mode: 'live' as const } };
  const send = (questions: string) =>
    saveIntake(live, { key }, { answers: { ...maya, questions }, begin: 'now', submit: true });
  const state = () =>
    shop.rows<{ id: string; stage: string; held: boolean; open_questions: number }>(
      "select id, stage, held, open_questions from fulfilments where order_id = $1 and kind = 'document'",
      [order.id],
    );
  await send('How do we save money?');
  await shop.settleDeliveries();
  const [waiting] = await state();
  expect(waiting).toMatchObject({ stage: 'in_work', held: true, open_questions: 0 });

  const actor = await demoActor(server, 'owner@demo.local');
  await releaseDocument(live, { actor, fulfilmentId: waiting?.id ?? '' });
  await shop.settleDeliveries();
  expect(await state()).toMatchObject([{ stage: 'delivered' }]);
  await send('Which work suits me?');
  await shop.settleDeliveries();
  expect(await state()).toMatchObject([{ stage: 'in_work', held: true }]);
});

describe('what a guest bought', () => {
  test('a recorded reading is watched by the link in her letter, by nobody else, and not after a refund', async () => {
    const { services } = server;
    const email = 'watches@example.com';
    const { order, key, path, page, send } = await bought('mini-reading', { email });
    await send({ ...maya, questions: 'Where to?' });
    const [video] = await shop.rows<{ id: string }>(
      'select v.id from videos v join purchases p on p.id = v.purchase_id where p.order_id = $1',
      [order.id],
    );
    const videoId = video?.id ?? '';
    await expect(openVideo(services, { key }, videoId)).rejects.toThrow('Video not found');
    const film = new Uint8Array(1000).map((_, i) => i % 251);
    await services.files.put('videos/guest.webm', film, { contentType: 'video/webm' });
    const actor = await demoActor(server, 'owner@demo.local');
    await deliverVideo(services, { actor, videoId, fileKey: 'videos/guest.webm', durationSeconds: 900 });

    expect((await page()).deliveries).toMatchObject([{ videos: [{ id: videoId, length: '15 min' }] }]);
    const { text } = await server.mailAbout(email, 'Ready for you');
    expect(text).toMatch(new RegExp(`/orders/[^/\\s]+/videos/${videoId}`));
    const guest = server.visitor();
    expect(await (await guest.get(path)).text()).toContain(`href="${path}/videos/${videoId}"`);
    expect((await guest.get(`${path}/videos/${videoId}`)).status).toBe(200);
    const { source = '' } = await openVideo(services, { key }, videoId);
    const part = await guest.fetch(source, { headers: { range: 'bytes=100-199' } });
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(film.slice(100, 200));

    const other = await bought('mini-reading', { email: 'other-film@example.com' });
    expect((await guest.get(`${other.path}/videos/${videoId}`)).status).toBe(404);
    expect((await guest.get(`${path}/videos/nothing`)).status).toBe(404);
    server.clock.advance({ hours: 2, minutes: 1 });
    expect((await guest.get(source)).status).toBe(410);

    const [payment] = await paymentsOf(services.db, order.id);
    await refundOrder(services, { actor, orderId: order.id, paymentId: payment?.id ?? '', why: 'asked' });
    await shop.settle();
    expect(await page()).toMatchObject({ state: 'refunded', deliveries: [{ videos: [] }] });
    // She asked for nothing, so no letter says that her request has arrived.
    await server.mailAbout(email, 'We have returned');
    expect(
      await shop.rows(`select 1 from mails where to_address = $1 and subject like 'Your refund request%'`, [
        email,
      ]),
    ).toEqual([]);
    expect((await guest.get(`${path}/videos/${videoId}`)).status).toBe(404);
  });

  test('moves into the account once its address is proven, not before', async () => {
    const email = 'guest@example.com';
    const { order, page } = await bought('transformation', { email });
    expect(await page()).toMatchObject({ deliveries: [{ stage: 'ready_to_book' }], hasAccount: false });
    const held = await shop.rows('select user_id from session_credits where guest_email = $1', [email]);
    expect(held).toEqual(Array.from({ length: 3 }, () => ({ user_id: null })));
    const id = await createProvenAccount(server.services, {
      email,
      name: 'Guest',
      password: 'a-good-pass-9',
    });
    const prove = (isProven: boolean) =>
      shop.rows('update auth.users set email_verified = $2 where id = $1', [id, isProven]);
    await prove(false);
    expect(await attachPurchases(server.services, { id, email })).toBe(0);
    await prove(true);
    expect(await attachPurchases(server.services, { id, email })).toBe(1);
    expect(await attachPurchases(server.services, { id, email })).toBe(0);
    expect(await page()).toMatchObject({ deliveries: [{ stage: 'ready_to_book' }], hasAccount: true });
    const [purchase] = await shop.rows('select user_id from purchases where order_id = $1', [order.id]);
    expect(purchase).toEqual({ user_id: id });
    const credits = await shop.rows('select session_type from session_credits where user_id = $1', [id]);
    expect(credits).toEqual(Array.from({ length: 3 }, () => ({ session_type: 'Transformation Package' })));
    await server.mailAbout(email, 'Your 3 sessions are ready');
  });

  test('a proven account that buys without signing in gets it at once', async () => {
    const { order } = await bought('report', { email: 'new@demo.local' });
    expect(order.user_id).not.toBeNull();
  });

  test('what an address told the quiz is shown to its mailbox, not to whoever paid with it', async () => {
    const email = 'quizzed@example.com';
    await shop.rows(
      `insert into quiz_leads (name, email, birth_date, life_path, expression, soul_urge)
       values ('Ida Quist', $1, '1985-01-02', 1, 2, 3)`,
      [email],
    );
    await shop.rows('update quiz_leads set edited_spelling = $1 where email = $2', ['IDA KVIST', email]);
    const { order, key } = await bought('report', { email });
    const returned = signOrderKey(server.services, { orderId: order.id, via: 'return' });
    expect(await readIntake(server.services, { key: returned })).toMatchObject({ answers: {} });
    expect(await readIntake(server.services, { key })).toMatchObject({
      answers: { fullName: 'Ida Quist', birthDate: '1985-01-02', spelling: 'IDA KVIST' },
    });
  });
});

test('the Circle: her days, what she wrote to them, and the year looked back on are hers alone', async () => {
  const { services, clock } = server;
  const before = clock.now();
  // In December a year can be looked back on. Of the year before: a sign-in of today holds for days that have been.
  clock.set(`${before.getUTCFullYear() - 1}-11-05T12:00:00Z`);
  const join = async (name: string) => {
    const member = await newMember(server, name);
    const checkoutId = await startBuying(member.visitor, 'membership');
    await shop.sandbox.chooseOutcome(checkoutId, 'paid');
    await shop.settle();
    const { id: orderId } = await shop.orderOf(checkoutId);
    return { ...member, memberId: member.id, orderId };
  };
  const nora = await join('Dora Days');
  const { memberId, orderId, visitor } = nora;
  expect(await readCircleDays(services, { memberId })).toEqual({ closed: 'not-in-circle' });
  const answers = { ...maya, called: 'Ngozi' };
  await saveIntake(services, { memberId, orderId }, { answers, begin: 'now', submit: true });
  const page = await readCircleDays(services, { memberId });
  if ('closed' in page) throw new Error(page.closed);
  const day = page.today;
  expect(page.days.map(({ date }) => date)).toContain(day);
  const asked = page.days.find(({ date }) => date === day);

  const said = 'The heron was back at the weir.';
  await visitor.post('/portal/days', { intent: 'answer', day, answer: said });
  const shown = await wordsOf(visitor.get('/portal/days'));
  expect(shown).toContain(said);
  expect(shown).toContain(asked?.text);
  const outsider = await newMember(server, 'No Circle');
  const refused = saveDayAnswer(services, { memberId: outsider.id, day, answer: said });
  await expect(refused).rejects.toThrow('not found');
  expect(await wordsOf(outsider.visitor.get('/portal/days'))).toContain('See the membership');
  const dayThat = { memberId, day, answer: 'x' };
  await expect(saveDayAnswer(services, { ...dayThat, day: '2099-01-01' })).rejects.toMatchObject({
    fields: { day: 'Which day?' },
  });

  const year = Number(day.slice(0, 4));
  expect((await visitor.get(`/portal/year/${year}`)).status).toBe(404);
  clock.set(`${year}-12-11T12:00:00Z`);
  expect(await writeLookBackLetters(services)).toBe(0);
  clock.set(`${year}-12-12T12:00:00Z`);
  expect(await writeLookBackLetters(services)).toBeGreaterThan(0);
  expect(await writeLookBackLetters(services)).toBe(0);
  const letter = await server.mailAbout(nora.email, `Your year ${year}`);
  expect(letter.text).toContain(`/portal/year/${year}`);
  expect(letter.text).toContain('1 day you wrote something about');
  expect(letter.text).not.toContain(said);
  const back = await wordsOf(visitor.get(`/portal/year/${year}`));
  expect(back).toContain(said);
  clock.set(before);

  await saveDayAnswer(services, { ...dayThat, answer: '' });
  expect(await wordsOf(visitor.get('/portal/days'))).not.toContain(said);
});

test('the Circle: a letter stays as it was written, and one of an earlier version is shown as it was', async () => {
  const { id: memberId, visitor } = await newMember(server, 'Lena Letters');
  const checkoutId = await startBuying(visitor, 'membership');
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  await saveIntake(server.services, { memberId, orderId }, { answers: maya, begin: 'now', submit: true });
  const at = (month: string, words: object | null) =>
    shop.rows(`insert into month_letters (order_id, month, sent_at, words) values ($1, $2, now(), $3)`, [
      orderId,
      month,
      words && JSON.stringify(words),
    ]);
  const stored = {
    month: 'March 2020',
    number: 2,
    title: 'As It Was',
    essence: 'e',
    text: 't',
    exercise: 'x',
  };
  await at('2020-03-01', { ...stored, working: 'w' });
  await at('2020-02-01', null);
  const [, march, february] = await readCircleLetters(server.services, { memberId });
  expect(march).toMatchObject(stored);
  expect(february).toMatchObject({ month: 'February 2020', title: expect.any(String) });
  expect(february?.closing).toBeUndefined();
});

test('the Circle: the letter of the month is open at once, and every letter stays to be read', async () => {
  const { id: memberId, visitor } = await newMember(server, 'Nora Lind');
  const read = () => readCircleLetters(server.services, { memberId });
  const checkoutId = await startBuying(visitor, 'membership');
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  expect(await read()).toEqual([]);
  expect(await wordsOf(visitor.get('/portal/letters'))).toContain('open to read from the day you join');
  const answers = { ...maya, called: 'Ngozi' };
  await saveIntake(server.services, { memberId, orderId }, { answers, begin: 'now', submit: true });
  const first = itemAt(await read(), 0);
  expect(await wordsOf(visitor.get('/portal'))).toContain(`Your letter for ${first.month}`);
  expect(await wordsOf(visitor.get('/portal/letters'))).toContain(first.exercise);
  await writeMonthLetters(server.services);
  const written = await shop.rows<{ name: string }>(
    `select props->>'name' as name from mails where template = 'month-letter' and user_id = $1`,
    [memberId],
  );
  expect(written).toEqual([{ name: 'Ngozi' }]);
  server.clock.advance({ days: 31 });
  const [newest, earlier, ...more] = await read();
  expect(more).toEqual([]);
  expect(earlier).toEqual(first);
  expect(newest?.month).not.toBe(first.month);
  const other = await newMember(server, 'Nobody Else');
  expect(await readCircleLetters(server.services, { memberId: other.id })).toEqual([]);
});

test('a document that cannot be drawn is tried again, each time later, and is delivered when it can', async () => {
  const email = 'undrawn@example.com';
  const { send, order, page } = await bought('report', { email });
  await send(maya);
  const broken = async () => {
    throw new Error('the pen broke');
  };
  const documents = { ...server.services.documents, render: broken, renderEditions: broken };
  const pauses: number[] = [];
  for (let tries = 0; tries < 3; tries++) {
    await fulfilDue({ ...server.services, documents });
    const [row] = await shop.rows<{ next_try_at: Date; error: string }>(
      `select next_try_at, error from fulfilments f join failing_work w on w.duty = 'fulfil' and w.subject = f.id::text
       where order_id = $1`,
      [order.id],
    );
    expect(row?.error).toBe('the pen broke');
    pauses.push((row?.next_try_at.getTime() ?? 0) - server.clock.now().getTime());
    // Not a moment before.
    await server.runJobs();
    expect(await page()).toMatchObject({ deliveries: [{ stage: 'in_work' }] });
    server.clock.set(row?.next_try_at.toISOString() ?? '');
  }
  expect(pauses).toEqual([60_000, 120_000, 240_000]);
  await server.mailAbout(email, 'Ready for you: Personal Report');
  expect(await page()).toMatchObject({ deliveries: [{ stage: 'delivered' }] });
});
