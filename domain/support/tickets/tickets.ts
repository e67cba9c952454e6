import { z } from 'zod';
import { type Concern, recognise } from '../../../care/index.ts';
import type { Country } from '../../../content/care/helplines.ts';
import type { Tx } from '../../../db/connect.ts';
import { line, text } from '../../../shared/fields.ts';
import { DomainError, notFound } from '../../errors.ts';
import { formVerbsFor } from '../../form-verb.ts';
import { type Actor, isStaff, recordAction } from '../../identity/index.ts';
import { knownId } from '../../ids.ts';
import type { Deps } from '../../services.ts';
import { transitions } from '../browser.ts';
import { leaveConversation, postCustomerMessage, postStaffMessage } from '../chat/conversations.ts';
import { readAttachment } from './files.ts';
import {
  insertAttachment,
  insertTicket,
  insertTicketMessage,
  lockRunningTicket,
  lockTicket,
  type Scope,
  type TicketRow,
  updateTicket,
} from './queries.ts';
import {
  announceTicket,
  notifyOfTicketMessage,
  writeAnswer,
  writeReceipt,
  writeToStaff,
} from './ticket-letters.ts';

type NewTicket = {
  subject: string;
  message: string;
  /** Unknown for a chat visitor who has not said yet. */
  email?: string;
  name?: string;
  userId?: string;
  source?: TicketRow['source'];
  /** A conversation has one running ticket at most: opening another finds the one it has. */
  conversationId?: string;
  priority?: TicketRow['priority'];
  /** The contact form writes its own receipt. */
  receipt?: boolean;
  /** What the chat recognised; elsewhere it is looked for in the words. */
  concern?: Concern;
  country?: Country;
};

/** Opens a ticket, tells staff, and sends the customer a receipt, all in the caller's transaction. */
export async function openTicket(services: Deps, tx: Tx, given: NewTicket): Promise<string> {
  const { subject, message, email, name, userId, source, conversationId, receipt = true } = given;
  const concern = given.concern ?? concernIn(subject, message);
  const now = services.clock.now();
  const ticket = await insertTicket(tx, {
    subject,
    description: message,
    userEmail: email?.toLowerCase(),
    userName: name,
    userId,
    source,
    conversationId,
    priority: given.priority,
    ...marksOf(concern),
    createdAt: now,
    updatedAt: now,
  });
  if (!ticket) {
    const running = conversationId ? await lockRunningTicket(tx, conversationId) : undefined;
    if (!running) throw new Error('the ticket was not kept');
    return running.id;
  }
  await writeToStaff(services, tx, ticket, message);
  if (receipt) await writeReceipt(services, tx, ticket, concern && { ...concern, country: given.country });
  await announceTicket(services, tx, ticket);
  await notifyOfTicketMessage(services, tx, ticket);
  return ticket.id;
}

const newTicket = z.object({
  subject: line(120, 'Please say in a few words what it is about.'),
  description: text(5_000, 'Please describe it.'),
  attachment: z.instanceof(File).optional(),
});

/** A member writes to us from the portal, perhaps with a file. */
export const openTicketAsMember = formVerbsFor<{ viewer: Viewer }>()(
  newTicket,
  async (services, { viewer, subject, description, attachment: file }, refuse) => {
    const { db, files, clock } = services;
    const { id, name, email } = viewer;
    // A file field that was left empty sends a file without a name.
    const upload = file?.name ? { name: file.name, bytes: await file.bytes() } : undefined;
    const attachment = upload && readAttachment(upload, clock.now());
    if (upload && attachment) {
      if ((await files.room()).isLow)
        throw refuse({
          attachment: 'We cannot take files at the moment. Your words reach us without it, too.',
        });
      await files.put(attachment.fileKey, upload.bytes, { contentType: attachment.contentType });
    }
    const ticketId = await db.transaction(async (tx) => {
      const ticket = { subject, message: description, email, name, userId: id, source: 'portal' as const };
      const opened = await openTicket(services, tx, ticket);
      if (attachment) await insertAttachment(tx, { ...attachment, ticketId: opened, createdAt: clock.now() });
      return opened;
    });
    return { ticketId };
  },
);

const written = z.object({ content: text(5_000, 'Please write something first.') });

type About = { viewer: Viewer; ticketId: string };
const supportVerb = formVerbsFor<About>(requireStaff);

/** Staff answer the customer, or the customer answers us: in the portal, in the chat window and by e-mail. */
export const answerTicket = formVerbsFor<About>()(written, async (services, { viewer, ticketId, content }) =>
  services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    // Staff may have questions of their own; on those they are customers.
    if (isStaff(viewer) && ticket.userId !== viewer.id)
      await answerAsStaff(services, tx, ticket, viewer, content);
    else await answerAsCustomer(services, tx, ticket, { content, name: viewer.name });
    return { ticketId: ticket.id };
  }),
);

async function answerAsStaff(services: Deps, tx: Tx, ticket: TicketRow, viewer: Viewer, content: string) {
  const now = services.clock.now();
  const staffName = viewer.name || 'Our team';
  const { conversationId } = ticket;
  if (conversationId) await postStaffMessage(services, tx, { conversationId, content, staffName });
  else {
    const message = { ticketId: ticket.id, author: 'staff' as const, authorName: staffName, content };
    await insertTicketMessage(tx, { ...message, createdAt: now });
  }
  await updateTicket(tx, ticket.id, {
    needsAnswer: false,
    firstAnsweredAt: ticket.firstAnsweredAt ?? now,
    // Answering is starting.
    status: ticket.status === 'open' ? 'in_progress' : ticket.status,
    updatedAt: now,
  });
  await writeAnswer(services, tx, ticket, content, staffName);
  const about = { kind: 'ticket', id: ticket.id };
  await recordAction(services, tx, { actor: viewer, action: 'ticket.answered', about });
  await announceTicket(services, tx, ticket);
}

/** False when this e-mail has been kept before. */
export async function answerAsCustomer(
  services: Deps,
  tx: Tx,
  ticket: TicketRow,
  { content, name, mailId }: { content: string; name: string; mailId?: string },
): Promise<boolean> {
  const now = services.clock.now();
  const { conversationId } = ticket;
  const settled = ticket.status === 'resolved' || ticket.status === 'closed';
  const newer = settled && conversationId ? await lockRunningTicket(tx, conversationId) : undefined;
  // The conversation has gone on under another ticket: that is where the answer belongs.
  if (newer) return answerAsCustomer(services, tx, newer, { content, name, mailId });
  const message = { ticketId: ticket.id, author: 'customer' as const, authorName: name, content, mailId };
  if (!conversationId || mailId) {
    const isNew = await insertTicketMessage(tx, { ...message, createdAt: now });
    if (!isNew) return false;
  }
  if (conversationId && !mailId) await postCustomerMessage(services, tx, { conversationId, content });
  await updateTicket(tx, ticket.id, {
    needsAnswer: true,
    status: settled ? 'in_progress' : ticket.status,
    updatedAt: now,
  });
  const concern = recognise(content);
  if (concern) await raiseConcern(services, tx, ticket, { concern, message: content });
  else if (!ticket.needsAnswer || settled) await writeToStaff(services, tx, ticket, content);
  await announceTicket(services, tx, ticket);
  return true;
}

/** For our own eyes. */
export const addNote = supportVerb(written, async (services, { viewer, ticketId, content }) =>
  services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    const message = { ticketId: ticket.id, author: 'note' as const, authorName: viewer.name, content };
    await insertTicketMessage(tx, { ...message, createdAt: services.clock.now() });
    await announceTicket(services, tx, { userId: null });
    const about = { kind: 'ticket', id: ticket.id };
    await recordAction(services, tx, { actor: viewer, action: 'ticket.noted', about });
    return { ticketId: ticket.id };
  }),
);

export type TicketPriority = TicketRow['priority'];

const moved = z.object({ to: z.enum(['open', 'in_progress', 'resolved', 'closed']) });

export const moveTicket = supportVerb(moved, async (services, { viewer, ticketId, to }) =>
  services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    // Two people pressed the same button: the second finds it done.
    if (ticket.status === to) return { ticketId: ticket.id, status: to };
    if (transitions[ticket.status]?.to !== to) {
      throw new DomainError('conflict', 'This ticket has moved on meanwhile. Please look again.');
    }
    const needsAnswer = to === 'in_progress' && ticket.needsAnswer;
    // A person has taken care of it: the mark was for finding it, and is no record.
    const marks = to === 'resolved' ? { careKind: null, careSeverity: null } : {};
    await updateTicket(tx, ticket.id, {
      status: to,
      needsAnswer,
      ...marks,
      updatedAt: services.clock.now(),
    });
    if (to === 'resolved' && ticket.conversationId)
      await leaveConversation(services, tx, ticket.conversationId);
    await announceTicket(services, tx, ticket);
    await recordAction(services, tx, {
      actor: viewer,
      action: 'ticket.moved',
      about: { kind: 'ticket', id: ticket.id },
      before: { status: ticket.status },
      after: { status: to },
    });
    return { ticketId: ticket.id, status: to };
  }),
);

const prioritised = z.object({ priority: z.enum(['low', 'medium', 'high', 'urgent']) });

export const setPriority = supportVerb(prioritised, async (services, { viewer, ticketId, priority }) =>
  services.db.transaction(async (tx) => {
    const ticket = ownTicket(await lockTicket(tx, knownId(ticketId, 'Ticket')), viewer);
    await updateTicket(tx, ticket.id, { priority, updatedAt: services.clock.now() });
    await announceTicket(services, tx, ticket);
    await recordAction(services, tx, {
      actor: viewer,
      action: 'ticket.prioritised',
      about: { kind: 'ticket', id: ticket.id },
      before: { priority: ticket.priority },
      after: { priority },
    });
    return { ticketId: ticket.id, priority };
  }),
);

type Marks = Partial<Pick<TicketRow, 'careKind' | 'careSeverity' | 'priority'>>;

/** How a ticket is marked in which such a thing is said. */
const marksOf = (concern: Concern | undefined): Marks =>
  concern
    ? {
        careKind: concern.kind,
        careSeverity: concern.severity,
        priority: concern.severity === 'crisis' ? 'urgent' : 'high',
      }
    : {};

export const concernIn = (subject: string, message: string): Concern | undefined =>
  recognise(`${subject}\n\n${message}`);

/** `receipt`: a letter with the helplines, to where the chat window has not shown them already. */
type Raised = { concern: Concern; message: string; receipt?: boolean };

/** It is said in a ticket that runs already. What is graver than before is told at once, whoever's turn it was. */
export async function raiseConcern(
  services: Deps,
  tx: Tx,
  ticket: TicketRow,
  { concern, message, receipt = ticket.source !== 'chat' }: Raised,
): Promise<void> {
  const isGraver =
    ticket.careSeverity === null || (concern.severity === 'crisis' && ticket.careSeverity === 'care');
  if (!isGraver) return;
  const { priority: wanted, ...marks } = marksOf(concern);
  const priority = ticket.priority === 'urgent' ? ticket.priority : wanted;
  await updateTicket(tx, ticket.id, { ...marks, priority, updatedAt: services.clock.now() });
  await writeToStaff(services, tx, { ...ticket, ...marks }, message);
  if (receipt) await writeReceipt(services, tx, ticket, concern);
}

/** Who looks at tickets. An address counts as hers only once she has confirmed it. */
export type Viewer = Actor & { name: string; email: string; emailVerified: boolean };

export function scopeOf(viewer: Viewer): Scope {
  if (isStaff(viewer)) return {};
  return { member: { id: viewer.id, confirmedEmail: viewer.emailVerified ? viewer.email : undefined } };
}

/** Somebody else's ticket is not found, whatever the route forgot. */
export function ownTicket(ticket: TicketRow | undefined, viewer: Viewer): TicketRow {
  const { member } = scopeOf(viewer);
  const own =
    ticket &&
    (!member ||
      ticket.userId === member.id ||
      (ticket.userId === null && ticket.userEmail !== null && ticket.userEmail === member.confirmedEmail));
  if (!ticket || !own) throw notFound('Ticket');
  return ticket;
}

function requireStaff({ viewer }: { viewer: Viewer }): void {
  if (!isStaff(viewer)) throw new DomainError('forbidden', 'Only staff can do this.');
}
