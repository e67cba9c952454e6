import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = ParsedMail & { recipients: string[]; raw: string };

/** A real SMTP server that keeps what it is given. */
export async function startMailSink() {
  const received: ReceivedMail[] = [];
  let refuse: { code: number; message: string } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      done(refuse ? Object.assign(new Error(refuse.message), { responseCode: refuse.code }) : undefined);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ ...(await simpleParser(raw)), recipients, raw: raw.toString('utf8') });
      done();
    },
  });
  server.on('error', () => {}); // a client that hangs up half-way is the client's story
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith(code: number, message: string) {
      refuse = { code, message };
    },
    accept() {
      refuse = undefined;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
