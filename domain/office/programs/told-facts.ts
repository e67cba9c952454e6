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
  'seat-taken': 'Somebody took a seat at an event',
  'seat-given-up': 'Somebody gave up a seat at an event',
} as const;

export type ToldFact = FactOf<keyof typeof toldFacts>;
export const toldFactNames = keysOf(toldFacts);
export const isToldFact = (fact: Fact): fact is ToldFact => isKeyOf(toldFacts, fact.type);

/** What is posted of a fact: whom it is about and what it names. Birth dates and numbers stay here. */
export function dataOf(fact: ToldFact): Record<string, string | string[]> {
  const { email } = fact;
  switch (fact.type) {
    case 'order-paid':
      return { email, orderId: fact.orderId, productId: fact.productId };
    case 'order-refunded':
    case 'membership-opened':
    case 'membership-closed':
      return { email, orderId: fact.orderId };
    case 'seat-taken':
    case 'seat-given-up':
      return { email, eventId: fact.eventId, event: fact.title };
    case 'consent-given':
      return { email, topic: fact.topic };
    case 'unsubscribed':
      return { email, topics: fact.topics };
    case 'quiz-taken':
      return { email, name: fact.name };
    case 'account-verified':
    case 'mail-bounced':
    case 'mail-complained':
      return { email };
  }
}
