import { type Concern, kinds, languages, recognise } from '../../../care/index.ts';
import { careWords } from '../../../content/care/words.ts';
import type { Tx } from '../../../db/connect.ts';
import { careText, helpLinesTold } from '../../care.ts';
import { notFound } from '../../errors.ts';
import { staffVerb } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import { postMail } from '../../mail/index.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { addressed, lockedOrder, type OrderRow } from '../../shop/index.ts';
import { changeIntake, findIntake, type IntakeRow } from './queries.ts';

type Marks = Pick<IntakeRow, 'careKind' | 'careSeverity' | 'careLanguage'>;

/**
 * A question that goes with an order and is none for a chart: the order is marked, the practitioner is told, and the buyer
 * gets warm words and whom to call. The document answers such a question with nothing of ours and waits for a person
 * (documents/asked/answers.ts).
 */
export async function markIntakeCare(
  services: Parts,
  tx: Tx,
  order: OrderRow,
  { before, after }: { before: IntakeRow; after: IntakeRow },
): Promise<void> {
  const { questions = '' } = after.answers;
  const wasSent = before.submittedAt !== null && before.answers.questions === questions;
  const concern = after.submittedAt && !wasSent ? recognise(questions) : undefined;
  if (!concern) return;
  const { kind: careKind, severity: careSeverity, language: careLanguage } = concern;
  await changeIntake(tx, order.id, { careKind, careSeverity, careLanguage });
  await tellOwner(services, tx, {
    ...{ kind: 'care', key: `care:${order.id}:${after.version}`, about: `order:${order.id}` },
    title: 'Somebody needs a person',
    text: `Please read what came with the details of order ${order.number}.`,
    path: `/office/orders/${order.id}`,
    isUrgent: careSeverity === 'crisis',
  });
  const { letter } = careWords[careLanguage];
  const text = careText(services, concern, { isTold: true });
  const props = { language: careLanguage, ...letter, text, name: '', canReply: false };
  await postMail(services, tx, { ...addressed(order), template: 'care-received', props });
}

/** What a buyer reads on the page of such an order, as long as nobody has taken care of it. */
export function careOfIntake(services: Parts, marks: Marks) {
  const concern = concernIn(marks);
  if (!concern) return undefined;
  const { language } = concern;
  const lines = helpLinesTold(services, concern).split('\n');
  return { language, words: careWords[language].order, lines: lines.map((line) => line.replace('• ', '')) };
}

function concernIn({ careKind, careSeverity, careLanguage }: Marks): Concern | undefined {
  const kind = kinds.find((one) => one === careKind);
  const language = languages.find((one) => one === careLanguage);
  return kind && careSeverity && language ? { kind, severity: careSeverity, language } : undefined;
}

/** She has written to the buyer, or spoken with her. The mark was for finding it, and is no record. */
export const settleIntakeCare = staffVerb<{ orderId: string }, void>(
  'order.cared_for',
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
