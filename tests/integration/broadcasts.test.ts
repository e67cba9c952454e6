import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentTexts } from '../../content/consents.ts';
import { draftContent, listArticles, readContent } from '../../domain/content/index.ts';
import { withdrawConsent } from '../../domain/mail/consent.ts';
import { recordConsent } from '../../domain/mail/index.ts';
import {
  cancelBroadcast,
  confirmBroadcast,
  letterFromArticle,
  pauseBroadcast,
  previewBroadcast,
  readBroadcast,
  removeBroadcast,
  resumeBroadcast,
  reviewBroadcast,
  runBroadcasts,
  saveBroadcast,
  saveSegment,
  testBroadcast,
} from '../../domain/marketing/index.ts';
import { captureLead } from '../../domain/readings/index.ts';
import { newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let owner: Awaited<ReturnType<typeof newMember>>;
let actor: { id: string; role: 'owner' };
beforeAll(async () => {
  server = await startTestServer({}, new TestClock('2026-11-15T12:00:00Z'));
  owner = await newMember(server, 'Olga Owner', 'owner');
  actor = { id: owner.id, role: 'owner' };
});
afterAll(() => server.stop());

const newsletter = { topic: 'newsletter', text: consentTexts.subscription, source: 'newsletter' } as const;
async function reader(email: string, name = 'Reader', birthDate = '1990-07-14'): Promise<string> {
  const { services } = server;
  await services.db.transaction((tx) => recordConsent(services, tx, { email, ...newsletter, proven: true }));
  await captureLead(services, { email, name, birthDate, marketingConsent: false });
  return email;
}
const leave = (email: string) =>
  server.services.db.transaction((tx) =>
    withdrawConsent(server.services, tx, { email, topic: 'newsletter' }),
  );
async function segmentOf(tag: string, emails: string[]): Promise<string> {
  await server.services.db.$client.query(
    `update contacts set tags = tags || $1::text where email = any($2)`,
    [tag, emails],
  );
  const rules = {
    match: 'all' as const,
    groups: [{ match: 'all' as const, conditions: [{ of: 'tag' as const, tag }] }],
  };
  return (await saveSegment(server.services, { actor, name: tag, rules })).segmentId;
}
const draft = (more: Partial<Parameters<typeof saveBroadcast>[1]>) =>
  saveBroadcast(server.services, { actor, subject: 'Hello', body: 'Hello.', perHour: 36_000, ...more });
type Wish = Omit<Parameters<typeof reviewBroadcast>[1], 'actor'>;
/** What is saved, as its page would send it. */
async function onScreen(broadcastId: string) {
  const saved = await read(broadcastId);
  const { subject, body, segmentId, perHour, version, codePercent, codeDays, codeProduct } = saved;
  const { subjectB, testSize } = saved;
  return {
    base: version,
    subject,
    body,
    segmentId,
    perHour,
    codePercent,
    codeDays,
    codeProduct,
    subjectB: subjectB ?? undefined,
    testSize,
  };
}
/** Shown in the dialog, confirmed, and let go after its minute. */
async function send(broadcastId: string, when: Pick<Wish, 'at' | 'localTime'> = {}): Promise<void> {
  const wish = { actor, broadcastId, ...(await onScreen(broadcastId)), ...when };
  const { version } = await reviewBroadcast(server.services, wish);
  await confirmBroadcast(server.services, { ...wish, isNew: false, version });
  if (!when.at && !when.localTime) server.clock.advance({ minutes: 1 });
}
const run = () => server.runJob('send-broadcasts');
const read = (broadcastId: string) => readBroadcast(server.services, { actor, broadcastId });
const lettersTo = (email: string, subject: string) =>
  server.mailbox.to(email).filter((mail) => mail.subject?.includes(subject));

test('a broadcast to a personal year: written, tested, sent, clicked, ordered and counted', async () => {
  const { services } = server;
  // 2026 adds 1: who is born on a day whose month and day add to 8 is in her year 9.
  const nine = await reader('nine@example.test', 'Nina Nine', '1990-07-01');
  const four = await reader('four@example.test', 'Fay Four', '1990-07-05');
  const left = await reader('left@example.test', 'Lea Left', '1990-07-01');
  await leave(left);
  const quiet = 'quiet@example.test';
  await captureLead(services, {
    email: quiet,
    name: 'Quiet',
    birthDate: '1990-07-01',
    marketingConsent: false,
  });
  const rules = {
    match: 'all' as const,
    groups: [{ match: 'all' as const, conditions: [{ of: 'personal-year' as const, number: 9 }] }],
  };
  const { segmentId } = await saveSegment(services, { actor, name: 'Nines', rules });
  const body =
    'Dear {{firstName|friend}},\n\nyour year is a **{{personalYear|new one}}**. [Look it up](/numbers).\n\n{{product:report}}\n';
  const { broadcastId } = await draft({ subject: 'A word for {{firstName|you}}', body, segmentId });
  const preview = await previewBroadcast(services, { actor, subject: 'Hi {{firstName|you}}', body });
  expect(preview.subject).toBe('Hi Maya');
  expect(preview.html).toContain('Dear Maya');

  await testBroadcast(services, { actor, ...(await onScreen(broadcastId)) });
  await server.sendMails();
  expect(lettersTo(owner.email, '[Test] A word for Maya')).toHaveLength(1);

  await send(broadcastId);
  await run();
  await server.sendMails();
  const [letter, ...more] = lettersTo(nine, 'A word for Nina');
  expect(more).toEqual([]);
  expect(letter?.html).toContain('your year is a <strong>9</strong>');
  expect(letter?.html).toContain('Personal Report');
  expect(String(letter?.headerLines.find(({ key }) => key === 'list-unsubscribe-post')?.line)).toContain(
    'One-Click',
  );
  for (const email of [four, left, quiet]) expect(lettersTo(email, 'A word for')).toEqual([]);
  expect(await read(broadcastId)).toMatchObject({ state: 'sent', made: 1, sent: 1, waiting: 0 });

  const link = /href="([^"]*\/r\/[^"]+)"/.exec(String(letter?.html))?.[1] ?? '';
  const browser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } };
  for (const _ of [1, 2]) expect((await server.visitor().fetch(link, browser)).status).toBe(302);
  expect(await read(broadcastId)).toMatchObject({ clicked: 1, pages: [{ path: '/numbers', people: 1 }] });

  const shop = shopOf(server);
  const checkout = await startBuying(server.visitor(), 'report', { email: nine });
  await shop.sandbox.chooseOutcome(checkout, 'paid');
  await shop.settle();
  expect(await read(broadcastId)).toMatchObject({ orders: 1, cents: 5900 });
  // Eight days later an order is nobody's doing.
  server.clock.advance({ days: 8 });
  const late = await startBuying(server.visitor(), 'couples-snapshot', { email: nine });
  await shop.sandbox.chooseOutcome(late, 'paid');
  await shop.settle();
  expect(await read(broadcastId)).toMatchObject({ orders: 1, cents: 5900 });
});

test('at most once each: two processes, a lost place, and a step back change nothing', async () => {
  const { services } = server;
  const emails = await Promise.all(Array.from({ length: 30 }, (_, at) => reader(`once${at}@example.test`)));
  const segmentId = await segmentOf('once', emails);
  const { broadcastId } = await draft({ subject: 'Only once', segmentId, perHour: 600 });
  await send(broadcastId);
  for (let minute = 0; minute < 5; minute++) {
    await Promise.all([runBroadcasts(services), runBroadcasts(services)]);
    server.clock.advance({ minutes: 1 });
    // As if the place had been lost with a crash.
    await services.db.$client.query('update broadcasts set last_person = null where id = $1', [broadcastId]);
  }
  await services.db.$client.query(
    `update broadcasts set state = 'sending', last_person = null where id = $1`,
    [broadcastId],
  );
  for (let minute = 0; minute < 5; minute++) {
    await runBroadcasts(services);
    server.clock.advance({ minutes: 1 });
  }
  await server.sendMails();
  const counts = emails.map((email) => lettersTo(email, 'Only once').length);
  expect(Math.max(...counts)).toBe(1);
  expect(counts.filter((count) => count === 1)).toHaveLength(30);
});

test('the pace is held, and a pause stops what is made and what waits', async () => {
  const { services } = server;
  const emails = await Promise.all(Array.from({ length: 5 }, (_, at) => reader(`pace${at}@example.test`)));
  const segmentId = await segmentOf('pace', emails);
  const { broadcastId } = await draft({ subject: 'In good time', segmentId, perHour: 120 });
  await send(broadcastId);
  await run();
  await run();
  expect(await read(broadcastId)).toMatchObject({ state: 'sending', made: 2 });
  await pauseBroadcast(services, { actor, broadcastId });
  server.clock.advance({ minutes: 10 });
  await run();
  await server.sendMails();
  expect(await read(broadcastId)).toMatchObject({ state: 'paused', made: 2, sent: 0 });
  await resumeBroadcast(services, { actor, broadcastId });
  await run();
  await server.sendMails();
  expect(await read(broadcastId)).toMatchObject({ state: 'sending', made: 4, sent: 4 });
  server.clock.advance({ minutes: 1 });
  await run();
  await server.sendMails();
  expect(await read(broadcastId)).toMatchObject({ state: 'sent', made: 5, sent: 5 });
});

test('who leaves after the letter was made does not get it; a schedule waits for its moment', async () => {
  const email = await reader('changed.mind@example.test');
  const segmentId = await segmentOf('late', [email]);
  const { broadcastId } = await draft({ subject: 'Too late', segmentId });
  const at = new Date(server.clock.now().getTime() + 3_600_000);
  await send(broadcastId, { at });
  await run();
  expect(await read(broadcastId)).toMatchObject({ state: 'scheduled', made: 0 });
  server.clock.advance({ hours: 1 });
  await run();
  await leave(email);
  await server.sendMails();
  expect(lettersTo(email, 'Too late')).toEqual([]);
  expect(await read(broadcastId)).toMatchObject({ state: 'sent', made: 1, sent: 0, held: 1 });
});

test.each([
  ['refused for what it says', 554, '5.7.1 refused', { failed: 1, bounced: 0 }],
  ['sent to a dead address', 550, '5.1.1 no such user', { failed: 0, bounced: 1 }],
])('a letter that was %s is counted as such', async (_, code, words, counted) => {
  const email = await reader(`refused-${code}@example.test`);
  const segmentId = await segmentOf(`refused ${code}`, [email]);
  await server.sendMails();
  const { broadcastId } = await draft({ segmentId });
  await send(broadcastId);
  await run();
  server.mailbox.refuseWith(code, words);
  await server.sendMails();
  server.mailbox.accept();
  expect(await read(broadcastId)).toMatchObject({ made: 1, sent: 0, ...counted });
  const page = await (await owner.visitor.get(`/office/letters/broadcasts/${broadcastId}`)).text();
  expect(page).toMatch(new RegExp(`Bounced</dt><dd[^>]*>${counted.bounced}<`));
  expect(page.includes('the mail server would not take them')).toBe(counted.failed === 1);
});

describe('what is seen is what is sent', () => {
  const review = (wish: Wish) => reviewBroadcast(server.services, { actor, ...wish });
  const confirm = (wish: Wish, version: string) =>
    confirmBroadcast(server.services, {
      actor,
      ...wish,
      broadcastId: wish.broadcastId ?? '',
      isNew: false,
      version,
    });
  const conflict = (words: string) => ({ code: 'conflict', message: expect.stringContaining(words) });
  const nothingLeft = async (broadcastId: string) => {
    server.clock.advance({ minutes: 2 });
    await run();
    expect(await read(broadcastId)).toMatchObject({ state: 'draft', made: 0 });
  };

  test('the dialog says text, number, reasons, sender and time; unsaved words on the screen go', async () => {
    const inside = [await reader('seen1@example.test'), await reader('seen2@example.test')];
    const left = await reader('seen3@example.test');
    await leave(left);
    await captureLead(server.services, {
      ...{
        email: 'seen4@example.test',
        name: 'Never Asked',
        birthDate: '1990-07-14',
        marketingConsent: false,
      },
    });
    const segmentId = await segmentOf('seen', [...inside, left, 'seen4@example.test']);
    const { broadcastId } = await draft({ subject: 'Saved words', body: 'The saved words.', segmentId });
    const { base } = await onScreen(broadcastId);
    const screen = { subject: 'Words on the screen', body: 'Nobody saved these.', segmentId, perHour: 6000 };
    const wish = { broadcastId, base, ...screen };
    const shown = await review(wish);
    expect(shown).toMatchObject({
      subject: 'Words on the screen',
      segment: 'seen',
      from: 'Aura <aura@example.test>',
      reach: {
        people: 4,
        reached: 2,
        customers: 0,
        not: [
          { why: 'unsubscribed', count: 1 },
          { why: 'not_agreed', count: 1 },
        ],
      },
    });
    expect(shown.html).toContain('Nobody saved these.');
    await testBroadcast(server.services, { actor, ...screen });
    await server.sendMails();
    expect(lettersTo(owner.email, '[Test] Words on the screen')).toHaveLength(1);
    await confirm(wish, shown.version);
    expect(await read(broadcastId)).toMatchObject({
      state: 'scheduled',
      subject: 'Words on the screen',
      made: 0,
      confirmed: { segment: 'seen', reached: 2, notReached: 2 },
    });
    await run();
    expect(await read(broadcastId)).toMatchObject({ state: 'scheduled', made: 0 });
    server.clock.advance({ minutes: 1 });
    await run();
    await server.sendMails();
    for (const email of inside) {
      const [letter, ...more] = lettersTo(email, 'Words on the screen');
      expect([letter?.text?.includes('Nobody saved these.'), more]).toEqual([true, []]);
    }
    expect(lettersTo(left, 'Words on')).toEqual([]);
  });

  test('another tab saves meanwhile: before the dialog and behind it, the confirmation is refused in words', async () => {
    const { broadcastId } = await draft({ subject: 'First tab' });
    const first = { broadcastId, ...(await onScreen(broadcastId)) };
    const shown = await review(first);
    await draft({ broadcastId, subject: 'Second tab' });
    await expect(confirm(first, shown.version)).rejects.toMatchObject(conflict('Another text was saved'));
    await expect(review(first)).rejects.toMatchObject(conflict('Another text was saved'));
    await nothingLeft(broadcastId);
  });

  test('a segment that is changed behind the dialog, another text or another time refuse it, too', async () => {
    const { services } = server;
    const email = await reader('swapped@example.test');
    const segmentId = await segmentOf('swapped', [email]);
    const { broadcastId } = await draft({ subject: 'Swapped', segmentId });
    const wish = { broadcastId, ...(await onScreen(broadcastId)) };
    const { version } = await review(wish);
    const at = new Date(server.clock.now().getTime() + 3_600_000);
    await expect(confirm({ ...wish, at }, version)).rejects.toMatchObject(conflict('not so any more'));
    const other = { ...wish, body: 'Slipped in.' };
    await expect(confirm(other, version)).rejects.toMatchObject(conflict('not so any more'));
    const rules = { match: 'all' as const, groups: [] };
    await saveSegment(services, { actor, segmentId, name: 'swapped', rules });
    await expect(confirm(wish, version)).rejects.toMatchObject(conflict('audience was changed'));
    await nothingLeft(broadcastId);
  });

  test('after confirming, neither the segment, nor a hand on the row, nor a second confirmation changes it', async () => {
    const { services } = server;
    const email = await reader('firm@example.test');
    const outside = await reader('outside@example.test');
    const segmentId = await segmentOf('firm', [email]);
    const { broadcastId } = await draft({ subject: 'Firm words', body: 'Firm.', segmentId });
    const wish = { broadcastId, ...(await onScreen(broadcastId)) };
    const { version } = await review(wish);
    await confirm(wish, version);
    await expect(confirm(wish, version)).rejects.toMatchObject(conflict('confirmed already'));
    await saveSegment(services, { actor, segmentId, name: 'firm', rules: { match: 'all', groups: [] } });
    await services.db.$client.query(
      `update broadcasts set subject = 'Other words', body = 'Other.', segment_id = null where id = $1`,
      [broadcastId],
    );
    server.clock.advance({ minutes: 1 });
    await run();
    await server.sendMails();
    expect(lettersTo(email, 'Firm words')).toHaveLength(1);
    expect(lettersTo(outside, 'words')).toEqual([]);
    expect(lettersTo(email, 'Other words')).toEqual([]);
  });

  test('a new one is confirmed without being saved first, and only once', async () => {
    const email = await reader('fresh@example.test');
    const segmentId = await segmentOf('fresh', [email]);
    const wish = { subject: 'Fresh', body: 'Fresh.', segmentId, perHour: 6000 };
    const { broadcastId, version } = await review(wish);
    const sent = { actor, ...wish, broadcastId, isNew: true, version };
    await confirmBroadcast(server.services, sent);
    // The answer was lost, and she presses again.
    await expect(confirmBroadcast(server.services, sent)).rejects.toMatchObject(
      conflict('confirmed already'),
    );
    server.clock.advance({ minutes: 1 });
    await run();
    await server.sendMails();
    expect(lettersTo(email, 'Fresh')).toHaveLength(1);
  });

  test('a minute to cancel: it is a draft again, and nothing leaves; once it has begun it is too late', async () => {
    const { services } = server;
    const email = await reader('minute@example.test');
    const segmentId = await segmentOf('minute', [email]);
    const { broadcastId } = await draft({ subject: 'A minute', segmentId });
    const wish = { broadcastId, ...(await onScreen(broadcastId)) };
    const { version } = await review(wish);
    await confirm(wish, version);
    server.clock.advance({ seconds: 59 });
    await run();
    await cancelBroadcast(services, { actor, broadcastId });
    await nothingLeft(broadcastId);
    await send(broadcastId);
    await run();
    await expect(cancelBroadcast(services, { actor, broadcastId })).rejects.toMatchObject({
      code: 'conflict',
    });
    await server.sendMails();
    expect(lettersTo(email, 'A minute')).toHaveLength(1);
  });
});

test('an article that is published becomes the beginning of a letter', async () => {
  const { services } = server;
  const page = await (await owner.visitor.get('/office/content/article/house-number')).text();
  expect(page).toContain('href="/office/letters/broadcasts/new?article=house-number"');
  const letter = await letterFromArticle(services, { actor, articleId: 'house-number' });
  const { broadcastId } = await draft(letter);
  expect(await read(broadcastId)).toMatchObject({ state: 'draft', subject: letter.subject });
  const { html } = await previewBroadcast(services, { actor, ...letter });
  expect(html).toContain(`${services.config.appUrl}/blog/house-number`);
  for (const { id } of await listArticles(services))
    await expect(draft(await letterFromArticle(services, { actor, articleId: id }))).resolves.toBeDefined();
  await expect(letterFromArticle(services, { actor, articleId: 'none' })).rejects.toMatchObject({
    code: 'not_found',
  });
  const place = { actor, kind: 'article' as const };
  const { body } = await readContent(services, { ...place, key: 'house-number' });
  await draftContent(services, { ...place, key: 'not-yet', body, base: 0 });
  const unpublished = await (await owner.visitor.get('/office/content/article/not-yet')).text();
  expect(unpublished).not.toContain('?article=not-yet');
  expect(unpublished).toContain('It can be sent as a letter once it is published.');
});

test('each reader gets a code of her own, which runs from the moment her letter leaves', async () => {
  const { services } = server;
  const emails = [await reader('code1@example.test'), await reader('code2@example.test')];
  const segmentId = await segmentOf('codes', emails);
  const body = 'Yours: {{code}}, until {{codeUntil}}.\n\n[Order](/checkout/report)\n\n{{product:report}}\n';
  await expect(draft({ body })).rejects.toMatchObject({
    fields: { body: expect.stringContaining('no code') },
  });
  const code = { codePercent: 25, codeDays: 3 };
  const { broadcastId } = await draft({ subject: 'A code', body, segmentId, ...code });
  await send(broadcastId);
  await run();
  server.clock.advance({ days: 1 });
  await server.sendMails();
  const codes = emails.map(
    (email) => /AURA[A-Z0-9]{6}/.exec(String(lettersTo(email, 'A code')[0]?.text))?.[0],
  );
  expect(new Set(codes).size).toBe(2);
  // Both links bring the code to the checkout, where it is filled in.
  const links = [
    ...String(lettersTo(emails[0] ?? '', 'A code')[0]?.html).matchAll(/href="([^"]*\/r\/[^"]+)"/g),
  ];
  expect(links).toHaveLength(2);
  for (const [, link = ''] of links) {
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe(`/checkout/report?code=${codes[0]}`);
  }
  const { rows } = await services.db.$client.query(
    `select email, percent, expires_at from discount_codes where kind = 'letter' order by email`,
  );
  const expires_at = new Date(server.clock.now().getTime() + 3 * 86_400_000);
  expect(rows).toEqual(emails.map((email) => ({ email, percent: 25, expires_at })));
});

test('of two subjects the one that is clicked more goes to the rest', async () => {
  const emails = await Promise.all(Array.from({ length: 12 }, (_, at) => reader(`ab${at}@example.test`)));
  const segmentId = await segmentOf('ab', emails);
  const { broadcastId } = await draft({
    subject: 'Plain words',
    body: '[Look](/numbers)',
    segmentId,
    subjectB: 'Bright words',
    testSize: 6,
  });
  await send(broadcastId);
  await run();
  await server.sendMails();
  const had = (words: string) => emails.filter((email) => lettersTo(email, words).length === 1);
  expect([had('Plain words').length, had('Bright words').length]).toEqual([3, 3]);
  const [clicker = ''] = had('Bright words');
  const link = /href="([^"]*\/r\/[^"]+)"/.exec(String(lettersTo(clicker, 'Bright')[0]?.html))?.[1] ?? '';
  const browser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } };
  await server.visitor().fetch(link, browser);
  server.clock.advance({ hours: 3, minutes: 59 });
  await run();
  await server.sendMails();
  expect([had('Plain words').length, had('Bright words').length]).toEqual([3, 3]);
  server.clock.advance({ minutes: 2 });
  await run();
  await server.sendMails();
  expect([had('Plain words').length, had('Bright words').length]).toEqual([3, 9]);
  expect(await read(broadcastId)).toMatchObject({
    state: 'sent',
    winner: 'b',
    subjects: { a: { sent: 3, clicked: 0 }, b: { sent: 9, clicked: 1 } },
  });
});

test('nine where the reader is: each letter waits for its own morning, at the pace, and can be held', async () => {
  const { services } = server;
  server.clock.set('2026-11-30T12:00:00Z');
  const on = async (email: string, zone?: string) => {
    await reader(email);
    await captureLead(services, {
      email,
      name: 'Reader',
      birthDate: '1991-01-02',
      marketingConsent: false,
      ...(zone ? { zone } : {}),
    });
    return email;
  };
  const tokyo = await on('tokyo@example.test', 'Asia/Tokyo');
  const york = await on('york@example.test', 'America/New_York');
  const lisbon = [await on('lisbon1@example.test'), await on('lisbon2@example.test', 'Europe/Lisbon')];
  const segmentId = await segmentOf('mornings', [tokyo, york, ...lisbon]);
  const { broadcastId } = await draft({ subject: 'Good morning', segmentId, perHour: 60 });
  await expect(send(broadcastId, { localTime: '2026-11-30T00:00' })).rejects.toMatchObject({
    fields: { localTime: expect.stringContaining('still to come') },
  });
  await send(broadcastId, { localTime: '2026-12-01T09:00' });
  await run();
  expect(await read(broadcastId)).toMatchObject({ state: 'scheduled', sendAt: '2026-11-30T19:00:00.000Z' });
  server.clock.set('2026-11-30T19:00:00Z');
  await run();
  expect(await read(broadcastId)).toMatchObject({
    state: 'sending',
    made: 4,
    sent: 0,
    waiting: 4,
    localTime: '2026-12-01T09:00',
    leaves: { first: '2026-12-01T00:00:00.000Z', last: '2026-12-01T14:00:00.000Z' },
  });
  const had = async () => {
    await server.sendMails();
    return [tokyo, ...lisbon, york].map((email) => lettersTo(email, 'Good morning').length);
  };
  expect(await had()).toEqual([0, 0, 0, 0]);
  await pauseBroadcast(services, { actor, broadcastId });
  server.clock.set('2026-11-30T23:30:00Z');
  await resumeBroadcast(services, { actor, broadcastId });
  expect(await had()).toEqual([0, 0, 0, 0]);
  server.clock.set('2026-12-01T00:00:00Z');
  expect(await had()).toEqual([1, 0, 0, 0]);
  await leave(york);
  // One a minute: the second of two at nine in Lisbon leaves a minute later.
  server.clock.set('2026-12-01T09:00:00Z');
  expect((await had()).filter(Boolean)).toHaveLength(2);
  server.clock.set('2026-12-01T09:01:00Z');
  expect(await had()).toEqual([1, 1, 1, 0]);
  server.clock.set('2026-12-02T14:00:00Z');
  await run();
  expect(await had()).toEqual([1, 1, 1, 0]);
  server.clock.advance({ minutes: 2 });
  await run();
  expect(await read(broadcastId)).toMatchObject({ state: 'sent', sent: 3, held: 1, waiting: 0 });
});

test('what leaves a hole is refused, what is under way is not changed, and staff do not send', async () => {
  const { services } = server;
  await expect(draft({ body: 'Dear {{firstName}}' })).rejects.toMatchObject({
    fields: { body: expect.any(String) },
  });
  await expect(draft({ subject: '{{percent|20}} off' })).rejects.toMatchObject({
    fields: { subject: expect.any(String) },
  });
  const { broadcastId } = await draft({});
  const staff = await newMember(server, 'Sven Staff', 'staff');
  const wish = { actor: staff.actor, broadcastId, ...(await onScreen(broadcastId)) };
  const forbidden = { code: 'forbidden' };
  await expect(reviewBroadcast(services, wish)).rejects.toMatchObject(forbidden);
  await expect(confirmBroadcast(services, { ...wish, isNew: false, version: 'any' })).rejects.toMatchObject(
    forbidden,
  );
  const { broadcastId: gone } = await draft({});
  await removeBroadcast(services, { actor, broadcastId: gone });
  await expect(read(gone)).rejects.toMatchObject({ code: 'not_found' });
  await send(broadcastId, { at: new Date(server.clock.now().getTime() + 3_600_000) });
  await expect(draft({ broadcastId, body: 'Other words.' })).rejects.toMatchObject({ code: 'conflict' });
  const { rows } = await services.db.$client.query(
    `select distinct action from staff_actions where action like 'broadcast.%' order by 1`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'broadcast.cancelled',
    'broadcast.paused',
    'broadcast.removed',
    'broadcast.resumed',
    'broadcast.saved',
    'broadcast.sent',
    'broadcast.tested',
  ]);
});
