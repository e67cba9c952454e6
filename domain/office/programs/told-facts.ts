import { z } from 'zod';
import { isKeyOf, keysOf } from '../../../shared/records.ts';
import type { Fact, FactOf } from '../../facts/index.ts';

/** What an address of hers can be told of, in the words of the office. */
export const toldFacts = {
  'quiz-taken': 'Somebody took the quiz',
  'consent-given': 'Somebody agreed to letters',
  unsubscribed: 'Somebody left the letters',
  'mail-bounced': 'A letter bounced',
  'mail-complained': 'A letter was called spam',
  'account-verified': 'Somebody made an account',
  'order-paid': 'An order was paid',
  'order-refunded': 'An order was refunded',
  'membership-opened': 'A membership began',
  'membership-closed': 'A membership ended',
  'tag-added': 'Somebody got a tag',
  'mail-clicked': 'A link in a letter was opened',
  'session-booked': 'A session was booked',
  'session-completed': 'A session was held',
  'seat-taken': 'Somebody took a seat at an event',
  'seat-given-up': 'Somebody gave up a seat at an event',
} as const;

export type ToldFact = FactOf<keyof typeof toldFacts>;
export const toldFactNames = keysOf(toldFacts);
export const isToldFact = (fact: Fact): fact is ToldFact => isKeyOf(toldFacts, fact.type);

const email = z.string();
/** As the program has made it: a fact must not fail because its description is strict. */
const id = z.string().meta({ format: 'uuid' });
const about = z.object({ email });
const ofOrder = z.object({ email, orderId: id });
const ofSession = z.object({ email, sessionId: id, sessionType: z.string() });
const ofEvent = z.object({ email, eventId: id, event: z.string().describe('Its title.') });

/** What is posted of a fact: whom it is about and what it names. Birth dates, numbers and notes stay here. */
export const toldShapes = {
  'quiz-taken': z.object({ email, name: z.string() }),
  'consent-given': z.object({ email, topic: z.string() }),
  unsubscribed: z.object({ email, topics: z.array(z.string()) }),
  'mail-bounced': about,
  'mail-complained': about,
  'account-verified': about,
  'order-paid': ofOrder.extend({ productId: z.string() }),
  'order-refunded': ofOrder,
  'membership-opened': ofOrder,
  'membership-closed': ofOrder,
  'tag-added': z.object({ email, tag: z.string() }),
  'mail-clicked': z.object({
    email,
    path: z.string().optional().describe('Of the page that was opened, where it was a letter to many.'),
    broadcastId: id.optional(),
  }),
  'session-booked': ofSession,
  'session-completed': ofSession,
  'seat-taken': ofEvent,
  'seat-given-up': ofEvent,
} satisfies Record<keyof typeof toldFacts, z.ZodObject>;

/** Nothing but what is described goes out. */
export const dataOf = (fact: ToldFact): Record<string, unknown> =>
  toldShapes[fact.type].parse('title' in fact ? { ...fact, event: fact.title } : fact);
