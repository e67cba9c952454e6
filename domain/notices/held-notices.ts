import type { Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';
import { retainedSince } from '../settings/index.ts';
import { deleteOldNotices, insertNotice, type NoticeRow, takeHeld } from './queries.ts';
import { pushOwners } from './tell-owner.ts';

/** Letters whose waiting is over, for whoever puts them into one. They are taken once. */
export const takeHeldLetters = ({ clock }: Pick<Parts, 'clock'>, tx: Tx): Promise<NoticeRow[]> =>
  takeHeld(tx, 'mail', clock.now());

/** Pushes whose waiting is over: one as it is, several as a count, because nobody wants a morning of ten. */
export async function pushHeld(services: Parts): Promise<void> {
  await services.db.transaction(async (tx) => {
    const held = await takeHeld(tx, 'push', services.clock.now());
    const [first] = held;
    if (!first) return;
    const { title, text, path, key } = first;
    const one = { title, body: text, path, tag: key };
    const many = {
      title: `${held.length} things since you were away`,
      body: held.map((notice) => notice.title).join(', '),
      ...{ path: '/office', tag: 'held' },
    };
    await pushOwners(services, tx, held.length === 1 ? one : many);
  });
}

/** Whether this is the first to ask for the digest of a day. */
export const claimDigest = ({ clock }: Pick<Parts, 'clock'>, tx: Tx, date: string): Promise<boolean> =>
  insertNotice(tx, {
    ...{ kind: 'digest', key: `digest:${date}`, title: 'Digest', text: '', path: '/office' },
    createdAt: clock.now(),
  });

export async function forgetOldNotices({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  await deleteOldNotices(db, await retainedSince(db, 'notices', clock.now()));
}
