import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import type { Fact } from '../../adapters/assistant/assistant.ts';
import { site } from '../../content/site.ts';
import type { Parts } from '../services.ts';
import { listOwnPurchases, listOwnSessions } from './queries.ts';
import { wordsOf } from './read-intent.ts';

/**
 * What the assistant may tell a member about herself. Each room adds a line here; what it reads, it reads by the id of
 * the sign-in, so that no wording of a message can reach another person's rows.
 */
type Provider = {
  about: RegExp;
  read(services: Parts, memberId: string): Promise<Fact | undefined>;
};

const providers: Provider[] = [
  { about: /^(?:sessions?|appointments?|bookings?|booked|consultations?)$/, read: ownSessions },
  { about: /^(?:orders?|ordered|purchases?|purchased|bought|buy)$/, read: ownPurchases },
];

export async function readOwnFacts(
  services: Parts,
  { memberId, message }: { memberId: string; message: string },
): Promise<Fact[]> {
  const words = wordsOf(message);
  const asked = providers.filter(({ about }) => words.some((word) => about.test(word)));
  const facts = await Promise.all(asked.map(({ read }) => read(services, memberId)));
  return facts.filter((fact) => fact !== undefined);
}

async function ownSessions({ db, clock }: Parts, memberId: string): Promise<Fact | undefined> {
  const [next, ...later] = await listOwnSessions(db, memberId, clock.now());
  if (!next) return undefined;
  const more = later.map(({ type, at }) => `• ${type}: ${writeMoment(at)}`).join('\n');
  return {
    title: 'Your sessions',
    text: `Your next session is ${next.type} on ${writeMoment(next.at)} (${site.timeZone.split('/').at(-1)} time).${more && `\n\nAfter that:\n${more}`}`,
    url: '/portal/sessions',
  };
}

async function ownPurchases({ db }: Parts, memberId: string): Promise<Fact | undefined> {
  const bought = await listOwnPurchases(db, memberId);
  if (bought.length === 0) return undefined;
  const lines = bought.map(
    ({ name, at, status }) =>
      `• ${name}, ${format(new TZDate(at, site.timeZone), 'MMM d, yyyy')} (${status})`,
  );
  return { title: 'Your purchases', text: `Your latest purchases:\n${lines.join('\n')}`, url: '/portal' };
}

const writeMoment = (at: Date) => format(new TZDate(at, site.timeZone), "EEEE, MMMM d, yyyy 'at' h:mm a");
