import type { Clock } from '../../adapters/clock/clock.ts';

type Span = { days?: number; hours?: number; minutes?: number; seconds?: number };

/** Time stands still until a test moves it. */
export class TestClock implements Clock {
  private current: Date;
  /** How far it is from the true time, as a machine's clock can be. */
  wrongByMs = 0;

  constructor(start: Date | string = new Date()) {
    this.current = new Date(start);
  }

  now(): Date {
    return new Date(this.current.getTime() + this.wrongByMs);
  }

  /** What the clocks of others say. */
  trueNow(): Date {
    return new Date(this.current);
  }

  set(moment: Date | string): void {
    this.current = new Date(moment);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): void {
    this.current = new Date(
      this.current.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000,
    );
  }
}
