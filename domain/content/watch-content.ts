import type { Clock } from '../../adapters/clock/clock.ts';
import type { Log } from '../../adapters/log/log.ts';
import { type Content, makeContent } from '../../content/make-content.ts';
import type { Db } from '../../db/connect.ts';
import { readSetting } from '../settings.ts';
import { readLogo } from './logo.ts';
import { readEditionVersion, readFormerSlugs, readLive, readMovedMedia, readNextPublish } from './queries.ts';
import { readReserved } from './reserved-media.ts';
import {
  listCustomersWords,
  listSessionKinds,
  readAway,
  readNextFreePlaces,
  readSwitches,
  readTruth,
} from './site-words.ts';

type Needs = {
  db: Db;
  clock: Clock;
  log: Log;
  /** For a live site, which shows nothing of the sample business: the address its mail comes from. */
  live?: { mailbox: string };
  /** Where it is, for letters. */
  siteUrl?: string;
};

/** A change in another process is seen after this long at the latest, and costs one look at one row. */
const LOOK_EVERY_MS = 2_000;

export type ContentSource = {
  /** The latest edition this process knows. Take it once per task, so that a task says one thing throughout. */
  current(): Content;
  /** Reads what is live now. */
  refresh(): Promise<void>;
  /** Called after each change; returns how to stop. */
  onChange(listener: () => void): () => void;
  stop(): void;
};

/** Follows the latest edition of the content: at once after this process's own changes, soon after others'. */
export async function watchContent({ db, clock, log, live, siteUrl }: Needs): Promise<ContentSource> {
  const listeners = new Set<() => void>();
  let started = 0;

  const read = () => readEdition({ db, live, siteUrl }, clock.now(), ++started);

  let latest = await read();

  async function refresh(): Promise<void> {
    const seen = await read();
    // A reading that began before the one we have may have missed a change.
    if (seen.turn < latest.turn) return;
    latest = seen;
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    try {
      const { nextAt, version } = latest;
      const due = nextAt !== undefined && nextAt <= clock.now();
      if (due || (await readEditionVersion(db)) !== version) await refresh();
    } catch (err) {
      log.warn({ err }, 'the edition of the content could not be looked up');
    }
  }

  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    current: () => latest.content,
    refresh,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => clearInterval(timer),
  };
}

/** Everything that is in force now. */
async function readEdition(
  { db, live, siteUrl }: Pick<Needs, 'db' | 'live' | 'siteUrl'>,
  now: Date,
  turn: number,
) {
  // The number first: a change that comes between the two readings is seen at the next look.
  const version = await readEditionVersion(db);
  const [
    texts,
    nextPublish,
    brand,
    truth,
    switches,
    { away, nextAt: nextAway },
    { places, nextAt: nextPlace },
    formerSlugs,
    media,
    reserved,
    sessions,
    customersWords,
    logo,
  ] = await Promise.all([
    readLive(db, now),
    readNextPublish(db, now),
    readSetting(db, 'brand'),
    live && readTruth(db, live.mailbox),
    readSwitches(db),
    readAway(db, now),
    readNextFreePlaces(db, now),
    readFormerSlugs(db, now),
    readMovedMedia(db),
    readReserved(db),
    listSessionKinds(db),
    listCustomersWords(db),
    readLogo(db),
  ]);
  const edits = brand ? [...texts, { kind: 'brand' as const, key: 'site', body: brand }] : texts;
  const edition = {
    ...{ version: turn, edits, truth, away, switches, places, formerSlugs, media, reserved, sessions, logo },
    customersWords,
    siteUrl,
  };
  const content = makeContent(edition);
  return { turn, version, nextAt: soonest(soonest(nextPublish, nextAway), nextPlace), content };
}

const soonest = (one?: Date, other?: Date): Date | undefined =>
  one && other ? (one < other ? one : other) : (one ?? other);
