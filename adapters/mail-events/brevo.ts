import { z } from 'zod';
import type { MailEvent, MailEventSource } from './mail-events.ts';
import { readJson } from './read-json.ts';
import { requireSecret } from './shared-secret.ts';

const events: Record<string, MailEvent['event']> = {
  delivered: 'delivered',
  hard_bounce: 'bounced',
  invalid_email: 'bounced',
  spam: 'complained',
};

const webhook = z.object({
  event: z.string(),
  email: z.string(),
  'message-id': z.string().optional(),
});

export function brevoEvents({ secret }: { secret: string }): MailEventSource {
  return {
    async read(posted) {
      requireSecret(posted, secret);
      const { event: name, email, 'message-id': messageId } = readJson(webhook, posted.body);
      const event = Object.hasOwn(events, name) ? events[name] : undefined;
      return event ? [{ event, email, messageId }] : [];
    },
  };
}
