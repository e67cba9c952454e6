import type { ProductId } from '../content/catalogue.ts';
import { countVisits } from '../domain/office/index.ts';
import { cancelMembership, signOrderKey } from '../domain/shop/index.ts';
import { buy, giveDetails, handOver } from './buy.ts';
import { addressOf } from './customers-buy.ts';
import type { Past } from './past.ts';
import { later } from './timeline.ts';
import { takeQuiz } from './write-letters.ts';

const DAYS = 360;

type Order = [daysAgo: number, product: ProductId, source?: string];

/**
 * A few people who came again through the year: at least one order in each of its months. Recordings alone, whose delivery
 * costs the start of a demo nothing; documents come in the last weeks.
 */
const regulars: { name: string; born: string; orders: Order[] }[] = [
  {
    name: 'Greta Holm',
    born: '1974-06-11',
    orders: [
      [350, 'video-reading', 'podcast / episode / winter'],
      [196, 'mini-reading'],
    ],
  },
  {
    name: 'Paulo Reis',
    born: '1986-09-02',
    orders: [
      [321, 'mini-reading', 'instagram / story / new-year'],
      [290, 'video-reading'],
    ],
  },
  {
    name: 'Ingrid Sørensen',
    born: '1981-12-19',
    orders: [
      [305, 'video-reading'],
      [166, 'video-reading', 'newsletter'],
    ],
  },
  {
    name: 'Mateus Azevedo',
    born: '1990-03-27',
    orders: [[274, 'mini-reading', 'instagram / story / spring']],
  },
  {
    name: 'Eleni Papadaki',
    born: '1978-01-08',
    orders: [
      [258, 'video-reading'],
      [136, 'mini-reading'],
      [106, 'video-reading', 'newsletter'],
    ],
  },
  {
    name: 'Wouter de Vries',
    born: '1969-05-23',
    orders: [
      [228, 'video-reading', 'podcast / episode / spring'],
      [92, 'video-reading'],
    ],
  },
];

/** The Circle, month by month; one of the three has left again. */
const circle: { name: string; born: string; joined: number; left?: number }[] = [
  { name: 'Greta Holm', born: '1974-06-11', joined: 338 },
  { name: 'Eleni Papadaki', born: '1978-01-08', joined: 244 },
  { name: 'Paulo Reis', born: '1986-09-02', joined: 282, left: 140 },
];

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
export function earlierYear(past: Past): void {
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
  for (const member of circle) joinCircle(past, member);
  monthsBegin(past);
  for (const [daysAgo, name, birthDate] of leads) {
    takeQuiz(past, timeline.ago({ days: daysAgo }), {
      ...{ email: addressOf(name), name, birthDate, consent: false },
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

/** The provider charges its cards each day; the letters about a month go out as it begins. */
function monthsBegin({ timeline }: Past): void {
  for (let days = DAYS; days > 0; days--) {
    const day = timeline.ago({ days });
    if (circle.some(({ joined }) => joined > days && (joined - days) % 30 < 4))
      timeline.wake(day, 'run-sandbox');
    if (day.getUTCDate() === 1) timeline.wake(day, 'write-month-letters');
    if (day.getUTCDate() === 2) timeline.wake(day, 'end-memberships');
  }
}

/** More on weekends and from the autumn on; about one visitor in nine opens the quiz. */
function countVisitors({ timeline, services }: Past): void {
  const visits = countVisits(services);
  for (let days = DAYS; days > 0; days--) {
    const day = timeline.ago({ days });
    timeline.at(day, async () => {
      const growth = 6 + Math.round((DAYS - days) / 36);
      const seen = growth + (day.getUTCDay() % 6 === 0 ? 4 : 0) + ((days * 7) % 5);
      for (let i = 0; i < seen; i++) visits.count('visit');
      for (let i = 0; i < Math.round(seen / 9) + (days % 3 === 0 ? 1 : 0); i++) visits.count('quiz');
      await visits.flush();
    });
  }
  timeline.at(timeline.ago({}), () => visits.stop());
}
