import type { YChoice } from '../../../numerology/index.ts';
import { clearFailure } from '../../duties/index.ts';
import { DomainError, invalid, notFound } from '../../errors.ts';
import { isId } from '../../ids.ts';
import type { Services } from '../../services.ts';
import { readAnswers } from '../quiz/read-answers.ts';
import { reportsTopic } from './news.ts';
import { ownRequest } from './own-request.ts';
import { changeRequest, insertPerson, insertRequest, listPeople, updatePerson } from './queries.ts';

export type Relation = 'self' | 'partner' | 'child' | 'other';

export type ReportWish = {
  name: string;
  /** 'YYYY-MM-DD' */
  birthDate: string;
  spelling?: string;
  yChoices?: YChoice[];
  relation: Relation;
  /** What the member calls the person; for herself there is none. */
  label?: string;
  /** Somebody she has had a report made for before. */
  personId?: string;
  byMail?: boolean;
};

const MOST_PEOPLE = 30;

/** Asks for a report. What cannot be counted is refused here, so that the work itself can only fail for our reasons. */
export async function requestReport(
  services: Services,
  { memberId, emailVerified, wish }: { memberId: string; emailVerified: boolean; wish: ReportWish },
): Promise<{ reportId: string }> {
  const { db, clock, jobs, live } = services;
  readAnswers(services, wish);
  if (wish.relation !== 'self' && !wish.label)
    throw invalid({ label: 'Please say what you call this person.' });
  const now = clock.now();
  return db.transaction(async (tx) => {
    const counted = {
      fullName: wish.name,
      birthDate: wish.birthDate,
      editedSpelling: wish.spelling ?? null,
      yChoices: wish.yChoices ?? [],
    };
    const personId = await savePerson(tx, memberId, wish, { ...counted, createdAt: now });
    const reportId = await insertRequest(tx, {
      ...counted,
      userId: memberId,
      relation: wish.relation,
      label: wish.label ?? '',
      personId,
      // An address that nobody has proven gets no letters that somebody else could be asking for.
      byMail: emailVerified && wish.byMail === true,
      workAt: now,
      createdAt: now,
    });
    await jobs.enqueue(tx, 'make-reports');
    await live.publish(tx, reportsTopic(memberId));
    return { reportId };
  });
}

type Tx = Parameters<typeof insertPerson>[0];
type PersonFields = Omit<Parameters<typeof insertPerson>[1], 'userId' | 'relation' | 'label'>;

async function savePerson(tx: Tx, userId: string, wish: ReportWish, fields: PersonFields) {
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

/** Once more, after it could not be made. */
export async function retryReport(
  services: Services,
  { memberId, reportId }: { memberId: string; reportId: string },
): Promise<{ reportId: string }> {
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
    await live.publish(tx, reportsTopic(memberId));
    return { reportId };
  });
}
