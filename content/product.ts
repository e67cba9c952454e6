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
  | { kind: 'course'; course: 'numerology-101' }
  | { kind: 'membership' }
  | { kind: 'files'; files: ProductFile[] };

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
] as const;
export type AskedType = (typeof askedTypes)[number];

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

export type ComposedForm = { fields: AskedField[] };

/** Whether a form asks about a person; the others have questions of the owner's alone. */
export const asksForPerson = (intake: ProductTerms['intake']): boolean =>
  typeof intake === 'object' ? intake.fields.some(({ type }) => type === 'name') : intake !== 'none';

export const asksFor = (intake: ProductTerms['intake'], ...types: AskedType[]): boolean =>
  typeof intake === 'object' &&
  types.every((type) => intake.fields.some((field) => field.type === type && field.required));

/**
 * `digital` is what our program makes or streams by itself; `service` is what a person makes or holds for one buyer.
 * European VAT treats the two differently, and a recorded personal reading is the second. It says nothing about
 * the choice when to begin: that follows from `delivers`.
 */
export const taxClasses = ['digital', 'service'] as const;
export type TaxClass = (typeof taxClasses)[number];

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

/** What is agreed with the buyer. An order copies it when it is placed. */
export type ProductTerms = {
  recurring?: 'month';
  delivers: Delivery[];
  /** So long after paying the buyer may write by WhatsApp, where the shop has a number. */
  whatsappDays?: number;
  intake: IntakeId | ComposedForm;
  taxClass: TaxClass;
  productType: ProductType;
};

/** What is said of it, and for how much. */
export type ProductTexts = {
  name: string;
  priceCents: number;
  originalPriceCents?: number;
  description: string;
  features: string[];
  popular?: boolean;
  vip?: boolean;
  urgency?: string;
  badge?: string;
  card?: PlanCard;
  /** Taken off sale for a while: it is shown, and cannot be ordered. */
  paused?: boolean;
};

/** Where it stands. */
type Placement = {
  sections: LandingSectionId[];
  /** Lower ones come first; the first edition counts in tens. */
  position?: number;
  /** Taken out of the shop for good: no list shows it. Its orders, codes and quotes still know it. */
  archived?: boolean;
};

export type Product = { id: ProductId } & ProductTexts & ProductTerms & Placement;

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
  const { id: _, recurring, delivers, whatsappDays, intake, taxClass, productType, ...body } = product;
  return { ...body, terms: termsOf(product) };
}

export function termsOf(product: ProductTerms): ProductTerms {
  const { recurring, delivers, whatsappDays, intake, taxClass, productType } = product;
  return { recurring, delivers, whatsappDays, intake, taxClass, productType };
}
