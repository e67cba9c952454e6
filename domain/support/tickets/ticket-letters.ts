import { createHmac, timingSafeEqual } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import type { Concern } from '../../../care/index.ts';
import type { Country } from '../../../content/care/helplines.ts';
import { careWords } from '../../../content/care/words.ts';
import { dayBack, type Holiday, lastDay } from '../../../content/holiday.ts';
import type { Tx } from '../../../db/connect.ts';
import type { AboutTicket, Mail } from '../../../emails/mails.ts';
import { HOUR } from '../../../shared/durations.ts';
import { careText } from '../../care.ts';
import { announce } from '../../facts.ts';
import { listOwners, staffAddresses } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Config, Deps } from '../../services.ts';
import type { TicketRow } from './queries.ts';

type Ticket = Pick<TicketRow, 'id' | 'userId' | 'userEmail' | 'userName' | 'subject'> &
  Partial<Pick<TicketRow, 'careSeverity'>>;

/** Tells everyone on the staff that a customer is waiting; the owner as she has chosen. */
export async function writeToStaff(services: Deps, tx: Tx, ticket: Ticket, message: string): Promise<void> {
  const { id, subject, userEmail, userName } = ticket;
  const url = `${services.config.appUrl}/portal/support/${id}`;
  const from = [userName, userEmail].filter(Boolean).join(', ') || 'A visitor who has not told us an address';
  const about = `ticket:${id}`;
  const care = ticket.careSeverity ?? undefined;
  const letter: Mail = { template: 'ticket-for-staff', props: { from, subject, message, url, care } };
  const owners = (await listOwners(tx)).map(({ email }) => email);
  for (const to of await staffAddresses(services, tx)) {
    if (!owners.includes(to)) await postMail(services, tx, { to, about, ...letter });
  }
  // A notice is seen on a locked screen: it says that somebody waits, and neither who nor with what.
  await notifyOwner(services, tx, {
    ...(care
      ? { kind: 'care', title: 'Somebody needs a person', text: 'Please look into the Support Center now.' }
      : { kind: 'chat', title: 'Somebody waits for an answer', text: 'It is in the Support Center.' }),
    path: `/portal/support/${id}`,
    about,
    letter,
    isUrgent: care === 'crisis',
  });
}

/**
 * Says that we have it and when we answer. It repeats nothing of what was written: anybody can type anybody's address
 * into a chat window, and our letters must not carry a stranger's words.
 */
export async function writeReceipt(
  services: Deps,
  tx: Tx,
  ticket: Ticket,
  concern?: Concern & { country?: Country },
): Promise<void> {
  if (concern) return writeCareReceipt(services, tx, ticket, concern);
  const promise = promiseOfAnswer(services.clock.now(), services.content.current().site);
  await writeToCustomer(services, tx, ticket, (about) => ({
    template: 'ticket-received',
    props: { promise, ...about },
  }));
}

/** To somebody in need: warm fixed words, and whom to call. */
async function writeCareReceipt(
  services: Deps,
  tx: Tx,
  ticket: Ticket,
  concern: Concern & { country?: Country },
): Promise<void> {
  const { language } = concern;
  const words = careWords[language].letter;
  const text = careText(services, concern, { isTold: true });
  await writeToCustomer(services, tx, ticket, (about) => ({
    template: 'care-received',
    props: { language, ...words, text, ...about },
  }));
}

export async function writeAnswer(services: Deps, tx: Tx, ticket: Ticket, answer: string, staffName: string) {
  await writeToCustomer(services, tx, ticket, (about) => ({
    template: 'ticket-answered',
    props: { answer, staffName, ...about },
  }));
}

/** The first word is ours. */
export async function writePersonally(
  services: Deps,
  tx: Tx,
  ticket: Ticket,
  { message, staffName }: { message: string; staffName: string },
): Promise<void> {
  await writeToCustomer(services, tx, ticket, (about) => ({
    template: 'personal-letter',
    props: { subject: ticket.subject, message, staffName, ...about },
  }));
}

async function writeToCustomer(
  services: Deps,
  tx: Tx,
  { id, userId, userEmail, userName }: Ticket,
  letter: (about: AboutTicket) => Mail,
): Promise<void> {
  if (!userEmail) return;
  const replyTo = replyAddress(services.config, id);
  const url = userId ? `${services.config.appUrl}/portal/support/${id}` : undefined;
  await postMail(services, tx, {
    to: userEmail,
    userId: userId ?? undefined,
    about: `ticket:${id}`,
    replyTo,
    ...letter({ name: userName, url, canReply: replyTo !== undefined }),
  });
}

type Office = {
  officeHours: { from: number; to: number };
  timeZone: string;
  away?: Holiday;
  answerHours?: number;
};

/** The slower end of "within 2-4 hours". */
const SLOWEST_HOURS = 4;

/** When a person will answer, true for this moment: a promise made at midnight must not expire at four. */
export function promiseOfAnswer(now: Date, office: Office): string {
  const { officeHours, timeZone, away, answerHours = SLOWEST_HOURS } = office;
  const { from, to } = officeHours;
  const hours = answerHours > SLOWEST_HOURS ? String(answerHours) : '2-4';
  const local = new TZDate(now, timeZone);
  const hour = local.getHours() + local.getMinutes() / 60;
  const place = `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  const isAfterHours = hour + SLOWEST_HOURS > to;
  const opens = isAfterHours ? new Date(now.getTime() + (24 + from - hour) * HOUR) : now;
  if (away && opens >= new Date(away.begins) && now < new Date(away.ends)) {
    return `We are away until ${lastDay(away)}. Our office opens again on ${dayBack(away)} at ${from}:00 (${place}), and we will contact you within ${hours} hours of that, by e-mail.`;
  }
  // Hours of the day, not of the office: nothing is to be explained.
  if (answerHours > SLOWEST_HOURS) return `We will contact you within ${hours} hours by e-mail.`;
  if (hour < from || hour >= to) {
    const day = hour < from ? 'today' : 'tomorrow';
    return `Our office is closed just now. It opens ${day} at ${from}:00 (${place}), and we will contact you within 2-4 hours of that, by e-mail.`;
  }
  if (hour + SLOWEST_HOURS <= to) return 'We will contact you within 2-4 hours by e-mail.';
  return `We will contact you within 2-4 hours by e-mail, counted in office hours: we close at ${to}:00 today (${place}) and open again tomorrow at ${from}:00.`;
}

const SIGNATURE_LENGTH = 20;

/**
 * Where the answer to a letter about a ticket goes: support+TOKEN@… The token is the ticket's id and our signature,
 * in characters that survive a mail server that writes everything small.
 */
export function replyAddress({ inboundMail, secret }: Config, ticketId: string): string | undefined {
  if (!inboundMail) return undefined;
  const [box = '', host = ''] = inboundMail.address.split('@');
  const id = ticketId.replaceAll('-', '');
  return `${box}+${id}${sign(secret, id)}@${host}`;
}

/** The ticket an address belongs to; undefined for any address that we did not make. */
export function ticketOfAddress({ inboundMail, secret }: Config, address: string): string | undefined {
  const [box, host] = inboundMail?.address.toLowerCase().split('@') ?? [];
  // From the beginning of a word alone: a sender can make the list of recipients as long as she likes.
  const match = /(?<![^\s<>"@])([^\s<>"@]{1,64})\+([0-9a-f]{32})([0-9a-f]{1,64})@([^\s<>"]{1,255})/.exec(
    address.toLowerCase(),
  );
  if (!match || match[1] !== box || match[4] !== host) return undefined;
  const [, , id = '', given = ''] = match;
  const expected = Buffer.from(sign(secret, id));
  const written = Buffer.from(given);
  if (written.length !== expected.length || !timingSafeEqual(written, expected)) return undefined;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function sign(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`ticket:${id}`).digest('hex').slice(0, SIGNATURE_LENGTH);
}

/** Where staff hear of every ticket, and a member of her own. */
export const staffTopic = 'support';
export const liveSupportTopic = (userId: string) => `support:${userId}`;

export async function announceTicket(
  { live }: Deps,
  tx: Tx,
  ticket: { userId: string | null },
): Promise<void> {
  await live.publish(tx, staffTopic);
  if (ticket.userId) await live.publish(tx, liveSupportTopic(ticket.userId));
}

/** Whoever can be answered is known from then on. */
export async function notifyOfTicketMessage(
  services: Deps,
  tx: Tx,
  { userEmail, userName, userId }: Pick<TicketRow, 'userEmail' | 'userName' | 'userId'>,
): Promise<void> {
  if (!userEmail) return;
  const email = userEmail.toLowerCase();
  await announce(services, tx, { type: 'message-written', email, name: userName, userId });
}
