import { count, desc, gt } from 'drizzle-orm';
import { z } from 'zod';
import { findProduct } from '../../content/catalogue.ts';
import { type Brand, inventedFields, isInvented } from '../../content/site.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/index.ts';
import { DAY } from '../../shared/durations.ts';
import { noFields, ticked } from '../../shared/fields.ts';
import { listContent, readConfirmedFacts, type Said, saveConfirmedFacts } from '../content/index.ts';
import { DomainError, notFound } from '../errors.ts';
import { formVerb } from '../form-verb.ts';
import { type Actor, allowOwner, ownerOnly, ownerVerb } from '../identity/index.ts';
import { changeBookingRules, readPracticeRules } from '../practice/index.ts';
import type { Services } from '../services.ts';
import { mergeSetting, readSetting } from '../settings.ts';
import { hasProviderNotice } from '../shop/index.ts';
import { listBackups } from './backups.ts';
import { brandRules, readOwnBrand, saveBrand } from './settings/brand.ts';
import { listStaff } from './settings/queries.ts';

const { brand, guide, legalName, legalAddress, taxId, contactEmail, timeZone } = brandRules.shape;
const identity = z.object({
  brand,
  guide,
  legalName,
  legalAddress,
  contactEmail,
  timeZone,
  // A field that is switched off is not sent.
  taxId: taxId.default(''),
  noTaxId: ticked,
});

/** Who sells here, for receipts, letters and the legal pages. What the sample business made up is not taken. */
export const saveIdentity = formVerb(
  identity,
  async (services, { actor, noTaxId, ...typed }, refuse) => {
    const said = noTaxId ? { ...typed, taxId: '' } : typed;
    if (!said.taxId && !noTaxId) throw refuse({ taxId: 'Please give it, or say that you have none.' });
    const sample = inventedFields.find((field) => isInvented(field, said[field]));
    if (sample) throw refuse({ [sample]: 'This is the sample’s. Please give your own.' });
    await saveBrand(services, { actor, fields: said });
  },
  allowOwner,
);

const number = z
  .string()
  .transform((typed) => typed.replaceAll(/[\s()./-]/g, ''))
  .pipe(
    z.union(
      [z.literal(''), z.string().regex(/^\+[1-9]\d{6,14}$/)],
      'Please begin with + and the country code.',
    ),
  );

const saveNumber = ownerVerb<{ whatsapp: string }, void>(
  'setup.ways_saved',
  async (_services, tx, { whatsapp }) => {
    await saveConfirmedFacts(tx, { whatsapp });
    return {
      about: { kind: 'settings', id: 'ways' },
      after: { hasWhatsApp: whatsapp !== '' },
      answer: undefined,
    };
  },
);

/** Both are optional: without a number no product promises WhatsApp, without a link each session is given its own. */
export const saveContactWays = formVerb(
  z.object({ whatsapp: number, meetingLink: z.string().trim() }),
  async (services, { actor, whatsapp, meetingLink }) => {
    const { rules } = await readPracticeRules(services, { actor });
    if ((rules.meetingLink ?? '') !== meetingLink)
      await changeBookingRules(services, { actor, ...rules, meetingLink: meetingLink || undefined });
    await saveNumber(services, { actor, whatsapp });
    await services.content.refresh();
  },
  allowOwner,
);

const QUARTER_MS = 91 * DAY;
/** One or two orders are no custom yet. */
const FEWEST = 5;

const figure = z
  .string()
  .trim()
  .max(12, 'At most 12 characters.')
  .regex(/^(\d[\d.,\s]*\+?)?$/, 'Please give a figure such as 840 or 1,200+.')
  .transform((typed) => typed || undefined);
const claims = z.object({
  soulsTotal: figure,
  soulsThisYear: figure,
  badges: z.array(z.string()),
  isTrue: ticked,
});

const storeClaims = ownerVerb<Omit<z.output<typeof claims>, 'isTrue'>, void>(
  'setup.claims_saved',
  async (_services, tx, { soulsTotal, soulsThisYear, badges }) => {
    const { figures: before } = await readConfirmedFacts(tx);
    const figures = { soulsTotal, soulsThisYear };
    await saveConfirmedFacts(tx, { figures, badges });
    return {
      about: { kind: 'settings', id: 'claims' },
      before,
      after: { ...figures, badges: badges.join(', ') },
      answer: undefined,
    };
  },
);

/** What is left empty or unticked appears on no page. Claiming nothing is an answer, too. */
export const saveClaims = formVerb(
  claims,
  async (services, { isTrue, ...said }, refuse) => {
    const claimsSomething = said.soulsTotal ?? said.soulsThisYear ?? said.badges[0];
    if (claimsSomething && !isTrue)
      throw refuse({ isTrue: 'Please confirm that it is true, or take it out.' });
    await storeClaims(services, said);
    await services.content.refresh();
  },
  allowOwner,
);

/** The badge that needs nobody's word: the product most people ordered in the last quarter, where there is one. */
export async function refreshMostOrdered({ db, clock, content }: Services): Promise<void> {
  const since = new Date(clock.now().getTime() - QUARTER_MS);
  const [first, second] = await countOrdersByProduct(db, since);
  const leads = first && first.count >= FEWEST && first.count > (second?.count ?? 0);
  const mostOrdered =
    leads && findProduct(content.current().catalogue, first.productId) ? first.productId : null;
  const changed = await db.transaction(async (tx) => {
    if (((await readConfirmedFacts(tx)).mostOrdered ?? null) === mostOrdered) return false;
    await saveConfirmedFacts(tx, { mostOrdered });
    return true;
  });
  if (changed) await content.refresh();
}

async function countOrdersByProduct(db: Db, since: Date): Promise<{ productId: string; count: number }[]> {
  return db
    .select({ productId: orders.productId, count: count() })
    .from(orders)
    .where(gt(orders.paidAt, since))
    .groupBy(orders.productId)
    .orderBy(desc(count()))
    .limit(2);
}

const SETTING = 'setup';

const trials = z.object({
  mail: z
    .object({ codeHash: z.string(), sentAt: z.string(), to: z.string(), provenAt: z.string().optional() })
    .optional(),
  payments: z
    .object({ askedAt: z.string(), checkoutId: z.string().optional(), problem: z.string().optional() })
    .optional(),
  helplines: z.object({ checkedAt: z.string() }).optional(),
});
type Trials = z.infer<typeof trials>;

export const readTrials = async (db: Db | Tx): Promise<Trials> =>
  trials.parse((await readSetting(db, SETTING)) ?? {});

export const saveTrial = (tx: Tx, change: Trials): Promise<void> => mergeSetting(tx, SETTING, change);

const lineWords = {
  identity: 'Your legal name and address',
  tax: 'Your tax number, or that you have none',
  contact: 'An address that customers can write to',
  mail: 'A letter that arrives',
  payments: 'Payments, from end to end',
  'two-factor': 'A second step at your sign-in',
  ways: 'WhatsApp number and meeting link',
  claims: 'Figures and badges',
  backup: 'A first backup',
  helplines: 'Helplines, checked',
  person: 'The person behind it: name, training, how you work',
};
export type LineId = keyof typeof lineWords;
export type SetUpLine = { id: LineId; title: string; isRequired: boolean; isDone: boolean };

const YEAR_MS = 365 * DAY;

/** Numbers change: what was checked a year ago is asked for again. */
export const isFresh = (checkedAt: string | undefined, now: Date): boolean =>
  checkedAt !== undefined && now.getTime() - Date.parse(checkedAt) < YEAR_MS;

const lineIds = Object.keys(lineWords).filter((id): id is LineId => Object.hasOwn(lineWords, id));

/** For Today: what is still to be done before the shop may open, or would still do it good. */
export async function readOpenLines(
  db: Db,
  now: Date,
): Promise<{ isOpen: boolean; isFresh: boolean; open: SetUpLine[] }> {
  const [lines, said] = await Promise.all([readLines(db, now), readConfirmedFacts(db)]);
  return {
    isOpen: isOpened(said),
    isFresh: lines.every(({ isRequired, isDone }) => !isRequired || !isDone),
    open: lines.filter(({ isDone }) => !isDone),
  };
}

const required: readonly LineId[] = ['identity', 'tax', 'contact', 'mail', 'payments', 'two-factor'];

/** Each line of the checklist as the facts are now: nothing is ticked by hand. */
async function readLines(db: Db | Tx, now: Date): Promise<SetUpLine[]> {
  // One after another: a transaction has one connection.
  const brand = await readOwnBrand(db);
  const said = await readConfirmedFacts(db);
  const { mail, payments, helplines } = await readTrials(db);
  const staff = await listStaff(db);
  const backups = await listBackups(db);
  const owners = staff.filter(({ role }) => role === 'owner');
  const done: Record<LineId, boolean> = {
    ...identityOf(brand),
    mail: mail?.provenAt !== undefined,
    payments: payments?.checkoutId !== undefined && (await hasProviderNotice(db, payments.checkoutId)),
    'two-factor': owners.length > 0 && owners.every(({ twoFactorEnabled }) => twoFactorEnabled),
    ways: said.whatsapp !== undefined,
    claims: said.figures !== undefined,
    backup: backups.length > 0,
    helplines: isFresh(helplines?.checkedAt, now),
    person: hasPerson(brand),
  };
  return lineIds.map((id) => ({
    id,
    title: lineWords[id],
    isRequired: required.includes(id),
    isDone: done[id],
  }));
}

/** Strangers buy of somebody. What she learnt is hers to say, or not: it holds nothing up. */
const hasPerson = ({ practitioner, training, making }: Partial<Brand>): boolean =>
  Boolean(practitioner && training && making);

function identityOf({ legalName, legalAddress, taxId, contactEmail }: Partial<Brand>) {
  return {
    identity: !isInvented('legalName', legalName) && !isInvented('legalAddress', legalAddress),
    tax: !isInvented('taxId', taxId),
    contact: !isInvented('contactEmail', contactEmail),
  };
}

const isOpened = ({ openedAt }: Said): boolean => openedAt !== undefined;

export type SetUp = Awaited<ReturnType<typeof readSetUp>>;

/** Everything the set-up page shows. A demo is open from its first minute and has no such page. */
export async function readSetUp(services: Services, { actor }: { actor: Actor }) {
  ownerOnly(actor);
  const { db, clock, config, content, mail, payments } = services;
  if (config.mode === 'demo') throw notFound('Page');
  const [lines, said, trials, own, practice, backups, products, quotes] = await Promise.all([
    readLines(db, clock.now()),
    readConfirmedFacts(db),
    readTrials(db),
    readOwnBrand(db),
    readPracticeRules(services, { actor }),
    listBackups(db),
    listContent(services, { actor, kind: 'product' }),
    listContent(services, { actor, kind: 'testimonial' }),
  ]);
  const { site, catalogue } = content.current();
  const { brand, guide, legalName, legalAddress, taxId, contactEmail, timeZone } = site;
  return {
    isOpen: isOpened(said),
    openedAt: said.openedAt,
    lines,
    identity: { brand, guide, legalName, legalAddress, taxId, contactEmail, timeZone },
    hasNoTaxNumber: own.taxId === '',
    ways: { whatsapp: said.whatsapp ?? '', meetingLink: practice.rules.meetingLink ?? '' },
    claims: {
      figures: said.figures ?? {},
      badges: products
        .filter(({ body }) => body.badge ?? body.popular)
        .map(({ key, title, body }) => ({
          id: key,
          product: title,
          badge: body.badge ?? 'Most Popular',
          isConfirmed: said.badges?.some((id) => id === key) ?? false,
        })),
      mostOrdered: findProduct(catalogue, said.mostOrdered ?? '')?.name,
      realQuotes: quotes.filter(({ body, state }) => !body.sample && state === 'changed').length,
    },
    mail: {
      by: mail.destination,
      sentTo: trials.mail?.to,
      sentAt: trials.mail?.sentAt,
      provenAt: trials.mail?.provenAt,
    },
    payments: {
      by: payments.name,
      askedAt: trials.payments?.askedAt,
      problem: trials.payments?.problem,
      isWaiting: trials.payments?.checkoutId !== undefined,
      noticeUrl: `${config.appUrl}/webhooks/payments`,
    },
    lastBackup: backups[0]?.madeAt.toISOString(),
    helplines: { checkedAt: trials.helplines?.checkedAt, asOf: oldestOf(content.current().helplines) },
  };
}

/** The month in which all numbers are known to have been right. */
const oldestOf = (helplines: readonly { asOf: string }[]): string =>
  helplines.map(({ asOf }) => asOf).sort()[0] ?? '';

const open = ownerVerb<object, void>('setup.shop_opened', async ({ clock }, tx) => {
  if (isOpened(await readConfirmedFacts(tx))) return { unchanged: true, answer: undefined };
  const missing = (await readLines(tx, clock.now())).filter(
    ({ isRequired, isDone }) => isRequired && !isDone,
  );
  if (missing.length > 0) {
    const list = missing.map(({ title }) => title).join('; ');
    throw new DomainError('conflict', `Before the shop can open: ${list}.`);
  }
  await saveConfirmedFacts(tx, { openedAt: clock.now().toISOString() });
  return { about: { kind: 'settings', id: 'shop' }, answer: undefined };
});

/** From now on the shop sells. What is changed later, such as a second owner, does not close it again. */
export const openShop = formVerb(
  noFields,
  async (services, { actor }) => {
    await open(services, { actor });
    await services.content.refresh();
  },
  allowOwner,
);

/** She has compared the helplines of her countries with their operators' pages. Asked again after a year. */
export const markHelplinesChecked = ownerVerb('setup.helplines_checked', noFields, async ({ clock }, tx) => {
  const checkedAt = clock.now().toISOString();
  await saveTrial(tx, { helplines: { checkedAt } });
  return { about: { kind: 'settings', id: 'helplines' }, after: { checkedAt }, answer: undefined };
});
