import { randomBytes } from 'node:crypto';
import * as support from '../domain/support/index.ts';
import type { Past } from './past.ts';
import { later } from './timeline.ts';

/** Hours after the question at which something follows. */
type Follow = { after: number } & (
  | { priority: support.TicketPriority }
  | { answer: string }
  | { note: string }
  | { reply: string }
  | { to: support.TicketStatus }
);
type Question = {
  hoursAgo: number;
  subject: string;
  message: string;
  /** Nobody named: the demo member, from the portal. Others use the contact form. */
  from?: { name: string; email: string };
  follows: Follow[];
};

/** One ticket of each status and priority. The three answers took 1.5, 2 and 4 hours: 2.5 on average. */
const questions: Question[] = [
  {
    hoursAgo: 3,
    subject: 'My report names me Okafo',
    message: 'The last letter of my surname is missing on page one. Does that change my Expression?',
    follows: [{ after: 0.2, priority: 'high' }],
  },
  {
    hoursAgo: 5,
    subject: 'Charged twice this morning',
    message: 'My bank shows the Business Blueprint two times. Could you look?',
    from: { name: 'Joana Reis', email: 'joana@example.com' },
    follows: [{ after: 0.2, priority: 'urgent' }],
  },
  {
    hoursAgo: 26,
    subject: 'Which of my two names should I use?',
    message: 'I was adopted at four and have two birth certificates. Which name do you count?',
    follows: [
      {
        after: 1.5,
        answer:
          'The name given at birth is where we begin. Could you send me both spellings, so that we can look at them side by side?',
      },
      { after: 1.6, note: 'Prepare both charts before the next session.' },
    ],
  },
  {
    hoursAgo: 72,
    subject: 'Receipt for my employer',
    message: 'Could the receipt carry the name of my company?',
    from: { name: 'Tomás Leal', email: 'tomas@example.com' },
    follows: [
      { after: 0.5, priority: 'low' },
      { after: 2, answer: 'Done: the corrected receipt is in your mailbox.' },
      { after: 2.1, to: 'resolved' },
    ],
  },
  {
    hoursAgo: 240,
    subject: 'The video stops at minute twelve',
    message: 'It plays well until then, on two different phones.',
    follows: [
      { after: 4, answer: 'The upload had broken off. I have put up the whole recording; please try again.' },
      { after: 5, reply: 'It works now, thank you.' },
      { after: 5.5, to: 'resolved' },
      { after: 29, to: 'closed' },
    ],
  },
];

/** Tickets in each status and priority, and a chat that waits for a person. */
export function peopleAskForHelp(past: Past): void {
  for (const question of questions) ask(past, question);
  chatUntilHandedOver(past);
}

function ask(past: Past, { hoursAgo, subject, message, from, follows }: Question): void {
  const { timeline, services, maya } = past;
  const asked = timeline.ago({ hours: hoursAgo });
  timeline.at(asked, () =>
    from
      ? support.sendContactMessage(services, { ...from, subject, message })
      : support.openTicketAsMember(services, { viewer: maya, subject, description: message }),
  );
  for (const { after, ...what } of follows) {
    timeline.at(later(asked, { hours: after }), async () =>
      follow(past, await ticketAbout(past, subject), what),
    );
  }
}

async function ticketAbout({ services, owner }: Past, words: string): Promise<string> {
  const { tickets } = await support.readSupportCenter(services, { viewer: owner });
  const ticket = tickets.cards.find(({ subject }) => subject.includes(words));
  if (!ticket) throw new Error(`no ticket about ${words}`);
  return ticket.id;
}

type What = Follow extends infer One ? (One extends Follow ? Omit<One, 'after'> : never) : never;

function follow({ services, owner, maya }: Past, ticketId: string, what: What): Promise<unknown> {
  const staff = { viewer: owner, ticketId };
  if ('priority' in what) return support.setPriority(services, { ...staff, priority: what.priority });
  if ('answer' in what) return support.answerTicket(services, { ...staff, content: what.answer });
  if ('note' in what) return support.addNote(services, { ...staff, content: what.note });
  if ('to' in what) return support.moveTicket(services, { ...staff, to: what.to });
  return support.answerTicket(services, { viewer: maya, ticketId, content: what.reply });
}

function chatUntilHandedOver(past: Past): void {
  const { timeline, services } = past;
  const began = timeline.ago({ hours: 2 });
  const visitor = {
    sessionId: `chat_${randomBytes(18).toString('base64url')}`,
    key: randomBytes(24).toString('base64url'),
  };
  const numbers = { lifePath: 6, expression: 3, soulUrge: 9 };
  const say = (message: string) =>
    support.sendChatMessage(services, { visitor, message, numbers, client: 'demo' });
  timeline.at(began, () => say('Hello, can two people share one membership?'));
  timeline.at(later(began, { minutes: 1 }), () => say('A human then, please'));
  timeline.at(later(began, { minutes: 2 }), () =>
    support.giveEmail(services, { visitor, email: 'ines@example.com' }),
  );
  timeline.at(later(began, { minutes: 20 }), async () =>
    follow(past, await ticketAbout(past, 'A human then'), { priority: 'low' }),
  );
}
