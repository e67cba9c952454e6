/** Where news of a conversation are told. */
export const conversationTopic = (conversationId: string) => `chat:${conversationId}`;
