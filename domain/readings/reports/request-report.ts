import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import {
  calendarDate,
  line,
  optionalLine,
  optionalName,
  personName,
  ticked,
} from '../../../shared/fields.ts';
import { yChoices } from '../../count-person.ts';
import { clearFailure } from '../../duties.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerbsFor, memberVerb } from '../../form-verb.ts';
import { fillOwnProfile, type ProfileRow } from '../../identity/index.ts';
import { isId, knownId } from '../../ids.ts';
import { calculateQuizResult, postLeadReport } from '../quiz.ts';
import { liveReportsTopic, mailReport } from './make-reports.ts';
import {
  changeRequest,
  deletePerson,
  findHistory,
  findLatestOwn,
  findRequest,
  insertPerson,
  insertRequest,
  listPeople,
  type RequestRow,
  updatePerson,
} from './queries.ts';

const newReport = z.object({
  name: personName,
  birthDate: calendarDate,
  spelling: optionalName,
  yChoices,
  relation: z.enum(['self', 'partner', 'child', 'other']),
  /** What the member calls the person; for herself there is none. */
  label: optionalLine(60),
  /** Somebody she has had a report made for before. */
  personId: optionalLine(40),
  byMail: ticked,
});
export type ReportWish = z.input<typeof newReport>;

const MOST_PEOPLE = 30;

/** Asks for a report. What cannot be counted is refused here, so that the work itself can only fail for our reasons. */
export const requestReport = formVerbsFor<{ memberId: string; emailVerified: boolean }>()(
  newReport,
  async (services, { memberId, emailVerified, ...wish }, refuse) => {
    const { db, clock, jobs, live } = services;
    calculateQuizResult(services, wish);
    if (wish.relation !== 'self' && !wish.label)
      throw refuse({ label: 'Please say what you call this person.' });
    const now = clock.now();
    return db.transaction(async (tx) => {
      const counted = {
        fullName: wish.name,
        birthDate: wish.birthDate,
        editedSpelling: wish.spelling ?? null,
        yChoices: wish.yChoices,
      };
      const personId = await savePerson(tx, memberId, wish, { ...counted, createdAt: now });
      const reportId = await insertRequest(tx, {
        ...counted,
        userId: memberId,
        relation: wish.relation,
        label: wish.label ?? '',
        personId,
        // An address that nobody has proven gets no letters that somebody else could be asking for.
        byMail: emailVerified && wish.byMail,
        workAt: now,
        createdAt: now,
      });
      await jobs.enqueue(tx, 'make-reports');
      await live.publish(tx, liveReportsTopic(memberId));
      return { reportId };
    });
  },
);

type PersonFields = Omit<Parameters<typeof insertPerson>[1], 'userId' | 'relation' | 'label'>;

async function savePerson(tx: Tx, userId: string, wish: z.output<typeof newReport>, fields: PersonFields) {
  const { relation, label = '', personId } = wish;
  if (relation === 'self') return undefined;
  if (personId) {
    const { createdAt, ...changed } = fields;
    const known =
      isId(personId) && (await updatePerson(tx, { id: personId, userId }, { ...changed, relation, label }));
    if (!known) throw notFound('Person');
    return personId;
  }
  if ((await listPeople(tx, userId)).length >= MOST_PEOPLE) {
    throw new DomainError('conflict', `You can keep up to ${MOST_PEOPLE} people. Please remove one first.`);
  }
  return insertPerson(tx, { ...fields, userId, relation, label });
}

const whichReport = z.object({ reportId: line(40, 'Which one?') });

/** Once more, after it could not be made. */
export const retryReport = memberVerb(whichReport, async (services, { memberId, reportId }) => {
  const { db, clock, jobs, live } = services;
  await ownRequest(db, { memberId, reportId });
  // Who asks again does not wait for the pause after the last failure.
  await clearFailure(services, 'make-reports', reportId);
  return db.transaction(async (tx) => {
    const request = await ownRequest(tx, { memberId, reportId });
    if (request.status !== 'failed') return { reportId };
    await changeRequest(tx, reportId, {
      status: 'queued',
      step: 'waiting',
      tries: 0,
      workAt: clock.now(),
      error: null,
    });
    await jobs.enqueue(tx, 'make-reports');
    await live.publish(tx, liveReportsTopic(memberId));
    return { reportId };
  });
});

type Member = { id: string; email: string; emailVerified: boolean };

/** Sends a report of the history to the member's own address, once more. */
export const resendReport = formVerbsFor<{ member: Member }>()(
  whichReport,
  async (services, { member, reportId }) => {
    const { db } = services;
    if (!member.emailVerified) {
      throw new DomainError(
        'forbidden',
        'Please confirm your e-mail address first: the link is in your mailbox.',
      );
    }
    const row = await findHistory(db, {
      id: knownId(reportId, 'Report'),
      userId: member.id,
      provenEmail: member.email,
    });
    if (!row) throw notFound('Report');
    await db.transaction(async (tx) => {
      if (row.leadId) return postLeadReport(services, tx, row.leadId);
      const request = row.requestId ? await findRequest(tx, row.requestId) : undefined;
      if (!request) throw notFound('Report');
      await mailReport(services, tx, request, member.email);
    });
    return { sentTo: member.email };
  },
);

/**
 * A profile without a life path takes the three numbers of her latest completed report, and with them the birth date
 * they came from. Reports for other people never count.
 */
export async function backfillProfile(db: Db, profile: ProfileRow): Promise<ProfileRow> {
  if (profile.lifePathNumber !== null) return profile;
  const latest = await findLatestOwn(db, profile.id);
  if (!latest?.lifePathNumber) return profile;
  const { fullName, birthDate, editedSpelling, yChoices } = latest;
  const { lifePathNumber, expressionNumber, soulUrgeNumber } = latest;
  const numbers = { lifePathNumber, expressionNumber, soulUrgeNumber };
  return fillOwnProfile(db, profile, { fullName, birthDate, editedSpelling, yChoices, ...numbers });
}

/** Forgets somebody a member had reports made for. The reports themselves stay. */
export const removePerson = memberVerb(
  z.object({ personId: line(40, 'Which one?') }),
  async ({ db }, { memberId, personId }) => {
    if (!(await deletePerson(db, { id: knownId(personId, 'Person'), userId: memberId })))
      throw notFound('Person');
  },
);

/** Somebody else's report is not found. */
export async function ownRequest(
  db: Db | Tx,
  { memberId, reportId }: { memberId: string; reportId: string },
): Promise<RequestRow> {
  const request = await findRequest(db, knownId(reportId, 'Report'));
  if (!request || request.userId !== memberId) throw notFound('Report');
  return request;
}
