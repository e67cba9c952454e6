import type { Reply, Turn } from '../../../adapters/assistant/assistant.ts';
import { type Concern, recognise } from '../../../care/index.ts';
import type { Locale } from '../../care.ts';
import { DomainError } from '../../errors.ts';
import { numbersOf, readOwnProfile, takeHit } from '../../identity/index.ts';
import type { Services } from '../../services.ts';
import { today } from '../../today.ts';
import { promiseOfAnswer } from '../tickets/promise-of-answer.ts';
import { careReply } from './care-reply.ts';
import { type ChatMessage, type ChatState, toChatMessage, toChatState } from './chat-message.ts';
import { consider } from './consider.ts';
import { escalate } from './escalate.ts';
import { readOwnFacts } from './own-facts.ts';
import {
  type ConversationRow,
  countMessages,
  insertMessages,
  listMessages,
  lockConversation,
  updateConversation,
} from './queries.ts';
import type { ChatNumbers } from './recommend.ts';
import { conversationTopic } from './topics.ts';
import { enterConversation, type Visitor } from './visitor.ts';

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
export async function sendMessage(
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
  const mayCall = reply?.escalate ? await takeHit(services, handOvers, client) : true;
  return saveReply(services, { ...about, reply, mayCall });
}

type About = Pick<Outcome, 'conversation' | 'visitor' | 'message' | 'written' | 'locale'>;

/** The limit of hand-overs never stands before somebody who may be in danger. */
async function answerWithCare(services: Services, about: About, concern: Concern, client: string) {
  const { conversation, visitor, locale } = about;
  const isCrisis = concern.severity === 'crisis';
  const mayCall = isCrisis || (await takeHit(services, handOvers, client));
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
    await live.publish(tx, conversationTopic(found.id));
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
  const profile = member ? numbersOf(await readOwnProfile(services, { memberId: member.id })) : undefined;
  const content = services.content.current();
  return consider(message, {
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
      ...{ conversation, visitor, message, reply, concern, locale, mayCall },
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
    await live.publish(tx, conversationTopic(conversationId));
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
