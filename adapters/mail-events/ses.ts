import { verify, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import type { PublicFetch } from '../outside/outside.ts';
import { type MailEvent, MailEventRefused, type MailEventSource } from './mail-events.ts';
import { readJson } from './read-json.ts';

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

/** What Amazon's notification service posts, whatever it carries. */
export const snsMessage = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.string(),
  Subject: z.string().optional(),
  SubscribeURL: z.string().optional(),
  Token: z.string().optional(),
});
type SnsMessage = z.infer<typeof snsMessage>;

const AMAZON = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;

/** Only Amazon's own notification service says who it is, and is asked for anything. */
function isAmazon(given: string): boolean {
  const url = URL.parse(given);
  return url?.protocol === 'https:' && url.port === '' && url.username === '' && AMAZON.test(url.hostname);
}

/** In this order, with each name on a line before its value. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
  UnsubscribeConfirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const;

export function textToSign(message: SnsMessage): string {
  return signedFields[message.Type]
    .filter((field) => message[field] !== undefined)
    .map((field) => `${field}\n${message[field]}\n`)
    .join('');
}

/** Amazon has one for some months. */
const MOST_CERTIFICATES = 10;

/** Checks who signed a message. Certificates are read from Amazon alone, each once. */
function snsVerifier({ fetchPublic, clock }: { fetchPublic: PublicFetch; clock: Clock }) {
  const certificates = new Map<string, X509Certificate>();

  async function certificateAt(url: string): Promise<X509Certificate> {
    const known = certificates.get(url);
    if (known) return known;
    const fetched = await fetchPublic({ url });
    if (fetched.status !== 'read') throw new MailEventRefused('The certificate could not be read.');
    const certificate = new X509Certificate(fetched.text);
    // A query makes the same certificate another address.
    if (certificates.size >= MOST_CERTIFICATES) certificates.clear();
    certificates.set(url, certificate);
    return certificate;
  }

  return async (message: SnsMessage): Promise<void> => {
    const { SigningCertURL: url, SignatureVersion: version, Signature: signature } = message;
    if (!isAmazon(url) || !url.endsWith('.pem'))
      throw new MailEventRefused('The certificate is not Amazon’s.');
    const certificate = await certificateAt(url).catch(() => {
      throw new MailEventRefused('The certificate could not be read.');
    });
    const now = clock.now();
    if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo)) {
      throw new MailEventRefused('The certificate is not valid at this time.');
    }
    const hash = version === '2' ? 'sha256' : 'sha1';
    const signed = Buffer.from(textToSign(message));
    if (!verify(hash, signed, certificate.publicKey, Buffer.from(signature, 'base64'))) {
      throw new MailEventRefused('The signature does not fit.');
    }
  };
}
