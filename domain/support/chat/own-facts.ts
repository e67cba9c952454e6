import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { Fact } from '../../../adapters/assistant/assistant.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import { readMembership, readOrders } from '../../delivery/index.ts';
import { readSessions } from '../../practice/index.ts';
import type { Services } from '../../services.ts';

/**
 * What the assistant may tell a member about herself. Each room adds a line here; what it reads, it reads by the id of
 * the sign-in, so that no wording of a message can reach another person's rows.
 */
type Provider = {
  about: RegExp;
  read(services: Services, memberId: string): Promise<Fact | undefined>;
};

const providers: Provider[] = [
  { about: /^(?:sessions?|appointments?|bookings?|booked|consultations?|credits?)$/, read: ownSessions },
  {
    about:
      /^(?:orders?|ordered|purchases?|purchased|bought|buy|reports?|readings?|videos?|pdf|blueprint|payment)$/,
    read: ownOrders,
  },
  { about: /^(?:membership|subscription|circle|charged?)$/, read: ownMembership },
];

export async function readOwnFacts(
  services: Services,
  { memberId, message }: { memberId: string; message: string },
): Promise<Fact[]> {
  const words = wordsOf(message);
  const asked = providers.filter(({ about }) => words.some((word) => about.test(word)));
  const facts = await Promise.all(asked.map(({ read }) => read(services, memberId)));
  return facts.filter((fact) => fact !== undefined);
}

async function ownSessions(services: Services, memberId: string): Promise<Fact | undefined> {
  const { timeZone } = services.content.current().site;
  const { sessions, credits } = await readSessions(services, { memberId });
  const [next, ...later] = sessions.filter(({ status }) => status === 'scheduled');
  const left = credits.map(({ sessionType, count }) => `• ${sessionType}: ${count} to book`);
  if (!next && left.length === 0) return undefined;
  const more = later.slice(0, 2).map(({ type, startsAt }) => `• ${type}: ${writeMoment(startsAt, timeZone)}`);
  const parts = [
    next &&
      `Your next session is ${next.type} on ${writeMoment(next.startsAt, timeZone)} (${timeZone.split('/').at(-1)} time).`,
    more.length > 0 && `After that:\n${more.join('\n')}`,
    left.length > 0 && `Paid and not booked yet:\n${left.join('\n')}`,
  ];
  return { title: 'Your sessions', text: parts.filter(Boolean).join('\n\n'), url: '/portal/sessions' };
}

type Order = Awaited<ReturnType<typeof readOrders>>[number];

const stateTold: Partial<Record<Order['state'], string>> = {
  open: 'not paid yet',
  pending: 'the payment is on its way',
  failed: 'the payment did not arrive',
  refunded: 'refunded',
  disputed: 'the payment is under review at the bank',
};
const stageTold: Record<Order['deliveries'][number]['stage'], string> = {
  waiting_intake: 'waiting for your details',
  waiting_account: 'waiting for your account',
  waiting_period: 'begins when the 14 days are over',
  in_work: 'being made',
  recording: 'being recorded',
  ready_to_book: 'sessions ready to book',
  booked: 'sessions booked',
  delivered: 'ready',
  withdrawn: 'taken back',
};
const MOST_ORDERS = 5;

/** Where each order stands, and by when. */
async function ownOrders(services: Services, memberId: string): Promise<Fact | undefined> {
  const orders = (await readOrders(services, { memberId })).filter(({ state }) => state !== 'expired');
  if (orders.length === 0) return undefined;
  const { timeZone } = services.content.current().site;
  const lines = orders.slice(0, MOST_ORDERS).map(({ productName, placedAt, state, deliveries }) => {
    const news = deliveries.map(
      ({ stage, dueAt }) =>
        stageTold[stage] + (dueAt && stage !== 'delivered' ? `, due ${writeMoment(dueAt, timeZone)}` : ''),
    );
    const told = stateTold[state] ?? ([...new Set(news)].join('; ') || 'paid');
    return `• ${productName}, ${format(new TZDate(placedAt, timeZone), 'MMM d, yyyy')}: ${told}`;
  });
  return { title: 'Your orders', text: `Your latest orders:\n${lines.join('\n')}`, url: '/portal/orders' };
}

async function ownMembership(services: Services, memberId: string): Promise<Fact | undefined> {
  const membership = await readMembership(services, { memberId });
  if (!membership) return undefined;
  const { timeZone } = services.content.current().site;
  const day = (at: string) => format(new TZDate(at, timeZone), 'MMMM d, yyyy');
  const { nextChargeAt, runsUntil, state } = membership;
  const told =
    state === 'ended'
      ? 'Your membership has ended; nothing more is charged.'
      : nextChargeAt
        ? `Your membership runs. The next charge is on ${day(nextChargeAt)}.`
        : runsUntil
          ? `Your membership runs until ${day(runsUntil)}.`
          : 'Your last charge has not come through; it is tried again.';
  return { title: 'Your membership', text: told, url: '/portal/orders' };
}

const writeMoment = (at: string, zone: string) =>
  format(new TZDate(at, zone), "EEEE, MMMM d, yyyy 'at' h:mm a");
