import type { Tx } from '../../../db/connect.ts';
import type { Parts } from '../../services.ts';
import { insertMessages, lockConversation, updateConversation } from './queries.ts';
import { conversationTopic } from './topics.ts';

type Said = { conversationId: string; content: string };

/** A person of ours speaks in the chat window; from now on the assistant keeps quiet. */
export async function speakAsStaff(
  { clock, live }: Parts,
  tx: Tx,
  { conversationId, content, staffName }: Said & { staffName: string },
): Promise<void> {
  const conversation = await lockConversation(tx, { id: conversationId });
  if (!conversation) return;
  const timestamp = clock.now();
  const joins = {
    conversationId,
    role: 'system' as const,
    content: `${staffName} has joined the conversation.`,
    timestamp,
  };
  const says = { conversationId, role: 'assistant' as const, content, staffName, timestamp };
  await insertMessages(tx, conversation.personSince ? [says] : [joins, says]);
  await updateConversation(tx, conversationId, {
    status: 'answered',
    personSince: conversation.personSince ?? timestamp,
    lastMessageAt: timestamp,
  });
  await live.publish(tx, conversationTopic(conversationId));
}

/** The visitor answered by e-mail, or in the portal: it stands in the chat like everything else. */
export async function speakAsCustomer({ clock, live }: Parts, tx: Tx, { conversationId, content }: Said) {
  const conversation = await lockConversation(tx, { id: conversationId });
  if (!conversation) return;
  const timestamp = clock.now();
  await insertMessages(tx, [{ conversationId, role: 'user', content, timestamp }]);
  await updateConversation(tx, conversationId, { status: 'escalated', lastMessageAt: timestamp });
  await live.publish(tx, conversationTopic(conversationId));
}

/** The matter is settled: the person leaves, and the assistant answers again. */
export async function leaveConversation(
  { clock, live }: Parts,
  tx: Tx,
  conversationId: string,
): Promise<void> {
  const conversation = await lockConversation(tx, { id: conversationId });
  if (!conversation || conversation.status === 'closed') return;
  const content = 'Our team has marked this as resolved. Write again whenever you like.';
  await insertMessages(tx, [{ conversationId, role: 'system', content, timestamp: clock.now() }]);
  const over = { careKind: null, careSeverity: null, careLanguage: null };
  await updateConversation(tx, conversationId, { status: 'closed', personSince: null, ...over });
  await live.publish(tx, conversationTopic(conversationId));
}
