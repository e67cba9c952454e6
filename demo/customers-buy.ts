import { requestRefund } from '../domain/delivery/index.ts';
import { createAccount, demoPassword } from '../domain/identity/index.ts';
import { signOrderKey } from '../domain/shop/index.ts';
import { buy, giveDetails, handOver } from './buy.ts';
import { type Customer, customers } from './customers.ts';
import { holdSession, startTimes } from './hold-session.ts';
import type { Past } from './past.ts';
import { refuseDebit } from './pay.ts';
import { later } from './timeline.ts';

/** Guests: each order by the address it was placed with. */
export async function customersBuy(past: Past): Promise<void> {
  for (const customer of customers) buyAsGuest(past, customer);
  await hanaAsksBack(past);
}

function buyAsGuest(past: Past, customer: Customer): void {
  const { timeline, services } = past;
  const { name, born, product, placed, source, money, details, answers, delivered, asksBack } = customer;
  const ago = (hours: number) => timeline.ago({ hours });
  const email = addressOf(name);
  const outcome = money ? 'sepa-pending' : 'paid';
  const bought = buy(past, ago(placed), { productId: product, email, outcome, source });
  if (money === 'failed') {
    timeline.at(later(ago(placed), { hours: 30 }), () => refuseDebit(services, bought.checkoutId));
  }
  if (details !== undefined) {
    giveDetails(past, ago(details), bought, { answers: { fullName: name, birthDate: born, ...answers } });
  }
  // A promise of 24 hours that is not kept is noticed in that minute.
  if (details !== undefined && delivered === undefined) {
    timeline.wake(later(ago(details), { hours: 24, minutes: 1 }), 'fulfil');
  }
  if (delivered !== undefined) {
    const link = `https://video.example/${email.split('@')[0]}-${placed}`;
    handOver(past, ago(delivered), bought, { link });
  }
  if (asksBack) {
    timeline.at(ago(asksBack.hours), () => {
      const key = signOrderKey(services, { orderId: bought.orderId, via: 'mail' });
      return requestRefund(services, { key }, { why: asksBack.why });
    });
  }
}

/** One session of three has taken place, so the guarantee does not decide by itself: it waits for the practitioner. */
async function hanaAsksBack(past: Past): Promise<void> {
  const { timeline, services } = past;
  const name = 'Hana Suzuki';
  const email = addressOf(name);
  const since = timeline.ago({ days: 16 });
  const memberId = await createAccount(services, {
    ...{ email, name, since },
    password: demoPassword(services.config.secret, email),
  });
  const bought = buy(past, timeline.ago({ days: 15 }), { productId: 'transformation', email, memberId });
  giveDetails(past, timeline.ago({ days: 14, hours: 22 }), bought, {
    answers: { fullName: name, birthDate: '1981-07-19' },
  });
  const startOf = await startTimes(past);
  holdSession(past, {
    memberId,
    sessionType: 'Transformation Package',
    startsAt: startOf(-6, '11:00'),
    bookedAt: timeline.ago({ days: 10 }),
    notes: 'First of three. She had hoped for the coming year; we spoke mostly of the last one.',
  });
  timeline.at(timeline.ago({ hours: 30 }), () =>
    requestRefund(
      services,
      { memberId, orderId: bought.orderId },
      { why: 'It is lovely, but I had hoped to hear more about the coming year.' },
    ),
  );
}

export const addressOf = (name: string) =>
  `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '.')}@example.com`;
