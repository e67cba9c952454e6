import type { Delivery, Product, ProductId } from './product.ts';

/** What the shop's pages know of a kind of session. `title`: as customers read it. */
export type SessionKind = {
  name: string;
  title: string;
  minutes: number;
  people: number;
  /** Null: it is not sold by itself. */
  priceCents: number | null;
};

export type Shelf = { byId: ReadonlyMap<ProductId, Product>; sessions: readonly SessionKind[] };

/** What a product's parts cost where each is bought alone. */
export type OneByOne = {
  /** Of parts that are sold alone exactly as they are here, and cost more so: what they are called, and their sum. */
  alone?: { what: string[]; cents: number; isAll: boolean };
  /** Everything in it can be had alone, or something of its kind: by so much the product is dearer. */
  dearer?: { what: string[]; cents: number; byCents: number };
};

type Way = { what: string; cents: number };
/** `like`: something of its kind that is not the same, as a single session where this type is sold in packages only. */
type Priced = { same?: Way; like?: Way };

/**
 * Compares a product with its parts. That it saves something is said only of parts that are sold exactly as they are; that
 * it costs more already where somebody would compare it.
 */
export function oneByOne(product: Product, shelf: Shelf): OneByOne {
  if (product.recurring) return yearAgainstMonths(product);
  const parts = product.includes
    ? product.includes.map((id) => ofProduct(shelf.byId.get(id)))
    : product.delivers.map((part) => ofPart(part, product.id, shelf));
  const same = parts.flatMap((part) => part.same ?? []);
  const sum = sumOf(same);
  const alone =
    same.length > 0 && sum > product.priceCents
      ? { what: same.map(({ what }) => what), cents: sum, isAll: same.length === parts.length }
      : undefined;
  return { alone, dearer: dearerThan(product, parts) };
}

function dearerThan({ priceCents, whatsappDays }: Product, parts: Priced[]): OneByOne['dearer'] {
  const ways = parts.flatMap(({ same, like }) => same ?? like ?? []);
  const cents = sumOf(ways);
  // What cannot be had alone is what is more in it.
  if (ways.length < parts.length || whatsappDays || cents >= priceCents) return undefined;
  return { what: ways.map(({ what }) => what), cents, byCents: priceCents - cents };
}

function yearAgainstMonths({ recurring, priceCents, yearlyCents = 0 }: Product): OneByOne {
  const months = 12 * priceCents;
  if (recurring !== 'month' || yearlyCents <= months) return {};
  return { dearer: { what: ['twelve months'], cents: months, byCents: yearlyCents - months } };
}

const sumOf = (ways: Way[]): number => ways.reduce((sum, { cents }) => sum + cents, 0);

const ofProduct = (product: Product | undefined): Priced =>
  product ? { same: { what: product.name, cents: product.priceCents } } : {};

function ofPart(part: Delivery, id: ProductId, shelf: Shelf): Priced {
  const others = [...shelf.byId.values()].filter((other) => other.id !== id && isSoldAlone(other));
  if (part.kind === 'session-credits') return ofSessions(part, others, shelf.sessions);
  return { same: cheapest(others.flatMap((other) => timesOf(part, other))) };
}

/** Paid once, at one price for everybody, and for one thing. */
const isSoldAlone = (product: Product): boolean =>
  !product.paused &&
  !product.archived &&
  !product.recurring &&
  !product.includes &&
  !product.originalPriceCents &&
  !product.suggestedCents &&
  product.delivers.length === 1;

type Sessions = Extract<Delivery, { kind: 'session-credits' }>;

function ofSessions(part: Sessions, others: Product[], sessions: readonly SessionKind[]): Priced {
  const type = sessions.find(({ name }) => name === part.sessionType);
  const single = (kind: SessionKind): Way[] =>
    kind.priceCents ? [{ what: counted(part.count, kind), cents: part.count * kind.priceCents }] : [];
  const packages = others.flatMap((other) => timesOf(part, other));
  const same = cheapest([...(type ? single(type) : []), ...packages]);
  if (same || !type) return { same };
  const alike = sessions.filter(({ people, minutes }) => people === type.people && minutes >= type.minutes);
  return { like: cheapest(alike.flatMap(single)) };
}

const counted = (count: number, { minutes }: SessionKind): string =>
  count === 1 ? `a single session of ${minutes} minutes` : `${count} single sessions of ${minutes} minutes`;

/** The same part in another product, as often as it takes. */
function timesOf(part: Delivery, { name, priceCents, delivers: [other] }: Product): Way[] {
  const times = other ? timesNeeded(part, other) : 0;
  if (!times) return [];
  return [{ what: times === 1 ? name : `${times} × ${name}`, cents: times * priceCents }];
}

function timesNeeded(part: Delivery, other: Delivery): number {
  switch (part.kind) {
    case 'document':
      return other.kind === part.kind && other.document === part.document ? 1 : 0;
    case 'video':
      return other.kind === part.kind && other.minutes === part.minutes ? 1 : 0;
    case 'course':
      return other.kind === part.kind && other.course === part.course ? 1 : 0;
    case 'seat':
      return other.kind === part.kind && other.event === part.event ? 1 : 0;
    case 'session-credits':
      return other.kind === part.kind && other.sessionType === part.sessionType && other.count <= part.count
        ? Math.ceil(part.count / other.count)
        : 0;
    case 'membership-months':
      return other.kind === part.kind && other.months <= part.months
        ? Math.ceil(part.months / other.months)
        : 0;
    case 'files':
    case 'text':
    case 'membership':
      return 0;
  }
}

const cheapest = (ways: Way[]): Way | undefined => ways.toSorted((a, b) => a.cents - b.cents)[0];
