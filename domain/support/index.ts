export * from './browser.ts';
export {
  type ChatMessage,
  type ChatState,
  type ConversationCard,
  giveEmail,
  pruneChats,
  readConversation,
  type Visitor,
} from './chat/conversations.ts';
export { conversationTopic } from './chat/plain-text.ts';
export { type ChatAnswer, LONGEST_MESSAGE, sendMessage } from './chat/send-message.ts';
export { sendContactMessage } from './contact.ts';
export { supportData } from './personal-data.ts';
export { deleteOrphanedFiles } from './tickets/files.ts';
export { inboundSender, openTicketWithLetter, readPostedMail, receiveMail } from './tickets/inbound-mail.ts';
export {
  type Customer,
  readChat,
  readSupportCenter,
  readTicket,
  readTicketFile,
  type ThreadEntry,
  type TicketCard,
} from './tickets/read-tickets.ts';
export { readReplies, removeReply, saveReply } from './tickets/saved-replies.ts';
export { memberTopic, staffTopic } from './tickets/ticket-letters.ts';
export {
  addNote,
  answerTicket,
  moveTicket,
  openOwnTicket,
  setPriority,
  type TicketPriority,
  type Viewer,
} from './tickets/tickets.ts';
