import type { Tx } from '../../../db/connect.ts';
import type { FactOf } from '../../facts/index.ts';
import type { Parts } from '../../services.ts';
import { endEnrolment, enrol } from './enrol.ts';

/** What every Soul Circle member learns with. */
const COURSE = 'numerology-101';
const sourceOf = ({ orderId }: { orderId: string }) => `membership:${orderId}`;

export const openCircleCourse = (services: Parts, tx: Tx, fact: FactOf<'membership-opened'>) =>
  enrol(services, tx, { userId: fact.userId, course: COURSE, source: sourceOf(fact) });

export const closeCircleCourse = (_services: Parts, tx: Tx, fact: FactOf<'membership-closed'>) =>
  endEnrolment(tx, { source: sourceOf(fact) });

/** What an automation of the owner's gives, to those who can hold it: an account has to be there. */
export async function openGivenCourse(
  services: Parts,
  tx: Tx,
  { userId, course, runId }: FactOf<'course-given'>,
): Promise<void> {
  if (userId) await enrol(services, tx, { userId, course, source: `run:${runId}` });
}
