/** What browsers may use, too: pure, and nothing of the server behind it. */
export { type MailState, mailStates } from './mail-states.ts';
export { marketingTopicNames, marketingTopics, type Topic } from './topics.ts';
