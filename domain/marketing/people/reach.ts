import type { Db, Tx } from '../../../db/connect.ts';
import { type ContactQuery, type ContactRow, findByAddress } from '../../contacts/index.ts';
import {
  type MayReceive,
  mailRules,
  mayReceive,
  type Obstacle,
  obstacles,
  type ReaderFacts,
  readPreferences,
  unknownReader,
} from '../../mail/index.ts';
import type { Parts, ReadsContent } from '../../services.ts';
import { countVerdicts, isLetThrough, type OfferTopic } from './queries.ts';

type Known = Pick<
  ContactRow,
  'topics' | 'refused' | 'bouncedAt' | 'complainedAt' | 'bought' | 'toldAtCheckout'
>;

/** What the rule about letters asks of somebody, from the row that facts keep. */
export const factsOf = (person: Known | undefined): ReaderFacts =>
  person
    ? {
        ...{ agreed: person.topics, refused: person.refused },
        bounced: person.bouncedAt !== null,
        complained: person.complainedAt !== null,
        customer: person.bought.length === 0 ? 'no' : person.toldAtCheckout ? 'told' : 'untold',
      }
    : unknownReader;

/** Whether somebody may get a letter about this, as the owner has set the rule now. */
export const mayWrite = (services: ReadsContent, person: Known | undefined, topic: OfferTopic): MayReceive =>
  mayReceive(factsOf(person), topic, mailRules(services));

/** How a sequence or an automation ends for somebody whom the rule does not let through. */
export const endsAs: Record<Obstacle, 'unsubscribed' | 'bounced' | 'no_consent'> = {
  complained: 'unsubscribed',
  bounced: 'bounced',
  unsubscribed: 'unsubscribed',
  not_agreed: 'no_consent',
  untold_customer: 'no_consent',
  customers_off: 'no_consent',
};

/** What a member receives, with what is known of her as a customer. */
export async function readMailChoices(services: Parts, reader: { email: string; emailVerified: boolean }) {
  const person = await findByAddress(services.db, reader.email.toLowerCase());
  return readPreferences(services, reader, factsOf(person).customer);
}

/** How many of some contacts letters reach, and why not the others. */
export type Reach = {
  people: number;
  reached: number;
  /** Of these, by the existing customer's rule alone: own similar products, and nothing else. */
  customers: number;
  /** The commonest reason first. */
  not: { why: Obstacle; count: number }[];
};

export async function countReach(
  services: ReadsContent,
  db: Db | Tx,
  { where, topic }: Pick<ContactQuery, 'where'> & { topic: OfferTopic },
): Promise<Reach> {
  const found = await countVerdicts(db, { where, topic, rules: mailRules(services) });
  const of = (verdict: string) => found.find((row) => row.verdict === verdict)?.count ?? 0;
  const not = obstacles
    .map((why) => ({ why, count: of(why) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const customers = of('customer');
  const reached = of('agreed') + customers;
  return { people: not.reduce((sum, { count }) => sum + count, reached), reached, customers, not };
}

/** Those whom a letter about this may go to, as a condition on their table. */
export const mayBeWritten = (services: ReadsContent, topic: OfferTopic) =>
  isLetThrough(topic, mailRules(services));
