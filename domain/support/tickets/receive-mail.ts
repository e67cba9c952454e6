import { recognise } from '../../../care/index.ts';
import { receiveBounce } from '../../mail/index.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Services } from '../../services.ts';
import { answerAsCustomer } from './answer-ticket.ts';
import { announceTicket } from './news.ts';
import { insertTicketMessage, lockTicket, updateTicket } from './queries.ts';
import { ticketOfAddress } from './reply-address.ts';
import { raiseConcern } from './ticket-care.ts';
import { withoutQuotation } from './without-quotation.ts';

/** `raw`: the whole mail, where the service sends it along. */
export type InboundMail = { from: string; to: string; text: string; messageId: string; raw?: string };

/** What became of a mail; nothing of it is an error for the service that delivered it. */
export type Received = 'bounce' | 'kept' | 'repeated' | 'no-ticket' | 'empty' | 'unreadable';

const LONGEST = 10_000;
/** With the letter that is answered below it. */
const LONGEST_WITH_QUOTATION = 200_000;

/** An answer to one of our letters finds its ticket by the address we gave it. */
export async function receiveMail(services: Services, mail: InboundMail): Promise<Received> {
  const automatic = mail.raw ? await receiveBounce(services, mail.raw) : 'other';
  if (automatic === 'bounce') return 'bounce';
  if (automatic === 'unreadable') await tellOfUnreadable(services, mail);
  const ticketId = ticketOfAddress(services.config, mail.to);
  const content = withoutQuotation(mail.text.slice(0, LONGEST_WITH_QUOTATION)).slice(0, LONGEST);
  // Answered like any other mail: the service would deliver it again and again.
  if (automatic === 'unreadable' && !(ticketId && content)) return 'unreadable';
  if (!ticketId) return 'no-ticket';
  if (!content) return 'empty';
  const from = addressOf(mail.from);
  const mailId = mail.messageId;
  return services.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) return 'no-ticket';
    if (from === ticket.userEmail) {
      const isNew = await answerAsCustomer(services, tx, ticket, { content, name: ticket.userName, mailId });
      return isNew ? 'kept' : 'repeated';
    }
    // A forwarded letter, or a second mailbox: staff see it and decide; the customer is not made to have said it.
    const note = `By e-mail from ${from}, which is not the address of this ticket:\n\n${content}`;
    const message = { ticketId: ticket.id, author: 'note' as const, authorName: from, content: note, mailId };
    const isNew = await insertTicketMessage(tx, { ...message, createdAt: services.clock.now() });
    if (!isNew) return 'repeated';
    await updateTicket(tx, ticket.id, { needsAnswer: true, updatedAt: services.clock.now() });
    const concern = recognise(content);
    if (concern) await raiseConcern(services, tx, ticket, { concern, message: note, receipt: false });
    await announceTicket(services, tx, { userId: null });
    return 'kept';
  });
}

/** Whoever writes one can write a thousand: she is told of the first of a day. Its words still reach their ticket. */
async function tellOfUnreadable(services: Services, { from, messageId }: InboundMail): Promise<void> {
  const { clock, db, log } = services;
  log.warn({ messageId }, 'a received mail could not be read within its limits');
  await db.transaction((tx) =>
    tellOwner(services, tx, {
      kind: 'work',
      key: `unreadable-mail:${clock.now().toISOString().slice(0, 10)}`,
      title: 'A received e-mail could not be read',
      text: `It calls itself a delivery report and takes too long to take apart; it says it is from ${addressOf(from)}. If it was one, no address was marked as dead by it. Nothing else was held up.`,
      path: '/office/settings/health',
    }),
  );
}

function addressOf(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase().slice(0, 254);
}
