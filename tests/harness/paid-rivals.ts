import { createProvenAccount } from '../../domain/identity/index.ts';
import { bookSession, readMonth, readSessions, releaseUnpaid } from '../../domain/practice/index.ts';
import type { Services } from '../../domain/services.ts';
import { addDays } from '../../shared/wall-time.ts';
import { Browserlike } from './browserlike.ts';
import { tallied, wants } from './rivals.ts';
import { checkoutIn, settleAll } from './shop.ts';
import type { TestClock } from './test-clock.ts';

const TYPE = '1:1 Live Session (60 min)';
const HOUR = 3_600_000;

/** What the winner of a slot does next. */
const ways = ['card', 'lapse', 'too-late', 'late-free', 'late-taken', 'twice'] as const;
type Way = (typeof ways)[number];

type Rival = { id: string; visitor: Browserlike };
type Won = { startsAt: string; winner: Rival; sessionId: string; way: Way; checkouts: string[] };
type Fire = {
  services: Services;
  clock: TestClock;
  /** Of two servers on one database; the first lives by the clock above. */
  urls: [string, string];
  slots: number;
  rivals: number;
  zone: string;
};

/**
 * People who want the same hours at the same moment, through two servers, and pay for them at once, never, too late, or
 * twice. Counts what must be one and what must be none.
 */
export async function paidRivals(fire: Fire) {
  const { services, clock } = fire;
  const all: string[] = [];
  const people = await signInRivals(fire);
  const won: Won[] = [];
  for (const startsAt of await someSlots(
    services,
    addDays(clock.now().toISOString().slice(0, 10), 4),
    fire.slots,
  )) {
    const answers = await Promise.all(people.map(({ visitor }) => wants(visitor, TYPE, startsAt)));
    all.push(...answers);
    const winner = people[answers.indexOf('won')];
    if (winner) won.push(await begin(fire, winner, startsAt, ways[won.length % ways.length] ?? 'card'));
  }
  // The second server lives by the machine's clock: from here on only the first one is asked.
  await lapse(fire, won);
  for (const one of won.filter(({ way }) => way.startsWith('late'))) await payLate(fire, one, people);
  return { ...tallied(all), ...(await findings(services)) };
}

async function signInRivals({ services, urls, rivals, zone }: Fire): Promise<Rival[]> {
  const name = zone.replaceAll(/\W/g, '').toLowerCase();
  const people: Rival[] = [];
  for (let i = 0; i < rivals; i++) {
    const [email, password] = [`r${i}.${name}@rival.test`, `rival-number-${i}-of-many`];
    const id = await createProvenAccount(services, { email, password, name: `Rival ${i}` });
    const visitor = new Browserlike(urls[i % 2] ?? '');
    await visitor.signIn(email, password);
    people.push({ id, visitor });
  }
  return people;
}

async function someSlots(services: Services, from: string, count: number): Promise<string[]> {
  const actor = { id: '', role: 'member' as const };
  const free: string[] = [];
  for (let month = from; free.length < count; month = addDays(`${month.slice(0, 7)}-28`, 5)) {
    const days = await readMonth(services, { actor, date: month, type: TYPE });
    const open = days
      .filter(({ date }) => date >= from)
      .flatMap(({ slots }) => slots.filter((slot) => slot.free));
    free.push(...open.map(({ startsAt }) => startsAt).filter((startsAt) => !free.includes(startsAt)));
  }
  return free.slice(0, count);
}

async function begin(fire: Fire, winner: Rival, startsAt: string, wished: Way): Promise<Won> {
  const { services } = fire;
  const { sessions } = await readSessions(services, { memberId: winner.id });
  const session = sessions.find((one) => one.startsAt === startsAt && one.status === 'scheduled');
  const sessionId = session?.id ?? '';
  // A credit of earlier money has paid it.
  const way = session?.toBePaid ? wished : 'card';
  const checkouts = session?.toBePaid && way !== 'lapse' ? await openPages(winner, sessionId, way) : [];
  if (way === 'card' || way === 'twice') {
    for (const id of checkouts) await services.sandbox?.chooseOutcome(id, 'paid');
  }
  if (way.startsWith('late')) {
    for (const id of checkouts) await services.sandbox?.chooseOutcome(id, 'sepa-pending');
  }
  await hearNotices(services);
  return { startsAt, winner, sessionId, way, checkouts };
}

/** Two presses at once may open two pages, and somebody may pay both. */
async function openPages({ visitor }: Rival, sessionId: string, way: Way): Promise<string[]> {
  const presses = Array.from({ length: way === 'twice' ? 2 : 1 }, async () => {
    return checkoutIn(await visitor.post('/portal/sessions', { intent: 'pay', sessionId }));
  });
  return [...new Set(await Promise.all(presses))].filter((id) => id !== '');
}

async function hearNotices(services: Services): Promise<void> {
  await services.sandbox?.runDue();
  await services.sandbox?.deliverNotices();
  await settleAll(services);
}

/** A day later the places that nobody has paid for are free again; who then tries to pay finds the page closed. */
async function lapse({ services, clock }: Fire, won: Won[]): Promise<void> {
  clock.advance({ hours: 24, seconds: 1 });
  await Promise.all([releaseUnpaid(services), releaseUnpaid(services)]);
  for (const { checkouts } of won.filter(({ way }) => way === 'too-late')) {
    for (const id of checkouts) await services.sandbox?.chooseOutcome(id, 'paid').catch(() => undefined);
  }
  await hearNotices(services);
}

/** The debit arrives when the place is gone, a day before the start; in half of the cases somebody else has it. */
async function payLate(
  { services, clock }: Fire,
  { startsAt, winner, sessionId, way, checkouts }: Won,
  people: Rival[],
) {
  const dayBefore = new Date(Date.parse(startsAt) - 24 * HOUR);
  if (dayBefore > clock.now()) clock.set(dayBefore);
  await releaseUnpaid(services);
  const { sessions } = await readSessions(services, { memberId: winner.id });
  // The bank was in time after all: the provider's own days have passed meanwhile.
  if (!sessions.some(({ id, wasReleased }) => id === sessionId && wasReleased)) return;
  const other = people.find(({ id }) => id !== winner.id);
  if (way === 'late-taken' && other) {
    await bookSession(services, { memberId: other.id, sessionType: TYPE, startsAt: new Date(startsAt) });
  }
  for (const id of checkouts) await services.sandbox?.settleSepa(id, 'paid');
  await hearNotices(services);
}

async function findings({ db }: Services) {
  const count = async (query: string) => Number((await db.$client.query(query)).rows[0].count);
  return {
    paidOrders: await count(
      `select count(*) from orders where subject like 'session:%' and paid_at is not null`,
    ),
    chargedForNothing: await count(`select count(*) from orders o where o.subject like 'session:%'
      and o.state = 'paid' and not exists (select 1 from session_credits c where c.source = 'order:' || o.id)`),
    creditsOnTwoSessions: await count(`select count(*) from (
      select session_id from session_credits where session_id is not null group by 1 having count(*) > 1) as twice`),
    bookedTwice: await count(`select count(*) from sessions a join sessions b on a.id < b.id
      and a.status = 'scheduled' and b.status = 'scheduled'
      and tstzrange(a.scheduled_date, a.ends_at) && tstzrange(b.scheduled_date, b.ends_at)`),
    paidAndReleased:
      await count(`select count(*) from sessions s join session_credits c on c.session_id = s.id
      where s.status = 'cancelled'`),
  };
}
