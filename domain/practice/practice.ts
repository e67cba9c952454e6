import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { isZone } from '../../shared/wall-time.ts';
import type { ReadsContent } from '../services.ts';
import { readSetting } from '../settings/index.ts';
import type { SlotRules } from './free-slots.ts';
import { blockedDays } from './holiday/blocked-days.ts';
import { readHours } from './queries.ts';
import type { SessionType } from './types/queries.ts';

export const PRACTICE_SETTING = 'practice';

/** A room for each session, at a service that asks for no account. Nobody guesses its name. */
const OWN_ROOM = 'https://meet.jit.si/{id}';

/** What the office may change under this key; what it leaves out keeps the default. */
export const practiceSettings = (timeZone: string) =>
  z.object({
    timeZone: z.string().refine(isZone).default(timeZone),
    /** An hour, so that the last reminder can still go out. */
    noticeMinutes: z.int().min(0).default(60),
    bufferMinutes: z.int().min(0).default(0),
    horizonDays: z.int().min(1).max(730).default(180),
    /** How long a booking that is not paid keeps its place. */
    keepHours: z.int().min(1).max(168).default(24),
    /** Where sessions meet; '{id}' stands for something only the two of them know. Null: the practitioner writes each herself. */
    meetingLink: z
      .url({ protocol: /^https$/ })
      .nullable()
      .default(OWN_ROOM)
      .transform((link) => link ?? undefined),
  });

/** How long a slot is where no type has been chosen yet. */
const USUAL_MINUTES = 60;

export type Practice = Pick<
  SlotRules,
  'hours' | 'blocked' | 'zone' | 'notice' | 'before' | 'after' | 'minutes'
> & {
  /** What stays free around sessions of types that do not say it themselves. */
  buffer: number;
  horizonDays: number;
  keepHours: number;
  meetingLink?: string;
};

export async function readPractice({ db, content }: { db: Db | Tx } & ReadsContent): Promise<Practice> {
  const setting = await readSetting(db, PRACTICE_SETTING);
  const hours = await readHours(db);
  const blocked = await blockedDays(db);
  const { timeZone, noticeMinutes, bufferMinutes, ...rest } = practiceSettings(
    content.current().site.timeZone,
  ).parse(setting ?? {});
  const byWeekday: Record<number, string[]> = {};
  for (const { weekday, startsAt } of hours) {
    byWeekday[weekday] = [...(byWeekday[weekday] ?? []), startsAt];
  }
  return {
    ...rest,
    hours: byWeekday,
    blocked: blocked.map(({ date }) => date),
    zone: timeZone,
    notice: noticeMinutes,
    buffer: bufferMinutes,
    before: bufferMinutes,
    after: bufferMinutes,
    minutes: USUAL_MINUTES,
  };
}

/** The rules for one type: its own where it has some, otherwise the practice's. */
export const rulesOf = (practice: Practice, type: SessionType): Practice => ({
  ...practice,
  minutes: type.minutes,
  before: type.bufferBefore ?? practice.before,
  after: type.bufferAfter ?? practice.after,
  notice: type.noticeMinutes ?? practice.notice,
  horizonDays: type.horizonDays ?? practice.horizonDays,
  meetingLink: type.meetingLink ?? practice.meetingLink,
});

/** What the practice has set, without its hours. */
export async function readSettings({ content }: ReadsContent, tx: Tx) {
  const settings = await readSetting(tx, PRACTICE_SETTING);
  return practiceSettings(content.current().site.timeZone).parse(settings ?? {});
}

/** The clock of the practice alone. */
export const practiceZone = async (services: ReadsContent, tx: Tx): Promise<string> =>
  (await readSettings(services, tx)).timeZone;
