import { z } from 'zod';
import type { Db, Tx } from '../../../db/connect.ts';
import type { IntakeAnswers } from '../../../db/schema/index.ts';
import { type DocumentEdition, questionsIn } from '../../../documents/index.ts';
import { yesOrNo } from '../../../shared/fields.ts';
import { entriesOf } from '../../../shared/records.ts';
import { signToken } from '../../../shared/signed-token.ts';
import { ownerVerb } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { planMembershipUpsell } from '../../marketing/index.ts';
import type { Deps } from '../../services.ts';
import { readSetting, writeSetting } from '../../settings.ts';
import {
  aboutOrder,
  addressedToBuyer,
  isMemberAddress,
  type OrderRow,
  recordOrderEvent,
} from '../../shop/index.ts';
import { type FulfilmentRow, findIntake } from './queries.ts';

export type Stage = FulfilmentRow['stage'];

type Facts = {
  intakeComplete: boolean;
  hasAccount: boolean;
  /** The Circle is open to the buyer by another order. */
  inCircle: boolean;
  now: Date;
};

/** The stage a delivery has reached by what is known. Readings need details; a course needs somebody to own it. */
export function stageOf(
  { kind, notBefore }: Pick<FulfilmentRow, 'kind' | 'notBefore'>,
  { intakeComplete, hasAccount, inCircle, now }: Facts,
): Exclude<Stage, 'withdrawn'> {
  const makesReading = kind === 'document' || kind === 'video' || kind === 'text';
  if (makesReading && !intakeComplete) return 'waiting_intake';
  if (notBefore && now < notBefore) return 'waiting_period';
  switch (kind) {
    case 'document':
    case 'text':
      return 'in_work';
    case 'video':
      return 'recording';
    case 'course':
      return hasAccount ? 'delivered' : 'waiting_account';
    case 'membership-months':
      return inCircle ? 'waiting_circle' : 'delivered';
    case 'session-credits':
    case 'membership':
    case 'files':
    case 'seat':
      return 'delivered';
  }
}

/** The private link of the other one of a couple: it opens her own part and nothing else. */
export const partnerLink = ({ config }: Pick<Deps, 'config'>, orderId: string): string =>
  `${config.appUrl}/partner/${signToken(config.secret, 'partner', orderId)}`;

/** To the buyer, who passes it on in her own words. */
export async function writePartnerLink(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { again = false }: { again?: boolean } = {},
): Promise<void> {
  const props = { ...aboutOrder(services, order), partnerUrl: partnerLink(services, order.id), again };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'partner-awaited', props });
}

/** Something has reached the buyer: the order's story tells it, and the Circle may be mentioned a week later. */
export async function noteDelivery(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { kind }: FulfilmentRow,
): Promise<void> {
  await recordOrderEvent(services, tx, order.id, 'delivered', { what: kind });
  if (order.mode === 'subscription' || (await isMemberAddress(tx, order.email))) return;
  const { fullName = '', birthDate } = (await findIntake(tx, order.id))?.answers ?? {};
  await planMembershipUpsell(services, tx, { email: order.email, name: fullName, birthDate });
}

/** What the buyer has sent us; drafts do not count. */
export async function knownDetails(db: Db | Tx, orderId: string): Promise<IntakeAnswers> {
  const intake = await findIntake(db, orderId);
  return intake?.submittedAt ? intake.answers : {};
}

const HOLD = 'hold_documents';

/**
 * Whether a document waits for the practitioner's eye before it is made and sent: by her own setting, and wherever its buyer
 * asked something. A draft may be sure of itself; no answer goes to a customer unread. The demo has nobody to read it.
 */
export async function waitsForRelease(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  orderId: string,
): Promise<boolean> {
  if (await reviewsBeforeRelease(tx)) return true;
  return config.mode === 'live' && questionsIn((await knownDetails(tx, orderId)).questions).length > 0;
}

/** Whether documents wait for the practitioner's eye before they are made and sent. */
export const reviewsBeforeRelease = async (db: Db | Tx): Promise<boolean> =>
  (await readSetting(db, HOLD)) === true;

/** Concerns what is ordered from now on; what waits already goes on waiting for her. */
export const setReviewBeforeRelease = ownerVerb(
  'settings.documents_held',
  z.object({ hold: yesOrNo }),
  async (_services, tx, { hold }) => {
    const before = await reviewsBeforeRelease(tx);
    if (before === hold) return { unchanged: true, answer: undefined };
    await writeSetting(tx, HOLD, hold);
    return {
      about: { kind: 'settings', id: 'documents' },
      before: { hold: before },
      after: { hold },
      answer: undefined,
    };
  },
);

/** What is kept of a document: the PDF for a screen, its pages on the site, and two white ones for printers. */
const ENDINGS: Record<DocumentEdition, string> = {
  screen: '.pdf',
  reading: '.json',
  a4: '-a4.pdf',
  letter: '-letter.pdf',
};

/** All lie in one folder: what is erased with the one is erased with the others. */
export const fileOf = (fileKey: string, edition: DocumentEdition): string =>
  fileKey.replace(/\.pdf$/, ENDINGS[edition]);

export const editionFiles = (fileKey: string) =>
  entriesOf(ENDINGS).map(([edition]) => ({
    edition,
    key: fileOf(fileKey, edition),
    contentType: edition === 'reading' ? 'application/json' : 'application/pdf',
  }));

/** What credits and enrolments remember as the reason of their being. The same source gives once. */
export const creditSource = ({ id }: Pick<OrderRow, 'id'>): string => `order:${id}`;

type Placed = Pick<FulfilmentRow, 'delivery' | 'position'>;

/** How many sessions of its type the order brings along before this one: its own are counted on from there. */
export function creditsBefore(rows: readonly Placed[], { delivery, position }: Placed): number {
  const type = delivery.kind === 'session-credits' ? delivery.sessionType : undefined;
  return rows
    .flatMap((row) =>
      row.position < position && row.delivery.kind === 'session-credits' ? row.delivery : [],
    )
    .filter(({ sessionType }) => sessionType === type)
    .reduce((sum, { count }) => sum + count, 0);
}
