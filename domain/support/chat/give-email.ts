import type { Services } from '../../services.ts';
import { saveTicketEmail } from '../tickets/save-ticket-email.ts';
import { concernOf } from './care-reply.ts';
import { toChatMessage, toChatState } from './chat-message.ts';
import { insertMessages, updateConversation } from './queries.ts';
import { conversationTopic } from './topics.ts';
import { enterConversation, type Visitor } from './visitor.ts';

/** Where a person may write to, told in the chat window after a hand-over. */
export async function giveEmail(services: Services, { visitor, email }: { visitor: Visitor; email: string }) {
  const { db, clock, live } = services;
  return db.transaction(async (tx) => {
    const conversation = await enterConversation(tx, visitor, clock.now());
    await updateConversation(tx, conversation.id, { email });
    const concern = concernOf(conversation);
    await saveTicketEmail(services, tx, { conversationId: conversation.id, email, concern });
    const content = `Thank you. We will write to ${email}.`;
    const written = await insertMessages(tx, [
      { conversationId: conversation.id, role: 'system', content, timestamp: clock.now() },
    ]);
    await live.publish(tx, conversationTopic(conversation.id));
    const state = toChatState({ ...conversation, email }, visitor.member);
    return { ...state, messages: written.map(toChatMessage) };
  });
}
