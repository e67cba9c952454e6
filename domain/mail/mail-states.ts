import type { MailRow } from './queries.ts';

export type MailState = MailRow['state'];

export const mailStates: MailState[] = ['queued', 'sending', 'sent', 'failed', 'unknown', 'suppressed'];
