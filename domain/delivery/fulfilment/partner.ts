import { DomainError, notFound } from '../../errors.ts';
import { postMail } from '../../mail/index.ts';
import type { Deps } from '../../services.ts';
import {
  aboutOrder,
  addressedToBuyer,
  type OrderHolder,
  openOrder,
  recordOrderEvent,
  withOrder,
} from '../../shop/index.ts';
import { intakeOf, openPartnerLink } from './intake.ts';
import { partnerFields } from './intake-form.ts';
import { changeFulfilment, changeIntake, type FulfilmentRow, listFulfilments } from './queries.ts';
import { deliveriesOf, openDocumentOf, threeNumbersOf } from './read-orders.ts';
import { partnerLink } from './stages.ts';

/** The other one of a couple: her own part, her own numbers, a copy where the buyer gave one, and the way to take it all back. */
export async function readPartnerPage(services: Deps, token: string) {
  const { order, intake } = await openPartnerLink(services, token);
  const hasSent = intake.partnerSubmittedAt !== null;
  const isOver = intake.partnerWithdrawnAt !== null && intake.completedAt !== null;
  const lines = isCopied(intake) ? ((await deliveriesOf(services, [order.id])).get(order.id) ?? []) : [];
  return {
    product: order.productName,
    fields: partnerFields,
    state: hasSent ? ('sent' as const) : isOver ? ('withdrawn' as const) : ('open' as const),
    hasWithdrawn: intake.partnerWithdrawnAt !== null,
    chart: hasSent ? threeNumbersOf(services, intake.partnerAnswers) : undefined,
    /** Only the newest of each: what was corrected is the buyer's to keep. */
    copies: lines.flatMap(({ stage, documents }) => {
      const [newest] = [...documents].sort((one, other) => other.version - one.version);
      return stage === 'delivered' && newest ? [{ id: newest.id, title: newest.title }] : [];
    }),
    isCopied: isCopied(intake),
  };
}

const isCopied = (intake: { partnerCopyAt: Date | null; partnerWithdrawnAt: Date | null }) =>
  intake.partnerCopyAt !== null && intake.partnerWithdrawnAt === null;

/** Where a document lies that the buyer gave her. */
export async function openPartnerCopy(
  services: Deps,
  { token, documentId }: { token: string; documentId: string },
) {
  const { order, intake } = await openPartnerLink(services, token);
  if (!isCopied(intake)) throw notFound('Document');
  return openDocumentOf(services, order, { documentId });
}

/** The buyer decides whether the other one may read what was made for both, and may change her mind. */
export async function givePartnerCopy(services: Deps, holder: OrderHolder, { give }: { give: boolean }) {
  const { order } = await openOrder(services, holder);
  await withOrder(services, order.id, async (tx, locked) => {
    const intake = await intakeOf(tx, locked);
    if (intake.partnerWithdrawnAt)
      throw new DomainError('conflict', 'Your partner has taken their details back.');
    const now = services.clock.now();
    await changeIntake(tx, order.id, { partnerCopyAt: give ? now : null, updatedAt: now });
  });
  return { given: give };
}

const isMadeFromDetails = (kind: FulfilmentRow['kind']) =>
  kind === 'document' || kind === 'video' || kind === 'text';

/**
 * She takes her details back: they are deleted, and nothing is made from them any more. What is not made yet waits for her
 * part again, and the buyer is told; what the buyer holds already stays the buyer's.
 */
export async function withdrawPartnerPart(services: Deps, token: string) {
  const { order } = await openPartnerLink(services, token);
  return withOrder(services, order.id, async (tx, locked) => {
    const intake = await intakeOf(tx, locked);
    if (!intake.partnerSubmittedAt) return { withdrawn: true }; // pressed twice
    const now = services.clock.now();
    const rows = (await listFulfilments(tx, [order.id])).filter(({ kind }) => isMadeFromDetails(kind));
    const isOpen = ({ stage }: FulfilmentRow) => stage === 'waiting_period' || stage === 'in_work';
    const isMade = intake.completedAt !== null && !rows.some(isOpen);
    for (const { id } of isMade ? [] : rows.filter(isOpen))
      await changeFulfilment(tx, id, { stage: 'waiting_intake', workAt: null, dueAt: null });
    await changeIntake(tx, order.id, {
      partnerAnswers: {},
      partnerSubmittedAt: null,
      partnerWithdrawnAt: now,
      partnerCopyAt: null,
      // What is being drawn this moment is of an older version, and thrown away.
      version: intake.version + 1,
      ...(!isMade && { completedAt: null, remindedAt: now }),
      updatedAt: now,
    });
    await recordOrderEvent(services, tx, order.id, 'partner_withdrew');
    const props = {
      ...aboutOrder(services, order),
      partnerUrl: isMade ? undefined : partnerLink(services, order.id),
    };
    await postMail(services, tx, { ...addressedToBuyer(order), template: 'partner-withdrew', props });
    return { withdrawn: true };
  });
}
