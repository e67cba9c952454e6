/** What can have become of a mail: the words of the table's own column. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed'] as const;

export type MailState = (typeof mailStates)[number];
