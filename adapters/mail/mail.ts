export type Attachment = { filename: string; contentType: string; content: Uint8Array };

export type OutgoingMail = {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The same for every try of one mail, so that a repeat can be recognised as one. */
  messageId: string;
  date: Date;
  /** Where answers go, if not to our own address. */
  replyTo?: string;
  headers?: Record<string, string>;
  attachments?: Attachment[];
};

/**
 * Hands a mail to the outside. Throws one of the errors below where it knows what went wrong; any other error means
 * that this mail was not taken this time and may be tried again.
 */
export type MailTransport = {
  /** Told to the person who starts the server. */
  readonly destination: string;
  /** How many mails it can hand over at the same time. */
  readonly connections: number;
  /** Whom letters come from, where the transport decides it. */
  from?(): string;
  send(mail: OutgoingMail): Promise<void>;
  /** Says hello and signs in, without a mail; throws MailUnreachable where a mail would not get through. */
  check(): Promise<void>;
  close(): Promise<void>;
};

/** Trying again cannot help. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** Whether the address itself is the reason: nobody lives there. */
  readonly deadAddress: boolean;

  constructor(message: string, { deadAddress }: { deadAddress: boolean }) {
    super(message);
    this.deadAddress = deadAddress;
  }
}

/** The mail was handed over completely, and the answer never came: it may have been taken. */
export class MailDoubtful extends Error {
  override name = 'MailDoubtful';
}

/** Nobody took anything: no connection, no sign-in, no sender. Other mails would fare no better. */
export class MailUnreachable extends Error {
  override name = 'MailUnreachable';
}
