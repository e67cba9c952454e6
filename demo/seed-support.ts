import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../db/connect.ts';
import { chatConversations, chatMessages, supportTickets, ticketMessages } from '../db/schema/index.ts';
import type { Services } from '../domain/services.ts';

type Ticket = typeof supportTickets.$inferInsert;
type Line = {
  author: 'customer' | 'staff' | 'note';
  authorName: string;
  content: string;
  afterHours: number;
};

const HOUR = 3_600_000;

type Sample = Pick<
  Ticket,
  'subject' | 'description' | 'priority' | 'status' | 'userEmail' | 'userName' | 'source'
> & {
  hoursAgo: number;
  lines?: Line[];
};

/** One ticket of each status and priority. The three answers took 1.5, 2 and 4 hours: 2.5 on average. */
const samples: Sample[] = [
  {
    subject: 'My report names me Okafo',
    description: 'The last letter of my surname is missing on page one. Does that change my Expression?',
    priority: 'high',
    status: 'open',
    userEmail: 'member@demo.local',
    userName: 'Maya Okafor',
    source: 'portal',
    hoursAgo: 3,
  },
  {
    subject: 'Charged twice this morning',
    description: 'My bank shows the Business Blueprint two times. Could you look?',
    priority: 'urgent',
    status: 'open',
    userEmail: 'joana@example.com',
    userName: 'Joana Reis',
    source: 'contact',
    hoursAgo: 5,
  },
  {
    subject: 'Which of my two names should I use?',
    description: 'I was adopted at four and have two birth certificates. Which name do you count?',
    priority: 'medium',
    status: 'in_progress',
    userEmail: 'member@demo.local',
    userName: 'Maya Okafor',
    source: 'portal',
    hoursAgo: 26,
    lines: [
      {
        author: 'staff',
        authorName: 'Aura Lindqvist',
        content:
          'The name given at birth is where we begin. Could you send me both spellings, so that we can look at them side by side?',
        afterHours: 1.5,
      },
      {
        author: 'note',
        authorName: 'Aura Lindqvist',
        content: 'Prepare both charts before the session on Thursday.',
        afterHours: 1.6,
      },
    ],
  },
  {
    subject: 'Receipt for my employer',
    description: 'Could the receipt carry the name of my company?',
    priority: 'low',
    status: 'resolved',
    userEmail: 'tomas@example.com',
    userName: 'Tomás Leal',
    source: 'contact',
    hoursAgo: 72,
    lines: [
      {
        author: 'staff',
        authorName: 'Aura Lindqvist',
        content: 'Done: the corrected receipt is in your mailbox.',
        afterHours: 2,
      },
    ],
  },
  {
    subject: 'The video stops at minute twelve',
    description: 'It plays well until then, on two different phones.',
    priority: 'medium',
    status: 'closed',
    userEmail: 'member@demo.local',
    userName: 'Maya Okafor',
    source: 'portal',
    hoursAgo: 240,
    lines: [
      {
        author: 'staff',
        authorName: 'Aura Lindqvist',
        content: 'The upload had broken off. I have put up the whole recording; please try again.',
        afterHours: 4,
      },
      { author: 'customer', authorName: 'Maya Okafor', content: 'It works now, thank you.', afterHours: 5 },
    ],
  },
];

/** Tickets in each status and priority, and an escalated chat. */
export async function seedSupport({ db, clock }: Services, memberId: string): Promise<void> {
  const now = clock.now().getTime();
  await db.transaction(async (tx) => {
    for (const { hoursAgo, lines = [], ...ticket } of samples) {
      const at = (afterHours: number) => new Date(now - (hoursAgo - afterHours) * HOUR);
      const answered = lines.find(({ author }) => author === 'staff');
      const [row] = await tx
        .insert(supportTickets)
        .values({
          ...ticket,
          userId: ticket.userEmail === 'member@demo.local' ? memberId : null,
          needsAnswer: ticket.status === 'open',
          firstAnsweredAt: answered ? at(answered.afterHours) : null,
          createdAt: at(0),
          updatedAt: at(lines.at(-1)?.afterHours ?? 0),
        })
        .returning({ id: supportTickets.id });
      const ticketId = row?.id ?? '';
      for (const { afterHours, ...line } of lines) {
        await tx.insert(ticketMessages).values({ ...line, ticketId, createdAt: at(afterHours) });
      }
    }
    await escalatedChat(tx, now - 2 * HOUR);
  });
}

async function escalatedChat(tx: Tx, began: number): Promise<void> {
  const said: [role: 'user' | 'assistant' | 'system', content: string][] = [
    ['user', 'Hello, can two people share one membership?'],
    [
      'assistant',
      'I do not know that, and I would rather not guess. You can put it differently, or I can pass your question to a person.',
    ],
    ['user', 'A human then, please'],
    ['assistant', 'I am handing you over to a person. We will contact you within 2-4 hours by e-mail.'],
    ['system', 'Your conversation has been escalated to our support team.'],
  ];
  const email = 'ines@example.com';
  const [conversation] = await tx
    .insert(chatConversations)
    .values({
      sessionId: `chat_${randomBytes(18).toString('base64url')}`,
      keyHash: createHash('sha256').update(randomBytes(24)).digest('hex'),
      status: 'escalated',
      escalationReason: 'Asked for a person',
      userNumbers: { lifePath: 6, expression: 3, soulUrge: 9 },
      email,
      createdAt: new Date(began),
      lastMessageAt: new Date(began + 120_000),
    })
    .returning({ id: chatConversations.id });
  const conversationId = conversation?.id ?? '';
  await tx.insert(chatMessages).values(
    said.map(([role, content], i) => ({
      conversationId,
      role,
      content,
      timestamp: new Date(began + i * 30_000),
    })),
  );
  await tx.insert(supportTickets).values({
    subject: 'Chat: A human then, please',
    description: 'Hello, can two people share one membership?\n\nA human then, please',
    userEmail: email,
    source: 'chat',
    conversationId,
    priority: 'low',
    createdAt: new Date(began + 120_000),
    updatedAt: new Date(began + 120_000),
  });
}
