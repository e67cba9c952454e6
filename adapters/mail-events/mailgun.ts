import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { type MailEvent, MailEventRefused, type MailEventSource } from './mail-events.ts';
import { readJson } from './read-json.ts';
import { same } from './shared-secret.ts';

/** Mailgun tries again for eight hours. */
const OLDEST_SECONDS = 24 * 3600;
/** As far as two clocks may differ. */
const AHEAD_SECONDS = 300;

const webhook = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.string().optional(),
    recipient: z.string(),
    message: z.object({ headers: z.object({ 'message-id': z.string().optional() }) }).optional(),
  }),
});
type Data = z.infer<typeof webhook>['event-data'];

export function mailgunEvents({ signingKey, clock }: { signingKey: string; clock: Clock }): MailEventSource {
  return {
    async read({ body }) {
      const { signature: given, 'event-data': data } = readJson(webhook, body);
      const expected = createHmac('sha256', signingKey)
        .update(`${given.timestamp}${given.token}`)
        .digest('hex');
      if (!same(given.signature, expected)) throw new MailEventRefused('The signature does not fit.');
      const age = clock.now().getTime() / 1000 - Number(given.timestamp);
      if (!(age < OLDEST_SECONDS)) throw new MailEventRefused('The signature is too old.');
      if (age < -AHEAD_SECONDS) throw new MailEventRefused('The signature is from a time to come.');
      const event = eventOf(data);
      const messageId = data.message?.headers['message-id'];
      return event ? [{ event, email: data.recipient, messageId }] : [];
    },
  };
}

function eventOf({ event, severity }: Data): MailEvent['event'] | undefined {
  if (event === 'complained' || event === 'delivered') return event;
  return event === 'failed' && severity === 'permanent' ? 'bounced' : undefined;
}
