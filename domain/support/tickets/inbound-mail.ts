import { createHash, timingSafeEqual } from 'node:crypto';
import { recognise } from '../../../care/index.ts';
import type { Tx } from '../../../db/connect.ts';
import { receiveBounceMail } from '../../mail/index.ts';
import { notifyOwner } from '../../notices/index.ts';
import type { Config, Deps, Services } from '../../services.ts';
import { insertTicket, insertTicketMessage, lockTicket, updateTicket } from './queries.ts';
import { announceTicket, ticketOfAddress, writePersonally } from './ticket-letters.ts';
import { answerAsCustomer, raiseConcern } from './tickets.ts';

/** `raw`: the whole mail, where the service sends it along. */
type InboundMail = { from: string; to: string; text: string; messageId: string; raw?: string };

/** What became of a mail; nothing of it is an error for the service that delivered it. */
type Received = 'bounce' | 'kept' | 'repeated' | 'no-ticket' | 'empty' | 'unreadable';

const LONGEST = 10_000;
/** With the letter that is answered below it. */
const LONGEST_WITH_QUOTATION = 200_000;

/** An answer to one of our letters finds its ticket by the address we gave it. */
export async function receiveMail(services: Services, mail: InboundMail): Promise<Received> {
  const automatic = mail.raw ? await receiveBounceMail(services, mail.raw) : 'other';
  if (automatic === 'bounce') return 'bounce';
  if (automatic === 'unreadable') await tellOfUnreadable(services, mail);
  const ticketId = ticketOfAddress(services.config, mail.to);
  const content = withoutQuotation(mail.text.slice(0, LONGEST_WITH_QUOTATION)).slice(0, LONGEST);
  // Answered like any other mail: the service would deliver it again and again.
  if (automatic === 'unreadable' && !(ticketId && content)) return 'unreadable';
  if (!ticketId) return 'no-ticket';
  if (!content) return 'empty';
  const from = addressOf(mail.from);
  const mailId = mail.messageId;
  return services.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (!ticket) return 'no-ticket';
    if (from === ticket.userEmail) {
      const isNew = await answerAsCustomer(services, tx, ticket, { content, name: ticket.userName, mailId });
      return isNew ? 'kept' : 'repeated';
    }
    // A forwarded letter, or a second mailbox: staff see it and decide; the customer is not made to have said it.
    const note = `By e-mail from ${from}, which is not the address of this ticket:\n\n${content}`;
    const message = { ticketId: ticket.id, author: 'note' as const, authorName: from, content: note, mailId };
    const isNew = await insertTicketMessage(tx, { ...message, createdAt: services.clock.now() });
    if (!isNew) return 'repeated';
    await updateTicket(tx, ticket.id, { needsAnswer: true, updatedAt: services.clock.now() });
    const concern = recognise(content);
    if (concern) await raiseConcern(services, tx, ticket, { concern, message: note, receipt: false });
    await announceTicket(services, tx, { userId: null });
    return 'kept';
  });
}

/** Whoever writes one can write a thousand: she is told of the first of a day. Its words still reach their ticket. */
async function tellOfUnreadable(services: Services, { from, messageId }: InboundMail): Promise<void> {
  const { clock, db, log } = services;
  log.warn({ messageId }, 'a received mail could not be read within its limits');
  await db.transaction((tx) =>
    notifyOwner(services, tx, {
      kind: 'work',
      key: `unreadable-mail:${clock.now().toISOString().slice(0, 10)}`,
      title: 'A received e-mail could not be read',
      text: `It calls itself a delivery report and takes too long to take apart; it says it is from ${addressOf(from)}. If it was one, no address was marked as dead by it. Nothing else was held up.`,
      path: '/office/settings/health',
    }),
  );
}

function addressOf(from: string): string {
  return (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase().slice(0, 254);
}

/** Where mail programs put what is being answered. */
const quotationStarts = [
  /^On .{5,200}wrote:$/,
  /^Am .{5,200}schrieb.*:$/,
  /^Em .{5,200}escreveu:$/,
  /^El .{5,200}escribió:$/,
  /^Le .{5,200}a écrit\s?:$/,
  /^-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Mensagem original).*$/i,
  /^From: .+$/,
  /^_{10,}$/,
];

/** What somebody wrote, without the letter she answers and without her signature. */
export function withoutQuotation(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .split('\n');
  const kept: string[] = [];
  for (const [i, line] of lines.entries()) {
    // Programs break the line "On … wrote:" where they like.
    const joined = `${line.trim()} ${lines[i + 1]?.trim() ?? ''}`.trim();
    const starts = quotationStarts.some((start) => start.test(line.trim()) || start.test(joined));
    if (starts || /^-- ?$/.test(line)) break;
    if (!line.startsWith('>')) kept.push(line);
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A received mail as Postmark posts it; other services can be told to send the same few fields. With its attachments it may be
 * fifty megabytes of JSON: it is read as it comes, and of each field so many bytes are held. All else is passed over.
 */
const most = {
  From: 1_000,
  OriginalRecipient: 1_000,
  To: 10_000,
  MessageID: 1_000,
  TextBody: 200_000,
  StrippedTextReply: 200_000,
  /** The whole mail: by it a bounce is known from an answer. */
  RawEmail: 200_000,
};
type Field = keyof typeof most;
const isField = (name: string): name is Field => Object.hasOwn(most, name);

/** Undefined where this is no such mail. */
export async function parsePostedMail(body: AsyncIterable<Uint8Array>): Promise<InboundMail | undefined> {
  const reader = new FieldReader();
  for await (const bytes of body) reader.read(bytes);
  const fields = reader.finish();
  const { From, To, OriginalRecipient, MessageID, TextBody, StrippedTextReply, RawEmail } = fields ?? {};
  if (From === undefined || To === undefined || !MessageID || TextBody === undefined) return undefined;
  return {
    from: From,
    to: OriginalRecipient || To,
    text: StrippedTextReply || TextBody,
    messageId: MessageID,
    raw: RawEmail,
  };
}

const byte = (sign: string): number => sign.charCodeAt(0);
const [QUOTE, BACKSLASH, COLON, COMMA] = [byte('"'), byte('\\'), byte(':'), byte(',')];
const opening = new Set([byte('{'), byte('[')]);
const closing = new Set([byte('}'), byte(']')]);
const NAME_LENGTH = 50;

/** Takes the texts out of one JSON object, at its first level, whatever stands beside them. Each byte is met once. */
class FieldReader {
  private readonly fields: Partial<Record<Field, string>> = {};
  private depth = 0;
  private isBroken = false;
  private hasBegun = false;
  /** Inside a string, and what has been held of it; `room`: how much more may be. */
  private text: { parts: Uint8Array[]; room: number; isCut: boolean } | undefined;
  private isEscaped = false;
  private name: string | undefined;
  private isValue = false;

  read(bytes: Uint8Array): void {
    let from = 0;
    for (let at = 0; at < bytes.length && !this.isBroken; at++) {
      const sign = bytes[at] ?? 0;
      if (this.text) {
        if (this.isEscaped) this.isEscaped = false;
        else if (sign === BACKSLASH) this.isEscaped = true;
        else if (sign === QUOTE) this.endText(bytes.subarray(from, at));
      } else if (sign === QUOTE) {
        from = at + 1;
        this.beginText();
      } else this.step(sign);
    }
    if (this.text) this.hold(bytes.subarray(from));
  }

  finish(): Partial<Record<Field, string>> | undefined {
    return this.hasBegun && this.depth === 0 && !this.text && !this.isBroken ? this.fields : undefined;
  }

  private step(sign: number): void {
    if (opening.has(sign)) {
      if (this.depth === 0 && (this.hasBegun || sign !== byte('{'))) this.isBroken = true;
      this.hasBegun = true;
      this.depth += 1;
    } else if (closing.has(sign)) this.depth -= 1;
    else if (this.depth === 0 && sign > 32) this.isBroken = true;
    if (this.depth < 0) this.isBroken = true;
    if (this.depth === 1 && sign === COLON) this.isValue = true;
    if (this.depth === 1 && sign === COMMA) this.isValue = false;
  }

  private beginText(): void {
    const isName = this.depth === 1 && !this.isValue;
    const isWanted = this.depth === 1 && this.isValue && this.name !== undefined && isField(this.name);
    const room = isName ? NAME_LENGTH : isWanted && this.name && isField(this.name) ? most[this.name] : 0;
    this.text = { parts: [], room, isCut: false };
  }

  private hold(bytes: Uint8Array): void {
    if (!this.text) return;
    const held = bytes.subarray(0, this.text.room);
    if (held.length < bytes.length) this.text.isCut = true;
    this.text.room -= held.length;
    // A copy: the bytes around it would stay in memory with it.
    if (held.length > 0) this.text.parts.push(held.slice());
  }

  private endText(last: Uint8Array): void {
    this.hold(last);
    const { parts = [], isCut = false } = this.text ?? {};
    this.text = undefined;
    if (this.depth !== 1) return;
    if (!this.isValue) {
      this.name = spoken(parts, isCut);
      return;
    }
    if (this.name === undefined || !isField(this.name)) return;
    const value = spoken(parts, isCut);
    if (value === undefined) this.isBroken = true;
    else this.fields[this.name] = value;
  }
}

/** As long as what an escape takes: of a text that was cut, its last sign may be half a one. */
const LONGEST_SIGN = 6;

function spoken(parts: Uint8Array[], isCut: boolean): string | undefined {
  const written = new TextDecoder().decode(Buffer.concat(parts));
  for (let less = 0; less <= (isCut ? LONGEST_SIGN : 0); less++) {
    try {
      return String(JSON.parse(`"${written.slice(0, written.length - less)}"`));
    } catch {
      // Cut within an escape.
    }
  }
  return undefined;
}

type Letter = {
  email: string;
  name: string;
  userId?: string;
  subject: string;
  message: string;
  /** Who writes. */
  staffName: string;
};

/** A letter of ours to one person. Her answer, by mail or in the portal, comes into the ticket that it opens. */
export async function openTicketWithLetter(services: Deps, tx: Tx, letter: Letter): Promise<string> {
  const { email, name, userId, subject, message, staffName } = letter;
  const now = services.clock.now();
  const ticket = await insertTicket(tx, {
    subject,
    description: message,
    userEmail: email.toLowerCase(),
    userName: name,
    userId,
    source: 'office',
    status: 'in_progress',
    needsAnswer: false,
    createdAt: now,
    updatedAt: now,
  });
  if (!ticket) throw new Error('the ticket was not kept');
  const said = { ticketId: ticket.id, author: 'staff' as const, authorName: staffName, content: message };
  await insertTicketMessage(tx, { ...said, createdAt: now });
  await writePersonally(services, tx, ticket, { message, staffName });
  await announceTicket(services, tx, ticket);
  return ticket.id;
}

/**
 * Who posts a received mail: the service we told our secret, or a stranger. Judged by the headers alone, before a byte
 * of the mail is read: it may be a large one. Without a mailbox of ours there is nothing to post to.
 */
export function judgeMailSender(
  { inboundMail }: Pick<Config, 'inboundMail'>,
  header: (name: string) => string | null | undefined,
): 'service' | 'stranger' | 'off' {
  if (!inboundMail) return 'off';
  return same(givenSecret(header), inboundMail.secret) ? 'service' : 'stranger';
}

/** A header of its own, or the password of the address that the service was told to post to. */
function givenSecret(header: (name: string) => string | null | undefined): string {
  const basic = /^Basic (.+)$/i.exec(header('authorization') ?? '')?.[1];
  const password =
    basic &&
    Buffer.from(basic, 'base64')
      .toString('utf8')
      .replace(/^[^:]*:/, '');
  return header('x-inbound-secret') ?? password ?? '';
}

function same(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
