import { changeBookingRules, changeHours } from '../../domain/practice/index.ts';
import type { StripeShop } from '../harness/stripe-shop.ts';
import { type Audit, auditWeek } from './audit-week.ts';
import { bookAndPay } from './bookers.ts';
import { buy } from './buyers.ts';
import { byHand, byItself } from './daily-work.ts';
import { DAY, HOUR, Practice } from './practice.ts';
import { visit } from './visitors.ts';
import { atAWrongTime } from './wrong-clock.ts';

export type Sizes = { visitors: number; orders: number; sessions: number; seed?: number };

/** Who joined a month ago renews in this week. */
const MONTH = 30 * DAY;
/** Until the last refund by transfer is back. */
const AFTERWARDS = 4 * DAY;
/** She looks after her work as often. */
const ROUNDS = 6 * HOUR;

/** `jumps`: how far the machine's clock goes wrong, one after another, once in every span of the week. */
type Knobs = { every: number; jumps?: number[]; say?(line: string): void };

/**
 * A week of a live shop by a clock that is moved: people look around, buy, book, pay late or never, call off and want their
 * money back, while months end and the practitioner does her work. Then it is left alone until all is done, and the books
 * are read.
 */
export async function simulateWeek(
  shop: StripeShop,
  { visitors, orders, sessions, seed = 7 }: Sizes,
  { every, jumps = [], say }: Knobs,
): Promise<Audit> {
  const practice = new Practice(shop, seed);
  const { timeline } = practice;
  await openWide(practice);
  let nextRound = timeline.now;
  const work = async () => {
    await byItself(practice);
    if (timeline.now < nextRound) return;
    nextRound = timeline.now + ROUNDS;
    await byHand(practice);
  };

  practice.work = work;
  const members = Math.ceil(orders / 20);
  const begins = timeline.now + MONTH;
  const ends = begins + 7 * DAY;
  const inTheWeek = () => practice.between(begins, ends);
  for (let i = 0; i < members; i++)
    timeline.at(inTheWeek() - MONTH + HOUR, () => buy(practice, 'membership'));
  for (let i = 0; i < visitors; i++) timeline.at(inTheWeek(), () => visit(practice));
  for (let i = 0; i < orders - members; i++) timeline.at(inTheWeek(), () => buy(practice));
  for (let i = 0; i < sessions; i++) timeline.at(inTheWeek(), () => bookAndPay(practice));

  let spans = 0;
  await timeline.goOn(begins, 3 * DAY, work);
  for (let day = 1; day <= 7; day++) {
    await timeline.goOn(begins + day * DAY, every, async () => {
      await work();
      await atAWrongTime(practice, jumps[spans++ % jumps.length] ?? 0);
    });
    say?.(`day ${day} is over`);
  }
  while (timeline.ends > timeline.now) await timeline.goOn(timeline.ends, 12 * HOUR, work);
  await timeline.goOn(timeline.now + AFTERWARDS, 12 * HOUR, work);
  return auditWeek(practice);
}

/** Hours enough for as many sessions as are wanted. */
async function openWide({ shop, owner }: Practice): Promise<void> {
  const day = [{ from: '06:00', to: '22:00', every: 60 }];
  const hours = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [weekday, day]));
  await changeHours(shop.services, { actor: owner, hours });
  await changeBookingRules(shop.services, {
    actor: owner,
    noticeMinutes: 60,
    bufferMinutes: 0,
    horizonDays: 180,
    meetingLink: 'https://meet.example/{id}',
  });
}
