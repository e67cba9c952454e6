/** An SMTP server in a process of its own that takes everything and keeps nothing but the count. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

let received = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      received++;
      done();
    });
  },
});
server.on('error', () => {}); // a client that hangs up half-way is the client's story
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.server.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ received }));
process.on('disconnect', () => process.exit());
