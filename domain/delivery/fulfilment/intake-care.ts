import { z } from 'zod';
import { type Concern, kinds, languages, recognise, recogniseAsked } from '../../../care/index.ts';
import { careWords } from '../../../content/care/words.ts';
import type { Tx } from '../../../db/connect.ts';
import { careText, hasHelplines, helpLinesTold } from '../../care.ts';
import { notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Deps } from '../../services.ts';
import { addressedToBuyer, lockedOrder, type OrderRow } from '../../shop/index.ts';
import { formOfIntake } from './intake-form.ts';
import { changeIntake, findIntake, type IntakeRow } from './queries.ts';

type Marks = Pick<IntakeRow, 'careKind' | 'careSeverity' | 'careLanguage'>;

/**
 * What goes with an order and is no question for a chart: the order is marked, the practitioner is told, and the buyer
 * gets warm words and whom to call. The document answers such a question with nothing of ours and waits for a person
 * (documents/asked.ts).
 */
export async function markIntakeCare(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { before, after }: { before: IntakeRow; after: IntakeRow },
): Promise<void> {
  const written = ownWords(after);
  const wasSent = before.submittedAt !== null && ownWords(before) === written;
  const concern = after.submittedAt && !wasSent ? recogniseAsked(written) : undefined;
  if (concern) await careForBuyer(services, tx, order, { concern, key: `care:${order.id}:${after.version}` });
}

/** Everything that a form lets somebody write freely, whichever fields it has. */
const ownWords = ({ answers, ...asked }: IntakeRow): string =>
  formOfIntake(asked)
    .fields.filter(({ type }) => type === 'text' || type === 'line')
    .map(({ name }) => answers[name] ?? '')
    .join('\n\n');

/** The reason that somebody gives for wanting her money back is read as well; she gets it back all the same. */
export async function markReasonCare(services: Deps, tx: Tx, order: OrderRow, why: string): Promise<void> {
  const concern = recognise(why);
  if (concern) await careForBuyer(services, tx, order, { concern, key: `care:${order.id}:refund` });
}

async function careForBuyer(
  services: Deps,
  tx: Tx,
  order: OrderRow,
  { concern, key }: { concern: Concern; key: string },
): Promise<void> {
  const { kind: careKind, severity: careSeverity, language: careLanguage } = concern;
  const intake = await findIntake(tx, order.id);
  if (intake && intake.careSeverity !== 'crisis') {
    await changeIntake(tx, order.id, { careKind, careSeverity, careLanguage });
  }
  await notifyOwner(services, tx, {
    kind: 'care',
    key,
    about: `order:${order.id}`,
    title: 'Somebody needs a person',
    text: `Please read what the buyer of order ${order.number} wrote.`,
    path: `/office/orders/${order.id}`,
    isUrgent: careSeverity === 'crisis',
  });
  const { letter } = careWords[careLanguage];
  const text = careText(services, concern, { isTold: true });
  const props = { language: careLanguage, ...letter, text, name: '', canReply: false };
  await postMail(services, tx, { ...addressedToBuyer(order), template: 'care-received', props });
}

/** What a buyer reads on the page of such an order, as long as nobody has taken care of it. */
export function careOfIntake(services: Deps, marks: Marks) {
  const concern = concernIn(marks);
  if (!concern) return undefined;
  const { language } = concern;
  const lines = hasHelplines(concern) ? helpLinesTold(services, concern).split('\n') : [];
  return { language, words: careWords[language].order, lines: lines.map((line) => line.replace('• ', '')) };
}

function concernIn({ careKind, careSeverity, careLanguage }: Marks): Concern | undefined {
  const kind = kinds.find((one) => one === careKind);
  const language = languages.find((one) => one === careLanguage);
  return kind && careSeverity && language ? { kind, severity: careSeverity, language } : undefined;
}

/** She has written to the buyer, or spoken with her. The mark was for finding it, and is no record. */
export const settleIntakeCare = staffVerb(
  'order.cared_for',
  z.object({ orderId: z.string() }),
  async (_services, tx, { orderId }) => {
    const id = knownId(orderId, 'Order');
    const intake = await findIntake(tx, id);
    if (!intake) throw notFound('Order');
    const order = await lockedOrder(tx, id);
    if (!intake.careSeverity) return { unchanged: true, answer: undefined };
    await changeIntake(tx, order.id, { careKind: null, careSeverity: null, careLanguage: null });
    return { about: { kind: 'order', id: order.id, label: order.number }, answer: undefined };
  },
);
