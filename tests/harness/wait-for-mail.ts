import { vi } from 'vitest';
import type { ReceivedMail } from './mail-sink.ts';
import type { TestServer } from './test-server.ts';

const PATIENCE_MS = 20_000;

/**
 * The newest mail to an address that holds these words. An address that was written to before needs them: the
 * server's own worker may still be drawing the attachment of the one we mean.
 */
export function waitForMail(server: TestServer, to: string, words = ''): Promise<ReceivedMail> {
  return vi.waitFor(async () => {
    const mail = await server.lastMail(to);
    if (!`${mail.subject} ${mail.text}`.includes(words)) throw new Error(`no mail to ${to} about ${words}`);
    return mail;
  }, PATIENCE_MS);
}
