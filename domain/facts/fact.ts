import type { Holiday } from '../../content/holiday.ts';

type CartItem = { id: string; name: string; price: number };

/** Whom a fact is about. Rows of one person are found by it, and erased with the person. */
type About = { email: string; userId?: string | null };
type OfOrder = About & { orderId: string };
/** What of a higher context an order pays for, in that context's own words. */
type AboutSubject = { subject: string | null };

/**
 * What has happened, in the words of the business. Whoever makes it true announces it, in the same transaction;
 * domain/consequences.ts says what follows.
 */
export type Fact =
  // identity
  | ({ type: 'account-verified' } & About & { userId: string })
  /** By the owner of a proven account; nothing where she took her birth date away. */
  | ({ type: 'own-details-saved'; birth: Birth | null } & About & { userId: string })
  // mail
  | ({ type: 'consent-given'; topic: string } & About)
  /** `broadcastId`: by the way out of one of its letters. */
  | ({ type: 'unsubscribed'; topics: string[]; broadcastId?: string } & About)
  | ({ type: 'mail-clicked'; broadcastId?: string; path?: string } & Partial<OfLetter> & About)
  | ({ type: 'mail-bounced' } & Partial<OfLetter> & About)
  | ({ type: 'mail-complained' } & Partial<OfLetter> & About)
  | ({ type: 'mail-delivered' } & Partial<OfLetter> & About)
  | { type: 'letters-settled'; letters: SettledLetter[] }
  // shop
  | ({ type: 'cart-left'; cartId: string; items: CartItem[]; total: number } & About)
  /** A debit: the money comes in some days. */
  | ({ type: 'order-pending' } & OfOrder)
  /** `owed`: what it bought is to be delivered; not so when the sum differs or the buyer wants it back. */
  | ({ type: 'order-paid'; productId: string; owed: boolean } & AboutSubject & OfOrder)
  | ({ type: 'order-refunded' } & OfOrder)
  | ({ type: 'order-attached'; userId: string } & OfOrder)
  | ({ type: 'membership-opened'; userId: string } & OfOrder)
  | ({ type: 'membership-closed' } & OfOrder)
  // practice
  /** Days on which nothing that was promised can be kept. */
  | { type: 'holiday-taken'; holiday: Holiday }
  // readings
  /** By anybody who typed this address. */
  | ({ type: 'quiz-taken'; name: string; birth: Birth } & About);

export type FactType = Fact['type'];
export type FactOf<Type extends FactType> = Extract<Fact, { type: Type }>;

/** A birth date, 'YYYY-MM-DD', and the three numbers of its owner. */
export type Birth = { date: string; lifePath: number; expression: number; soulUrge: number };

/** Which step of which sequence a letter was. */
type OfLetter = { sequenceId: string; template: string };

/** How the try to send a step of a sequence ended. `ends`: why nothing follows it. */
export type SettledLetter = {
  sequenceId: string;
  step: number;
  template: string;
  state: 'sent' | 'unknown' | 'failed' | 'suppressed';
  isAddressDead: boolean;
  at: Date;
  nextDueAt: Date | null;
  ends: string | null;
};

/** Told to those who must know, and recorded nowhere: the outbox has a row for each already, and a holiday is nobody's. */
const unrecorded: FactType[] = ['letters-settled', 'mail-delivered', 'holiday-taken'];

export const isRecorded = (
  fact: Fact,
): fact is Exclude<Fact, { type: 'letters-settled' | 'mail-delivered' | 'holiday-taken' }> =>
  !unrecorded.includes(fact.type);
