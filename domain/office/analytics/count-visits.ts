import type { Clock } from '../../../adapters/clock/clock.ts';
import type { Log } from '../../../adapters/log/log.ts';
import type { Db } from '../../../db/connect.ts';
import { dateIn } from '../../../shared/wall-time.ts';
import type { ReadsContent } from '../../services.ts';
import { addVisits, type VisitStep } from './queries.ts';

const FLUSH_EVERY_MS = 10_000;

export type VisitCounter = {
  count(step: VisitStep): void;
  /** Adds what was counted to the day's sums. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type Needs = { db: Db; clock: Clock; log: Log } & ReadsContent;

/**
 * Counts without knowing whom: two numbers in memory, added to the day's row now and then. A crash loses at most
 * ten seconds of counting, and nothing about anybody.
 */
export function countVisits({ db, clock, log, content }: Needs): VisitCounter {
  let counted: Record<VisitStep, number> = { visit: 0, quiz: 0 };

  async function flush(): Promise<void> {
    const taken = counted;
    counted = { visit: 0, quiz: 0 };
    try {
      await addVisits(db, dateIn(clock.now(), content.current().site.timeZone), taken);
    } catch (err) {
      counted.visit += taken.visit;
      counted.quiz += taken.quiz;
      log.warn({ err }, 'the visits could not be added up');
    }
  }

  const timer = setInterval(() => void flush(), FLUSH_EVERY_MS);
  timer.unref();
  return {
    count: (step) => {
      counted[step] += 1;
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
