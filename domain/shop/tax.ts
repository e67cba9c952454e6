import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ProductTerms } from '../../content/product.ts';
import type { Db, Tx } from '../../db/connect.ts';
import {
  type OrderBuyer,
  orderItems,
  orders,
  type TaxBasis,
  type TaxRule,
  vatChecks,
} from '../../db/schema/index.ts';
import type { Evidence, TaxClass, TaxSettings, TaxTreatment } from '../../money/index.ts';
import { checkVatNumber, decideTax, isMemberState, locate, shareTax, taxSchemes } from '../../money/index.ts';
import { countries, isCountry } from '../../shared/countries.ts';
import { DAY } from '../../shared/durations.ts';
import { optionalLine, ticked } from '../../shared/fields.ts';
import { divideCents } from '../../shared/money.ts';
import { dateIn } from '../../shared/wall-time.ts';
import { saveSwitches } from '../content/index.ts';
import { DomainError, invalid } from '../errors.ts';
import { formVerb } from '../form-verb.ts';
import { type Actor, allowOwner, ownerOnly, ownerVerb } from '../identity/index.ts';
import type { Deps, ReadsContent } from '../services.ts';
import { changeOrder, type OrderRow } from './orders/queries.ts';

/** How sales are taxed. Nothing, until the owner of a live site has said it. */
export function readTaxSettings({ content }: ReadsContent, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const { tax, taxId, legalName, legalAddress } = content.current().site;
  return { tax, taxId, isNamed: Boolean(legalName && legalAddress) };
}

const taxForm = z.object({
  scheme: z.enum(taxSchemes, 'Please choose how you are taxed.'),
  country: z.string().refine(isMemberState, 'Please choose your country.'),
  vatNumber: optionalLine(20),
  unchecked: z.enum(['reverse', 'charge']).default('reverse'),
  consultancy: ticked,
});

/** For orders that are placed from now on: what was decided for an order stays with it. */
export const changeTax = formVerb(
  taxForm,
  async (services, { actor, scheme, country, vatNumber, unchecked, consultancy }, refuse) => {
    const own = vatNumber === undefined ? undefined : checkVatNumber(vatNumber, country);
    if (vatNumber && !own)
      throw refuse({ vatNumber: 'This is no VAT number of your country: one of its characters is wrong.' });
    if (scheme === 'oss' && !own)
      throw refuse({ vatNumber: 'The One Stop Shop is used with a VAT number. Please give yours.' });
    const tax: TaxSettings = {
      scheme,
      country,
      ...(own && { vatNumber: own.number }),
      ...(unchecked === 'charge' && { unchecked }),
      ...(consultancy && { consultancy }),
    };
    await storeTax(services, { actor, tax });
    await services.content.refresh();
  },
  allowOwner,
);

const storeTax = ownerVerb<{ tax: TaxSettings }, void>(
  'settings.tax_changed',
  async ({ content }, tx, { tax }) => {
    await saveSwitches(tx, { tax });
    return {
      about: { kind: 'settings', id: 'tax' },
      before: content.current().site.tax,
      after: tax,
      answer: undefined,
    };
  },
);

/** What a checkout sends of who buys; asked only where the settings need it. */
export const buyerFields = z.object({
  country: optionalLine(2),
  /** Ticked: for a business. */
  business: ticked,
  buyerName: optionalLine(120),
  /** In lines. */
  address: z.string().trim().max(300, 'Please use at most 300 characters.').optional(),
  vatNumber: optionalLine(24),
});
export type BuyerWish = Partial<z.output<typeof buyerFields>>;
/** And of what is booked. */
export const payingFields = z.object({ code: optionalLine(64), ...buyerFields.shape });

const needsCountry = ({ scheme }: TaxSettings): boolean => scheme !== 'exempt';
/** Whom it makes a difference for: without a number of her own, an exempt seller charges nobody in reverse. */
const needsBusiness = (tax: TaxSettings): boolean => needsCountry(tax) || tax.vatNumber !== undefined;

/** What the checkout has to ask, and the tax of somebody at home, which a page shows before it knows who reads it. */
export function asksOf({ content, clock }: ReadsContent & Pick<Deps, 'clock'>, lines: Taxable[]) {
  const { tax, timeZone } = content.current().site;
  if (!tax || !needsBusiness(tax)) return undefined;
  const basis = { settings: tax, day: dateIn(clock.now(), timeZone), evidence: {} };
  return { country: needsCountry(tax), countries, homeCents: sumOfTax(decideLines(basis, null, lines)) };
}
export type Asks = NonNullable<ReturnType<typeof asksOf>>;

/** The same where something is booked or given, with what she said before, or where she seems to be. */
export async function readAsks(services: Deps, sent: Omit<Sent, 'wish'>) {
  const asks = asksOf(services, []);
  return asks && { ...asks, known: (await quoteTax(services, { ...sent, lines: [] })).buyer };
}

/**
 * Who buys, from what was sent: nothing where nothing is asked. What is missing is named at its field; a number that cannot
 * be one, too.
 */
function buyerOf(tax: TaxSettings, wish: BuyerWish): OrderBuyer | undefined {
  const { business, country = '', buyerName, address, vatNumber } = wish;
  if (!needsCountry(tax) && !business) return undefined;
  if (!isCountry(country)) throw invalid({ country: 'Please choose your country.' });
  if (!business) return { kind: 'consumer', country };
  if (!buyerName) throw invalid({ buyerName: 'Please write the name of the business.' });
  if (!address?.trim()) throw invalid({ address: 'Please write its address: the invoice needs it.' });
  const lines = joined(address.replace(/[^\P{Cc}\n]+/gu, '').split('\n'));
  const buyer = { kind: 'business' as const, country, name: buyerName, address: lines };
  if (!vatNumber) return buyer;
  // Outside the EU a number proves nothing here, and is printed as it was typed.
  const known = isMemberState(country) ? checkVatNumber(vatNumber, country)?.number : vatNumber;
  if (!known)
    throw invalid({ vatNumber: 'This is no VAT number of that country: one of its characters is wrong.' });
  return { ...buyer, vatNumber: known };
}

/** Without what stands around the lines, and without empty ones. */
const joined = (lines: string[]): string =>
  lines
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/** Who buys, what VIES says of her number, and the country of her request. */
export type KnownBuyer = { buyer?: OrderBuyer; vat?: TaxBasis['vat']; network?: string };

/** The country as the operator's proxy gives it with a request. */
type Sent = { wish?: BuyerWish; network?: string; memberId?: string };
/** Who pays for what she has booked: as she says it now, or as it was known when she booked. */
export type Payer = Pick<Sent, 'network'> & { said?: BuyerWish; known?: KnownBuyer };

/** Whoever bought something is known for what follows from it. */
export const buyerOfOrder = ({ buyer, taxBasis }: Pick<OrderRow, 'buyer' | 'taxBasis'>): KnownBuyer => ({
  ...{ buyer: buyer ?? undefined, vat: taxBasis?.vat, network: taxBasis?.evidence.network },
});

/** What is known of a buyer before she pays. Asks VIES, so never in a transaction. */
export async function knowBuyer(services: Deps, { wish, network, memberId }: Sent): Promise<KnownBuyer> {
  const { tax } = services.content.current().site;
  if (!tax) return {};
  const buyer = wish && buyerOf(tax, wish);
  const earlier = buyer || !memberId ? undefined : await lastBuyerOf(services.db, memberId);
  const number = buyer?.vatNumber;
  const isAsked = number !== undefined && isMemberState(buyer?.country ?? '');
  const vat = isAsked ? await askVies(services, number) : undefined;
  if (vat === 'refused')
    throw invalid({
      vatNumber:
        'The EU’s register does not know this number. Correct it, or leave it out: then tax is included as for anybody.',
    });
  return { buyer: buyer ?? earlier, vat, network };
}

const ANSWER_HOLDS_MS = DAY;

/** An answer of today is not asked for again. */
async function askVies({ db, clock, vies, log }: Deps, number: string) {
  const since = new Date(clock.now().getTime() - ANSWER_HOLDS_MS);
  const known = await findAnswer(db, number, since);
  if (known) return known;
  const answer = await vies.check(number);
  if (answer.state === 'unchecked') log.warn({ why: answer.why }, 'VIES did not answer about a VAT number');
  else await saveAnswer(db, { number, ...answer, askedAt: clock.now() });
  return answer.state;
}

/** What the tax of an order is decided by, as it stands now; nothing as long as the owner has not said how she is taxed. */
export function basisOf(
  { content, clock }: ReadsContent & Pick<Deps, 'clock'>,
  { buyer, vat, network }: KnownBuyer,
): TaxBasis | undefined {
  const { tax, timeZone } = content.current().site;
  if (!tax) return undefined;
  const evidence: Evidence = {
    ...(buyer && { billing: buyer.country }),
    ...(network && /^[A-Z]{2}$/.test(network) && isCountry(network) && { network }),
  };
  return { settings: tax, day: dateIn(clock.now(), timeZone), evidence, ...(vat && { vat }) };
}

/** A line as the tax sees it: what it is, and what it costs with tax. */
export type Taxable = { taxClass: ProductTerms['taxClass']; grossCents: number };

export type LineTax = {
  taxClass: TaxClass;
  taxTreatment: TaxTreatment;
  taxCountry: string | null;
  taxRate: number;
  netCents: number;
  taxCents: number;
  taxRule: TaxRule;
};

const classes = { digital: 'digital', service: 'live', event: 'event' } as const;

/** The tax of each line. Rounded once for each rate of the order, so that lines, document and total agree to the cent. */
export function decideLines(basis: TaxBasis, buyer: OrderBuyer | null, lines: Taxable[]): LineTax[] {
  const { settings, day, evidence, vat } = basis;
  const kind = buyer?.kind ?? 'consumer';
  const country = (kind === 'business' ? buyer?.country : locate(evidence)?.country) ?? settings.country;
  const isHeld = vat === 'unchecked' && settings.unchecked === 'charge';
  const customer = { kind, country, vatNumber: isHeld ? undefined : vat };
  const decided = lines.map(({ taxClass, grossCents }) => ({
    ...decideTax({ settings, taxClass: classes[taxClass], customer, day }),
    grossCents,
    taxClass: classes[taxClass],
  }));
  return shareTax(decided).map(({ grossCents, taxCents, treatment, rate, country: of, ...line }) => ({
    taxClass: line.taxClass,
    taxTreatment: treatment,
    taxCountry: of ?? null,
    taxRate: rate,
    netCents: grossCents - taxCents,
    taxCents,
    taxRule: {
      source: line.source,
      oss: line.oss,
      flags: isHeld ? [...line.flags, 'check-number'] : line.flags,
    },
  }));
}

/** A further charge of an order: as it is taxed today, by what is known of its buyer since. */
export function decideCharge(
  services: ReadsContent & Pick<Deps, 'clock'>,
  order: Pick<OrderRow, 'buyer' | 'taxBasis'>,
  line: Taxable,
): LineTax | undefined {
  const now = basisOf(services, buyerOfOrder(order));
  if (!now) return undefined;
  const basis = { ...now, evidence: { ...order.taxBasis?.evidence, ...now.evidence } };
  return decideLines(basis, order.buyer, [line])[0];
}

export const sumOfTax = (lines: readonly Pick<LineTax, 'taxCents'>[]): number =>
  lines.reduce((sum, { taxCents }) => sum + taxCents, 0);

/** The card is known once it has paid: of two pieces of evidence that agree, the country is what they say. */
export async function settleTax(
  tx: Tx,
  order: OrderRow,
  items: readonly Pick<typeof orderItems.$inferSelect, 'position' | 'sold' | 'totalCents'>[],
  card: string | null | undefined,
): Promise<void> {
  const { taxBasis, buyer } = order;
  if (!taxBasis || !card || !isCountry(card)) return;
  const basis = { ...taxBasis, evidence: { ...taxBasis.evidence, card } };
  await changeOrder(tx, order.id, { taxBasis: basis });
  const lines = items.map(({ sold, totalCents }) => ({
    taxClass: sold?.taxClass ?? 'service',
    grossCents: totalCents,
  }));
  for (const [at, tax] of decideLines(basis, buyer, lines).entries())
    await changeItemTax(tx, order.id, items[at]?.position ?? at, tax);
}

/** For the checkout page: what does not fit yet is said beside its field, and the tax is a consumer's until then. */
export async function quoteTax(services: Deps, { lines, ...sent }: Sent & { lines: Taxable[] }) {
  const { tax } = services.content.current().site;
  if (!tax || !needsBusiness(tax)) return { taxCents: 0 };
  const isSaid = Boolean(sent.wish?.country || sent.wish?.business);
  let problems: Record<string, string> = {};
  const known = await knowBuyer(services, { ...sent, wish: isSaid ? sent.wish : undefined }).catch(
    (error: unknown): KnownBuyer => {
      if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
      problems = error.fields;
      const country = sent.wish?.country ?? '';
      // Until all is said, it is taxed as somebody who lives there.
      const buyer = isCountry(country) ? { kind: 'consumer' as const, country } : undefined;
      return { buyer, network: sent.network };
    },
  );
  const basis = basisOf(services, known);
  const { buyer = null } = known;
  const taxes = basis ? decideLines(basis, buyer, lines) : [];
  return {
    taxCents: sumOfTax(taxes),
    /** What she said with an earlier order, or where she seems to be. */
    buyer: buyer ?? (sent.network ? { kind: 'consumer' as const, country: sent.network } : undefined),
    /** Of what she has filled in already. */
    vatProblem: sent.wish?.vatNumber ? problems.vatNumber : undefined,
    isReverse: taxes.some(({ taxTreatment }) => taxTreatment === 'reverse-charge'),
  };
}

/** What a person has to look at before she relies on an order's tax. */
export function taxDoubtsOf(
  { taxBasis, buyer }: Pick<OrderRow, 'taxBasis' | 'buyer'>,
  rules: TaxRule[],
): TaxDoubt[] {
  if (!taxBasis) return [];
  const flags = new Set<TaxDoubt>(rules.flatMap((rule) => rule.flags));
  const located = locate(taxBasis.evidence);
  if (needsCountry(taxBasis.settings) && buyer?.kind !== 'business') {
    if (!located) flags.add('country-unknown');
    if (located?.certainty === 'conflict') flags.add('country-conflict');
  }
  return [...flags];
}
export type TaxDoubt = TaxRule['flags'][number] | 'country-unknown' | 'country-conflict';

/** A discount as it lies on the lines that it was given for; the others are not touched. */
export const discounted = (prices: readonly number[], discountCents: number, first: number): number[] => {
  const shares = divideCents(discountCents, prices.slice(0, first));
  return prices.map((price, at) => price - (shares[at] ?? 0));
};

// SQL

/** As she said it with her last paid order. */
async function lastBuyerOf(db: Db | Tx, userId: string): Promise<OrderBuyer | undefined> {
  const [row] = await db
    .select({ buyer: orders.buyer })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.placedSignedIn, true),
        isNotNull(orders.buyer),
        isNotNull(orders.paidAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.buyer ?? undefined;
}

async function findAnswer(db: Db, number: string, since: Date) {
  const [row] = await db
    .select({ state: vatChecks.state })
    .from(vatChecks)
    .where(and(eq(vatChecks.number, number), gte(vatChecks.askedAt, since)));
  return row?.state;
}

async function saveAnswer(db: Db, answer: typeof vatChecks.$inferInsert): Promise<void> {
  const { number: _, ...set } = answer;
  await db.insert(vatChecks).values(answer).onConflictDoUpdate({ target: vatChecks.number, set });
}

async function changeItemTax(tx: Tx, orderId: string, position: number, tax: LineTax): Promise<void> {
  await tx
    .update(orderItems)
    .set(tax)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.position, position)));
}
