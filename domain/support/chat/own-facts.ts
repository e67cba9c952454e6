import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns';
import type { Fact } from '../../../adapters/assistant/assistant.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import { readUpcomingSessions } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { readPurchases } from '../../shop/index.ts';

/**
 * What the assistant may tell a member about herself. Each room adds a line here; what it reads, it reads by the id of
 * the sign-in, so that no wording of a message can reach another person's rows.
 */
type Provider = {
  about: RegExp;
  read(services: Services, memberId: string): Promise<Fact | undefined>;
};

const providers: Provider[] = [
  { about: /^(?:sessions?|appointments?|bookings?|booked|consultations?)$/, read: ownSessions },
  { about: /^(?:orders?|ordered|purchases?|purchased|bought|buy)$/, read: ownPurchases },
];

export async function readOwnFacts(
  services: Services,
  { memberId, message }: { memberId: string; message: string },
): Promise<Fact[]> {
  const words = wordsOf(message);
  const asked = providers.filter(({ about }) => words.some((word) => about.test(word)));
  const facts = await Promise.all(asked.map(({ read }) => read(services, memberId)));
  return facts.filter((fact) => fact !== undefined);
}

async function ownSessions(services: Services, memberId: string): Promise<Fact | undefined> {
  const { timeZone } = services.content.current().site;
  const [next, ...later] = await readUpcomingSessions(services, { memberId });
  if (!next) return undefined;
  const more = later
    .slice(0, 2)
    .map(({ type, startsAt }) => `• ${type}: ${writeMoment(startsAt, timeZone)}`)
    .join('\n');
  return {
    title: 'Your sessions',
    text: `Your next session is ${next.type} on ${writeMoment(next.startsAt, timeZone)} (${timeZone.split('/').at(-1)} time).${more && `\n\nAfter that:\n${more}`}`,
    url: '/portal/sessions',
  };
}

async function ownPurchases(services: Services, memberId: string): Promise<Fact | undefined> {
  const bought = await readPurchases(services, { memberId });
  if (bought.length === 0) return undefined;
  const { timeZone } = services.content.current().site;
  const lines = bought.map(
    ({ name, at, status }) => `• ${name}, ${format(new TZDate(at, timeZone), 'MMM d, yyyy')} (${status})`,
  );
  return { title: 'Your purchases', text: `Your latest purchases:\n${lines.join('\n')}`, url: '/portal' };
}

const writeMoment = (at: string, zone: string) =>
  format(new TZDate(at, zone), "EEEE, MMMM d, yyyy 'at' h:mm a");
