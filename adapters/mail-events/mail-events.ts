/** What became of a letter after the hand-over. What may still pass (a full mailbox) is no event. */
export type MailEvent = {
  event: 'delivered' | 'bounced' | 'complained';
  email: string;
  /** Ours, where the provider kept it. */
  messageId?: string;
};

export const mailProviders = ['postmark', 'ses', 'mailgun', 'brevo'] as const;
export type MailProvider = (typeof mailProviders)[number];

/** A post as it came: the bytes are what was signed. */
export type Posted = { header(name: string): string | null; body: string };

/** One mail provider's webhook. Throws `MailEventRefused` unless the provider has proven itself. */
export type MailEventSource = { read(posted: Posted): Promise<MailEvent[]> };

/** Those that are configured. */
export type MailEventSources = Partial<Record<MailProvider, MailEventSource>>;

/** Not signed, signed by somebody else, or not what the provider sends. */
export class MailEventRefused extends Error {
  override name = 'MailEventRefused';
}
