import nodemailer from 'nodemailer';
import { asError, messageOf } from '../../shared/problem.ts';
import { MailDoubtful, MailRefused, type MailTransport, MailUnreachable } from './mail.ts';

export type Dkim = { domainName: string; keySelector: string; privateKey: string };

type Options = {
  url: string;
  from: () => string;
  replyTo: () => string;
  connections: number;
  dkim?: Dkim;
  /** Where the other side sends what it cannot deliver, when not to the sender. */
  bouncesTo?: string;
  /** Whether a host is this machine itself; tests say otherwise. */
  isLocal?: (host: string) => boolean;
};

type SmtpError = Error & { code?: string; command?: string; responseCode?: number; response?: string };

const pool = {
  pool: true as const,
  maxMessages: 1000,
  // Only for a connection that broke before a byte of the mail was read. Every other repeat is the outbox's
  // business, which knows which mails must never go twice.
  maxRequeues: 2,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  // Content must never make the mailer read a file or fetch an address.
  disableFileAccess: true,
  disableUrlAccess: true,
};

export function smtpTransport(options: Options): MailTransport {
  const { url, from, replyTo, connections, dkim, bouncesTo, isLocal = isLoopback } = options;
  const transport = nodemailer.createTransport({
    ...pool,
    url,
    maxConnections: connections,
    dkim,
    requireTLS: needsTls(url, isLocal),
  });
  const handedOver = new Set<string>();
  transport.use('stream', (mail, done) => {
    // Runs when a connection begins to read the message; its end is the last moment at which we know that the
    // server cannot have taken it.
    mail.message.processFunc((content) => {
      content.once('end', () => handedOver.add(String(mail.data.messageId)));
      return content;
    });
    done();
  });

  return {
    destination: `SMTP at ${new URL(url).host}`,
    connections,
    from,
    async send({ to, ...mail }) {
      const data = {
        from: from(),
        ...mail,
        replyTo: mail.replyTo ?? replyTo(),
        // Our letters are Latin text; the library would count the letters of each to find that out.
        textEncoding: 'quoted-printable' as const,
        // An address object is never parsed as a list: exactly one recipient, whatever the text holds.
        to: { name: '', address: to },
        attachments: mail.attachments?.map(asBuffer),
        ...(bouncesTo && { envelope: { from: bouncesTo, to } }),
      };
      try {
        await transport.sendMail(data);
      } catch (error) {
        throw sortError(asError(error), handedOver.has(mail.messageId));
      } finally {
        handedOver.delete(mail.messageId);
      }
    },
    async check() {
      try {
        await transport.verify();
      } catch (error) {
        throw new MailUnreachable(messageOf(error));
      }
    },
    async close() {
      transport.close();
    },
  };
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

/** smtp:// begins in clear: without STARTTLS the password and every letter would go over the net for all to read. */
function needsTls(url: string, isLocal: (host: string) => boolean): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'smtp:' && !isLocal(hostname);
}

/** What a failed send means for the mail. */
export function sortError(error: SmtpError, handedOver: boolean): Error {
  const { code = '', command = '', responseCode = 0, response = '', message } = error;
  if (responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')) {
    return new MailRefused(message, { deadAddress: command === 'RCPT TO' && isDeadAddress(response) });
  }
  if (responseCode === 0 && handedOver) return new MailDoubtful(message);
  // A temporary answer about this recipient or this message; everything else is about the connection or about us.
  if (code === 'EENVELOPE' && command !== 'MAIL FROM') return error;
  if (code === 'EMESSAGE' || code === 'ESTREAM') return error;
  return new MailUnreachable(message);
}

/** 5.1.x and 5.2.1 name the mailbox; without an extended code, 550, 551 and 553 do. 5.7.x is about policy. */
function isDeadAddress(response: string): boolean {
  const [, basic = '', extended] = /^(\d{3})[ -](?:(\d\.\d+\.\d+)\b)?/.exec(response) ?? [];
  return extended ? /^5\.(1\.\d+|2\.1)$/.test(extended) : ['550', '551', '553'].includes(basic);
}

function asBuffer<T extends { content: Uint8Array }>(attachment: T): T & { content: Buffer } {
  return { ...attachment, content: Buffer.from(attachment.content) };
}
