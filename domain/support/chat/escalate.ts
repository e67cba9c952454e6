import type { Reply } from '../../../adapters/assistant/assistant.ts';
import { assistantWords } from '../../../content/assistant.ts';
import type { Tx } from '../../../db/connect.ts';
import type { Services } from '../../services.ts';
import { customerWrote } from '../tickets/customer-wrote.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { excerpt } from './plain-text.ts';
import { type ConversationRow, listMessages, updateConversation } from './queries.ts';
import type { Visitor } from './visitor.ts';

export const ESCALATED = 'Your conversation has been escalated to our support team.';
const SUBJECT_LENGTH = 70;

type Case = {
  conversation: ConversationRow;
  visitor: Visitor;
  message: string;
  reply: Reply | undefined;
  /** Whether this visitor may still call somebody; a joker may not do so all day. */
  mayCall: boolean;
};
type Outcome = { response: string; notice?: string; status: ConversationRow['status'] };

/** Fetches a person when the reply asks for one, and passes on what is written while one is on the way or there. */
export async function escalate(services: Services, tx: Tx, given: Case): Promise<Outcome> {
  const { conversation, reply } = given;
  const { status } = conversation;
  const words = assistantWords(services.content.current().site);
  if (!reply) {
    await customerWrote(services, tx, { conversationId: conversation.id });
    await updateConversation(tx, conversation.id, { status: 'escalated' });
    return { response: '', notice: words.passedOn, status: 'escalated' };
  }
  if (status === 'escalated') {
    await customerWrote(services, tx, { conversationId: conversation.id });
    const nothingNew = reply.escalate || reply.unsure;
    return { response: nothingNew ? words.alreadyEscalated : reply.response, status };
  }
  return reply.escalate ? fetchPerson(services, tx, given, reply) : { response: reply.response, status };
}

async function fetchPerson(services: Services, tx: Tx, given: Case, reply: Reply): Promise<Outcome> {
  const { conversation, visitor, message, mayCall } = given;
  const { site } = services.content.current();
  if (!mayCall) {
    const response = assistantWords(site).tooManyHandOvers.replace('{email}', site.contactEmail);
    return { response, status: conversation.status };
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
  });
  await updateConversation(tx, conversation.id, { status: 'escalated', escalationReason: reply.escalate });
  const asking = email ? '' : `\n\n${assistantWords(site).askEmail}`;
  return { response: `${reply.response}${asking}`, notice: ESCALATED, status: 'escalated' };
}
