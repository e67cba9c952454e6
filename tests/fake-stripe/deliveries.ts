import { isAccepted, postEvent } from '../../adapters/payments/simulator/notices.ts';
import type { Event } from '../../adapters/payments/simulator/world.ts';
import { WAIT_MS } from '../harness/limits.ts';

/** How events reach the application. May be changed at any time. */
export type DeliveryKnobs = {
  /** Each event is delivered so many times, every copy until it is answered with 2xx. */
  copies: number;
  /** The next to go out is drawn by lot. */
  shuffle: boolean;
  /** How many are under way at once. */
  parallel: number;
  /** The chance that the connection is cut before the answer was read; the event counts as not delivered. */
  dropAnswers: number;
  /** Signed with another secret, or an hour ago. */
  spoilt: 'signature' | 'age' | null;
  /** Nothing goes out by itself; see `deliverNow`. */
  hold: boolean;
  answerWithinMs: number;
};

export const politeDeliveries: DeliveryKnobs = {
  copies: 1,
  shuffle: false,
  parallel: 1,
  dropAnswers: 0,
  spoilt: null,
  hold: false,
  answerWithinMs: WAIT_MS,
};

const HOUR_MS = 3_600_000;
/** Pause before the second attempt, doubled for each further one. At Stripe it is minutes to hours. */
const RETRY_MS = 20;
const MAX_RETRY_MS = 500;

type Delivery = { event: Event; tries: number; notBefore: number };

type Options = { secret: string; now: () => Date; random: () => number; knobs: DeliveryKnobs };

export class Deliveries {
  /** The application's webhook address; while it is null, events wait. */
  url: string | null = null;
  readonly knobs: DeliveryKnobs;
  /** How many tries were made, and how many were answered with 2xx. */
  readonly counts = { tries: 0, accepted: 0 };
  private readonly options: Options;
  private waiting: Delivery[] = [];
  private underWay = 0;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(options: Options) {
    this.options = options;
    this.knobs = options.knobs;
  }

  add(event: Event): void {
    for (let copy = 0; copy < this.knobs.copies; copy++) this.waiting.push({ event, tries: 0, notBefore: 0 });
    this.work();
  }

  /** Sends one event now, whatever waits, and tells how it was answered; null when the connection failed. */
  async deliverNow(eventId: string): Promise<number | null> {
    const delivery = this.waiting.find(({ event }) => event.id === eventId);
    if (!delivery) throw new Error(`no event ${eventId} is waiting`);
    const status = await this.post(delivery.event);
    if (status !== null && isAccepted(status)) this.waiting = this.waiting.filter((one) => one !== delivery);
    return status;
  }

  get pending(): Event[] {
    return this.waiting.map(({ event }) => event);
  }

  /** Starts again after knobs or the address were changed. */
  work(): void {
    clearTimeout(this.timer);
    while (!this.closed && this.url && !this.knobs.hold && this.underWay < this.knobs.parallel) {
      const delivery = this.takeReady();
      if (!delivery) break;
      this.underWay++;
      void this.run(delivery).finally(() => {
        this.underWay--;
        this.work();
      });
    }
    const next = Math.min(...this.waiting.map(({ notBefore }) => notBefore));
    if (!this.closed && Number.isFinite(next)) {
      this.timer = setTimeout(() => this.work(), Math.max(5, next - Date.now()));
      this.timer.unref();
    }
  }

  /** Resolves when everything has been accepted. */
  async settled(withinMs = WAIT_MS): Promise<void> {
    const deadline = Date.now() + withinMs;
    this.work();
    while (this.waiting.length > 0 || this.underWay > 0) {
      if (Date.now() > deadline) throw new Error(`${this.waiting.length} events were not accepted in time`);
      await pause(5);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private takeReady(): Delivery | undefined {
    const ready = this.waiting.filter(({ notBefore }) => notBefore <= Date.now());
    const chosen = ready[this.knobs.shuffle ? Math.floor(this.options.random() * ready.length) : 0];
    this.waiting = this.waiting.filter((one) => one !== chosen);
    return chosen;
  }

  private async run(delivery: Delivery): Promise<void> {
    const status = await this.post(delivery.event);
    if ((status !== null && isAccepted(status)) || this.closed) return;
    const wait = Math.min(RETRY_MS * 2 ** delivery.tries, MAX_RETRY_MS);
    this.waiting.push({ ...delivery, tries: delivery.tries + 1, notBefore: Date.now() + wait });
  }

  private async post(event: Event): Promise<number | null> {
    const { secret, now, random } = this.options;
    const answerWithinMs =
      random() < this.knobs.dropAnswers ? Math.round(random() * 30) : this.knobs.answerWithinMs;
    const { spoilt } = this.knobs;
    const signed = {
      secret: spoilt === 'signature' ? `${secret}-of-another` : secret,
      now: new Date(now().getTime() - (spoilt === 'age' ? HOUR_MS : 0)),
    };
    this.counts.tries++;
    try {
      const status = await postEvent(event, { url: this.url ?? '', ...signed, answerWithinMs });
      if (isAccepted(status)) this.counts.accepted++;
      return status;
    } catch {
      return null;
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
