import { randomUUID } from 'node:crypto';
import { noteContact } from '../domain/contacts/index.ts';
import { requestWithdrawal } from '../domain/delivery/index.ts';
import { addWebhook, inviteStaff, listCustomers, makeApiKey } from '../domain/office/index.ts';
import {
  blockDates,
  bookByHand,
  readOfficeEvent,
  readOfficeEvents,
  readPractice,
  takeSeat,
} from '../domain/practice/index.ts';
import { buyGift } from '../domain/shop/index.ts';
import { addDays, dateIn } from '../shared/wall-time.ts';
import { addressOf } from './customers-buy.ts';
import { bookAsGuest, holdWithGuest, startTimes } from './hold-session.ts';
import { evening, names } from './maya-comes-to-events.ts';
import type { Past } from './past.ts';
import { payOnPage } from './pay.ts';
import { later } from './timeline.ts';

const guestOf = (name: string) => ({ email: addressOf(name), name });

/** People without an account: at the workshops, in today's calendar, and one who withdraws; and what the owner notes of them. */
export async function guestsCome(past: Past): Promise<void> {
  takeSeats(past, evening.title, 30, ['Alma Costa', 'Gil Amaral', 'Ida Nygaard', 'Rui Tavares']);
  const booked = [
    'Eleni Papadaki',
    'Bruno Weiss',
    'Clara Benedetti',
    'Hedda Lund',
    'Wouter de Vries',
    'Liv Aas',
  ];
  takeSeats(past, names.title, 5.5, booked);
  await bookToday(past);
  await runOffice(past);
  withdraw(past);
  giveGifts(past);
}

/** One that its receiver has still to redeem, and an amount that was handed over on paper. */
function giveGifts({ timeline, services }: Past): void {
  const give = (days: number, giver: string, gift: Omit<Gift, 'giverName' | 'email'>) =>
    timeline.at(timeline.ago({ days }), async () => {
      const { url } = await buyGift(services, { ...gift, giverName: giver, email: addressOf(giver) });
      await payOnPage(services, url.split('/').at(-1) ?? '', 'paid');
    });
  const message = 'For the year in which everything begins anew.';
  give(9, 'Clara Benedetti', {
    what: 'report',
    receiverName: 'Marta',
    receiverEmail: addressOf('Marta Benedetti'),
    message,
  });
  give(6, 'Bruno Weiss', { what: 'amount', amount: 5_000, receiverName: 'Jana' });
}

type Gift = Parameters<typeof buyGift>[1];

/** Some hours after each other, each from the page of the event; what costs something is paid at once. */
function takeSeats(past: Past, title: string, fromDaysAgo: number, people: string[]): void {
  const { timeline, services, owner } = past;
  for (const [i, name] of people.entries()) {
    timeline.at(timeline.ago({ days: fromDaysAgo, hours: -14 * i }), async () => {
      const { ahead } = await readOfficeEvents(services, { actor: owner });
      const eventId = ahead.find((event) => event.title === title)?.id ?? '';
      const { slug } = await readOfficeEvent(services, { actor: owner, eventId });
      const { url } = await takeSeat(services, { slug, guest: guestOf(name) });
      const [, checkoutId] = /\/sandbox\/pay\/(\w+)/.exec(url) ?? [];
      if (checkoutId) await payOnPage(services, checkoutId, 'paid');
    });
  }
}

/**
 * Two sessions on the day the demo begins, one on the next, all paid; and one booked on the telephone, which is still to be
 * paid. The later one of today stays open whatever the hour is: its notes are hers to write.
 */
async function bookToday(past: Past): Promise<void> {
  const { timeline, services, owner } = past;
  const startOf = await startTimes(past);
  const bookings: [name: string, startsAt: Date][] = [
    ['Ingrid Sørensen', startOf(0, '11:00')],
    ['Mateus Azevedo', startOf(0, '16:00')],
    ['Wouter de Vries', startOf(1, '10:00')],
  ];
  for (const [i, [name, startsAt]] of bookings.entries()) {
    const visit = { guest: guestOf(name), startsAt, bookedAt: timeline.ago({ days: 3, hours: 5 - i }) };
    const isOver = later(startsAt, { minutes: 65 }) <= timeline.ago({});
    if (isOver && i === 0)
      holdWithGuest(past, { ...visit, notes: 'Personal year 4, and a house that is being built.' });
    else bookAsGuest(past, visit);
    for (const hours of [24, 1]) timeline.wake(later(startsAt, { hours: -hours }), 'remind-of-sessions');
  }
  const { zone } = await readPractice(services);
  const date = addDays(dateIn(timeline.ago({}), zone), 3);
  const onThePhone = {
    ...guestOf('Dagny Moe'),
    sessionType: '1:1 Live Session (60 min)',
    date,
    time: '15:00',
  };
  timeline.at(timeline.ago({ days: 1, hours: 4 }), () =>
    bookByHand(services, { actor: owner, ...onThePhone }),
  );
}

/** What an owner does besides: days off, notes, an assistant who is invited, a key and an address for the bookkeeping. */
async function runOffice(past: Past): Promise<void> {
  const { timeline, services, owner } = past;
  const { zone } = await readPractice(services);
  const from = addDays(dateIn(timeline.ago({}), zone), 33);
  timeline.at(timeline.ago({ days: 14 }), () =>
    blockDates(services, { actor: owner, from, to: addDays(from, 4), reason: 'A week by the sea' }),
  );
  const notes: [daysAgo: number, name: string, text: string][] = [
    [88, 'Wouter de Vries', 'Prefers mornings. Wants to hear the sums first, the meaning afterwards.'],
    [33, 'Eleni Papadaki', 'Brings two friends to the evening about names.'],
    [6, 'Hana Suzuki', 'Had hoped for the coming year; offer the forecast before we speak of the refund.'],
  ];
  for (const [days, name, text] of notes) {
    timeline.at(timeline.ago({ days }), async () => {
      const { customers } = await listCustomers(services, { actor: owner, search: { q: addressOf(name) } });
      await noteContact(services, { actor: owner, contactId: customers[0]?.id ?? '', text });
    });
  }
  // She has signed in just now, as the office would ask her to for these two.
  const signedIn = () => ({ ...owner, confirmedAt: new Date() });
  timeline.at(timeline.ago({ days: 50 }), () =>
    makeApiKey(services, { actor: signedIn(), name: 'Bookkeeping', scopes: ['orders:read'] }),
  );
  // Nobody's address, which the demo answers itself (adapters/outside/public-fetch.ts).
  timeline.at(timeline.ago({ days: 4 }), () =>
    addWebhook(services, {
      actor: signedIn(),
      url: 'https://books.example/aura/orders',
      facts: ['order-paid', 'order-refunded', 'seat-taken'],
    }),
  );
  timeline.at(timeline.ago({ days: 2 }), () =>
    inviteStaff(services, { actor: signedIn(), email: 'helena.matos@example.com', role: 'staff' }),
  );
}

/** By the form that everybody finds in the footer, without the order's number: so it waits for a person. */
function withdraw({ timeline, services }: Past): void {
  timeline.at(timeline.ago({ hours: 7 }), () =>
    requestWithdrawal(services, {
      submission: randomUUID(),
      ...guestOf('Lena Hofmann'),
      productId: 'union-path',
    }),
  );
}
