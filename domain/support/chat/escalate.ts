import type { Reply } from '../../../adapters/assistant/assistant.ts';
import type { Concern } from '../../../care/index.ts';
import { assistantWords } from '../../../content/assistant.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Locale } from '../../care.ts';
import type { Deps, Services } from '../../services.ts';
import { lockRunningTicket, updateTicket } from '../tickets/queries.ts';
import { announceTicket, writeToStaff } from '../tickets/ticket-letters.ts';
import { openTicket, raiseConcern } from '../tickets/tickets.ts';
import type { Visitor } from './conversations.ts';
import { concernOf, excerpt, stillHere } from './plain-text.ts';
import { type ConversationRow, listMessages, updateConversation } from './queries.ts';

export const ESCALATED = 'Your conversation has been escalated to our support team.';
const SUBJECT_LENGTH = 70;

type Case = {
  conversation: ConversationRow;
  visitor: Visitor;
  message: string;
  reply: Reply | undefined;
  /** What the message says that is no matter for a reading. */
  concern: Concern | undefined;
  locale: Locale;
  /** Whether this visitor may still call somebody; a joker may not do so all day. */
  mayCall: boolean;
};
type Outcome = { response: string; notice?: string; status: ConversationRow['status'] };

/** Fetches a person when the reply asks for one, and passes on what is written while one is on the way or there. */
export async function escalate(services: Services, tx: Tx, given: Case): Promise<Outcome> {
  const { conversation, reply, concern, message } = given;
  const { status } = conversation;
  const words = assistantWords(services.content.current().site);
  if (concern) await noteConcern(tx, conversation, concern);
  if (!reply) {
    await customerWrote(services, tx, { conversationId: conversation.id, concern, message });
    await updateConversation(tx, conversation.id, { status: 'escalated' });
    return { response: '', notice: words.passedOn, status: 'escalated' };
  }
  const isWaiting = status === 'escalated' || status === 'answered';
  if (isWaiting) {
    await customerWrote(services, tx, { conversationId: conversation.id, concern, message });
    if (concern) {
      await updateConversation(tx, conversation.id, { status: 'escalated' });
      return { response: reply.response, status: 'escalated' };
    }
    const nothingNew = reply.escalate || reply.unsure;
    if (!nothingNew) return { response: reply.response, status };
    const before = concernOf(conversation);
    return { response: before ? stillHere(services, before, given.locale) : words.alreadyEscalated, status };
  }
  return reply.escalate ? fetchPerson(services, tx, given, reply) : { response: reply.response, status };
}

/** As long as nobody of ours has closed the matter, the assistant knows of the gravest thing that was said. */
async function noteConcern(tx: Tx, conversation: ConversationRow, concern: Concern): Promise<void> {
  if (conversation.careSeverity === 'crisis') return;
  const { kind: careKind, severity: careSeverity, language: careLanguage } = concern;
  await updateConversation(tx, conversation.id, { careKind, careSeverity, careLanguage });
}

async function fetchPerson(services: Services, tx: Tx, given: Case, reply: Reply): Promise<Outcome> {
  const { conversation, visitor, message, mayCall, concern, locale } = given;
  const { site } = services.content.current();
  if (!mayCall) {
    const tooMany = assistantWords(site).tooManyHandOvers.replace('{email}', site.contactEmail);
    return { response: concern ? reply.response : tooMany, status: conversation.status };
  }
  const email = conversation.email ?? visitor.member?.email;
  const said = await listMessages(tx, conversation.id);
  const words = said.filter(({ role }) => role === 'user').map(({ content }) => content);
  await openTicket(services, tx, {
    subject: `Chat: ${excerpt(message.replace(/\s+/g, ' '), SUBJECT_LENGTH)}`,
    message: words.slice(-5).join('\n\n'),
    email,
    userId: visitor.member?.id,
    source: 'chat',
    conversationId: conversation.id,
    concern,
    country: locale.country,
  });
  await updateConversation(tx, conversation.id, { status: 'escalated', escalationReason: reply.escalate });
  // Who wrote of such a matter has been told in her own language, and is not "escalated to our support team".
  if (concern) return { response: reply.response, status: 'escalated' };
  const asking = email ? '' : `\n\n${assistantWords(site).askEmail}`;
  return { response: `${reply.response}${asking}`, notice: ESCALATED, status: 'escalated' };
}

/** It is our turn again. Staff get one letter per turn, however many lines a visitor writes. */
async function customerWrote(
  services: Deps,
  tx: Tx,
  { conversationId, concern, message }: { conversationId: string; concern?: Concern; message: string },
): Promise<void> {
  const ticket = await lockRunningTicket(tx, conversationId);
  if (!ticket) return;
  if (!ticket.needsAnswer) {
    await updateTicket(tx, ticket.id, { needsAnswer: true, updatedAt: services.clock.now() });
  }
  if (concern) await raiseConcern(services, tx, ticket, { concern, message });
  else if (!ticket.needsAnswer)
    await writeToStaff(services, tx, ticket, 'The visitor has written again in the chat.');
  await announceTicket(services, tx, ticket);
}
