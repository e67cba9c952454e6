import type { Services } from '../../services.ts';
import { type ChatMessage, type ChatState, toChatMessage, toChatState } from './chat-message.ts';
import { listMessages } from './queries.ts';
import { findOwnConversation, type Visitor } from './visitor.ts';

/** The visitor's own conversation, or what is new in it since a message she has. */
export async function readConversation(
  { db }: Services,
  { visitor, after }: { visitor: Visitor; after?: number },
): Promise<ChatState & { messages: ChatMessage[] }> {
  const conversation = await findOwnConversation(db, visitor);
  const messages = await listMessages(db, conversation.id, { after });
  return { ...toChatState(conversation, visitor.member), messages: messages.map(toChatMessage) };
}
