import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { portOf } from '../../shared/listening-port.ts';
import type { Certificate } from './test-certificate.ts';

/** `secure`: it came over TLS. */
export type ReceivedMail = ParsedMail & {
  recipients: string[];
  envelopeFrom: string;
  raw: string;
  secure: boolean;
};
export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
type Refusal = { code: number; message: string };

const account = { user: 'aura', pass: 'a-mailbox-password' };

/**
 * A real SMTP server that keeps what it is given, and can be as unkind as real ones. With a certificate it speaks as a
 * provider on port 587 does: STARTTLS and a sign-in come before any mail.
 */
export async function startMailSink(certificate?: Certificate) {
  const received: ReceivedMail[] = [];
  let refusal: Refusal | undefined;
  let refuseMail: Refusal | undefined;
  let hangUps = 0;
  let server: SMTPServer;

  async function listen(port: number): Promise<number> {
    server = new SMTPServer({
      ...(certificate ?? { authOptional: true, disabledCommands: ['STARTTLS', 'AUTH'] }),
      onAuth({ username, password }, _session, done) {
        const isOurs = username === account.user && password === account.pass;
        done(isOurs ? null : new Error('No such mailbox'), { user: username });
      },
      disableReverseLookup: true,
      closeTimeout: 100,
      onRcptTo(_address, _session, done) {
        done(refusal && asError(refusal));
      },
      async onData(stream, session, done) {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        if (refuseMail) return done(asError(refuseMail));
        const raw = Buffer.concat(chunks);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const { secure, envelope } = session;
        const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({
          ...(await simpleParser(raw)),
          recipients,
          envelopeFrom,
          raw: raw.toString('utf8'),
          secure,
        });
        if (hangUps > 0) {
          hangUps--;
          return hangUp(server, session);
        }
        done();
      },
    });
    server.on('error', () => {}); // a client that hangs up half-way is the client's story
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return portOf(server.server);
  }

  const port = await listen(0);
  return {
    url: certificate
      ? `smtp://${account.user}:${account.pass}@localhost:${port}?requireTLS=true`
      : `smtp://127.0.0.1:${port}`,
    received,
    to: (address: string) => received.filter(({ recipients }) => recipients.includes(address)),
    refuseWith(code: number, message: string) {
      refusal = { code, message };
    },
    refuseContentWith(code: number, message: string) {
      refuseMail = { code, message };
    },
    accept() {
      refusal = undefined;
      refuseMail = undefined;
    },
    /** Takes the next mails, and the line goes dead before it can say so. */
    hangUpAfterTaking(count: number) {
      hangUps = count;
    },
    /** Nobody listens any more, until `goUp`. */
    goDown: () => new Promise<void>((resolve) => server.close(() => resolve())),
    goUp: async () => void (await listen(port)),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const asError = ({ code, message }: Refusal) => Object.assign(new Error(message), { responseCode: code });

function hangUp(server: SMTPServer, session: SMTPServerSession): void {
  for (const connection of (server as unknown as { connections: Set<Connection> }).connections) {
    if (connection.session === session) connection._socket.destroy();
  }
}
type Connection = { session: SMTPServerSession; _socket: { destroy(): void } };
