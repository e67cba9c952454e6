import type { MailTransport } from './mail.ts';

/** Without SMTP the outbox itself is the mailbox: staff read every mail in the office. */
export const outboxTransport: MailTransport = {
  destination: 'the outbox (read it at /office/outbox)',
  connections: 8,
  send: async () => {},
  check: async () => {},
  close: async () => {},
};
