export * from './browser.ts';
export {
  type ChatMessage,
  type ChatState,
  type ConversationCard,
  giveEmail,
  pruneChats,
  readOwnChat,
  type Visitor,
} from './chat/conversations.ts';
export { liveConversationTopic } from './chat/plain-text.ts';
export { type ChatAnswer, LONGEST_MESSAGE, sendChatMessage } from './chat/send-message.ts';
export { sendContactMessage } from './contact.ts';
export { supportData } from './personal-data.ts';
export {
  declineTestimonial,
  listTestimonialsToRead,
  readTestimonialToDecide,
  returnTestimonial,
  showTestimonial,
  type TestimonialLine,
} from './testimonial-desk.ts';
export {
  askForTestimonials,
  changeTestimonialRule,
  findPhoto,
  readTestimonial,
  readTestimonialToken,
  saveTestimonial,
  testimonialUrl,
  withdrawTestimonial,
} from './testimonials.ts';
export { deleteOrphanedFiles } from './tickets/files.ts';
export {
  judgeMailSender,
  openTicketWithLetter,
  parsePostedMail,
  receiveMail,
} from './tickets/inbound-mail.ts';
export {
  type Customer,
  readChatWithTicket,
  readSupportCenter,
  readTicket,
  readTicketFile,
  type ThreadEntry,
  type TicketCard,
} from './tickets/read-tickets.ts';
export { readReplies, removeReply, saveReply } from './tickets/saved-replies.ts';
export { liveSupportTopic, staffTopic } from './tickets/ticket-letters.ts';
export {
  addNote,
  answerTicket,
  moveTicket,
  openTicketAsMember,
  setPriority,
  type TicketPriority,
  type Viewer,
} from './tickets/tickets.ts';
