import type { Tx } from '../../../db/connect.ts';
import { notFound } from '../../errors.ts';
import type { Parts } from '../../services.ts';
import { findCourse } from './load-courses.ts';
import { deleteEnrolments, insertEnrolment } from './queries.ts';

type Enrolment = {
  userId: string;
  course: string;
  /** What it comes from, such as 'order:…' or 'membership:…'. The same source enrols once. */
  source: string;
};

export async function enrol({ clock }: Pick<Parts, 'clock'>, tx: Tx, enrolment: Enrolment): Promise<void> {
  if (!findCourse(enrolment.course)) throw notFound('Course');
  await insertEnrolment(tx, { ...enrolment, enrolledAt: clock.now() });
}

/** A source has ended (a membership ran out, an order was refunded). What was learnt stays recorded. */
export async function endEnrolment(tx: Tx, { source }: Pick<Enrolment, 'source'>): Promise<void> {
  await deleteEnrolments(tx, source);
}
