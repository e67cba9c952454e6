import { createHash } from 'node:crypto';
import { z } from 'zod';
import { MailRefused } from '../../../adapters/mail/mail.ts';
import { findProduct } from '../../../content/catalogue.ts';
import type { Content } from '../../../content/make-content.ts';
import type { ProductId } from '../../../content/product.ts';
import { type CalendarDate, parseDate, personalMonth, personalYear } from '../../../numerology/index.ts';
import { escapeMarkup } from '../../../shared/escape.ts';
import { readNumber } from '../../../shared/markdown-dialect.ts';
import { euro } from '../../../shared/money.ts';
import { momentAt } from '../../../shared/visitor-formats.ts';
import { type ContactRow, readerOf } from '../../contacts/index.ts';
import { fillProducts, publishedArticles, renderLetter } from '../../content/index.ts';
import { notFound } from '../../errors.ts';
import { type Actor, staffOnly } from '../../identity/index.ts';
import { suppressionKey } from '../../mail/index.ts';
import type { Deps, ReadsContent } from '../../services.ts';
import { mintLetterCode } from '../../shop/index.ts';
import { segmentRulesSchema } from '../segment-rules.ts';
import { type BroadcastRow, findBroadcast } from './queries.ts';

export type Written = {
  subject: string;
  body: string;
  /** What its code is for; none: anything. */
  codeProduct?: string | null;
};
type LaidOut = { subject: string; html: string };
type Needs = Pick<Deps, 'config'> & ReadsContent;

/** What a letter written on this day can say of somebody. */
export function mergeFieldsOf(
  { content }: ReadsContent,
  {
    name,
    birthDate,
    lifePath,
    expression,
    soulUrge,
  }: Pick<ContactRow, 'name' | 'birthDate' | 'lifePath' | 'expression' | 'soulUrge'>,
  day: CalendarDate,
): MergeFields {
  const born = birthDate ? parseDate(birthDate) : null;
  const places: MergeFields = { firstName: name.split(/\s+/)[0] ?? '' };
  if (lifePath) places.lifePath = String(lifePath);
  if (expression) places.expression = String(expression);
  if (soulUrge) places.soulUrge = String(soulUrge);
  if (!born) return places;
  const month = personalMonth(born, day.year, day.month).value;
  const { title, essence } = content.current().meaningOf('personalMonth', month);
  return {
    ...places,
    personalYear: String(personalYear(born, day.year).value),
    personalMonth: String(month),
    monthTitle: title,
    monthText: essence,
  };
}

/** The letter as its reader gets it. */
export function fillLetter(services: Needs, written: Written, places: MergeFields): LaidOut {
  return fillLaidOut({ subject: written.subject, html: layOut(services, written) }, places);
}

export const fillLaidOut = ({ subject, html }: LaidOut, places: MergeFields): LaidOut => ({
  subject: fillMergeFields(subject, places),
  html: fillMergeFields(html, places, escapeMarkup),
});

/** Markdown as mail programs need it: whole addresses, and product cards with today's prices. */
function layOut({ config, content }: Needs, { subject, body, codeProduct }: Written): string {
  const { catalogue, media } = content.current();
  const card = (id: string) => {
    const product = findProduct(catalogue, id);
    if (!product) return '';
    const { id: productId, name, priceCents, description } = product;
    return `<div class="soft line" style="border:1px solid #e2d5b8;padding:16px 20px;margin:16px 0"><p style="margin:0"><strong>${escapeMarkup(name)}</strong>, ${euro(priceCents)}</p><p style="margin:6px 0">${escapeMarkup(description)}</p><p style="margin:0"><a href="${config.appUrl}/checkout/${productId}">${escapeMarkup(name)}</a></p></div>`;
  };
  const html = renderLetter(body, media).replaceAll(/(href|src)="\//g, `$1="${config.appUrl}/`);
  const whole = fillProducts(html, card);
  return saysCode(subject + body) ? withCode(whole, `${config.appUrl}/checkout/`, codeProduct) : whole;
}

/** Links to what a letter's code is for bring the code along: at the checkout it is filled in. */
const withCode = (html: string, checkout: string, product?: string | null): string =>
  html.replaceAll(/href="([^"?#]+)"/g, (link, url: string) =>
    url.startsWith(checkout) && (!product || url === checkout + product)
      ? `href="${url}?code={{code}}"`
      : link,
  );

/**
 * Laid out once and filled for every letter of it: what is under way is not changed any more. With other content, its
 * product cards are others.
 */
const underWay = new WeakMap<Content, Map<string, LaidOut>>();
const MOST = 20;

/** The letter `key` as it is laid out; `find` reads it when it is not yet. */
export async function cachedLayout(
  services: Deps,
  key: string,
  find: () => Promise<Written | undefined>,
): Promise<LaidOut> {
  const content = services.content.current();
  const known = underWay.get(content) ?? new Map<string, LaidOut>();
  underWay.set(content, known);
  const before = known.get(key);
  if (before) return before;
  const found = await find();
  if (!found) throw new MailRefused('what it was written from was removed', { deadAddress: false });
  const laidOut = { subject: found.subject, html: layOut(services, found) };
  if (known.size >= MOST) known.clear();
  known.set(key, laidOut);
  return laidOut;
}

type Sent = { broadcastId: string; toAddress: string; props: unknown };

/** The words of a broadcast's letter, made at the moment it is sent. */
export async function letterOfBroadcast(services: Deps, sent: Sent): Promise<object> {
  const { broadcastId, props } = sent;
  const places = storedMergeFields.parse(props);
  const find = () => findConfirmed(services, broadcastId);
  const laidOut =
    places.variant === 'b'
      ? await cachedLayout(services, `${broadcastId}:b`, async () => withSecondSubject(await find()))
      : await cachedLayout(services, broadcastId, find);
  const code = saysCode(laidOut.subject + laidOut.html) ? await codeOfReader(services, sent) : {};
  return fillLaidOut(laidOut, { ...places, ...code });
}

/** Its text is the one that was confirmed. */
async function findConfirmed(
  { db }: Pick<Deps, 'db'>,
  broadcastId: string,
): Promise<BroadcastRow | undefined> {
  const found = await findBroadcast(db, broadcastId);
  return found && asConfirmed(found);
}

const withSecondSubject = (found: BroadcastRow | undefined): Written | undefined =>
  found && { ...found, subject: found.subjectB ?? found.subject };

/** Her own code, whose days run from the moment her letter leaves. */
async function codeOfReader(services: Deps, { broadcastId, toAddress }: Sent): Promise<MergeFields> {
  const { codePercent, codeDays, codeProduct } = (await findConfirmed(services, broadcastId)) ?? {};
  if (!codePercent || !codeDays) return {};
  return codeMergeFields(services, {
    email: toAddress,
    percent: codePercent,
    days: codeDays,
    productId: codeProduct ?? undefined,
    source: `broadcast:${broadcastId}:${suppressionKey(services.config, toAddress)}`,
    renews: true,
  });
}

/** A code as a letter says it. */
export async function codeMergeFields(
  services: Deps,
  wish: Parameters<typeof mintLetterCode>[2],
): Promise<MergeFields> {
  const { code, expiresAt } = await mintLetterCode(services, services.db, wish);
  const { timeZone } = services.content.current().site;
  const { formats, zone = timeZone } = await readerOf(services.db, wish.email);
  return { code, ...(expiresAt ? { codeUntil: momentAt(formats, expiresAt, zone) } : {}) };
}

/** An article that is published, as the beginning of a letter: whole, with the way to its page, to be changed at will. */
export async function letterFromArticle(
  { content }: ReadsContent,
  { actor, articleId }: { actor: Actor; articleId: string },
): Promise<Written> {
  staffOnly(actor);
  const article = publishedArticles(content.current()).find(({ id }) => id === articleId);
  if (!article) throw notFound('Article');
  const { id, title, body, product } = article;
  return {
    subject: title.slice(0, SUBJECT),
    body: [
      'Dear {{firstName|friend}},',
      `## ${title}`,
      body.trim(),
      `[Read it on our site](/blog/${id})`,
      `{{product:${product}}}`,
    ].join('\n\n'),
  };
}

const SUBJECT = 150;

// What the owner saw in the dialog and confirmed, stored with the broadcast. Letters are made from it alone.

/** What makes up a letter, as rows hold it. */
export const texts = z.object({
  subject: z.string(),
  body: z.string(),
  perHour: z.number(),
  codePercent: z.number().nullable(),
  codeDays: z.number().nullable(),
  codeProduct: z.string().nullable(),
  subjectB: z.string().nullable(),
  testSize: z.number().nullable(),
});
const storedConfirmation = texts.extend({
  version: z.string(),
  rules: segmentRulesSchema,
  /** The name of the segment, as it was then; none: everybody. */
  segment: z.string().nullable(),
  at: z.string().nullable(),
  localTime: z.string().nullable(),
  /** How many it reached at that moment, and how many not. */
  reached: z.number(),
  notReached: z.number(),
  confirmedAt: z.string(),
  confirmedBy: z.string(),
});
export type Confirmation = z.infer<typeof storedConfirmation>;

export const confirmationOf = ({ confirmed }: Pick<BroadcastRow, 'confirmed'>): Confirmation | undefined =>
  confirmed ? storedConfirmation.parse(confirmed) : undefined;

/** A broadcast as it was confirmed, whatever its row says now. */
export function asConfirmed(row: BroadcastRow): BroadcastRow {
  const confirmation = confirmationOf(row);
  return confirmation
    ? { ...row, ...texts.parse(confirmation), rules: confirmation.rules, localTime: confirmation.localTime }
    : row;
}

export const hash = (of: unknown): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 32);

/** The version of what is saved. */
export const savedVersion = (row: BroadcastRow): string => hash([texts.parse(row), row.segmentId]);

/** What a letter can say of its reader. Each may be unknown, so each is written with a word that stands in for it. */
const mergeFieldNames = [
  'firstName',
  'lifePath',
  'expression',
  'soulUrge',
  'personalYear',
  'personalMonth',
  'monthTitle',
  'monthText',
  'code',
  'codeUntil',
] as const;
type MergeFieldName = (typeof mergeFieldNames)[number];
export type MergeFields = Partial<Record<MergeFieldName, string>>;

/** What the outbox keeps of a letter: what it says of its reader, and which of two subjects it has. */
export const storedMergeFields = z.partialRecord(z.enum([...mergeFieldNames, 'variant']), z.string());

const PLACE = /\{\{([^{}]*)\}\}/g;
const PRODUCT = /^product:([a-z0-9-]+)$/;
const NUMBER = /^number:(.*)$/;

/** Known for every reader, or not at all. */
const codeFields = ['code', 'codeUntil'];
const CODE = /\{\{code(Until)?(\|[^{}]*)?\}\}/;

/** Whether a text says a code that is its reader's own. */
export const saysCode = (text: string): boolean => CODE.test(text);

/** What is wrong with the places of a text, or nothing. */
export function mergeFieldProblem(
  text: string,
  knows: (id: ProductId) => boolean,
  { hasCode = false }: { hasCode?: boolean } = {},
): string | undefined {
  for (const [written, inside = ''] of text.matchAll(PLACE)) {
    const product = PRODUCT.exec(inside)?.[1];
    if (product !== undefined) {
      if (!knows(product)) return `There is no product ${product}.`;
      continue;
    }
    const number = NUMBER.exec(inside)?.[1];
    if (number !== undefined) {
      if (!readNumber(number)) return `We draw no number ${number}: 7, or life-path-7.`;
      continue;
    }
    const [name = '', other] = inside.split('|');
    if (!isMergeField(name)) return `Nothing to fill ${written} with.`;
    if (codeFields.includes(name)) {
      if (!hasCode) return `There is no code to fill ${written} with.`;
      continue;
    }
    if (!other?.trim()) return `Please say what stands there where it is unknown: {{${name}|friend}}.`;
  }
  return undefined;
}

const isMergeField = (name: string): name is MergeFieldName =>
  mergeFieldNames.some((known) => known === name);

/** A text with what is known of its reader. `as` prepares a value for where it stands: in HTML it is escaped. */
export function fillMergeFields(
  text: string,
  places: MergeFields,
  as: (value: string) => string = (value) => value,
): string {
  return text.replace(PLACE, (written, inside: string) => {
    const [name = '', other = ''] = inside.split('|');
    return isMergeField(name) ? as(places[name] || other.trim()) : written;
  });
}
