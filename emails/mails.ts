import type { Content } from '../content/make-content.ts';
import type { ProductId } from '../content/product.ts';
import type { Variable } from './letter-variables.ts';
import type { Reader, Told } from './reader.ts';

export type CorePosition = 'lifePath' | 'expression' | 'soulUrge';
export type CoreNumbers = Record<CorePosition, number>;

/** What every letter of a sequence knows about its reader. */
export type LetterProps = {
  name: string;
  appUrl: string;
  numbers: CoreNumbers | null;
  /** The month in which the letter is written, as it is for the reader; known where the birth date is. */
  month?: PersonalMonth;
};
export type PersonalMonth = { name: string; number: number; title: string; essence: string };

/** Known when the letter leaves: its hours run from then. */
export type CodeProps = { code: string; percent: number; expiresAt: string };

export type CartProps = {
  name: string;
  items: { id: string; name: string; price: number }[];
  total: number;
  /** Brings the order back, and with it the code where one is promised. */
  recoverUrl: string;
  /** How long the link does so. */
  recoverUntil: string;
};

type LinkProps = { name: string; url: string };
/** Without a word about it she has one: letters written by an earlier version. */
type MaybePassword = { hasPassword?: boolean };

export type AboutOrder = { order: string; product: string; orderUrl: string };
/** The words by which a buyer asked us to begin within the withdrawal period, as they stood. */
type Consent = { consent?: string; consentAt?: Told };
/** `gift`: the product, or the amount, by its name. */
type AboutGift = { receiver: string; gift: string; code: string; redeemUrl: string; expires: Told | '' };

type OrderPaid = AboutOrder & {
  totalCents: number;
  /** Missing where a code or a gift paid all of it. */
  receipt?: string;
  receiptUrl?: string;
  /** Paid in monthly parts, of which this is the first. */
  plan?: { parts: number; partCents: number; nextOn: Told };
  /** A membership that begins with free days: what is charged then, and when. */
  trial?: { days: number; priceCents: number; every: 'month' | 'year'; chargedOn: Told };
  asksDetails: boolean;
  /** The form has questions of the owner's alone, and asks about nobody. */
  asksQuestions?: boolean;
  /** Where the buyer may write, and the last day of it, where the product promises that. */
  whatsApp?: { number: string; until: Told };
  /** The day from which on it is made, where this week has no place. */
  week?: string;
  /** It is later than what was sold: the place went while the money was on its way. */
  isWeekMoved?: boolean;
  /** Another sum than was agreed: nothing is asked while somebody looks at it; afterwards the letter comes once more. */
  differs?: 'looked-at' | 'settled';
  /** Whether to begin now or after the 14 days is still to be chosen. */
  asksBegin: boolean;
  /** Where a guest makes the account that sessions or a course need. */
  signUpUrl?: string;
};

export type AboutRefund = AboutOrder & { amountCents: number };
type RefundAsked = AboutRefund & {
  waitsForPayment: boolean;
  /** The rule did not decide it: a person will. */
  isReadFirst?: boolean;
};

/** `tier`: its name, where it is not the Soul Circle. */
export type AboutMembership = { order: string; orderUrl: string; tier?: string; period?: 'month' | 'year' };

/** A membership, cancelled on the public page: received; of one that ends already; or of none. */
export type Cancellation = Omit<Withdrawal, 'product'> & {
  kind: 'received' | 'ending' | 'none';
  reason?: string;
  until?: Told;
};

export type Withdrawal = {
  reference: string;
  receivedAt: Told;
  name: string;
  email: string;
  orderNumber?: string;
  product?: string;
};

/** What was decided, and about which order, where one was found. */
export type WithdrawalAnswer = Partial<AboutOrder> &
  ({ isAccepted: true; cents: number; waitsForPayment: boolean } | { isAccepted: false; why: string });

export type SessionLetter = {
  /** `unpaid`: the one reminder to pay. `released`: not paid in time. `credited`: money that came when the hour was gone. */
  /** `away`: its day has been closed, and the practitioner writes herself. */
  kind: 'booked' | 'moved' | 'cancelled' | 'reminder' | 'unpaid' | 'released' | 'credited' | 'away';
  /** The practitioner's own, where she writes herself. */
  words?: string;
  to: 'member' | 'guide';
  /** The member's name; may be empty. */
  name: string;
  sessionType: string;
  minutes: number;
  /** By the practice's clock. */
  when: string;
  /** By the member's clock, when it shows something else. */
  theirs?: string;
  toBePaid: boolean;
  /** Of a single session; without one its package pays for it. */
  priceCents?: number;
  /** Until when its place is kept without payment. */
  payBy?: string;
  /** Has no account: the link is the way to the session, and to nothing else. */
  isGuest?: boolean;
  /** It begins within 24 hours: it can no longer be moved or cancelled. */
  isFixed?: boolean;
  /** Called off with the order that paid for it: no credit waits. */
  isWithdrawn?: boolean;
  /** It is prepared from a birth name and a birth date, which are not known yet. */
  asksBirthData?: boolean;
  /** For the practitioner. */
  prepared?: { person: string; numbers?: string; topic?: string };
  url: string;
};

export type MembersEvening = {
  name: string;
  title: string;
  /** Its paragraphs. */
  summary: string[];
  /** By the practice's clock; and by the reader's own, when that shows something else. */
  when: string;
  theirs?: string;
  minutes: number;
  seats: number;
  url: string;
};

export type SeatLetter = {
  /** `called_off`: by the practitioner. `offered`: a seat has come free. `returned`: money that came when none was left. */
  kind:
    | 'booked'
    | 'moved'
    | 'cancelled'
    | 'called_off'
    | 'reminder'
    | 'waiting'
    | 'offered'
    | 'returned'
    | 'recording';
  name: string;
  title: string;
  minutes: number;
  /** By the practice's clock; and by the person's own, when that shows something else. */
  when: string;
  theirs?: string;
  priceCents: number;
  isPaid: boolean;
  /** Absent in letters that were queued by an earlier version. */
  paidCents?: number;
  /** What was `returned` had been paid by a code: there is no money to speak of. */
  isFree?: boolean;
  /** Until when a seat is offered. */
  keepUntil?: string;
  url: string;
};

export type Outage = {
  provider: string;
  means: string;
  error: string;
  failures: number;
  since: string;
  until: string;
  url: string;
};

export type AboutTicket = { name: string; url?: string; canReply: boolean };

type MonthLetter = {
  name: string;
  /** Such as "May 2026". */
  month: string;
  number: number;
  title: string;
  essence: string;
  text: string;
  exercise: string;
  working: string;
  orderUrl: string;
  // Letters of an earlier version have none of these.
  asks?: string;
  quarter?: string;
  closing?: string;
  /** A sentence of a reading that she marked as hers. */
  marked?: string;
  /** The page of her days, where she has an account. */
  daysUrl?: string;
};

type YearLetter = {
  name: string;
  year: number;
  number: number;
  title: string;
  essence: string;
  /** What she did in that year, such as "3 sessions". */
  counted: string[];
  next: { year: number; number: number; title: string; essence: string };
  yearUrl: string;
};

/** Every mail that can be sent, under the name the outbox keeps, with what it has to be told. */
type PlanPart = { part: number; parts: number; amountCents: number };

export type Mails = {
  'verify-email': LinkProps;
  'recover-password': LinkProps & MaybePassword;
  'sign-in-link': LinkProps;
  'change-email': LinkProps & { newEmail: string } & MaybePassword;
  'verify-new-address': LinkProps;
  /** To the address that was left and to the new one. */
  'address-changed': { name: string; newEmail: string; contactEmail: string };
  /** `byLetter`: chosen by the link of a letter; she may have had none before. */
  'password-changed': { name: string; recoverUrl: string; byLetter?: boolean };
  'password-set': { name: string; recoverUrl: string };
  'passkey-added': { name: string; passkey: string; url: string } & MaybePassword;
  /** It names no other address: should the two not be one person, neither learns of the other. */
  'addresses-joined': { closesSignIn: boolean; contactEmail: string };
  'sign-up-attempt': { name: string; signInUrl: string; recoverUrl: string } & MaybePassword;
  // The steps of the sequences, under the specification's names.
  welcome: LetterProps & {
    attached: boolean;
    /** Until when the mini reading has its first price; only for those who agreed to hear of such things. */
    offerEndsAt?: string;
    /** Carries that deadline to the order page. */
    offer?: string;
  };
  testimonial: LetterProps;
  discount: LetterProps & CodeProps & { suggested?: ProductId };
  education: LetterProps;
  urgency: LetterProps;
  value: LetterProps;
  membership: LetterProps & CodeProps;
  abandoned_cart: CartProps;
  abandoned_cart_reminder: CartProps;
  abandoned_cart_final: CartProps;
  membership_intro: LetterProps;
  membership_benefits: LetterProps;
  membership_offer: LetterProps & CodeProps;
  custom: { subject: string; html: string };
  'free-report': { name: string; numbers: CoreNumbers; resultsUrl: string };
  'portal-report': { name: string; numbers: CoreNumbers; url: string };
  'deletion-requested': { name: string; url: string; days: number };
  'deletion-planned': { name: string; on: Told; url: string };
  'account-deleted': { name: string; receipts: number };
  'newsletter-confirm': { url: string };
  'contact-received': { name: string /** When, where it is not the usual. */; promise?: string };
  cancellation: Cancellation;
  'withdrawal-received': Withdrawal;
  'withdrawal-notice': Withdrawal & { url: string; waits: boolean; why?: string };
  'withdrawal-answered': WithdrawalAnswer & Pick<Withdrawal, 'reference' | 'receivedAt'>;
  session: SessionLetter;
  seat: SeatLetter;
  /** `week`: where this one has no place left, when the next begins. */
  'product-open': { product: string; url: string; week?: string };
  'gift-bought': AboutGift & { cardUrl: string; pictureUrl: string; orderUrl: string; sendsOn?: Told };
  'gift-received': AboutGift & { giver: string; message?: string };
  'gift-redeemed': { giver: string; receiver: string; gift: string };
  'gift-rest': AboutGift;
  'ticket-for-staff': {
    from: string;
    subject: string;
    message: string;
    url: string;
    /** Somebody may be in need. */
    care?: 'crisis' | 'care';
  };
  /** Fixed words in the writer's own language; `text` has an empty line between its paragraphs. */
  'care-received': AboutTicket & { language: string; subject: string; greeting: string; text: string };
  'ticket-received': AboutTicket & { promise: string };
  'ticket-answered': AboutTicket & { answer: string; staffName: string };
  /** To a question under a lesson. `isShown`: other learners read it too. */
  'lesson-answer': {
    name: string;
    course: string;
    lesson: string;
    question: string;
    answer: string;
    url: string;
    isShown: boolean;
  };
  'personal-letter': AboutTicket & { subject: string; message: string; staffName: string };
  'payment-on-its-way': AboutOrder & { totalCents: number };
  'payment-failed': AboutOrder & { why?: string; againUrl: string };
  'order-paid': OrderPaid;
  /** `hasDetails`: the buyer was asked for some. Letters of earlier programs leave it out: theirs were. */
  'order-in-work': AboutOrder & Consent & { dueAt: Told; hasDetails?: boolean };
  'promise-moved': AboutOrder & { dueAt: Told; until: Told };
  /** `beginsOn`: the day after the 14 days, where the buyer chose to wait. */
  'order-begins': AboutOrder & Consent & { beginsOn?: Told; partnerUrl?: string };
  /** To the buyer, who passes it on in her own words; `again`: two days later. */
  'partner-awaited': AboutOrder & { partnerUrl: string; again: boolean };
  /** With a link where nothing was made yet, and the part can be given once more. */
  'partner-withdrew': AboutOrder & { partnerUrl?: string };
  'order-delivered': AboutOrder & {
    title: string;
    again: boolean;
    /** A sentence of the document itself. */
    quote?: string;
    /** Where a recorded reading is watched. A document is downloaded on the order's page. */
    watchUrl?: string;
    /** Where a text written for this buyer is read. */
    readUrl?: string;
    /** What is downloaded is the same for every buyer: no detail of hers can be wrong in it. */
    hasFiles?: boolean;
  };
  'sessions-ready': AboutOrder & { count: number; bookUrl: string };
  /** `promise`: in how long it is there, where that is not 24 hours. */
  'intake-reminder': AboutOrder & { asksQuestions?: boolean; promise?: string };
  'staff-order-alert': AboutOrder & { title: string; text: string };
  /** To the owner: somebody has come to a point that she wanted to know of. */
  'automation-notice': { automation: string; person: string; text: string; url: string };
  'staff-invitation': { inviter: string; role: 'staff' | 'owner'; url: string; until: string };
  'provider-down': Outage;
  'provider-back': Outage;
  'owner-notice': { title: string; text: string; url: string };
  'owner-digest': {
    /** At the hour she chose; otherwise what waited for the end of her quiet hours. */
    isDigest: boolean;
    waits: { words: string; url: string }[];
    notices: { title: string; text: string; url: string; at: string }[];
    url: string;
  };
  'setup-mail': { name: string; code: string; url: string };
  'test-mail': { name: string; at: string; by: string };
  /** `url`: where she writes, changes and takes back. */
  'testimonial-request': AboutOrder & { url: string };
  'testimonial-returned': AboutOrder & { url: string; wish: string };
  'testimonial-declined': AboutOrder & { url: string };
  'refund-received': RefundAsked;
  'refund-made': AboutRefund & {
    creditNote: string;
    creditNoteUrl: string;
    /** All of the payment is back. */
    whole: boolean;
    /** Who wanted it, where that is known. */
    asked?: 'buyer' | 'practice';
    /** Why a part went back; left out where all of it did. */
    part?: 'item' | 'sessions' | 'goodwill' | 'difference';
    sessions?: number;
    /** No refund of ours: her bank decided so. */
    byBank?: boolean;
  };
  'refund-declined': AboutRefund & { why: string };
  /** Less was paid than agreed. */
  'rest-asked': AboutOrder & { paidCents: number; restCents: number; until: Told };
  /** Of an order in monthly parts: a further one is paid, which may be the last. */
  'plan-part-paid': AboutOrder & PlanPart & { receipt: string; receiptUrl: string };
  'plan-part-failed': AboutOrder & PlanPart & { nextTry?: Told; until: Told };
  /** `part`: how many were paid. */
  'plan-ended': AboutOrder & Omit<PlanPart, 'amountCents'> & { paidCents: number };
  'membership-renewed': AboutMembership & {
    amountCents: number;
    until: Told;
    receipt: string;
    receiptUrl: string;
  };
  /** `isFirst`: the one after free days. */
  'membership-charge-failed': AboutMembership & {
    amountCents: number;
    nextTry?: Told;
    until: Told;
    isFirst?: boolean;
    /** Everything stays open until it ends. Letters of before have neither this nor what follows. */
    isOpen?: boolean;
    endsOn?: Told;
    /** The page for another card, which needs no sign-in. */
    cardUrl?: string;
  };
  /** A charge stays unpaid; `isLast`: two days before it ends. */
  'membership-charge-reminder': AboutMembership & {
    amountCents: number;
    isLast: boolean;
    isOpen: boolean;
    nextTry?: Told;
    endsOn: Told;
    cardUrl: string;
  };
  /** `goodUntil`: a month, as the card has it. */
  'membership-card-expires': AboutMembership & {
    amountCents: number;
    goodUntil: string;
    nextCharge: Told;
    cardUrl: string;
  };
  'membership-cancelled': AboutMembership & { until: Told };
  'membership-resumed': AboutMembership & { nextCharge: Told; amountCents: number };
  /** What was agreed, or has happened; `chargedCents`: at once. */
  'membership-changed': AboutMembership & {
    kind: 'up' | 'down' | 'later' | 'pause' | 'back' | 'begin';
    tier: string;
    period: 'month' | 'year';
    amountCents: number;
    chargedCents?: number;
    from: Told;
    nextCharge: Told;
  };
  /** `from`: the day of the first charge at the new price. */
  'membership-price-changes': AboutMembership & {
    amountCents: number;
    newCents: number;
    from: Told;
    cancelUrl: string;
  };
  /** Before a paid year is renewed. */
  'membership-renews-soon': AboutMembership & { nextCharge: Told; amountCents: number };
  /** Before free days end, with the way out. */
  'trial-ends-soon': AboutMembership & { nextCharge: Told; amountCents: number };
  /** A friend ordered by her link: a code of her own; or the money went back before she used it. */
  'referral-credit': {
    kind: 'earned' | 'taken_back';
    creditCents: number;
    code: string;
    until?: Told;
    pageUrl: string;
  };
  /** `isUnpaid`: its last charge could not be collected. */
  'membership-ended': AboutMembership & { againUrl: string; isUnpaid?: boolean };
  /** Months that came with a product: they have begun, or end in a week. */
  'circle-months': AboutOrder & { kind: 'open' | 'ending'; until: Told; againUrl: string };
  'month-letter': MonthLetter;
  'year-letter': YearLetter;
  'members-evening': MembersEvening;
};

export type MailName = keyof Mails;

/** One of them, with its own props: the name decides what they are. */
export type Mail = { [Name in MailName]: { template: Name; props: Mails[Name] } }[MailName];

export type MailAttachment = { filename: string; contentType: string; content: Uint8Array };

export type RenderedMail = {
  subject: string;
  /** The letter itself; around it, every mail is the same. */
  body: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
};

export type RenderOptions = {
  /** Where the reader can say no to letters of this kind. */
  unsubscribeUrl?: string;
  /** Changes the links of the letter, before its plain text is made from it. */
  changeLinks?(body: string): string;
  /** Other words than those in force, for a look before they are. */
  letter?: LetterText;
  /** Who reads it: how she writes dates, hours and money. */
  reader?: Reader;
};

/**
 * One part of a letter as the office arranged it: a part of the template, as it is written or in other words; one that is
 * left out; or, without a part, a paragraph of the office's own.
 */
export type LetterBlock = { part?: string; text?: string; isOut?: true };

/** What the office says in place of the template; what is not there stands as written. */
export type LetterText = { subject?: string; preview?: string; blocks?: LetterBlock[] };

/** What is said in words of ours, and may be said in others. */
export type WordsKind = 'heading' | 'subheading' | 'paragraph' | 'aside' | 'button';

export type OutlineBlock = {
  key: string;
  /** Of what can be said in words; a table, a code or a row of numbers has none. */
  kind?: WordsKind;
  /** Its words with their places, where they are the same on every occasion. */
  text?: string;
  /** As the sample has it, in plain words. */
  shown: string;
  isNeeded: boolean;
};

export type LetterOutline = {
  subject: string;
  preview: string;
  variables: Variable[];
  blocks: OutlineBlock[];
  /** Whether a link may lead to a page of ours by its path. */
  hasSite: boolean;
};

/** A letter to somebody made up. */
export type SampleMail = { who: string; mail: Mail };

/** Turns what a mail has to say into what is sent. The domain sees this alone; emails/index.tsx does it with React. */
export interface MailRenderer {
  render(mail: Mail, content: Content, options?: RenderOptions): Promise<RenderedMail>;
  /** A letter that was sent, laid into its frame again. */
  frame(name: string, body: string, content: Content): string;
  /** Sample data; `occasion` where one letter serves several. */
  sample(name: MailName, occasion?: string): Mail;
  /** The occasions a letter serves; the first is its sample. */
  occasions(name: MailName): string[];
  outline(name: MailName, content: Content): LetterOutline;
  /** The letter to three people who differ, then on its other occasions. */
  people(name: MailName): SampleMail[];
}

/** Props as the table has them; a row without any has none. */
export const storedProps = (props: unknown): object =>
  typeof props === 'object' && props !== null ? props : {};

/**
 * A mail whose name and props come from a table, where only mails were ever put. The one place that takes their word
 * for it.
 */
export function storedMail(template: string, props: unknown): Mail {
  return { template, props } as Mail;
}
