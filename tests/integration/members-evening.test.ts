import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseBegin } from '../../domain/delivery/index.ts';
import { cancelEvent, createMembersEvening, runEventDuties } from '../../domain/practice/index.ts';
import type { Browserlike } from '../harness/browserlike.ts';
import { demoActor, newMember } from '../harness/members.ts';
import { shopOf, startBuying } from '../harness/shop.ts';
import { TestClock } from '../harness/test-clock.ts';
import { startTestServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let shop: ReturnType<typeof shopOf>;
const START = '2026-11-16T12:00:00Z';
beforeAll(async () => {
  server = await startTestServer({}, new TestClock(START));
  shop = shopOf(server);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(START));

async function circleMember(name: string) {
  const member = await newMember(server, name);
  const checkoutId = await startBuying(member.visitor, 'membership', { email: member.email });
  await shop.sandbox.chooseOutcome(checkoutId, 'paid');
  await shop.settle();
  const { id: orderId } = await shop.orderOf(checkoutId);
  await chooseBegin(server.services, { memberId: member.id, orderId }, 'now');
  await shop.settle();
  return member;
}

const form = {
  title: 'Members’ evening',
  description: 'An hour together.\n\nBring one question.',
  startsAt: '2026-12-03T19:00',
  minutes: '75',
  seats: '2',
  announces: true,
};
async function make(change: Partial<typeof form> = {}) {
  const actor = await demoActor(server, 'owner@demo.local');
  return createMembersEvening(server.services, { actor, ...form, ...change });
}
const page = async (who: Browserlike, path = '/portal/sessions') =>
  (await (await who.get(path)).text()).replaceAll('<!-- -->', '');
const lettersTo = async (email: string) =>
  shop.rows<{ props: { when: string; url: string } }>(
    `select props from mails where template = 'members-evening' and to_address = $1`,
    [email],
  );
const slugOf = async (eventId: string) => {
  const [event] = await shop.rows<{ slug: string }>('select slug from events where id = $1', [eventId]);
  return event?.slug ?? '';
};

test('one button: every member has one letter, however often the job runs; nobody else has any', async () => {
  const [ida, other] = [await circleMember('Ida Circle'), await newMember(server, 'Otto Outside')];
  const owner = await server.signedIn('owner@demo.local');
  expect(await page(owner, '/office/events')).toContain('Members’ evening in December');
  const answer = await owner.post('/office/events', {
    ...{ ...form, announces: 'on', title: 'By the button' },
    intent: 'evening',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    expect.stringMatching('/office/events/'),
  ]);
  await Promise.all([runEventDuties(server.services), runEventDuties(server.services)]);
  await runEventDuties(server.services);
  const [letter, ...more] = await lettersTo(ida.email);
  expect(letter?.props).toMatchObject({ when: 'Thursday 3 December 2026 at 7:00 PM (Lisbon)' });
  expect(letter?.props.url).toMatch(/\/portal\/sessions$/);
  expect(more).toEqual([]);
  expect(await lettersTo(other.email)).toEqual([]);
});

test('without the tick nobody is written to; one that is called off is announced to nobody', async () => {
  const jana = await circleMember('Jana Circle');
  const before = (await lettersTo(jana.email)).length;
  await make({ announces: false });
  const { eventId } = await make();
  await cancelEvent(server.services, { actor: await demoActor(server, 'owner@demo.local'), eventId });
  await runEventDuties(server.services);
  expect(await lettersTo(jana.email)).toHaveLength(before);
});

test('a seat is one press, in the portal and in the calendar feed; a second one is not given', async () => {
  const kim = await circleMember('Kim Circle');
  const { eventId } = await make({ title: 'Evening of Kim' });
  const slug = await slugOf(eventId);
  expect(await page(kim.visitor)).toContain('Take my seat');
  const took = await kim.visitor.post('/portal/sessions', { intent: 'evening', slug });
  expect([took.status, took.headers.get('location')]).toEqual([
    302,
    expect.stringMatching('/portal/events/'),
  ]);
  const [seat] = await shop.rows('select state, paid_order from seats where event_id = $1', [eventId]);
  expect(seat).toEqual({ state: 'taken', paid_order: null });
  const { text = '' } = await server.mailAbout(kim.email, 'Evening of Kim');
  expect(text).toContain('Thursday 3 December 2026');
  const again = await kim.visitor.post('/portal/sessions', { intent: 'evening', slug });
  expect(again.status).toBe(409);
  // It stands among her seats, and not among those still to be taken.
  const portal = await page(kim.visitor);
  expect(portal).toContain('Evening of Kim');
  expect(portal).not.toContain('Take my seat<span class="sr-only"> at Evening of Kim');
});

test('nobody else sees it or gets a seat: not the public, not a member of nothing, not by its address', async () => {
  const { eventId } = await make({ title: 'Hidden evening' });
  const slug = await slugOf(eventId);
  const outside = await newMember(server, 'Olaf Outside');
  for (const visitor of [server.visitor(), outside.visitor]) {
    expect(await page(visitor, '/events')).not.toContain('Hidden evening');
    expect(await page(visitor, '/sitemap.xml')).not.toContain(slug);
    const own = await visitor.get(`/events/${slug}`);
    expect([own.status, own.headers.get('location')]).toEqual([302, '/portal/sessions']);
    const guest = { name: 'G', email: 'g@example.com' };
    expect((await visitor.post(`/events/${slug}`, { intent: 'take', ...guest })).status).not.toBe(200);
  }
  expect(await page(outside.visitor)).not.toContain('Hidden evening');
  expect((await outside.visitor.post('/portal/sessions', { intent: 'evening', slug })).status).toBe(404);
  expect(await shop.rows('select 1 from seats where event_id = $1', [eventId])).toEqual([]);
});

test('it stays free and among members, whatever is sent; and making one is the owner’s', async () => {
  const { eventId } = await make({ title: 'Stays free' });
  const owner = await server.signedIn('owner@demo.local');
  const save = (change: Record<string, string>) => {
    const fields = {
      ...form,
      announces: '',
      priceCents: '0',
      intent: 'save',
      title: 'Stays free',
      ...change,
    };
    return owner.post(`/office/events/${eventId}`, fields);
  };
  expect((await save({ seats: '5' })).status).toBe(200);
  expect((await save({ priceCents: '25' })).status).toBe(422);
  expect((await save({ isPublic: 'on' })).status).toBe(422);
  const staff = await newMember(server, 'Stella Staff', 'staff');
  const refused = await staff.visitor.post('/office/events', { ...form, announces: 'on', intent: 'evening' });
  expect(refused.status).toBe(403);
});
