/** An SMTP server in a process of its own that takes everything and keeps nothing but the count and the latest mail. */
import { SMTPServer } from 'smtp-server';
import { portOf } from '../shared/listening-port.ts';

let received = 0;
let latest = '';
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      received++;
      latest = Buffer.concat(pieces).toString();
      done();
    });
  },
});
server.on('error', () => {}); // a client that hangs up half-way is the client's story
server.listen(0, '127.0.0.1', () => process.send?.({ port: portOf(server.server) }));
process.on('message', () => process.send?.({ received, latest }));
process.on('disconnect', () => process.exit());
