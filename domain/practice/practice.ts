import { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import { isZone } from '../../shared/wall-time.ts';
import type { Parts, ReadsContent } from '../services.ts';
import { readSetting } from '../settings/setting.ts';
import type { SlotRules } from './free-slots.ts';
import { readPracticeRows } from './queries.ts';
import { SESSION_MINUTES } from './session-types.ts';

export const PRACTICE_SETTING = 'practice';

/** What the office may change under this key; what it leaves out keeps the default. */
export const practiceSettings = (timeZone: string) =>
  z.object({
    timeZone: z.string().refine(isZone).default(timeZone),
    /** An hour, so that the last reminder can still go out. */
    noticeMinutes: z.int().min(0).default(60),
    bufferMinutes: z.int().min(0).default(0),
    horizonDays: z.int().min(1).max(730).default(180),
    /** Where sessions meet; '{id}' stands for something only the two of them know. */
    meetingLink: z
      .url({ protocol: /^https$/ })
      .nullish()
      .transform((link) => link ?? undefined),
  });

export type Practice = Pick<SlotRules, 'hours' | 'blocked' | 'zone' | 'notice' | 'buffer' | 'minutes'> & {
  horizonDays: number;
  meetingLink?: string;
};

export async function readPractice({ db, content }: Pick<Parts, 'db'> & ReadsContent): Promise<Practice> {
  const [setting, { hours, blocked }] = await Promise.all([
    readSetting(db, PRACTICE_SETTING),
    readPracticeRows(db),
  ]);
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
    minutes: SESSION_MINUTES,
  };
}

/** The clock of the practice alone. */
export async function practiceZone({ content }: ReadsContent, tx: Tx): Promise<string> {
  const settings = await readSetting(tx, PRACTICE_SETTING);
  return practiceSettings(content.current().site.timeZone).parse(settings ?? {}).timeZone;
}
