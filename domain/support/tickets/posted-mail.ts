import type { InboundMail } from './receive-mail.ts';

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
export async function readPostedMail(body: AsyncIterable<Uint8Array>): Promise<InboundMail | undefined> {
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
