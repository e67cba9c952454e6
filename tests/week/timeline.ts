import type { TestClock } from '../harness/test-clock.ts';

type Act = () => Promise<void>;
type Planned = { at: number; act: Act };

/** What people will do and when; the clock goes from one to the next, and after every span the day's work is done. */
export class Timeline {
  private readonly planned: Planned[] = [];
  private readonly clock: TestClock;

  constructor(clock: TestClock) {
    this.clock = clock;
  }

  get now(): number {
    return this.clock.trueNow().getTime();
  }

  /** When the last of it will be done. */
  get ends(): number {
    return this.planned.at(-1)?.at ?? this.now;
  }

  /** In the order of their time, and of being planned where that is the same. */
  at(at: number, act: Act): void {
    const place = this.planned.findLastIndex((one) => one.at <= at);
    this.planned.splice(place + 1, 0, { at, act });
  }

  in(ms: number, act: Act): void {
    this.at(this.now + ms, act);
  }

  /** `work` is done after every `every` milliseconds of the clock, with whatever happened in them behind it. */
  async goOn(until: number, every: number, work: Act): Promise<void> {
    while (this.now < until) {
      const tick = Math.min(until, this.now + every);
      for (let next = this.planned[0]; next && next.at <= tick; next = this.planned[0]) {
        this.planned.shift();
        this.clock.set(new Date(Math.max(this.now, next.at)));
        await next.act();
      }
      this.clock.set(new Date(tick));
      await work();
    }
  }
}
