import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { recordOf } from '../../shared/records.ts';
import { invalid } from '../errors.ts';
import { type Actor, ownerOnly, ownerVerb } from '../identity/index.ts';
import type { Parts } from '../services.ts';
import { readSetting, writeSetting } from '../settings/index.ts';
import { mailChoices, noticeKindNames, noticeKinds } from './kinds.ts';

const SETTING = 'notices';

const hour = z.number().int().min(0).max(23);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time, such as 22:00.');
const channels = z.object({ mail: z.enum(mailChoices), push: z.boolean() });

export const noticeRules = z.object({
  kinds: z.object(
    recordOf(noticeKindNames, (kind) => channels.default({ mail: noticeKinds[kind].mail, push: true })),
  ),
  quiet: z.object({ from: time, to: time }).nullable(),
  /** At this hour of hers; null: no digest. */
  digestHour: hour.nullable(),
});
export type NoticeSettings = z.infer<typeof noticeRules>;

const atFirst: NoticeSettings = noticeRules.parse({ kinds: {}, quiet: null, digestHour: null });

/** What is not stored, or not any more as it should be, is as at first. */
export async function noticeSettings(db: Db | Tx): Promise<NoticeSettings> {
  return noticeRules.safeParse(await readSetting(db, SETTING)).data ?? atFirst;
}

export async function readNoticeSettings(
  { db }: Pick<Parts, 'db'>,
  { actor }: { actor: Actor },
): Promise<NoticeSettings> {
  ownerOnly(actor);
  return noticeSettings(db);
}

export const changeNotices = ownerVerb<{ settings: NoticeSettings }, void>(
  'settings.notices_changed',
  async (_services, tx, { settings }) => {
    const wantsDigest = noticeKindNames.some((kind) => settings.kinds[kind].mail === 'digest');
    if (wantsDigest && settings.digestHour === null) {
      throw invalid({ digestHour: 'Choose an hour: some notices wait for the digest.' });
    }
    const before = await noticeSettings(tx);
    await writeSetting(tx, SETTING, settings);
    return { about: { kind: 'settings', id: 'notices' }, before, after: settings, answer: undefined };
  },
);
