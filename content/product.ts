import type { PlainDate } from '../shared/wall-time.ts';
import type { CourseId } from './courses.ts';
import type { OneByOne } from './one-by-one.ts';
import { promisedHours } from './promise.ts';

/** The address of its page and its key in orders, codes and segments. It never changes, whatever the product is called. */
export type ProductId = string;

export const documentIds = [
  'personal-report',
  'couples-snapshot',
  'couples-blueprint',
  'business-blueprint',
  'brand-alignment',
  'yearly-blueprint',
] as const;
export type DocumentId = (typeof documentIds)[number];

export type Delivery =
  | { kind: 'document'; document: DocumentId }
  | { kind: 'video'; minutes: number }
  | { kind: 'session-credits'; sessionType: string; count: number }
  | { kind: 'course'; course: CourseId }
  | { kind: 'membership' }
  /** The Circle for so many months: nothing renews them. */
  | { kind: 'membership-months'; months: number }
  | { kind: 'files'; files: ProductFile[] }
  /** Written at the desk for this customer alone. */
  | { kind: 'text'; title: string }
  /** At an event, by its id; called as the event was when the product was saved. */
  | { kind: 'seat'; event: string; title: string };

/** A file that the owner uploaded, for every buyer the same. */
export type ProductFile = { key: string; name: string; size: number };

/** The ready-made forms. */
export const intakeIds = ['person', 'couple', 'business', 'none', 'person-with-questions'] as const;
export type IntakeId = (typeof intakeIds)[number];

/**
 * What a form of the owner's own may ask. The first four are known to documents and desks by name; of a second person the
 * birth name and date are asked; the others are questions in her own words.
 */
export const askedTypes = [
  'name',
  'birth-date',
  'called',
  'business-name',
  'second-person',
  'line',
  'text',
  'choice',
  'number',
  'consent',
  'file',
] as const;
export type AskedType = (typeof askedTypes)[number];

/** Asked once in a form, whoever asks for it. */
export const onceOnly: readonly AskedType[] = [
  'name',
  'birth-date',
  'called',
  'business-name',
  'second-person',
];

export type AskedField = {
  /** Of a question in her own words, so that answers find it again: q1, q2 … */
  key: string;
  type: AskedType;
  label: string;
  hint?: string;
  required: boolean;
  /** Of a choice. */
  options?: string[];
};

/** `also`: ready-made forms that are asked together with it, where an order has several lines. */
export type ComposedForm = { fields: AskedField[]; also?: IntakeId[] };

/** Whether a form asks about a person; the others have questions of the owner's alone. */
export const asksForPerson = (intake: ProductTerms['intake']): boolean =>
  typeof intake === 'object'
    ? intake.fields.some(({ type }) => type === 'name') || (intake.also?.length ?? 0) > 0
    : intake !== 'none';

export const asksFor = (intake: ProductTerms['intake'], ...types: AskedType[]): boolean =>
  typeof intake === 'object' &&
  types.every((type) => intake.fields.some((field) => field.type === type && field.required));

/**
 * `digital` is what our program makes or streams by itself; `service` is what a person makes or holds for one buyer;
 * `event` is a seat among others. European VAT treats them differently (docs/money.md), and a recorded personal reading is
 * the second. It says nothing about the choice when to begin: that follows from `delivers`.
 */
export const taxClasses = ['digital', 'service', 'event'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** What a part of a product usually is. The owner and her accountant may see it otherwise. */
export function usualTaxClass(kinds: readonly unknown[]): TaxClass {
  if (kinds.length > 0 && kinds.every((kind) => kind === 'seat')) return 'event';
  const byAPerson: unknown[] = ['video', 'session-credits', 'text', 'seat'];
  return kinds.some((kind) => byAPerson.includes(kind)) ? 'service' : 'digital';
}

export const productTypes = ['report', 'video', 'course', 'membership', 'session', 'other'] as const;
export type ProductType = (typeof productTypes)[number];

/** The pricing card of the landing page. */
export type PlanCard = {
  name: 'Starter' | 'Deep Dive' | 'Transformational';
  description: string;
  features: string[];
  testimonial: string;
  cta: string;
};

/** Sections of the landing page that show products. */
export const landingSections = ['services', 'packages', 'couples', 'business', 'membership'] as const;
export type LandingSectionId = (typeof landingSections)[number];

export const paidBy = ['month', 'year'] as const;
export type PaidBy = (typeof paidBy)[number];

/** `sessions`: so many for each paid month; a paid year brings twelve times as many. `eventsPercent`: off a seat, for her alone. */
export type MembershipOpens = {
  letters: boolean;
  courses: CourseId[];
  sessions?: { sessionType: string; count: number };
  eventsPercent?: number;
};

const circleOpens: MembershipOpens = { letters: true, courses: ['numerology-101'] };

export const opensOf = (terms: Pick<ProductTerms, 'opens'> | undefined): MembershipOpens =>
  terms?.opens ?? circleOpens;

/** How many sessions one payment of a membership brings. */
export const sessionsOfPeriod = ({ sessions }: MembershipOpens, period: PaidBy): number =>
  (sessions?.count ?? 0) * (period === 'year' ? 12 : 1);

/** Before a price that is charged again and again: what comes first. */
export const freeFirst = ({ trialDays }: Pick<ProductTerms, 'trialDays'>): string =>
  trialDays ? `${trialDays} days free, then ` : '';

const DAYS_AHEAD = { long: 7, short: 3, shortest: 2 };

/** So many days before the first charge a letter tells of it: a week, where the free days are more than that. */
export function daysToldAhead(trialDays: number): number {
  if (trialDays > DAYS_AHEAD.long) return DAYS_AHEAD.long;
  return trialDays > DAYS_AHEAD.short ? DAYS_AHEAD.short : DAYS_AHEAD.shortest;
}

/** What is agreed with the buyer. An order copies it when it is placed. */
export type ProductTerms = {
  /** A membership: how often it is charged, until it is cancelled. */
  recurring?: PaidBy;
  /** What a membership opens while it is paid; absent in the Circle of the first edition. */
  opens?: MembershipOpens;
  /** A membership: so many days are free before its first charge, once for each person. */
  trialDays?: number;
  delivers: Delivery[];
  /** So long after paying the buyer may write by WhatsApp, where the shop has a number. */
  whatsappDays?: number;
  intake: IntakeId | ComposedForm;
  taxClass: TaxClass;
  productType: ProductType;
  /** So long after payment and details what is made for the buyer is there; 24 where it says nothing. */
  deliveryHours?: number;
};

/** What is said of it, and for how much. */
export type ProductTexts = {
  name: string;
  priceCents: number;
  originalPriceCents?: number;
  /** Of a membership that is paid by the month: what it costs where it is paid by the year. */
  yearlyCents?: number;
  /** Paid by what feels right: the price is the least, this one is suggested. */
  suggestedCents?: number;
  description: string;
  features: string[];
  /** On its page, and wherever that is passed on. */
  picture?: { address: string; alt: string };
  /** Where it costs more than its parts one by one: what is more in it. */
  more?: string;
  popular?: boolean;
  vip?: boolean;
  urgency?: string;
  badge?: string;
  card?: PlanCard;
  /** Taken off sale for a while: it is shown, and cannot be ordered. */
  paused?: boolean;
  /** At most so many are sold for one calendar week. */
  weekly?: number;
  /** May also be paid in monthly parts. */
  plan?: ProductPlan;
};

/** `totalCents`: over all its parts. `release`: whether sessions come all at once, or with the parts. */
export type ProductPlan = { parts: number; totalCents: number; release: 'once' | 'parts' };

/** Another product, at its own price or a lower one. */
export type Offer = { product: ProductId; priceCents?: number };

/** Where it stands, what it is put together of, and what is offered with it. */
type Placement = {
  sections: LandingSectionId[];
  /** Lower ones come first; the first edition counts in tens. */
  position?: number;
  /** Taken out of the shop for good: no list shows it. Its orders, codes and quotes still know it. */
  archived?: boolean;
  /** A bundle: the products that it is sold for at one price. What it delivers and asks follows from them. */
  includes?: ProductId[];
  /** One tick at its checkout. */
  beside?: Offer;
  /** One click after it is paid. */
  after?: Offer;
};

/** What its parts cost alone, in the shop as it is now. */
type Compared = { oneByOne?: OneByOne };

/** Of a product that is limited by the week, as the shop counted it last: the week of its next place, or that none is left. */
type Availability = { nextWeek?: PlainDate; isFull?: boolean };

export type Product = { id: ProductId } & ProductTexts & ProductTerms & Placement & Availability & Compared;

/**
 * A product as the office saves it. Versions of earlier programs hold the texts alone, and earlier programs read the
 * texts alone: so what they do not know has fields of its own, and the terms stand together.
 */
export type ProductBody = ProductTexts & Partial<Placement> & { terms?: ProductTerms };

export function toProduct(id: ProductId, { terms, ...body }: ProductBody, written?: Product): Product {
  const known = terms ?? (written && termsOf(written));
  if (!known) throw new Error(`product ${id} was saved without its terms`);
  return {
    id,
    ...known,
    sections: written?.sections ?? [],
    position: written?.position,
    ...body,
    // The landing page of an earlier program does not know the word.
    paused: body.paused || body.archived || undefined,
  };
}

export function toBody(product: Product): ProductBody {
  const {
    id: _,
    recurring,
    opens: __,
    trialDays: ___,
    delivers,
    whatsappDays,
    intake,
    taxClass,
    productType,
    deliveryHours,
    ...body
  } = product;
  return { ...body, terms: termsOf(product) };
}

export function termsOf(product: ProductTerms): ProductTerms {
  const { recurring, opens, trialDays, delivers, whatsappDays, intake, taxClass } = product;
  const { productType, deliveryHours } = product;
  return {
    ...{ recurring, opens, trialDays, delivers, whatsappDays },
    ...{ intake, taxClass, productType, deliveryHours },
  };
}

/** What is agreed over several lines: all that they deliver, one after another, and one form for what they need to know. */
export function agreedOver([first, ...others]: readonly [ProductTerms, ...ProductTerms[]]): ProductTerms {
  if (others.length === 0) return termsOf(first);
  const all = [first, ...others];
  const days = all.flatMap(({ whatsappDays }) => whatsappDays ?? []);
  return {
    ...termsOf(first),
    delivers: all.flatMap(({ delivers }) => delivers),
    whatsappDays: days.length > 0 ? Math.max(...days) : undefined,
    intake: askedTogether(all.map(({ intake }) => intake)),
    deliveryHours: longest(all),
  };
}

/** By when all of it is there. Each line keeps its own promise. */
function longest(all: readonly ProductTerms[]): number | undefined {
  if (all.every(({ deliveryHours }) => deliveryHours === undefined)) return undefined;
  return Math.max(...all.map((one) => promisedHours(one) ?? 0)) || undefined;
}

type Intake = ProductTerms['intake'];

/** What a ready-made form asks for besides its own: whoever fills it in has answered the others too. */
const covers: Record<IntakeId, readonly IntakeId[]> = {
  none: [],
  person: [],
  'person-with-questions': ['person'],
  couple: ['person', 'person-with-questions'],
  business: ['person', 'person-with-questions'],
};

/** One form for several: what more than one asks for is asked once. */
export function askedTogether(intakes: readonly Intake[]): Intake {
  const ready = [...new Set(intakes.filter((intake) => typeof intake === 'string'))].filter(
    (id) => id !== 'none',
  );
  const needed = ready.filter((id) => !ready.some((other) => covers[other].includes(id)));
  const composed = intakes.filter((intake) => typeof intake === 'object');
  const [one, ...more] = needed;
  if (composed.length === 0 && more.length === 0) return one ?? 'none';
  const [own, ...rest] = composed;
  if (own && rest.length === 0 && !one) return own;
  const fields: AskedField[] = [];
  for (const field of composed.flatMap((form) => form.fields)) {
    const same = onceOnly.includes(field.type) ? fields.find(({ type }) => type === field.type) : undefined;
    if (same) same.required ||= field.required;
    else fields.push({ ...field, key: `q${fields.length + 1}` });
  }
  return { fields, also: needed };
}
