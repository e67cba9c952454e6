import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Delivery } from '../../content/product.ts';
import {
  chooseBegin,
  readMembership,
  readOrder,
  readOwnWrittenText,
  readTextDesk,
  releaseText,
  saveTextDraft,
} from '../../domain/delivery/index.ts';
import { readCourses } from '../../domain/learning/index.ts';
import { publishProduct, readProduct, readToday } from '../../domain/office/index.ts';
import {
  cancelEvent,
  cancelSeat,
  createEvent,
  readOfficeEvent,
  readSeat,
  runEventDuties,
  seatPathOfPart,
} from '../../domain/practice/index.ts';
import { endRunOut, refundInFull, signOrderKey, tellOfEndingMonths } from '../../domain/shop/index.ts';
import { DAY } from '../../shared/durations.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf } from '../harness/shop.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
let actor: Awaited<ReturnType<typeof demoActor>>;
beforeAll(async () => {
  server = await startTestServer();
  shop = shopOf(server);
  actor = await demoActor(server, 'owner@demo.local');
});
afterAll(() => server.stop());

async function publish(name: string, parts: object[], form: object = {}): Promise<string> {
  const { productId } = await publishProduct(server.services, {
    actor,
    productId: 'new',
    name,
    priceCents: '49',
    description: 'Made of this part alone.',
    features: 'The part',
    sections: ['services'],
    parts: JSON.stringify(parts),
    intake: 'none',
    taxClass: 'service',
    ...form,
  });
  return productId;
}

/** Paid, and begun at once. */
async function buy(productId: string, productName: string, visitor: Browserlike = server.visitor()) {
  const email = `${productId}-${crypto.randomUUID()}@example.test`;
  const wish = { productId, productName, amount: 4_900, email };
  const answer = await visitor.postJson('/functions/v1/create-checkout-session', wish);
  const { url } = z.object({ url: z.string() }).parse(await answer.json());
  const checkoutId = url.split('/').at(-1) ?? '';
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const order = await shop.orderOf(checkoutId);
  const key = signOrderKey(server.services, { orderId: order.id, via: 'mail' });
  if ((await readOrder(server.services, { key })).begin) await chooseBegin(server.services, { key }, 'now');
  const [part] = (await readOrder(server.services, { key })).deliveries;
  if (!part) throw new Error('nothing is delivered');
  return { email, key, orderId: order.id, part };
}

async function refund(orderId: string): Promise<void> {
  await server.services.db.transaction((tx) =>
    refundInFull(server.services, tx, { orderId, why: 'A test.' }),
  );
  await shop.settle();
}

const refusal = (name: string, part: object) =>
  publish(name, [part]).then(
    () => undefined,
    (error) => error.fields,
  );

describe('a text that she writes for this customer', () => {
  const title = 'A letter about your name';
  const text: Delivery = { kind: 'text', title };

  test('has to be called something', async () => {
    expect(await refusal('Untold', { kind: 'text', title: ' ' })).toEqual({ parts: expect.any(String) });
  });

  test('waits at the desk, is read once it is released, and is closed with the refund', async () => {
    const { services } = server;
    const productId = await publish('A Letter', [text]);
    const checkout = await (await server.visitor().get(`/checkout/${productId}`)).text();
    expect(checkout).toContain('A text is written for you by hand');
    const { email, key, orderId, part } = await buy(productId, 'A Letter');
    expect([part.kind, part.title, part.stage]).toEqual(['text', title, 'writing']);
    const begun = await server.mailAbout(email, 'We have begun');
    expect(begun.text).not.toContain('details');
    const { readings } = await readToday(services, { actor });
    expect(readings).toContainEqual(expect.objectContaining({ orderId, kind: 'text' }));

    const about = { actor, fulfilmentId: part.id };
    const page = `/orders/${key}/texts/${part.id}`;
    const read = async () => {
      const answer = await server.visitor().get(page);
      return [answer.status, (await answer.text()).includes('<strong>I</strong> of Iris')];
    };
    const draft = 'The **I** of Iris stands upright.';
    await saveTextDraft(services, { ...about, draft, version: 0 });
    expect((await readTextDesk(services, about)).html).toContain('<strong>I</strong>');
    expect(await read()).toEqual([404, false]);
    await expect(saveTextDraft(services, { ...about, draft: 'Other', version: 0 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await releaseText(services, { ...about, draft, version: 1 });
    expect(await read()).toEqual([200, true]);
    const letter = await server.mailAbout(email, 'Ready for you');
    expect(letter.text).toContain(`/texts/${part.id}`);
    expect((await readOrder(services, { key })).deliveries[0]?.stage).toBe('delivered');
    expect((await readToday(services, { actor })).readings.map((one) => one.orderId)).not.toContain(orderId);

    // What she goes on writing is hers until it is released again.
    await saveTextDraft(services, { ...about, draft: 'Anew.', version: 1 });
    expect(await read()).toEqual([200, true]);
    await releaseText(services, { ...about, draft: 'Anew.', version: 2 });
    expect((await readOwnWrittenText(services, { key }, part.id)).html).toContain('Anew.');

    await refund(orderId);
    expect((await read())[0]).toBe(404);
    await expect(releaseText(services, { ...about, draft: 'Late.', version: 3 })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('opens to nobody with the key of another order', async () => {
    const productId = await publish('Two Letters', [text]);
    const [hers, others] = [await buy(productId, 'Two Letters'), await buy(productId, 'Two Letters')];
    const about = { actor, fulfilmentId: hers.part.id };
    await releaseText(server.services, { ...about, draft: 'For you.', version: 0 });
    await readOwnWrittenText(server.services, hers, hers.part.id);
    await expect(readOwnWrittenText(server.services, others, hers.part.id)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a course', () => {
  test.each(['certification-program', 'elsewhere', ''])('is refused: "%s"', async (course) => {
    expect(await refusal('No Lessons', { kind: 'course', course })).toEqual({ parts: expect.any(String) });
  });

  test('is the one that was chosen, and ends with the refund', async () => {
    const { choices } = await readProduct(server.services, { actor, productId: 'new' });
    expect(choices.courses.map(({ id }) => id)).toEqual(['numerology-101', 'advanced-readings']);
    const productId = await publish('Advanced Course', [{ kind: 'course', course: 'advanced-readings' }]);
    const member = await newMember(server, 'Cora Lund');
    const { orderId, part } = await buy(productId, 'Advanced Course', member.visitor);
    expect([part.title, part.stage]).toEqual(['Advanced Readings', 'delivered']);
    const enrolled = async () =>
      (await readCourses(server.services, { memberId: member.id })).enrolled.map(({ id }) => id);
    expect(await enrolled()).toEqual(['advanced-readings']);
    await refund(orderId);
    expect(await enrolled()).toEqual([]);
  });
});

describe('a seat at an event', () => {
  const anEvent = async (seats: number, title: string) => {
    const startsAt = new Date(server.clock.now().getTime() + 20 * DAY);
    const rules = { title, description: 'Come.', minutes: 60, priceCents: 2_500, isPublic: true };
    const meetingLink = 'https://meet.example/room';
    const { eventId } = await createEvent(server.services, { actor, ...rules, startsAt, seats, meetingLink });
    return eventId;
  };
  const seat = (event: string, title: string): Delivery => ({ kind: 'seat', event, title });
  const statesOf = async (eventId: string) => {
    const { seated, waiting, gone } = await readOfficeEvent(server.services, { actor, eventId });
    return [...seated, ...waiting, ...gone].map(({ state }) => state);
  };
  const order = async (productId: string, productName: string) => {
    const email = `${crypto.randomUUID()}@example.test`;
    const wish = { productId, productName, amount: 4_900, email };
    const answer = await server.visitor().postJson('/functions/v1/create-checkout-session', wish);
    const said = z.object({ url: z.string().optional(), error: z.string().optional() });
    return { status: answer.status, said: said.parse(await answer.json()) };
  };
  const quote = async (productId: string) => {
    const answer = await server.visitor().postJson('/functions/v1/quote-order', { productId });
    return z.object({ soldOut: z.string().optional() }).parse(await answer.json());
  };

  test('is of an event that is still to come', async () => {
    const never = seat('6f1f1a3e-0000-4000-8000-000000000000', 'Never');
    expect(await refusal('Nowhere', never)).toEqual({ parts: expect.any(String) });
  });

  test('is held while its order can be paid, and the product says when there is none', async () => {
    const eventId = await anEvent(1, 'A small circle');
    const productId = await publish('Small Circle', [seat(eventId, 'A small circle')]);
    expect((await quote(productId)).soldOut).toBeUndefined();
    const first = await order(productId, 'Small Circle');
    expect(await statesOf(eventId)).toEqual(['held']);
    expect((await quote(productId)).soldOut).toContain('All seats of “A small circle”');
    const second = await order(productId, 'Small Circle');
    expect([second.status, second.said.error]).toEqual([409, expect.stringContaining('last seat')]);
    await shop.sandbox.chooseOutcome(first.said.url?.split('/').at(-1) ?? '', 'paid');
    await shop.settle();
    expect(await statesOf(eventId)).toEqual(['taken']);
  });

  test('is taken with the payment, cannot be given back alone, and is free again after the refund', async () => {
    const eventId = await anEvent(3, 'A wide circle');
    const productId = await publish('Wide Circle', [seat(eventId, 'A wide circle')]);
    const { key, orderId, part, email } = await buy(productId, 'Wide Circle');
    expect([part.kind, part.title, part.stage]).toEqual(['seat', 'A wide circle', 'delivered']);
    expect((await server.mailAbout(email, 'A wide circle')).text).toContain('/seats/');
    const path = await seatPathOfPart(server.services, { key }, eventId);
    const holder = { key: path.split('/').at(-1) ?? '' };
    expect(await readSeat(server.services, holder)).toMatchObject({ state: 'taken', mayGiveUp: false });
    await expect(cancelSeat(server.services, holder)).rejects.toMatchObject({ code: 'conflict' });
    await refund(orderId);
    expect(await statesOf(eventId)).toEqual(['gone']);
    const { deliveries } = await readOrder(server.services, { key });
    expect(deliveries[0]?.stage).toBe('withdrawn');
  });

  test('is another’s again when its order was not paid', async () => {
    const eventId = await anEvent(1, 'An unpaid circle');
    const productId = await publish('Unpaid Circle', [seat(eventId, 'An unpaid circle')]);
    await order(productId, 'Unpaid Circle');
    server.clock.advance({ hours: 1, minutes: 5 });
    await runEventDuties(server.services);
    expect(await statesOf(eventId)).toEqual(['held']);
    await shop.settle();
    server.clock.advance({ minutes: 15 });
    await runEventDuties(server.services);
    expect(await statesOf(eventId)).toEqual(['gone']);
    expect((await order(productId, 'Unpaid Circle')).status).toBe(200);
  });

  test('gives its money back when the event is called off', async () => {
    const eventId = await anEvent(3, 'A cancelled circle');
    const productId = await publish('Cancelled Circle', [seat(eventId, 'A cancelled circle')]);
    const { orderId } = await buy(productId, 'Cancelled Circle');
    await cancelEvent(server.services, { actor, eventId });
    await runEventDuties(server.services);
    await shop.settle();
    const [row] = await shop.rows<{ state: string }>('select state from orders where id = $1', [orderId]);
    expect(row?.state).toBe('refunded');
  });
});

describe('months in the Circle', () => {
  const months = (many: number): Delivery => ({ kind: 'membership-months', months: many });
  const circleOf = async (memberId: string) =>
    (await readMembership(server.services, { memberId }))?.state ?? 'none';

  test('ask for the birth date that letters and calendar are made of', async () => {
    expect(await refusal('Unborn', months(3))).toEqual({ intake: expect.stringContaining('birth date') });
  });

  test('open it, follow each other, end by themselves with a letter a week before, and go back', async () => {
    const { services, clock } = server;
    const productId = await publish('A Quarter', [months(3)], { intake: 'person' });
    const member = await newMember(server, 'Mona Circle');
    const first = await buy(productId, 'A Quarter', member.visitor);
    expect([first.part.stage, first.part.amount]).toEqual(['delivered', 3]);
    expect(await circleOf(member.id)).toBe('months');
    const courses = async () => (await readCourses(services, { memberId: member.id })).enrolled.length;
    expect(await courses()).toBe(1);
    const lettersOf = (kind: string) =>
      shop.rows(
        `select 1 from mails where template = 'circle-months' and props->>'kind' = $1 and props->>'product' = 'A Quarter'`,
        [kind],
      );
    expect(await lettersOf('open')).toHaveLength(1);

    const second = await buy(productId, 'A Quarter', member.visitor);
    expect(second.part.stage).toBe('waiting_circle');
    clock.advance({ days: 80 });
    await tellOfEndingMonths(services);
    expect(await lettersOf('ending')).toHaveLength(0);
    clock.advance({ days: 6 });
    await tellOfEndingMonths(services);
    await tellOfEndingMonths(services);
    expect(await lettersOf('ending')).toHaveLength(1);
    expect(await lettersOf('open')).toHaveLength(1);

    clock.advance({ days: 8 });
    await endRunOut(services);
    await shop.settleDeliveries();
    expect(await lettersOf('open')).toHaveLength(2);
    expect([await circleOf(member.id), await courses()]).toEqual(['months', 1]);
    await refund(second.orderId);
    expect([await circleOf(member.id), await courses()]).toEqual(['ended', 0]);
  });
});
