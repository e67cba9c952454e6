import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Takes every mail and keeps none, also from senders that die in the middle of one. */
export async function startSwallowingMailbox() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.on('error', () => done());
      stream.on('end', () => done());
      stream.resume();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
