import nodemailer from 'nodemailer';
import { MailRefused, type MailTransport } from './mail.ts';

type Options = {
  url: string;
  from: string;
  replyTo: string;
  dkim?: { domainName: string; keySelector: string; privateKey: string };
};

export function smtpTransport({ url, from, replyTo, dkim }: Options): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Content must never make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim } : {}),
  });
  return {
    destination: `SMTP at ${new URL(url).host}`,
    async send({ to, ...mail }) {
      try {
        // An address object is never parsed as a list: exactly one recipient, whatever the text holds.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          ...mail,
          replyTo: mail.replyTo ?? replyTo,
          attachments: mail.attachments?.map(asBuffer),
        });
      } catch (error) {
        const { responseCode, message } = error as { responseCode?: number; message: string };
        if (responseCode && responseCode >= 500) throw new MailRefused(message);
        throw error;
      }
    },
    async close() {
      transport.close();
    },
  };
}

function asBuffer<T extends { content: Uint8Array }>(attachment: T): T & { content: Buffer } {
  return { ...attachment, content: Buffer.from(attachment.content) };
}
