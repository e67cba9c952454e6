import type { Concern } from '../../../care/index.ts';
import type { Country } from '../../../content/care/helplines.ts';
import { careWords } from '../../../content/care/words.ts';
import type { Tx } from '../../../db/connect.ts';
import type { AboutTicket, Mail } from '../../../emails/mails.ts';
import { careText } from '../../care.ts';
import { listOwners, staffAddresses } from '../../identity/index.ts';
import { postMail } from '../../mail/index.ts';
import { tellOwner } from '../../notices/index.ts';
import type { Parts } from '../../services.ts';
import { promiseOfAnswer } from './promise-of-answer.ts';
import type { TicketRow } from './queries.ts';
import { replyAddress } from './reply-address.ts';

type Ticket = Pick<TicketRow, 'id' | 'userId' | 'userEmail' | 'userName' | 'subject'> &
  Partial<Pick<TicketRow, 'careSeverity'>>;

/** Tells everyone on the staff that a customer is waiting; the owner as she has chosen. */
export async function writeToStaff(services: Parts, tx: Tx, ticket: Ticket, message: string): Promise<void> {
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
  await tellOwner(services, tx, {
    ...(care
      ? { kind: 'care', title: 'Somebody needs a person', text: 'Please look into the Support Center now.' }
      : { kind: 'chat', title: 'Somebody waits for an answer', text: 'It is in the Support Center.' }),
    ...{ path: `/portal/support/${id}`, about, letter, isUrgent: care === 'crisis' },
  });
}

/**
 * Says that we have it and when we answer. It repeats nothing of what was written: anybody can type anybody's address
 * into a chat window, and our letters must not carry a stranger's words.
 */
export async function writeReceipt(
  services: Parts,
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
  services: Parts,
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

export async function writeAnswer(
  services: Parts,
  tx: Tx,
  ticket: Ticket,
  answer: string,
  staffName: string,
) {
  await writeToCustomer(services, tx, ticket, (about) => ({
    template: 'ticket-answered',
    props: { answer, staffName, ...about },
  }));
}

/** The first word is ours. */
export async function writePersonally(
  services: Parts,
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
  services: Parts,
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
