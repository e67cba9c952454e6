import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { WEEK } from '../../../shared/durations.ts';
import { email as address, yesOrNo } from '../../../shared/fields.ts';
import { DomainError, notFound } from '../../errors.ts';
import {
  type Actor,
  giveRole,
  ownerOnly,
  ownerVerb,
  readTwoFactorRule,
  writeTwoFactorRule,
} from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { officeDay } from '../../moments.ts';
import type { Services } from '../../services.ts';
import { readStaffRefundLimit } from '../../shop/index.ts';
import {
  acceptInvitationRow,
  countOtherOwners,
  findAccountByEmail,
  findInvitation,
  insertInvitation,
  listOpenInvitations,
  listStaff,
  lockAccount,
  withdrawOpen,
} from './queries.ts';

const LIVES_MS = WEEK;
const staffRole = z.enum(['staff', 'owner']);

/** Who works here, and who was asked to. */
export async function readStaff({ db, clock }: Services, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const [staff, invitations, twoFactorRequired, refundLimitCents] = await Promise.all([
    listStaff(db),
    listOpenInvitations(db),
    readTwoFactorRule(db),
    readStaffRefundLimit(db),
  ]);
  const now = clock.now();
  return {
    twoFactorRequired,
    refundLimitCents,
    staff: staff.map(({ createdAt, ...row }) => ({
      ...row,
      isYou: row.id === actor.id,
      since: createdAt.toISOString(),
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => ({
      id,
      email,
      role,
      expiresAt: expiresAt.toISOString(),
      isOver: expiresAt <= now,
    })),
  };
}

/** A letter with a key. Inviting the same address again makes the earlier letter worthless. */
export const inviteStaff = ownerVerb(
  'staff.invited',
  z.object({ email: address, role: staffRole }),
  async (services, tx, { actor, email, role }, refuse) => {
    const known = await findAccountByEmail(tx, email);
    if (known?.role === role) throw refuse({ email: 'This person has this role already.' });
    const now = services.clock.now();
    const key = randomBytes(24).toString('base64url');
    const expiresAt = new Date(now.getTime() + LIVES_MS);
    await withdrawOpen(tx, { email }, now);
    const row = { email, role, keyHash: hashOf(key), invitedBy: actor.id, createdAt: now, expiresAt };
    const { id } = await insertInvitation(tx, row);
    const inviter = await lockAccount(tx, actor.id);
    await postMail(services, tx, {
      to: email,
      template: 'staff-invitation',
      props: {
        inviter: inviter?.name ?? '',
        role,
        url: `${services.config.appUrl}/invitation/${key}`,
        until: officeDay(expiresAt, services.content.current().site.timeZone),
      },
    });
    return { about: { kind: 'invitation', id }, after: { role }, answer: undefined };
  },
);

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

export const withdrawInvitation = ownerVerb(
  'staff.invitation_withdrawn',
  z.object({ invitationId: z.string() }),
  async ({ clock }, tx, { invitationId }) => {
    const row = await withdrawOpen(tx, { id: knownId(invitationId, 'Invitation') }, clock.now());
    if (!row) throw notFound('Invitation');
    return { about: { kind: 'invitation', id: row.id }, answer: undefined };
  },
);

/** Taking a role away is giving the role of a member. There is always an owner. */
export const changeStaffRole = ownerVerb(
  'staff.role_changed',
  z.object({ userId: z.string(), role: z.enum(['member', ...staffRole.options]) }),
  async (_services, tx, { userId, role }) => {
    const user = await lockAccount(tx, knownId(userId, 'Account'));
    if (!user || user.role === 'member') throw notFound('Account');
    if (user.role === role) return { unchanged: true, answer: undefined };
    if (user.role === 'owner' && (await countOtherOwners(tx, user.id)) === 0) {
      throw new DomainError('conflict', 'There has to be an owner. Make somebody else one first.');
    }
    await giveRole(tx, user.id, role);
    return {
      about: { kind: 'account', id: user.id, label: user.name },
      before: { role: user.role },
      after: { role },
      answer: undefined,
    };
  },
);

type Guest = { id: string; email: string; emailVerified: boolean };

/** What the letter's link shows; nothing for a key that is unknown, used, withdrawn or too old. */
export async function openInvitation(
  { db, clock }: Services,
  { key, guest }: { key: string; guest?: Guest },
) {
  const found = await findInvitation(db, hashOf(key), clock.now());
  if (!found) throw notFound('Invitation');
  const { email, role } = found;
  const isHers = guest?.emailVerified === true && guest.email === email;
  return { email, role, signedInAs: guest?.email, isHers, isVerified: guest?.emailVerified ?? false };
}

/** Whoever was invited accepts, signed in with the address that was written to. */
export async function acceptInvitation(
  { db, clock }: Services,
  { key, guest }: { key: string; guest: Guest },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const found = await findInvitation(tx, hashOf(key), now);
    if (!found || !guest.emailVerified || guest.email !== found.email) throw notFound('Invitation');
    if (!(await acceptInvitationRow(tx, found.id, now))) throw notFound('Invitation');
    const user = await lockAccount(tx, guest.id);
    if (user && user.role !== 'owner') await giveRole(tx, user.id, found.role);
  });
}

/** Staff without a second step keep their role, and come in again when they have set it up. */
export const requireTwoFactor = ownerVerb(
  'settings.two_factor_required',
  z.object({ required: yesOrNo }),
  async (_services, tx, { actor, required }) => {
    const before = await readTwoFactorRule(tx);
    if (before === required) return { unchanged: true, answer: undefined };
    await writeTwoFactorRule(tx, actor, required);
    return {
      about: { kind: 'settings', id: 'two-factor' },
      before: { required: before },
      after: { required },
      answer: undefined,
    };
  },
);
