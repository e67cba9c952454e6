import type { Clock } from '../adapters/clock/clock.ts';
import type { JobQueue } from '../adapters/jobs/jobs.ts';
import type { JobName } from '../domain/jobs.ts';
import { plans, type SequenceType } from '../domain/marketing/index.ts';
import { HOUR, MINUTE } from '../shared/durations.ts';

type Span = { days?: number; hours?: number; minutes?: number };
type Event = { at: Date; run: () => Promise<unknown> };
export type Jobs = Record<JobName, { run(data: unknown): Promise<void> }>;

export const later = (moment: Date, { days = 0, hours = 0, minutes = 0 }: Span): Date =>
  new Date(moment.getTime() + (days * 24 + hours) * HOUR + minutes * MINUTE);

/** Hours from the first letter of a sequence to each of its letters. */
const lettersAfter = (type: SequenceType): number[] => {
  const { steps } = plans[type];
  return steps.map(({ afterHours }) => afterHours - (steps[0]?.afterHours ?? 0));
};

/**
 * The demo's clock and its queue of jobs in one: it goes from event to event through the past, and after each event
 * the jobs run that the event has asked for, as the workers of a real server would have run them then.
 */
export class Timeline implements Clock {
  private readonly end: Date;
  private current: Date;
  private readonly events: Event[] = [];
  private readonly wanted = new Set<JobName>();

  constructor(end: Date) {
    this.end = end;
    this.current = end;
  }

  now(): Date {
    return new Date(this.current);
  }

  /** Before the moment at which the demo begins. */
  ago({ days = 0, hours = 0, minutes = 0 }: Span): Date {
    return later(this.end, { days: -days, hours: -hours, minutes: -minutes });
  }

  at(moment: Date, run: () => Promise<unknown>): void {
    if (moment > this.end) throw new Error('the demo has a past, not a future');
    this.events.push({ at: moment, run });
  }

  /** Has a job run at a moment, if that lies in the past: what comes later is the server's own work. */
  wake(moment: Date, job: JobName): void {
    if (moment <= this.end) this.at(moment, async () => this.want(job));
  }

  want(job: JobName): void {
    this.wanted.add(job);
  }

  /** A sequence has begun: the round of the automations finds each of its letters due at its own hour. */
  expectLetters(firstAt: Date, ...types: SequenceType[]): void {
    for (const hours of new Set(types.flatMap(lettersAfter))) {
      this.wake(later(firstAt, { hours }), 'run-automations');
    }
  }

  readonly queue: JobQueue<JobName> = {
    enqueue: async (_db, name, _data, { at } = {}) => {
      if (!at || at <= this.current) this.want(name);
      else if (name === 'run-automations') this.expectLetters(at, 'abandoned_cart', 'membership_upsell');
      else this.wake(at, name);
    },
  };

  async replay(jobs: Jobs): Promise<void> {
    for (let event = this.next(); event; event = this.next()) {
      this.current = event.at;
      await event.run();
      await this.work(jobs);
    }
    this.current = this.end;
  }

  private next(): Event | undefined {
    const [first] = this.events;
    if (!first) return undefined;
    // Of two events at one moment the one that was planned first.
    const earliest = this.events.reduce((best, event) => (event.at < best.at ? event : best), first);
    this.events.splice(this.events.indexOf(earliest), 1);
    return earliest;
  }

  /** Letters last: one run of the outbox takes what all the other jobs have written. */
  private async work(jobs: Jobs): Promise<void> {
    while (this.wanted.size > 0) {
      const job = [...this.wanted].find((name) => name !== 'send-mails') ?? 'send-mails';
      this.wanted.delete(job);
      await jobs[job].run({});
    }
  }
}
