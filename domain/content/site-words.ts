import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Switches } from '../../content/edition.ts';
import { type Away, answerTime, awayAt, type Holiday } from '../../content/holiday.ts';
import type { Content } from '../../content/make-content.ts';
import type { SessionKind } from '../../content/one-by-one.ts';
import type { Site } from '../../content/site.ts';
import type { CustomersWords } from '../../content/testimonials.ts';
import type { Truth } from '../../content/truth.ts';
import type { NextPlace } from '../../content/weeks.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { sessionKinds, shownTestimonials } from '../../db/schema/index.ts';
import { groupOf, isMailName, mailNames } from '../../emails/groups.ts';
import { textProblem } from '../../emails/letter-variables.ts';
import type { LetterOutline, LetterText, MailName } from '../../emails/mails.ts';
import { memberStates, taxSchemes } from '../../money/index.ts';
import { markdownProblem } from '../../shared/markdown-limits.ts';
import { deleteSetting, mergeSetting, readSetting, writeSetting } from '../settings.ts';
import { bumpContentVersion } from './queries.ts';

const TRUTH_SETTING = 'truth';

const said = z.object({
  openedAt: z.iso.datetime().optional(),
  figures: z.object({ soulsTotal: z.string().optional(), soulsThisYear: z.string().optional() }).optional(),
  badges: z.array(z.string()).optional(),
  mostOrdered: z.string().nullish(),
  whatsapp: z.string().optional(),
});

/** What the owner has confirmed about a live site, and since when it sells. */
export type Said = z.infer<typeof said>;

export const readConfirmedFacts = async (db: Db | Tx): Promise<Said> =>
  said.parse((await readSetting(db, TRUTH_SETTING)) ?? {});

export async function readTruth(db: Db, mailbox: string): Promise<Truth> {
  const { openedAt, figures = {}, badges = [], mostOrdered, whatsapp } = await readConfirmedFacts(db);
  return {
    isOpen: openedAt !== undefined,
    mailbox,
    figures,
    badges,
    mostOrdered: mostOrdered ?? undefined,
    whatsapp: whatsapp || undefined,
  };
}

/** Pages of all processes say it within seconds. Null takes an entry back. */
export async function saveConfirmedFacts(tx: Tx, change: Partial<Said>): Promise<void> {
  await mergeSetting(tx, TRUTH_SETTING, change);
  await bumpContentVersion(tx);
}

const SWITCHES = 'switches';

const switches = z.object({
  existingCustomers: z.boolean().optional(),
  sampleClaims: z.boolean().optional(),
  clock: z.enum(['12', '24']).optional(),
  answerHours: z.int().optional(),
  tax: z
    .object({
      scheme: z.enum(taxSchemes),
      country: z.enum(memberStates),
      vatNumber: z.string().optional(),
      unchecked: z.literal('charge').optional(),
      consultancy: z.boolean().optional(),
    })
    .optional(),
}) satisfies z.ZodType<Switches>;

/** What the owner has switched on or off. */
export const readSwitches = async (db: Db | Tx): Promise<Switches> =>
  switches.parse((await readSetting(db, SWITCHES)) ?? {});

/** In force in all processes within seconds; in this one once the content is read again. */
export async function saveSwitches(tx: Tx, change: Switches): Promise<void> {
  await mergeSetting(tx, SWITCHES, change);
  await bumpContentVersion(tx);
}

/** Puts the brand's own words into the {{places}} that a text keeps for them. A place nobody knows is a mistake of ours. */
export function fillBrand(text: string, site: Site, more: Record<string, string> = {}): string {
  const words = { ...brandData(site), ...more };
  return text.replace(/\{\{(\w+)\}\}(\.?)/g, (place, name: string, stop: string) => {
    const value = words[name];
    if (value === undefined) throw new Error(`Nothing to fill ${place} with`);
    // "… Lda." already ends the sentence.
    return value.endsWith('.') ? value : value + stop;
  });
}

const schools = {
  pythagorean: { school: 'Pythagorean', otherSchool: 'Chaldean' },
  chaldean: { school: 'Chaldean', otherSchool: 'Pythagorean' },
};

const brandData = (site: Site): Record<string, string | undefined> => ({
  brand: site.brand,
  guide: site.guide,
  contactEmail: site.contactEmail,
  ...schools[site.school],
  legalName: site.legalName || site.brand,
  legalAddress: site.legalAddress || 'whose postal address appears here before the shop opens',
  soulsTotal: site.figures.soulsTotal,
  soulsThisYear: site.figures.soulsThisYear,
  answerTime: answerTime(site),
});

/** What is written each time by hand has no words of ours to change. */
export const letterNames = mailNames.filter((name) => name !== 'custom');

export const isLetterKey = (key: string): key is MailName => isMailName(key) && key !== 'custom';

/** 'abandoned_cart_reminder' as one says it. */
export function letterTitle(key: string): string {
  const words = key.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const letterGroup = (key: string): string => (isMailName(key) ? groupOf(key) : '');

/** What is wrong with a letter as the office wants it, by field; a part is named by its place. */
export function letterProblem(
  { variables, blocks, hasSite }: LetterOutline,
  { subject = '', preview = '', blocks: arranged = [] }: LetterText,
): Record<string, string> | undefined {
  const problems: Record<string, string> = {};
  const check = (field: string, text: string, mayLink: boolean) => {
    const problem = markdownProblem(text) ?? textProblem(text, variables, { mayLink, hasSite });
    if (problem) problems[field] ??= problem;
  };
  check('subject', subject, false);
  check('preview', preview, false);
  const known = new Map(blocks.map((block) => [block.key, block]));
  for (const [at, { part, text, isOut }] of arranged.entries()) {
    const field = `blocks.${at}`;
    const block = part === undefined ? undefined : known.get(part);
    if (part !== undefined && !block) problems[field] ??= 'The letter has no such part any more.';
    if (isOut && block?.isNeeded)
      problems[field] ??= 'The letter is about this: it can be moved, not taken out.';
    if (text === undefined) continue;
    if (block && block.text === undefined) problems[field] ??= 'The letter writes this part itself.';
    check(field, text, block?.kind === undefined || block.kind === 'paragraph' || block.kind === 'aside');
  }
  return Object.keys(problems).length > 0 ? problems : undefined;
}

const HOLIDAY_SETTING = 'holiday';

const holiday = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  begins: z.iso.datetime(),
  ends: z.iso.datetime(),
  note: z.string(),
});

export async function readHoliday(db: Db | Tx): Promise<Holiday | undefined> {
  const value = await readSetting(db, HOLIDAY_SETTING);
  return value === undefined ? undefined : holiday.parse(value);
}

/** What pages have to know of it now, and when they have to look again. */
export async function readAway(db: Db, now: Date): Promise<{ away?: Away; nextAt?: Date }> {
  const planned = await readHoliday(db);
  return planned ? awayAt(planned, now) : {};
}

/** Pages of all processes say it within seconds. */
export async function writeHoliday(tx: Tx, planned: Holiday | undefined): Promise<void> {
  if (planned) await writeSetting(tx, HOLIDAY_SETTING, planned);
  else await deleteSetting(tx, HOLIDAY_SETTING);
  await bumpContentVersion(tx);
}

const PLACES_SETTING = 'next_places';

const nextPlaces = z.record(
  z.string(),
  z.union([
    z.object({ week: z.iso.date(), begins: z.iso.datetime() }),
    z.object({ week: z.undefined().optional() }).transform(() => ({})),
  ]),
);

/** Limited products without a place in the current week, and when the first of their weeks begins. */
export async function readNextFreePlaces(
  db: Db,
  now: Date,
): Promise<{ places: Record<string, NextPlace>; nextAt?: Date }> {
  const places: Record<string, NextPlace> = {};
  let nextAt: Date | undefined;
  for (const [id, next] of Object.entries(nextPlaces.parse((await readSetting(db, PLACES_SETTING)) ?? {}))) {
    if (!('begins' in next)) places[id] = {};
    else if (new Date(next.begins) > now) {
      places[id] = next;
      const begins = new Date(next.begins);
      if (!nextAt || begins < nextAt) nextAt = begins;
    }
  }
  return { places, nextAt };
}

/** From the shop, which counts them. Answers whether that is new to the pages. */
export async function writeNextFreePlaces(tx: Tx, places: Record<string, NextPlace>): Promise<boolean> {
  const before = nextPlaces.parse((await readSetting(tx, PLACES_SETTING)) ?? {});
  if (isDeepStrictEqual(before, places)) return false;
  await writeSetting(tx, PLACES_SETTING, places);
  await bumpContentVersion(tx);
  return true;
}

/** What pages and letters say of the kinds of sessions: their practice changes them, and bumps the version of the content. */
export async function listSessionKinds(db: Db): Promise<SessionKind[]> {
  const { name, title, minutes, people, priceCents, position } = sessionKinds;
  return db.select({ name, title, minutes, people, priceCents }).from(sessionKinds).orderBy(position, name);
}

/** What customers wrote and the owner approved: support changes it, and bumps the version of the content. */
export async function listCustomersWords(db: Db): Promise<CustomersWords[]> {
  const rows = await db
    .select()
    .from(shownTestimonials)
    .orderBy(shownTestimonials.shownAt, shownTestimonials.id);
  return rows.map(({ id, productId: product, rating, photoKey, shownAt: _, ...words }) => ({
    ...{ id, product, sample: false as const, ...words },
    ...(rating !== null && { rating }),
    ...(photoKey && { photo: `/${photoKey}` }),
  }));
}

/** What follows from the content alone is put together once for each edition; nobody may change what it returns. */
export function oncePerEdition<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const made = new WeakMap<Content, { value: Made }>();
  return (content) => {
    const found = made.get(content);
    if (found) return found.value;
    const value = make(content);
    made.set(content, { value });
    return value;
  };
}
