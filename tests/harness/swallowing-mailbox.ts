import { SMTPServer } from 'smtp-server';
import { portOf } from '../../shared/listening-port.ts';

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
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
