import type { WrittenProductId } from '../content/catalogue.ts';
import { openVideo, requestRefund } from '../domain/delivery/index.ts';
import { createProvenAccount, demoPassword } from '../domain/identity/index.ts';
import { readMail, readOutbox } from '../domain/mail/index.ts';
import { paymentsOf, signOrderKey } from '../domain/shop/index.ts';
import { changeTestimonialRule, saveTestimonial } from '../domain/support/index.ts';
import { buy, giveDetails, handOver, videoOf } from './buy.ts';
import { holdSession, startTimes } from './hold-session.ts';
import type { Past } from './past.ts';
import { refuseDebit } from './pay.ts';
import { later } from './timeline.ts';

/** Guests: each order by the address it was placed with. */
export async function customersBuy(past: Past): Promise<void> {
  askForWords(past);
  for (const customer of customers) buyAsGuest(past, customer);
  await hanaAsksBack(past);
}

function buyAsGuest(past: Past, customer: Customer): void {
  const { timeline, services } = past;
  const { name, born, product, placed, source, money, details, answers, delivered, says } = customer;
  const { asksBack, disputes } = customer;
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
  if (says) {
    const { hours, ...said } = says;
    sayIt(past, ago(hours), name, said);
  }
  if (disputes) {
    const { hours, reason, daysLeft, watched } = disputes;
    timeline.at(ago(watched), async () => {
      const key = signOrderKey(services, { orderId: bought.orderId, via: 'mail' });
      return openVideo(services, { key }, await videoOf(past, bought));
    });
    timeline.at(ago(hours), async () => {
      const [payment] = await paymentsOf(services.db, bought.orderId);
      const dueInDays = Math.ceil(hours / 24) + daysLeft;
      await services.sandbox?.dispute(payment?.paymentId ?? '', { reason, dueInDays });
    });
  }
  if (asksBack) {
    timeline.at(ago(asksBack.hours), () => {
      const key = signOrderKey(services, { orderId: bought.orderId, via: 'mail' });
      return requestRefund(services, { key }, { why: asksBack.why });
    });
  }
}

/** Whoever has had her reading for five days is asked what she made of it. */
function askForWords({ timeline, services, owner }: Past): void {
  timeline.at(timeline.ago({ days: 9 }), () =>
    changeTestimonialRule(services, { actor: owner, isOn: true, days: 5 }),
  );
  for (const days of [8, 4, 1.2]) timeline.wake(timeline.ago({ days }), 'ask-for-testimonials');
}

/** By the link of the letter that asked; the practitioner has not read it yet. */
function sayIt(past: Past, at: Date, name: string, said: { quote: string; place: string }): void {
  const { timeline, services, owner: actor } = past;
  timeline.at(at, async () => {
    const { mails } = await readOutbox(services, { actor, query: { address: addressOf(name) } });
    const asked = mails.find(({ template }) => template === 'testimonial-request');
    const { text } = await readMail(services, { actor, mailId: asked?.id ?? '' });
    const token = /\/testimonial\/([\w.-]+)/.exec(text)?.[1] ?? '';
    await saveTestimonial(services, { token, name, ...said, rating: '5', consent: 'on' });
  });
}

/** One session of three has taken place, so the guarantee does not decide by itself: it waits for the practitioner. */
async function hanaAsksBack(past: Past): Promise<void> {
  const { timeline, services } = past;
  const name = 'Hana Suzuki';
  const email = addressOf(name);
  const since = timeline.ago({ days: 16 });
  const memberId = await createProvenAccount(services, {
    email,
    name,
    since,
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

type Customer = {
  name: string;
  born: string;
  product: WrittenProductId;
  /** Hours before now. */
  placed: number;
  /** The link that led here. */
  source?: string;
  /** What became of the money; paid by card unless it says otherwise. */
  money?: 'pending' | 'failed';
  /** Hours before now at which the details came; left out, they have not come yet. */
  details?: number;
  /** What the buyer asked, or what the form of a business or a couple asks. */
  answers?: Record<string, string>;
  /** Hours before now at which a recording was handed over; documents are made as soon as the details are there. */
  delivered?: number;
  /** What she says of it when she is asked. */
  says?: { hours: number; quote: string; place: string };
  asksBack?: { hours: number; why: string };
  /** What she told her bank, so many hours before now, the days that are left to answer it, and when she had watched it. */
  disputes?: { hours: number; reason: string; daysLeft: number; watched: number };
};

/** A practice on an ordinary day: readings to record, one of them late, and what became of the others. */
const customers: Customer[] = [
  {
    name: 'Inês Carvalho',
    born: '1988-03-14',
    product: 'video-reading',
    source: 'instagram / story / autumn',
    placed: 20.4,
    details: 19.5,
    answers: {
      questions:
        'I have been offered the lead of our studio in Porto and keep putting off my answer. What would my numbers say about leading people who are older than me?\n\nAnd: is this year one for beginning, or for finishing?',
    },
  },
  { name: 'Tomasz Nowak', born: '1979-11-02', product: 'mini-reading', placed: 27, details: 26.2 },
  {
    name: 'Camille Laurent',
    born: '1992-08-21',
    product: 'video-reading',
    source: 'podcast / episode / guest',
    placed: 6.1,
    details: 5,
    answers: { questions: 'My sister and I have not spoken since spring. I would like to write to her.' },
  },
  {
    name: 'Sofia Lindgren',
    born: '1985-12-30',
    product: 'report',
    placed: 3.2,
    details: 2.8,
  },
  { name: 'Amara Diallo', born: '1990-05-09', product: 'couples-snapshot', placed: 5.4 },
  { name: 'Lena Hofmann', born: '1983-02-17', product: 'union-path', placed: 9 },
  { name: 'Priya Nair', born: '1987-09-26', product: 'business-blueprint', placed: 22, money: 'pending' },
  { name: 'Oisín Byrne', born: '1994-04-04', product: 'report', placed: 51, money: 'failed' },
  { name: 'Freya Jensen', born: '1996-01-28', product: 'report', placed: 64, details: 60 },
  {
    name: 'Chiara Romano',
    source: 'instagram / story / autumn',
    born: '1989-10-05',
    product: 'video-reading',
    placed: 170,
    details: 168,
    delivered: 150,
    says: {
      hours: 21,
      quote:
        'I watched it on my own first, and then once more with my husband. What was said about deciding late was so exact that we both laughed.',
      place: 'Bologna',
    },
  },
  {
    name: 'Nadia Haddad',
    born: '1986-12-12',
    product: 'video-reading',
    placed: 480,
    details: 470,
    delivered: 449,
    asksBack: { hours: 400, why: 'I had understood that it would be about my business.' },
  },
  {
    name: 'Greta Lindqvist',
    born: '1991-06-23',
    product: 'video-reading',
    placed: 700,
    details: 696,
    delivered: 680,
    disputes: { hours: 410, reason: 'product_not_received', daysLeft: 4, watched: 672 },
  },
];
