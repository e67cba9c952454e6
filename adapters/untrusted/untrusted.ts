/**
 * What strangers and other services wrote, read in a thread of its own: the libraries that take it apart may loop, and a thread
 * can be ended. The one place for the limits of each task.
 */

/** Most bytes (or characters) of what is read, and the longest that reading may take: work, as a busy machine makes everything wait. */
export const taskLimits = {
  /** As much as is fetched; a rule that never fits a day makes the library search for ever. */
  'busy-times': { most: 10_000_000, milliseconds: 5_000 },
  /** Headers and text of a mail. A bounce is far smaller, and the letter that it sends back comes last. */
  'read-bounce': { most: 200_000, milliseconds: 3_000 },
  /** As much as a form brings. */
  'read-list': { most: 16 * 1024 * 1024, milliseconds: 10_000 },
} as const;

/** The heap of the thread: a list of 16 MB needs the most. Whoever needs more is ended, and the process goes on. */
export const THREAD_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

export type TaskName = keyof typeof taskLimits;

/** `words`: for the person who gave it. `over-limit`: it took too long, needed too much memory, or was too large. */
export type Outcome<Answer> =
  | { status: 'read'; answer: Answer }
  | { status: 'unreadable'; words: string }
  | { status: 'over-limit' };

/** Thrown by what reads, in words for the person who gave it. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

export type BusySpan = { startsAt: Date; endsAt: Date };

export type CalendarWindow = {
  from: Date;
  to: Date;
  /** For all-day and zoneless events. */
  zone: string;
  /** Our sessions and events, which the practitioner's calendar may show as well, are known here already. */
  ownHost?: string;
};

/** An address that a bounce calls dead, with the Message-ID of the letter that it sends back. */
export type Bounce = { event: 'bounced'; email: string; messageId: string };

/** `portions`: the rows as JSON, some thousand in each, to be inserted as they are. */
export type ReadList = { header: string[]; lines: number; portions: string[] };

export type Untrusted = {
  /** When a calendar says that its owner is busy. */
  busyTimes(text: string, window: CalendarWindow): Promise<Outcome<BusySpan[]>>;
  /** A bounce that came as a mail (RFC 3464): undefined for any other mail; an empty list where the bounce may pass. */
  readBounce(raw: string): Promise<Outcome<Bounce[] | undefined>>;
  /** A list of people as a CSV file. */
  readList(bytes: Uint8Array): Promise<Outcome<ReadList>>;
  stop(): Promise<void>;
};
