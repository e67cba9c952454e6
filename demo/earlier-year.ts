import { monthsLater } from '../adapters/payments/simulator/subscriptions.ts';
import type { WrittenProductId } from '../content/catalogue.ts';
import { createVisitCounter } from '../domain/office/index.ts';
import { cancelMembership, signOrderKey } from '../domain/shop/index.ts';
import { buy, giveDetails, handOver } from './buy.ts';
import { addressOf } from './customers-buy.ts';
import { holdWithGuest, startTimes } from './hold-session.ts';
import { SIX_HOURS } from './own-products.ts';
import type { Past } from './past.ts';
import { later } from './timeline.ts';
import { takeQuiz } from './write-letters.ts';

const DAYS = 360;
const RECENT_DAYS = 60;

type Order = [daysAgo: number, product: WrittenProductId, source?: string];

/**
 * A few people who came again through the year, with readings and sessions: at least one order in each of its
 * months. Recordings alone, whose delivery costs the start of a demo nothing; documents come in the last weeks.
 */
const regulars: { name: string; born: string; orders: Order[] }[] = [
  { name: 'Greta Holm', born: '1974-06-11', orders: [[350, 'video-reading', 'podcast / episode / winter']] },
  {
    name: 'Paulo Reis',
    born: '1986-09-02',
    orders: [[321, 'video-reading', 'instagram / story / new-year']],
  },
  {
    name: 'Mateus Azevedo',
    born: '1990-03-27',
    orders: [[274, 'mini-reading', 'instagram / story / spring']],
  },
  { name: 'Eleni Papadaki', born: '1978-01-08', orders: [[258, 'video-reading']] },
  { name: 'Ingrid Sørensen', born: '1981-12-19', orders: [[106, 'video-reading', 'newsletter']] },
  {
    name: 'Wouter de Vries',
    born: '1969-05-23',
    orders: [[190, 'video-reading', 'podcast / episode / spring']],
  },
];

/** The Circle, month by month; one of the three has left again. */
const circle: { name: string; born: string; joined: number; left?: number }[] = [
  { name: 'Greta Holm', born: '1974-06-11', joined: 338 },
  { name: 'Eleni Papadaki', born: '1978-01-08', joined: 118 },
  { name: 'Paulo Reis', born: '1986-09-02', joined: 170, left: 100 },
];

/** One hour each, of a package or paid alone: how many days ago, who, and what was noted. */
const sessions: [daysAgo: number, name: string, notes: string][] = [
  [343, 'Greta Holm', 'First meeting. A 9 that would like to begin something.'],
  [312, 'Ingrid Sørensen', 'The move to Aarhus, month by month.'],
  [265, 'Mateus Azevedo', 'Expression 8 at work: he leads, and says that he does not.'],
  [251, 'Eleni Papadaki', 'Her mother’s chart beside her own.'],
  [222, 'Wouter de Vries', 'Wants the sums. We counted all five numbers by hand.'],
  [214, 'Greta Holm', ''],
  [181, 'Ingrid Sørensen', 'Settled in. Personal month 2: patience with the neighbours.'],
  [160, 'Eleni Papadaki', 'Two offers, one decision by the autumn.'],
  [129, 'Mateus Azevedo', 'The 8 again, kinder this time.'],
  [113, 'Clara Benedetti', 'Married name or birth name: why we count the second.'],
  [98, 'Wouter de Vries', ''],
  [80, 'Eleni Papadaki', 'She took the second offer.'],
  [73, 'Greta Holm', 'Nine months after the first meeting: what became of the beginning.'],
];

/** Six hours at once, or in six parts: how many days ago, who, and the link that led here. */
const hours: { name: string; daysAgo: number; inParts?: true; source?: string }[] = [
  { name: 'Greta Holm', daysAgo: 347, source: 'podcast / episode / winter' },
  { name: 'Owen Pritchard', daysAgo: 321 },
  { name: 'Petra Novotná', daysAgo: 296, source: 'newsletter' },
  { name: 'Sabine Krüger', daysAgo: 275 },
  { name: 'Eleni Papadaki', daysAgo: 254, source: 'instagram / story / spring' },
  { name: 'Solveig Dahl', daysAgo: 229 },
  { name: 'Leonor Teixeira', daysAgo: 205, inParts: true, source: 'newsletter' },
  { name: 'Jonas Lindqvist', daysAgo: 203, source: 'podcast / episode / spring' },
  { name: 'Hanne Bakker', daysAgo: 176 },
  { name: 'Carmen Vidal', daysAgo: 150, source: 'newsletter' },
  { name: 'Freya Olsen', daysAgo: 124, source: 'podcast / episode / summer' },
  { name: 'Clara Benedetti', daysAgo: 117, inParts: true, source: 'instagram / story / summer' },
  { name: 'Andreas Huber', daysAgo: 98 },
  { name: 'Nuno Faria', daysAgo: 84, source: 'newsletter' },
  { name: 'Tiago Moreira', daysAgo: 71, source: 'newsletter' },
  { name: 'Ewan Fraser', daysAgo: 58 },
  { name: 'Mirela Popescu', daysAgo: 45, source: 'podcast / episode / guest' },
  { name: 'Maeve Kelly', daysAgo: 38, inParts: true, source: 'instagram / story / autumn' },
];
const inParts = (buyer: (typeof hours)[number]): number[] => (buyer.inParts ? [buyer.daysAgo] : []);

function buyHours(past: Past, { name, daysAgo, ...how }: (typeof hours)[number]): void {
  buy(past, past.timeline.ago({ days: daysAgo }), { productId: SIX_HOURS, email: addressOf(name), ...how });
}

/** Who took the quiz, and was content with the report. */
const leads: [daysAgo: number, name: string, born: string][] = [
  [340, 'Marta Kowalska', '1992-10-14'],
  [316, 'Leon Fischer', '1985-04-30'],
  [280, 'Aino Virtanen', '1998-07-21'],
  [233, 'Beatriz Lopes', '1971-11-03'],
  [201, 'Noor Haddad', '1995-02-17'],
  [158, 'Anna-Lena Vogt', '1980-08-25'],
  [118, 'Ewan Fraser', '1976-12-06'],
  [84, 'Clara Benedetti', '1989-05-29'],
  [47, 'Ida Nygaard', '1993-09-12'],
  [22, 'Rui Tavares', '1983-03-09'],
];

/** What lies before the last ten weeks: twelve months with visits, leads, orders and a membership that grows. */
export async function earlierYear(past: Past): Promise<void> {
  const { timeline } = past;
  for (const { name, born, orders } of regulars) {
    for (const [daysAgo, productId, source] of orders) {
      const at = timeline.ago({ days: daysAgo });
      const email = addressOf(name);
      const bought = buy(past, at, { productId, email, source });
      giveDetails(past, later(at, { hours: 1 }), bought, { answers: { fullName: name, birthDate: born } });
      const link = `https://video.example/${email.split('@')[0]}-${daysAgo}`;
      handOver(past, later(at, { hours: 8 + (daysAgo % 14) }), bought, { link });
    }
  }
  const startOf = await startTimes(past);
  for (const [i, [daysAgo, name, notes]] of sessions.entries()) {
    const startsAt = startOf(-daysAgo, i % 2 === 0 ? '10:00' : '15:00');
    const guest = { email: addressOf(name), name };
    const payBy = hours.some((buyer) => buyer.name === name) ? 'hours' : 'card';
    holdWithGuest(past, { guest, startsAt, bookedAt: later(startsAt, { days: -3 }), notes, payBy });
  }
  for (const buyer of hours) buyHours(past, buyer);
  for (const member of circle) joinCircle(past, member);
  monthsBegin(past);
  for (const [daysAgo, name, birthDate] of leads) {
    takeQuiz(past, timeline.ago({ days: daysAgo }), {
      email: addressOf(name),
      name,
      birthDate,
      consent: false,
    });
  }
  countVisitors(past);
}

function joinCircle(past: Past, { name, born, joined, left }: (typeof circle)[number]): void {
  const { timeline, services } = past;
  const at = timeline.ago({ days: joined });
  const bought = buy(past, at, { productId: 'membership', email: addressOf(name) });
  giveDetails(past, later(at, { hours: 2 }), bought, { answers: { fullName: name, birthDate: born } });
  if (left !== undefined) {
    timeline.at(timeline.ago({ days: left }), () =>
      cancelMembership(services, { key: signOrderKey(services, { orderId: bought.orderId, via: 'mail' }) }),
    );
  }
}

/** The provider charges each card when its month is over; the letters about a month go out as it begins. */
function monthsBegin({ timeline }: Past): void {
  const end = timeline.ago({});
  const begun = [...circle.map(({ joined }) => joined), ...hours.flatMap(inParts)];
  for (const daysAgo of begun) {
    // A quarter of an hour after the checkout: the provider's month begins when it was paid.
    const since = later(timeline.ago({ days: daysAgo }), { minutes: 15 });
    for (let month = 1; monthsLater(since, month) <= end; month++)
      timeline.wake(monthsLater(since, month), 'run-sandbox');
  }
  // Compared with the orders once, for the whole year: what differs would be suspected, and told tomorrow.
  timeline.wake(end, 'run-sandbox');
  timeline.wake(end, 'reconcile-payments');
  for (let days = DAYS; days > 0; days--) {
    const day = timeline.ago({ days });
    if (day.getUTCDate() === 1) timeline.wake(day, 'write-month-letters');
    if (day.getUTCDate() === 2) timeline.wake(day, 'end-memberships');
  }
}

/** More on weekends and towards the autumn; about one visitor in nine opens the quiz. Of the earlier months by weeks. */
function countVisitors({ timeline, services }: Past): void {
  const visits = createVisitCounter(services);
  for (let days = DAYS; days > 0; days -= days > RECENT_DAYS ? 7 : 1) {
    const span = days > RECENT_DAYS ? 7 : 1;
    const day = timeline.ago({ days });
    timeline.at(day, async () => {
      const ofADay = 6 + Math.round((DAYS - days) / 36) + (span === 1 && day.getUTCDay() % 6 === 0 ? 4 : 0);
      const seen = ofADay * span + ((days * 7) % 5);
      for (let i = 0; i < seen; i++) visits.count('visit');
      for (let i = 0; i < Math.round(seen / 9); i++) visits.count('quiz');
      await visits.flush();
    });
  }
  timeline.at(timeline.ago({}), () => visits.stop());
}
