export type Attachment = { filename: string; contentType: string; content: Uint8Array };

export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every try of one mail, so that a repeat can be recognised as one. */
  messageId: string;
  /** Where answers go, if not to the house's own address. */
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
};

/** Hands a mail to the outside. Throws MailRefused when trying again cannot help, any other error when it can. */
export type MailTransport = {
  /** Told to the person who starts the server. */
  readonly destination: string;
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};

export class MailRefused extends Error {
  override name = 'MailRefused';
}
