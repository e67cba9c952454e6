import { addressesOf } from '../../contacts/index.ts';
import { workSteps, workThrough } from '../../duties/index.ts';
import { accountById } from '../../identity/index.ts';
import { dropFarewells, postMail } from '../../mail/index.ts';
import { cancelSession, readUpcomingSessions } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { subjectOfAccount } from '../subject.ts';
import { erasePerson } from './erase-person.ts';
import { hindranceOf } from './hindrance.ts';
import { changeDeletion, countReceipts, takeDueDeletions } from './queries.ts';

const HOUR_MS = 3_600_000;
const BATCH = 20;

/** Deletes the accounts whose days of grace are over. May run on several machines at once. */
export async function deleteDueAccounts(services: Services): Promise<number> {
  const { db, clock } = services;
  let deleted = 0;
  await workSteps(services, 'delete-accounts', {
    farewells: () => dropFarewells(db),
    delete: () =>
      workThrough(services, {
        duty: 'delete-accounts',
        next: () => {
          const now = clock.now();
          return takeDueDeletions(db, now, new Date(now.getTime() + HOUR_MS), BATCH);
        },
        subject: ({ userId }) => userId,
        work: async ({ userId }) => {
          if (await deleteIfPossible(services, userId)) deleted++;
        },
      }),
  });
  return deleted;
}

async function deleteIfPossible(services: Services, userId: string): Promise<boolean> {
  const { db, clock } = services;
  const account = await accountById(db, userId);
  if (!account) return false;
  if (await hindranceOf(services, account)) {
    await changeDeletion(db, userId, { dueAt: new Date(clock.now().getTime() + 24 * HOUR_MS) });
    return false;
  }
  const upcoming = await readUpcomingSessions(services, { memberId: userId });
  for (const { id: sessionId } of upcoming) {
    await cancelSession(services, { actor: { id: userId, role: 'staff' }, sessionId });
  }
  // The calendars of both sides are told before the last trace of the session goes: the next run is an hour away.
  if (upcoming.length > 0) return false;
  await eraseAccount(services, account);
  return true;
}

type Account = NonNullable<Awaited<ReturnType<typeof accountById>>>;

async function eraseAccount(services: Services, account: Account): Promise<void> {
  const { db, log } = services;
  const { id, name, email } = account;
  await db.transaction(async (tx) => {
    // An address that the office took for hers is forgotten with her, also where she never proved it.
    const also = await addressesOf(tx, { userId: id });
    const who = await subjectOfAccount(services, tx, account, also);
    const receipts = await countReceipts(tx, who);
    await erasePerson(services, tx, who);
    await postMail(services, tx, { to: email, template: 'account-deleted', props: { name, receipts } });
  });
  log.info({}, 'an account was deleted');
}
