import type { Services } from '../../services.ts';
import { readTranscript } from '../chat/list-conversations.ts';
import { findNewestTicketOf } from './queries.ts';
import { toChatEntry } from './thread-entry.ts';
import type { Viewer } from './viewer.ts';

/** A conversation as the Support Center shows it, with the ticket it led to. */
export async function readChat(
  services: Services,
  { viewer, conversationId }: { viewer: Viewer; conversationId: string },
) {
  const { messages, ...chat } = await readTranscript(services, { actor: viewer, conversationId });
  const ticketId = await findNewestTicketOf(services.db, chat.id);
  return { ...chat, thread: messages.map(toChatEntry), ticketId };
}
