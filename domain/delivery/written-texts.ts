import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { writtenTexts } from '../../db/schema/index.ts';
import { text } from '../../shared/fields.ts';
import { markdownProblem } from '../../shared/markdown-limits.ts';
import { renderMarkdown, reserveMedia, shownTo } from '../content/index.ts';
import { DomainError, notFound } from '../errors.ts';
import { type Actor, staffOnly, staffVerb } from '../identity/index.ts';
import { isId, knownId } from '../ids.ts';
import { postMail } from '../mail/index.ts';
import type { Deps } from '../services.ts';
import type { OrderHolder, OrderRow } from '../shop/index.ts';
import {
  aboutOrder,
  addressedToBuyer,
  existingOrder,
  isInPortal,
  lockedOrder,
  openOrder,
} from '../shop/index.ts';
import { changeFulfilment, type FulfilmentRow, findFulfilment } from './fulfilment/queries.ts';
import { noteDelivery } from './fulfilment/stages.ts';

type Asked = { actor: Actor; fulfilmentId: string };

/** What she has before her at the desk: the draft, how its buyer will read it, and what was sent before. */
export async function readTextDesk(services: Deps, { actor, fulfilmentId }: Asked) {
  staffOnly(actor);
  const { row, title } = await textRow(services.db, fulfilmentId);
  const order = await existingOrder(services.db, row.orderId);
  const written = await findText(services.db, row.id);
  return {
    title,
    order: { id: order.id, number: order.number, product: order.productName },
    draft: written?.draft ?? '',
    html: renderMarkdown(written?.draft ?? '', services.content.current()),
    version: written?.version ?? 0,
    dueAt: row.stage === 'in_work' ? row.dueAt?.toISOString() : undefined,
    sentAt: written?.sentAt?.toISOString(),
    /** Something was written since. */
    isChanged: written !== undefined && written.draft !== written.sent,
  };
}

const typed = z.object({
  draft: text(60_000, 'Please write something first.').superRefine((written, check) => {
    const message = markdownProblem(written);
    if (message) check.addIssue({ code: 'custom', message });
  }),
  /** Of the draft that was read before this one was typed. */
  version: z.coerce.number().int().catch(-1),
});

/** Kept at the desk: its buyer sees nothing of it. */
export const saveTextDraft = staffVerb(
  'text.written',
  typed.extend({ fulfilmentId: z.string() }),
  async (services, tx, { fulfilmentId, draft, version }) => {
    const { row, order } = await lockText(tx, fulfilmentId);
    const saved = await saveDraft(services, tx, row, { draft, version });
    if (!saved) return { unchanged: true, answer: undefined };
    // The words themselves are the buyer's, and stay with her order.
    return { ...aboutText(order), after: { letters: draft.length }, answer: undefined };
  },
);

/** What stands in the form is the buyer's from now on. Released again, it takes the place of what was sent before. */
export const releaseText = staffVerb(
  'text.released',
  typed.extend({ fulfilmentId: z.string() }),
  async (services, tx, { fulfilmentId, draft, version }) => {
    const { row, title, order } = await lockText(tx, fulfilmentId);
    const before = await findText(tx, row.id);
    if (before?.sent === draft) return { unchanged: true, answer: undefined };
    await saveDraft(services, tx, row, { draft, version });
    const now = services.clock.now();
    await tx
      .update(writtenTexts)
      .set({ sent: draft, sentAt: now })
      .where(eq(writtenTexts.fulfilmentId, row.id));
    const again = row.stage === 'delivered';
    if (!again) {
      await changeFulfilment(tx, row.id, { stage: 'delivered', deliveredAt: now, held: false });
      await noteDelivery(services, tx, order, row);
    }
    const about = aboutOrder(services, order);
    const base = isInPortal(order) ? `${services.config.appUrl}/portal/orders/${order.id}` : about.orderUrl;
    const props = { ...about, title, again, readUrl: `${base}/texts/${row.id}` };
    await postMail(services, tx, { ...addressedToBuyer(order), template: 'order-delivered', props });
    return { ...aboutText(order), after: { letters: draft.length }, answer: undefined };
  },
);

const aboutText = ({ id, number }: OrderRow) => ({ about: { kind: 'order', id, label: number } });

/** False where it stands there already. Nobody's words are overwritten by somebody who has not seen them. */
async function saveDraft(
  { clock }: Deps,
  tx: Tx,
  { id: fulfilmentId }: FulfilmentRow,
  { draft, version }: z.output<typeof typed>,
): Promise<boolean> {
  const before = await findText(tx, fulfilmentId);
  if (before?.draft === draft) return false;
  if ((before?.version ?? 0) !== version)
    throw new DomainError(
      'conflict',
      'Somebody else has written in this text meanwhile. What you typed is still here; open the page in a second window to compare.',
    );
  const change = { draft, version: version + 1, updatedAt: clock.now() };
  await tx
    .insert(writtenTexts)
    .values({ fulfilmentId, ...change })
    .onConflictDoUpdate({ target: writtenTexts.fulfilmentId, set: change });
  // What it shows is its buyer's alone.
  await reserveMedia(tx, draft);
  return true;
}

/** What was written for its buyer, for those who may see the order. Taken back, it is closed. */
export async function readOwnWrittenText(services: Deps, holder: OrderHolder, fulfilmentId: string) {
  const { order } = await openOrder(services, holder);
  const row = isId(fulfilmentId) ? await findFulfilment(services.db, fulfilmentId) : undefined;
  if (row?.orderId !== order.id || row.delivery.kind !== 'text' || row.stage !== 'delivered')
    throw notFound('Text');
  const written = await findText(services.db, row.id);
  if (!written?.sent || !written.sentAt) throw notFound('Text');
  const content = services.content.current();
  return {
    title: row.delivery.title,
    html: renderMarkdown(written.sent, shownTo(services, 'memberId' in holder ? holder.memberId : undefined)),
    sentAt: written.sentAt.toISOString(),
    from: content.site.guide,
  };
}

/** A text that can be written. */
async function textRow(db: Db | Tx, id: string): Promise<{ row: FulfilmentRow; title: string }> {
  const row = await findFulfilment(db, knownId(id, 'Text'));
  if (row?.delivery.kind !== 'text') throw notFound('Text');
  if (row.stage !== 'in_work' && row.stage !== 'delivered')
    throw new DomainError('conflict', 'This text cannot be written now.');
  return { row, title: row.delivery.title };
}

/** The same under its order's lock. */
async function lockText(tx: Tx, fulfilmentId: string) {
  const found = await textRow(tx, fulfilmentId);
  const order = await lockedOrder(tx, found.row.orderId);
  return { ...(await textRow(tx, fulfilmentId)), order };
}

// SQL

async function findText(db: Db | Tx, fulfilmentId: string) {
  const [written] = await db.select().from(writtenTexts).where(eq(writtenTexts.fulfilmentId, fulfilmentId));
  return written;
}
