import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { Fact, Reply, Turn } from '../../../adapters/assistant/assistant.ts';
import { type Concern, recognise } from '../../../care/index.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import type { Locale } from '../../care.ts';
import { readMembership, readOrders } from '../../delivery/index.ts';
import { DomainError } from '../../errors.ts';
import { countAgainstLimit, profileNumbersOf, readOwnProfile } from '../../identity/index.ts';
import { readSessions } from '../../practice/index.ts';
import type { Services } from '../../services.ts';
import { today } from '../../today.ts';
import { promiseOfAnswer } from '../tickets/ticket-letters.ts';
import { prepareQuestion } from './consider.ts';
import {
  type ChatMessage,
  type ChatState,
  enterConversation,
  toChatMessage,
  toChatState,
  type Visitor,
} from './conversations.ts';
import { escalate } from './escalate.ts';
import { careReply, liveConversationTopic } from './plain-text.ts';
import {
  type ConversationRow,
  countMessages,
  insertMessages,
  listMessages,
  lockConversation,
  updateConversation,
} from './queries.ts';
import type { ChatNumbers } from './understand.ts';

export const LONGEST_MESSAGE = 2_000;
const MOST_MESSAGES = 600;
const REMEMBERED_TURNS = 6;
const handOvers = { name: 'chat-escalation', max: 5, seconds: 3600 };

type NewMessage = {
  visitor: Visitor;
  message: string;
  numbers?: ChatNumbers;
  /** What the browser says of its user: whom she could call depends on it. */
  locale?: Locale;
  /** Whose count of hand-overs this one adds to. */
  client: string;
};

export type ChatAnswer = ChatState & {
  response: string;
  recommendations: Reply['recommendations'];
  sources: Reply['sources'];
  escalated: boolean;
  /** Where the window leads after two seconds, unless the visitor prefers to stay. */
  goTo?: '/quiz' | '/portal';
  /** Everything that was written down for this message, the visitor's own words first. */
  messages: ChatMessage[];
};

/** Keeps what the visitor wrote, finds the answer, keeps that. */
export async function sendChatMessage(
  services: Services,
  { visitor, message, numbers, locale = {}, client }: NewMessage,
  onText?: (soFar: string) => void,
): Promise<ChatAnswer> {
  const { conversation, turns, written } = await saveMessage(services, visitor, message, numbers);
  const about = { conversation, visitor, message, written, locale };
  // Before everything else: somebody in need gets fixed words and a person, whatever else the message says.
  const concern = recognise(message, locale.language);
  if (concern) return answerWithCare(services, about, concern, client);
  const reply = conversation.personSince
    ? undefined
    : await services.assistant.answer(
        await considerFor(services, visitor, conversation, message, turns),
        onText,
      );
  const mayCall = reply?.escalate ? await countAgainstLimit(services, handOvers, client) : true;
  return saveReply(services, { ...about, reply, mayCall });
}

type About = Pick<Outcome, 'conversation' | 'visitor' | 'message' | 'written' | 'locale'>;

/** The limit of hand-overs never stands before somebody who may be in danger. */
async function answerWithCare(services: Services, about: About, concern: Concern, client: string) {
  const { conversation, visitor, locale } = about;
  const isCrisis = concern.severity === 'crisis';
  const mayCall = isCrisis || (await countAgainstLimit(services, handOvers, client));
  // While a person of ours is talking, only what cannot wait for her is answered.
  const isTalking = conversation.personSince !== null && !isCrisis;
  const asksEmail = mayCall && !conversation.email && !visitor.member;
  const reply = isTalking ? undefined : careReply(services, concern, locale, { isTold: mayCall, asksEmail });
  return saveReply(services, { ...about, reply, concern, mayCall });
}

async function saveMessage(
  { db, clock, live }: Services,
  visitor: Visitor,
  content: string,
  numbers: ChatNumbers | undefined,
) {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const found = await enterConversation(tx, visitor, now);
    if ((await countMessages(tx, found.id)) >= MOST_MESSAGES) {
      throw new DomainError('conflict', 'This conversation has grown very long. Please start a new one.');
    }
    const earlier = await listMessages(tx, found.id, { limit: REMEMBERED_TURNS });
    const change = {
      userId: found.userId ?? visitor.member?.id ?? null,
      userNumbers: numbers ?? found.userNumbers,
      // Somebody who writes again after the end begins anew.
      status: found.status === 'closed' ? ('active' as const) : found.status,
      lastMessageAt: now,
    };
    await updateConversation(tx, found.id, change);
    const written = await insertMessages(tx, [
      { conversationId: found.id, role: 'user', content, timestamp: now },
    ]);
    await live.publish(tx, liveConversationTopic(found.id));
    const turns = earlier.flatMap(({ role, content: said }): Turn[] =>
      role === 'system' ? [] : [{ role, content: said }],
    );
    return { conversation: { ...found, ...change }, turns, written };
  });
}

async function considerFor(
  services: Services,
  { member }: Visitor,
  { userNumbers, careSeverity }: ConversationRow,
  message: string,
  turns: Turn[],
) {
  const own = member ? await readOwnFacts(services, { memberId: member.id, message }) : [];
  const profile = member
    ? profileNumbersOf(await readOwnProfile(services, { memberId: member.id }))
    : undefined;
  const content = services.content.current();
  return prepareQuestion(message, {
    content,
    today: today(services),
    turns,
    numbers: known(profile) ?? userNumbers ?? undefined,
    own,
    signedIn: member !== undefined,
    isTender: careSeverity !== null,
    promise: promiseOfAnswer(services.clock.now(), content.site),
  });
}

function known(profile: { [Name in keyof ChatNumbers]: number | null } | undefined): ChatNumbers | undefined {
  if (!profile?.lifePath || !profile.expression || !profile.soulUrge) return undefined;
  return { lifePath: profile.lifePath, expression: profile.expression, soulUrge: profile.soulUrge };
}

type Outcome = Pick<NewMessage, 'visitor' | 'message'> & {
  conversation: ConversationRow;
  written: Awaited<ReturnType<typeof insertMessages>>;
  locale: Locale;
  concern?: Concern;
  /** Absent while a person is talking. */
  reply: Reply | undefined;
  mayCall: boolean;
};

async function saveReply(services: Services, outcome: Outcome): Promise<ChatAnswer> {
  const { db, clock, live } = services;
  const { visitor, message, written, reply, concern, locale, mayCall } = outcome;
  return db.transaction(async (tx) => {
    const conversation = (await lockConversation(tx, outcome.conversation)) ?? outcome.conversation;
    const conversationId = conversation.id;
    const escalation = await escalate(services, tx, {
      conversation,
      visitor,
      message,
      reply,
      concern,
      locale,
      mayCall,
    });
    const { response, notice, status } = escalation;
    const timestamp = clock.now();
    const extras = reply && {
      recommendations: reply.recommendations,
      sources: reply.sources,
      unsure: reply.unsure,
    };
    const rows = [
      ...(response
        ? [{ conversationId, role: 'assistant' as const, content: response, timestamp, extras }]
        : []),
      ...(notice ? [{ conversationId, role: 'system' as const, content: notice, timestamp }] : []),
    ];
    const answered = rows.length > 0 ? await insertMessages(tx, rows) : [];
    await live.publish(tx, liveConversationTopic(conversationId));
    return {
      ...toChatState({ ...conversation, status }, visitor.member),
      response,
      recommendations: reply?.recommendations ?? [],
      sources: reply?.sources ?? [],
      escalated: status === 'escalated',
      goTo: goTo(reply),
      messages: [...written, ...answered].map(toChatMessage),
    };
  });
}

function goTo(reply: Reply | undefined): ChatAnswer['goTo'] {
  if (reply?.intent === 'quiz') return '/quiz';
  return reply?.intent === 'member' ? '/portal' : undefined;
}

/**
 * What the assistant may tell a member about herself. Each room adds a line here; what it reads, it reads by the id of
 * the sign-in, so that no wording of a message can reach another person's rows.
 */
type Provider = {
  about: RegExp;
  read(services: Services, memberId: string): Promise<Fact | undefined>;
};

const providers: Provider[] = [
  { about: /^(?:sessions?|appointments?|bookings?|booked|consultations?|credits?)$/, read: ownSessions },
  {
    about:
      /^(?:orders?|ordered|purchases?|purchased|bought|buy|reports?|readings?|videos?|pdf|blueprint|payment)$/,
    read: ownOrders,
  },
  { about: /^(?:membership|subscription|circle|charged?)$/, read: ownMembership },
];

async function readOwnFacts(
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
  const { sessions, credits } = await readSessions(services, { memberId });
  const [next, ...later] = sessions.filter(({ status }) => status === 'scheduled');
  const left = credits.map(({ title, count }) => `• ${title}: ${count} to book`);
  if (!next && left.length === 0) return undefined;
  const more = later.slice(0, 2).map(({ type, startsAt }) => `• ${type}: ${writeMoment(startsAt, timeZone)}`);
  const parts = [
    next &&
      `Your next session is ${next.type} on ${writeMoment(next.startsAt, timeZone)} (${timeZone.split('/').at(-1)} time).`,
    more.length > 0 && `After that:\n${more.join('\n')}`,
    left.length > 0 && `Paid and not booked yet:\n${left.join('\n')}`,
  ];
  return { title: 'Your sessions', text: parts.filter(Boolean).join('\n\n'), url: '/portal/sessions' };
}

type Order = Awaited<ReturnType<typeof readOrders>>[number];

const stateTold: Partial<Record<Order['state'], string>> = {
  open: 'not paid yet',
  pending: 'the payment is on its way',
  failed: 'the payment did not arrive',
  refunded: 'refunded',
  disputed: 'the bank has taken a payment back',
};
const stageTold: Record<Order['deliveries'][number]['stage'], string> = {
  waiting_intake: 'waiting for your details',
  waiting_account: 'waiting for your account',
  waiting_period: 'begins when the 14 days are over',
  waiting_circle: 'begins when your membership ends',
  in_work: 'being made',
  recording: 'being recorded',
  writing: 'being written',
  ready_to_book: 'sessions ready to book',
  booked: 'sessions booked',
  delivered: 'ready',
  withdrawn: 'taken back',
};
const MOST_ORDERS = 5;

/** Where each order stands, and by when. */
async function ownOrders(services: Services, memberId: string): Promise<Fact | undefined> {
  const orders = (await readOrders(services, { memberId })).filter(({ state }) => state !== 'expired');
  if (orders.length === 0) return undefined;
  const { timeZone } = services.content.current().site;
  const lines = orders.slice(0, MOST_ORDERS).map(({ productName, placedAt, state, deliveries }) => {
    const news = deliveries.map(
      ({ stage, dueAt }) =>
        stageTold[stage] + (dueAt && stage !== 'delivered' ? `, due ${writeMoment(dueAt, timeZone)}` : ''),
    );
    const told = stateTold[state] ?? ([...new Set(news)].join('; ') || 'paid');
    return `• ${productName}, ${format(new TZDate(placedAt, timeZone), 'MMM d, yyyy')}: ${told}`;
  });
  return { title: 'Your orders', text: `Your latest orders:\n${lines.join('\n')}`, url: '/portal/orders' };
}

async function ownMembership(services: Services, memberId: string): Promise<Fact | undefined> {
  const membership = await readMembership(services, { memberId });
  if (!membership) return undefined;
  const { timeZone } = services.content.current().site;
  const day = (at: string) => format(new TZDate(at, timeZone), 'MMMM d, yyyy');
  const { nextChargeAt, runsUntil, state } = membership;
  const told =
    state === 'ended'
      ? 'Your membership has ended; nothing more is charged.'
      : nextChargeAt
        ? `Your membership runs. The next charge is on ${day(nextChargeAt)}.`
        : runsUntil
          ? `Your membership runs until ${day(runsUntil)}.`
          : 'Your last charge has not come through; it is tried again.';
  return { title: 'Your membership', text: told, url: '/portal/orders' };
}

const writeMoment = (at: string, zone: string) =>
  format(new TZDate(at, zone), "EEEE, MMMM d, yyyy 'at' h:mm a");
