import type { Actor } from '../../domain/identity/index.ts';
import { readMonth } from '../../domain/practice/index.ts';
import { itemAt } from '../../shared/records.ts';
import { addDays } from '../../shared/wall-time.ts';
import { seededRandom } from '../fake-stripe/random.ts';
import { VisitorFrom } from '../harness/browserlike.ts';
import type { StripeShop } from '../harness/stripe-shop.ts';
import { Timeline } from './timeline.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** How somebody answers who was asked something that she did not expect. */
export type Refusal = { what: string; status: number };

/** A shop, its people and their week. Every chance is drawn from one seed. */
export class Practice {
  readonly shop: StripeShop;
  readonly timeline: Timeline;
  readonly owner: Actor;
  /** What was answered otherwise than it should be. */
  readonly refusals: Refusal[] = [];
  private readonly random: () => number;
  /** What is done after every span of time. */
  work: () => Promise<void> = async () => {};
  private people = 0;

  constructor(shop: StripeShop, seed: number) {
    this.shop = shop;
    this.timeline = new Timeline(shop.clock);
    this.owner = shop.owner.actor;
    this.random = seededRandom(seed);
  }

  chance = (share: number) => this.random() < share;
  pick = <Item>(list: readonly Item[]): Item => itemAt(list, Math.floor(this.random() * list.length));
  between = (from: number, to: number) => from + this.random() * (to - from);

  somebody() {
    const person = ++this.people;
    const address = `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
    return {
      email: `person-${person}@example.test`,
      visitor: new VisitorFrom(this.shop.server.url, address),
    };
  }

  /** The jobs run every minute; here they run at least when somebody is to be reminded of a session. */
  wakeFor(startsAt: string): void {
    for (const before of [DAY, HOUR])
      this.timeline.at(Date.parse(startsAt) - before + MINUTE, () => this.work());
  }

  /** A payment is known at once, as on a live site: the provider tells of it, and we look. */
  async hear(): Promise<void> {
    await this.listen();
    await this.shop.server.runJob('settle-payments');
  }

  /** By a wrong clock every notice looks stale and is refused: the provider sends it again, when we know the time. */
  async listen(): Promise<void> {
    const { clock, fake } = this.shop;
    if (clock.wrongByMs === 0) await fake.deliveries.settled();
  }

  /** Notes what did not go as it should, and says whether it did. */
  went(what: string, { status }: Response, ...expected: number[]): boolean {
    const well = expected.includes(status);
    if (!well) this.refusals.push({ what, status });
    return well;
  }

  /** One of the free times of the next days, long enough ahead to be moved or called off. */
  async freeTime(type: string, days: number): Promise<string | undefined> {
    const { services } = this.shop;
    const from = this.timeline.now + 26 * HOUR;
    const until = from + days * DAY;
    const actor = { id: '', role: 'member' as const };
    const months = [from, until].map((at) => new Date(at).toISOString().slice(0, 10));
    const [first = '', last = ''] = months;
    const asked = first.slice(0, 7) === last.slice(0, 7) ? [first] : [first, addDays(last, 0)];
    const free: string[] = [];
    for (const date of asked) {
      for (const { slots } of await readMonth(services, { actor, date, type }))
        free.push(...slots.filter((slot) => slot.free).map(({ startsAt }) => startsAt));
    }
    const fitting = free.filter((startsAt) => Date.parse(startsAt) > from && Date.parse(startsAt) < until);
    return fitting.length > 0 ? this.pick(fitting) : undefined;
  }
}
