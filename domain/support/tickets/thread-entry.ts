import type { ChatMessage } from '../chat/chat-message.ts';

/** Something that was said about a ticket, wherever it was said. */
export type ThreadEntry = {
  key: string;
  from: 'customer' | 'staff' | 'assistant' | 'system' | 'note';
  name: string;
  content: string;
  at: string;
};

export function toChatEntry({ id, role, content, timestamp, staffName }: ChatMessage): ThreadEntry {
  const from = staffName ? 'staff' : role === 'user' ? 'customer' : role;
  return { key: `chat-${id}`, from, name: staffName ?? '', content, at: timestamp };
}
