import { z } from 'zod';
import type { MailEvent, MailEventSource } from './mail-events.ts';
import { readJson } from './read-json.ts';
import { requireSecret } from './shared-secret.ts';

/** Postmark's own words for addresses that do not work; soft and transient bounces are none of them. */
const dead = ['HardBounce', 'BadEmailAddress', 'ManuallyDeactivated', 'AddressChange'];

const webhook = z.object({
  RecordType: z.string(),
  Type: z.string().optional(),
  Email: z.string().optional(),
  Recipient: z.string().optional(),
});

export function postmarkEvents({ secret }: { secret: string }): MailEventSource {
  return {
    async read(posted) {
      requireSecret(posted, secret);
      const { RecordType, Type = '', Email, Recipient } = readJson(webhook, posted.body);
      const event = eventOf(RecordType, Type);
      const email = Email ?? Recipient;
      // Its MessageID is Postmark's own: the letter is found by its reader.
      return event && email ? [{ event, email }] : [];
    },
  };
}

function eventOf(record: string, type: string): MailEvent['event'] | undefined {
  if (record === 'SpamComplaint' || (record === 'Bounce' && type === 'SpamComplaint')) return 'complained';
  if (record === 'Bounce') return dead.includes(type) ? 'bounced' : undefined;
  return record === 'Delivery' ? 'delivered' : undefined;
}
