import type { Delivery, ProductId, SessionType } from '../../content/catalogue.ts';
import type { Db, Tx } from '../../db/connect.ts';
import type { Parts } from '../services.ts';

/** The verbs of neighbouring rooms that the shop calls, one line each. */

export async function markConverted(
  _services: Parts,
  _tx: Tx,
  _purchase: { email: string; products: ProductId[] },
): Promise<void> {}

export async function planMembershipUpsell(
  _services: Parts,
  _tx: Tx,
  _who: { email: string; name: string },
): Promise<void> {}

export async function grantCredits(
  _services: Parts,
  _tx: Tx,
  _grant: { userId: string; sessionType: SessionType; count: number; source: string },
): Promise<void> {}

export async function withdrawCredits(_tx: Tx, _from: { source: string }): Promise<void> {}

type Course = Extract<Delivery, { kind: 'course' }>['course'];

export async function enrol(
  _services: Parts,
  _tx: Tx,
  _enrolment: { userId: string; course: Course; source: string },
): Promise<void> {}

export async function endEnrolment(_tx: Tx, _from: { source: string }): Promise<void> {}

export async function awaitVideo(
  _services: Parts,
  _tx: Tx,
  _video: { purchaseId: string; title: string; plannedMinutes: number; dueAt: Date },
): Promise<void> {}

export async function withdrawVideos(_tx: Tx, _from: { purchaseId: string }): Promise<void> {}

export async function miniReadingOffer(
  _services: { db: Db },
  _who: { email: string },
): Promise<Date | undefined> {
  return undefined;
}
