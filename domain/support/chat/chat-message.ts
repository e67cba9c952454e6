import type { MessageExtras } from '../../../db/schema/index.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

/** A message as a browser may see it. */
export type ChatMessage = Required<Omit<MessageExtras, 'unsure'>> & {
  id: number;
  role: 'user' | 'assistant' | 'system';
  content: string;
  timestamp: string;
  /** The person of ours who wrote it. */
  staffName?: string;
  /** The assistant did not know, and offers a person. */
  unsure: boolean;
};

export function toChatMessage({ id, role, content, timestamp, staffName, extras }: MessageRow): ChatMessage {
  return {
    id,
    role,
    content,
    timestamp: timestamp.toISOString(),
    staffName: staffName ?? undefined,
    recommendations: extras?.recommendations ?? [],
    sources: extras?.sources ?? [],
    unsure: extras?.unsure ?? false,
  };
}

export type ChatState = { conversationId: string; status: ConversationRow['status']; needsEmail: boolean };

/** With a person on the way and no address known, the window asks for one. */
export function toChatState(
  { id, status, email }: ConversationRow,
  member: { email: string } | undefined,
): ChatState {
  const waiting = status === 'escalated' || status === 'answered';
  return { conversationId: id, status, needsEmail: waiting && !email && !member };
}
