import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { PublicFetch } from '../outside/outside.ts';
import { type MailEvent, MailEventRefused, type MailEventSource } from './mail-events.ts';
import { readJson } from './read-json.ts';
import { isAmazon, snsMessage, snsVerifier } from './sns-signature.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** A notification and an event of SES differ in the name of their type alone. */
const notification = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }).optional(),
  complaint: z.object({ complainedRecipients: recipients }).optional(),
  delivery: z.object({ recipients: z.array(z.string()) }).optional(),
  mail: z
    .object({ headers: z.array(z.object({ name: z.string(), value: z.string() })).optional() })
    .optional(),
});
type Told = z.infer<typeof notification>;

type Options = { topicArn: string; fetchPublic: PublicFetch; clock: Clock };

/** Amazon SES by way of a topic of ours at SNS, whose messages are signed. */
export function sesEvents({ topicArn, fetchPublic, clock }: Options): MailEventSource {
  const check = snsVerifier({ fetchPublic, clock });
  return {
    async read({ body }) {
      const message = readJson(snsMessage, body);
      // Anybody can have a topic at Amazon, with a signature as good as ours.
      if (message.TopicArn !== topicArn) throw new MailEventRefused('This is not our topic.');
      await check(message);
      if (message.Type === 'Notification') return eventsOf(readJson(notification, message.Message));
      const { SubscribeURL: url = '' } = message;
      // Asked for once, when the owner sets it up.
      if (message.Type === 'SubscriptionConfirmation' && isAmazon(url)) await fetchPublic({ url });
      return [];
    },
  };
}

function eventsOf(told: Told): MailEvent[] {
  const messageId = told.mail?.headers?.find(({ name }) => name.toLowerCase() === 'message-id')?.value;
  const all = (event: MailEvent['event'], addresses: string[] = []) =>
    addresses.map((email) => ({ event, email, messageId }));
  switch (told.notificationType ?? told.eventType) {
    case 'Bounce':
      if (told.bounce?.bounceType !== 'Permanent') return [];
      return all(
        'bounced',
        told.bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress),
      );
    case 'Complaint':
      return all(
        'complained',
        told.complaint?.complainedRecipients.map(({ emailAddress }) => emailAddress),
      );
    case 'Delivery':
      return all('delivered', told.delivery?.recipients);
    default:
      return [];
  }
}
