import type { Clock } from '../../adapters/clock/clock.ts';
import type { Log } from '../../adapters/log/log.ts';
import { type Edition, takeEdition } from '../../content/edition.ts';
import type { Db } from '../../db/connect.ts';
import { readBrandRow, readEditionVersion, readLive, readNextPublish } from './queries.ts';

type Needs = { db: Db; clock: Clock; log: Log };

/** A change in another process is seen after this long at the latest, and costs one look at one row. */
const LOOK_EVERY_MS = 2_000;

export type EditionKeeper = {
  /** Reads what is live now and puts it in force. */
  refresh(): Promise<void>;
  stop(): void;
};

/** Keeps this process's copy of the content at the latest edition: at once after its own changes, soon after others'. */
export async function keepEdition({ db, clock, log }: Needs): Promise<EditionKeeper> {
  let version = -1;
  let nextAt: Date | undefined;
  let published = 0;

  async function refresh(): Promise<void> {
    const now = clock.now();
    // The number first: a change that comes between the two readings is seen at the next look.
    const seen = await readEditionVersion(db);
    const [texts, next, brand] = await Promise.all([
      readLive(db, now),
      readNextPublish(db, now),
      readBrandRow(db),
    ]);
    const edits = brand ? [...texts, { kind: 'brand' as const, key: 'site', body: brand }] : texts;
    const edition: Edition = { version: ++published, edits };
    takeEdition(edition);
    version = seen;
    nextAt = next;
  }

  async function look(): Promise<void> {
    try {
      const due = nextAt !== undefined && nextAt <= clock.now();
      if (due || (await readEditionVersion(db)) !== version) await refresh();
    } catch (err) {
      log.warn({ err }, 'the edition of the content could not be looked up');
    }
  }

  await refresh();
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, LOOK_EVERY_MS);
  timer.unref();
  return { refresh, stop: () => clearInterval(timer) };
}
