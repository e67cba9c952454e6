import { createHash, randomBytes } from 'node:crypto';
import { DomainError, notFound } from '../../errors.ts';
import { accountById, freshOnly } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { officeDay } from '../../moments.ts';
import type { Services } from '../../services.ts';
import { hindranceOf } from './hindrance.ts';
import { changeDeletion, dropDeletion, findByToken, findDeletion, saveDeletion } from './queries.ts';

const HOUR_MS = 3_600_000;
const LETTER_HOURS = 24;
export const GRACE_DAYS = 7;

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

type Member = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: 'member' | 'staff' | 'owner';
  confirmedAt?: Date;
};

/** The first of two steps: a letter to the account's own mailbox. Nothing happens without its link. */
export async function requestDeletion(
  services: Services,
  { member }: { member: Member },
): Promise<{ asked: true }> {
  freshOnly(member);
  const hindrance = await hindranceOf(services, member);
  if (hindrance) throw new DomainError('conflict', hindrance);
  const now = services.clock.now();
  const token = randomBytes(32).toString('base64url');
  await services.db.transaction(async (tx) => {
    await saveDeletion(tx, {
      userId: member.id,
      tokenHash: hash(token),
      requestedAt: now,
      expiresAt: new Date(now.getTime() + LETTER_HOURS * HOUR_MS),
    });
    await postMail(services, tx, {
      to: member.email,
      userId: member.id,
      template: 'deletion-requested',
      // In the fragment, so that the token reaches no server log and no Referer header.
      props: {
        name: member.name,
        url: `${services.config.appUrl}/account/delete#${token}`,
        days: GRACE_DAYS,
      },
    });
  });
  return { asked: true };
}

/** The second step, from the mailbox. From now on the days of grace run. Confirming twice changes nothing. */
export async function confirmDeletion(
  services: Services,
  { token }: { token: string },
): Promise<{ on: string }> {
  const now = services.clock.now();
  const { timeZone } = services.content.current().site;
  return services.db.transaction(async (tx) => {
    const row = await findByToken(tx, hash(token), now);
    const account = row && (await accountById(tx, row.userId));
    if (!row || !account) {
      throw new DomainError('not_found', 'This link has been used or is too old. Please ask for a new one.');
    }
    if (row.dueAt) return { on: officeDay(row.dueAt, timeZone) };
    const dueAt = new Date(now.getTime() + GRACE_DAYS * 24 * HOUR_MS);
    await changeDeletion(tx, row.userId, { confirmedAt: now, dueAt });
    const on = officeDay(dueAt, timeZone);
    await postMail(services, tx, {
      to: account.email,
      userId: account.id,
      template: 'deletion-planned',
      props: { name: account.name, on, url: `${services.config.appUrl}/portal/account#keep` },
    });
    return { on };
  });
}

/** The member changed her mind. */
export async function cancelDeletion(
  { db }: Services,
  { memberId }: { memberId: string },
): Promise<{ deletionCancelled: true }> {
  if (!(await dropDeletion(db, memberId))) throw notFound('Deletion');
  return { deletionCancelled: true };
}

/** When this account will be gone; undefined while nobody wants that. */
export async function readPlannedDeletion(
  { db }: Pick<Services, 'db'>,
  { memberId }: { memberId: string },
): Promise<string | undefined> {
  return (await findDeletion(db, memberId))?.dueAt?.toISOString();
}
